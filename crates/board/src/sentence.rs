//! Sentences with the names of those who sit at the table.

use std::fmt::Write as _;

use game::{MAX_SEATS, Seat};
use maud::{Escaper, Markup, PreEscaped};

use crate::Scene;

/// Stands for the name of the first seat in a sentence that has no names yet; the other seats follow.
const FIRST: char = '\u{E000}';

/// What stands for the name of each seat.
pub(crate) fn marks() -> Vec<String> {
    (0..MAX_SEATS as u32)
        .filter_map(|seat| char::from_u32(FIRST as u32 + seat))
        .map(String::from)
        .collect()
}

/// A sentence without names, and the names in it, underlined in the colour of their seat if so wished.
pub fn sentence(marked: &str, scene: &Scene<'_>, underlined: bool) -> Markup {
    let mut out = String::with_capacity(marked.len() + 64);
    let mut rest = marked;
    while let Some((at, seat)) = next_mark(rest) {
        escape(&mut out, &rest[..at]);
        let name = scene.name(seat);
        if underlined {
            let _ = write!(out, "<b class=\"who-name c{}\">", seat.number());
            escape(&mut out, name);
            out.push_str("</b>");
        } else {
            escape(&mut out, name);
        }
        rest = &rest[at + FIRST.len_utf8()..];
    }
    escape(&mut out, rest);
    PreEscaped(out)
}

fn next_mark(text: &str) -> Option<(usize, Seat)> {
    text.char_indices().find_map(|(at, char)| {
        let seat = (char as u32).checked_sub(FIRST as u32)?;
        (seat < MAX_SEATS as u32).then(|| (at, Seat::new(seat as u8)))
    })
}

fn escape(out: &mut String, text: &str) {
    let _ = Escaper::new(out).write_str(text);
}

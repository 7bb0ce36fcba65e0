//! Sentences with the names of the players.

use game::{MAX_SEATS, Seat};
use maud::{Markup, PreEscaped, Render as _, html};

use crate::Scene;
use crate::pieces::seat_class;

/// Stands for the name of the first seat in a sentence without names; the marks of the other seats follow it.
const FIRST: char = '\u{E000}';
/// The first byte of all such marks.
const FIRST_BYTE: u8 = 0xEE;

pub(crate) fn marks() -> Vec<String> {
    (0..MAX_SEATS as u32)
        .filter_map(|seat| char::from_u32(FIRST as u32 + seat))
        .map(String::from)
        .collect()
}

/// Puts the names of the players in place of the marks of a sentence in markup; underlined in the colour of their seat
/// if asked.
pub(crate) fn sentence(marked: &str, scene: &Scene<'_>, underlined: bool) -> Markup {
    let mut out = String::with_capacity(marked.len() + 128);
    let mut rest = marked;
    while let Some((at, seat)) = next_mark(rest) {
        out.push_str(&rest[..at]);
        let name = scene.name(seat);
        if underlined {
            html! { b class={ "who-name " (seat_class(seat)) } { (name) } }.render_to(&mut out);
        } else {
            name.render_to(&mut out);
        }
        rest = &rest[at + FIRST.len_utf8()..];
    }
    out.push_str(rest);
    PreEscaped(out)
}

fn next_mark(text: &str) -> Option<(usize, Seat)> {
    memchr::memchr_iter(FIRST_BYTE, text.as_bytes()).find_map(|at| {
        let seat = (text[at..].chars().next()? as u32).checked_sub(FIRST as u32)?;
        (seat < MAX_SEATS as u32).then(|| (at, Seat::new(seat as u8)))
    })
}

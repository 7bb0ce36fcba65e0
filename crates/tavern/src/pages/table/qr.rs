//! A link as a picture that a telephone can read.

use std::collections::VecDeque;
use std::fmt::Write as _;
use std::sync::{Arc, Mutex};

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

use crate::lock::lock;

/// Our links are never longer, in bytes. A longer one has a strange host name, and would take long to draw.
const LONGEST: usize = 300;
/// How many codes are kept: everybody at a table is shown the same one.
const KEPT: usize = 64;

static CODES: Mutex<VecDeque<Arc<Code>>> = Mutex::new(VecDeque::new());

struct Code {
    link: String,
    width: usize,
    path: String,
}

/// Empty if the link is too long for a QR code.
pub(crate) fn qr(link: &str, label: &str) -> Markup {
    let Some(code) = code(link) else { return Markup::default() };
    let width = code.width;
    html! {
        svg class="qr" role="img" aria-label=(label) viewBox={ "0 0 " (width) " " (width) } shape-rendering="crispEdges" {
            path fill="currentColor" d=(code.path) {}
        }
    }
}

/// The code of a link, drawn once for everybody who is shown it.
fn code(link: &str) -> Option<Arc<Code>> {
    if link.len() > LONGEST {
        return None;
    }
    let codes = || lock(&CODES);
    if let Some(code) = codes().iter().find(|code| code.link == link) {
        return Some(Arc::clone(code));
    }
    let drawn = QrCode::with_error_correction_level(link, EcLevel::M).ok()?;
    let width = drawn.width();
    let path = path(&drawn.to_colors(), width);
    let code = Arc::new(Code { link: link.to_owned(), width, path });
    let mut codes = codes();
    if codes.len() >= KEPT {
        codes.pop_front();
    }
    codes.push_back(Arc::clone(&code));
    Some(code)
}

/// A rectangle for every run of dark cells in a row.
fn path(cells: &[Color], width: usize) -> String {
    let mut path = String::new();
    for (y, row) in cells.chunks(width).enumerate() {
        let mut x = 0;
        while x < width {
            let run = row[x..].iter().take_while(|cell| **cell == Color::Dark).count();
            if run > 0 {
                let _ = write!(path, "M{x} {y}h{run}v1h-{run}z");
            }
            x += run.max(1);
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_drawn_once_and_one_that_is_too_long_not_at_all() {
        let link = "https://tavern.example/table/once";
        assert!(Arc::ptr_eq(&code(link).unwrap(), &code(link).unwrap()));
        assert!(code(&"x".repeat(LONGEST + 1)).is_none());
    }

    #[test]
    fn dark_cells_in_a_row_are_one_rectangle() {
        use Color::{Dark as D, Light as L};
        assert_eq!(path(&[D, D, L, L, D, L, D, D, D], 3), "M0 0h2v1h-2zM1 1h1v1h-1zM0 2h3v1h-3z");
    }
}

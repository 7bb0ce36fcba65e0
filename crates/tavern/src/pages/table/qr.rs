//! A link as a picture that a telephone can read.

use std::fmt::Write as _;

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

/// The link as a QR code; nothing if it is too long for one.
pub fn qr(link: &str, label: &str) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(link, EcLevel::M) else {
        return Markup::default();
    };
    let width = code.width();
    html! {
        svg class="qr" role="img" aria-label=(label) viewBox={ "0 0 " (width) " " (width) } shape-rendering="crispEdges" {
            path fill="currentColor" d=(path(&code.to_colors(), width)) {}
        }
    }
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
    fn dark_cells_in_a_row_are_one_rectangle() {
        use Color::{Dark as D, Light as L};
        assert_eq!(path(&[D, D, L, L, D, L, D, D, D], 3), "M0 0h2v1h-2zM1 1h1v1h-1zM0 2h3v1h-3z");
    }
}

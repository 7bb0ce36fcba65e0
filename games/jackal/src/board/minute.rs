//! The goal and one minute of rules, in pictures.

use board::pieces::figures;
use board::{MinutePart, Scene};
use maud::Markup;

pub(super) fn minute(part: MinutePart, scene: &Scene<'_>) -> Markup {
    let drawn: &[(&str, &str)] = match part {
        MinutePart::Goal => &[("pawn-0", ""), ("chest-3", ""), ("coin", "")],
        MinutePart::Turn => &[("horizontal", "1"), ("rising", "2"), ("horse", "3")],
        MinutePart::End => &[("compass", "10")],
        MinutePart::Points => &[("chest-3", "3, 2, 1"), ("chest-2", "2, 1"), ("chest-1", "1")],
    };
    figures(scene, drawn)
}

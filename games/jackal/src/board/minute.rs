//! The goal and one minute of rules, in pictures.

use board::pieces::figures;
use board::{MinutePart, Scene};
use maud::Markup;

pub(super) fn minute(part: MinutePart, scene: &Scene<'_>) -> Markup {
    let drawn: &[(&str, &str)] = match part {
        MinutePart::Goal => &[("pawn-0", ""), ("chest-3", ""), ("coin", "")],
        MinutePart::Turn => &[("horizontal", ""), ("rising", ""), ("horse", ""), ("chest-3", "")],
        MinutePart::End => &[("compass", "10")],
        MinutePart::Points => {
            &[("chest-3", ""), ("pawn-0", "+3"), ("pawn-1", "+2"), ("pawn-2", "+1")]
        }
    };
    figures(scene, drawn)
}

//! The goal and one minute of rules, in pictures.

use board::pieces::figures;
use board::{MinutePart, Scene};
use maud::Markup;

pub(super) fn minute(part: MinutePart, scene: &Scene<'_>) -> Markup {
    let drawn: &[(&str, &str)] = match part {
        MinutePart::Goal | MinutePart::Points => &[("player", "+1")],
        MinutePart::Turn => &[("player", "7"), ("player", "12")],
        MinutePart::End => &[("player", "3")],
    };
    figures(scene, drawn)
}

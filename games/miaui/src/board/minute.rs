//! The goal and one minute of rules, in pictures.

use board::pieces::figures;
use board::{MinutePart, Scene};
use maud::Markup;

pub(super) fn minute(part: MinutePart, scene: &Scene<'_>) -> Markup {
    let drawn: &[(&str, &str)] = match part {
        MinutePart::Goal => &[("tuna", "15"), ("tiger-fish", "9"), ("catfish", "5")],
        MinutePart::Turn => &[("dive-front", "12"), ("dive-front", "7"), ("dive-front", "1")],
        MinutePart::End => &[("dive-back", "12")],
        MinutePart::Points => &[("tuna", "10–15"), ("jellyfish", "−10"), ("gull", "×")],
    };
    figures(scene, drawn)
}

//! The goal and one minute of rules, in pictures.

use board::pieces::figures;
use board::{MinutePart, Scene};
use maud::Markup;

pub(super) fn minute(part: MinutePart, scene: &Scene<'_>) -> Markup {
    let drawn: &[(&str, &str)] = match part {
        MinutePart::Goal => &[("face-blue", ""), ("face-blue", ""), ("face-blue", "+8")],
        MinutePart::Turn => &[("t-orange", ""), ("turn", ""), ("w-green", "")],
        MinutePart::End => &[("vesh", "5")],
        MinutePart::Points => {
            &[("face-red", "3 = 8"), ("face-red", "5 = 15"), ("rat", "−1"), ("room-moon", "−5")]
        }
    };
    figures(scene, drawn)
}

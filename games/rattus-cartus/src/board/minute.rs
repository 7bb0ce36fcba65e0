//! The goal and one minute of rules, in pictures.

use board::pieces::figures;
use board::{MinutePart, Scene};
use maud::Markup;

pub(super) fn minute(part: MinutePart, scene: &Scene<'_>) -> Markup {
    let drawn: &[(&str, &str)] = match part {
        MinutePart::Goal => &[("heir", ""), ("p-nobility", "10"), ("rat", "≤"), ("nun", "")],
        MinutePart::Turn => {
            &[("b-farm", ""), ("p-peasantry", "+1"), ("p-magic", "+1"), ("rat", "+1")]
        }
        MinutePart::End => &[("rat", "≤"), ("nun", "")],
        MinutePart::Points => &[("e-peasantry", "10, 5, 2"), ("gold", "6, 3"), ("vp", "1")],
    };
    figures(scene, drawn)
}

//! The goal and one minute of rules, in pictures.

use board::MinutePart;
use board::Scene;
use board::pieces::figures;
use maud::Markup;

pub(super) fn minute(part: MinutePart, scene: &Scene<'_>) -> Markup {
    let drawn: &[(&str, &str)] = match part {
        MinutePart::Goal => &[("fries", "2"), ("ketchup", "+5"), ("chest", "7")],
        MinutePart::Turn => &[("cat", ""), ("rat", ""), ("ship-cat", "")],
        MinutePart::End => &[("ship-bird", ""), ("can", "0")],
        MinutePart::Points => {
            &[("burger", "7 + 3"), ("milkshake", ""), ("can", "14"), ("opener", "+2")]
        }
    };
    figures(scene, drawn)
}

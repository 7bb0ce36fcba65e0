//! The score sheet: which fish brought which points (E1).

use board::Scene;
use board::pieces::{art, number};
use game::Seat;
use maud::{Markup, Render as _, html};

use super::cards::kind_name;
use crate::view::SeenPile;
use crate::{Catch, View};

/// The species in the order of their worth, each by any card of it.
const SPECIES: [Catch; 5] = [
    Catch::Catfish(0),
    Catch::TigerFish(0),
    Catch::Tuna(0),
    Catch::Anglerfish(0),
    Catch::Jellyfish(0),
];

pub(super) fn score_rows(view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let cards: &[Catch] = match &view.piles[seat] {
        SeenPile::Known(cards) => cards,
        SeenPile::Top { .. } => &[],
    };
    html! {
        @for species in SPECIES { (row(species, cards, scene)) }
        @if cards.is_empty() {
            tr { th scope="row" colspan="2" { (scene.text("board-no-catch")) } td class="num" { "0" } }
        }
    }
}

fn row(species: Catch, cards: &[Catch], scene: &Scene<'_>) -> Markup {
    let of_it = cards.iter().filter(|card| card.species() == species.species());
    let values: Vec<i32> = of_it.map(|card| card.value().into()).collect();
    if values.is_empty() {
        return Markup::default();
    }
    let sum = values.iter().sum();
    html! {
        tr {
            th scope="row" { span { (art(scene, species.species(), "fish")) (scene.text(kind_name(species))) } }
            td { (terms(&values)) }
            td class="num" { (number(sum)) }
        }
    }
}

/// `2 + 4`, or `−10 − 15`. A sign stays with its number where the line breaks.
fn terms(values: &[i32]) -> String {
    let mut out = String::new();
    for (i, value) in values.iter().enumerate() {
        match (i, *value < 0) {
            (0, _) => number(*value).render_to(&mut out),
            (_, true) => out.push_str(&format!(" −\u{a0}{}", value.unsigned_abs())),
            (_, false) => out.push_str(&format!(" +\u{a0}{value}")),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_stays_with_its_number() {
        assert_eq!(terms(&[-10, -15, 2]), "−10 −\u{a0}15 +\u{a0}2");
    }
}

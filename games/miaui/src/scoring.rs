//! The end: what a pile is worth (E1).

use game::{Arg, Phrase, ScoreSheet};

use crate::catching::Pile;
use crate::components::Catch;

/// E1: the sum of the values in a pile.
pub fn points(pile: &Pile) -> i32 {
    pile.cards().iter().map(|card| i32::from(card.value())).sum()
}

/// Where the points come from: a line for every species in the pile.
pub fn sheet(pile: &Pile) -> ScoreSheet {
    let mut sheet = ScoreSheet::default();
    for (species, reason) in [
        ("catfish", Phrase::new("score-catfish")),
        ("tiger-fish", Phrase::new("score-tiger-fish")),
        ("tuna", Phrase::new("score-tuna")),
        ("anglerfish", Phrase::new("score-anglerfish")),
        ("jellyfish", Phrase::new("score-jellyfish")),
    ] {
        let cards: Vec<Catch> =
            pile.cards().iter().copied().filter(|card| card.species() == species).collect();
        if cards.is_empty() {
            continue;
        }
        let values: Vec<Arg> = cards.iter().map(|card| Arg::from(card.value())).collect();
        let sum = cards.iter().map(|card| i32::from(card.value())).sum();
        sheet.add(reason.with("count", cards.len()).with("values", values), sum);
    }
    sheet
}

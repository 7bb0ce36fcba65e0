//! What lies in the box, as it is drawn.

use board::Part;

use super::cards::picture;
use crate::chart::N_ISLANDS;
use crate::components::{CARDS, COINS, Card, N_CARDS};

pub(super) fn parts() -> Vec<Part> {
    let arrows = CARDS.iter().filter(|(card, _)| card.is_mover() && *card != Card::Horse);
    let arrows: u8 = arrows.map(|(_, copies)| copies).sum();
    let others = CARDS.iter().filter(|(card, _)| !card.is_mover() || *card == Card::Horse);
    let others = others.map(|(card, copies)| Part::counted(picture(*card), *copies));
    let mut parts =
        vec![Part::counted("card-back", N_CARDS), Part::counted(picture(Card::Orthogonal), arrows)];
    parts.extend(others);
    parts.extend([
        Part::counted("compass", N_ISLANDS),
        Part::printed("flag-white"),
        Part::printed("chest-3"),
        Part::printed("trap"),
        Part::printed("robber"),
        Part::counted("coin", COINS),
        Part::counted("pennant", 1_u8),
        Part::printed("tortuga"),
    ]);
    parts
}

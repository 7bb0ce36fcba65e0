//! The table as lines of text.

use game::Phrase;

use crate::components::HAND;
use crate::event::list;
use crate::view::{SeenHand, View};

pub(crate) fn lines(view: &View) -> Vec<Phrase> {
    let round = view.played.len() / view.hands.values().len() + 1;
    let round = round.min(usize::from(HAND));
    let mut lines = vec![Phrase::new("sketch-round").with("round", round).with("rounds", HAND)];
    for (seat, points) in view.points.iter() {
        lines.push(Phrase::new("sketch-points").with("seat", seat).with("points", *points));
    }
    for (seat, hand) in view.hands.iter() {
        if let (true, SeenHand::Known(cards)) = (view.viewer.is(seat), hand) {
            lines.push(Phrase::new("sketch-hand").with("cards", list(cards)));
        }
    }
    lines
}

//! What is to be decided or being waited for, and by whom.

use board::Scene;
use game::{Phrase, Seat};
use maud::Markup;

use crate::phase::{Berth, CardLook};
use crate::{Action, Phase, Space, View};

pub(super) const fn deciding(view: &View) -> Option<Seat> {
    match view.phase {
        Phase::Bidding(lot) => Some(lot.to_bid),
        Phase::Paying(sale) => Some(sale.winner),
        Phase::Taking(voyage) | Phase::TakingMore(voyage) => Some(voyage.seat),
        Phase::Looking(CardLook { turned: Some(_), .. }) | Phase::Underway { .. } | Phase::Over => {
            None
        }
        _ => Some(view.turn),
    }
}

pub(super) fn prompt(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let phrase = match view.phase {
        Phase::Over => Phrase::new("board-over"),
        Phase::Underway { ship } => Phrase::new("board-underway").with("ship", ship),
        Phase::Looking(CardLook { turned: Some(card), ship, .. }) if card == ship => {
            Phrase::new("board-turned-fits").with("card", card)
        }
        Phase::Looking(CardLook { turned: Some(card), .. }) => {
            Phrase::new("board-turned").with("card", card)
        }
        _ if legal.is_empty() => waits(view),
        _ => decide(view, legal),
    };
    scene.say(&phrase)
}

fn decide(view: &View, legal: &[Action]) -> Phrase {
    match view.phase {
        Phase::Bidding(lot) => {
            let clan = view.bar[usize::from(lot.stool)].clan;
            Phrase::new("board-do-bid").with("clan", clan).with("bid", lot.bid)
        }
        Phase::Paying(sale) => Phrase::new("board-do-pay").with("left", sale.left),
        Phase::Taking(voyage) => {
            let id = if legal.contains(&Action::Stay) {
                "board-do-take-or-stay"
            } else {
                "board-do-take"
            };
            Phrase::new(id).with("ship", voyage.ship)
        }
        Phase::Again(Berth::Aboard { space: Space::Captain, ship }) => {
            Phrase::new("board-do-sail").with("ship", ship)
        }
        Phase::Looking(look) => Phrase::new("board-do-look").with("ship", look.ship),
        phase => Phrase::new(match phase {
            Phase::Picking => "board-do-clan",
            Phase::Opening => "board-do-open",
            Phase::SecondCard => "board-do-second",
            Phase::Discarding => "board-do-discard",
            Phase::TakingMore(_) => "board-do-more",
            Phase::Again(_) => "board-do-again",
            _ => "board-do-turn",
        }),
    }
}

fn waits(view: &View) -> Phrase {
    let id = match view.phase {
        Phase::Picking => "board-waits-clan",
        Phase::Opening => "board-waits-open",
        Phase::Bidding(_) => "board-waits-bid",
        Phase::Paying(_) => "board-waits-pay",
        Phase::Taking(_) | Phase::TakingMore(_) => "board-waits-take",
        Phase::Again(_) => "board-waits-again",
        Phase::Looking(_) => "board-waits-look",
        Phase::Discarding => "board-waits-discard",
        _ => "board-waits-turn",
    };
    Phrase::new(id).with("seat", deciding(view).unwrap_or(view.turn))
}

//! The table as lines of text.

use game::{Arg, PerSeat, Phrase, Seat};

use crate::components::{Depth, ROUNDS};
use crate::dispute::{Fate, Resolution};
use crate::event::list_of;
use crate::view::{SeenCard, SeenHand, SeenPile, Stage, View};

/// What lies on the table: round, lagoon, Kiti, piles, hands, and how the last round went.
pub(crate) fn lines(view: &View) -> Vec<Phrase> {
    let mut lines = vec![heading(view)];
    if view.stage != Stage::Over {
        lines.extend(Depth::ALL.map(|depth| cell(view, depth)));
    }
    lines.extend(view.kiti.map(|kiti| stands(kiti, view.piles.n_seats())));
    lines.extend(view.resolution.as_ref().map(last_round));
    lines.extend(view.piles.iter().map(|(seat, seen)| pile(seat, seen)));
    if view.stage != Stage::Over {
        lines.extend(hands(&view.hands));
    }
    lines
}

fn heading(view: &View) -> Phrase {
    match view.stage {
        Stage::Over => Phrase::new("sketch-over"),
        Stage::Choosing | Stage::Resolving | Stage::PuttingAway(_) => {
            Phrase::new("sketch-round").with("round", view.round).with("rounds", ROUNDS)
        }
    }
}

/// C3, R4: who is nearest to which of her hands.
fn stands(kiti: Seat, n_seats: u8) -> Phrase {
    Phrase::new("sketch-kiti").with("right", kiti).with("left", kiti.clockwise(1, n_seats))
}

fn cell(view: &View, depth: Depth) -> Phrase {
    let phrase = match depth {
        Depth::Deep => Phrase::new("sketch-deep"),
        Depth::Middle => Phrase::new("sketch-middle"),
        Depth::Shallow => Phrase::new("sketch-shallow"),
    };
    let cards: Vec<Arg> = view.cells[depth.index()].iter().copied().map(card).collect();
    phrase.with("cards", cards)
}

fn card(seen: SeenCard) -> Arg {
    match seen {
        SeenCard::Open(catch) => Arg::from(catch),
        SeenCard::Peeked { catch, by } => {
            Phrase::new("sketch-peeked").with("catch", catch).with("seat", by).into()
        }
        SeenCard::FaceDown { by } => Phrase::new("sketch-face-down").with("seat", by).into(),
    }
}

fn last_round(resolution: &Resolution) -> Phrase {
    let fates = Depth::ALL.map(|depth| fate(depth, resolution.fates[depth.index()]));
    Phrase::new("sketch-last-round")
        .with("round", resolution.round)
        .with("dives", list_of(&resolution.dives))
        .with("fates", fates.to_vec())
}

fn fate(depth: Depth, fate: Fate) -> Arg {
    match fate {
        Fate::Taken(seat) => {
            Phrase::new("sketch-taken").with("depth", depth).with("seat", seat).into()
        }
        Fate::Left => Phrase::new("sketch-left").with("depth", depth).into(),
        Fate::Pending => Phrase::new("sketch-pending").with("depth", depth).into(),
    }
}

/// R6: the owner sees the whole pile, the others its top card.
fn pile(seat: Seat, seen: &SeenPile) -> Phrase {
    match seen {
        SeenPile::Known(cards) => {
            let cards: Vec<Arg> = cards.iter().rev().copied().map(Arg::from).collect();
            Phrase::new("sketch-pile").with("seat", seat).with("cards", cards)
        }
        SeenPile::Top { top, under } => Phrase::new("sketch-pile-top")
            .with("seat", seat)
            .with("top", *top)
            .with("under", *under),
    }
}

/// R5, V1: one's own unused dive cards, or everybody's.
fn hands(hands: &PerSeat<SeenHand>) -> Vec<Phrase> {
    let known = |(seat, hand): (Seat, &SeenHand)| match hand {
        SeenHand::Known(dives) => {
            let dives: Vec<Arg> = dives.iter().map(Arg::from).collect();
            Some(Phrase::new("sketch-hand").with("seat", seat).with("dives", dives))
        }
        SeenHand::Count(_) => None,
    };
    hands.iter().filter_map(known).collect()
}

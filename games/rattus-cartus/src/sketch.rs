//! The table as lines of text.

use game::{Arg, Phrase, Seat};

use crate::action::shown;
use crate::components::{Estate, Special};
use crate::influence::Track;
use crate::phase::Phase;
use crate::view::{SeenCards, SeenNun, SeenRats, View};

/// What lies on the table: buildings and visits, tracks, the nun row, the piles, and what everyone has.
pub(crate) fn lines(view: &View) -> Vec<Phrase> {
    let mut lines = vec![heading(view)];
    lines.extend((0..view.row.len() as u8).map(|place| building(view, place)));
    lines.extend(Estate::ALL.map(|estate| track(estate, &view.tracks[estate.index()])));
    lines.push(nun_row(view));
    lines.push(piles(view));
    for seat in Seat::all(view.n_seats()) {
        lines.push(belongings(view, seat));
        lines.extend(hand(view, seat));
    }
    lines
}

fn heading(view: &View) -> Phrase {
    match view.phase {
        Phase::Scoring { .. } | Phase::Over => Phrase::new("sketch-over"),
        _ => Phrase::new("sketch-round")
            .with("round", view.round)
            .with("rounds", view.size().rounds)
            .with("seat", view.first_player),
    }
}

fn building(view: &View, place: u8) -> Phrase {
    let card = view.row[usize::from(place)];
    let visits = view.visits.iter().filter(|visit| visit.place == place);
    let visits = visits.map(|visit| match &visit.cards {
        SeenCards::Known(cards) => Phrase::new("sketch-visit-known")
            .with("seat", visit.seat)
            .with("cards", cards.grouped()),
        SeenCards::Count(count) => {
            Phrase::new("sketch-visit").with("seat", visit.seat).with("count", *count)
        }
    });
    Phrase::new("sketch-building")
        .with("place", shown(place))
        .with("building", card.building)
        .with("privilege", card.privilege)
        .with("visits", visits.map(Arg::Phrase).collect::<Vec<_>>())
}

/// How far everyone is, the first ahead of the next even if they are equal.
fn track(estate: Estate, track: &Track) -> Phrase {
    let on_it = track.order().iter().filter(|seat| track.points(**seat) > 0);
    let discs = on_it.map(|&seat| {
        Phrase::new("sketch-disc").with("seat", seat).with("points", track.points(seat)).into()
    });
    Phrase::new("sketch-track").with("estate", estate).with("discs", discs.collect::<Vec<Arg>>())
}

fn nun_row(view: &View) -> Phrase {
    Phrase::new("sketch-nuns").with("cards", view.nun_row.iter().map(nun).collect::<Vec<_>>())
}

fn nun(nun: &SeenNun) -> Arg {
    match nun.card {
        Some(card) => Arg::from(card),
        None if nun.looked.is_empty() => Phrase::new("sketch-face-down").into(),
        None => Phrase::new("sketch-looked").with("seats", nun.looked).into(),
    }
}

fn piles(view: &View) -> Phrase {
    let pile = |special: Special| view.piles[special.index()];
    Phrase::new("sketch-piles")
        .with("deck", view.deck)
        .with("discard", view.discard.len())
        .with("joker", pile(Special::Joker))
        .with("sword", pile(Special::Sword))
        .with("flute", pile(Special::Flute))
        .with("gold", pile(Special::Gold))
        .with("pass", pile(Special::Pass))
}

/// What a seat has, as far as the viewer may know; what it has just received or set aside counts as its cards.
fn belongings(view: &View, seat: Seat) -> Phrase {
    let cards = view.hands[seat].len() + view.received[seat].len() + view.gifts[seat].len();
    let phrase = match view.rats[seat] {
        SeenRats::Known(rats) => Phrase::new("sketch-seat-rats").with("rats", rats),
        SeenRats::Hidden => Phrase::new("sketch-seat"),
    };
    phrase.with("seat", seat).with("cards", cards).with("points", view.tokens[seat])
}

fn hand(view: &View, seat: Seat) -> Option<Phrase> {
    let cards = view.hands[seat].known()?;
    Some(Phrase::new("sketch-hand").with("seat", seat).with("cards", cards.grouped()))
}

//! A full state that looks just like a view to its viewer, the hidden part filled in at random.

use arrayvec::ArrayVec;
use game::{Choice, PerSeat, Rng, Seat};

use crate::RattusCartus;
use crate::cards::Cards;
use crate::components::{
    CARD_KINDS, Card, Estate, FIRST_RATS, N_CARDS, NUN_ROW, POPULATION_KINDS, Population,
    PopulationBag, Special, all_population,
};
use crate::phase::{Phase, Resolving, Step};
use crate::population::Nun;
use crate::view::{SeenCards, SeenRats, View};
use crate::visits::Visit;

/// Cards that are hidden somewhere outside the deck, in a random order.
pub(crate) type Hidden = ArrayVec<u8, N_CARDS>;

impl View {
    /// A full state that looks just like this view to its viewer.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> RattusCartus {
        filled(self, rng, |seen, _, hidden, _| cards(seen, hidden, Card::can_be_laid))
    }
}

/// A full state where `laid` says what was laid in a building of an estate.
pub(crate) fn filled(
    view: &View,
    rng: &mut Rng,
    laid: impl Fn(&SeenCards, Estate, &mut Hidden, &mut Rng) -> Cards,
) -> RattusCartus {
    let mut unseen = unseen(view);
    let nun_row = nun_row(view, &mut unseen, rng);
    let deck = view.deck_cards.unwrap_or_else(|| deck(view.deck, &mut unseen, rng));
    let mut hidden = hidden(&unseen, view.deck_cards.as_ref(), rng);
    let estate_at = |place: u8| view.row[usize::from(place)].building.estate();
    // R3: neither gold nor pass cards are laid, so visits take their cards first; the rest may be anywhere.
    let visits = view.visits.iter().map(|visit| Visit {
        seat: visit.seat,
        place: visit.place,
        cards: laid(&visit.cards, estate_at(visit.place), &mut hidden, rng),
        followers: visit.followers,
    });
    let visits = visits.collect();
    let mut any =
        |seen: &PerSeat<SeenCards>| seen.map(|_, seen| cards(seen, &mut hidden, |_| true));
    RattusCartus {
        options: view.options,
        round: view.round,
        first_player: view.first_player,
        phase: view.phase.clone(),
        buildings: view.buildings.clone(),
        row: view.row.clone(),
        visits,
        picks: view.picks.map(|_, pick| match pick {
            Choice::Pending => None,
            Choice::Known(place) => Some(*place),
            Choice::Sealed => Some(rng.below(view.row.len() as u32) as u8),
        }),
        deck,
        discard: view.discard,
        not_nuns: view.not_nuns,
        nun_row,
        piles: view.piles,
        hands: any(&view.hands),
        received: any(&view.received),
        gifts: any(&view.gifts),
        rats: rats(view, rng),
        tokens: view.tokens.clone(),
        tracks: view.tracks.clone(),
    }
}

/// How many cards of every kind this viewer sees nowhere.
pub(crate) fn unseen(view: &View) -> [u8; CARD_KINDS] {
    let all = all_population();
    let mut unseen = std::array::from_fn(|kind| match kind.checked_sub(POPULATION_KINDS) {
        None => all.count(kind) - view.discard.count(kind),
        Some(special) => Special::COPIES[special] - view.piles[special],
    });
    let held = [&view.hands, &view.received, &view.gifts];
    let held = held.into_iter().flat_map(PerSeat::values);
    for seen in held.chain(view.visits.iter().map(|visit| &visit.cards)) {
        if let SeenCards::Known(cards) = seen {
            for (kind, count) in cards.each_kind() {
                unseen[kind] -= count;
            }
        }
    }
    for card in view.nun_row.iter().filter_map(|nun| nun.card) {
        unseen[card.kind()] -= 1;
    }
    unseen
}

/// The nun row: what the viewer has not seen, and what was never in the deck.
fn nun_row(view: &View, unseen: &mut [u8; CARD_KINDS], rng: &mut Rng) -> [Nun; NUN_ROW] {
    let mut candidates = nun_candidates(view, unseen);
    view.nun_row.map(|nun| {
        let card = nun.card.unwrap_or_else(|| {
            let kind = candidates.draw(rng).expect("the true cards are among the candidates");
            unseen[kind] -= 1;
            Population::of_kind(kind)
        });
        Nun { card, looked: nun.looked }
    })
}

/// The cards that may lie face down in the nun row, as far as the viewer can tell.
pub(crate) fn nun_candidates(view: &View, unseen: &[u8; CARD_KINDS]) -> PopulationBag {
    let all = all_population();
    PopulationBag::of(std::array::from_fn(|kind| {
        let never_in_deck = all.count(kind) - view.not_nuns.count(kind);
        unseen[kind].min(never_in_deck)
    }))
}

/// The deck: population cards from what is unseen.
fn deck(count: u8, unseen: &mut [u8; CARD_KINDS], rng: &mut Rng) -> PopulationBag {
    let mut deck = PopulationBag::of(std::array::from_fn(|kind| unseen[kind]));
    unseen[..POPULATION_KINDS].fill(0);
    // It is quicker to draw what is not in the deck.
    while deck.len() > u32::from(count) {
        unseen[deck.draw(rng).expect("it is not empty")] += 1;
    }
    deck
}

/// All cards that are neither in the deck nor in sight.
fn hidden(unseen: &[u8; CARD_KINDS], deck: Option<&PopulationBag>, rng: &mut Rng) -> Hidden {
    let mut hidden = Hidden::new();
    for (kind, &count) in unseen.iter().enumerate() {
        let in_deck = deck.filter(|_| kind < POPULATION_KINDS).map_or(0, |deck| deck.count(kind));
        hidden.extend(std::iter::repeat_n(kind as u8, usize::from(count - in_deck)));
    }
    rng.shuffle(&mut hidden);
    hidden
}

/// What a viewer knows of some cards, or as many hidden ones that fit.
fn cards(seen: &SeenCards, hidden: &mut Hidden, fits: impl Fn(Card) -> bool) -> Cards {
    let count = match seen {
        SeenCards::Known(cards) => return *cards,
        SeenCards::Count(count) => *count,
    };
    let mut cards = Cards::EMPTY;
    for _ in 0..count {
        let place = last(hidden, &fits);
        let place = place.expect("hidden cards are among those that are not in sight");
        cards.insert_kind(usize::from(hidden.swap_remove(place)), 1);
    }
    cards
}

/// The last of the hidden cards that fits.
pub(crate) fn last(hidden: &Hidden, fits: impl Fn(Card) -> bool) -> Option<usize> {
    hidden.iter().rposition(|&kind| fits(Card::of_kind(usize::from(kind))))
}

/// Hidden rats: about as many as one has with this much influence.
fn rats(view: &View, rng: &mut Rng) -> PerSeat<u16> {
    view.rats.map(|seat, seen| match seen {
        SeenRats::Known(rats) => *rats,
        SeenRats::Hidden => guess_rats(view, seat, rng).max(least_rats(&view.phase, seat)),
    })
}

/// R5c: whoever may send a rat has one.
fn least_rats(phase: &Phase, seat: Seat) -> u16 {
    match phase {
        Phase::Resolving(Resolving { step: Step::ChoosingRatTaker { giver, .. }, .. }) => {
            u16::from(*giver == seat)
        }
        _ => 0,
    }
}

/// Sensible players keep about one rat for every five points of influence, and lose one a round; how many exactly, the
/// others do not know.
fn guess_rats(view: &View, seat: Seat, rng: &mut Rng) -> u16 {
    let influence: u16 = view.tracks.iter().map(|track| track.points(seat)).sum();
    let expected = FIRST_RATS + influence / 5 + rng.below(7) as u16;
    expected.saturating_sub(2 + u16::from(view.round))
}

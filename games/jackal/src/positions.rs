//! Positions prepared card by card.

mod voyage;

use arrayvec::ArrayVec;
use game::{PerSeat, Seat, Seats};

use crate::chart::CHART;
use crate::components::{CARDS, Card, CardBag, all_cards};
use crate::island::IslandId;
use crate::laying::Plan;
use crate::scoring::LogbookEntry;
use crate::{Jackal, Options, Phase};

pub(crate) use voyage::voyage;

/// How many cards lie in the discards once an island was visited.
const DISCARDED: usize = 6;

/// An island that was just opened. Anna is the first player.
pub(crate) struct Prepared<'a> {
    island: &'static str,
    hands: &'a [&'a [Card]],
    visited: Vec<Vec<i8>>,
}

impl<'a> Prepared<'a> {
    /// The island with this name, and everybody's hand.
    pub(crate) fn new(island: &'static str, hands: &'a [&'a [Card]]) -> Self {
        Self { island, hands, visited: Vec::new() }
    }

    /// What everybody gained on an earlier island.
    pub(crate) fn after(mut self, gains: &[i8]) -> Self {
        self.visited.push(gains.to_vec());
        self
    }

    /// Nobody gained anything on this many earlier islands.
    pub(crate) fn after_poor_islands(mut self, count: usize) -> Self {
        self.visited.extend(vec![vec![0; self.hands.len()]; count]);
        self
    }

    pub(crate) fn state(self) -> Jackal {
        let n_seats = self.hands.len() as u8;
        let island = find(self.island);
        let others = (0..CHART.len() as u8).map(IslandId::new).filter(|id| *id != island);
        let gains = |gains: &Vec<i8>| PerSeat::from_fn(n_seats, |seat| gains[seat.index()]);
        let logbook: ArrayVec<_, _> = others
            .zip(&self.visited)
            .map(|(island, of)| LogbookEntry { island, gains: gains(of) })
            .collect();
        let earned = |seat: Seat| self.visited.iter().map(|gains| gains[seat.index()]).sum::<i8>();
        let mut deck = all_cards();
        let hands = PerSeat::from_fn(n_seats, |seat| hand(self.hands[seat.index()], &mut deck));
        let discards = if logbook.is_empty() { CardBag::EMPTY } else { discards(&mut deck) };
        Jackal {
            options: Options::default(),
            island,
            first: Seat::new(0),
            deck,
            discards,
            hands,
            coins: PerSeat::from_fn(n_seats, |seat| earned(seat).unsigned_abs()),
            gains: PerSeat::filled(n_seats, 0),
            logbook,
            plans: PerSeat::from_fn(n_seats, |_| Plan::default()),
            rum: PerSeat::filled(n_seats, 0),
            walks: PerSeat::from_fn(n_seats, |_| None),
            phase: Phase::Laying { pending: Seats::all(n_seats) },
        }
    }
}

fn find(name: &str) -> IslandId {
    let place = CHART.iter().position(|island| island.name == name);
    IslandId::new(place.expect("the island is on the chart") as u8)
}

fn hand(cards: &[Card], deck: &mut CardBag) -> CardBag {
    let mut hand = CardBag::EMPTY;
    for card in cards {
        assert!(deck.remove(card.kind()), "C1: there are not so many of {card:?}");
        hand.insert(card.kind());
    }
    hand
}

/// One each of the first cards that are left.
fn discards(deck: &mut CardBag) -> CardBag {
    let left = CARDS.iter().map(|(card, _)| *card).filter(|card| deck.count(card.kind()) > 0);
    let left: Vec<Card> = left.take(DISCARDED).collect();
    hand(&left, deck)
}

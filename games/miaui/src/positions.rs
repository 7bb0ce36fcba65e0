//! Positions prepared card by card.

mod voyage;

use game::{PerSeat, Sealed, Seat};

use crate::catching::Pile;
use crate::components::{CATCHES, Catch, CatchBag, Dive, DiveSet, ROUNDS, all_catches};
use crate::lagoon::{Face, LagoonCell, Laid};
use crate::phase::Phase;
use crate::{Miaui, Options};

pub(crate) use voyage::voyage;

/// The dive cards that everybody has used by a prepared position, in this order.
const USED: [u8; ROUNDS as usize] = [1, 2, 7, 10, 3, 8, 11, 5, 4, 6, 12, 9];

/// A position in which everybody is about to choose. Its round follows from the cards that were laid: three a round.
pub(crate) struct Prepared {
    options: Options,
    kiti: u8,
    cells: [Vec<Catch>; 3],
    piles: Vec<Vec<Catch>>,
    gone: Vec<Catch>,
    used: Option<Vec<Vec<u8>>>,
}

impl Prepared {
    /// What each player caught so far, the last on top.
    pub(crate) fn new(piles: &[&[Catch]]) -> Self {
        Self {
            options: Options::default(),
            kiti: 0,
            cells: Default::default(),
            piles: piles.iter().map(|pile| pile.to_vec()).collect(),
            gone: Vec::new(),
            used: None,
        }
    }

    /// Kiti stays in the box (V2).
    pub(crate) fn no_fights(self) -> Self {
        Self { options: NO_FIGHTS, ..self }
    }

    /// Kiti stands clockwise of this seat.
    pub(crate) fn kiti(self, kiti: u8) -> Self {
        Self { kiti, ..self }
    }

    /// Deep, middle and shallow.
    pub(crate) fn lagoon(self, cells: [Catch; 3]) -> Self {
        Self { cells: cells.map(|catch| vec![catch]), ..self }
    }

    /// This lies under the card of the deep cell (V2).
    pub(crate) fn under_deep(mut self, catch: Catch) -> Self {
        self.cells[0].insert(0, catch);
        self
    }

    /// What left the game.
    pub(crate) fn gone(self, gone: &[Catch]) -> Self {
        Self { gone: gone.to_vec(), ..self }
    }

    /// The dive cards that each player has used, one a round.
    fn used(self, used: &[&[u8]]) -> Self {
        Self { used: Some(used.iter().map(|used| used.to_vec()).collect()), ..self }
    }

    /// What a player still holds in this round.
    fn hand(&self, seat: Seat, round: usize) -> DiveSet {
        let used = self.used.as_ref().map_or(&USED[..round - 1], |used| &used[seat.index()]);
        assert_eq!(used.len(), round - 1, "R2: a dive card is used every round");
        used.iter().fold(DiveSet::FULL, |hand, &dive| hand.without(Dive(dive)))
    }

    pub(crate) fn state(self) -> Miaui {
        let n_seats = self.piles.len() as u8;
        let lying = self.cells.iter().chain(&self.piles).flatten().chain(&self.gone).copied();
        let laid = lying.clone().count();
        assert_eq!(laid % 3, 0, "R1: three cards are laid a round");
        let round = laid / 3;
        let mut deck = all_catches();
        lying.for_each(|catch| assert!(deck.remove(catch.kind()), "C2: too many of {catch:?}"));
        let put_away = take_first(&mut deck);
        let hands = PerSeat::from_fn(n_seats, |seat| self.hand(seat, round));
        let open = |catch| Laid { catch, face: Face::Up };
        Miaui {
            options: self.options,
            round: round as u8,
            kiti: (!self.options.no_fights).then_some(Seat::new(self.kiti)),
            deck,
            put_away,
            gone: Pile::of(self.gone),
            cells: self.cells.map(|cards| LagoonCell::of(cards.into_iter().map(open))),
            lanterns: [None; 3],
            hands,
            piles: PerSeat::from_fn(n_seats, |seat| {
                Pile::of(self.piles[seat.index()].iter().copied())
            }),
            phase: Phase::Choosing(Sealed::open(n_seats)),
            resolution: None,
        }
    }
}

pub(crate) const NO_FIGHTS: Options = Options { no_fights: true, open_baskets: false };

/// The card that was put away (S1): any will do, since nobody sees it.
fn take_first(deck: &mut CatchBag) -> Catch {
    let kind = (0..CATCHES.len()).find(|kind| deck.count(*kind) > 0);
    let kind = kind.expect("S1: 37 cards are one more than twelve rounds need");
    deck.remove(kind);
    CATCHES[kind].0
}

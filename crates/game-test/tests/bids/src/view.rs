//! What a viewer sees, and what one can imagine behind it.

use game::{Choice, PerSeat, Rng, Sealed, Viewer};
use serde::{Deserialize, Serialize};

use super::fault::{Fault, Grudge, Slippery};
use super::{Bids, CARDS_PER_SEAT};

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    storm: bool,
    round: u8,
    prize: i32,
    deck: Cards,
    /// With a fault, the next card of the deck.
    next: Option<u8>,
    hands: PerSeat<Cards>,
    sealed: PerSeat<Choice<u8>>,
    put_away: Vec<u8>,
    points: PerSeat<i32>,
    first: Option<game::Seat>,
    grudge: Grudge,
}

/// Cards that one sees, or of which one sees only the backs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum Cards {
    Known(Vec<u8>),
    Count(u8),
}

impl Cards {
    fn of(cards: &[u8], open: bool) -> Self {
        if open { Self::Known(cards.to_vec()) } else { Self::Count(cards.len() as u8) }
    }

    fn known(&self) -> &[u8] {
        match self {
            Self::Known(cards) => cards,
            Self::Count(_) => &[],
        }
    }

    fn imagine(&self, unseen: &mut Vec<u8>) -> Vec<u8> {
        match self {
            Self::Known(cards) => cards.clone(),
            Self::Count(n) => unseen.split_off(unseen.len() - usize::from(*n)),
        }
    }
}

impl View {
    pub(super) fn of<const FAULT: u8>(state: &Bids<FAULT>, viewer: Viewer) -> Self {
        let is = |fault: Fault| fault as u8 == FAULT;
        let sees_all = viewer == Viewer::Referee && !is(Fault::BlindReferee);
        Self {
            storm: state.storm,
            round: state.round.0,
            prize: state.prize,
            deck: Cards::of(&state.deck, sees_all),
            next: state.deck.last().copied().filter(|_| is(Fault::LeakingOrder)),
            hands: state.hands.map(|seat, hand| {
                let neighbour = viewer.sees(seat.clockwise(1, state.hands.n_seats()));
                let peeks = is(Fault::PeekingNeighbours) && neighbour;
                Cards::of(hand, viewer.sees(seat) || peeks || is(Fault::LeakingHands))
            }),
            sealed: state.seal_for_view(viewer),
            put_away: state.put_away.clone(),
            points: state.points.clone(),
            first: state.first,
            grudge: state.grudge.clone(),
        }
    }

    pub(super) fn imagine<const FAULT: u8>(&self, rng: &mut Rng) -> Bids<FAULT> {
        let is = |fault: Fault| fault as u8 == FAULT;
        let n_seats = self.hands.n_seats();
        let mut unseen = self.unseen();
        rng.shuffle(&mut unseen);
        let next = self.next.filter(|card| unseen.contains(card));
        unseen.retain(|card| Some(*card) != next);
        let mut hands = self.hands.map(|_, _| Vec::new());
        let mut sealed = Sealed::open(n_seats);
        for (seat, seen) in self.hands.iter() {
            let mut hand = self.imagine_hand(seen, self.sealed[seat], &mut unseen);
            hand.sort_unstable();
            match self.sealed[seat] {
                Choice::Pending => {}
                Choice::Known(card) => sealed.seal(seat, card),
                Choice::Sealed => sealed.seal(seat, *rng.pick(&hand).expect("a hand has cards")),
            }
            hands[seat] = hand;
        }
        if is(Fault::WrongCards) && unseen.len() > 1 {
            unseen[0] = unseen[1];
        }
        let mut deck = match &self.deck {
            Cards::Known(cards) => cards.clone(),
            Cards::Count(_) => unseen,
        };
        deck.extend(next.filter(|card| !deck.contains(card)));
        Bids {
            storm: self.storm,
            round: Slippery(self.round),
            prize: self.prize + i32::from(is(Fault::WrongImagination)),
            deck,
            hands,
            sealed,
            put_away: self.put_away.clone(),
            points: self.points.clone(),
            first: self.first,
            grudge: self.grudge.clone(),
        }
    }

    /// A leaked choice is a card of a hand that is otherwise unknown.
    fn imagine_hand(&self, seen: &Cards, choice: Choice<u8>, unseen: &mut Vec<u8>) -> Vec<u8> {
        match (seen, choice) {
            (Cards::Count(n), Choice::Known(card)) => {
                let mut hand = Cards::Count(n - 1).imagine(unseen);
                hand.push(card);
                hand
            }
            _ => seen.imagine(unseen),
        }
    }

    fn unseen(&self) -> Vec<u8> {
        let hands = self.hands.values().iter().flat_map(Cards::known);
        let leaked = self.sealed.values().iter().filter_map(|choice| match choice {
            Choice::Known(card) => Some(card),
            _ => None,
        });
        let seen: Vec<u8> =
            hands.chain(leaked).chain(self.deck.known()).chain(&self.put_away).copied().collect();
        let all = 1..=CARDS_PER_SEAT * self.hands.n_seats();
        all.filter(|card| !seen.contains(card)).collect()
    }
}

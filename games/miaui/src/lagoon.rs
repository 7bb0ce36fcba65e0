//! The lagoon: three cells, and how they are filled (S1, R1, F3).

use arrayvec::ArrayVec;
use game::{Effects, Rng, Seat};
use serde::{Deserialize, Serialize};

use crate::components::{CATCHES, Catch, CatchBag, Depth, ROUNDS};
use crate::{Event, Miaui};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    pub catch: Catch,
    pub face: Face,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    Up,
    /// Only this seat, which took the anglerfish, may look (F3).
    DownFor(Seat),
}

/// A cell: one card, or several on top of each other without fights (V2), the oldest first.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LagoonCell(ArrayVec<Laid, { ROUNDS as usize }>);

impl LagoonCell {
    /// The cell with these cards, the oldest first.
    pub fn of(cards: impl IntoIterator<Item = Laid>) -> Self {
        Self(cards.into_iter().collect())
    }

    pub fn cards(&self) -> &[Laid] {
        &self.0
    }

    /// Another card in place of the last one.
    pub(crate) fn lay_instead(&mut self, catch: Catch) {
        if let Some(last) = self.0.last_mut() {
            last.catch = catch;
        }
    }

    pub(crate) fn take_oldest(&mut self) -> Option<Catch> {
        self.0.pop_at(0).map(|laid| laid.catch)
    }
}

/// The next card of the deck, which has no order until it is drawn.
#[inline]
pub(crate) fn draw(deck: &mut CatchBag, rng: &mut Rng) -> Catch {
    CATCHES[deck.draw(rng).expect("S1: 36 cards are enough for 12 rounds of 3")].0
}

impl Miaui {
    /// R1: three cards are laid, the deepest first.
    pub(crate) fn fill_lagoon(&mut self, fx: &mut Effects<'_, Self>) {
        let mut gulls = 0;
        for depth in Depth::ALL {
            let mut catch = draw(&mut self.deck, fx.rng);
            while self.round == 1 && catch == Catch::Gull {
                gulls += 1;
                catch = draw(&mut self.deck, fx.rng);
            }
            self.lay(depth, catch, fx);
        }
        if gulls > 0 {
            (0..gulls).for_each(|_| self.deck.insert(Catch::Gull.kind()));
            fx.reveal(Event::GullsShuffledIn { count: gulls });
        }
    }

    fn lay(&mut self, depth: Depth, catch: Catch, fx: &mut Effects<'_, Self>) {
        let face = match self.lanterns[depth.index()].take() {
            None => {
                fx.reveal(Event::LaidOpen { depth, catch });
                Face::Up
            }
            Some(seat) => {
                fx.say(Event::LaidFaceDown { depth, seat });
                fx.whisper(seat, Event::LookedByLantern { depth, catch });
                Face::DownFor(seat)
            }
        };
        self.cells[depth.index()].0.push(Laid { catch, face });
    }
}

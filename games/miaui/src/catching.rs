//! What a catch does to its taker's pile (R6, F1, F2, F3).

use arrayvec::ArrayVec;
use game::{Effects, Seat};
use serde::{Deserialize, Serialize};

use crate::components::{Catch, Depth, JELLYFISH_TO_PUT_AWAY, N_CATCHES, ROUNDS};
use crate::{Event, Miaui};

/// Catch cards in the order in which they came, the last on top (R6).
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pile(ArrayVec<Catch, N_CATCHES>);

impl Pile {
    /// The pile with these cards, the last on top.
    pub fn of(cards: impl IntoIterator<Item = Catch>) -> Self {
        Self(cards.into_iter().collect())
    }

    pub fn cards(&self) -> &[Catch] {
        &self.0
    }

    pub fn jellyfish(&self) -> usize {
        self.0.iter().filter(|card| matches!(card, Catch::Jellyfish(_))).count()
    }
}

impl Miaui {
    /// R6: `seat` takes all that lies in the cell at `depth`, the oldest card first (V2).
    pub(crate) fn catch(&mut self, seat: Seat, depth: Depth, fx: &mut Effects<'_, Self>) {
        for place in 0..self.cells[depth.index()].cards().len() {
            let catch = self.cells[depth.index()].cards()[place].catch;
            fx.reveal(Event::Caught { seat, depth, catch });
            match catch {
                Catch::Gull => self.feed_gull(seat, fx),
                Catch::Jellyfish(_) => self.catch_jellyfish(seat, catch, fx),
                Catch::Catfish(_) | Catch::TigerFish(_) | Catch::Tuna(_) | Catch::Anglerfish(_) => {
                    self.piles[seat].0.push(catch);
                    self.light_lantern(seat, depth, catch, fx);
                }
            }
        }
        self.cells[depth.index()].clear();
    }

    /// F1: the gull leaves the game together with the top card of the pile.
    fn feed_gull(&mut self, seat: Seat, fx: &mut Effects<'_, Self>) {
        let lost = self.piles[seat].0.pop();
        self.gone.0.push(Catch::Gull);
        self.gone.0.extend(lost);
        fx.reveal(Event::GullFed { seat, lost });
    }

    /// F2: with the third jellyfish all three leave the game.
    fn catch_jellyfish(&mut self, seat: Seat, jellyfish: Catch, fx: &mut Effects<'_, Self>) {
        let pile = &mut self.piles[seat];
        pile.0.push(jellyfish);
        if pile.jellyfish() < JELLYFISH_TO_PUT_AWAY {
            return;
        }
        let is_jellyfish = |card: &Catch| matches!(card, Catch::Jellyfish(_));
        self.gone.0.extend(pile.0.iter().copied().filter(is_jellyfish));
        pile.0.retain(|card| !is_jellyfish(card));
        fx.reveal(Event::JellyfishPutAway { seat });
    }

    /// F3: the next card in the cell of an anglerfish will be laid face down for its taker.
    #[inline]
    fn light_lantern(
        &mut self,
        seat: Seat,
        depth: Depth,
        catch: Catch,
        fx: &mut Effects<'_, Self>,
    ) {
        let is_lit = matches!(catch, Catch::Anglerfish(_)) & (self.round < ROUNDS);
        let lantern = &mut self.lanterns[depth.index()];
        *lantern = if is_lit { Some(seat) } else { *lantern };
        if fx.is_heard() && is_lit {
            fx.say(Event::LanternLit { seat, depth });
        }
    }
}

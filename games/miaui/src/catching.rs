//! What a catch does to its taker's pile (R6, F1, F2, F3).

use arrayvec::ArrayVec;
use game::{Effects, Seat};
use serde::{Deserialize, Serialize};

use crate::components::{Catch, Depth, JELLYFISH_TO_PUT_AWAY, N_CATCHES, ROUNDS};
use crate::phase::Phase;
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

    pub(crate) fn push(&mut self, catch: Catch) {
        self.0.push(catch);
    }

    pub(crate) fn pop(&mut self) -> Option<Catch> {
        self.0.pop()
    }

    /// F2: takes out three jellyfish, of four those that cost most, and of equals those that lie lower.
    pub(crate) fn take_out_jellyfish(&mut self) -> ArrayVec<Catch, JELLYFISH_TO_PUT_AWAY> {
        let mut out = ArrayVec::new();
        while !out.is_full() {
            let jellyfish =
                self.0.iter().enumerate().filter(|(_, card)| matches!(card, Catch::Jellyfish(_)));
            let Some((place, _)) = jellyfish.min_by_key(|(_, card)| card.value()) else { break };
            out.push(self.0.remove(place));
        }
        out
    }
}

impl Miaui {
    /// R6: `seat` takes all that lies in the cell at `depth`, the oldest card first (V2), up to a third jellyfish: the
    /// phase then says that they are to decide.
    pub(crate) fn catch(&mut self, seat: Seat, depth: Depth, fx: &mut Effects<'_, Self>) {
        while let Some(catch) = self.cells[depth.index()].take_oldest() {
            fx.reveal(Event::Caught { seat, depth, catch });
            match catch {
                Catch::Gull => self.feed_gull(seat, fx),
                Catch::Jellyfish(_) => {
                    self.piles[seat].push(catch);
                    if self.piles[seat].jellyfish() >= JELLYFISH_TO_PUT_AWAY {
                        self.phase = Phase::PuttingAway(seat);
                        return;
                    }
                }
                Catch::Catfish(_) | Catch::TigerFish(_) | Catch::Tuna(_) | Catch::Anglerfish(_) => {
                    self.piles[seat].push(catch);
                    self.light_lantern(seat, depth, catch, fx);
                }
            }
        }
    }

    /// F1: the gull leaves the game together with the top card of the pile.
    fn feed_gull(&mut self, seat: Seat, fx: &mut Effects<'_, Self>) {
        let lost = self.piles[seat].pop();
        self.gone.0.push(Catch::Gull);
        self.gone.0.extend(lost);
        fx.reveal(Event::GullFed { seat, lost });
    }

    /// F2: three jellyfish leave the game.
    pub(crate) fn put_away_jellyfish(&mut self, seat: Seat, fx: &mut Effects<'_, Self>) {
        self.gone.0.extend(self.piles[seat].take_out_jellyfish());
        // What lies on top of the pile now comes to light.
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

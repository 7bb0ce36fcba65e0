//! Two actions, tried in the same worlds.

use std::time::Instant;

use game::{Advice, Decision, Rng};

use super::root::{seed, try_in};
use super::tally::ActionTally;
use super::{Insight, Search};
use crate::SpareTime;

/// In how many worlds the two are tried at least, and at most.
const WORLDS: (u32, u32) = (100, 600);
/// A lead of this many standard errors is clear: no more worlds are needed.
const CLEAR: f32 = 4.0;

#[derive(Clone, Copy, Debug)]
pub(super) struct Duel {
    pub(super) tallies: [ActionTally; 2],
    /// The standard error of the difference between their win chances.
    pub(super) doubt: f32,
}

impl<G: Advice> Search<G> {
    /// Thinks about a decision until it is known how far what was `played` is from the best. A search that drops
    /// whatever seems worse knows little of that, and what came out best by chance seems better than it is: so the two
    /// are tried again, in worlds that both of them meet. The closer they are, the more worlds.
    pub(crate) fn weigh(
        &mut self,
        decision: &Decision<'_, G>,
        played: &G::Action,
        rng: &mut Rng,
        spare: &SpareTime,
    ) -> Insight<G> {
        let deadline = self.budget.time.map(|time| Instant::now() + time);
        let mut insight = self.think_or_compute(decision, rng, spare);
        let best = &insight.rated()[0].action;
        if insight.is_computed() || best == played {
            return insight;
        }
        let duel = self.duel(decision, [&best.clone(), played], deadline, rng);
        insight.settle(played, duel);
        insight
    }

    fn duel(
        &mut self,
        decision: &Decision<'_, G>,
        actions: [&G::Action; 2],
        deadline: Option<Instant>,
        rng: &mut Rng,
    ) -> Duel {
        let (seat, view, series) = (decision.seat(), decision.view(), seed(rng));
        let together = G::guess(&view, rng).to_act().len() > 1;
        let mut tallies = [ActionTally::default(); 2];
        let (mut sum, mut squares, mut doubt) = (0.0, 0.0, 0.0);
        for world in 0..WORLDS.1 {
            let ends = actions.map(|action| {
                let mut chance = Rng::fast(series.wrapping_add(u64::from(world)));
                let walker = &mut self.walkers[0];
                if together {
                    // What others choose at the same time must not follow from what is tried here.
                    let world = G::guess(&view, &mut chance);
                    return walker.walk_given(world, (seat, action.clone()), &mut chance);
                }
                try_in(walker, &view, seat, action, chance)
            });
            tallies.iter_mut().zip(&ends).for_each(|(tally, end)| tally.count(end, seat));
            let ahead = ends[0].wins[seat.index()] - ends[1].wins[seat.index()];
            sum += ahead;
            squares += ahead * ahead;
            let (n, mean) = ((world + 1) as f32, sum / (world + 1) as f32);
            doubt = ((squares / n - mean * mean).max(0.0) / n).sqrt();
            let is_late = deadline.is_some_and(|deadline| Instant::now() >= deadline);
            if world + 1 >= WORLDS.0 && (is_late || mean.abs() > CLEAR * doubt) {
                break;
            }
        }
        Duel { tallies, doubt }
    }
}

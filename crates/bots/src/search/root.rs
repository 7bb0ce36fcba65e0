//! The decision that is thought about.

use std::iter::repeat;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use game::{Advice, Decision, Effects, Rng, Seat};

use super::insight::{Insight, Rated};
use super::tally::ActionTally;
use super::walk::{End, Walker};
use crate::SpareTime;

/// How many iterations pass between two looks at the clock.
const GLANCE: u32 = 16;

/// The decision that is thought about, and what is known of its actions.
pub(super) struct Root<G: Advice> {
    seat: Seat,
    view: G::View,
    /// Whether others choose at the same time.
    together: bool,
    arms: Vec<Rated<G::Action>>,
}

/// How long a decision may take, besides its iterations.
#[derive(Clone, Copy)]
pub(super) struct Patience<'a> {
    pub(super) deadline: Option<Instant>,
    pub(super) stop: &'a AtomicBool,
    /// For whatever goes beyond this many iterations, which are done in any case.
    pub(super) spare: Option<(u32, &'a SpareTime)>,
}

impl Patience<'_> {
    /// Whether it is, after this many iterations.
    fn is_over(self, done: u32) -> bool {
        self.stop.load(Ordering::Relaxed)
            || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
            || self.spare.is_some_and(|(least, spare)| done >= least && !spare.may_go_on())
    }
}

impl<G: Advice> Root<G> {
    /// A decision for which there is time to look at this many worlds.
    pub(super) fn new(decision: &Decision<'_, G>, n_worlds: u32, rng: &mut Rng) -> Self {
        let mut actions = Vec::new();
        decision.legal_actions(&mut actions);
        if actions.len() > 1 {
            G::prune_for(n_worlds, decision, &mut actions, rng);
        }
        Self::with(decision, actions, rng)
    }

    /// The same with every legal action.
    pub(super) fn of_all(decision: &Decision<'_, G>, rng: &mut Rng) -> Self {
        let mut actions = Vec::new();
        decision.legal_actions(&mut actions);
        Self::with(decision, actions, rng)
    }

    fn with(decision: &Decision<'_, G>, mut actions: Vec<G::Action>, rng: &mut Rng) -> Self {
        let seat = decision.seat();
        let view = decision.view().into_owned();
        // The advised action goes first, so that it wins where nothing makes a difference: else a decided match might
        // never end. It is there even if pruning left nothing.
        let advised = G::advise(decision, rng);
        actions.retain(|action| *action != advised);
        actions.insert(0, advised);
        let together = G::guess(&view, rng).to_act().len() > 1;
        Self { seat, view, together, arms: actions.into_iter().map(Rated::new).collect() }
    }

    /// The only action worth a thought, if there is just one.
    pub(super) fn only(&self) -> Option<G::Action> {
        match &self.arms[..] {
            [only] => Some(only.action.clone()),
            _ => None,
        }
    }

    /// Thinks about all actions, on as many threads as there are walkers.
    pub(super) fn think(
        mut self,
        walkers: &mut [Walker<G>],
        iterations: u32,
        patience: Patience<'_>,
        rng: &mut Rng,
    ) -> Insight<G> {
        if self.together && self.arms.len() > 1 {
            self.mix(walkers, iterations, patience, rng);
        } else {
            self.halve(walkers, iterations, patience, rng);
        }
        Insight::new(self.seat, self.arms)
    }

    /// All actions meet the same worlds; the worse half drops out, again and again.
    fn halve(
        &mut self,
        walkers: &mut [Walker<G>],
        iterations: u32,
        patience: Patience<'_>,
        rng: &mut Rng,
    ) {
        let mut left: Vec<usize> = (0..self.arms.len()).collect();
        let phases = (usize::BITS - (left.len() - 1).leading_zeros()).max(1);
        let mut done = 0;
        for _ in 0..phases {
            let n_worlds = (iterations / phases / left.len() as u32).max(1);
            let worlds = Worlds { series: seed(rng), n_worlds, done, patience };
            let in_time = self.try_worlds(walkers, &worlds, &left);
            done += n_worlds * left.len() as u32;
            let mean = |nth: &usize| self.arms[*nth].tally.mean();
            left.sort_by(|one, other| mean(other).total_cmp(&mean(one)));
            if !in_time {
                break;
            }
            left.truncate(left.len().div_ceil(2));
        }
        self.arms[left[0]].weight = 1.0;
    }

    /// Tries these actions in every world, on all threads; says whether time sufficed.
    fn try_worlds(
        &mut self,
        walkers: &mut [Walker<G>],
        worlds: &Worlds<'_>,
        left: &[usize],
    ) -> bool {
        let (seat, view, arms) = (self.seat, &self.view, &self.arms);
        let step = walkers.len();
        let try_part = |walker: &mut Walker<G>, part: usize| {
            let mut tallies = vec![ActionTally::default(); left.len()];
            for world in (part as u32..worlds.n_worlds).step_by(step) {
                // One world is always tried: a late answer is better than a blind one.
                let is_blind = tallies[0].visits() + arms[left[0]].tally.visits() == 0;
                if worlds.patience.is_over(worlds.done + world * left.len() as u32) && !is_blind {
                    break;
                }
                for (tally, nth) in tallies.iter_mut().zip(left) {
                    let end = try_in(walker, view, seat, &arms[*nth].action, worlds.rng(world));
                    tally.count(&end, seat);
                }
            }
            tallies
        };
        let mut n_tried = 0;
        for tallies in on_each(walkers, try_part) {
            n_tried += tallies[0].visits();
            for (tally, nth) in tallies.iter().zip(left) {
                self.arms[*nth].tally.add(tally);
            }
        }
        n_tried == worlds.n_worlds
    }

    /// Everyone chooses at once: all seats learn to mix, and so does this one.
    fn mix(
        &mut self,
        walkers: &mut [Walker<G>],
        iterations: u32,
        patience: Patience<'_>,
        rng: &mut Rng,
    ) {
        let n_walkers = walkers.len() as u32;
        let n_walks = (iterations / n_walkers).max(1);
        let series = seed(rng);
        let (seat, view) = (self.seat, &self.view);
        let walk_part = |walker: &mut Walker<G>, part: usize| {
            let mut rng = Rng::fast(series.wrapping_add(part as u64));
            let mut tallies = Vec::new();
            for nth in 0..n_walks {
                if nth > 0 && nth % GLANCE == 0 && patience.is_over(nth * n_walkers) {
                    break;
                }
                let end = walker.walk(G::guess(view, &mut rng), &mut rng);
                let Some(arm) = walker.first_choice(seat) else { continue };
                if tallies.len() <= arm {
                    tallies.resize(arm + 1, ActionTally::default());
                }
                tallies[arm].count(&end, seat);
            }
            walker
                .mixture(seat)
                .zip(tallies.into_iter().chain(repeat(ActionTally::default())))
                .collect()
        };
        let parts: Vec<Vec<_>> = on_each(walkers, walk_part);
        for ((action, weight), tally) in parts.into_iter().flatten() {
            let known = self.arms.iter().position(|arm| arm.action == action);
            let nth = known.unwrap_or_else(|| {
                self.arms.push(Rated::new(action));
                self.arms.len() - 1
            });
            self.arms[nth].weight += weight;
            self.arms[nth].tally.add(&tally);
        }
    }
}

/// Worlds to imagine, the same for all actions.
struct Worlds<'a> {
    series: u64,
    n_worlds: u32,
    /// How many iterations came before.
    done: u32,
    patience: Patience<'a>,
}

impl Worlds<'_> {
    fn rng(&self, world: u32) -> Rng {
        Rng::fast(self.series ^ u64::from(world).wrapping_mul(0xd134_2543_de82_ef95))
    }
}

/// What comes of an action in the world that this chance makes.
pub(super) fn try_in<G: Advice>(
    walker: &mut Walker<G>,
    view: &G::View,
    seat: Seat,
    action: &G::Action,
    mut rng: Rng,
) -> End {
    let mut state = G::guess(view, &mut rng);
    state.apply(seat, action.clone(), &mut Effects::silent(&mut rng));
    walker.walk(state, &mut rng)
}

/// Gives every walker its part of the work, each on its own thread if there are several.
fn on_each<G: Advice, R: Send>(
    walkers: &mut [Walker<G>],
    work: impl Fn(&mut Walker<G>, usize) -> R + Sync,
) -> Vec<R> {
    let work = &work;
    if let [walker] = walkers {
        return vec![work(walker, 0)];
    }
    std::thread::scope(|scope| {
        let parts = walkers.iter_mut().enumerate();
        let threads: Vec<_> =
            parts.map(|(part, walker)| scope.spawn(move || work(walker, part))).collect();
        let join = |thread: std::thread::ScopedJoinHandle<'_, R>| {
            thread.join().expect("a search panics only on a bug in the rules")
        };
        threads.into_iter().map(join).collect()
    })
}

pub(super) fn seed(rng: &mut Rng) -> u64 {
    u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32())
}

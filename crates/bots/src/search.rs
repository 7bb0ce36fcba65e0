//! Search that serves every game: information-set Monte-Carlo tree search.
//!
//! The searcher imagines worlds that fit what it sees, tries an action in them, and plays on: by what the tree has
//! learnt where it knows the way ([`tree`]), else by the game's rough advice ([`walk`]). Nodes belong to what a seat
//! knows, never to the true state; everyone plays for their own seat. Where seats choose at the same time, the choice
//! is mixed by regret matching. Where one seat decides, all its actions meet the same worlds, and the worse half drops
//! out again and again ([`root`]).

mod duel;
mod insight;
mod root;
mod tally;
mod tree;
mod walk;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use game::{Advice, Decision, Rng};

use crate::{Bot, SpareTime};
pub use insight::{Insight, Rated};
use root::{Patience, Root};
use walk::Walker;

/// How much a search may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// How many worlds are played out, over all threads.
    pub iterations: u32,
    /// A time limit; a search without one is reproducible.
    pub time: Option<Duration>,
    pub threads: usize,
}

impl Budget {
    /// This many iterations on one thread, however long they take.
    pub const fn iterations(iterations: u32) -> Self {
        Self { iterations, time: None, threads: 1 }
    }
}

/// A player that searches. It remembers from one decision to the next what it learnt.
#[derive(Debug)]
pub struct Search<G: Advice> {
    budget: Budget,
    /// How many worlds are played out where nobody waits.
    leisure: u32,
    walkers: Vec<Walker<G>>,
    /// What was seen at the last decision, and before.
    recalled: Option<G::View>,
    /// Whoever raises it wants the decision now.
    stop: Arc<AtomicBool>,
}

/// What comes of thinking about a decision.
pub(crate) enum Verdict<G: Advice> {
    /// There was nothing to think about.
    Only(G::Action),
    Rated(Insight<G>),
}

impl<G: Advice> Search<G> {
    pub fn new(budget: Budget) -> Self {
        Self::stopped_by(budget, Arc::default())
    }

    /// Decides at once when the flag is raised, however much of its budget is left.
    pub(crate) fn stopped_by(budget: Budget, stop: Arc<AtomicBool>) -> Self {
        let walkers = (0..budget.threads.max(1)).map(|_| Walker::default()).collect();
        Self { budget, leisure: budget.iterations, walkers, recalled: None, stop }
    }

    /// How many worlds it plays out where nobody waits.
    pub(crate) fn at_leisure(self, iterations: u32) -> Self {
        Self { leisure: iterations, ..self }
    }

    /// For the next decisions, on as many threads as before.
    pub(crate) fn set_budget(&mut self, budget: Budget) {
        self.budget = budget;
    }

    pub fn think(&mut self, decision: &Decision<'_, G>, rng: &mut Rng) -> Insight<G> {
        let root = Root::new(decision, self.budget.iterations, rng);
        self.think_from(root, rng, &SpareTime::default())
    }

    /// The same with more thought while there is time to spare; where the end can be computed, it is.
    pub(crate) fn think_or_compute(
        &mut self,
        decision: &Decision<'_, G>,
        rng: &mut Rng,
        spare: &SpareTime,
    ) -> Insight<G> {
        match G::solve(&decision.view(), decision.seat()) {
            Some(solved) => Insight::of_solved(decision.seat(), solved),
            None => {
                let root = Root::new(decision, self.n_worlds(spare), rng);
                self.think_from(root, rng, spare)
            }
        }
    }

    /// Thinks about every legal action, also about those that a sensible player leaves aside.
    pub(crate) fn think_of_all(&mut self, decision: &Decision<'_, G>, rng: &mut Rng) -> Insight<G> {
        self.think_from(Root::of_all(decision, rng), rng, &SpareTime::default())
    }

    fn think_from(&mut self, root: Root<G>, rng: &mut Rng, spare: &SpareTime) -> Insight<G> {
        let Budget { iterations: least, time, .. } = self.budget;
        let deadline = time.map(|time| Instant::now() + time);
        let iterations = self.n_worlds(spare);
        let spare = (iterations > least).then_some((least, spare));
        let patience = Patience { deadline, stop: &self.stop, spare };
        self.walkers.iter_mut().for_each(Walker::begin);
        root.think(&mut self.walkers, iterations, patience, rng)
    }

    /// How many worlds there is time for.
    fn n_worlds(&self, spare: &SpareTime) -> u32 {
        let least = self.budget.iterations;
        if self.leisure > least && spare.is_left() { self.leisure } else { least }
    }

    /// Thinks if there is something to think about.
    pub(crate) fn consider(
        &mut self,
        decision: &Decision<'_, G>,
        rng: &mut Rng,
        spare: &SpareTime,
    ) -> Verdict<G> {
        let view = self.recall(decision);
        let mut legal = Vec::new();
        decision.legal_actions(&mut legal);
        if legal.len() == 1 {
            return Verdict::Only(legal.swap_remove(0));
        }
        if let Some(solved) = G::solve(&view, decision.seat()) {
            return Verdict::Rated(Insight::of_solved(decision.seat(), solved));
        }
        let seen = Decision::in_view(&view, decision.seat(), &legal);
        let root = Root::new(&seen, self.n_worlds(spare), rng);
        match root.only() {
            Some(action) => Verdict::Only(action),
            None => Verdict::Rated(self.think_from(root, rng, spare)),
        }
    }

    /// What the seat sees, and what it saw before.
    fn recall(&mut self, decision: &Decision<'_, G>) -> G::View {
        let mut view = decision.view().into_owned();
        G::recall(&mut view, self.recalled.as_ref());
        self.recalled = Some(view.clone());
        view
    }
}

impl<G: Advice> Bot<G> for Search<G> {
    fn choose(&mut self, decision: &Decision<'_, G>, rng: &mut Rng) -> G::Action {
        self.choose_at_leisure(decision, rng, &SpareTime::default())
    }

    fn choose_at_leisure(
        &mut self,
        decision: &Decision<'_, G>,
        rng: &mut Rng,
        spare: &SpareTime,
    ) -> G::Action {
        match self.consider(decision, rng, spare) {
            Verdict::Only(action) => action,
            Verdict::Rated(insight) => insight.choose(rng),
        }
    }

    fn forget(&mut self) {
        self.walkers.iter_mut().for_each(|walker| *walker = Walker::default());
    }

    fn size(&self) -> usize {
        self.walkers.iter().map(|walker| walker.tree.size()).sum()
    }
}

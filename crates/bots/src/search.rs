//! Search that serves every game: information-set Monte-Carlo tree search.
//!
//! The searcher imagines worlds that fit what it sees, tries an action in them, and plays on: by what the tree has
//! learnt where it knows the way ([`tree`]), else by the game's rough advice ([`walk`]). Nodes belong to what a seat
//! knows, never to the true state; everyone plays for their own seat. Where seats choose at the same time, the choice
//! is mixed by regret matching. Where one seat decides, all its actions meet the same worlds, and the worse half drops
//! out again and again ([`root`]).

mod insight;
mod root;
mod tally;
mod tree;
mod walk;

use std::time::{Duration, Instant};

use game::{Advice, Decision, Rng};

use crate::Bot;
pub use insight::{Insight, Rated};
use root::Root;
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
    walkers: Vec<Walker<G>>,
}

impl<G: Advice> Search<G> {
    pub fn new(budget: Budget) -> Self {
        let walkers = (0..budget.threads.max(1)).map(|_| Walker::default()).collect();
        Self { budget, walkers }
    }

    pub fn think(&mut self, decision: &Decision<'_, G>, rng: &mut Rng) -> Insight<G> {
        self.think_from(Root::new(decision, rng), rng)
    }

    fn think_from(&mut self, root: Root<G>, rng: &mut Rng) -> Insight<G> {
        let deadline = self.budget.time.map(|time| Instant::now() + time);
        self.walkers.iter_mut().for_each(Walker::begin);
        root.think(&mut self.walkers, self.budget.iterations, deadline, rng)
    }
}

impl<G: Advice> Bot<G> for Search<G> {
    fn choose(&mut self, decision: &Decision<'_, G>, rng: &mut Rng) -> G::Action {
        let mut legal = Vec::new();
        decision.legal_actions(&mut legal);
        if legal.len() == 1 {
            return legal.swap_remove(0);
        }
        let root = Root::new(decision, rng);
        match root.only() {
            Some(action) => action,
            None => self.think_from(root, rng).choose(rng),
        }
    }

    fn size(&self) -> usize {
        self.walkers.iter().map(|walker| walker.tree.size()).sum()
    }
}

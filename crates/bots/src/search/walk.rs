//! From an imagined world to what comes of it: through the tree, then by rough advice.

use std::fmt;

use game::{Advice, Decision, Effects, MAX_SEATS, Rng, Seat, Seats};

use super::tree::{NodeId, Taken, Tree, Way};

/// What the win itself counts in a match that was played out; the rest is for the place.
const WIN: f32 = 0.8;

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct End {
    pub(super) values: [f32; MAX_SEATS],
    pub(super) wins: [f32; MAX_SEATS],
}

/// Walks through imagined worlds and remembers what came of it.
pub(super) struct Walker<G: Advice> {
    pub(super) tree: Tree<G::Action>,
    path: Vec<(Seat, Taken)>,
    /// The seats that have left the tree in this walk.
    grown: Seats,
    /// Whether everybody plays by what is known already, and nothing is learnt.
    is_settled: bool,
    /// What a seat chooses first, whatever is known.
    given: Option<(Seat, G::Action)>,
    scratch: Vec<G::Action>,
}

impl<G: Advice> Default for Walker<G> {
    fn default() -> Self {
        Self {
            tree: Tree::default(),
            path: Vec::new(),
            grown: Seats::NONE,
            is_settled: false,
            given: None,
            scratch: Vec::new(),
        }
    }
}

impl<G: Advice> fmt::Debug for Walker<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Walker")
    }
}

/// The seats that choose at the same time and have not chosen yet.
#[derive(Clone, Copy)]
struct Together(Seats);

impl Together {
    /// How the first of those to act now decides.
    fn way(&mut self, to_act: Seats, seat: Seat) -> Way {
        let way = if to_act.len() > 1 || (to_act == self.0) { Way::Together } else { Way::Alone };
        self.0 = if way == Way::Together { to_act.without(seat) } else { Seats::NONE };
        way
    }
}

impl<G: Advice> Walker<G> {
    pub(super) fn begin(&mut self) {
        self.tree.keep_small();
    }

    /// Plays `state` on and learns from it. Every seat adds at most one node to the tree.
    pub(super) fn walk(&mut self, mut state: G, rng: &mut Rng) -> End {
        self.path.clear();
        self.grown = Seats::NONE;
        let mut together = Together(Seats::NONE);
        let mut rough = 0;
        let end = loop {
            let to_act = state.to_act();
            let Some(seat) = to_act.first() else { break played_out(&state) };
            let way = together.way(to_act, seat);
            let action = if let Some((_, given)) = self.given.take_if(|(who, _)| *who == seat) {
                given
            } else if self.grown.contains(seat) {
                rough += 1;
                if rough > G::HORIZON
                    && let Some(end) = cut_short(&state)
                {
                    break end;
                }
                state.rough(seat, rng, &mut self.scratch)
            } else {
                self.in_tree(&state, seat, way, rng)
            };
            state.apply(seat, action, &mut Effects::silent(rng));
        };
        for (seat, taken) in &self.path {
            self.tree.learn(*taken, end.values[seat.index()]);
        }
        end
    }

    /// Plays `state` on by what is known already, without learning, but for what a seat chooses first.
    pub(super) fn walk_given(&mut self, state: G, given: (Seat, G::Action), rng: &mut Rng) -> End {
        (self.is_settled, self.given) = (true, Some(given));
        let end = self.walk(state, rng);
        (self.is_settled, self.given) = (false, None);
        end
    }

    /// Which of its actions `seat` chose first in the last walk.
    pub(super) fn first_choice(&self, seat: Seat) -> Option<usize> {
        let (_, taken) = self.path.iter().find(|(who, _)| *who == seat)?;
        Some(self.tree.nth(*taken))
    }

    /// Where `seat` decided first in the last walk: its actions, and how often each should be chosen.
    pub(super) fn mixture(&self, seat: Seat) -> impl Iterator<Item = (G::Action, f32)> {
        let first = self.path.iter().find(|(who, _)| *who == seat);
        first.into_iter().flat_map(|(_, taken)| self.tree.mixture(*taken))
    }

    /// What the tree says. Where it ends, a node is added if the key was met before, and the seat leaves the tree.
    fn in_tree(&mut self, state: &G, seat: Seat, way: Way, rng: &mut Rng) -> G::Action {
        let key = state.knowledge(seat);
        let advised = match self.tree.find(key) {
            Some(node) if self.is_settled => return self.tree.known(node, rng),
            Some(node) => return self.take(node, seat, rng),
            None => state.rough(seat, rng, &mut self.scratch),
        };
        self.grown = self.grown.with(seat);
        if self.is_settled || !self.tree.has_met(key) {
            return advised;
        }
        self.scratch.clear();
        state.legal_actions(seat, &mut self.scratch);
        if self.scratch.len() > 1 {
            G::prune(&Decision::in_state(state, seat), &mut self.scratch, rng);
        }
        if !self.scratch.contains(&advised) {
            self.scratch.push(advised.clone());
        }
        let node = self.tree.grow(key, way, &self.scratch, &advised);
        self.take(node, seat, rng)
    }

    fn take(&mut self, node: NodeId, seat: Seat, rng: &mut Rng) -> G::Action {
        let (taken, action) = self.tree.choose(node, rng);
        self.path.push((seat, taken));
        action
    }
}

fn played_out<G: Advice>(state: &G) -> End {
    let outcome = state.outcome().expect("nobody is to act, so the match is over (law 1)");
    let mut end = End::default();
    let last = f32::from(outcome.places.n_seats() - 1).max(1.0);
    let winners = outcome.winners();
    for (seat, place) in outcome.places.iter() {
        let win = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        let rank = 1.0 - (f32::from(*place) - 1.0) / last;
        end.wins[seat.index()] = win;
        end.values[seat.index()] = WIN * win + (1.0 - WIN) * rank;
    }
    end
}

fn cut_short<G: Advice>(state: &G) -> Option<End> {
    let chances = state.outlook()?.chances();
    let mut end = End::default();
    for (seat, chance) in chances.iter() {
        end.wins[seat.index()] = *chance;
        end.values[seat.index()] = *chance;
    }
    Some(end)
}

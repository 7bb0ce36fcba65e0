use game::{Advice, Computed, Rng, Seat};

use super::tally::ActionTally;
use super::tree::by_weight;
use super::walk::End;

/// A mixed choice leaves out actions this much rarer than the most frequent one.
const RARE: f32 = 0.25;

/// What a search found out about a decision.
#[derive(Debug)]
pub struct Insight<G: Advice> {
    seat: Seat,
    rated: Vec<Rated<G::Action>>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Rated<A> {
    pub action: A,
    pub tally: ActionTally,
    /// How often it should be chosen, compared with the others.
    pub weight: f32,
}

impl<A> Rated<A> {
    pub(super) fn new(action: A) -> Self {
        Self { action, tally: ActionTally::default(), weight: 0.0 }
    }
}

impl<G: Advice> Insight<G> {
    /// Sorts the actions, the best first.
    pub(super) fn new(seat: Seat, mut rated: Vec<Rated<G::Action>>) -> Self {
        let key = |rated: &Rated<G::Action>| (rated.weight, rated.tally.visits() as f32);
        rated.sort_by(|one, other| {
            let (one, other) = (key(one), key(other));
            other.0.total_cmp(&one.0).then(other.1.total_cmp(&one.1))
        });
        let most = rated.first().map_or(0.0, |best| best.weight);
        for rated in &mut rated {
            if rated.weight < RARE * most {
                rated.weight = 0.0;
            }
        }
        Self { seat, rated }
    }

    /// An end that was computed.
    pub(super) fn of_solved(seat: Seat, solved: Vec<Computed<G::Action>>) -> Self {
        let rated = solved.into_iter().map(|Computed { action, weight, win_chances }| {
            let mut end = End::default();
            for (seat, chance) in win_chances.iter() {
                end.wins[seat.index()] = *chance;
                end.values[seat.index()] = *chance;
            }
            let mut tally = ActionTally::default();
            tally.count(&end, seat);
            Rated { action, tally, weight }
        });
        let mut rated: Vec<_> = rated.collect();
        rated.sort_by(|one, other| other.weight.total_cmp(&one.weight));
        Self { seat, rated }
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The best first.
    pub fn rated(&self) -> &[Rated<G::Action>] {
        &self.rated
    }

    /// The action to take; mixed where opponents must not foresee it.
    pub fn choose(mut self, rng: &mut Rng) -> G::Action {
        let nth = by_weight(&self.rated, |rated| rated.weight, rng);
        self.rated.swap_remove(nth).action
    }

    /// In how many worlds actions were tried.
    pub fn iterations(&self) -> u32 {
        self.rated.iter().map(|rated| rated.tally.visits()).sum()
    }

    /// How likely `seat` is to win if this decision is made well.
    pub fn win_chance(&self, seat: Seat) -> f32 {
        let weights: f32 = self.rated.iter().map(|rated| rated.weight).sum();
        let chances = self.rated.iter().map(|rated| rated.weight * rated.tally.win_chance(seat));
        chances.sum::<f32>() / weights.max(f32::MIN_POSITIVE)
    }
}

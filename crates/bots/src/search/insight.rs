use game::{Advice, Computed, Rng, Seat};

use super::duel::Duel;
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
    is_computed: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Rated<A> {
    pub action: A,
    pub tally: ActionTally,
    /// How often it should be chosen, compared with the others.
    pub weight: f32,
    /// By how much it may be further from the best one than it seems, or less far: a standard error. Known where both
    /// met the same worlds.
    pub doubt: Option<f32>,
}

impl<A> Rated<A> {
    pub(super) fn new(action: A) -> Self {
        Self { action, tally: ActionTally::default(), weight: 0.0, doubt: None }
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
        Self { seat, rated, is_computed: false }
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
            Rated { action, tally, weight, doubt: None }
        });
        let mut rated: Vec<_> = rated.collect();
        rated.sort_by(|one, other| other.weight.total_cmp(&one.weight));
        Self { seat, rated, is_computed: true }
    }

    /// Whether the rest of the match was computed instead of imagined.
    pub fn is_computed(&self) -> bool {
        self.is_computed
    }

    /// Takes over what a duel found out about the best action and another one. Whichever is better is the best, unless
    /// choices are mixed.
    pub(super) fn settle(&mut self, other: &G::Action, duel: Duel) {
        let known = self.rated.iter().position(|rated| rated.action == *other);
        let nth = known.unwrap_or_else(|| {
            self.rated.push(Rated::new(other.clone()));
            self.rated.len() - 1
        });
        for (nth, tally) in [0, nth].into_iter().zip(duel.tallies) {
            self.rated[nth].tally = tally;
        }
        self.rated[nth].doubt = Some(duel.doubt);
        let is_mixed = self.rated.iter().filter(|rated| rated.weight > 0.0).count() > 1;
        if !is_mixed && duel.tallies[1].mean() > duel.tallies[0].mean() {
            let weight = std::mem::take(&mut self.rated[0].weight);
            self.rated[nth].weight = weight;
            self.rated.swap(0, nth);
        }
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The best first.
    pub fn rated(&self) -> &[Rated<G::Action>] {
        &self.rated
    }

    /// By how much an action may be further from the best one than it seems, or less far: a standard error.
    pub fn doubt(&self, rated: &Rated<G::Action>) -> f32 {
        if self.is_computed {
            return 0.0;
        }
        let variance = |rated: &Rated<G::Action>| {
            let wins = rated.tally.win_chance(self.seat);
            wins * (1.0 - wins) / rated.tally.visits().max(1) as f32
        };
        rated.doubt.unwrap_or_else(|| (variance(rated) + variance(&self.rated[0])).sqrt())
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

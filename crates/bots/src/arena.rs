//! Many matches between bots, to find out who plays better: every deal is played from every seat.

mod chart;
mod elo;
mod entrant;
mod estimate;
mod playing;
mod seatings;
mod sitters;
mod standing;

use std::sync::atomic::{AtomicU64, Ordering};

use game::{Game, Outcome, Seed};
use serde::{Deserialize, Serialize};

use crate::engine::ThinkingLimits;

pub use chart::{Bar, Chart, Scale};
pub use entrant::{Entrant, Forfeit};
pub use estimate::Estimate;
pub use sitters::Rules;
pub use standing::ArenaScore;

use playing::DealPlayer;

/// Who plays whom, and how often.
#[derive(Clone, Debug)]
pub struct Tournament {
    pub seats: usize,
    /// Too few for the table: repeated until it is full. Too many: every combination of them.
    pub bots: Vec<Entrant>,
    /// At least this many matches: only whole deals are played.
    pub games: u64,
    pub threads: usize,
    /// What engines may think about a decision. Our own bots count in worlds and have no clock.
    pub limits: ThinkingLimits,
    /// The results are the same for any number of threads, times and engines that look at a clock aside.
    pub seed: Seed,
}

impl Tournament {
    /// Who sits where in each match of a deal: every line-up in every rotation, each once.
    pub fn seatings(&self) -> Vec<Vec<Entrant>> {
        seatings::seatings(&self.bots, self.seats)
    }

    /// Each entrant once, in the order in which they were named.
    pub fn entrants(&self) -> Vec<Entrant> {
        let mut entrants = Vec::new();
        for entrant in self.seatings().concat() {
            if !entrants.contains(&entrant) {
                entrants.push(entrant);
            }
        }
        entrants.sort_by_key(|entrant| self.bots.iter().position(|bot| bot == entrant));
        entrants
    }

    pub fn deals(&self) -> u64 {
        self.games.div_ceil(self.seatings().len() as u64)
    }

    /// The share of wins that everybody would have if all played alike.
    pub fn fair_share(&self) -> f64 {
        1.0 / self.seats as f64
    }

    /// Whether this deal can belong to this plan: it has all the matches, with all the seats.
    pub fn fits(&self, deal: &PlayedDeal) -> bool {
        let is_whole = |outcome: &Outcome| {
            let (points, places) = (outcome.points.values(), outcome.places.values());
            points.len() == self.seats && places.len() == self.seats && !places.contains(&0)
        };
        deal.matches.len() == self.seatings().len()
            && deal.paces.len() == self.entrants().len()
            && deal.matches.iter().all(is_whole)
            && deal.forfeits.iter().all(|forfeit| {
                forfeit.nth < deal.matches.len() && forfeit.seat.index() < self.seats
            })
    }
}

/// A deal that every seating has played to the end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayedDeal {
    /// Counted from 0.
    pub number: u64,
    /// How each match ended, in the order of [`Tournament::seatings`].
    pub matches: Vec<Outcome>,
    /// In the order of [`Tournament::entrants`].
    pub paces: Vec<ThinkingTime>,
    /// The matches that ended because an engine could not play on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forfeits: Vec<Forfeit>,
}

/// How long bots thought about decisions in which they had a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct ThinkingTime {
    pub decisions: u64,
    pub nanoseconds: u64,
    /// Nanoseconds of the slowest decision.
    pub slowest: u64,
}

impl ThinkingTime {
    /// Mean seconds per decision.
    pub fn seconds(&self) -> f64 {
        self.nanoseconds as f64 / 1e9 / self.decisions.max(1) as f64
    }

    pub fn slowest_seconds(&self) -> f64 {
        self.slowest as f64 / 1e9
    }

    fn add(&mut self, other: &Self) {
        self.decisions += other.decisions;
        self.nanoseconds += other.nanoseconds;
        self.slowest = self.slowest.max(other.slowest);
    }
}

/// Looks on while an arena is played: keeps what was played, and may end it.
pub trait Watch: Sync {
    /// Whether this deal was played before and need not be played again.
    fn is_played(&self, deal: u64) -> bool;
    /// Whether to stop; an unfinished deal is dropped.
    fn is_stopped(&self) -> bool;
    fn match_over(&self);
    fn deal_over(&self, deal: PlayedDeal);
}

/// Plays what the plan asks for and `watch` does not have.
pub fn arena<G: Game>(plan: &Tournament, rules: &Rules<'_, G>, watch: &dyn Watch) {
    let playing = DealPlayer::new(plan, rules, watch);
    let (deals, next) = (plan.deals(), AtomicU64::new(0));
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= deals || watch.is_stopped() {
                return;
            }
            if watch.is_played(number) {
                continue;
            }
            let Some(deal) = playing.play_deal(number) else { return };
            watch.deal_over(deal);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            scope.spawn(work);
        }
    });
}

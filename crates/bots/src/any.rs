//! The bots of a game whose type is not known here.

use std::any::Any;
use std::fmt;
use std::time::Duration;

use game::{Advice, AnyMatch, BadSetup, Decision, Erased, Match, Rng, Seat, Viewer, read_options};

use crate::speed::{Speed, playouts, speed};
use crate::{Bot, Level, Plan, Random, Sailor, Tally, arena, simulate};

/// The bots of a game whose type is not known here.
pub trait AnyBots: Send + Sync {
    /// The levels that this game has, the weakest first.
    fn levels(&self) -> &'static [Level];

    /// What a bot at `seat` has to think about now; the thinking itself is done by [`Thought::decide`].
    fn think(&self, level: Level, game: &dyn AnyMatch, seat: Seat, seed: u64) -> Thought;

    /// Plays many matches without a table.
    ///
    /// # Errors
    /// If an option is unknown or the game is not for so many.
    fn simulate(
        &self,
        plan: &Plan,
        options: &[(String, String)],
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Tally, BadSetup>;

    /// Plays deal after deal from every seat, as far as `watch` does not have them.
    ///
    /// # Errors
    /// If an option is unknown or the game is not for so many.
    fn arena(
        &self,
        plan: &arena::Plan,
        options: &[(String, String)],
        watch: &dyn arena::Watch,
    ) -> Result<(), BadSetup>;

    /// How fast the rules are on one core, each figure measured for `time`.
    fn speed(&self, n_seats: u8, time: Duration) -> Speed;

    /// Plays so many random matches on this thread, by the default options, and says how many decisions they had.
    fn playouts(&self, n_seats: u8, games: u64) -> u64;
}

/// A decision of a bot, with all that it may know, ready to be thought about on any thread.
pub struct Thought(Box<dyn FnOnce() -> String + Send>);

impl Thought {
    /// Thinks, and says the JSON of the action.
    pub fn decide(self) -> String {
        (self.0)()
    }
}

impl fmt::Debug for Thought {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Thought")
    }
}

fn player<G: Advice>(level: Level) -> Box<dyn Bot<G>> {
    match level {
        Level::CabinBoy => Box::new(Random::default()),
        Level::Sailor => Box::new(Sailor),
    }
}

fn check_seats<G: Advice>(found: usize) -> Result<(), BadSetup> {
    let info = G::info();
    let (min, max) = (info.min_seats, info.max_seats);
    match (usize::from(min)..=usize::from(max)).contains(&found) {
        true => Ok(()),
        false => Err(BadSetup::Seats { found, min, max }),
    }
}

impl<G: Advice> AnyBots for Erased<G> {
    fn levels(&self) -> &'static [Level] {
        Level::ALL
    }

    fn think(&self, level: Level, game: &dyn AnyMatch, seat: Seat, seed: u64) -> Thought {
        let game: &dyn Any = game.as_any();
        let game = game
            .downcast_ref::<Match<G>>()
            .expect("a match is thought about by the bots of its own game");
        let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal_actions(seat));
        Thought(Box::new(move || {
            let decision = Decision::in_view(&view, seat, &legal);
            let action = player::<G>(level).choose(&decision, &mut Rng::fast(seed));
            serde_json::to_string(&action).expect("an action is plain data, which JSON can hold")
        }))
    }

    fn simulate(
        &self,
        plan: &Plan,
        options: &[(String, String)],
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Tally, BadSetup> {
        let options = read_options::<G>(options)?;
        check_seats::<G>(plan.levels.len())?;
        Ok(simulate(plan, &options, &player::<G>, progress))
    }

    fn arena(
        &self,
        plan: &arena::Plan,
        options: &[(String, String)],
        watch: &dyn arena::Watch,
    ) -> Result<(), BadSetup> {
        let options = read_options::<G>(options)?;
        check_seats::<G>(plan.seats)?;
        arena::arena(plan, &options, &player::<G>, watch);
        Ok(())
    }

    fn speed(&self, n_seats: u8, time: Duration) -> Speed {
        speed::<G>(n_seats, time)
    }

    fn playouts(&self, n_seats: u8, games: u64) -> u64 {
        playouts::<G>(n_seats, games)
    }
}

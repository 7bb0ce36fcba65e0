//! One random match in which all laws are checked.

use std::any::Any;
use std::panic::{self, AssertUnwindSafe};

use game::{Game, Match, Rng, Seat, Seed};

use super::foreign::Pool;
use super::law::{Breach, Broken, Kept, Law, demand};
use super::turns::{self, Choices};
use super::{chance, choice, foreign, imagination, order, replay, taking_back, wire, worlds};
use crate::tables::TrialTable;

pub(crate) struct Trial<'a, G: Game> {
    table: &'a TrialTable<G>,
    pool: &'a Pool<G>,
    seed: Seed,
    rng: Rng,
    /// The steps before which several seats were to act.
    crowded: Vec<usize>,
    /// After how many actions we look.
    step: usize,
    hid_something: bool,
}

impl<'a, G: Game> Trial<'a, G> {
    pub(crate) fn new(table: &'a TrialTable<G>, seed: Seed, pool: &'a Pool<G>) -> Self {
        let rng = chooser(seed);
        Self { table, pool, seed, rng, crowded: Vec::new(), step: 0, hid_something: false }
    }

    /// Says whether anything was hidden from anybody.
    pub(crate) fn run(mut self) -> Result<bool, Box<Broken>> {
        let mut game = match catching_panics(|| begin(self.table, self.seed)) {
            Ok(game) => game,
            Err(breach) => return Err(self.broken(breach, String::new())),
        };
        match catching_panics(|| self.check(&mut game)) {
            Ok(()) => Ok(self.hid_something),
            Err(breach) => Err(self.broken(breach, game.record().to_compact())),
        }
    }

    fn broken(&self, breach: Breach, record: String) -> Box<Broken> {
        let (game, table) = (G::info().id, self.table.name());
        Box::new(Broken { breach, game, table, seed: self.seed, step: self.step, record })
    }

    fn check(&mut self, game: &mut Match<G>) -> Kept {
        self.play(game)?;
        wire::check_story(game, &mut self.rng)?;
        replay::check(game)?;
        if self.table.position.is_none() {
            chance::check_set_up(self.table, self.seed, &mut self.rng)?;
        }
        for step in self.steps_to_inspect(game.record().actions.len()) {
            self.step = step;
            self.inspect(&part_of(game, step)?)?;
        }
        self.step = self.rng.below(game.record().actions.len().max(1) as u32) as usize;
        replay::check_branch(&part_of(game, self.step)?, &mut self.rng)
    }

    /// Laws 1, 2, 3, 9 and 11 at every step, until the match is over.
    fn play(&mut self, game: &mut Match<G>) -> Kept {
        let census = game.state().census();
        let mut choices = Choices::new(self.table.n_seats);
        loop {
            self.step = game.record().actions.len();
            turns::check(game.state(), &mut choices)?;
            check_census(game.state(), &census)?;
            if game.to_act().len() > 1 {
                self.crowded.push(self.step);
            }
            let Some(seat) = any_seat(game, &mut self.rng) else { break };
            check_bound::<G>(self.step)?;
            let action = self.rng.pick(choices.of(seat)).expect("law 2 was just checked").clone();
            game.play(seat, action).expect("law 3 was just checked");
        }
        Ok(())
    }

    /// Two random steps, and one at which several seats are to act, if there is one.
    fn steps_to_inspect(&mut self, n_actions: usize) -> Vec<usize> {
        let n = n_actions as u32;
        let mut steps = vec![self.rng.below(n.max(1)) as usize, self.rng.below(n + 1) as usize];
        steps.extend(self.rng.pick(&self.crowded));
        steps
    }

    /// The other laws at one step.
    fn inspect(&mut self, game: &Match<G>) -> Kept {
        let rng = &mut self.rng;
        wire::check_state(game, rng)?;
        foreign::check(game, self.pool, rng)?;
        self.hid_something |= imagination::check(game, rng)?;
        order::check(game.state(), rng)?;
        taking_back::check(game, self.pool, rng)?;
        choice::check(game, rng)?;
        let n_seats = self.table.n_seats;
        if let Some(seat) = any_seat(game, rng) {
            let legal = game.legal_actions(seat);
            let action = rng.pick(&legal).expect("law 2 was checked when the match was played");
            chance::check(game.state(), n_seats, (seat, action), rng)?;
        }
        worlds::check(game, rng)
    }
}

/// All actions of a random match, or those up to a broken law: the trial will break it again and report it.
pub(crate) fn random_actions<G: Game>(table: &TrialTable<G>, number: u64) -> Vec<G::Action> {
    let seed = Seed::from_bytes([0x91; 32]).of_match(number);
    let Ok(mut game) = catching_panics(|| begin(table, seed)) else { return Vec::new() };
    let pool = Pool::empty();
    let mut trial = Trial::new(table, seed, &pool);
    let _ = catching_panics(|| trial.play(&mut game));
    game.record().actions.iter().map(|(_, action)| action.clone()).collect()
}

/// A random one of the seats to act.
pub(crate) fn any_seat<G: Game>(game: &Match<G>, rng: &mut Rng) -> Option<Seat> {
    let seats: Vec<Seat> = game.to_act().iter().collect();
    rng.pick(&seats).copied()
}

/// The generator that chooses for everybody in a match with this seed.
pub(crate) fn chooser(seed: Seed) -> Rng {
    let mut rng = Rng::of_step(seed, u64::MAX);
    Rng::fast(u64::from(rng.next_u32()) << 32 | u64::from(rng.next_u32()))
}

/// Runs `work`, and turns a panic into a breach.
fn catching_panics<T>(work: impl FnOnce() -> Result<T, Breach>) -> Result<T, Breach> {
    panic::catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|payload| {
        Err(Breach::new(Law::NoPanic, format!("panicked: {}", words_of(&*payload))))
    })
}

fn begin<G: Game>(table: &TrialTable<G>, seed: Seed) -> Result<Match<G>, Breach> {
    table.begin(seed).map_err(|why| Breach::new(Law::NoPanic, format!("cannot be set up: {why:?}")))
}

/// The match after its first `n_actions` actions.
fn part_of<G: Game>(game: &Match<G>, n_actions: usize) -> Result<Match<G>, Breach> {
    let mut record = game.record().clone();
    record.actions.truncate(n_actions);
    Match::replay(&record)
        .map_err(|why| Breach::new(Law::Replay, format!("a part cannot be replayed: {why:?}")))
}

fn check_bound<G: Game>(n_actions: usize) -> Kept {
    let bound = G::info().max_actions;
    demand(Law::Bound, n_actions < bound, || format!("it goes on after {bound} actions"))
}

fn check_census<G: Game>(state: &G, expected: &[u32]) -> Kept {
    let found = state.census();
    demand(Law::Census, found == expected, || {
        format!("at first there were {expected:?}, now there are {found:?}\n  {state:?}")
    })
}

fn words_of(payload: &(dyn Any + Send)) -> &str {
    let text = payload.downcast_ref::<&str>().copied();
    text.or(payload.downcast_ref::<String>().map(String::as_str)).unwrap_or("without words")
}

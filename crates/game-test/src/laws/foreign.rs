//! Law 3 on actions from elsewhere: what other seats, moments and matches could do, and what nobody ever could.

use game::{Game, Match, Rng, Seat};
use serde_json::Value;

use super::law::{Breach, Kept, Law, demand};
use super::trial::random_actions;
use crate::tables::TrialTable;

/// How many matches the pool is gathered from, and how many actions it keeps.
const PILOTS: u64 = 4;
const POOL_SIZE: usize = 400;

/// How many actions of each kind are tried for every seat.
const FROM_POOL: u32 = 8;
const FROM_MATCH: u32 = 6;
const STRANGE: u32 = 4;

/// Numbers that are often one too small or one too large.
const EDGES: [i64; 14] = [-1, 0, 1, 2, 5, 6, 12, 13, 63, 64, 127, 128, 255, 256];

pub(crate) struct Pool<G: Game> {
    actions: Vec<G::Action>,
}

impl<G: Game> Pool<G> {
    /// The actions of a few matches at every table, sampled evenly.
    pub(crate) fn gather(tables: &[TrialTable<G>]) -> Self {
        let mut met = Vec::new();
        for (i, table) in tables.iter().enumerate() {
            for number in 0..PILOTS {
                met.extend(random_actions(table, i as u64 * PILOTS + number));
            }
        }
        let stride = met.len().div_ceil(POOL_SIZE).max(1);
        Self { actions: met.into_iter().step_by(stride).collect() }
    }

    pub(crate) fn empty() -> Self {
        Self { actions: Vec::new() }
    }

    pub(crate) fn pick(&self, rng: &mut Rng) -> Option<&G::Action> {
        rng.pick(&self.actions)
    }
}

/// Checks that `check` and the legal actions agree for every seat, whatever is asked.
pub(crate) fn check<G: Game>(game: &Match<G>, met: &Pool<G>, rng: &mut Rng) -> Kept {
    for seat in Seat::all(game.n_seats()) {
        let legal = game.legal_actions(seat);
        check_no_twins::<G>(seat, &legal)?;
        for _ in 0..FROM_POOL {
            met.pick(rng).map_or(Ok(()), |action| agree(game, seat, &legal, action))?;
        }
        for _ in 0..FROM_MATCH {
            let action = rng.pick(&game.record().actions);
            action.map_or(Ok(()), |(_, action)| agree(game, seat, &legal, action))?;
        }
        for _ in 0..STRANGE {
            let action =
                rng.pick(&legal).or(met.pick(rng)).and_then(|near| strange::<G>(near, rng));
            action.map_or(Ok(()), |action| agree(game, seat, &legal, &action))?;
        }
    }
    Ok(())
}

fn agree<G: Game>(game: &Match<G>, seat: Seat, legal: &[G::Action], action: &G::Action) -> Kept {
    let passes = game.check(seat, action).is_ok();
    demand(Law::Legality, passes == legal.contains(action), || match passes {
        true => format!("`check` lets {seat} do {action:?}, which is not among its legal actions"),
        false => format!("{action:?} is a legal action of {seat}, but `check` refuses it"),
    })
}

fn check_no_twins<G: Game>(seat: Seat, legal: &[G::Action]) -> Kept {
    let mut bytes: Vec<Vec<u8>> = Vec::with_capacity(legal.len());
    for action in legal {
        let written = postcard::to_allocvec(action);
        bytes.push(written.map_err(|why| Breach::new(Law::Wire, why.to_string()))?);
    }
    bytes.sort_unstable();
    let twins = bytes.windows(2).find(|pair| pair[0] == pair[1]);
    demand(Law::Legality, twins.is_none(), || {
        format!("{seat} has the same legal action twice, among {legal:?}")
    })
}

/// An action like `near` with one number changed, if actions can have such a number.
pub(crate) fn strange<G: Game>(near: &G::Action, rng: &mut Rng) -> Option<G::Action> {
    let mut json = serde_json::to_value(near).ok()?;
    let n_numbers = count_numbers(&json);
    let mut nth = if n_numbers == 0 { return None } else { rng.below(n_numbers) };
    let edge = *rng.pick(&EDGES)?;
    change_number(&mut json, &mut nth, edge);
    serde_json::from_value(json).ok()
}

fn count_numbers(json: &Value) -> u32 {
    match json {
        Value::Number(_) => 1,
        Value::Array(items) => items.iter().map(count_numbers).sum(),
        Value::Object(fields) => fields.values().map(count_numbers).sum(),
        _ => 0,
    }
}

/// Changes the `nth` number to `edge`; afterwards `nth` counts the numbers still ahead.
fn change_number(json: &mut Value, nth: &mut u32, edge: i64) {
    match json {
        Value::Number(number) => {
            if *nth == 0 {
                *number = edge.into();
            }
            *nth = nth.wrapping_sub(1);
        }
        Value::Array(items) => items.iter_mut().for_each(|item| change_number(item, nth, edge)),
        Value::Object(fields) => {
            fields.values_mut().for_each(|field| change_number(field, nth, edge));
        }
        _ => {}
    }
}

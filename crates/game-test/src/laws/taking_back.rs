//! Law 12: what may be taken back can be done again, and a refused action changes nothing.

use game::{Game, Match, Rng, Seat};

use super::foreign::Pool;
use super::law::{Breach, Kept, Law, demand};

/// Takes back an action that may be taken back and does it again; then asks for something that is refused.
pub(crate) fn check<G: Game>(game: &Match<G>, pool: &Pool<G>, rng: &mut Rng) -> Kept {
    let may = |seat| Some((seat, game.may_take_back(seat).ok()?));
    let ready: Vec<(Seat, usize)> = Seat::all(game.n_seats()).filter_map(may).collect();
    if let Some(&(seat, number)) = rng.pick(&ready) {
        check_again(game, seat, number)?;
    }
    let seat = Seat::new(rng.below(u32::from(game.n_seats())) as u8);
    pool.pick(rng).map_or(Ok(()), |action| check_refused(game, seat, action))
}

fn check_again<G: Game>(game: &Match<G>, seat: Seat, number: usize) -> Kept {
    let mut again = game.clone();
    again.take_back(seat).map_err(|why| breach(seat, &format!("could not take back: {why:?}")))?;
    demand(Law::TakingBack, again.to_act().contains(seat), || {
        format!("{seat} took its action back but is not to act")
    })?;
    let (_, action) = game.record().actions[number].clone();
    again
        .play(seat, action)
        .map_err(|why| breach(seat, &format!("could not do the same again: {why:?}")))?;
    demand(Law::TakingBack, again.state() == game.state(), || {
        let (before, after) = (game.state(), again.state());
        format!(
            "{seat} took its action back and did it again\n  before: {before:?}\n  after: {after:?}"
        )
    })
}

fn check_refused<G: Game>(game: &Match<G>, seat: Seat, action: &G::Action) -> Kept {
    if game.check(seat, action).is_ok() {
        return Ok(());
    }
    let mut asked = game.clone();
    demand(Law::TakingBack, asked.play(seat, action.clone()).is_err(), || {
        format!("{action:?} of {seat} is refused and yet played")
    })?;
    let unchanged = asked.state() == game.state()
        && asked.record() == game.record()
        && asked.told() == game.told();
    demand(Law::TakingBack, unchanged, || format!("the refused {action:?} of {seat} left a trace"))
}

fn breach(seat: Seat, what: &str) -> Breach {
    Breach::new(Law::TakingBack, format!("{seat} {what}"))
}

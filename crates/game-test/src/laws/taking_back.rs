//! Law 12: what may be taken back can be done again, and a refused action changes nothing.

use game::{Game, Match, Rng, Seat};

use super::foreign::Pool;
use super::law::{Breach, Kept, Law, demand};

/// Takes back whatever may be taken back and does it again; then asks for what is refused.
pub(crate) fn check<G: Game>(game: &Match<G>, pool: &Pool<G>, rng: &mut Rng) -> Kept {
    for seat in Seat::all(game.n_seats()) {
        check_again(game, seat)?;
        if let Some(action) = pool.pick(rng) {
            check_refused(game, seat, action)?;
        }
    }
    Ok(())
}

fn check_again<G: Game>(game: &Match<G>, seat: Seat) -> Kept {
    let Ok(number) = game.may_take_back(seat) else { return Ok(()) };
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

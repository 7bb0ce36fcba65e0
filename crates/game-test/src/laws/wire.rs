//! Law 4: what is sent and stored arrives unchanged.

use game::{Data, Game, Match, Rng, Viewer};

use super::law::{Kept, Law, demand};

/// How many actions and events of a match are checked.
const SAMPLES: u32 = 6;

pub(crate) fn check_story<G: Game>(game: &Match<G>, rng: &mut Rng) -> Kept {
    for _ in 0..SAMPLES {
        if let Some((_, action)) = rng.pick(&game.record().actions) {
            survives("action", action)?;
        }
        if let Some(told) = rng.pick(game.told()) {
            survives("event", &told.event)?;
        }
    }
    Ok(())
}

/// The state, and two viewers' views of it.
pub(crate) fn check_state<G: Game>(game: &Match<G>, rng: &mut Rng) -> Kept {
    survives("state", game.state())?;
    let viewers: Vec<Viewer> = Viewer::all(game.n_seats()).chain([Viewer::Referee]).collect();
    for viewer in [rng.pick(&viewers), rng.pick(&viewers)].into_iter().flatten() {
        survives("view", &game.view(*viewer))?;
    }
    Ok(())
}

fn survives<T: Data>(what: &str, sent: &T) -> Kept {
    let from_json = serde_json::to_string(sent).and_then(|json| serde_json::from_str::<T>(&json));
    arrives(what, "JSON", sent, from_json)?;
    let from_bytes =
        postcard::to_allocvec(sent).and_then(|bytes| postcard::from_bytes::<T>(&bytes));
    arrives(what, "postcard", sent, from_bytes)
}

fn arrives<T: Data, E: ToString>(what: &str, form: &str, sent: &T, arrived: Result<T, E>) -> Kept {
    let kept = arrived.as_ref().is_ok_and(|arrived| arrived == sent);
    demand(Law::Wire, kept, || {
        let arrived = arrived.map_or_else(|why| why.to_string(), |arrived| format!("{arrived:?}"));
        format!("this {what} does not survive {form}: {sent:?}\n  it arrives as: {arrived}")
    })
}

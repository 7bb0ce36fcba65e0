//! Laws 5 and 6: what can be imagined behind a view, and whether there is anything to imagine.

use game::{Game, Match, Rng, Seat, Viewer};

use super::law::{Breach, Kept, Law, demand};
use super::turns::{self, Choices};

/// Imagines the state behind everybody's view; says whether any imagined state was not the true one.
pub(crate) fn check<G: Game>(game: &Match<G>, rng: &mut Rng) -> Result<bool, Breach> {
    let mut hid_something = false;
    for viewer in Viewer::all(game.n_seats()) {
        let imagined = G::imagine(&game.view(viewer), rng);
        check_looks(game, viewer, &imagined)?;
        check_sound(game, viewer, &imagined)?;
        hid_something |= imagined != *game.state();
    }
    demand(Law::Secrets, !hid_something || G::info().has_secrets, || {
        "it says that it has no secrets, but an imagined state was not the true one".to_owned()
    })?;
    let known = G::imagine(&game.view(Viewer::Referee), rng);
    demand(Law::Imagination, known == *game.state(), || {
        format!("the referee sees all but imagines {known:?}\n  instead of {:?}", game.state())
    })?;
    Ok(hid_something)
}

/// To `viewer` the imagined state looks like the true one.
fn check_looks<G: Game>(game: &Match<G>, viewer: Viewer, imagined: &G) -> Kept {
    let (seen, looks) = (game.view(viewer), imagined.view(viewer));
    demand(Law::Imagination, seen == looks, || {
        format!("{viewer:?} sees {seen:?}\n  but in the imagined state would see {looks:?}")
    })?;
    let (to_act, imagined_to_act) = (game.to_act(), imagined.to_act());
    demand(Law::Imagination, to_act == imagined_to_act, || {
        format!("seats {to_act:?} are to act, but {viewer:?} imagines {imagined_to_act:?}")
    })?;
    let Viewer::Seat(seat) = viewer else { return Ok(()) };
    let mut legal = Vec::new();
    imagined.legal_actions(seat, &mut legal);
    demand(Law::Imagination, legal == game.legal_actions(seat), || {
        format!("{seat} may do {:?}\n  but imagines {legal:?}", game.legal_actions(seat))
    })
}

/// The imagined state could occur in a match: it keeps the laws that show in a single state.
fn check_sound<G: Game>(game: &Match<G>, viewer: Viewer, imagined: &G) -> Kept {
    let mut choices = Choices::new(game.n_seats());
    turns::check(imagined, &mut choices).map_err(|breach| {
        let (law, what) = (breach.law.number(), breach.what);
        let what = format!("what {viewer:?} imagines breaks law {law}: {what}\n  {imagined:?}");
        Breach::new(Law::Imagination, what)
    })?;
    demand(Law::Imagination, imagined.census() == game.state().census(), || {
        format!("what {viewer:?} imagines has other components: {imagined:?}")
    })
}

/// A random seat or a spectator.
pub(crate) fn any_viewer(n_seats: u8, rng: &mut Rng) -> Viewer {
    let number = rng.below(u32::from(n_seats) + 1) as u8;
    if number == n_seats { Viewer::Spectator } else { Viewer::Seat(Seat::new(number)) }
}

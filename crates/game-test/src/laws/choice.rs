//! Law 10, choice: who notices what one seat chooses.
//!
//! A seat takes one of two actions in the same state, with the same chance. For every other viewer:
//! - whoever hears the same sees the same: nothing that was chosen in secret is shown to anybody who was not told;
//! - while others are still choosing at the same time, everybody hears and sees the same, whichever action of one kind
//!   (one phrase) it was.

use game::{Game, Match, Rng, Say as _, Seat, Seats, Viewer};

use super::chance::any_seed;
use super::law::{Breach, Kept, Law};
use super::sent::{Difference, Step};

/// One of the seats to act takes one action or another.
pub(crate) fn check<G: Game>(game: &Match<G>, rng: &mut Rng) -> Kept {
    let seats: Vec<Seat> = game.to_act().iter().collect();
    let Some(&seat) = rng.pick(&seats) else { return Ok(()) };
    let mut legal = game.legal_actions(seat);
    rng.shuffle(&mut legal);
    let [one, other, ..] = legal.as_slice() else { return Ok(()) };
    let seed = any_seed(rng);
    let take = |action| Step::take(game.state(), seat, action, Rng::of_step(seed, 0));
    let (after_one, after_other) = (take(one), take(other));
    let next = [after_one.after.to_act(), after_other.after.to_act()];
    let sealed = one.phrase().id == other.phrase().id && still_choosing(game.to_act(), seat, next);
    for viewer in Viewer::all(game.n_seats()).filter(|viewer| !viewer.is(seat)) {
        let (sent, other_sent) = (after_one.sent_to(viewer), after_other.sent_to(viewer));
        let what = match sent.differs_from(&other_sent) {
            Difference::None => continue,
            Difference::SeenOnly { .. } => "can see it without having been told",
            Difference::Heard { .. } if sealed => "is told it while others are still choosing",
            Difference::Heard { .. } => continue,
        };
        let beside = sent.beside(&other_sent);
        let what = format!("{seat} does {one:?} or {other:?}, and {viewer:?} {what}{beside}");
        return Err(Breach::new(Law::TwoWorlds, what));
    }
    Ok(())
}

/// Whether, after `seat` acted, those who were choosing at the same time still are.
fn still_choosing(before: Seats, seat: Seat, after: [Seats; 2]) -> bool {
    let others = before.without(seat);
    !others.is_empty() && after[0] == after[1] && after[0].without(seat) == others
}

//! Law 10, worlds: a viewer that cannot tell two worlds apart is sent the same in both until the rules tell it more.
//!
//! One world is the true one, the other is imagined from the viewer's view. The same actions are taken in both as long
//! as both allow them (otherwise a seat that is not the viewer takes any action that its world allows), with the same
//! chance. In every step:
//! - if the viewer hears the same, it sees the same, unless there was news in this step and a spectator, too, hears or
//!   sees a difference: something was opened to all;
//! - if the same action makes the viewer hear something else, then the first such thing is news (revealed, or whispered
//!   to the viewer), or the viewer sees a difference, too. From there on the worlds differ.

use game::{Game, Match, Rng, Seat, Viewer};

use super::chance::any_seed;
use super::imagination::any_viewer;
use super::law::{Breach, Kept, Law};
use super::sent::{Difference, Sent, Step};

/// How many viewers are asked, and how long their worlds are followed.
const VIEWERS: u32 = 2;
const MAX_STEPS: u64 = 24;

/// Follows the true world and an imagined one, for some of the viewers.
pub(crate) fn check<G: Game>(game: &Match<G>, rng: &mut Rng) -> Kept {
    for _ in 0..VIEWERS {
        let viewer = any_viewer(game.n_seats(), rng);
        let imagined = G::imagine(&game.view(viewer), rng);
        follow([game.state().clone(), imagined], viewer, rng)?;
    }
    Ok(())
}

fn follow<G: Game>(mut worlds: [G; 2], viewer: Viewer, rng: &mut Rng) -> Kept {
    let seed = any_seed(rng);
    for number in 0..MAX_STEPS {
        if worlds[0] == worlds[1] {
            return Ok(());
        }
        let Some((seat, actions)) = choose(&worlds, viewer, rng)? else { return Ok(()) };
        let [one, other] =
            [0, 1].map(|i| Step::take(&worlds[i], seat, &actions[i], Rng::of_step(seed, number)));
        let sent = [one.sent_to(viewer), other.sent_to(viewer)];
        let what = match sent[0].differs_from(&sent[1]) {
            Difference::None => {
                worlds = [one.after, other.after];
                continue;
            }
            Difference::SeenOnly { after_news } if after_news && is_open(&one, &other) => {
                return Ok(());
            }
            Difference::SeenOnly { .. } => "can see what it was not told",
            Difference::Heard { as_news: false, and_seen: false } if actions[0] == actions[1] => {
                "is told what was hidden as if it followed from what all can see (it was said, not revealed or whispered)"
            }
            Difference::Heard { .. } => return Ok(()),
        };
        return Err(breach(&worlds, viewer, &format!("{actions:?} of {seat}"), what, &sent));
    }
    Ok(())
}

/// A seat and what it does in each of two worlds.
type Pair<G> = (Seat, [<G as Game>::Action; 2]);

/// A seat to act in both worlds and what it does in each; `None` if there is no such seat.
fn choose<G: Game>(
    worlds: &[G; 2],
    viewer: Viewer,
    rng: &mut Rng,
) -> Result<Option<Pair<G>>, Breach> {
    let seats: Vec<Seat> = worlds[0].to_act().iter().collect();
    let Some(&seat) = rng.pick(&seats) else { return Ok(None) };
    let [legal, other_legal] = [0, 1].map(|i| {
        let mut legal = Vec::new();
        worlds[i].legal_actions(seat, &mut legal);
        legal
    });
    let Some(action) = rng.pick(&legal).cloned() else { return Ok(None) };
    if other_legal.contains(&action) {
        return Ok(Some((seat, [action.clone(), action])));
    }
    if viewer.is(seat) {
        let what =
            format!("{seat} cannot tell two worlds apart, but may do {action:?} in only one");
        return Err(Breach::new(Law::TwoWorlds, what));
    }
    let other = rng.pick(&other_legal).cloned();
    Ok(other.map(|other| (seat, [action, other])))
}

fn is_open<G: Game>(one: &Step<G>, other: &Step<G>) -> bool {
    let [sent, other_sent] = [one, other].map(|step| step.sent_to(Viewer::Spectator));
    sent.differs_from(&other_sent) != Difference::None
}

fn breach<G: Game>(
    worlds: &[G; 2],
    viewer: Viewer,
    step: &str,
    what: &str,
    sent: &[Sent<G>; 2],
) -> Breach {
    let beside = sent[0].beside(&sent[1]);
    let what = format!(
        "{viewer:?} cannot tell two worlds apart; in {step} it {what}{beside}\n  worlds: {:?}\n      or: {:?}",
        worlds[0], worlds[1]
    );
    Breach::new(Law::TwoWorlds, what)
}

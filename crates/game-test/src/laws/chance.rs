//! Law 10, chance: who notices what one draw decides.
//!
//! A step, or the set-up, is taken twice; the second time, one draw comes out differently. For every viewer:
//! - whoever hears the same sees the same: nothing that chance decided is shown to anybody who was not told;
//! - whoever hears something else hears it first as news (revealed, or whispered to this viewer), or can see it too:
//!   nothing that stays hidden is merely said to all.

use game::{Game, Rng, Seat, Seed, Viewer};

use super::law::{Breach, Kept, Law};
use super::sent::{Difference, Step};
use crate::tables::TrialTable;

/// Twists one draw of the set-up.
pub(crate) fn check_set_up<G: Game>(table: &TrialTable<G>, seed: Seed, rng: &mut Rng) -> Kept {
    let one = Step::<G>::set_up(table, Rng::of_step(seed, 0));
    twist(one.n_drawn, seed, rng).map_or(Ok(()), |twisted| {
        compare("the set-up", table.n_seats, &one, &Step::set_up(table, twisted))
    })
}

/// Twists one draw of what `action` does.
pub(crate) fn check<G: Game>(
    before: &G,
    n_seats: u8,
    (seat, action): (Seat, &G::Action),
    rng: &mut Rng,
) -> Kept {
    let seed = any_seed(rng);
    let one = Step::take(before, seat, action, Rng::of_step(seed, 0));
    twist(one.n_drawn, seed, rng).map_or(Ok(()), |twisted| {
        let step = format!("{action:?} of {seat}");
        compare(&step, n_seats, &one, &Step::take(before, seat, action, twisted))
    })
}

pub(crate) fn any_seed(rng: &mut Rng) -> Seed {
    let words: [[u8; 4]; 8] = std::array::from_fn(|_| rng.next_u32().to_le_bytes());
    Seed::from_bytes(std::array::from_fn(|i| words[i / 4][i % 4]))
}

fn twist(n_drawn: usize, seed: Seed, rng: &mut Rng) -> Option<Rng> {
    if n_drawn == 0 {
        return None;
    }
    let draw = rng.below(n_drawn as u32) as usize;
    Some(Rng::twisted(seed, 0, draw, rng.next_u32()))
}

fn compare<G: Game>(step: &str, n_seats: u8, one: &Step<G>, other: &Step<G>) -> Kept {
    for viewer in Viewer::all(n_seats) {
        let (sent, other_sent) = (one.sent_to(viewer), other.sent_to(viewer));
        let what = match sent.differs_from(&other_sent) {
            Difference::None
            | Difference::Heard { as_news: true, .. }
            | Difference::Heard { and_seen: true, .. } => continue,
            Difference::SeenOnly { .. } => "can see what chance decided without having been told",
            Difference::Heard { .. } => {
                "is told what chance decided as if it followed from what all can see (it was said, not revealed or whispered)"
            }
        };
        let beside = sent.beside(&other_sent);
        return Err(Breach::new(Law::TwoWorlds, format!("in {step}, {viewer:?} {what}{beside}")));
    }
    Ok(())
}

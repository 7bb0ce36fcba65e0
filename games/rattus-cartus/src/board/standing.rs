//! What influence and victory points bring so far, and how many rounds are left. What hands bring is seen in the end.

use board::Standing;
use game::Seat;

use crate::scoring::{Award, influence_points};
use crate::{Phase, View};

pub(super) fn standing(view: &View) -> Standing {
    let is_over = matches!(view.phase, Phase::Over);
    let points = view.tokens.map(|seat, _| {
        let points = if is_over { awarded(view, seat) } else { so_far(view, seat) };
        Some(points)
    });
    let rounds = usize::from(view.size().rounds.saturating_sub(view.round)) + usize::from(!is_over);
    Standing { points, is_open: is_over, end: ("standing-rounds", rounds), is_near: rounds <= 1 }
}

fn awarded(view: &View, seat: Seat) -> i32 {
    view.awards.iter().map(|award: &Award| i32::from(award.points[seat])).sum()
}

/// E1, E4: what all can see.
fn so_far(view: &View, seat: Seat) -> i32 {
    let of_track = |track| i32::from(influence_points(track, view.n_seats())[seat]);
    view.tracks.iter().map(of_track).sum::<i32>() + i32::from(view.tokens[seat])
}

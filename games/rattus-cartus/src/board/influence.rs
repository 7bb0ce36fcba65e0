//! The influence board: a track an estate, with the discs of all on it (R5a, E1).

use board::pieces::{art, seat_class};
use board::{Region, Scene};
use game::{Phrase, Seat};
use maud::{Markup, html};

use super::cards::{estate_class, estate_sign, name};
use crate::View;
use crate::components::{Estate, INFLUENCE_POINTS};
use crate::influence::Track;

/// A track is drawn at least this long; it has no end (C5).
const SHORTEST: u16 = 12;
/// One space in this many is marked.
const MARKED: u16 = 5;

pub(super) fn influence(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        section class="influence" aria-label=(scene.text("board-influence")) {
            h2 { (scene.text("board-influence")) }
            ol class="tracks" {
                @for estate in Estate::ALL { (track(view, estate, scene)) }
            }
        }
    }
}

fn track(view: &View, estate: Estate, scene: &Scene<'_>) -> Region {
    let track = &view.tracks[estate.index()];
    scene.region(("track", estate.index() as u8), track, |id| {
        html! {
            li class={ "track " (estate_class(estate)) } id=(id) data-what=(estate_sign(estate)) {
                span class="estate" { (art(scene, estate_sign(estate), "")) span { (name(estate, scene)) } }
                (ranking(track, scene))
                (path(track, estate, scene))
            }
        }
    })
}

/// Who would get how many points now (E1).
fn ranking(track: &Track, scene: &Scene<'_>) -> Markup {
    let leaders = track.order().iter().copied().filter(|seat| track.points(*seat) > 0);
    html! {
        ol class="stand" data-what="stand" {
            @for (seat, points) in leaders.zip(INFLUENCE_POINTS) {
                li {
                    b { (points) } (disc(seat, "", scene))
                    span class="sr" { (scene.say(&standing_phrase(track, seat, points))) }
                }
            }
        }
    }
}

fn standing_phrase(track: &Track, seat: Seat, points: u8) -> Phrase {
    Phrase::new("board-standing")
        .with("seat", seat)
        .with("influence", track.points(seat))
        .with("points", points)
}

/// The spaces of a track, with a stack of discs on some: the lowest came first.
fn path(track: &Track, estate: Estate, scene: &Scene<'_>) -> Markup {
    let furthest = track.order().first().map_or(0, |seat| track.points(*seat));
    html! {
        ol class="path" aria-hidden="true" {
            @for space in 0..=furthest.max(SHORTEST) {
                @let class = if space == 0 { "zero" } else if space % MARKED == 0 { "five" } else { "" };
                li class=(class) { (stack(track, estate, space, scene)) }
            }
        }
    }
}

fn stack(track: &Track, estate: Estate, space: u16, scene: &Scene<'_>) -> Markup {
    let discs: Vec<Seat> = track.discs_at(space).collect();
    html! {
        @if !discs.is_empty() {
            span class="pile" data-what="marker" title=[(space > 0).then_some(space)] {
                @for seat in discs {
                    span class={ "flat " (seat_class(seat)) } id={ "inf-" (estate.index()) "-" (seat.number()) } data-flip="" {
                        (disc(seat, "", scene))
                    }
                }
            }
        }
    }
}

pub(super) fn disc(seat: Seat, class: &str, scene: &Scene<'_>) -> Markup {
    let symbol = ["disc-0", "disc-1", "disc-2", "disc-3", "disc-4"][seat.index() % 5];
    let class = format!("disc {} {class}", seat_class(seat));
    html! { (art(scene, symbol, &class)) }
}

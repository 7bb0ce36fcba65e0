//! Kiti in her gap, and in which order she breaks ties (C3, R4).

use board::pieces::{art, icon};
use board::{Region, Scene};
use game::{Arg, Phrase, Seat};
use maud::{Markup, html};

use super::ring;

/// Kiti between `right` and the next seat clockwise. At the bottom we see her back, since she looks at the lagoon.
pub(super) fn kiti(right: Seat, scene: &Scene<'_>) -> Region {
    let n_seats = scene.n_seats();
    let first = scene.own_seat().unwrap_or(Seat::new(0));
    let class = ring::gap(first.distance_to(right, n_seats).into(), n_seats);
    let figure = if class == "at-bottom" { "kiti-back" } else { "kiti" };
    let orders = scene.common("kiti-orders", right, |id, right, scene| {
        html! { span class="sr" id=(id) { (orders(*right, scene)) } }
    });
    scene.frame("kiti", right, [&orders], |id| {
        html! {
            div class={ "kiti " (class) } id=(id) data-flip="" data-what="kiti" {
                (art(scene, figure, ""))
                span class="point" { (icon(scene, "arrow")) }
                span class="point l" { (icon(scene, "arrow")) }
                (orders)
            }
        }
    })
}

/// Between whom she stands, and in which order she breaks ties.
fn orders(right: Seat, scene: &Scene<'_>) -> Markup {
    let n_seats = scene.n_seats();
    let orders = Phrase::new("board-kiti")
        .with("right", right)
        .with("left", right.clockwise(1, n_seats))
        .with("deep", order(n_seats, |seat| deep_rank(right, seat, n_seats)))
        .with("shallow", order(n_seats, |seat| shallow_rank(right, seat, n_seats)));
    scene.say(&orders)
}

/// Which place a seat has in ties for deep and middle, counted from 1.
fn deep_rank(right: Seat, seat: Seat, n_seats: u8) -> u8 {
    seat.distance_to(right, n_seats) + 1
}

/// Which place a seat has in ties for the shallow catch, counted from 1.
fn shallow_rank(right: Seat, seat: Seat, n_seats: u8) -> u8 {
    right.clockwise(1, n_seats).distance_to(seat, n_seats) + 1
}

fn order(n_seats: u8, rank: impl Fn(Seat) -> u8) -> Vec<Arg> {
    let mut seats: Vec<Seat> = Seat::all(n_seats).collect();
    seats.sort_by_key(|seat| rank(*seat));
    seats.into_iter().map(Arg::Seat).collect()
}

/// The two places of a seat in ties.
pub(super) fn ranks(right: Seat, seat: Seat, scene: &Scene<'_>) -> Markup {
    let n_seats = scene.n_seats();
    html! {
        (rank(deep_rank(right, seat, n_seats), ("tie", "right-hand", "board-ties-deep"), scene))
        (rank(shallow_rank(right, seat, n_seats), ("tie l", "left-hand", "board-ties-shallow"), scene))
    }
}

/// A place in ties; then its class, its key and what it is for.
fn rank(rank: u8, (class, key, about): (&str, &str, &'static str), scene: &Scene<'_>) -> Markup {
    let first = if rank == 1 { " first" } else { "" };
    html! {
        span class={ (class) (first) } data-what=(key) {
            span { (rank) span class="sfx" { (scene.count("board-rank", rank.into())) } }
            span class="sr" { " " (scene.text(about)) }
        }
    }
}

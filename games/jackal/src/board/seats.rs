//! A pirate's place at the table: who they are, what they own, and the row before them.

use std::hash::Hash;

use board::pieces::{art, heading, icon, number, seat_class, value};
use board::{Region, Scene};
use game::{Phrase, Seat};
use maud::{Markup, html};

use super::pirates::{figure, sight, walk};
use super::rows::{Row, is_awaited, items, rum};
use crate::island::Terrain;
use crate::laying::cards_for;
use crate::movement::{End, Walk};
use crate::view::{SeenPlan, Stage};
use crate::{Action, View};

pub(super) fn seat(view: &View, seat: Seat, legal: &[Action], scene: &Scene<'_>) -> Region {
    let (row, rum) = (Row::of(view, seat, scene), rum(view, seat, scene));
    let walk = walk(view, seat).map(sight);
    let purse = (view.coins[seat], view.hands[seat].len(), view.first == seat);
    let laid = (row, rum, walk, legal.contains(&Action::Pour(seat)));
    let (gain, note) = (view.gains[seat], (view.stage, is_awaited(view, seat)));
    let is_sealed = view.plans[seat] == SeenPlan::Sealed;
    let class = [
        if scene.viewer.is(seat) { " me" } else { "" },
        if matches!(view.stage, Stage::Declaring(who) if who == seat) { " turn" } else { "" },
    ];
    scene.region(("seat", seat.number()), (purse, &laid, gain, note, is_sealed, class), |id| {
        html! {
            li class={ "seat " (seat_class(seat)) (class[0]) (class[1]) } id=(id) data-what="player" {
                (art(scene, figure(seat), "pic"))
                (heading(scene, seat))
                (part("purse", seat, purse, scene, || held(view, seat, scene)))
                (part("laid", seat, (&laid, gain, note, is_sealed), scene, || laid_row(view, seat, legal, scene)))
            }
        }
    })
}

/// A part of a place that changes on its own.
fn part(
    name: &'static str,
    seat: Seat,
    inputs: impl Hash,
    scene: &Scene<'_>,
    draw: impl FnOnce() -> Markup,
) -> Region {
    scene.region(
        (name, seat.number()),
        inputs,
        |id| html! { div class=(name) id=(id) { (draw()) } },
    )
}

fn held(view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    html! {
        @if view.first == seat {
            span data-what="first" {
                (art(scene, "pennant", "first")) span class="sr" { (scene.text("board-first")) }
            }
        }
        span class="held" data-what="held" {
            (art(scene, "card-back", "")) (view.hands[seat].len())
            span class="sr" { " " (scene.count("board-held", view.hands[seat].len().into())) }
        }
        span data-what="coins" { (art(scene, "coin", "")) (view.coins[seat]) span class="sr" { " " (scene.count("board-coins", view.coins[seat].into())) } }
    }
}

fn laid_row(view: &View, seat: Seat, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let row = Row::of(view, seat, scene);
    let pour = Action::Pour(seat);
    html! {
        ol { (items(view, seat, row, scene)) }
        div class="note" { (note(view, seat, row, scene)) }
        @if legal.contains(&pour) {
            button class="drop" form="hand" name="action" value=(value(&pour)) data-for="rum" hidden {
                (scene.text("board-pour-here"))
            }
        }
    }
}

fn note(view: &View, seat: Seat, row: Row<'_>, scene: &Scene<'_>) -> Markup {
    if let Row::Tortuga(price) = row {
        return harbour(price, scene);
    }
    if let Some(walk) = walk(view, seat) {
        return result(view, seat, walk, scene);
    }
    let id = match view.stage {
        Stage::Laying if view.pending.contains(seat) => "board-note-laying",
        Stage::Pouring if view.pending.contains(seat) => "board-note-pouring",
        Stage::Laying | Stage::Pouring => "board-note-ready",
        Stage::Declaring(who) if who == seat => "board-note-declaring",
        Stage::Declaring(_) | Stage::Walking => "board-note-waiting",
        Stage::Sharing | Stage::Over => return Markup::default(),
    };
    html! {
        @if id == "board-note-ready" { (icon(scene, "tick")) }
        span { (scene.text(id)) }
    }
}

/// R9: what somebody does on Tortuga.
pub(super) fn harbour(price: u8, scene: &Scene<'_>) -> Markup {
    let cards = cards_for(price).unwrap_or(0);
    let bought = Phrase::new("board-on-tortuga").with("coins", price).with("cards", cards);
    html! { (art(scene, "tortuga", "harbour").what("tortuga")) span { (scene.say(&bought)) } }
}

/// How far a walk has come and what it brought.
fn result(view: &View, seat: Seat, walk: &Walk, scene: &Scene<'_>) -> Markup {
    let gain = view.gains[seat];
    html! {
        span class="result" data-what="steps" {
            (art(scene, "steps", "")) (walk.course.pirate.steps)
            span class="sr" { " " (scene.count("board-step-count", walk.course.pirate.steps.into())) }
        }
        @if let Some(end) = walk.course.end { (ending(end, scene)) }
        @if matches!(view.stage, Stage::Sharing | Stage::Over) && gain > 0 {
            span class="result won" data-what="share" { (art(scene, "coin", "")) "+" (number(gain.into())) }
        }
    }
}

pub(super) fn ending(end: End, scene: &Scene<'_>) -> Markup {
    let (symbol, about) = match end {
        End::Chest(worth) => (super::map::symbol(Terrain::Chest(worth)), "board-end-chest"),
        End::Robber => (Some("robber"), "board-end-robber"),
        End::NoFlag => (Some("flag-white"), "board-end-no-flag"),
        End::RowUsed => (None, "board-end-nothing"),
    };
    html! {
        span class="result" data-what="walk-end" {
            @if let Some(symbol) = symbol { (art(scene, symbol, "")) }
            (scene.text(about))
        }
    }
}

//! Rows of cards: rum in front, then what was laid, with what sticks to it and after how many steps it was carried out.

use board::Scene;
use board::pieces::art;
use game::{Choice, Seat};
use maud::{Markup, html};

use super::cards::{class, key, pictured, stuck};
use super::pirates::{rows_are_open, walk};
use crate::laying::Plan;
use crate::movement::Walk;
use crate::view::{SeenPlan, Stage};
use crate::{Aid, Card, View};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Row<'a> {
    /// Nothing yet, or nothing that others see.
    Nothing,
    FaceDown(u8),
    Open(&'a [Card]),
    /// Nothing: the pirate sails to Tortuga for this many coins.
    Tortuga(u8),
}

impl<'a> Row<'a> {
    /// The row of `seat` as it lies on the table: its owner sees their own in front of them until it is laid.
    pub(super) fn of(view: &'a View, seat: Seat, scene: &Scene<'_>) -> Self {
        match &view.plans[seat] {
            SeenPlan::Pending | SeenPlan::Sealed => Self::Nothing,
            SeenPlan::FaceDown(count) => Self::FaceDown(*count),
            SeenPlan::Known(Plan::Tortuga(price)) => Self::Tortuga(*price),
            SeenPlan::Known(Plan::Row(row)) => {
                if scene.viewer.is(seat) && !rows_are_open(view) {
                    Self::FaceDown(row.len() as u8)
                } else {
                    Self::Open(row)
                }
            }
        }
    }
}

/// How much rum the viewer sees in front of the row of `seat`: they see their own choice at once.
pub(super) fn rum(view: &View, seat: Seat, scene: &Scene<'_>) -> u8 {
    let pours = view.pours.as_ref().zip(scene.own_seat());
    let own = pours.map(|(pours, own)| pours[own]);
    match own {
        Some(Choice::Known(pours)) => pours.count(seat),
        _ => view.rum[seat],
    }
}

/// Whether the viewer has poured rum for anybody.
pub(super) fn has_poured(view: &View, scene: &Scene<'_>) -> bool {
    Seat::all(view.n_seats()).any(|seat| rum(view, seat, scene) > 0)
}

/// The cards of a row as list items, with their steps if the pirate has begun to walk.
pub(super) fn items(view: &View, seat: Seat, row: Row<'_>, scene: &Scene<'_>) -> Markup {
    let (rum, walk) = (rum(view, seat, scene), walk(view, seat));
    html! {
        @for nth in 0..rum { (bottle(&format!("rum-{}-{nth}", seat.number()), nth, walk, scene)) }
        @match row {
            Row::Nothing | Row::Tortuga(_) => {}
            Row::FaceDown(count) => @for place in 0..count { (back(seat, place, scene)) },
            Row::Open(cards) => @for (place, card) in cards.iter().enumerate() {
                (front(seat, place as u8, *card, walk, scene))
            },
        }
    }
}

/// The `nth` rum in front of a row, counted from 0.
pub(super) fn bottle(id: &str, nth: u8, walk: Option<&Walk>, scene: &Scene<'_>) -> Markup {
    html! {
        li {
            span class="card k-rum" id=(id) data-flip="" data-what="rum" {
                (pictured(Card::Rum, scene))
                // R10: any amount of rum is one step.
                @if nth == 0 && walk.is_some() { (step_mark(1, scene)) }
            }
        }
    }
}

fn back(seat: Seat, place: u8, scene: &Scene<'_>) -> Markup {
    html! {
        li {
            span class="card back" id={ "row-" (seat.number()) "-" (place) } data-flip="" data-what="face-down" {
                (art(scene, "card-back", ""))
                span class="sr" { (scene.text("board-face-down")) }
            }
        }
    }
}

fn front(seat: Seat, place: u8, card: Card, walk: Option<&Walk>, scene: &Scene<'_>) -> Markup {
    let aids = walk.map(|walk| aids_of(walk, place)).unwrap_or_default();
    let id = format!("row-{}-{place}", seat.number());
    html! {
        li {
            span class={ (class(card)) (state(card, place, walk)) } id=(id) data-flip="" data-what=(key(card)) {
                (pictured(card, scene))
                (stuck(&aids, scene))
                @if let Some(steps) = walk.and_then(|walk| step_of(walk, place)) { (step_mark(steps, scene)) }
            }
        }
    }
}

fn step_mark(steps: u8, scene: &Scene<'_>) -> Markup {
    html! {
        b class="at" aria-hidden="true" data-what="steps" { (steps) }
        span class="sr" { ", " (scene.count("board-steps", steps.into())) }
    }
}

/// What is attached to a card of the row.
pub(super) fn aids_of(walk: &Walk, place: u8) -> Vec<Aid> {
    walk.attached.iter().filter(|attached| attached.card == place).map(|it| it.aid).collect()
}

/// After how many steps a card of the row was carried out, if it was.
pub(super) fn step_of(walk: &Walk, place: u8) -> Option<u8> {
    walk.trail.iter().rev().find(|print| print.card == place).map(|print| print.steps)
}

/// The class that shows what became of a card of the row.
pub(super) fn state(card: Card, place: u8, walk: Option<&Walk>) -> &'static str {
    let is_blank = !card.is_mover() && !card.is_flag();
    let Some(walk) = walk else { return if is_blank { " blank" } else { "" } };
    match walk.course.end {
        _ if is_blank => " blank",
        None if walk.course.card == place => " now",
        Some(_) if card.is_mover() && step_of(walk, place).is_none() => " unused",
        _ => "",
    }
}

/// Whether `seat` has yet to decide something now.
pub(super) fn is_awaited(view: &View, seat: Seat) -> bool {
    match view.stage {
        Stage::Laying | Stage::Pouring => view.pending.contains(seat),
        Stage::Declaring(who) => who == seat,
        Stage::Walking | Stage::Sharing | Stage::Over => false,
    }
}

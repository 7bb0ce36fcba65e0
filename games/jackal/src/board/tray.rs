//! The viewer's own row, behind the rum that others poured: where cards are laid, and where others are attached to them.

use board::pieces::value;
use game::Say as _;
use maud::{Markup, html};

use super::cards::{self, class, pictured, stuck};
use super::choice::Choice;
use super::pirates::walk;
use super::rows::{aids_of, bottle, rum, state, step_of};
use super::stacks::{card_id, key};
use crate::view::Stage;
use crate::{Action, Card};

pub(super) fn tray(choice: &Choice<'_>) -> Markup {
    let (view, scene) = (choice.view, choice.scene);
    let row = view.plans[choice.seat].row();
    let (rum, walk) = (rum(view, choice.seat, scene), walk(view, choice.seat));
    html! {
        @if row.is_empty() { p class="empty" { (scene.text("board-row-empty")) } }
        @else {
            ol aria-label=(scene.text("board-row")) {
                @for nth in 0..rum { (bottle(&format!("treat-{nth}"), nth, walk, scene)) }
                @for place in 0..row.len() { (laid(choice, row, place)) }
            }
        }
        @if view.stage == Stage::Laying { (drops(choice)) }
    }
}

fn laid(choice: &Choice<'_>, row: &[Card], place: usize) -> Markup {
    let (scene, card, nth) = (choice.scene, row[place], place as u8);
    let copies_before = row[..place].iter().filter(|other| **other == card).count();
    let walk = walk(choice.view, choice.seat);
    let aids = walk.map(|walk| aids_of(walk, nth)).unwrap_or_default();
    let state = state(card, nth, walk);
    html! {
        li {
            span class={ (class(card)) (state) } id=(card_id(card, copies_before)) data-flip=""
                data-what=(cards::key(card)) {
                (pictured(card, scene))
                (stuck(&aids, scene))
                @if let Some(steps) = walk.and_then(|walk| step_of(walk, nth)) {
                    b class="at" aria-hidden="true" { (steps) }
                }
            }
            @if state == " now" { (drops(choice)) }
        }
    }
}

/// Buttons that play what was picked up or dragged here.
fn drops(choice: &Choice<'_>) -> Markup {
    html! {
        @for action in choice.legal {
            @if let Some(card) = dropped(action) {
                button class="drop" name="action" value=(value(action)) data-for=(key(card)) hidden {
                    (choice.scene.say(&action.phrase()))
                }
            }
        }
    }
}

/// The card that an action puts into the row.
const fn dropped(action: &Action) -> Option<Card> {
    match action {
        Action::Lay(card) => Some(*card),
        Action::Attach(aid) => Some(aid.card()),
        _ => None,
    }
}

//! The buttons that finish a choice or take it back.

use board::Act;
use board::pieces::{Button, icon, seat_class};
use game::{Phrase, Say as _, Seat};
use maud::{Markup, html};

use super::choice::Choice;
use super::hand::small;
use crate::components::TORTUGA;
use crate::movement::Met;
use crate::view::Stage;
use crate::{Action, Aid};

pub(super) fn acts(choice: &Choice<'_>) -> Markup {
    match (choice.scene.act, choice.view.stage) {
        (Act::Look, _) => Markup::default(),
        (Act::Change, _) => choice.take_back(),
        (Act::Decide(_), Stage::Laying) => laying(choice),
        (Act::Decide(_), Stage::Pouring) => pouring(choice),
        (Act::Decide(_), _) => declaring(choice),
    }
}

/// R2, R9.
fn laying(choice: &Choice<'_>) -> Markup {
    let is_empty = choice.view.plans[choice.seat].row().is_empty();
    html! {
        @if is_empty {
            span class="port" data-what="tortuga" { (small(choice.scene, "tortuga")) (choice.scene.text("board-tortuga")) }
            @for (price, cards) in TORTUGA { (voyage(choice, price, cards)) }
        } @else { (choice.take_back()) }
        @if !is_empty || choice.allows(&Action::Ready) {
            (choice.button(&Action::Ready, "btn gold slim", &html! { (choice.scene.text("board-ready")) }))
        }
    }
}

/// A voyage to Tortuga: what it costs and what it brings.
fn voyage(choice: &Choice<'_>, price: u8, cards: u8) -> Markup {
    let (scene, action) = (choice.scene, Action::Tortuga(price));
    let content = html! {
        span class="fare" aria-hidden="true" data-what="tortuga" {
            (price) (small(scene, "coin")) (icon(scene, "arrow")) (cards) (small(scene, "card-back"))
        }
        span class="sr" { (scene.say(&action.phrase())) }
    };
    let sure = match choice.view.is_last_island() {
        true => Phrase::new("board-sure-tortuga-last").with("coins", price),
        false => Phrase::new("board-sure-tortuga").with("coins", price).with("cards", cards),
    };
    let (refusal, sure) = (choice.refusal(&action), scene.say(&sure));
    let button = Button { class: "btn slim", what: Some("tortuga"), ..Button::default() };
    Button { refusal: refusal.as_ref(), sure: Some(&sure), ..button }.draw(&action, &content)
}

/// R3.
fn pouring(choice: &Choice<'_>) -> Markup {
    let (view, scene) = (choice.view, choice.scene);
    let seats = || Seat::all(view.n_seats()).filter(|seat| choice.allows(&Action::Pour(*seat)));
    let poured = super::rows::has_poured(view, scene);
    let done = match (poured, seats().next()) {
        (true, _) => "board-poured",
        (false, Some(_)) => "board-no-rum",
        (false, None) => "board-go-on",
    };
    html! {
        @for seat in seats() {
            @let text = if super::rows::rum(view, seat, scene) > 0 { "board-rum-enough" } else { "board-rum-for" };
            @let words = scene.say(&Phrase::new(text).with("seat", seat));
            (choice.button(&Action::Pour(seat), &format!("btn slim pour {}", seat_class(seat)), &html! {
                (small(scene, "rum")) (words)
            }))
        }
        @let gold = if done == "board-no-rum" { "btn slim" } else { "btn gold slim" };
        (choice.button(&Action::Poured, gold, &html! { (scene.text(done)) }))
        // Last, so that nothing moves under a finger that pours twice.
        @if poured { (choice.take_back()) }
    }
}

/// R5.
fn declaring(choice: &Choice<'_>) -> Markup {
    html! {
        @if has_chosen(choice) { (choice.take_back()) }
        (choice.button(&Action::Declare, "btn gold slim", &html! { (choice.scene.text("board-declare")) }))
    }
}

/// Whether something of the draft was chosen, and not forced.
fn has_chosen(choice: &Choice<'_>) -> bool {
    let view = choice.view;
    let Some(draft) = &view.draft else { return false };
    let row = view.plans[choice.seat].row();
    let has_aid = view
        .left_in_hand(choice.seat)
        .is_some_and(|hand| Aid::ALL.iter().any(|aid| hand.count(aid.card().kind()) > 0));
    let before = draft.start.into_iter().chain(draft.trail.iter().map(|print| print.to));
    let had_choice = before.zip(&draft.trail).any(|(from, print)| {
        let card = row[print.card as usize];
        print.met != Met::Stuck && (has_aid || view.chart().targets(card, from).len() > 1)
    });
    !draft.attached.is_empty() || had_choice
}

//! The cards in hand, the same ones in a stack.

use board::RegionId;
use board::pieces::Button;
use maud::{Markup, html};

use super::cards::{self, class, named};
use super::choice::Choice;
use crate::components::{CARDS, CardBag};
use crate::view::Stage;
use crate::{Action, Card, idle};

pub(super) fn stacks(choice: &Choice<'_>, left: &CardBag, id: RegionId) -> Markup {
    let scene = choice.scene;
    html! {
        div class="cards" id=(id) role="group" aria-label=(scene.text("board-cards")) {
            @for (card, _) in CARDS { (stack(choice, card, left.count(card.kind()))) }
            @if left.is_empty() { p class="empty" { (scene.text("board-no-cards")) } }
        }
    }
}

fn stack(choice: &Choice<'_>, card: Card, count: u8) -> Markup {
    if count == 0 {
        return Markup::default();
    }
    let row = choice.view.plans[choice.seat].row();
    let laid = row.iter().filter(|other| **other == card).count();
    let many = if count > 1 { " many" } else { "" };
    let idle = choice.is_open().then(|| idle::why(choice.view, &choice.action(card))).flatten();
    let pale = if idle.is_some() { " idle" } else { "" };
    let face = html! {
        span class={ (class(card)) " big" (many) (pale) } id=(card_id(card, laid)) data-flip="" data-what=(cards::key(card)) {
            (named(card, choice.scene))
            @if let Some(why) = idle { span class="sr" { ". " (choice.scene.text(why)) } }
            @if count > 1 { b class="count" { span class="sr" { ", " } "×" (count) } }
        }
    };
    html! {
        @if !choice.is_open() {
            // Whoever plays by keyboard does not lose their place while others decide.
            button class="card-btn still" id={ "stack-" (key(card)) } type="button" aria-disabled="true" { (face) }
        }
        @else if card == Card::Rum && choice.view.stage == Stage::Pouring && choice.pours() {
            button class="card-btn" id={ "stack-" (key(card)) } type="button" data-pick=(key(card)) { (face) }
        }
        @else { (choice.card_button(card, &face)) }
    }
}

impl Choice<'_> {
    fn pours(&self) -> bool {
        self.legal.iter().any(|action| matches!(action, Action::Pour(_)))
    }

    /// What playing a card means now.
    const fn action(&self, card: Card) -> Action {
        match (self.view.stage, card.aid()) {
            (Stage::Declaring(_), Some(aid)) => Action::Attach(aid),
            _ => Action::Lay(card),
        }
    }

    /// A card that is played by clicking it, or by dragging it to where it goes.
    fn card_button(&self, card: Card, face: &Markup) -> Markup {
        let action = self.action(card);
        let refusal = self.refusal(&action);
        let button = Button {
            class: "card-btn",
            id: Some(&format!("stack-{}", key(card))),
            pick: self.allows(&action).then_some(key(card)),
            refusal: refusal.as_ref(),
            ..Button::default()
        };
        button.draw(&action, face)
    }
}

/// What a card is called while it is picked up.
pub(super) const fn key(card: Card) -> &'static str {
    super::cards::picture(card)
}

/// The id of the `nth` copy of a card, which it keeps on its way from the hand to the row.
pub(super) fn card_id(card: Card, nth: usize) -> String {
    format!("card-{}-{nth}", key(card))
}

//! Buttons, and places where something can be dropped. All of them belong to the form of the hand.

use board::Scene;
use board::pieces::value;
use game::Say as _;
use maud::{Markup, html};

use crate::Action;
use crate::components::Card;

/// What a card, a disc or a rat is called while it is picked.
pub(super) enum Pick {
    Card(Card),
    /// The disc that goes to a building.
    Disc,
    /// A rat that follows a flute.
    Rat,
}

impl Pick {
    /// Its key for `data-pick` and `data-for`.
    pub(super) fn key(&self) -> String {
        match self {
            Self::Card(card) => format!("card-{}", card.kind()),
            Self::Disc => "disc".to_owned(),
            Self::Rat => "rat".to_owned(),
        }
    }
}

pub(super) fn button(action: &Action, class: &str, content: &Markup) -> Markup {
    html! { button class=(class) form="hand" name="action" value=(value(action)) { (content) } }
}

/// A place that shows only while something is picked that `action` can put there.
pub(super) fn drop(pick: &Pick, action: &Action, text: &'static str, scene: &Scene<'_>) -> Markup {
    html! {
        button class="drop" form="hand" name="action" value=(value(action)) data-for=(pick.key())
            aria-label=(scene.say(&action.phrase())) {
            span { (scene.text(text)) }
        }
    }
}

//! Decisions that have no place on the board: buttons beside the hand.

use board::Scene;
use board::pieces::{art, value};
use game::Say as _;
use maud::{Markup, html};

use super::{figures, names};
use crate::{Action, View};

/// The form that every button of the page belongs to.
pub(super) const FORM: &str = "board";

/// The key under which a figure of the bar is picked.
pub(super) fn stool_key(stool: u8) -> String {
    format!("stool-{stool}")
}

/// A button for every such decision; doing nothing comes last.
pub(super) fn choices(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let idle = |action: &&Action| matches!(action, Action::Pass | Action::Stay | Action::Done);
    let (last, first): (Vec<&Action>, Vec<&Action>) = legal.iter().partition(idle);
    html! { @for action in first.into_iter().chain(last) { (choice(view, *action, scene)) } }
}

fn choice(view: &View, action: Action, scene: &Scene<'_>) -> Markup {
    match action {
        Action::PickClan(clan) => html! {
            button class="btn clan" form=(FORM) name="action" value=(value(&action)) data-what=(names::figure(clan, view.options.variant)) {
                span class="fig" { (figures::unhired(clan, scene)) }
                span aria-hidden="true" { (scene.text(names::clan_name(clan))) }
            }
        },
        Action::Open { stool, bid } => html! {
            button class="btn slim" form=(FORM) name="action" value=(value(&action)) data-for=(stool_key(stool)) data-what="bid" {
                (art(scene, names::clan(view.bar[usize::from(stool)].clan), "face"))
                (scene.count("board-bid", bid.into()))
                span class="sr" { (scene.say(&action.phrase())) }
            }
        },
        Action::Raise(bid) => html! {
            button class="btn slim" form=(FORM) name="action" value=(value(&action)) data-what="bid" {
                (scene.count("board-bid", bid.into()))
            }
        },
        Action::Sail | Action::Look => plain(action, "btn slim gold", scene),
        Action::Pass | Action::Stay | Action::Done => plain(action, "btn slim", scene),
        Action::Discard(_)
        | Action::Take(_)
        | Action::Place { .. }
        | Action::Advance { .. }
        | Action::Grab(_) => Markup::default(),
    }
}

fn plain(action: Action, class: &str, scene: &Scene<'_>) -> Markup {
    html! {
        button class=(class) form=(FORM) name="action" value=(value(&action)) { (scene.say(&action.phrase())) }
    }
}

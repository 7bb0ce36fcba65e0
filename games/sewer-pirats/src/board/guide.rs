//! What the present choice is about, for those who play for the first time.

use board::Scene;
use maud::{Markup, html};

use crate::{Action, Phase, View};

pub(super) fn guide(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    if legal.is_empty() {
        return Markup::default();
    }
    let id = match view.phase {
        Phase::Picking => "guide-clan",
        Phase::Opening => "guide-open",
        Phase::Bidding(_) => "guide-bid",
        Phase::Paying(_) => "guide-pay",
        Phase::SecondCard => "guide-second",
        Phase::Discarding => "guide-discard",
        Phase::Taking(_) if legal.contains(&Action::Stay) => "guide-stay",
        Phase::Taking(_) => "guide-take",
        Phase::TakingMore(_) => "guide-more",
        Phase::Again(_) => "guide-again",
        Phase::Looking(_) => "guide-look",
        _ if legal.iter().all(|action| matches!(action, Action::Take(_))) => "guide-only-cards",
        _ => "guide-turn",
    };
    html! { p { (scene.text(id)) } }
}

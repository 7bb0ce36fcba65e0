//! What the present choice is about, for those who play for the first time.

use board::Scene;
use board::pieces::rule;
use maud::{Markup, html};

use super::hand::lays_blank;
use super::rows::has_poured;
use crate::view::Stage;
use crate::{Action, View, idle};

pub(super) fn guide(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let Some(seat) = scene.own_seat().filter(|_| !legal.is_empty()) else {
        return Markup::default();
    };
    let (text, number) = match view.stage {
        Stage::Laying if lays_blank(view, seat) => ("guide-blank", "R2"),
        Stage::Laying if view.plans[seat].row().is_empty() && view.is_last_island() => {
            ("guide-last-island", "R2")
        }
        Stage::Laying if view.plans[seat].row().is_empty() => ("guide-first-card", "R2"),
        Stage::Laying if idle::lacks_flag(view, seat) => ("guide-no-flag", "R8"),
        Stage::Laying if view.plans[seat].row().iter().all(|card| card.is_flag()) => {
            ("guide-flag", "R8")
        }
        Stage::Laying if view.is_last_island() => ("guide-next-last", "R10"),
        Stage::Laying => ("guide-next-card", "R10"),
        Stage::Pouring if legal.iter().any(|action| matches!(action, Action::Pour(_))) => {
            ("guide-rum", "R3")
        }
        Stage::Pouring if has_poured(view, scene) => ("guide-poured", "R3"),
        Stage::Pouring => ("guide-no-rum", "R3"),
        Stage::Declaring(_) if view.at_hand().is_none() => ("guide-declare", "R5"),
        Stage::Declaring(_) if has_idle_aid(view, legal) => ("guide-aids-idle", "R7"),
        Stage::Declaring(_) if may_attach(legal) => ("guide-aids", "R7"),
        Stage::Declaring(_) => ("guide-step", "R6"),
        Stage::Walking | Stage::Sharing | Stage::Over => return Markup::default(),
    };
    html! { (scene.text(text)) " " (rule(scene, number)) }
}

/// Whether something may be attached to the card at hand (R7).
pub(super) fn may_attach(legal: &[Action]) -> bool {
    legal.iter().any(is_aid)
}

const fn is_aid(action: &Action) -> bool {
    matches!(action, Action::Attach(_))
}

/// Whether something may be attached that would find nothing to do.
fn has_idle_aid(view: &View, legal: &[Action]) -> bool {
    legal.iter().any(|action| is_aid(action) && idle::why(view, action).is_some())
}

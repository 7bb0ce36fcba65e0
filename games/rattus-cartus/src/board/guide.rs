//! A word on the present decision, for somebody who plays for the first time.

use board::Scene;
use maud::{Markup, html};

use crate::phase::{GiveReason, Resolving, Step};
use crate::{Action, Phase, View};

pub(super) fn guide(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let Some(first) = legal.first() else { return Markup::default() };
    let id = match first {
        Action::TakePrivilege { .. } => "guide-privilege",
        Action::Look { .. } => "guide-look",
        Action::Visit { .. } | Action::Pass => "guide-visit",
        Action::Lay { .. } | Action::Ready => "guide-lay",
        Action::Rob { .. } => "guide-rob",
        Action::Give { .. } if is_robbed(view) => "guide-give-swords",
        Action::Give { .. } => "guide-give",
        Action::SendRat { .. } => "guide-rat",
        Action::Trade { .. } => "guide-trade",
        Action::Use | Action::Decline => "guide-use",
    };
    html! { (scene.text(id)) }
}

/// R5b: the swords of somebody else take half of a hand.
fn is_robbed(view: &View) -> bool {
    let Phase::Resolving(Resolving { step: Step::Giving { reason, .. }, .. }) = &view.phase else {
        return false;
    };
    *reason == GiveReason::Swords
}

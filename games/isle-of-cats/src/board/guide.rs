//! What the present choice is about, for somebody who plays for the first time.

use board::Scene;
use maud::{Markup, html};

use crate::View;
use crate::view::Stage;

/// One or two sentences; nothing if there is nothing to decide.
pub(super) fn guide(view: &View, is_mine: bool, scene: &Scene<'_>) -> Markup {
    if !is_mine {
        return Markup::default();
    }
    let is_first = scene.own_seat().is_some_and(|seat| view.boats[seat].tiles().is_empty());
    let id = match &view.stage {
        Stage::Choosing(_) => "guide-lessons",
        Stage::Rescuing(_) if is_first => "guide-first-cat",
        Stage::Rescuing(_) if view.days_left == 1 => "guide-last-day",
        Stage::Rescuing(_) => "guide-cat",
        Stage::Finding(_) => "guide-treasure",
        Stage::Evening | Stage::Revealing(_) | Stage::Over => return Markup::default(),
    };
    html! { p { (scene.text(id)) } }
}

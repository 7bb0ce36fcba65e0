//! What is to be decided, or what is being waited for.

use board::{Act, Scene};
use maud::{Markup, html};

pub(super) fn prompt(scene: &Scene<'_>) -> Markup {
    html! {
        (scene.text(match scene.act {
            Act::Decide(_) => "board-choose",
            Act::Change | Act::Look => "board-wait",
        }))
    }
}

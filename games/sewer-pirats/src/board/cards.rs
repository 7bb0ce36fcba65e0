//! Talisman cards.

use board::Scene;
use board::pieces::art;
use maud::{Markup, html};

use super::names;
use crate::components::Talisman;

pub(super) fn face(card: Talisman, scene: &Scene<'_>) -> Markup {
    html! {
        (art(scene, names::talisman(card), ""))
        span class="kind" { (scene.text(names::talisman_name(card))) }
    }
}

pub(super) const fn class(card: Talisman) -> &'static str {
    ["tcard t-cat", "tcard t-bird", "tcard t-fish"][card.index()]
}

pub(super) fn back(count: usize, scene: &Scene<'_>) -> Markup {
    html! { (art(scene, "card-back", "")) b class="n" { (count) } }
}

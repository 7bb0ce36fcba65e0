//! What the clans can do (B1–B6).

use board::Scene;
use board::pieces::{art, rule};
use maud::{Markup, html};

use super::names;
use crate::components::Clan;
use crate::{Variant, View};

pub(super) const WINDOW: &str = "abilities";

/// All six in a window of their own, if clans have abilities.
pub(super) fn window(view: &View, scene: &Scene<'_>) -> Markup {
    if view.options.variant == Variant::Base {
        return Markup::default();
    }
    html! {
        div class="panel clans" id=(WINDOW) popover="" {
            h2 { (scene.text("board-abilities")) }
            ul { @for clan in Clan::ALL { (ability(clan, scene)) } }
        }
    }
}

fn ability(clan: Clan, scene: &Scene<'_>) -> Markup {
    let (about, number) = names::ability(clan);
    html! {
        li {
            (art(scene, names::clan(clan), ""))
            span { b { (scene.text(names::clan_name(clan))) } (scene.text(about)) " " (rule(scene, number)) }
        }
    }
}

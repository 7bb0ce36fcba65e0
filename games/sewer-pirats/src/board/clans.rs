//! What the clans can do (B1–B6).

use board::Scene;
use board::pieces::{art, icon, rule};
use maud::{Markup, Render, html};

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
            (close(WINDOW, scene))
            h2 { (scene.text("board-abilities")) }
            ul { @for clan in Clan::ALL { (ability(clan, scene)) } }
        }
    }
}

/// Closes the window with this id.
pub(super) fn close(window: impl Render, scene: &Scene<'_>) -> Markup {
    html! {
        button class="btn slim quiet close" type="button" popovertarget=(window) popovertargetaction="hide"
            aria-label=(scene.text("board-close")) { (icon(scene, "close")) }
    }
}

fn ability(clan: Clan, scene: &Scene<'_>) -> Markup {
    let (about, number) = names::ability(clan);
    html! {
        li data-what=(names::clan(clan)) {
            (art(scene, names::clan(clan), ""))
            span { b { (scene.text(names::clan_name(clan))) } (scene.text(about)) " " (rule(scene, number)) }
        }
    }
}

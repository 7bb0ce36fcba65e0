//! What a building gives: its privilege, its premium and its standard action.

use board::Scene;
use board::pieces::{art, icon};
use maud::{Markup, html};

use super::cards::special_art;
use crate::buildings::{Building, Deed, Privilege};
use crate::components::Special;

/// The two actions of a building; in the last round the premium is a point of influence (R7).
pub(super) fn gives(building: Building, last: bool, scene: &Scene<'_>) -> Markup {
    let entry = building.entry();
    let (premium, standard) = if last {
        (html! { (scene.text("board-deed-last")) }, html! { (scene.text("board-deed-none")) })
    } else {
        (deed(entry.premium, scene), deed(entry.standard, scene))
    };
    html! {
        dl class="gives" {
            (row("premium", "crown", "board-premium", &premium, scene))
            (row("standard", "person", "board-standard", &standard, scene))
        }
    }
}

fn row(
    class: &str,
    symbol: &'static str,
    kind: &'static str,
    deed: &Markup,
    scene: &Scene<'_>,
) -> Markup {
    html! {
        div class=(class) data-what=(class) {
            dt title=(scene.text(kind)) { (icon(scene, symbol)) span class="sr" { (scene.text(kind)) } }
            dd { (deed) }
        }
    }
}

pub(super) fn deed(deed: Deed, scene: &Scene<'_>) -> Markup {
    let (id, n) = match deed {
        Deed::Score(n) => ("board-deed-score", n),
        Deed::Take(n, special) => (take_id(special), n),
        Deed::Draw(n) => ("board-deed-draw", n),
        Deed::DrawForEvery(n) => ("board-deed-brew", n),
        Deed::Shed(n) => ("board-deed-shed", n),
        Deed::ShedThenTrade(0, n) => ("board-deed-trade", n),
        Deed::ShedThenTrade(_, n) => ("board-deed-shed-trade", n),
        Deed::Look(n) => ("board-deed-look", n),
        Deed::Levy(n) => ("board-deed-levy", n),
        Deed::Nothing => return html! { (scene.text("board-deed-safe")) },
    };
    html! { (scene.count(id, n.into())) }
}

const fn take_id(special: Special) -> &'static str {
    match special {
        Special::Joker => "board-deed-joker",
        Special::Sword => "board-deed-sword",
        Special::Flute => "board-deed-flute",
        Special::Gold => "board-deed-gold",
        Special::Pass => "board-deed-pass",
    }
}

/// The drawing that stands for what an action gives.
pub(super) const fn deed_art(deed: Deed) -> &'static str {
    match deed {
        Deed::Score(_) => "vp",
        Deed::Take(_, special) => special_art(special),
        Deed::Draw(_) | Deed::DrawForEvery(_) | Deed::Levy(_) => "cards",
        Deed::Shed(_) | Deed::ShedThenTrade(..) => "no-rat",
        Deed::Look(_) => "eye",
        Deed::Nothing => "pass",
    }
}

pub(super) fn symbols(privilege: Privilege, scene: &Scene<'_>) -> Markup {
    let symbols = privilege.symbols();
    let each = [
        (symbols.cards, "cards", "board-boon-cards"),
        (symbols.rats, "no-rat", "board-boon-rats"),
        (u8::from(symbols.look), "eye", "board-boon-look"),
    ];
    html! {
        @for (n, symbol, text) in each {
            @if n > 0 {
                span class="boon" data-what="privilege" title=(scene.count(text, n.into())) {
                    span aria-hidden="true" { (n) } (art(scene, symbol, ""))
                    span class="sr" { (scene.count(text, n.into())) }
                }
            }
        }
    }
}

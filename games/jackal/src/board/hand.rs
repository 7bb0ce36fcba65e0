//! What the viewer holds: the row in front of them, the cards in hand, and the buttons that finish a choice.

use board::pieces::{Svg, art, form, seat_class, value};
use board::{Act, Region, RegionId, Scene};
use game::Seat;
use maud::{Markup, html};

use super::choice::Choice;
use super::pirates::{sight, walk};
use super::seats::harbour;
use super::{acts, arrivals, guide, rows, stacks, tray};
use crate::laying::{self, Plan};
use crate::view::{SeenHand, SeenPlan, Stage};
use crate::{Action, View, idle};

/// The viewer's row and cards; a spectator has none.
pub(super) fn hand(view: &View, legal: &[Action], scene: &Scene<'_>) -> Region {
    let own = scene.own_seat().and_then(|seat| Some((seat, view.left_in_hand(seat)?)));
    let Some((seat, left)) = own else {
        return scene.drawn("hand", watching(view, scene));
    };
    let choice = Choice { view, legal, seat, scene };
    let (cards, buttons) = (*left.counts(), legal_key(legal));
    let (rum, walk) = (rows::rum(view, seat, scene), walk(view, seat).map(sight));
    let row = (view.plans[seat].row(), tortuga(view, seat), rum, walk);
    let act = (view.stage, view.island, std::mem::discriminant(&scene.act));
    let content = html! {
        div id="desk" class="bench" data-group="" {
            (scene.region("hand-caption", (act, cards, &row, &buttons), |id| caption(&choice, id)))
            div class="desk" {
                (scene.region("hand-row", (act, &row, &buttons), |id| own_row(&choice, id)))
                (scene.region("hand-cards", (act, cards, &row, &buttons), |id| stacks::stacks(&choice, &left, id)))
            }
        }
    };
    form(scene, "hand", &format!("hand {}", seat_class(seat)), &content)
}

/// What may be done, as something that can be compared.
fn legal_key(legal: &[Action]) -> Vec<String> {
    legal.iter().map(value).collect()
}

/// For how many coins `seat` sails to Tortuga, if they do.
fn tortuga(view: &View, seat: Seat) -> Option<u8> {
    match view.plans[seat] {
        SeenPlan::Known(Plan::Tortuga(price)) => Some(price),
        _ => None,
    }
}

/// R2: whether `seat` holds nothing but cards that can only lie as a blank.
pub(super) fn lays_blank(view: &View, seat: Seat) -> bool {
    matches!(view.hands[seat], SeenHand::Known(hand) if laying::lays_blank(&hand))
}

fn watching(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        div class="hand" id="hand" {
            div class="cap idle" {
                @if view.stage == Stage::Sharing { (arrivals::shares(view, scene)) }
                @else { p class="hint" { (scene.text("board-watching")) } }
            }
        }
    }
}

fn caption(choice: &Choice<'_>, id: RegionId) -> Markup {
    let (view, scene) = (choice.view, choice.scene);
    let idle = matches!(scene.act, Act::Look);
    html! {
        div class=(if idle { "cap idle" } else { "cap" }) id=(id) {
            @if view.stage == Stage::Sharing {
                h2 class="sr" { (scene.text("board-hand")) }
                (arrivals::shares(view, scene))
            } @else {
                h2 { (scene.text("board-hand")) }
                p class="hint" { (scene.text(hint(choice))) }
                div class="acts" { (acts::acts(choice)) }
            }
        }
    }
}

fn hint(choice: &Choice<'_>) -> &'static str {
    let (view, seat) = (choice.view, choice.seat);
    match (choice.scene.act, view.stage) {
        (Act::Change, _) => "board-hint-change",
        (Act::Look, _) => "board-hint-wait",
        (_, Stage::Laying) if lays_blank(view, seat) => "board-hint-blank",
        (_, Stage::Laying) if view.plans[seat].row().is_empty() => "board-hint-lay",
        (_, Stage::Laying) if idle::lacks_flag(view, seat) => "board-hint-no-flag",
        (_, Stage::Laying) => "board-hint-reach",
        (_, Stage::Pouring) => "board-hint-pour",
        _ if view.at_hand().is_none() => "board-hint-declare",
        _ if guide::may_attach(choice.legal) => "board-hint-attach",
        _ => "board-hint-step",
    }
}

/// The viewer's row with what sticks to it, or where they sail instead.
fn own_row(choice: &Choice<'_>, id: RegionId) -> Markup {
    let (view, seat, scene) = (choice.view, choice.seat, choice.scene);
    html! {
        div class="tray" id=(id) data-what="row" {
            @match tortuga(view, seat) {
                Some(price) => p class="empty" { (harbour(price, scene)) },
                None => (tray::tray(choice)),
            }
        }
    }
}

/// Small, beside a button's words.
pub(super) fn small<'a>(scene: &Scene<'a>, symbol: &'a str) -> Svg<'a> {
    art(scene, symbol, "icon")
}

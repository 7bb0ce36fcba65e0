//! The viewer's dive cards, and between two rounds the explanation of a tie.

use board::pieces::{art, form, icon, rule, seat_class, value};
use board::{Act, Region, RegionId, Scene};
use game::{Choice, Say as _, Seat};
use maud::{Markup, html};

use super::round;
use super::seats::numbers;
use crate::components::DiveSet;
use crate::view::{SeenHand, Stage};
use crate::{Action, Dive, View};

/// The viewer's dive cards; a spectator has none.
pub(super) fn hand(view: &View, scene: &Scene<'_>) -> Markup {
    let own = scene.own_seat().map(|seat| (seat, view.hands[seat]));
    let Some((seat, SeenHand::Known(dives))) = own else { return watching(view, scene) };
    let inputs = (view.stage, dives, &view.resolution, std::mem::discriminant(&scene.act));
    let content = html! {
        (scene.region("hand-caption", inputs, |_| caption(view, dives, scene)))
        (scene.region("hand-cards", (dives, view.choices[seat]), |id| cards(view, seat, id, scene)))
    };
    form(scene, "hand", &format!("hand {}", seat_class(seat)), &content)
}

fn cards(view: &View, seat: Seat, id: RegionId, scene: &Scene<'_>) -> Markup {
    html! {
        div class="cards" id=(id) role="group" aria-label=(scene.text("board-hand")) data-group="" {
            @for dive in DiveSet::FULL.iter() { (place(view, seat, dive, scene)) }
        }
    }
}

fn watching(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        div class="hand" id="hand" {
            div class="cap idle" {
                (note(view, scene))
                p class="hint" { (scene.text("board-watching")) }
            }
        }
    }
}

fn caption(view: &View, dives: DiveSet, scene: &Scene<'_>) -> Markup {
    let choosing = view.stage == Stage::Choosing;
    let used: DiveSet = DiveSet::FULL.iter().filter(|dive| !dives.contains(*dive)).collect();
    let hint = match scene.act {
        Act::Change => "board-hint-change",
        Act::Decide(_) if dives.len() == 1 => "board-hint-last",
        Act::Decide(_) => "board-hint-choose",
        Act::Look => "board-hint-wait",
    };
    html! {
        div class=(if choosing { "cap" } else { "cap idle" }) id="hand-caption" {
            h2 class=[(!choosing).then_some("sr")] { (scene.text("board-hand")) }
            (note(view, scene))
            @if choosing || round::note(view).is_none() {
                p class="hint" {
                    (scene.text(if choosing { hint } else { "board-hint-show" }))
                    @if view.options.open_baskets && !used.is_empty() {
                        span class="used" { " " (scene.text("board-used")) " " (numbers(used)) }
                    }
                }
            }
        }
    }
}

/// Why the catch went where it went, if that needs telling.
fn note(view: &View, scene: &Scene<'_>) -> Markup {
    let note = round::note(view);
    html! {
        @if view.stage != Stage::Choosing {
            p class=[note.is_some().then_some("tie-note")] id="tie-note" role="status" {
                @if let Some((event, number)) = note {
                    (icon(scene, "crown"))
                    span { (scene.tell(&event.phrase())) " " (rule(scene, number)) }
                }
            }
        }
    }
}

/// The place of a card in the hand. It stays when the card is used, so that the others need not be sent again.
fn place(view: &View, seat: Seat, dive: Dive, scene: &Scene<'_>) -> Region {
    let in_hand = matches!(view.hands[seat], SeenHand::Known(dives) if dives.contains(dive));
    let chosen = view.choices[seat] == Choice::Known(dive);
    scene.region(("hand", dive.0), (in_hand, chosen), |id| {
        if in_hand {
            card(dive, id, chosen, scene)
        } else if view.options.open_baskets {
            used(dive, id, scene)
        } else {
            html! { span id=(id) hidden {} }
        }
    })
}

fn card(dive: Dive, id: RegionId, chosen: bool, scene: &Scene<'_>) -> Markup {
    let action = value(&Action::Dive(dive));
    html! {
        button class="dive-btn" name="action" value=(action) id=(id) data-flip="" aria-pressed=(chosen) {
            span class="dive" {
                (art(scene, "dive-front", ""))
                span class="n" {
                    span { span class="sr" { (scene.text("board-dive-card")) " " } (dive.0) }
                }
            }
            @if chosen { span class="flag" { (scene.text("board-chosen")) } }
        }
    }
}

fn used(dive: Dive, id: RegionId, scene: &Scene<'_>) -> Markup {
    html! {
        span class="dive-slot" id=(id) {
            span aria-hidden="true" { (dive.0) }
            span class="sr" { (dive.0) " " (scene.text("board-used-one")) }
        }
    }
}

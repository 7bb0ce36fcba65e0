//! The viewer's dive cards, and between two rounds the explanation of a tie.

use board::pieces::{Button, art, form_around, icon, refusal, rule, seat_class, value};
use board::{Act, Region, RegionId, Scene};
use game::{Choice, Say as _, Seat};
use maud::{Markup, html};

use super::prompt;
use super::seats::numbers;
use crate::components::DiveSet;
use crate::view::{SeenHand, Stage};
use crate::{Action, Dive, Event, Illegal, View};

/// The viewer's dive cards; a spectator has none.
pub(super) fn hand(view: &View, legal: &[Action], scene: &Scene<'_>) -> Region {
    let own = scene.own_seat().map(|seat| (seat, view.hands[seat]));
    let Some((seat, SeenHand::Known(dives))) = own else {
        return scene.drawn("hand", watching(view, scene));
    };
    let caption = Caption::of(view, dives, scene);
    let caption =
        scene.common("hand-caption", caption, |id, caption, scene| caption.draw(id, scene));
    let is_asked = legal.contains(&Action::PutAway);
    let answers =
        scene.common("answers", is_asked, |id, is_asked, scene| answers(*is_asked, id, scene));
    let inputs = (dives, view.choices[seat], is_asked);
    let cards = scene.region("hand-cards", inputs, |id| cards(view, seat, id, scene));
    let class = format!("hand {}", seat_class(seat));
    form_around(scene, "hand", &class, &[caption, answers, cards])
}

fn cards(view: &View, seat: Seat, id: RegionId, scene: &Scene<'_>) -> Markup {
    html! {
        div class="cards" id=(id) role="group" aria-label=(scene.text("board-hand")) data-group="" {
            @for dive in DiveSet::FULL.iter() { (place(view, seat, dive, scene)) }
        }
    }
}

/// F2: what can be answered, yes first. Both places are there even when nothing is asked, so that a page which knew them
/// learns that they offer nothing any more.
const ANSWERS: [(&str, &str, Action); 2] =
    [("answer-yes", "btn gold", Action::PutAway), ("answer-no", "btn", Action::Keep)];

fn answers(is_asked: bool, id: RegionId, scene: &Scene<'_>) -> Markup {
    html! {
        div class="answers" id=(id) hidden[!is_asked] {
            @for (id, class, action) in ANSWERS {
                @if is_asked {
                    button id=(id) class=(class) name="action" value=(value(&action)) {
                        (scene.say(&action.phrase()))
                    }
                } @else {
                    span id=(id) hidden {}
                }
            }
        }
    }
}

fn watching(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        div class="hand" id="hand" {
            div class="cap idle" {
                @if view.stage != Stage::Choosing { (note(prompt::note(view).as_ref(), scene)) }
                p class="hint" { (scene.text("board-watching")) }
            }
        }
    }
}

#[derive(Hash)]
struct Caption {
    choosing: bool,
    hint: &'static str,
    /// The cards that were used, if they can be seen (V1).
    used: DiveSet,
    /// Why the catch went where it went, and by which rule, if that needs telling.
    note: Option<(Event, &'static str)>,
}

impl Caption {
    fn of(view: &View, dives: DiveSet, scene: &Scene<'_>) -> Self {
        let choosing = view.stage == Stage::Choosing;
        let hint = match scene.act {
            _ if !choosing => "board-hint-show",
            Act::Change => "board-hint-change",
            Act::Decide(_) if dives.len() == 1 => "board-hint-last",
            Act::Decide(_) => "board-hint-choose",
            Act::Look => "board-hint-wait",
        };
        let used = |dive: &Dive| view.options.open_baskets && !dives.contains(*dive);
        let used = DiveSet::FULL.iter().filter(used).collect();
        Self { choosing, hint, used, note: prompt::note(view) }
    }

    fn draw(&self, id: RegionId, scene: &Scene<'_>) -> Markup {
        let Self { choosing, used, .. } = *self;
        html! {
            div class=(if choosing { "cap" } else { "cap idle" }) id=(id) {
                h2 class=[(!choosing).then_some("sr")] { (scene.text("board-hand")) }
                @if !choosing { (note(self.note.as_ref(), scene)) }
                @if self.note.is_none() {
                    p class="hint" {
                        (scene.text(self.hint))
                        @if !used.is_empty() {
                            span class="used" { " " (scene.text("board-used")) " " (numbers(used)) }
                        }
                    }
                }
            }
        }
    }
}

fn note(note: Option<&(Event, &str)>, scene: &Scene<'_>) -> Markup {
    html! {
        p class=[note.is_some().then_some("tie-note")] id="tie-note" role="status" {
            @if let Some((event, number)) = note {
                (icon(scene, "crown"))
                span { (scene.tell(&event.phrase())) " " (rule(scene, number)) }
            }
        }
    }
}

/// The place of a card in the hand. It stays when the card is used, so that the others need not be sent again.
fn place(view: &View, seat: Seat, dive: Dive, scene: &Scene<'_>) -> Region {
    let in_hand = matches!(view.hands[seat], SeenHand::Known(dives) if dives.contains(dive));
    let chosen = view.choices[seat] == Choice::Known(dive);
    // F2: what cannot be played just now says why.
    let waits = view.stage == Stage::PuttingAway(seat);
    scene.region(("hand", dive.0), (in_hand, chosen, waits), |id| {
        if in_hand && waits {
            waiting_card(dive, id, scene)
        } else if in_hand {
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
            (front(dive, scene))
            @if chosen { span class="flag" { (scene.text("board-chosen")) } }
        }
    }
}

fn waiting_card(dive: Dive, id: RegionId, scene: &Scene<'_>) -> Markup {
    let (id, why) = (id.to_string(), refusal(scene, &Illegal::JellyfishFirst));
    Button { class: "dive-btn", id: Some(&id), refusal: Some(&why), ..Button::default() }
        .draw(&Action::Dive(dive), &front(dive, scene))
}

fn front(dive: Dive, scene: &Scene<'_>) -> Markup {
    html! {
        span class="dive" data-what="dive" {
            (art(scene, "dive-front", ""))
            span class="n" {
                span { span class="sr" { (scene.text("board-dive-card")) " " } (dive.0) }
            }
        }
    }
}

fn used(dive: Dive, id: RegionId, scene: &Scene<'_>) -> Markup {
    html! {
        span class="dive-slot" id=(id) data-what="used" {
            span aria-hidden="true" { (dive.0) }
            span class="sr" { (dive.0) " " (scene.text("board-used-one")) }
        }
    }
}

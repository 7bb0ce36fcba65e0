//! What is to be decided, or what happens.

use board::Scene;
use game::{Phrase, Seat};
use maud::{Markup, html};

use super::arrivals::coins_now;
use super::rows::has_poured;
use crate::movement::{End, Walk};
use crate::view::Stage;
use crate::{Action, View};

pub(super) fn prompt(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let own = scene.own_seat().filter(|_| !legal.is_empty());
    match (view.stage, own) {
        (Stage::Laying, Some(seat)) => {
            let is_first = view.plans[seat].row().is_empty();
            let may_lay = legal.iter().any(|action| matches!(action, Action::Lay(_)));
            html! {
                (scene.text(match (is_first, may_lay) {
                    (true, _) => "board-prompt-lay",
                    (false, true) => "board-prompt-lay-on",
                    (false, false) => "board-prompt-ready",
                }))
            }
        }
        (Stage::Pouring, Some(_)) => {
            let may_pour = legal.iter().any(|action| matches!(action, Action::Pour(_)));
            html! {
                (scene.text(match may_pour {
                    true => "board-prompt-pour",
                    false if has_poured(view, scene) => "board-prompt-poured",
                    false => "board-prompt-no-rum",
                }))
            }
        }
        (Stage::Declaring(_), Some(seat)) => declaring(view, seat, scene),
        (Stage::Laying | Stage::Pouring, None) => {
            scene.say(&Phrase::new("board-waits").with("seats", view.pending))
        }
        (Stage::Declaring(seat), None) => {
            scene.say(&Phrase::new("board-declares").with("seat", seat))
        }
        (Stage::Walking, _) => walking(view, scene),
        (Stage::Sharing, _) => html! { (scene.text("board-sharing")) },
        (Stage::Over, _) => html! { (scene.text("board-over")) },
    }
}

fn declaring(view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let Some(draft) = &view.draft else { return Markup::default() };
    match view.at_hand() {
        Some((card, _)) => {
            let id =
                if draft.course.second_half { "board-prompt-second" } else { "board-prompt-step" };
            scene.say(&Phrase::new(id).with("card", card))
        }
        None => summary(view, seat, draft, scene),
    }
}

/// Where a walk ends, when, and what that would bring.
fn summary(view: &View, seat: Seat, walk: &Walk, scene: &Scene<'_>) -> Markup {
    let steps = walk.course.pirate.steps;
    scene.say(&match walk.course.end {
        Some(End::Chest(_)) => Phrase::new("board-ends-chest")
            .with("steps", steps)
            .with("coins", coins_now(view, seat, walk.course.pirate.at, steps)),
        Some(End::Robber) => Phrase::new("board-ends-robber").with("steps", steps),
        Some(End::NoFlag) => Phrase::new("board-ends-no-flag"),
        _ => Phrase::new("board-ends-nowhere").with("steps", steps),
    })
}

/// Who walks just now: the last one in order whose walk is known.
fn walking(view: &View, scene: &Scene<'_>) -> Markup {
    let mut in_order = view.first.around(view.n_seats());
    match in_order.rfind(|seat| view.walks[*seat].is_some()) {
        None => html! { (scene.text("board-turned-up")) },
        Some(seat) => scene.say(&Phrase::new("board-walks").with("seat", seat)),
    }
}

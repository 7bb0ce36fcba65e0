//! The viewer's cards.

use board::pieces::{form, value};
use board::{Region, Scene};
use maud::html;

use crate::view::SeenHand;
use crate::{Action, View};

/// A button for every card; a spectator has none.
pub(super) fn hand(view: &View, scene: &Scene<'_>) -> Region {
    let Some(SeenHand::Known(cards)) = scene.own_seat().map(|seat| &view.hands[seat]) else {
        return scene.drawn("hand", html! { div id="hand" {} });
    };
    form(
        scene,
        "hand",
        "hand",
        &html! {
            div class="row" role="group" data-group="" {
                @for card in cards {
                    button class="btn big" data-what="card" name="action" value=(value(&Action::Play(*card))) { (card) }
                }
            }
        },
    )
}

//! Who sits where, and the rounds they have won.

use board::Scene;
use board::pieces::who;
use maud::{Markup, html};

use crate::View;

/// All seats, clockwise from the viewer.
pub(super) fn seats(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        ul class="high-card" id="board" {
            @for seat in scene.around() {
                li { div class="who" data-what="player" { (who(scene, seat)) } p { (view.points[seat]) } }
            }
        }
    }
}

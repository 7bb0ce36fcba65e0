//! The days, with Vesh's ship drawing nearer, and the bag.

use board::pieces::art;
use board::{Region, RegionId, Scene};
use maud::{Markup, html};

use crate::View;
use crate::components::DAYS;

/// The days before the prompt, the bag after it.
pub(super) fn status(view: &View, scene: &Scene<'_>) -> [Region; 2] {
    [
        scene.region("days", view.days_left, |id| lane(view, id, scene)),
        scene.region("bag", view.bag.len(), |id| bag(view, id, scene)),
    ]
}

/// The way of Vesh's ship: a place for every day, and the island's end.
fn lane(view: &View, id: RegionId, scene: &Scene<'_>) -> Markup {
    let day = DAYS + 1 - view.days_left.max(1);
    html! {
        div class="days" id=(id) data-what="days" {
            span { (scene.count("board-day", day.into())) }
            ol class="lane" aria-hidden="true" {
                @for left in (0..=DAYS).rev() {
                    li class=[(left > view.days_left).then_some("gone")] {
                        @if left == 0 { (art(scene, "dark-hand", "end")) } @else { (left) }
                        @if left == view.days_left {
                            span class="vesh" id="vesh" data-flip="" data-what="vesh" { (art(scene, "vesh", "")) }
                        }
                    }
                }
            }
        }
    }
}

fn bag(view: &View, id: RegionId, scene: &Scene<'_>) -> Markup {
    html! {
        div class="bag" id=(id) data-what="bag" {
            (art(scene, "bag", "")) span class="sr" { (scene.text("board-bag")) " " } (view.bag.len())
        }
    }
}

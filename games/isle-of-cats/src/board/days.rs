//! The days, with Vesh's ship drawing nearer, and what is to be decided.

use board::pieces::art;
use board::{RegionId, Scene};
use game::{Choice, Phrase, Seats};
use maud::{Markup, html};

use crate::View;
use crate::components::DAYS;
use crate::day::Turns;
use crate::view::Stage;

/// The way of Vesh's ship: a place for every day, and the island's end.
pub(super) fn lane(view: &View, id: RegionId, scene: &Scene<'_>) -> Markup {
    let day = DAYS + 1 - view.days_left.max(1);
    html! {
        div class="days" id=(id) {
            span { (scene.count("board-day", day.into())) }
            ol class="lane" aria-hidden="true" {
                @for left in (0..=DAYS).rev() {
                    li class=[(left > view.days_left).then_some("gone")] {
                        @if left == 0 { (art(scene, "dark-hand", "end")) } @else { (left) }
                        @if left == view.days_left {
                            span class="vesh" id="vesh" data-flip="" { (art(scene, "vesh", "")) }
                        }
                    }
                }
            }
        }
    }
}

/// How many tiles the bag holds.
pub(super) fn bag(view: &View, id: RegionId, scene: &Scene<'_>) -> Markup {
    html! {
        div class="bag" id=(id) title=(scene.text("board-bag")) {
            (art(scene, "bag", "")) span class="sr" { (scene.text("board-bag")) " " } (view.bag.len())
        }
    }
}

/// What is to be decided, or who decides.
pub(super) fn prompt(view: &View, is_mine: bool, scene: &Scene<'_>) -> Markup {
    let text = |id| html! { (scene.text(id)) };
    let waits = |id, turns: &Turns| scene.say(&Phrase::new(id).with("seat", turns.seat));
    match &view.stage {
        Stage::Choosing(_) if is_mine => text("board-prompt-lessons"),
        Stage::Choosing(choices) => {
            let pending = choices.iter().filter(|(_, choice)| **choice == Choice::Pending);
            let pending: Seats = pending.map(|(seat, _)| seat).collect();
            scene.say(&Phrase::new("board-waits-lessons").with("seats", pending))
        }
        Stage::Rescuing(_) if is_mine => text("board-prompt-cat"),
        Stage::Rescuing(turns) => waits("board-waits-cat", turns),
        Stage::Finding(_) if is_mine => text("board-prompt-treasure"),
        Stage::Finding(turns) => waits("board-waits-treasure", turns),
        Stage::Evening => text("board-evening"),
        Stage::Revealing(_) => text("board-revealing"),
        Stage::Over => text("board-over"),
    }
}

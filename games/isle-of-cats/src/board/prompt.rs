//! What is to be decided, or who decides.

use board::Scene;
use game::{Choice, Phrase, Seats};
use maud::{Markup, html};

use crate::View;
use crate::day::Turns;
use crate::view::Stage;

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

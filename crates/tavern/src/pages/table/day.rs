//! The end of a try at the deal of a day: what it is worth, and whether one's name stands on the board.

use board::pieces;
use maud::{Markup, html};

use super::table_scene::TableScene;
use crate::pages::daily::day_path;
use crate::table::TryStanding;

pub(crate) fn show(scene: &TableScene<'_>) -> Markup {
    let table = scene.table();
    let Some((day, standing)) = table.of_day().filter(|_| scene.is_seated()) else {
        return Markup::default();
    };
    let board_scene = scene.board_scene();
    html! {
        section class="stack" id="of-day" aria-label=(scene.text("daily-board")) {
            p { span class="tag" { (scene.text(text_of(standing))) } }
            div class="row" {
                a class="btn gold big" href=(day_path(day, table.game_id())) {
                    (pieces::icon(&board_scene, "trophy")) (scene.text("table-to-day"))
                }
                @if standing == TryStanding::Counts && table.is_played_out() { (sign(scene)) }
            }
        }
    }
}

/// A button that puts one's name on the board, or takes it off.
fn sign(scene: &TableScene<'_>) -> Markup {
    let is_named = scene.table().is_named();
    let text = if is_named { "table-day-unsign" } else { "table-day-sign" };
    let button = html! {
        input type="hidden" name="named" value=(!is_named);
        button class="btn" { (pieces::icon(&scene.board_scene(), "person")) (scene.text(text)) }
    };
    scene.form(None, "sign", &button)
}

const fn text_of(standing: TryStanding) -> &'static str {
    match standing {
        TryStanding::Counts => "daily-standing-counts",
        TryStanding::Later => "daily-standing-later",
        TryStanding::New => "daily-standing-new",
        TryStanding::Seen => "daily-standing-seen",
        TryStanding::Past => "daily-standing-past",
    }
}

//! The score sheet: what every island brought, and what went to Tortuga (E1).

use board::Scene;
use board::pieces::{art, number};
use game::{Phrase, Seat};
use maud::{Markup, html};

use crate::View;
use crate::island::IslandId;

/// A row for every island that changed the purse of `seat`.
pub(super) fn score_rows(view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let islands = (1..).zip(&view.logbook);
    let gains: Vec<(u8, IslandId, i8)> = islands
        .map(|(number, entry)| (number, entry.island, entry.gains[seat]))
        .filter(|(.., gain)| *gain != 0)
        .collect();
    html! {
        @for (round, island, gain) in &gains { (row(*round, *island, *gain, scene)) }
        @if gains.is_empty() {
            tr { th scope="row" colspan="2" { (scene.text("board-score-none")) } td class="num" { "0" } }
        }
    }
}

fn row(round: u8, island: IslandId, gain: i8, scene: &Scene<'_>) -> Markup {
    let name = Phrase::new("board-score-island").with("n", round).with("island", island);
    let (symbol, how) = match gain {
        1.. => ("coin", "board-score-chest"),
        _ => ("tortuga", "board-score-tortuga"),
    };
    html! {
        tr {
            th scope="row" { span { (art(scene, symbol, "brought")) (scene.say(&name)) } }
            td { (scene.text(how)) }
            td class="num" { (number(gain.into())) }
        }
    }
}

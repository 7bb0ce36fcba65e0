//! One minute of rules: the goal, a turn, the end and what brings points, in the game's own pictures.

use board::{Act, AnyBoard, Links, MinutePart, Scene, Words};
use game::Viewer;
use maud::{Markup, html};

use super::assets;
use super::layout::rules_path;

/// For a page that is about a game and no match.
pub(crate) fn of_game(entry: &catalog::Entry, words: &Words) -> Markup {
    let game = entry.game.info().id;
    let links = Links {
        sprite: assets::url(&format!("games/{game}.svg")),
        icons: assets::url("tavern.svg"),
        rules: rules_path(game),
        ..Links::default()
    };
    let (viewer, act) = (Viewer::Spectator, Act::Look);
    let scene = Scene { words, viewer, players: &[], act, links: &links, update: None };
    minute(entry.board, &scene)
}

pub(crate) fn minute(board: &dyn AnyBoard, scene: &Scene<'_>) -> Markup {
    html! {
        ol class="minute" { @for part in MinutePart::ALL { (draw(board, part, scene)) } }
    }
}

fn draw(board: &dyn AnyBoard, part: MinutePart, scene: &Scene<'_>) -> Markup {
    let [heading, words] = part.texts();
    html! {
        li {
            div class="pictures" aria-hidden="true" { (board.minute(part, scene)) }
            div { h3 { (scene.text(heading)) } p { (scene.text(words)) } }
        }
    }
}

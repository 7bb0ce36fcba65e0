//! Reactions and quick phrases: one click says them, and everybody reads them in their own language.

use std::sync::OnceLock;

use board::{Region, pieces};
use game::Lang;
use maud::{Markup, html};

use super::table_scene::TableScene;
use crate::pages::assets;
use crate::table::saying::Saying;
use crate::table::talk::Said;

/// The element's id.
const BOX: &str = "sayings";

/// Opens the box, from wherever it stands.
pub(crate) fn button(scene: &TableScene<'_>, class: &str) -> Markup {
    if !may_talk(scene) {
        return Markup::default();
    }
    let about = scene.text("table-sayings");
    html! {
        button class=(class) type="button" popovertarget=(BOX) aria-label=(about) title=(about) {
            (face("laugh"))
        }
    }
}

/// Everything that can be said by one click; once a page.
pub(crate) fn draw_box(scene: &TableScene<'_>) -> Region {
    if !may_talk(scene) {
        return Region::default();
    }
    scene.board_scene().region(BOX, (), |id| {
        html! {
            div class="panel stack" id=(id) popover {
                button class="btn slim quiet corner" type="button" popovertarget=(id) popovertargetaction="hide"
                    aria-label=(scene.text("page-close")) { (pieces::icon(&scene.board_scene(), "close")) }
                h2 { (scene.text("table-sayings")) }
                (scene.form(Some("stack"), "exclaim", buttons(scene)))
            }
        }
    })
}

/// The same at every table, so each language draws them once.
fn buttons(scene: &TableScene<'_>) -> &'static Markup {
    static DRAWN: [OnceLock<Markup>; Lang::ALL.len()] =
        [const { OnceLock::new() }; Lang::ALL.len()];
    DRAWN[scene.words.lang() as usize].get_or_init(|| draw_buttons(scene))
}

fn draw_buttons(scene: &TableScene<'_>) -> Markup {
    html! {
        div class="faces" {
            @for saying in Saying::reactions() {
                @let about = scene.text(&saying.text());
                button class="make-face" name="saying" value=(saying.id()) aria-label=(about) title=(about) {
                    (face(saying.id()))
                }
            }
        }
        div class="phrases" {
            @for saying in Saying::phrases() {
                button class="btn slim" name="saying" value=(saying.id()) { (scene.text(&saying.text())) }
            }
        }
    }
}

/// On a voyage nobody listens.
fn may_talk(scene: &TableScene<'_>) -> bool {
    scene.table().sailing().is_none()
}

/// What a line says, in the reader's language.
pub(crate) fn said(scene: &TableScene<'_>, said: &Said) -> Markup {
    html! {
        span class="said" {
            @match said {
                Said::Text(text) => (text),
                Said::Saying(saying) if saying.is_reaction() => {
                    (face(saying.id())) span class="sr" { (scene.text(&saying.text())) }
                }
                Said::Saying(saying) => (scene.text(&saying.text())),
            }
        }
    }
}

fn face(id: &str) -> Markup {
    let drawing = format!("{}#{id}", assets::url("reactions.svg"));
    html! { svg class="reaction" aria-hidden="true" { use href=(drawing) {} } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reaction_is_drawn() {
        let drawings = include_str!("../../../assets/reactions.svg");
        for saying in Saying::reactions() {
            let symbol = format!("<symbol id=\"{}\"", saying.id());
            assert!(drawings.contains(&symbol), "{saying:?} is not drawn");
        }
    }
}

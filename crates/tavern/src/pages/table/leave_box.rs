//! How somebody leaves a match: for a while, with a bot in their place, or for good.

use board::{Region, RegionId, pieces};
use maud::{Markup, html};

use super::table_scene::TableScene;

#[derive(Clone, Copy, Debug, Hash)]
pub(crate) struct LeaveBox {
    end: End,
    /// Only if others would have to wait, and no bot plays for them yet.
    may_leave: bool,
}

#[derive(Clone, Copy, Debug, Hash, PartialEq, Eq)]
enum End {
    /// Nobody else would go on.
    AtOnce,
    /// If the others agree.
    Ask,
    /// The others have been asked.
    Asked,
}

impl LeaveBox {
    /// The button for those with a seat, and the box that it opens.
    pub(crate) fn draw(scene: &TableScene<'_>) -> Region {
        let Some(leaving) = Self::of(scene) else { return Region::default() };
        scene.board_scene().region("leave", leaving, |id| leaving.button(scene, id))
    }

    fn of(scene: &TableScene<'_>) -> Option<Self> {
        let (seat, table) = (scene.own_seat()?, scene.table());
        if table.sailing().is_some() || table.puzzle().is_some() {
            // A voyage is left by going away, and a puzzle, too.
            return None;
        }
        let own = scene.sight.own_seats();
        let end = match table.would_go_on().iter().all(|seat| own.contains(seat)) {
            true => End::AtOnce,
            false if table.ending().contains(seat) => End::Asked,
            false => End::Ask,
        };
        let has_others = !table.people().without(seat).is_empty();
        Some(Self { end, may_leave: has_others && !scene.sight.has_stand_in() })
    }

    fn button(self, scene: &TableScene<'_>, id: RegionId) -> Markup {
        let about = scene.text("table-leaving");
        html! {
            span id=(id) {
                button class="btn slim quiet" type="button" popovertarget="leaving" aria-label=(about) title=(about) {
                    (pieces::icon(&scene.board_scene(), "door"))
                }
                div class="panel stack" id="leaving" popover {
                    button class="btn slim quiet corner" type="button" popovertarget="leaving" popovertargetaction="hide"
                        aria-label=(scene.text("page-close")) { (pieces::icon(&scene.board_scene(), "close")) }
                    h2 { (about) }
                    (self.ways(scene))
                }
            }
        }
    }

    fn ways(self, scene: &TableScene<'_>) -> Markup {
        let board_scene = scene.board_scene();
        html! {
            p class="muted" { (scene.text("table-leaving-about")) }
            a class="btn" href="/" { (scene.text("page-to-lobby")) }
            @if self.may_leave {
                (scene.form(None, "leave", &html! {
                    button class="btn" { (pieces::icon(&board_scene, "bot")) (scene.text("table-leave")) }
                }))
            }
            @if self.end != End::Asked { (self.give_up(scene)) }
        }
    }

    fn give_up(self, scene: &TableScene<'_>) -> Markup {
        let text = if self.end == End::AtOnce { "table-give-up" } else { "table-ask-to-end" };
        let sure = (self.end == End::AtOnce).then(|| scene.text("table-sure-give-up"));
        let button = html! {
            button class="btn bad" data-sure=[sure] { (pieces::icon(&scene.board_scene(), "flag")) (scene.text(text)) }
        };
        scene.form(None, "close", &button)
    }
}

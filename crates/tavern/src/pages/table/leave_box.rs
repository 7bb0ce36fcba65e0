//! How somebody leaves a match: for a while, with a bot in their place, or for good.

use board::{Region, RegionId, pieces};
use game::{MAX_SEATS, Phrase, Seat};
use maud::{Markup, html};

use super::table_scene::TableScene;
use crate::table::Sitter;

#[derive(Clone, Copy, Debug, Hash)]
pub(crate) struct LeaveBox {
    end: End,
    /// Only if others would have to wait, and no bot plays for them yet.
    may_leave: bool,
    /// For each person who is awaited and away: whether a bot may be asked for.
    away: [Option<bool>; MAX_SEATS],
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
        let end = match table.would_go_on().without(seat).is_empty() {
            true => End::AtOnce,
            false if table.ending().contains(seat) => End::Asked,
            false => End::Ask,
        };
        let has_others = !table.people().without(seat).is_empty();
        Some(Self {
            end,
            may_leave: has_others && !plays_for_me(scene),
            away: scene.sight.away().map(|away| away.map(|left| left.is_zero())),
        })
    }

    fn button(self, scene: &TableScene<'_>, id: RegionId) -> Markup {
        let about = scene.text("table-leaving");
        html! {
            span id=(id) {
                button class="btn slim quiet" type="button" popovertarget="leaving" aria-label=(about) title=(about) {
                    (pieces::icon(&scene.board_scene(), "door"))
                }
                div class="panel stack" id="leaving" popover { h2 { (about) } (self.ways(scene)) }
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
            @for seat in scene.table().all_seats() {
                @if let Some(may_come) = self.away[seat.index()] { (stand_in(scene, seat, may_come)) }
            }
            @if self.end != End::Asked { (self.give_up(scene)) }
        }
    }

    fn give_up(self, scene: &TableScene<'_>) -> Markup {
        let text = if self.end == End::AtOnce { "table-give-up" } else { "table-ask-to-end" };
        let button = html! {
            button class="btn bad" { (pieces::icon(&scene.board_scene(), "flag")) (scene.text(text)) }
        };
        scene.form(None, "close", &button)
    }
}

fn stand_in(scene: &TableScene<'_>, seat: Seat, may_come: bool) -> Markup {
    if !may_come {
        let words = Phrase::new("table-stand-in-soon").with("seat", seat);
        return html! { p class="muted small" { (scene.say(&words)) } };
    }
    let words = Phrase::new("table-stand-in-for").with("seat", seat);
    let button = html! {
        input type="hidden" name="seat" value=(seat.number());
        button class="btn" { (pieces::icon(&scene.board_scene(), "bot")) (scene.say(&words)) }
    };
    scene.form(None, "stand_in", &button)
}

pub(crate) fn plays_for_me(scene: &TableScene<'_>) -> bool {
    let own = scene.own_seat().map(|seat| scene.table().sitter(seat));
    matches!(own, Some(Sitter::Person { stand_in: Some(_), .. }))
}

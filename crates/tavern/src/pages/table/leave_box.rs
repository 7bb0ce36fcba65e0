//! How somebody leaves a match: for a while, with a bot in their place, or for good.

use board::{Region, RegionId, pieces};
use game::{MAX_SEATS, Phrase, Seat};
use maud::{Markup, html};

use super::table_scene::TableScene;
use crate::table::Sitter;

/// What somebody at the table may do about it.
#[derive(Clone, Copy, Debug, Hash)]
pub struct LeaveBox {
    /// How the match may be given up.
    end: End,
    /// Whether a bot may play for them: others would have to wait, and no bot does yet.
    may_leave: bool,
    /// The people who are awaited and away: whether a bot may be asked for.
    away: [Option<bool>; MAX_SEATS],
}

/// How a match may be given up.
#[derive(Clone, Copy, Debug, Hash, PartialEq, Eq)]
enum End {
    /// At once: nobody else would go on.
    AtOnce,
    /// If the others agree.
    Ask,
    /// They have been asked.
    Asked,
}

impl LeaveBox {
    /// The button of who has a seat, and the box that it opens.
    pub fn draw(setting: &TableScene<'_>) -> Region {
        let Some(leaving) = Self::of(setting) else { return Region::default() };
        setting.scene().region("leave", leaving, |id| leaving.button(setting, id))
    }

    fn of(setting: &TableScene<'_>) -> Option<Self> {
        let (seat, table) = (setting.own_seat()?, setting.table());
        let end = match table.would_go_on().without(seat).is_empty() {
            true => End::AtOnce,
            false if table.ending().contains(seat) => End::Asked,
            false => End::Ask,
        };
        let has_others = !table.people().without(seat).is_empty();
        Some(Self {
            end,
            may_leave: has_others && !plays_for_me(setting),
            away: setting.sight.away().map(|away| away.map(|left| left.is_zero())),
        })
    }

    fn button(self, setting: &TableScene<'_>, id: RegionId) -> Markup {
        let about = setting.text("table-leaving");
        html! {
            span id=(id) {
                button class="btn slim quiet" type="button" popovertarget="leaving" aria-label=(about) title=(about) {
                    (pieces::icon(&setting.scene(), "door"))
                }
                div class="panel stack" id="leaving" popover { h2 { (about) } (self.ways(setting)) }
            }
        }
    }

    fn ways(self, setting: &TableScene<'_>) -> Markup {
        let scene = setting.scene();
        html! {
            p class="muted" { (setting.text("table-leaving-about")) }
            a class="btn" href="/" { (setting.text("page-to-lobby")) }
            @if self.may_leave {
                (setting.form(None, "leave", &html! {
                    button class="btn" { (pieces::icon(&scene, "bot")) (setting.text("table-leave")) }
                }))
            }
            @for seat in setting.table().all_seats() {
                @if let Some(may_come) = self.away[seat.index()] { (stand_in(setting, seat, may_come)) }
            }
            @if self.end != End::Asked { (self.give_up(setting)) }
        }
    }

    fn give_up(self, setting: &TableScene<'_>) -> Markup {
        let text = if self.end == End::AtOnce { "table-give-up" } else { "table-ask-to-end" };
        let button = html! {
            button class="btn bad" { (pieces::icon(&setting.scene(), "flag")) (setting.text(text)) }
        };
        setting.form(None, "close", &button)
    }
}

fn stand_in(setting: &TableScene<'_>, seat: Seat, may_come: bool) -> Markup {
    if !may_come {
        let words = Phrase::new("table-stand-in-soon").with("seat", seat);
        return html! { p class="muted small" { (setting.say(&words)) } };
    }
    let words = Phrase::new("table-stand-in-for").with("seat", seat);
    let button = html! {
        input type="hidden" name="seat" value=(seat.number());
        button class="btn" { (pieces::icon(&setting.scene(), "bot")) (setting.say(&words)) }
    };
    setting.form(None, "stand_in", &button)
}

/// Whether a bot plays for who looks.
pub fn plays_for_me(setting: &TableScene<'_>) -> bool {
    let own = setting.own_seat().map(|seat| setting.table().sitter(seat));
    matches!(own, Some(Sitter::Person { stand_in: Some(_), .. }))
}

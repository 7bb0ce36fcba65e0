//! How somebody leaves a match: for a while, with a bot in their place, or for good.

use board::{Region, RegionId, pieces};
use game::{Phrase, Seat, Seats};
use maud::{Markup, html};

use super::setting::Setting;
use crate::table::Sitter;

/// What somebody at the table may do about it.
#[derive(Clone, Copy, Debug, Hash)]
pub struct Leaving {
    /// Whether nobody else still plays, so that the match may be given up.
    is_last: bool,
    /// Whether a bot plays for them already.
    has_left: bool,
    /// The people who are away, and for whom no bot plays.
    away: Seats,
}

impl Leaving {
    /// The button of who has a seat, and the box that it opens.
    pub fn draw(setting: &Setting<'_>) -> Region {
        let Some(leaving) = Self::of(setting) else { return Region::default() };
        setting.scene().region("leave", leaving, |id| leaving.button(setting, id))
    }

    fn of(setting: &Setting<'_>) -> Option<Self> {
        let seat = setting.own_seat()?;
        let others = setting.table().still_playing().without(seat);
        let here = setting.sight.present;
        Some(Self {
            is_last: others.is_empty(),
            has_left: plays_for_me(setting),
            away: others.iter().filter(|other| !here.contains(*other)).collect(),
        })
    }

    fn button(self, setting: &Setting<'_>, id: RegionId) -> Markup {
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

    fn ways(self, setting: &Setting<'_>) -> Markup {
        let scene = setting.scene();
        html! {
            p class="muted" { (setting.text("table-leaving-about")) }
            a class="btn" href="/" { (setting.text("page-to-lobby")) }
            @if !self.is_last && !self.has_left {
                form method="post" action=(setting.to("leave")) data-wish="leave" {
                    button class="btn" { (pieces::icon(&scene, "bot")) (setting.text("table-leave")) }
                }
            }
            @for seat in self.away.iter() { (stand_in(setting, seat)) }
            @if self.is_last {
                form method="post" action=(setting.to("close")) data-wish="" {
                    button class="btn bad" { (pieces::icon(&scene, "flag")) (setting.text("table-give-up")) }
                }
            }
        }
    }
}

fn stand_in(setting: &Setting<'_>, seat: Seat) -> Markup {
    let words = Phrase::new("table-stand-in-for").with("seat", seat);
    html! {
        form method="post" action=(setting.to("stand-in")) data-wish="" {
            input type="hidden" name="seat" value=(seat.number());
            button class="btn" { (pieces::icon(&setting.scene(), "bot")) (setting.say(&words)) }
        }
    }
}

/// Whether a bot plays for who looks.
pub fn plays_for_me(setting: &Setting<'_>) -> bool {
    let own = setting.own_seat().map(|seat| setting.table().sitter(seat));
    matches!(own, Some(Sitter::Person { stand_in: Some(_), .. }))
}

//! Figures on their bases.

use board::Scene;
use board::pieces::{art, seat_class};
use game::{Phrase, Seat};
use maud::{Markup, html};

use super::names;
use crate::components::Clan;
use crate::crew::Figure;
use crate::options::Variant;

/// A figure that can only be looked at.
pub(super) fn figure(figure: Figure, class: &str, variant: Variant, scene: &Scene<'_>) -> Markup {
    let (whose, what) = (seat_class(figure.seat), names::figure(figure.clan, variant));
    html! {
        span class={ "fig " (whose) (class) } id=(id(figure)) data-flip="" data-what=(what) { (body(figure, scene)) }
    }
}

/// A figure that can be picked, under this key.
pub(super) fn pickable(figure: Figure, key: &str, variant: Variant, scene: &Scene<'_>) -> Markup {
    let (whose, what) = (seat_class(figure.seat), names::figure(figure.clan, variant));
    html! {
        button type="button" class={ "fig " (whose) } id=(id(figure)) data-flip="" data-pick=(key) data-what=(what) {
            (body(figure, scene))
        }
    }
}

/// A figure without an owner, as on a stool of the bar.
pub(super) fn unhired(clan: Clan, scene: &Scene<'_>) -> Markup {
    html! { (art(scene, names::clan(clan), "")) span class="sr" { (scene.text(names::clan_name(clan))) } }
}

/// The id that a figure keeps wherever it goes.
fn id(figure: Figure) -> String {
    format!("fig-{}-{}", figure.seat.number(), figure.number)
}

fn body(figure: Figure, scene: &Scene<'_>) -> Markup {
    html! {
        (art(scene, names::clan(figure.clan), ""))
        span class="base" {}
        span class="sr" { (scene.say(&called(figure.clan, figure.seat))) }
    }
}

fn called(clan: Clan, seat: Seat) -> Phrase {
    Phrase::new("board-figure").with("clan", clan).with("seat", seat)
}

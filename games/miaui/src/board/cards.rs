//! Catch cards and dive cards.

use board::Scene;
use board::pieces::{art, icon, number};
use game::Phrase;
use maud::{Markup, Render, html};

use crate::view::SeenCard;
use crate::{Catch, Depth, Dive};

/// The id of the card that was laid at `depth` in `round`; it keeps it on its way to a pile.
#[derive(Clone, Copy)]
pub(super) struct CardId {
    pub(super) round: u8,
    pub(super) depth: Depth,
}

impl Render for CardId {
    fn render_to(&self, out: &mut String) {
        out.push_str("catch-");
        self.round.render_to(out);
        out.push('-');
        out.push_str(depth_id(self.depth));
    }
}

pub(super) const fn depth_id(depth: Depth) -> &'static str {
    match depth {
        Depth::Deep => "deep",
        Depth::Middle => "middle",
        Depth::Shallow => "shallow",
    }
}

pub(super) fn laid(card: SeenCard, id: CardId, scene: &Scene<'_>) -> Markup {
    match card {
        SeenCard::Open(catch) => open(catch, id, "catch", scene),
        SeenCard::Peeked { catch, .. } => html! {
            span class={ "catch peeked " (kind_class(catch)) } id=(id) data-flip="" data-what=(catch.species()) {
                (face(catch, scene))
                span class="peek" data-what="lantern" { (icon(scene, "eye")) span class="sr" { (scene.text("board-peeked")) } }
            }
        },
        SeenCard::FaceDown { by } => html! {
            span class="catch down" id=(id) data-flip="" data-what="face-down" {
                (art(scene, "card-back", "art"))
                span class="sr" { (scene.say(&Phrase::new("board-face-down").with("seat", by))) }
            }
        },
    }
}

/// A small card that has just come to a pile.
pub(super) fn mini(catch: Catch, id: CardId, scene: &Scene<'_>) -> Markup {
    open(catch, id, "catch mini", scene)
}

/// A small card that lies where it has been lying.
pub(super) fn lying(catch: Catch, scene: &Scene<'_>) -> Markup {
    html! { span class={ "catch mini " (kind_class(catch)) } data-what=(catch.species()) { (face(catch, scene)) } }
}

fn open(catch: Catch, id: CardId, class: &str, scene: &Scene<'_>) -> Markup {
    html! {
        span class={ (class) " " (kind_class(catch)) } id=(id) data-flip="" data-what=(catch.species()) {
            (face(catch, scene))
        }
    }
}

fn face(catch: Catch, scene: &Scene<'_>) -> Markup {
    html! {
        (art(scene, catch.species(), "art"))
        @if catch == Catch::Gull {
            b class="value" aria-hidden="true" { "×" }
        } @else {
            b class="value" { (number(catch.value().into())) }
        }
        span class="kind" { (scene.text(kind_name(catch))) }
    }
}

const fn kind_class(catch: Catch) -> &'static str {
    match catch {
        Catch::Catfish(_) => "k-catfish",
        Catch::TigerFish(_) => "k-tiger",
        Catch::Tuna(_) => "k-tuna",
        Catch::Anglerfish(_) => "k-angler",
        Catch::Jellyfish(_) => "k-jelly",
        Catch::Gull => "k-gull",
    }
}

pub(super) const fn kind_name(catch: Catch) -> &'static str {
    match catch {
        Catch::Catfish(_) => "board-catfish",
        Catch::TigerFish(_) => "board-tiger-fish",
        Catch::Tuna(_) => "board-tuna",
        Catch::Anglerfish(_) => "board-anglerfish",
        Catch::Jellyfish(_) => "board-jellyfish",
        Catch::Gull => "board-gull",
    }
}

pub(super) fn dive_front(dive: Dive, scene: &Scene<'_>) -> Markup {
    html! { (art(scene, "dive-front", "")) span class="n" { (dive.0) } }
}

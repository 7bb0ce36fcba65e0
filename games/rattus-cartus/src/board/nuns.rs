//! The nun row (S2), with what the viewer has seen of it, for the viewer alone.

use board::pieces::icon;
use board::{Region, Scene};
use game::Phrase;
use maud::{Markup, html};

use super::cards::{back, face};
use super::influence::disc;
use super::places::button;
use crate::components::{Card, NUN_ROW, Population};
use crate::view::SeenNun;
use crate::{Action, View};

pub(super) fn nuns(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    html! {
        section class="nuns" aria-label=(scene.text("board-nun-row")) {
            h2 { (scene.text("board-nun-row")) }
            ol class="sisterhood" data-group="" {
                @for place in 0..NUN_ROW as u8 { (nun(view, place, legal, scene)) }
            }
            (summary(view, scene))
        }
    }
}

fn nun(view: &View, place: u8, legal: &[Action], scene: &Scene<'_>) -> Region {
    let SeenNun { card, looked, open } = view.nun_row[usize::from(place)];
    let look = Action::Look { place };
    let may_look = legal.contains(&look);
    // Whoever may look wants to learn something new.
    let class = if card.is_some() { "again" } else { "look" };
    scene.region(("nun", place), (card, looked, open, may_look), |id| {
        let drawn = drawn(place, card, open, scene);
        html! {
            li class="nun" id=(id) data-what="nun-row" {
                @if may_look {
                    (button(&look, class, &html! {
                        span class="sr" { (scene.count("board-nun-look", usize::from(place) + 1)) " " }
                        (drawn)
                    }))
                } @else {
                    (drawn)
                }
                @if card.is_some() && !open {
                    span class="only" data-what="only-you" title=(scene.text("board-only-you")) { (icon(scene, "eye")) }
                }
                span class="lookers" data-what="lookers" {
                    @for seat in looked.iter() { (disc(seat, "", scene)) }
                    @if !looked.is_empty() {
                        span class="sr" { (scene.say(&Phrase::new("board-seen-by").with("seats", looked))) }
                    }
                }
            }
        }
    })
}

fn drawn(place: u8, card: Option<Population>, open: bool, scene: &Scene<'_>) -> Markup {
    let number = usize::from(place) + 1;
    html! {
        span class="sr" { (scene.count("board-nun", number)) ": " }
        @match card {
            Some(card) if open => (face(Card::Population(card), "turned", scene)),
            Some(card) => {
                (face(Card::Population(card), "seen", scene))
                span class="sr" { ", " (scene.text("board-only-you")) }
            }
            None => { (back("nun-back", scene)) span class="sr" { (scene.text("board-unseen")) } }
        }
    }
}

/// What the viewer knows about the sum of the nuns.
fn summary(view: &View, scene: &Scene<'_>) -> Region {
    let known = view.nun_row.iter().filter_map(|nun| nun.card);
    let (cards, nuns) =
        known.fold((0u8, 0u8), |(cards, nuns), card| (cards + 1, nuns + card.nuns.number()));
    let open = view.nun_row.iter().filter(|nun| nun.open).count();
    scene.region("nuns-known", (cards, nuns, open), |id| {
        let phrase = match (open, cards) {
            (NUN_ROW, _) => Phrase::new("board-nuns-all").with("nuns", nuns),
            (1.., _) => Phrase::new("board-nuns-open").with("nuns", nuns),
            (0, 0) => Phrase::new("board-nuns-unknown"),
            (0, _) => Phrase::new("board-nuns-known").with("nuns", nuns).with("cards", cards),
        };
        html! { p id=(id) { (scene.say(&phrase)) } }
    })
}

//! The score sheet: what every family of treasures brought (P1–P6).

use board::Scene;
use board::pieces::{art, number};
use game::{Phrase, Seat};
use maud::{Markup, html};

use super::chest::{FAMILIES, Family};
use super::names;
use crate::View;
use crate::scoring::{points, standing};
use crate::treasures::{Chest, Trophy};
use crate::view::SeenChest;

/// A row for every family in the chest of `seat`, and where somebody has as many points, what breaks the tie (P7).
pub(super) fn score_rows(view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let SeenChest::Known(chest) = &view.chests[seat] else { return Markup::default() };
    let spaces = Phrase::new("board-standing").with("spaces", standing(&view.ships, seat));
    html! {
        @for family in &FAMILIES { (row(family, chest, scene)) }
        @if chest.trophies.is_empty() && chest.prizes.is_empty() {
            tr { th scope="row" colspan="2" { (scene.text("board-empty-chest")) } td class="num" { "0" } }
        }
        @if is_tied(view, seat) { tr class="standing" { td colspan="3" { (scene.say(&spaces)) } } }
    }
}

fn is_tied(view: &View, seat: Seat) -> bool {
    let worth = |chest: &SeenChest| match chest {
        SeenChest::Known(chest) => Some(points(chest)),
        _ => None,
    };
    let own = worth(&view.chests[seat]);
    view.chests.iter().any(|(other, chest)| other != seat && worth(chest) == own)
}

fn row(family: &Family, chest: &Chest, scene: &Scene<'_>) -> Markup {
    let share = family.share(chest);
    if share.trophies.is_empty() && share.prizes == 0 {
        return Markup::default();
    }
    let idle: Vec<&Trophy> =
        share.trophies.iter().filter(|(_, counts)| !counts).map(|(trophy, _)| trophy).collect();
    let mut pictures: Vec<_> = share.trophies.iter().map(|(trophy, _)| trophy.picture).collect();
    pictures.dedup();
    html! {
        tr class="loot-row" {
            th scope="row" {
                span {
                    @for picture in pictures { (art(scene, names::picture(picture), "pic")) }
                    @for _ in 0..share.prizes { (art(scene, names::prize(family.prize), "pic")) }
                    span class="sr" { (scene.text(family.name)) }
                }
            }
            td {
                (share.terms)
                @if !idle.is_empty() {
                    span class="wasted" {
                        (scene.text("board-idle")) " "
                        @for (place, trophy) in idle.iter().enumerate() { @if place > 0 { ", " } (trophy.value) }
                    }
                }
            }
            td class="num" { (number(share.points)) }
        }
    }
}

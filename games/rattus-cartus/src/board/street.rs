//! The street with the open buildings of the round.

use board::pieces::{art, value};
use board::{Region, Scene};
use game::Seat;
use maud::{Markup, html};

use super::cards::{estate_class, estate_sign, name};
use super::deeds::{gives, symbols};
use super::odds::odds;
use super::places::{Pick, button, drop};
use super::visits::{laying, visit, visitors};
use crate::buildings::{Building, BuildingCard};
use crate::view::SeenVisit;
use crate::{Action, Phase, View};

const PHASES: [&str; 3] = ["board-phase-privileges", "board-phase-visits", "board-phase-buildings"];

pub(super) fn street(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    html! {
        section class="street" data-what="street" aria-label=(scene.text("board-street")) {
            div class="town" { (art(scene, "town", "")) }
            (phases(view, scene))
            ol class="houses" data-group="" {
                @for place in 0..view.row.len() as u8 { (house(view, place, legal, scene)) }
            }
        }
    }
}

fn phase(view: &View) -> usize {
    match view.phase {
        Phase::Opening
        | Phase::Privilege { .. }
        | Phase::Privileges { .. }
        | Phase::PrivilegeLook { .. } => 0,
        Phase::Visiting { .. } | Phase::Laying { .. } => 1,
        Phase::Resolving(_) | Phase::Scoring { .. } | Phase::Over => 2,
    }
}

fn phases(view: &View, scene: &Scene<'_>) -> Region {
    let now = phase(view);
    scene.region("phases", now, |id| {
        html! {
            ol class="phases" id=(id) data-what="phases" aria-label=(scene.text("board-phases")) {
                @for (number, text) in PHASES.into_iter().enumerate() {
                    @if number == now { li class="now" aria-current="step" { (scene.text(text)) } }
                    @else if number < now { li class="gone" { (scene.text(text)) } }
                    @else { li { (scene.text(text)) } }
                }
            }
        }
    })
}

/// A building, who is there, and what the viewer may do about it.
fn house(view: &View, place: u8, legal: &[Action], scene: &Scene<'_>) -> Region {
    let card = view.row[usize::from(place)];
    let (stage, premium) = stage(view, place);
    let visits: Vec<SeenVisit> = visitors(view, place).copied().collect();
    let odds = odds(view, place, legal, scene);
    let offers = offers(view, place, legal);
    let values: Vec<String> = offers.iter().map(value).collect();
    // Cards that the viewer lays keep the names that they had in the hand.
    let hand = laying(view, scene).map(|seat| view.hands[seat]);
    let inputs = (card, view.is_last_round(), (stage, premium), &visits, odds, values, hand);
    let estate = card.building.estate();
    scene.region(("house", place), inputs, |id| {
        html! {
            li class={ "house " (estate_class(estate)) " " (stage) } id=(id) data-what=(picture(card.building)) {
                (front(card, scene))
                div class="plate" {
                    (sign(card.building, scene))
                    @for action in &offers { (offer(action, card, scene)) }
                    (gives(card.building, view.is_last_round(), scene))
                    @if !visits.is_empty() {
                        ol class="visits" { @for seen in &visits { (visit(view, seen, scene)) } }
                    }
                    @if let Some(odds) = odds { (odds.draw(view, place, scene)) }
                }
            }
        }
    })
}

/// How far the resolution is, as far as this building is concerned, and whose its premium action is.
fn stage(view: &View, place: u8) -> (&'static str, Option<Seat>) {
    match &view.phase {
        Phase::Resolving(now) if now.place == place => ("now", now.premium),
        Phase::Resolving(now) if now.place > place => ("done", None),
        _ => ("", None),
    }
}

/// The picture of a building, and its privilege in the corner.
fn front(card: BuildingCard, scene: &Scene<'_>) -> Markup {
    html! {
        div class="front" {
            (art(scene, picture(card.building), ""))
            div class="privilege" {
                span class="sr" { (scene.text("board-privilege")) }
                (symbols(card.privilege, scene))
            }
        }
    }
}

fn sign(building: Building, scene: &Scene<'_>) -> Markup {
    html! {
        div class="sign" {
            (art(scene, estate_sign(building.estate()), ""))
            h2 { (name(building, scene)) small { (name(building.estate(), scene)) } }
        }
    }
}

/// What the viewer may do with the building at `place`.
fn offers(view: &View, place: u8, legal: &[Action]) -> Vec<Action> {
    let is_here = |action: &&Action| match **action {
        Action::TakePrivilege { place: at } | Action::Visit { place: at } => at == place,
        Action::Lay { .. } => view.visits.last().is_some_and(|visit| visit.place == place),
        _ => false,
    };
    legal.iter().filter(is_here).copied().collect()
}

fn offer(action: &Action, card: BuildingCard, scene: &Scene<'_>) -> Markup {
    match *action {
        Action::TakePrivilege { .. } => {
            let content =
                html! { (scene.text("board-take-privilege")) (symbols(card.privilege, scene)) };
            button(action, "btn gold go", &content)
        }
        Action::Visit { .. } => html! {
            (button(action, "btn gold go", &html! { (scene.text("board-enter")) }))
            (drop(&Pick::Disc, action, "board-enter", scene))
        },
        Action::Lay { card } => drop(&Pick::Card(card), action, "board-lay", scene),
        _ => Markup::default(),
    }
}

pub(super) const fn picture(building: Building) -> &'static str {
    match building {
        Building::Farm => "b-farm",
        Building::Brewery => "b-brewery",
        Building::Market => "b-market",
        Building::Office => "b-office",
        Building::Monastery => "b-monastery",
        Building::Hospital => "b-hospital",
        Building::Castle => "b-castle",
        Building::Watchtower => "b-watchtower",
        Building::Tent => "b-tent",
        Building::Hut => "b-hut",
        Building::Palace => "b-palace",
        Building::Treasury => "b-treasury",
    }
}

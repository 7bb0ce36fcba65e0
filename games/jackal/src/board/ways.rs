//! Where the viewer's cards lead: shown only to them, before anything is decided.

use board::pieces::value;
use board::{Region, Scene};
use game::Seat;
use maud::{Markup, html};

use super::reach::{Reach, ends};
use super::{arrivals, map};
use crate::island::{Place, Terrain};
use crate::movement::{Met, Walk};
use crate::view::Stage;
use crate::{Action, View};

pub(super) fn ways(view: &View, legal: &[Action], scene: &Scene<'_>) -> Region {
    let steps = || legal.iter().filter_map(step);
    let own = scene.own_seat().filter(|_| view.stage == Stage::Laying);
    let row = own.map(|seat| view.plans[seat].row());
    let hand = own.and_then(|seat| view.left_in_hand(seat)).map(|hand| *hand.counts());
    let draft = view.draft.as_ref().map(|draft| draft.course);
    let inputs = (view.island, row, hand, draft, steps().collect::<Vec<_>>());
    scene.region("ways", inputs, |id| {
        html! {
            div class="layer grid5 ways" id=(id) data-group="" {
                @if let Some(seat) = own { (reachable(view, seat, scene)) }
                @if let Some(draft) = &view.draft {
                    @for place in steps() { (way(view, draft, place, scene)) }
                }
            }
        }
    })
}

const fn step(action: &Action) -> Option<Place> {
    match action {
        Action::Step(place) => Some(*place),
        _ => None,
    }
}

/// The cells where the cards that `seat` has laid so far can end.
fn reachable(view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    let (row, hand) = (view.plans[seat].row(), view.left_in_hand(seat));
    let Some(hand) = hand.filter(|_| !row.is_empty()) else { return Markup::default() };
    html! {
        @for (place, reach) in ends(view.chart(), row, &hand) { (mark(place, reach, scene)) }
    }
}

fn mark(place: Place, reach: Reach, scene: &Scene<'_>) -> Markup {
    let (class, about) = match reach.with_aids {
        true => ("reach helped ", "board-reach-helped"),
        false => ("reach ", "board-reach"),
    };
    html! {
        span class={ (class) (map::at(place)) } data-what="reach" {
            b aria-hidden="true" { (reach.steps) }
            span class="sr" { (place.to_string()) ": " (scene.count(about, reach.steps.into())) }
        }
    }
}

/// A cell that the card at hand may lead to: when that is, and what it brings.
fn way(view: &View, draft: &Walk, to: Place, scene: &Scene<'_>) -> Markup {
    let Stage::Declaring(seat) = view.stage else { return Markup::default() };
    let mut first = None;
    let mut course = draft.course;
    course
        .go(view.chart(), view.plans[seat].row(), to, &mut |print| _ = first.get_or_insert(print));
    let (steps, met) = first.map_or((0, Met::Nothing), |print| (print.steps, print.met));
    html! {
        button class={ "goto " (map::at(to)) } form="hand" name="action" value=(value(&Action::Step(to))) data-what="way" {
            b aria-hidden="true" { (steps) }
            @if let Met::Chest(_) = met {
                i aria-hidden="true" { "+" (arrivals::coins_now(view, seat, to, steps)) }
            }
            span class="sr" {
                (scene.text("board-go")) " " (to.to_string()) ": " (scene.count("board-steps", steps.into()))
                @let cell = view.chart().cell(to);
                @if cell != Terrain::Empty { ", " (scene.text(map::cell_name(cell))) }
                @if let Some(what) = consequence(met) { ". " (scene.text(what)) }
            }
        }
    }
}

/// What entering a cell means for the walk, in words.
const fn consequence(met: Met) -> Option<&'static str> {
    match met {
        Met::Trap => Some("board-met-trap"),
        Met::TrapWithFriday => Some("board-met-friday"),
        Met::Robber => Some("board-met-robber"),
        Met::RobberBeaten => Some("board-met-beaten"),
        Met::Chest(_) => Some("board-met-chest"),
        Met::Nothing | Met::Stuck => None,
    }
}

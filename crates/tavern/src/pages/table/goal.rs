//! What one wants, how things stand, and the minute of rules behind a button.

use board::pieces::{icon, number, seat_class};
use board::{MinutePart, Region, RegionId, Scene, Standing};
use game::Seat;
use maud::{Markup, html};

use super::sayings;
use super::table_scene::TableScene;
use crate::pages::minute::minute;

/// Beside the board, or above it where there is no room: the goal in the game's own picture, and how things stand.
pub(crate) fn goal(scene: &TableScene<'_>, standing: &Standing) -> Region {
    let board_scene = scene.board_scene();
    let now = board_scene.region("standing", standing, |id| draw_now(standing, id, &board_scene));
    let all = |id| draw_all(standing, id, &board_scene);
    // Nobody looks behind a button while moments are shown.
    let all = scene.kept_for_now("scores-now", || board_scene.region("scores-now", standing, all));
    board_scene.frame("goal", (), [&now, &all], |id| {
        html! {
            section class="aim" id=(id) aria-label=(scene.text("table-minute-goal")) {
                div class="pictures" aria-hidden="true" {
                    (scene.table().kind().board.minute(MinutePart::Goal, &board_scene))
                }
                p { (scene.text("game-goal")) }
                (now)
                div class="asks" {
                    button class="btn slim" type="button" popovertarget="minute" aria-label=(scene.text("table-minute")) {
                        (icon(&board_scene, "trophy")) span { (scene.text("table-minute")) }
                    }
                    button class="btn slim quiet" id="ask-what" type="button" aria-pressed="false" hidden
                        title=(scene.text("table-what-is-this")) aria-label=(scene.text("table-what-is-this")) {
                        (icon(&board_scene, "help"))
                    }
                    (sayings::button(scene, "btn slim quiet says"))
                }
                (sheet(scene, &all))
            }
        }
    })
}

/// Opened by the button.
fn sheet(scene: &TableScene<'_>, all: &Region) -> Markup {
    let board_scene = scene.board_scene();
    html! {
        div class="panel sheet-of-rules" id="minute" popover="" {
            div class="head2" {
                h2 { (scene.text("table-minute")) }
                button class="btn slim quiet" type="button" popovertarget="minute" popovertargetaction="hide"
                    aria-label=(scene.text("page-close")) { (icon(&board_scene, "close")) }
            }
            (minute(scene.table().kind().board, &board_scene))
            (all)
            a class="btn slim" href=(scene.links.rules) target="_blank" {
                (icon(&board_scene, "book")) (scene.text("table-rules"))
            }
        }
    }
}

/// The viewer's own points and place, and how far away the end is.
fn draw_now(standing: &Standing, id: RegionId, scene: &Scene<'_>) -> Markup {
    let own = scene.own_seat().and_then(|seat| Some((seat, standing.points[seat]?)));
    let (end, n) = standing.end;
    html! {
        div class="so-far" id=(id) {
            @if let Some((seat, points)) = own {
                span { (scene.text("standing-own")) " " b { (number(points)) } (place(standing, seat, scene)) }
            }
            span class=[standing.is_near.then_some("near")] { (scene.count(end, n)) }
        }
    }
}

fn place(standing: &Standing, seat: Seat, scene: &Scene<'_>) -> Markup {
    html! {
        @if let Some(place) = standing.place(seat) { ", " (scene.count("table-place", place)) }
    }
}

/// Everybody's points, as far as the viewer may know them.
fn draw_all(standing: &Standing, id: RegionId, scene: &Scene<'_>) -> Markup {
    html! {
        div class="scores-now" id=(id) {
            h3 { (scene.text("table-scores-now")) }
            ul class="row" {
                @for seat in scene.around() {
                    li class={ "tag " (seat_class(seat)) } {
                        span { (scene.name(seat)) } " "
                        @match standing.points[seat] {
                            Some(points) => b { (number(points)) },
                            None => { b aria-hidden="true" { "?" } span class="sr" { (scene.text("table-points-hidden")) } }
                        }
                    }
                }
            }
            @if !standing.is_open { p class="hint" { (scene.text("table-scores-seen")) } }
        }
    }
}

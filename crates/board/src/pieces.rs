//! What boards have in common: icons, buttons, rounds, seats, scores.

mod buttons;

pub use buttons::{Button, ask_form, form, form_around, refusal, take_back, value};

use game::{Outcome, ScoreSheet, Seat};
use maud::{Markup, PreEscaped, Render, html};

use crate::{Presence, Region, RegionId, Scene};

#[derive(Clone, Copy, Debug)]
pub struct Svg<'a> {
    sprite: &'a str,
    symbol: &'a str,
    class: &'a str,
}

impl Render for Svg<'_> {
    fn render_to(&self, out: &mut String) {
        let (before, after) = if self.class.is_empty() { ("", "") } else { (" class=\"", "\"") };
        for part in [
            "<svg",
            before,
            self.class,
            after,
            " aria-hidden=\"true\"><use href=\"",
            self.sprite,
            "#",
            self.symbol,
            "\"/></svg>",
        ] {
            out.push_str(part);
        }
    }
}

pub fn art<'a>(scene: &Scene<'a>, symbol: &'a str, class: &'a str) -> Svg<'a> {
    Svg { sprite: &scene.links.sprite, symbol, class }
}

/// An icon of the tavern's sprite.
pub fn icon<'a>(scene: &Scene<'a>, symbol: &'a str) -> Svg<'a> {
    Svg { sprite: &scene.links.icons, symbol, class: "icon" }
}

/// What stands for a player, in the colour of the seat around it.
pub fn emblem<'a>(scene: &Scene<'a>) -> Svg<'a> {
    art(scene, scene.links.emblem, "emblem")
}

/// The class that gives an element the colour of a seat.
pub const fn seat_class(seat: Seat) -> &'static str {
    ["c0", "c1", "c2", "c3", "c4", "c5"][seat.index() % 6]
}

pub fn rule(scene: &Scene<'_>, number: &str) -> Markup {
    html! { a href={ (scene.links.rules) "#" (number) } target="_blank" { (scene.text("table-rule")) " " (number) } }
}

/// The round in words, and as beads on a string.
pub fn rounds(id: RegionId, class: &str, words: impl Render, (now, all): (u8, u8)) -> Markup {
    html! {
        div class=(class) id=(id) {
            span { (words) }
            ol class="beads" aria-hidden="true" {
                @for round in 1..=all {
                    @if round < now { li class="gone" {} }
                    @else if round == now { li class="now" {} }
                    @else { li {} }
                }
            }
        }
    }
}

/// Emblem, name and presence of whoever sits at `seat`, to stand in an element of the class `who`.
pub fn who(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! { (emblem(scene)) (name(scene, seat)) (meta(scene, seat)) }
}

/// The heading of a seat: [`who`] sits there, as a region of its own.
pub fn heading(scene: &Scene<'_>, seat: Seat) -> Region {
    scene.region(("who", seat.number()), (), |id| {
        html! { div class="who" id=(id) { (who(scene, seat)) } }
    })
}

/// Longer names are written smaller.
const LONG_NAME: usize = 10;

fn name(scene: &Scene<'_>, seat: Seat) -> Markup {
    let name = scene.name(seat);
    let class = if name.chars().nth(LONG_NAME).is_some() { "name long" } else { "name" };
    html! { b class=(class) { (name) } }
}

/// Whether the player at `seat` is there, or how long they have left.
fn meta(scene: &Scene<'_>, seat: Seat) -> Markup {
    let Some(player) = scene.players.get(seat.index()) else { return Markup::default() };
    let is_away = matches!(player.presence, Presence::Away(Some(_)));
    if let Some(until) = player.until.filter(|_| !is_away) {
        return html! {
            span class="meta" {
                (icon(scene, "clock")) span data-until=(until) {} " " (scene.text("table-left"))
            }
        };
    }
    let own = scene.viewer.is(seat);
    html! {
        span class="meta" {
            @match player.presence {
                Presence::Here if own => { span class="dot" {} (scene.text("table-you")) }
                Presence::Here => { span class="dot" {} (scene.text("table-online")) }
                Presence::Away(None) => { span class="dot off" {} (scene.text("table-away")) }
                Presence::Away(Some(until)) => {
                    span class="dot off" {} (scene.text("table-away")) " " span data-until=(until) {}
                }
                Presence::Bot(level) => { (icon(scene, "bot")) (scene.text("table-bot")) ", " (PreEscaped(level)) }
                Presence::StandIn => { (icon(scene, "bot")) (scene.text("table-stand-in")) }
                Presence::Unknown if own => (scene.text("table-you")),
                Presence::Unknown => {}
            }
        }
    }
}

/// A number with a real minus sign.
pub fn number(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// The score sheets of all seats, the best first. `rows` come from [`crate::Board::score_rows`].
pub fn scores(scene: &Scene<'_>, outcome: &Outcome, rows: &dyn Fn(Seat) -> Markup) -> Markup {
    let mut seats: Vec<Seat> = Seat::all(scene.n_seats()).collect();
    seats.sort_by_key(|seat| outcome.places[*seat]);
    html! {
        section class="scores" aria-label=(scene.text("table-scores")) {
            @for seat in seats { (score(scene, seat, outcome, &rows(seat))) }
        }
    }
}

fn score(scene: &Scene<'_>, seat: Seat, outcome: &Outcome, rows: &Markup) -> Markup {
    let (place, points) = (outcome.places[seat], number(outcome.points[seat]));
    let class = if place == 1 { " win" } else { "" };
    html! {
        article class={ "panel score " (seat_class(seat)) (class) } {
            header class="who" {
                (emblem(scene))
                h2 class="name" { (scene.name(seat)) }
                span class="meta" {
                    @if place == 1 { (icon(scene, "trophy")) }
                    (scene.count("table-place", place.into()))
                }
                b class="total" { (points) span class="sr" { " " (scene.text("table-points")) } }
            }
            table class="sheet" {
                thead class="sr" {
                    tr {
                        th scope="col" { (scene.text("table-what")) }
                        th scope="col" { (scene.text("table-how")) }
                        th scope="col" { (scene.text("table-points")) }
                    }
                }
                tbody { (rows) }
                tfoot { tr { th scope="row" colspan="2" { (scene.text("table-total")) } td class="num" { (points) } } }
            }
        }
    }
}

pub fn score_rows(sheet: &ScoreSheet, scene: &Scene<'_>) -> Markup {
    html! {
        @for line in &sheet.lines {
            tr {
                th scope="row" colspan="2" { (scene.tell(&line.reason)) }
                td class="num" { (number(line.points)) }
            }
        }
    }
}

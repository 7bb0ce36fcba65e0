//! What boards have in common: icons, buttons, rounds, seats, scores.

mod buttons;
mod figures;

pub use buttons::{Button, ask_form, form, form_around, refusal, take_back, value};
pub use figures::figures;

use game::{Outcome, Phrase, ScoreSheet, Seat};
use maud::{Markup, PreEscaped, Render, html};

use crate::{Presence, Region, RegionId, Scene};

#[derive(Clone, Copy, Debug)]
pub struct Svg<'a> {
    sprite: &'a str,
    symbol: &'a str,
    class: &'a str,
    what: &'a str,
}

impl<'a> Svg<'a> {
    /// The same, explaining itself by this key.
    #[must_use]
    pub const fn what(self, key: &'a str) -> Self {
        Self { what: key, ..self }
    }
}

impl Render for Svg<'_> {
    fn render_to(&self, out: &mut String) {
        let quoted = |name, value: &'_ str| if value.is_empty() { ("", "") } else { (name, "\"") };
        let (class, end_of_class) = quoted(" class=\"", self.class);
        let (what, end_of_what) = quoted(" data-what=\"", self.what);
        let parts = [
            "<svg",
            class,
            self.class,
            end_of_class,
            what,
            self.what,
            end_of_what,
            " aria-hidden=\"true\"><use href=\"",
            self.sprite,
            "#",
            self.symbol,
            "\"/></svg>",
        ];
        // Pictures are most of what is drawn: a string grows once for each.
        out.reserve(parts.iter().map(|part| part.len()).sum());
        for part in parts {
            out.push_str(part);
        }
    }
}

pub fn art<'a>(scene: &Scene<'a>, symbol: &'a str, class: &'a str) -> Svg<'a> {
    Svg { sprite: &scene.links.sprite, symbol, class, what: "" }
}

/// An icon of the tavern's sprite.
pub fn icon<'a>(scene: &Scene<'a>, symbol: &'a str) -> Svg<'a> {
    Svg { sprite: &scene.links.icons, symbol, class: "icon", what: "" }
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
        div class=(class) id=(id) data-what="round" {
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
        html! { div class="who" id=(id) data-what="player" { (who(scene, seat)) } }
    })
}

/// Where a name is longer, all names at the table are written smaller: nobody's stands out.
const LONG_NAME: usize = 10;

fn name_class(scene: &Scene<'_>) -> &'static str {
    let is_long = |seat| scene.name(seat).chars().nth(LONG_NAME).is_some();
    if Seat::all(scene.n_seats()).any(is_long) { "name long" } else { "name" }
}

fn name(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! { b class=(name_class(scene)) { (scene.name(seat)) } }
}

/// Whether the player at `seat` is there, or how long they have left.
fn meta(scene: &Scene<'_>, seat: Seat) -> Markup {
    let Some(player) = scene.players.get(seat.index()) else { return Markup::default() };
    let is_awaited = matches!(player.presence, Presence::Away(Some(_)) | Presence::Missed);
    if let Some(until) = player.until.filter(|_| !is_awaited) {
        return html! {
            span class="meta" {
                (icon(scene, "clock")) span data-until=(until) {} " "
                span class="until-word" { (scene.text("table-left")) }
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
                    span class="dot off" {} (scene.text("table-away"))
                    " " span title=(scene.text("table-bot-soon")) { (icon(scene, "bot")) span data-until=(until) {} }
                }
                Presence::Missed => {
                    span class="dot off" {} (scene.text("table-away"))
                    @if scene.own_seat().is_some() { " " (bot_for(scene, seat)) }
                }
                Presence::Bot(level) => {
                    (icon(scene, "bot")) span class="bot-word" { (scene.text("table-bot")) ", " } (PreEscaped(level))
                }
                Presence::StandIn if own => { (icon(scene, "bot")) (scene.text("table-stand-in-own")) }
                Presence::StandIn => { (icon(scene, "bot")) (scene.text("table-stand-in")) }
                Presence::Unknown => {}
            }
        }
    }
}

/// The id of the form that lets a bot play for somebody. It stands apart, since a seat may lie within the form of a board.
pub const STAND_IN_FORM: &str = "stand-in-form";

/// Lets a bot play for somebody who is missed.
fn bot_for(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! {
        button class="btn slim bot-for" form=(STAND_IN_FORM) name="seat" value=(seat.number())
            title=(scene.text("table-bot-for-about")) {
            (icon(scene, "bot")) (scene.text("table-bot-for"))
        }
    }
}

/// A number with a real minus sign.
pub const fn number(number: i32) -> Number {
    Number(number)
}

#[derive(Clone, Copy, Debug)]
pub struct Number(i32);

impl Render for Number {
    fn render_to(&self, out: &mut String) {
        if self.0 < 0 {
            out.push('−');
        }
        self.0.unsigned_abs().render_to(out);
    }
}

/// The score sheets of all seats, the best first. `rows` come from [`crate::Board::score_rows`].
pub fn scores(scene: &Scene<'_>, outcome: &Outcome, rows: &dyn Fn(Seat) -> Markup) -> Markup {
    let mut seats: Vec<Seat> = Seat::all(scene.n_seats()).collect();
    seats.sort_by_key(|seat| outcome.places[*seat]);
    html! {
        div class="scores" role="group" aria-label=(scene.text("table-scores")) {
            @for seat in seats { (score(scene, seat, outcome, &rows(seat))) }
        }
    }
}

fn score(scene: &Scene<'_>, seat: Seat, outcome: &Outcome, rows: &Markup) -> Markup {
    let (place, points) = (outcome.places[seat], number(outcome.points[seat]));
    let in_words = Phrase::new("game-points").with("n", outcome.points[seat]);
    let class = if place == 1 { " win" } else { "" };
    let is_own = scene.viewer.is(seat);
    let own = if is_own { " own" } else { "" };
    html! {
        article class={ "panel score " (seat_class(seat)) (class) (own) } data-place=(place) {
            header class="who" {
                (emblem(scene))
                h2 class=(name_class(scene)) { (scene.name(seat)) }
                span class="meta" {
                    @if place == 1 { (icon(scene, "trophy")) }
                    (scene.count("table-place", place.into()))
                    @if is_own { " " span class="tag" { (scene.text("table-you")) } }
                }
                b class="total" { span aria-hidden="true" { (points) } span class="sr" { (scene.say(&in_words)) } }
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

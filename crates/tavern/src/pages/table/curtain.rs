//! The curtain of a device that several people share: to whom it is to be handed, and how they lift it.

use board::{Region, pieces};
use game::{Phrase, Seat, Seats};
use maud::{Markup, html};

use super::table_scene::TableScene;
use crate::table::Sitter;

/// Lies where the hand would be while nobody in particular looks; an empty region on any other page.
pub(crate) fn draw(scene: &TableScene<'_>) -> Region {
    if !scene.is_behind_curtain() {
        return Region::default();
    }
    let (own, bots) = (scene.sight.own_seats(), with_bots(scene));
    let awaited = awaited(scene, own, bots);
    let inputs = (scene.is_moment(), awaited, own, bots);
    scene.board_scene().region("curtain", inputs, |id| {
        html! {
            section class={ "curtain" (awaited.map_or("", seat_class)) } id=(id) tabindex="-1"
                aria-labelledby="curtain-title" {
                @if scene.is_moment() {
                    h2 id="curtain-title" { (scene.text("table-curtain-open")) }
                } @else if let Some(seat) = awaited {
                    (hand_over(scene, seat))
                } @else {
                    h2 id="curtain-title" { (scene.text("table-curtain-idle")) }
                }
                @if !scene.is_moment() { (others(scene, awaited)) }
            }
        }
    })
}

const fn seat_class(seat: Seat) -> &'static str {
    [" c0", " c1", " c2", " c3", " c4", " c5"][seat.index() % 6]
}

/// Who is to have the device next.
fn awaited(scene: &TableScene<'_>, own: Seats, bots: Seats) -> Option<Seat> {
    let to_act = scene.sight.game()?.to_act();
    own.and(to_act).iter().find(|seat| !bots.contains(*seat))
}

/// Those here for whom a bot plays.
fn with_bots(scene: &TableScene<'_>) -> Seats {
    let has_bot = |seat: &Seat| {
        matches!(scene.table().sitter(*seat), Sitter::Person { stand_in: Some(_), .. })
    };
    scene.sight.own_seats().iter().filter(has_bot).collect()
}

fn hand_over(scene: &TableScene<'_>, seat: Seat) -> Markup {
    let board_scene = scene.board_scene();
    let until = board_scene.players.get(seat.index()).and_then(|player| player.until);
    html! {
        div class="row" {
            h2 id="curtain-title" { (scene.say(&Phrase::new("table-curtain-hand").with("seat", seat))) }
            @if let Some(until) = until {
                span class="tag" { (pieces::icon(&board_scene, "clock")) b data-until=(until) {} }
            }
        }
        (lift(scene, seat, "btn gold big"))
        p class="hint" id="curtain-how" { (scene.text("table-curtain-how")) }
    }
}

/// Anybody here may look at what is theirs, such as to take something back.
fn others(scene: &TableScene<'_>, awaited: Option<Seat>) -> Markup {
    let others = scene.sight.own_seats().iter().filter(|seat| Some(*seat) != awaited);
    html! {
        div class="row others" {
            span class="hint" { (scene.text("table-curtain-others")) }
            @for seat in others { (lift(scene, seat, "btn slim")) }
        }
    }
}

/// With script, a finger has to hold it or pull it up.
fn lift(scene: &TableScene<'_>, seat: Seat, class: &str) -> Markup {
    let button = html! {
        input type="hidden" name="seat" value=(seat.number());
        button class=(class) id={ "lift-" (seat.number()) } data-lift-curtain="" aria-describedby="curtain-how" {
            (pieces::icon(&scene.board_scene(), "hand"))
            span { (scene.say(&Phrase::new("table-curtain-lift").with("seat", seat))) }
        }
    };
    scene.form(None, "lift", &button)
}

/// The button of whoever looks at what is theirs, beside their name.
pub(crate) fn cover(scene: &TableScene<'_>) -> Region {
    let Some(seat) = scene.own_seat().filter(|_| scene.is_shared()) else {
        return Region::default();
    };
    scene.board_scene().region("cover", seat, |id| {
        let words = scene.say(&Phrase::new("table-curtain-lower").with("seat", seat));
        let button = html! {
            button class={ "btn slim" (seat_class(seat)) } title=(words) aria-label=(words) {
                (pieces::icon(&scene.board_scene(), "eye")) span { (scene.board_scene().name(seat)) }
            }
        };
        html! { span class="curtain-cover" id=(id) { (scene.form(None, "lower", &button)) } }
    })
}

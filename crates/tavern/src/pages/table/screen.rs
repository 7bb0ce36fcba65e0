//! A table on a screen for a whole room: large, without controls, and with nothing private.

use board::{Drawing, Region, RegionId, pieces};
use game::Phrase;
use maud::{Markup, PreEscaped, html};

use super::over;
use super::qr::qr;
use super::table_scene::{TableScene, level_text};
use super::talk;
use crate::pages::lobby::table_path;
use crate::store::Status;
use crate::table::Sitter;

/// How many of the last deeds are told.
const DEEDS: usize = 3;
/// How many events are searched for them: not all are told in the log.
const SEARCHED: usize = 40;

/// Where a table is shown on a screen, by its code.
pub(crate) fn path(table: crate::ids::TableId, code: &str) -> String {
    format!("{}/screen?invite={code}", table_path(table))
}

/// `origin` is known only to whoever asks for the page.
pub(crate) fn main(scene: &TableScene<'_>, origin: Option<&str>) -> Region {
    match (scene.table().status(), scene.sight.game()) {
        (Status::Over, Some(game)) => over(scene, &over::reckoning(scene, game)),
        (Status::Over, None) => over(scene, &html! { h1 { (scene.text("table-closed")) } }),
        (_, None) => gathering(scene, origin),
        (_, Some(game)) => {
            let drawing = scene.table().kind().board.draw(game, &scene.board_scene());
            playing(scene, Drawing { told: game.n_heard(), ..drawing })
        }
    }
}

/// A QR code, and who has sat down.
fn gathering(scene: &TableScene<'_>, origin: Option<&str>) -> Region {
    let is_full = scene.table().all_seats().all(|seat| *scene.table().sitter(seat) != Sitter::Open);
    let page = html! {
        main class="screen gathering" id="main" data-stage="gathering" {
            div class="stack" {
                h1 { (scene.text("game-title")) }
                p class="lead" { (scene.text("game-blurb")) }
                ul class="people" {
                    @for seat in scene.table().all_seats() { (person(scene, seat)) }
                }
                @if is_full { p class="lead" role="status" { (scene.text("screen-all-here")) } }
            }
            (invitation(scene, origin))
        }
    };
    scene.board_scene().drawn("main", page)
}

fn invitation(scene: &TableScene<'_>, origin: Option<&str>) -> Markup {
    let door = scene.table().setup().invite.as_deref().unwrap_or("open");
    let link = format!("{}{}{}", origin.unwrap_or_default(), scene.links.table, scene.links.query);
    html! {
        section class="invitation" id={ "invite-" (door) } data-keep="" aria-labelledby="invite-title" {
            h2 id="invite-title" { (scene.text("screen-join")) }
            @if origin.is_some() { (qr(&link, scene.text("table-qr").0)) }
            p class="muted" { (scene.text("screen-join-about")) }
        }
    }
}

fn person(scene: &TableScene<'_>, seat: game::Seat) -> Region {
    let sitter = scene.table().sitter(seat);
    let about = match sitter {
        Sitter::Open => scene.text("table-free-about"),
        Sitter::Bot { level, .. } => scene.text(level_text(*level)),
        Sitter::Person { .. } if scene.sight.present().contains(seat) => scene.text("table-online"),
        Sitter::Person { .. } => scene.text("table-away"),
    };
    let empty = if *sitter == Sitter::Open { " empty" } else { "" };
    let id = RegionId::from(("seat", seat.number()));
    let markup = html! {
        li class={ "person " (pieces::seat_class(seat)) (empty) } id=(id) {
            (pieces::emblem(&scene.board_scene()))
            div { b class="serif" { (scene.board_scene().name(seat)) } p class="muted" { (about) } }
        }
    };
    scene.board_scene().drawn(id, markup)
}

/// The board, who is to act, and the last deeds.
pub(crate) fn playing(scene: &TableScene<'_>, drawing: Drawing) -> Region {
    let board_scene = scene.board_scene();
    let Drawing { status: [before, after], prompt, board, told, .. } = drawing;
    let prompt = board_scene.drawn(
        "prompt",
        html! { p class="prompt" id="prompt" role="status" aria-live="polite" { (prompt) } },
    );
    let deeds = board_scene.drawn("deeds", deeds(scene, told));
    board_scene.frame("main", (), [&before, &prompt, &after, &board, &deeds], |id| {
        html! {
            main class="screen" id=(id) data-stage="playing" {
                h1 class="sr" { (scene.text("game-title")) }
                div class="status" id="status" { (before) (prompt) (after) }
                // A board has buttons of its own, such as those that open a chest: here they are dead.
                div class="big-board" id="stand" inert { (board) }
                (deeds)
            }
        }
    })
}

fn deeds(scene: &TableScene<'_>, told: usize) -> Markup {
    let mut lines = String::new();
    let first = told.saturating_sub(SEARCHED).max(scene.log_start);
    talk::push_log_lines(&mut lines, scene, first..told);
    let lines: Vec<&str> = lines.split_inclusive("</li>").collect();
    let last = &lines[lines.len().saturating_sub(DEEDS)..];
    html! {
        ol class="big-deeds" id="deeds" aria-label=(scene.text("table-log-about")) { (PreEscaped(last.concat())) }
    }
}

/// The reckoning; whoever plays again takes the screen along.
fn over(scene: &TableScene<'_>, content: &Markup) -> Region {
    let table = scene.table();
    let next = table.rematch().map(|next| path(next, &table.setup().screen));
    let page = html! {
        main class="screen over" id="main" data-stage="over" data-next=[next.as_ref()] {
            (content)
            @if next.is_some() { p class="lead" { (scene.text("screen-next")) } }
        }
    };
    scene.board_scene().drawn("main", page)
}

/// How the table gets onto a screen, for those who play there.
pub(crate) fn code(scene: &TableScene<'_>) -> Region {
    let table = scene.table();
    let code = Some(table.setup().screen.as_str()).filter(|code| !code.is_empty());
    let Some(code) = code.filter(|_| scene.is_seated() || scene.is_host()) else {
        return Region::default();
    };
    scene.board_scene().region("screen-code", code, |id| {
        let words = Phrase::new("table-screen-code").with("code", code);
        html! {
            p class="screen-code small" id=(id) {
                (pieces::icon(&scene.board_scene(), "screen")) " "
                a href=(path(table.id(), code)) target="_blank" { (scene.text("table-screen-open")) } " "
                span class="muted" { (scene.say(&words)) }
            }
        }
    })
}

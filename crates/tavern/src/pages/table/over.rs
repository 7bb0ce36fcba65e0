//! The table after its match: who won, where every point came from, and whether the deal was honest.

use board::{Region, pieces};
use game::{AnySeen, Branch, Outcome, Phrase};
use maud::{Markup, html};

use super::puzzle;
use super::sayings;
use super::table_scene::{TableScene, level_text};
use super::talk::{self, Lines};
use super::{day, voyage};
use crate::pages::challenge::challenge_path;
use crate::pages::lobby::table_path;
use crate::pages::replay::play_on;

pub(crate) fn main(scene: &TableScene<'_>, game: AnySeen<'_>, lines: Lines) -> Region {
    let board = scene.table().kind().board;
    let drawing = board.draw(game, &scene.board_scene());
    let page = html! {
        main class="page over" id="main" data-stage="over" data-whose=[scene.whose()] {
            // What a choice was worth is why somebody is here.
            @if let Some(panel) = puzzle::panel(scene) { (panel) }
            (draw_result(scene, game))
            (board.scores(game, &scene.board_scene()))
            section class="play final-board" aria-labelledby="final-title" {
                h2 id="final-title" { (scene.text("table-final-board")) }
                (drawing.board)
            }
            div class="cols" { (talk::log(scene, lines)) (talk::chat(scene, lines)) }
            (sayings::draw_box(scene))
            (verification(scene))
        }
    };
    scene.board_scene().drawn("main", page)
}

/// Who won and where every point came from, for a whole room; what was given up stays as it was left.
pub(crate) fn reckoning(scene: &TableScene<'_>, game: AnySeen<'_>) -> Markup {
    let outcome = game.outcome();
    let board = scene.table().kind().board;
    html! {
        section class="ending" id="ending" {
            @match &outcome {
                Some(outcome) => h1 { (headline(scene, outcome)) },
                None => h1 { (scene.text("table-given-up")) },
            }
        }
        // Nobody can follow the links in it.
        div class="big-board" id="stand" inert {
            @if outcome.is_some() {
                (board.scores(game, &scene.board_scene()))
            } @else {
                (board.draw(game, &scene.board_scene()).board)
            }
        }
    }
}

/// Who won, what place that makes one's own, what decided it, and how to go on.
fn draw_result(scene: &TableScene<'_>, game: AnySeen<'_>) -> Markup {
    let outcome = game.outcome();
    let own = scene.own_seat().zip(outcome.as_ref());
    let has_won = own.is_some_and(|(seat, outcome)| outcome.places[seat] == 1);
    html! {
        section class="ending" id="ending" data-won[has_won] {
            @match &outcome {
                Some(outcome) => {
                    @if has_won { (pieces::icon(&scene.board_scene(), "trophy")) }
                    h1 { @if has_won { (scene.text("table-you-win")) } @else { (headline(scene, outcome)) } }
                    // Whoever shares the win is told with whom.
                    @if has_won && outcome.winners().len() > 1 { p class="lead" { (headline(scene, outcome)) } }
                    p class="lead" { (own_place(scene, outcome)) }
                    @if scene.table().puzzle().is_none() { (worth(scene)) }
                }
                None => h1 { (scene.text("table-given-up")) },
            }
            (day::show(scene))
            (voyage::learnt(scene))
            (scene.board_scene().drawn("again", again(scene)))
        }
    }
}

/// Whether it is practice, where it came from, and what decided it.
fn worth(scene: &TableScene<'_>) -> Markup {
    html! {
        @if scene.sight.undone() > 0 {
            p class="row" {
                span class="tag" { (pieces::icon(&scene.board_scene(), "undo")) (scene.text("table-practice")) }
                (scene.text("table-practice-about"))
            }
        }
        @if let Some(branch) = scene.table().setup().branch.as_ref() { (went_on(scene, branch)) }
        @if scene.sight.is_sealed() {
            p class="muted" { (scene.text("table-day-sealed")) }
        } @else {
            p class="decided" id="decided" data-keep="" data-more={
                "/replay/" (scene.table().id()) "?part=decided" (invite(scene))
            } {}
        }
    }
}

/// That the match went on from another one, and the way there.
fn went_on(scene: &TableScene<'_>, branch: &Branch) -> Markup {
    html! {
        p class="row" {
            span class="tag" { (pieces::icon(&scene.board_scene(), "replay")) (scene.text("table-practice")) }
            span { (scene.text("table-went-on")) " " (scene.text(play_on::hidden_text(branch))) }
            a href=(play_on::origin_path(branch)) { (scene.text("table-to-origin")) }
        }
    }
}

/// The word of the invitation, to be added to a query.
fn invite(scene: &TableScene<'_>) -> String {
    scene.links.query.replacen('?', "&", 1)
}

/// The viewer's own place and points; to others, what follows.
fn own_place(scene: &TableScene<'_>, outcome: &Outcome) -> Markup {
    let Some(seat) = scene.own_seat() else { return html! { (scene.text("table-over")) } };
    scene.say(
        &Phrase::new("table-own-place")
            .with("place", outcome.places[seat])
            .with("seats", outcome.places.n_seats())
            .with("points", points(outcome.points[seat])),
    )
}

/// An amount in the game's own words: points, or coins.
fn points(n: i32) -> Phrase {
    Phrase::new("game-points").with("n", n)
}

/// A table that was given up before its match.
pub(crate) fn closed(scene: &TableScene<'_>) -> Region {
    scene.board_scene().region("main", "closed", |id| {
        html! {
            main class="page narrow" id=(id) data-stage="closed" {
                section class="panel stack" {
                    h1 { (scene.text("table-closed")) }
                    p class="row" { a class="btn gold" href="/" { (scene.text("page-to-lobby")) } }
                }
            }
        }
    })
}

fn headline(scene: &TableScene<'_>, outcome: &Outcome) -> Markup {
    let winners = outcome.winners();
    let best = points(winners.first().map_or(0, |seat| outcome.points[seat]));
    scene.say(&match winners.len() {
        0 => Phrase::new("table-nobody-wins"),
        1 => Phrase::new("table-wins").with("seats", winners).with("points", best),
        _ => Phrase::new("table-win-together").with("seats", winners).with("points", best),
    })
}

fn again(scene: &TableScene<'_>) -> Markup {
    let board_scene = scene.board_scene();
    let table = scene.table();
    // After a voyage a whole match comes first.
    let first = if table.voyage_before().is_some() { "btn" } else { "btn gold big" };
    html! {
        div class="row" id="again" aria-live="polite" {
            @match table.rematch() {
                Some(rematch) => {
                    a class="btn gold big" href=(table_path(rematch)) {
                        (pieces::icon(&board_scene, "dice")) (scene.text("table-to-rematch"))
                    }
                }
                // A puzzle goes on with the next one.
                None if scene.is_seated() && table.of_day().is_none() && table.puzzle().is_none() => {
                    (scene.form(None, "rematch", &html! {
                        button class=(first) { (pieces::icon(&board_scene, "dice")) (scene.text("table-rematch")) }
                    }))
                    @if let Some(level) = table.harder_bots() { (harder(scene, level)) }
                }
                None => {}
            }
            @if !scene.sight.is_sealed() {
                a class="btn" href={ "/replay/" (table.id()) (scene.links.query) } {
                    (pieces::icon(&board_scene, "replay")) (scene.text("table-replay"))
                }
            }
            @if let Some(contest) = table.as_contest().filter(|_| scene.own_seat().is_some() && table.of_day().is_none()) {
                a class="btn" href=(challenge_path(contest.source().unwrap_or(table.id()))) {
                    (pieces::icon(&board_scene, "person")) (scene.text("table-challenge"))
                }
            }
            a class="btn quiet" href="/" { (pieces::icon(&board_scene, "door")) (scene.text("page-to-lobby")) }
        }
    }
}

/// Another match, with all bots at this level.
fn harder(scene: &TableScene<'_>, level: bots::Level) -> Markup {
    let words = Phrase::new("table-harder").with("level", Phrase::new(level_text(level)));
    let button = html! {
        input type="hidden" name="harder" value="true";
        button class="btn" { (pieces::icon(&scene.board_scene(), "bot")) (scene.say(&words)) }
    };
    scene.form(None, "rematch", &button)
}

/// Whether the deal is the one that the server was bound to beforehand.
fn verification(scene: &TableScene<'_>) -> Markup {
    let Some(deal) = scene.sight.opened().and_then(|game| game.deal()) else {
        return Markup::default();
    };
    let mark = scene.table().setup().commitment();
    let honest = deal.commitment() == mark;
    let (class, icon, text) = if honest {
        ("verify deal", "check", "table-honest")
    } else {
        ("verify deal bad", "help", "table-not-honest")
    };
    let salts = scene.table().all_seats().zip(&deal.salts).filter(|(_, salt)| !salt.is_empty());
    html! {
        details class=(class) open[!honest] {
            summary { (pieces::icon(&scene.board_scene(), icon)) b { (scene.text(text)) } }
            div {
                p { (scene.text("table-deal-about")) }
                p class="small muted" {
                    (scene.text("table-mark")) " " code { (mark) } br;
                    (scene.text("table-secret")) " " code { (deal.secret) } br;
                    @for (seat, salt) in salts { (scene.board_scene().name(seat)) ": " code { (salt) } " " }
                    br; (scene.text("table-seed")) " " code { (deal.seed()) }
                }
            }
        }
    }
}

//! The table after its match: who won, where every point came from, and whether the deal was honest.

use board::{Region, pieces};
use game::{AnySeen, Outcome, Phrase};
use maud::{Markup, html};

use super::table_scene::TableScene;
use super::talk::{self, Lines};
use crate::pages::lobby::table_path;

pub(crate) fn main(scene: &TableScene<'_>, game: AnySeen<'_>, lines: Lines) -> Region {
    let page = html! {
        main class="page" id="main" data-stage="over" {
            (draw_result(scene, game))
            (scene.board_scene().drawn("again", again(scene)))
            (verification(scene))
            div class="cols" { (talk::log(scene, lines)) (talk::chat(scene, lines)) }
        }
    };
    scene.board_scene().drawn("main", page)
}

fn draw_result(scene: &TableScene<'_>, game: AnySeen<'_>) -> Markup {
    html! {
        div {
            @if let Some(outcome) = game.outcome() {
                h1 { (headline(scene, &outcome)) }
                p class="lead" { (scene.text("table-over")) }
            } @else {
                h1 { (scene.text("table-given-up")) }
            }
        }
        (scene.table().kind().board.scores(game, &scene.board_scene()))
    }
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
    let points = winners.first().map_or(0, |seat| outcome.points[seat]);
    scene.say(&match winners.len() {
        0 => Phrase::new("table-nobody-wins"),
        1 => Phrase::new("table-wins").with("seats", winners).with("points", points),
        _ => Phrase::new("table-win-together").with("seats", winners).with("points", points),
    })
}

fn again(scene: &TableScene<'_>) -> Markup {
    let board_scene = scene.board_scene();
    let table = scene.table();
    html! {
        div class="row" id="again" aria-live="polite" {
            @match table.rematch() {
                Some(rematch) => {
                    a class="btn gold big" href=(table_path(rematch)) {
                        (pieces::icon(&board_scene, "dice")) (scene.text("table-to-rematch"))
                    }
                }
                None if scene.own_seat().is_some() => {
                    (scene.form(None, "rematch", &html! {
                        button class="btn gold big" { (pieces::icon(&board_scene, "dice")) (scene.text("table-rematch")) }
                    }))
                }
                None => {}
            }
            a class="btn" href={ "/replay/" (table.id()) (scene.links.query) } {
                (pieces::icon(&board_scene, "replay")) (scene.text("table-replay"))
            }
            a class="btn quiet" href="/" { (pieces::icon(&board_scene, "door")) (scene.text("page-to-lobby")) }
        }
    }
}

/// Whether the deal is the one that the server was bound to beforehand.
fn verification(scene: &TableScene<'_>) -> Markup {
    let Some(deal) = scene.sight.opened().and_then(|game| game.deal()) else {
        return Markup::default();
    };
    let mark = scene.table().setup().commitment();
    let honest = deal.commitment() == mark;
    let (class, icon, text) = if honest {
        ("verify", "check", "table-honest")
    } else {
        ("verify bad", "help", "table-not-honest")
    };
    let salts = scene.table().all_seats().zip(&deal.salts).filter(|(_, salt)| !salt.is_empty());
    html! {
        section class=(class) aria-label=(scene.text("table-deal")) {
            (pieces::icon(&scene.board_scene(), icon))
            div {
                p { b { (scene.text(text)) } " " (scene.text("table-deal-about")) }
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

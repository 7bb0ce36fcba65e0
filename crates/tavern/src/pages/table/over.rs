//! The table after its match: who won, where every point came from, and whether the deal was honest.

use board::{Region, pieces};
use game::{AnySeen, Outcome, Phrase};
use maud::{Markup, html};

use super::table_scene::TableScene;
use super::talk::{self, Lines};
use crate::pages::lobby::table_path;

/// The table after its match.
pub fn main(setting: &TableScene<'_>, game: AnySeen<'_>, lines: Lines) -> Region {
    let page = html! {
        main class="page" id="main" data-stage="over" {
            (draw_result(setting, game))
            (setting.scene().drawn("again", again(setting)))
            (verification(setting))
            div class="cols" { (talk::log(setting, lines)) (talk::chat(setting, lines)) }
        }
    };
    setting.scene().drawn("main", page)
}

/// Who won with what.
fn draw_result(setting: &TableScene<'_>, game: AnySeen<'_>) -> Markup {
    html! {
        div {
            @if let Some(outcome) = game.outcome() {
                h1 { (headline(setting, &outcome)) }
                p class="lead" { (setting.text("table-over")) }
            } @else {
                h1 { (setting.text("table-given-up")) }
            }
        }
        (setting.table().kind().board.scores(game, &setting.scene()))
    }
}

/// A table that was given up before its match.
pub fn closed(setting: &TableScene<'_>) -> Region {
    setting.scene().region("main", "closed", |id| {
        html! {
            main class="page narrow" id=(id) data-stage="closed" {
                section class="panel stack" {
                    h1 { (setting.text("table-closed")) }
                    p class="row" { a class="btn gold" href="/" { (setting.text("page-to-lobby")) } }
                }
            }
        }
    })
}

fn headline(setting: &TableScene<'_>, outcome: &Outcome) -> Markup {
    let winners = outcome.winners();
    let points = winners.first().map_or(0, |seat| outcome.points[seat]);
    setting.say(&match winners.len() {
        0 => Phrase::new("table-nobody-wins"),
        1 => Phrase::new("table-wins").with("seats", winners).with("points", points),
        _ => Phrase::new("table-win-together").with("seats", winners).with("points", points),
    })
}

/// What to do next.
fn again(setting: &TableScene<'_>) -> Markup {
    let scene = setting.scene();
    let table = setting.table();
    html! {
        div class="row" id="again" aria-live="polite" {
            @match table.rematch() {
                Some(rematch) => {
                    a class="btn gold big" href=(table_path(rematch)) {
                        (pieces::icon(&scene, "dice")) (setting.text("table-to-rematch"))
                    }
                }
                None if setting.own_seat().is_some() => {
                    (setting.form(None, "rematch", &html! {
                        button class="btn gold big" { (pieces::icon(&scene, "dice")) (setting.text("table-rematch")) }
                    }))
                }
                None => {}
            }
            a class="btn" href={ "/replay/" (table.id()) (setting.links.query) } {
                (pieces::icon(&scene, "replay")) (setting.text("table-replay"))
            }
            a class="btn quiet" href="/" { (pieces::icon(&scene, "door")) (setting.text("page-to-lobby")) }
        }
    }
}

/// Whether the deal is the one that the server was bound to beforehand.
fn verification(setting: &TableScene<'_>) -> Markup {
    let Some(deal) = setting.sight.opened().and_then(|game| game.deal()) else {
        return Markup::default();
    };
    let mark = setting.table().setup().commitment();
    let honest = deal.commitment() == mark;
    let (class, icon, text) = if honest {
        ("verify", "check", "table-honest")
    } else {
        ("verify bad", "help", "table-not-honest")
    };
    let salts = setting.table().all_seats().zip(&deal.salts).filter(|(_, salt)| !salt.is_empty());
    html! {
        section class=(class) aria-label=(setting.text("table-deal")) {
            (pieces::icon(&setting.scene(), icon))
            div {
                p { b { (setting.text(text)) } " " (setting.text("table-deal-about")) }
                p class="small muted" {
                    (setting.text("table-mark")) " " code { (mark) } br;
                    (setting.text("table-secret")) " " code { (deal.secret) } br;
                    @for (seat, salt) in salts { (setting.scene().name(seat)) ": " code { (salt) } " " }
                    br; (setting.text("table-seed")) " " code { (deal.seed()) }
                }
            }
        }
    }
}

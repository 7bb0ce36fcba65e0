//! The pages of the puzzles: those of all games, and those of one.

use axum::Router;
use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::routing::get;
use catalog::{Entry, Posed};
use game::Phrase;
use maud::{Markup, html};

use super::forms::Fields;
use super::layout::{Html, Page, Visit, icon, page};
use super::lobby::{cover, table_path};
use super::me::Guest;
use super::page_words::PageWords;
use crate::api::Shared;
use crate::problem::{Problem, Result};
use crate::puzzles::{self, PuzzleProgress, tries_of};

pub(crate) const PATH: &str = "/puzzles";

pub(crate) fn router() -> Router<Shared> {
    Router::new().route(PATH, get(all)).route("/puzzles/{game}", get(show).post(open))
}

pub(crate) fn puzzles_path(game: &str) -> String {
    format!("{PATH}/{game}")
}

async fn all(State(tavern): State<Shared>, visit: Visit) -> Result<Html> {
    let tries = tries_of(&tavern, visit.caller.player_id()).await?;
    let words = visit.frame.words;
    let title = words.text("puzzles-title");
    let content = html! {
        main #main.page.puzzles {
            div { h1 { (title) } p.lead { (words.text("puzzles-lead")) } }
            ul.shelves {
                @for entry in catalog::GAMES {
                    @if let Some(progress) = PuzzleProgress::of(entry, &tries) {
                        (shelf(entry, &progress, words.with_game(entry.game.info().id)))
                    }
                }
            }
        }
    };
    Ok(Html::ok(page(&visit.frame, Page { title: &title, ..Page::default() }, &content)))
}

/// A game with its puzzles.
fn shelf(entry: &Entry, progress: &PuzzleProgress, words: PageWords) -> Markup {
    let id = entry.game.info().id;
    let title = words.text("game-title");
    html! {
        li.panel.shelf {
            a href=(puzzles_path(id)) tabindex="-1" aria-hidden="true" { (cover(id, &title)) }
            div.stack {
                h2 { a href=(puzzles_path(id)) { (title) } }
                (standing(progress, words))
                (next_form(id, progress, words))
            }
        }
    }
}

/// How many were solved, and how strong that makes somebody.
fn standing(progress: &PuzzleProgress, words: PageWords) -> Markup {
    let count = Phrase::new("puzzles-count")
        .with("solved", progress.n_solved())
        .with("tried", progress.n_tried())
        .with("all", progress.book().all().len());
    html! {
        p.row {
            @if let Some(strength) = progress.strength() {
                @let about = Phrase::new("puzzles-strength-about").with("within", i64::from(strength.within));
                span.tag.strength title=(words.say(&about)) {
                    (words.text("puzzles-strength")) " " b { (strength.points) }
                    span.muted { " ± " (strength.within) }
                }
            }
            span.muted { (words.say(&count)) }
        }
    }
}

fn next_form(game: &str, progress: &PuzzleProgress, words: PageWords) -> Markup {
    html! {
        @if progress.next().is_some() {
            form method="post" action=(puzzles_path(game)) {
                button.btn.gold { (icon("play")) (words.text(if progress.n_tried() == 0 { "puzzles-first" } else { "puzzles-next" })) }
            }
        } @else {
            p.hint { (words.text("puzzles-all-tried")) }
        }
    }
}

async fn show(
    State(tavern): State<Shared>,
    Path(game): Path<String>,
    visit: Visit,
) -> Result<Html> {
    let (entry, progress) = find(&tavern, &visit, &game).await?;
    let id = entry.game.info().id;
    let words = visit.frame.words.with_game(id);
    let title = words.say(&Phrase::new("puzzles-of").with("game", words.text("game-title")));
    let content = html! {
        main #main.page.puzzles {
            div { h1 { (title) } p.lead { (words.text("puzzles-lead")) } }
            section.panel.stack aria-label=(words.text("puzzles-own")) {
                (standing(&progress, words))
                (next_form(id, &progress, words))
                p.hint { (words.text("puzzles-first-counts")) }
            }
            section aria-labelledby="every-puzzle" {
                h2 #every-puzzle { (words.text("puzzles-every")) }
                form method="post" action=(puzzles_path(id)) {
                    ol.puzzle-list {
                        @for (place, posed) in progress.book().all().iter().enumerate() {
                            li { (entry_button(place, posed, &progress, words)) }
                        }
                    }
                }
            }
            p { a.btn.quiet href=(PATH) { (words.text("puzzles-other-games")) } }
        }
    };
    let page_of = Page { title: &title, game: Some(id), ..Page::default() };
    Ok(Html::ok(page(&visit.frame, page_of, &content)))
}

/// A puzzle by its number; what it is about is said once it was tried.
fn entry_button(
    place: usize,
    posed: &Posed,
    progress: &PuzzleProgress,
    words: PageWords,
) -> Markup {
    let solved = progress.solved(&posed.id);
    let text = match solved {
        Some(true) => "puzzles-solved",
        Some(false) => "puzzles-missed",
        None => "puzzles-open",
    };
    let mut name = words.say(&Phrase::new(text).with("number", place + 1));
    if solved.is_some() {
        for theme in &posed.puzzle.themes {
            name = format!("{name} · {}", words.look_up(theme));
        }
    }
    html! {
        button.btn.slim.solved[solved == Some(true)].bad[solved == Some(false)] name="puzzle" value=(posed.id)
            aria-label=(name) title=(name) {
            (place + 1)
            @match solved {
                Some(true) => span aria-hidden="true" { "✓" },
                Some(false) => span aria-hidden="true" { "✗" },
                None => {}
            }
        }
    }
}

async fn find(
    tavern: &Shared,
    visit: &Visit,
    game: &str,
) -> Result<(&'static Entry, PuzzleProgress)> {
    let entry = catalog::find(game)?;
    let tries = tries_of(tavern, visit.caller.player_id()).await?;
    let progress = PuzzleProgress::of(entry, &tries);
    Ok((entry, progress.ok_or(Problem::missing("problem-no-puzzle"))?))
}

/// Leads to the table of a puzzle; made when somebody first comes.
async fn open(
    State(tavern): State<Shared>,
    Path(game): Path<String>,
    visit: Visit,
    fields: Fields,
) -> Result<Response> {
    let guest = Guest::welcome(&tavern, &visit.caller).await?;
    let asked = (game.as_str(), fields.get("puzzle"));
    match puzzles::open(&tavern, &guest.host, asked).await {
        // Whoever has tried them all comes back to the list.
        Err(problem) if problem.code() == "all-puzzles" => {
            Ok(Redirect::to(&puzzles_path(&game)).into_response())
        }
        opened => Ok(guest.led_to(&table_path(opened?), &tavern)),
    }
}

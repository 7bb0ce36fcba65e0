//! A new table: everything that a host may choose.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use game::Phrase;
use maud::{Markup, html};

use super::assets;
use super::draft::{Draft, DraftSeat};
use super::forms::{Fields, encoded};
use super::layout::{Frame, Html, Page, Visit, icon, page};
use super::lobby::table_path;
use super::lobby_tables::thumb;
use super::me::Guest;
use super::page_words::PageWords;
use crate::api::Shared;
use crate::api::answer::{say_when, status};
use crate::api::tables::make;
use crate::players::MAX_NAME;
use crate::problem::{Kind, Problem, Result};

/// The form with what most people want.
pub(crate) async fn show(visit: Visit, fields: Fields) -> Result<Html> {
    let draft = Draft::usual(fields.get("game"))?;
    Ok(Html::ok(form_page(&visit.frame, &draft, None)))
}

/// Makes the table, or shows the form again with everything that was chosen and why it cannot be.
pub(crate) async fn open(
    State(tavern): State<Shared>,
    mut visit: Visit,
    fields: Fields,
) -> Result<Response> {
    let draft = Draft::read(&fields)?;
    match make_table(&tavern, &visit, &draft).await {
        Ok((guest, path)) => Ok(guest.led_to(&path, &tavern)),
        Err(problem) if problem.kind() == Kind::Broken => Err(problem),
        Err(problem) => {
            visit.frame.here = format!("/new?game={}", draft.game_id());
            let code: StatusCode = status(problem.kind());
            let form = form_page(&visit.frame, &draft, Some(&problem));
            let mut response = Html(code, form).into_response();
            say_when(&problem, response.headers_mut());
            Ok(response)
        }
    }
}

/// The address brings friends to the table, too: it is what most people send.
async fn make_table(tavern: &Shared, visit: &Visit, draft: &Draft) -> Result<(Guest, String)> {
    let request = draft.request()?;
    let guest = match draft.name.trim() {
        "" => Guest::welcome(tavern, &visit.caller).await?,
        name => Guest::named(tavern, &visit.caller, name).await?,
    };
    let (table, invite) = make(tavern, &guest.host, request).await?;
    let query = invite.map(|word| format!("?invite={}", encoded(&word))).unwrap_or_default();
    Ok((guest, table_path(table) + &query))
}

fn form_page(frame: &Frame, draft: &Draft, problem: Option<&Problem>) -> Markup {
    let words = frame.words.with_game(draft.game_id());
    let title = words.text("new-title");
    let place = words.say(&Phrase::new("new-place").with("game", words.text("game-title")));
    let content = html! {
        main #main.page.narrow.new-table {
            h1 { (title) }
            @if let Some(problem) = problem {
                section.verify.bad role="alert" {
                    (icon("help"))
                    div { b { (words.text("new-problem")) } " " (problem.sentence(words.lang)) }
                }
            }
            @if catalog::GAMES.len() > 1 { (games(draft, words)) }
            form.stack method="post" action="/new" {
                input type="hidden" name="game" value=(draft.game_id());
                (seats(draft, words, frame.name.as_deref()))
                (more(draft, words, problem.is_some()))
                div.row {
                    button.btn.gold.big { (icon("dice")) (words.text("new-go")) }
                    a.btn.quiet href="/" { (words.text("page-back")) }
                }
            }
        }
    };
    let page_of = Page { title: &title, place: Some(&place), ..Page::default() };
    page(frame, page_of, &content)
}

fn games(draft: &Draft, words: PageWords) -> Markup {
    html! {
        nav.choices.covers aria-label=(words.text("new-game")) {
            @for entry in catalog::GAMES {
                @let id = entry.game.info().id;
                a.choice href={ "/new?game=" (id) } aria-current=[(id == draft.game_id()).then_some("page")] {
                    (thumb(id)) b { (words.with_game(id).text("game-title")) }
                }
            }
        }
    }
}

/// Everything that most people leave as it is.
fn more(draft: &Draft, words: PageWords, is_open: bool) -> Markup {
    html! {
        details #more.panel.more open[is_open] {
            summary {
                b { (words.text("new-more")) }
                @for said in draft.setup.said(draft.entry, words) { span.tag { (said) } }
            }
            div.stack {
                (draft.setup.fields(draft.entry, words))
                (levels(draft, words))
            }
        }
    }
}

fn own_name(draft: &Draft, words: PageWords) -> Markup {
    html! {
        div.row {
            label.label for="name" { (words.text("me-name")) }
            input #name.input.grow name="name" maxlength=(MAX_NAME) autocomplete="nickname" value=(draft.name)
                title=(words.text("me-hint"));
        }
    }
}

fn seats(draft: &Draft, words: PageWords, name: Option<&str>) -> Markup {
    let info = draft.info();
    html! {
        section.panel.stack.seating {
            @if name.is_none() { (own_name(draft, words)) }
            div.row {
                label.label for="n" { (words.text("new-seats")) }
                select #n.input.slim name="n" {
                    @for n in info.min_seats..=info.max_seats {
                        option value=(n) selected[n == draft.n_seats] { (n) }
                    }
                }
            }
            fieldset {
                legend.sr { (words.text("new-who")) }
                ul.seatlist {
                    @for number in 0..info.max_seats { (seat(draft, number, words, name)) }
                }
            }
        }
    }
}

fn seat(draft: &Draft, number: u8, words: PageWords, name: Option<&str>) -> Markup {
    let DraftSeat { kind, level, name: beside } = draft.seat(number);
    let kinds = [("me", "new-me"), ("here", "new-here"), ("open", "new-open"), ("bot", "new-bot")];
    let says = |id| words.say(&Phrase::new(id).with("number", number + 1));
    html! {
        li.seatrow.(format!("c{number}")) {
            svg.emblem aria-hidden="true" { use href=(assets::art_url(draft.game_id(), draft.emblem())) {} }
            div {
                label.sr for={ "s" (number) } { (says("new-seat")) }
                select.input id={ "s" (number) } name={ "seat" (number) } {
                    @for (value, text) in kinds {
                        option value=(value) selected[value == kind] { (words.text(text)) }
                    }
                }
            }
            div {
                span.hint.if-me { (name.unwrap_or_default()) }
                div.if-here {
                    label.sr for={ "n" (number) } { (says("new-seat-name")) }
                    input.input id={ "n" (number) } name={ "name" (number) } maxlength=(MAX_NAME) autocomplete="off"
                        value=(beside) placeholder=(words.text("table-beside-name"));
                }
                span.hint.if-open { (words.text("new-open-hint")) }
                div.if-bot {
                    label.sr for={ "l" (number) } { (says("new-seat-level")) }
                    select.input id={ "l" (number) } name={ "level" (number) } {
                        @for offered in draft.levels() {
                            option value=(offered.id()) selected[offered.id() == level] {
                                (words.look_up(&format!("level-{}", offered.id())))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn levels(draft: &Draft, words: PageWords) -> Markup {
    html! {
        p.label { (words.text("new-levels-title")) }
        dl.levels.hint {
            @for level in draft.levels() {
                div {
                    dt { (words.look_up(&format!("level-{}", level.id()))) }
                    dd { (words.look_up(&format!("new-level-{}", level.id()))) }
                }
            }
        }
        p.hint { (words.text("new-levels")) }
    }
}

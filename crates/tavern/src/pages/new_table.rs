//! A new table: everything that a host may choose.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect, Response};
use game::{OptionKind, OptionSpec, Phrase};
use maud::{Markup, html};

use super::assets;
use super::draft::{CLOCKS, Draft};
use super::forms::Fields;
use super::layout::{Frame, Html, Page, Visit, icon, page};
use super::lobby::table_path;
use super::lobby_tables::thumb;
use super::me::Guest;
use super::page_words::PageWords;
use crate::api::Shared;
use crate::api::answer::{Refused, say_when, status};
use crate::api::tables::make;
use crate::ids::TableId;
use crate::players::MAX_NAME;
use crate::problem::{Kind, Problem, Result};
use crate::table::{Absence, Hints};

/// The form with what most people want.
pub(crate) async fn show(visit: Visit, fields: Fields) -> Result<Html, Refused> {
    let draft = Draft::usual(fields.get("game")).map_err(|problem| visit.caller.refuse(problem))?;
    Ok(Html::ok(form_page(&visit.frame, &draft, None)))
}

/// Makes the table, or shows the form again with everything that was chosen and why it cannot be.
pub(crate) async fn open(
    State(tavern): State<Shared>,
    mut visit: Visit,
    fields: Fields,
) -> Result<Response, Refused> {
    let draft = Draft::read(&fields).map_err(|problem| visit.caller.refuse(problem))?;
    match make_table(&tavern, &visit, &draft).await {
        Ok((guest, table)) => {
            let mut response = Redirect::to(&table_path(table)).into_response();
            guest.remember(&mut response, &tavern);
            Ok(response)
        }
        Err(problem) if problem.kind() == Kind::Broken => Err(visit.caller.refuse(problem)),
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

async fn make_table(tavern: &Shared, visit: &Visit, draft: &Draft) -> Result<(Guest, TableId)> {
    let request = draft.request()?;
    let guest = match draft.name.trim() {
        "" => Guest::welcome(tavern, &visit.caller).await?,
        name => Guest::named(tavern, &visit.caller, name).await?,
    };
    let (table, _) = make(tavern, &visit.caller, guest.asker.clone(), request).await?;
    Ok((guest, table))
}

fn form_page(frame: &Frame, draft: &Draft, problem: Option<&Problem>) -> Markup {
    let words = frame.words.with_game(draft.game_id());
    let title = words.text("new-title");
    let place = words.say(&Phrase::new("new-place").with("game", words.text("game-title")));
    let content = html! {
        main #main.page.narrow {
            div { h1 { (title) } p.lead { (words.text("new-lead")) } }
            @if let Some(problem) = problem {
                section.verify.bad role="alert" {
                    (icon("help"))
                    div { b { (words.text("new-problem")) } " " (problem.sentence(words.lang)) }
                }
            }
            @if catalog::GAMES.len() > 1 { (games(draft, words)) }
            form.stack method="post" action="/new" {
                input type="hidden" name="game" value=(draft.game_id());
                @if frame.name.is_none() { (own_name(draft, words)) }
                @if !draft.specs().is_empty() { (variants(draft, words)) }
                (seats(draft, words, frame.name.as_deref()))
                (door_and_clock(draft, words))
                (help(draft, words))
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
        nav.choices aria-label=(words.text("new-game")) {
            @for entry in catalog::GAMES {
                @let id = entry.game.info().id;
                a.choice href={ "/new?game=" (id) } aria-current=[(id == draft.game_id()).then_some("page")] {
                    (thumb(id)) b { (words.with_game(id).text("game-title")) }
                }
            }
        }
    }
}

fn own_name(draft: &Draft, words: PageWords) -> Markup {
    html! {
        section.panel {
            div.field {
                label for="name" { (words.text("me-name")) }
                input #name.input name="name" maxlength=(MAX_NAME) autocomplete="nickname"
                    value=(draft.name) aria-describedby="name-hint";
                p #name-hint.hint { (words.text("me-hint")) }
            }
        }
    }
}

fn variants(draft: &Draft, words: PageWords) -> Markup {
    html! {
        section.panel.stack {
            fieldset {
                legend.label { (words.text("new-variants")) }
                @if draft.specs().len() > 1 { p.hint { (words.text("new-variants-hint")) } }
                div.choices {
                    @for spec in draft.specs() { (variant(spec, draft, words)) }
                }
            }
        }
    }
}

fn variant(spec: &OptionSpec, draft: &Draft, words: PageWords) -> Markup {
    let id = format!("option-{}", spec.id);
    let (title, about) = (words.look_up(&id), words.attribute(&id, "about"));
    let chosen = draft.option(spec.id);
    match spec.kind {
        OptionKind::Flag => html! {
            label.choice {
                input type="checkbox" name=(id) value="true" checked[chosen == "true"];
                span { b { (title) } @if let Some(about) = about { span.hint { (about) } } }
            }
        },
        OptionKind::Choice(values) => html! {
            div.field {
                label for=(id) { (title) }
                select.input id=(id) name=(id) {
                    @for value in values {
                        option value=(value) selected[chosen == *value] { (words.look_up(&format!("{id}-{value}"))) }
                    }
                }
                @if let Some(about) = about { p.hint { (about) } }
            }
        },
    }
}

fn seats(draft: &Draft, words: PageWords, name: Option<&str>) -> Markup {
    let info = draft.info();
    html! {
        section.panel.stack.seating {
            div.field {
                label for="n" { (words.text("new-seats")) }
                select #n.input name="n" {
                    @for n in info.min_seats..=info.max_seats {
                        option value=(n) selected[n == draft.n_seats] { (n) }
                    }
                }
            }
            fieldset {
                legend.label { (words.text("new-who")) }
                ul.seatlist {
                    @for number in 0..info.max_seats { (seat(draft, number, words, name)) }
                }
                (levels(draft, words))
            }
        }
    }
}

fn levels(draft: &Draft, words: PageWords) -> Markup {
    html! {
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

fn seat(draft: &Draft, number: u8, words: PageWords, name: Option<&str>) -> Markup {
    let (kind, level) = draft.seat(number);
    let says = |id| words.say(&Phrase::new(id).with("number", number + 1));
    html! {
        li.seatrow.(format!("c{number}")) {
            svg.emblem aria-hidden="true" { use href=(assets::art_url(draft.game_id(), draft.emblem())) {} }
            div {
                label.sr for={ "s" (number) } { (says("new-seat")) }
                select.input id={ "s" (number) } name={ "seat" (number) } {
                    @for (value, text) in [("me", "new-me"), ("open", "new-open"), ("bot", "new-bot")] {
                        option value=(value) selected[value == kind] { (words.text(text)) }
                    }
                }
            }
            div {
                span.hint.if-me { (name.unwrap_or_default()) }
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

fn door_and_clock(draft: &Draft, words: PageWords) -> Markup {
    let wait = draft.absence == Absence::Wait;
    let clock = |seconds: u32| {
        let id = format!("new-clock-{seconds}");
        radio(words, ("clock", &seconds.to_string()), &id, draft.seconds == seconds)
    };
    html! {
        section.panel.stack {
            fieldset {
                legend.label { (words.text("new-door")) }
                div.choices {
                    (radio(words, ("door", "public"), "new-public", !draft.private))
                    (radio(words, ("door", "link"), "new-link", draft.private))
                }
            }
            label.choice {
                input type="checkbox" name="spectators" value="1" checked[draft.spectators];
                (title_and_about(words, "new-spectators"))
            }
            fieldset {
                legend.label { (words.text("new-clock")) }
                div.choices { @for seconds in CLOCKS { (clock(seconds)) } }
            }
            fieldset {
                legend.label { (words.text("new-absence")) }
                div.choices {
                    (radio(words, ("absence", "wait"), "new-wait", wait))
                    (radio(words, ("absence", "stand-in"), "new-stand-in", !wait))
                }
            }
        }
    }
}

fn help(draft: &Draft, words: PageWords) -> Markup {
    let offered = [
        ("alone", "new-hints-alone", Hints::Alone),
        ("always", "new-hints-always", Hints::Always),
        ("never", "new-hints-never", Hints::Never),
    ];
    html! {
        section.panel.stack {
            fieldset {
                legend.label { (words.text("new-hints")) }
                p.hint { (words.text("new-hints-hint")) }
                div.choices {
                    @for (value, text, hints) in offered {
                        (radio(words, ("hints", value), text, draft.hints == hints))
                    }
                }
            }
        }
    }
}

fn radio(words: PageWords, (name, value): (&str, &str), text: &str, is_on: bool) -> Markup {
    html! {
        label.choice {
            input type="radio" name=(name) value=(value) checked[is_on];
            (title_and_about(words, text))
        }
    }
}

fn title_and_about(words: PageWords, id: &str) -> Markup {
    html! {
        span { b { (words.look_up(id)) } span.hint { (words.attribute(id, "about").unwrap_or_default()) } }
    }
}

//! Replays: a match that is over, step by step, as anybody knew it or all revealed.

use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::routing::get;
use maud::{Markup, html};
use sha2::{Digest as _, Sha256};

use super::film::Film;
use super::forms::{Fields, encoded};
use super::layout::{Frame, Html, Page, Visit, page};
use super::me::origin;
use super::screen::Screen;
use crate::analysis::{Key, Progress};
use crate::api::Shared;
use crate::api::answer::Refused;
use crate::ids::TableId;
use crate::problem::{Outcome, Problem};
use crate::store::Status;
use crate::table::Sight;

/// The longest record that can be pasted, in bytes.
const MAX_PASTED: usize = 512 * 1024;
/// The longest record that a link can hold, in characters.
const MAX_LINK: usize = 16_000;

/// The routes of replays.
pub fn router() -> Router<Shared> {
    let paste = get(of_record).post(paste).layer(DefaultBodyLimit::max(MAX_PASTED));
    Router::new()
        .route("/replay", paste)
        .route("/replay/record.json", get(download_record))
        .route("/replay/{table}", get(of_table))
        .route("/replay/{table}/record.json", get(download_table))
}

/// Where a film comes from: its address, and the fields that every form of the page has to send along.
#[derive(Clone, Debug)]
pub struct Source {
    /// The path of the page.
    pub path: String,
    /// Names and values of what goes along.
    pub along: Vec<(&'static str, String)>,
    /// The path of the record to be downloaded.
    pub download: String,
    /// What was shown before the deal, if the table itself says so.
    pub mark: Option<String>,
    /// How the analyst calls the match; nothing if it has no address.
    pub key: Option<Key>,
}

/// How much of the page is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// All of it.
    Whole,
    /// Another step: all within `main` but what the match hung on, which is the same at every step.
    Main,
    /// What the match hung on.
    Analysis,
}

impl Part {
    fn asked(fields: &Fields) -> Self {
        match fields.get("part") {
            None => Self::Whole,
            Some("analysis") => Self::Analysis,
            Some(_) => Self::Main,
        }
    }
}

/// The replay of a table whose match is over.
pub async fn of_table(
    State(tavern): State<Shared>,
    Path(table): Path<String>,
    visit: Visit,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Html, Refused> {
    let found = film_of_table(&tavern, &table, &visit, &fields).await;
    let (film, source) = found.map_err(|problem| visit.caller.refuse(problem))?;
    let progress = progress(&tavern, &film, &source).await;
    Ok(show(&visit.frame, (&film, &source, progress.as_ref()), &headers, &fields))
}

async fn film_of_table(
    tavern: &Shared,
    table: &str,
    visit: &Visit,
    fields: &Fields,
) -> Outcome<(Film, Source)> {
    let id: TableId = table.parse().map_err(|_| Problem::missing("problem-no-table"))?;
    let (record, mark) = record_of(tavern, id, visit, fields).await?;
    let invite = fields.get("invite").map(|word| ("invite", word.to_owned()));
    let query =
        invite.as_ref().map_or(String::new(), |(_, word)| format!("?invite={}", encoded(word)));
    let source = Source {
        path: format!("/replay/{table}"),
        along: invite.into_iter().collect(),
        download: format!("/replay/{table}/record.json{query}"),
        mark: Some(mark),
        key: Some(Key::Table(id)),
    };
    Ok((Film::of(&record)?, source))
}

/// How far it is with what a match hung on, if it is over.
async fn progress(tavern: &Shared, film: &Film, source: &Source) -> Option<Progress> {
    let key = source.key.filter(|_| film.is_over())?;
    Some(tavern.analyst.progress(key, &*film.game).await)
}

/// The record of a table whose match is over, and what it showed before the deal.
async fn record_of(
    tavern: &Shared,
    table: TableId,
    visit: &Visit,
    fields: &Fields,
) -> Outcome<(String, String)> {
    let look = |sight: &Sight<'_>| {
        let over = sight.table.status() == Status::Over;
        let game = sight.game().filter(|_| over).ok_or(Problem::conflict("problem-not-over"))?;
        Ok((game.record(), sight.table.setup().commitment()))
    };
    let invite = fields.get("invite").map(str::to_owned);
    tavern.hall.see(table, visit.caller.player_id(), invite, look).await?
}

/// The replay of a record that is in the link itself, or the page that asks for one.
pub async fn of_record(
    State(tavern): State<Shared>,
    visit: Visit,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Html, Refused> {
    let record = fields.get("record").map(str::trim).unwrap_or_default();
    if record.is_empty() {
        return Ok(Html::ok(paste_page(&visit.frame, None)));
    }
    let (film, source) = film_of_record(record).map_err(|problem| visit.caller.refuse(problem))?;
    let progress = progress(&tavern, &film, &source).await;
    Ok(show(&visit.frame, (&film, &source, progress.as_ref()), &headers, &fields))
}

fn film_of_record(record: &str) -> Outcome<(Film, Source)> {
    let film = Film::of(record)?;
    let record = film.game.compact_record();
    let source = Source {
        path: "/replay".to_owned(),
        download: format!("/replay/record.json?record={record}"),
        mark: None,
        key: Some(Key::Record(Sha256::digest(&record).into())),
        along: vec![("record", record)],
    };
    Ok((film, source))
}

/// Takes a record that was pasted, and leads to the link that holds it; if it is none, says why and asks again.
pub async fn paste(mut visit: Visit, headers: HeaderMap, fields: Fields) -> Response {
    let record = fields.get("record").unwrap_or_default().trim();
    let film = match record {
        "" => Err(Problem::malformed("replay-empty")),
        record => Film::of(record),
    };
    let film = match film {
        Ok(film) => film,
        Err(problem) => {
            visit.frame.here = "/replay".to_owned();
            let markup = paste_page(&visit.frame, Some((record, &problem)));
            return Html(StatusCode::BAD_REQUEST, markup).into_response();
        }
    };
    let compact = film.game.compact_record();
    if compact.len() <= MAX_LINK {
        return Redirect::to(&format!("/replay?record={compact}")).into_response();
    }
    let source = Source {
        path: "/replay".to_owned(),
        along: Vec::new(),
        download: String::new(),
        mark: None,
        key: None,
    };
    show(&visit.frame, (&film, &source, None), &headers, &fields).into_response()
}

/// The record of a table as a file.
pub async fn download_table(
    State(tavern): State<Shared>,
    Path(table): Path<String>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Refused> {
    let found = film_of_table(&tavern, &table, &visit, &fields).await;
    found.map(|(film, _)| file(&film)).map_err(|problem| visit.caller.refuse(problem))
}

/// The record in the link as a file.
pub async fn download_record(visit: Visit, fields: Fields) -> Result<Response, Refused> {
    let film = Film::of(fields.get("record").unwrap_or_default());
    film.map(|film| file(&film)).map_err(|problem| visit.caller.refuse(problem))
}

fn file(film: &Film) -> Response {
    let name = format!("attachment; filename=\"{}-record.json\"", film.game.info().id);
    let headers = [(CONTENT_TYPE, "application/json"), (CONTENT_DISPOSITION, name.as_str())];
    (StatusCode::OK, headers, film.game.record()).into_response()
}

/// A film, where it comes from, and how far it is with what its match hung on.
type Shown<'a> = (&'a Film, &'a Source, Option<&'a Progress>);

/// The step that is asked for, with the eyes that are asked for.
fn screen<'a>(
    frame: &Frame,
    (film, source, progress): Shown<'a>,
    headers: &HeaderMap,
    fields: &'a Fields,
) -> Screen<'a> {
    let compact = film.game.compact_record();
    let link = format!("{}/replay?record={compact}", origin(headers));
    Screen {
        words: frame.words.with_game(film.game.info().id),
        film,
        source,
        link: Some(link).filter(|_| compact.len() <= MAX_LINK),
        step: fields.number("step").or(fields.number("at")).unwrap_or(0).min(film.last()),
        viewer: film.viewer(fields.get("as")),
        mark: fields.get("mark").map(str::trim).filter(|mark| !mark.is_empty()),
        progress,
        part: Part::asked(fields),
    }
}

/// The page, or the part of it that the script asks for.
fn show(frame: &Frame, shown: Shown<'_>, headers: &HeaderMap, fields: &Fields) -> Html {
    let (film, ..) = shown;
    let screen = screen(frame, shown, headers, fields);
    if screen.part == Part::Analysis {
        return Html::ok(screen.hung_on());
    }
    let main = screen.main();
    if screen.part == Part::Main {
        return Html::ok(main);
    }
    let (title, place) = screen.titles();
    let page_of = Page {
        title: &title,
        place: Some(&place),
        class: "table-page replay-page",
        game: Some(film.game.info().id),
        script: Some("replay.js"),
    };
    Html::ok(page(frame, page_of, &main))
}

/// Asks for a record; `wrong` is what was pasted before and why it cannot be replayed.
fn paste_page(frame: &Frame, wrong: Option<(&str, &Problem)>) -> Markup {
    let words = frame.words;
    let title = words.text("replay-open-title");
    let content = html! {
        main #main.page.narrow {
            div { h1 { (title) } p.lead { (words.text("replay-open-lead")) } }
            form.panel.stack method="post" action="/replay" {
                div.field {
                    label for="record" { (words.text("replay-open-record")) }
                    textarea #record.input name="record" rows="8" required spellcheck="false" autocomplete="off"
                        aria-describedby=[wrong.map(|_| "record-wrong")] aria-invalid=[wrong.map(|_| "true")] {
                        @if let Some((record, _)) = wrong { (record) }
                    }
                    @if let Some((_, problem)) = wrong {
                        p #record-wrong.hint { strong.bad role="alert" { (problem.sentence(words.lang)) } }
                    }
                }
                div.field hidden data-file="record" {
                    label for="file" { (words.text("replay-open-file")) }
                    input #file.input type="file" accept=".json,application/json,text/plain";
                }
                div.row {
                    button.btn.gold { (words.text("replay-open-go")) }
                    a.btn.quiet href="/" { (words.text("page-back")) }
                }
            }
        }
    };
    page(frame, Page { title: &title, ..Page::default() }, &content)
}

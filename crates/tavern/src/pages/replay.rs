//! Replays: a match that is over, step by step, as anybody knew it or all revealed.

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::routing::get;
use maud::{Markup, html};

use super::film::Film;
use super::forms::{Fields, encoded};
use super::layout::{Frame, Html, Page, Visit, page};
use super::me::origin;
use super::screen::Screen;
use crate::analysis::{Key, Progress};
use crate::api::Shared;
use crate::api::answer::Refused;
use crate::api::caller::Caller;
use crate::foreign_record::{MAX_LINK, MAX_RECORD};
use crate::ids::TableId;
use crate::problem::{Kind, Problem, Result};
use crate::table::Sight;

/// The routes of replays.
pub fn router() -> Router<Shared> {
    let paste = get(of_record).post(paste).layer(DefaultBodyLimit::max(MAX_RECORD));
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

/// A film, where it comes from, and what is asked for: enough to make the page on another thread.
struct Asked {
    film: Arc<Film>,
    source: Source,
    progress: Option<Progress>,
    frame: Frame,
    origin: String,
    fields: Fields,
}

/// The replay of a table whose match is over.
pub async fn of_table(
    State(tavern): State<Shared>,
    Path(table): Path<String>,
    visit: Visit,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Html, Refused> {
    let caller = visit.caller.clone();
    let found = film_of_table(&tavern, &table, &visit.caller, &fields).await;
    let shown = match found {
        Ok(found) => show(&tavern, found, visit.frame, &headers, fields).await,
        Err(problem) => Err(problem),
    };
    shown.map_err(|problem| caller.refuse(problem))
}

async fn film_of_table(
    tavern: &Shared,
    table: &str,
    caller: &Caller,
    fields: &Fields,
) -> Result<(Arc<Film>, Source)> {
    let id: TableId = table.parse().map_err(|_| Problem::missing("problem-no-table"))?;
    let invite = fields.get("invite").map(|word| ("invite", word.to_owned()));
    let query =
        invite.as_ref().map_or(String::new(), |(_, word)| format!("?invite={}", encoded(word)));
    let kept = tavern.films.get(Key::Table(id));
    let wants_match = kept.is_none();
    let look = move |sight: &Sight<'_>| {
        let game = sight.opened().ok_or(Problem::conflict("problem-not-over"))?;
        let game = wants_match.then(|| (sight.table().kind(), game.after(game.n_actions())));
        Ok::<_, Problem>((game, sight.table().setup().commitment()))
    };
    let word = invite.as_ref().map(|(_, word)| word.clone());
    let (game, mark) = tavern.tables.see(id, (caller.player_id(), None), word, look).await??;
    let film = match (kept, game) {
        (Some(film), _) => film,
        (None, Some((kind, game))) => {
            film(tavern, Key::Table(id), move || Ok(Film::of_match(kind, game))).await?
        }
        (None, None) => return Err(Problem::conflict("problem-not-over")),
    };
    let source = Source {
        path: format!("/replay/{table}"),
        along: invite.into_iter().collect(),
        download: format!("/replay/{table}/record.json{query}"),
        mark: Some(mark),
        key: Some(Key::Table(id)),
    };
    Ok((film, source))
}

/// The film with this key: the one that is kept, or one made on a thread for what takes long.
async fn film(
    tavern: &Shared,
    key: Key,
    make: impl FnOnce() -> Result<Film> + Send + 'static,
) -> Result<Arc<Film>> {
    if let Some(film) = tavern.films.get(key) {
        return Ok(film);
    }
    let films = Arc::clone(&tavern.films);
    tavern.slow_work.run(move || films.get_or_make(key, make)).await?
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
    let caller = visit.caller.clone();
    let shown = match film_in_link(&tavern, record).await {
        Ok(film) => {
            let found = (Arc::clone(&film), source_of_record(&film));
            show(&tavern, found, visit.frame, &headers, fields).await
        }
        Err(problem) => Err(problem),
    };
    shown.map_err(|problem| caller.refuse(problem))
}

/// The film of a record that came in a link.
async fn film_in_link(tavern: &Shared, record: &str) -> Result<Arc<Film>> {
    if record.len() > MAX_LINK {
        return Err(Problem::malformed("problem-too-long"));
    }
    let record = record.to_owned();
    film(tavern, Key::of_record(&record), move || Film::of(&record)).await
}

fn source_of_record(film: &Film) -> Source {
    let record = film.compact.clone();
    Source {
        path: "/replay".to_owned(),
        download: format!("/replay/record.json?record={record}"),
        mark: None,
        key: Some(Key::of_record(&record)),
        along: vec![("record", record)],
    }
}

/// Takes a record that was pasted, and leads to the link that holds it; if it is none, says why and asks again.
pub async fn paste(
    State(tavern): State<Shared>,
    mut visit: Visit,
    headers: HeaderMap,
    fields: Fields,
) -> Response {
    let record = fields.get("record").unwrap_or_default().trim().to_owned();
    let pasted = match record.as_str() {
        "" => Err(Problem::malformed("replay-empty")),
        record => {
            let record = record.to_owned();
            film(&tavern, Key::of_record(&record), move || Film::of(&record)).await
        }
    };
    let film = match pasted {
        Ok(film) => film,
        Err(problem) if problem.kind() == Kind::TooMany => {
            return visit.caller.refuse(problem).into_response();
        }
        Err(problem) => {
            visit.frame.here = "/replay".to_owned();
            // What is very long is not sent back: whoever pasted it still has it.
            let record = if record.len() <= MAX_LINK { record.as_str() } else { "" };
            let markup = paste_page(&visit.frame, Some((record, &problem)));
            return Html(StatusCode::BAD_REQUEST, markup).into_response();
        }
    };
    if film.compact.len() <= MAX_LINK {
        return Redirect::to(&format!("/replay?record={}", film.compact)).into_response();
    }
    let source = Source {
        path: "/replay".to_owned(),
        along: Vec::new(),
        download: String::new(),
        mark: None,
        key: None,
    };
    let shown = show(&tavern, (film, source), visit.frame, &headers, fields).await;
    shown.map_err(|problem| visit.caller.refuse(problem)).into_response()
}

/// The record of a table as a file.
pub async fn download_table(
    State(tavern): State<Shared>,
    Path(table): Path<String>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Refused> {
    let file = match film_of_table(&tavern, &table, &visit.caller, &fields).await {
        Ok((film, _)) => file(&tavern, film).await,
        Err(problem) => Err(problem),
    };
    file.map_err(|problem| visit.caller.refuse(problem))
}

/// The record in the link as a file.
pub async fn download_record(
    State(tavern): State<Shared>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Refused> {
    let file = match film_in_link(&tavern, fields.get("record").unwrap_or_default()).await {
        Ok(film) => file(&tavern, film).await,
        Err(problem) => Err(problem),
    };
    file.map_err(|problem| visit.caller.refuse(problem))
}

async fn file(tavern: &Shared, film: Arc<Film>) -> Result<Response> {
    let name = format!("attachment; filename=\"{}-record.json\"", film.game.info().id);
    let headers = [(CONTENT_TYPE, "application/json"), (CONTENT_DISPOSITION, name.as_str())];
    let record = tavern.slow_work.run(move || film.game.record()).await?;
    Ok((StatusCode::OK, headers, record).into_response())
}

/// The page, or the part of it that the script asks for, made on a thread for what takes long.
async fn show(
    tavern: &Shared,
    (film, source): (Arc<Film>, Source),
    frame: Frame,
    headers: &HeaderMap,
    fields: Fields,
) -> Result<Html> {
    let progress = match source.key.filter(|_| film.is_over()) {
        Some(key) => Some(tavern.analyst.progress(key, film.entry, &film.compact).await),
        None => None,
    };
    let asked = Asked { film, source, progress, frame, origin: origin(headers), fields };
    tavern.slow_work.run(move || asked.show()).await
}

impl Asked {
    fn show(&self) -> Html {
        let screen = self.screen();
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
            game: Some(self.film.game.info().id),
            script: Some("replay.js"),
        };
        Html::ok(page(&self.frame, page_of, &main))
    }

    /// The step that is asked for, with the eyes that are asked for.
    fn screen(&self) -> Screen<'_> {
        let Self { film, source, fields, .. } = self;
        let link = format!("{}/replay?record={}", self.origin, film.compact);
        let asked = fields.number("step").or(fields.number("at"));
        Screen {
            words: self.frame.words.with_game(film.game.info().id),
            film,
            source,
            link: Some(link).filter(|_| film.compact.len() <= MAX_LINK),
            step: asked.unwrap_or(0).min(film.last()),
            viewer: film.viewer(fields.get("as")),
            mark: fields.get("mark").map(str::trim).filter(|mark| !mark.is_empty()),
            progress: self.progress.as_ref(),
            part: Part::asked(fields),
        }
    }
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

//! Replays: a finished match step by step, as somebody saw it or all revealed.

mod chart;
mod page;
pub(crate) mod play_on;
pub(crate) mod recent;
pub(crate) mod steps;
mod turning_points;
mod verification;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::routing::{get, post};
use maud::{Markup, html};

use super::forms::{Fields, encoded};
use super::layout::{Frame, Html, Page, Visit, page};
use super::me::origin;
use super::what;
use crate::analysis::{MatchKey, Progress};
use crate::api::Shared;
use crate::api::answer::Refused;
use crate::api::caller::Caller;
use crate::foreign_record::{MAX_LINK, MAX_RECORD};
use crate::ids::TableId;
use crate::problem::{Kind, Problem, Result};
use crate::table::Sight;
use page::ReplayPage;
use steps::Replay;
pub(crate) use turning_points::losses;

pub(crate) fn router() -> Router<Shared> {
    let paste = get(of_record).post(paste).layer(DefaultBodyLimit::max(MAX_RECORD));
    Router::new()
        .route("/replay", paste)
        .route("/replay/record.json", get(download_record))
        .route("/replay/play-on", post(play_on::of_record))
        .route("/replay/{table}", get(of_table))
        .route("/replay/{table}/play-on", post(play_on::of_table))
        .route("/replay/{table}/record.json", get(download_table))
}

/// Where a replay comes from: its address, and the fields that every form of its page sends along.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    pub(crate) path: String,
    /// Names and values of the fields sent along.
    pub(crate) along: Vec<(&'static str, String)>,
    pub(crate) download: String,
    /// What was shown before the deal, if the table itself knows.
    pub(crate) mark: Option<String>,
    /// The analyst's key for the match; `None` if the replay has no address of its own.
    pub(crate) key: Option<MatchKey>,
}

/// How much of the page is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Whole,
    /// Another step: everything in `main` except the turning points, which are the same at every step.
    Main,
    Analysis,
    /// What decided the match, in one sentence for the end of its table.
    Decided,
}

impl Part {
    fn asked(fields: &Fields) -> Self {
        match fields.get("part") {
            None => Self::Whole,
            Some("analysis") => Self::Analysis,
            Some("decided") => Self::Decided,
            Some(_) => Self::Main,
        }
    }
}

/// Everything needed to make the page on another thread.
struct PageRequest {
    replay: Arc<Replay>,
    source: Source,
    progress: Option<Progress>,
    frame: Frame,
    origin: String,
    fields: Fields,
}

pub(crate) async fn of_table(
    State(tavern): State<Shared>,
    Path(table): Path<String>,
    visit: Visit,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Html, Refused> {
    let caller = visit.caller.clone();
    let found = replay_of_table(&tavern, &table, &visit.caller, &fields).await;
    let shown = match found {
        Ok(found) => show(&tavern, found, visit.frame, &headers, fields).await,
        Err(problem) => Err(problem),
    };
    shown.map_err(|problem| caller.refuse(problem))
}

async fn replay_of_table(
    tavern: &Shared,
    table: &str,
    caller: &Caller,
    fields: &Fields,
) -> Result<(Arc<Replay>, Source)> {
    let id: TableId = table.parse().map_err(|_| Problem::missing("problem-no-table"))?;
    let invite = fields.get("invite").map(|word| ("invite", word.to_owned()));
    let query =
        invite.as_ref().map_or(String::new(), |(_, word)| format!("?invite={}", encoded(word)));
    let kept = tavern.replays.get(MatchKey::Table(id));
    let wants_match = kept.is_none();
    let look = move |sight: &Sight<'_>| {
        let game = sight.open()?;
        let game = wants_match.then(|| (sight.table().kind(), game.after(game.n_actions())));
        Ok::<_, Problem>((game, sight.table().setup().commitment()))
    };
    let word = invite.as_ref().map(|(_, word)| word.clone());
    let (game, mark) = tavern.tables.see(id, (caller.player_id(), None), word, look).await??;
    let replay = match (kept, game) {
        (Some(replay), _) => replay,
        (None, Some((kind, game))) => {
            replay_by_key(tavern, MatchKey::Table(id), move || Ok(Replay::of_match(kind, game)))
                .await?
        }
        (None, None) => return Err(Problem::conflict("problem-not-over")),
    };
    let source = Source {
        path: format!("/replay/{table}"),
        along: invite.into_iter().collect(),
        download: format!("/replay/{table}/record.json{query}"),
        mark: Some(mark),
        key: Some(MatchKey::Table(id)),
    };
    Ok((replay, source))
}

/// The kept replay with this key, or one made on a thread for slow work.
async fn replay_by_key(
    tavern: &Shared,
    key: MatchKey,
    make: impl FnOnce() -> Result<Replay> + Send + 'static,
) -> Result<Arc<Replay>> {
    if let Some(replay) = tavern.replays.get(key) {
        return Ok(replay);
    }
    let replays = Arc::clone(&tavern.replays);
    tavern.slow_work.run(move || replays.get_or_make(key, make)).await?
}

/// The replay of the record in the link, or the page that asks for one.
pub(crate) async fn of_record(
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
    let shown = match replay_in_link(&tavern, record).await {
        Ok(replay) => {
            let found = (Arc::clone(&replay), source_of_record(&replay));
            show(&tavern, found, visit.frame, &headers, fields).await
        }
        Err(problem) => Err(problem),
    };
    shown.map_err(|problem| caller.refuse(problem))
}

async fn replay_in_link(tavern: &Shared, record: &str) -> Result<Arc<Replay>> {
    if record.len() > MAX_LINK {
        return Err(Problem::malformed("problem-too-long"));
    }
    let record = record.to_owned();
    replay_by_key(tavern, MatchKey::of_record(&record), move || Replay::of(&record)).await
}

fn source_of_record(replay: &Replay) -> Source {
    let record = replay.compact.clone();
    Source {
        path: "/replay".to_owned(),
        download: format!("/replay/record.json?record={record}"),
        mark: None,
        key: Some(MatchKey::of_record(&record)),
        along: vec![("record", record)],
    }
}

/// Takes a pasted record and leads to the link that holds it; if it is no record, says why and asks again.
pub(crate) async fn paste(
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
            replay_by_key(&tavern, MatchKey::of_record(&record), move || Replay::of(&record)).await
        }
    };
    let replay = match pasted {
        Ok(replay) => replay,
        // The record may be fine: this is no reason to ask for another one.
        Err(problem) if problem.kind() == Kind::TooMany => {
            return visit.caller.refuse(problem).into_response();
        }
        Err(problem) => {
            visit.frame.here = "/replay".to_owned();
            // A very long text is not sent back: whoever pasted it still has it.
            let record = if record.len() <= MAX_LINK { record.as_str() } else { "" };
            let markup = paste_page(&visit.frame, Some((record, &problem)));
            return Html(StatusCode::BAD_REQUEST, markup).into_response();
        }
    };
    if replay.compact.len() <= MAX_LINK {
        return Redirect::to(&format!("/replay?record={}", replay.compact)).into_response();
    }
    // Too long for any link: the page is shown right here, without an address of its own.
    let source = Source {
        path: "/replay".to_owned(),
        along: Vec::new(),
        download: String::new(),
        mark: None,
        key: None,
    };
    let shown = show(&tavern, (replay, source), visit.frame, &headers, fields).await;
    shown.map_err(|problem| visit.caller.refuse(problem)).into_response()
}

pub(crate) async fn download_table(
    State(tavern): State<Shared>,
    Path(table): Path<String>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Refused> {
    let file = match replay_of_table(&tavern, &table, &visit.caller, &fields).await {
        Ok((replay, _)) => file(&tavern, replay).await,
        Err(problem) => Err(problem),
    };
    file.map_err(|problem| visit.caller.refuse(problem))
}

pub(crate) async fn download_record(
    State(tavern): State<Shared>,
    visit: Visit,
    fields: Fields,
) -> Result<Response, Refused> {
    let file = match replay_in_link(&tavern, fields.get("record").unwrap_or_default()).await {
        Ok(replay) => file(&tavern, replay).await,
        Err(problem) => Err(problem),
    };
    file.map_err(|problem| visit.caller.refuse(problem))
}

async fn file(tavern: &Shared, replay: Arc<Replay>) -> Result<Response> {
    let name = format!("attachment; filename=\"{}-record.json\"", replay.game.info().id);
    let headers = [(CONTENT_TYPE, "application/json"), (CONTENT_DISPOSITION, name.as_str())];
    let record = tavern.slow_work.run(move || replay.game.record()).await?;
    Ok((StatusCode::OK, headers, record).into_response())
}

/// The page, or the part that the script asks for, made on a thread for slow work.
async fn show(
    tavern: &Shared,
    (replay, source): (Arc<Replay>, Source),
    frame: Frame,
    headers: &HeaderMap,
    fields: Fields,
) -> Result<Html> {
    let progress = match source.key.filter(|_| replay.is_over()) {
        Some(key) => Some(tavern.analyst.progress(key, replay.entry, &replay.compact).await),
        None => None,
    };
    let asked = PageRequest { replay, source, progress, frame, origin: origin(headers), fields };
    tavern.slow_work.run(move || asked.show()).await
}

impl PageRequest {
    fn show(&self) -> Html {
        let shown = self.page();
        if matches!(shown.part, Part::Analysis | Part::Decided) {
            return Html::ok(shown.turning_points());
        }
        let main = shown.main();
        if shown.part == Part::Main {
            return Html::ok(main);
        }
        let (title, place) = shown.titles();
        let page_of = Page {
            title: &title,
            place: Some(&place),
            class: "table-page replay-page",
            game: Some(self.replay.game.info().id),
            script: Some("replay.js"),
            ..Page::default()
        };
        let content = html! { (main) (what::balloon(self.replay.game.info().id, shown.words)) };
        Html::ok(page(&self.frame, page_of, &content))
    }

    /// The requested step, through the requested eyes.
    fn page(&self) -> ReplayPage<'_> {
        let Self { replay, source, fields, .. } = self;
        let link = format!("{}/replay?record={}", self.origin, replay.compact);
        let asked = fields.number("step").or(fields.number("at"));
        ReplayPage {
            words: self.frame.words.with_game(replay.game.info().id),
            replay,
            source,
            link: Some(link).filter(|_| replay.compact.len() <= MAX_LINK),
            step: asked.unwrap_or(0).min(replay.last()),
            viewer: replay.viewer(fields.get("as")),
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

//! Replays: a finished match step by step, as somebody saw it or all revealed.

mod chart;
mod page;
pub(crate) mod play_on;
pub(crate) mod recent;
mod skill;
pub(crate) mod steps;
mod turning_points;
mod verification;
mod why;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::routing::{get, post};
use game::{Seat, Seats};
use maud::{Markup, html};

use super::forms::{Fields, encoded};
use super::layout::{Frame, Html, Page, Visit, page};
use super::what;
use crate::analysis::{Analysis, MatchKey, Progress, Reasons};
use crate::api::Shared;
use crate::api::caller::{Caller, origin};
use crate::api::tables::Id;
use crate::foreign_record::{MAX_LINK, MAX_RECORD};
use crate::ids::TableId;
use crate::problem::{Kind, Problem, Result};
use crate::table::{Sight, Sitter};
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
    /// The seats of bots that search, as far as the table itself knows.
    pub(crate) searchers: Seats,
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
    /// Why the next decision was made.
    Why,
}

impl Part {
    fn asked(fields: &Fields) -> Self {
        match fields.get("part") {
            None => Self::Whole,
            Some("analysis") => Self::Analysis,
            Some("decided") => Self::Decided,
            Some("why") => Self::Why,
            Some(_) => Self::Main,
        }
    }
}

/// Everything needed to make the page on another thread.
struct PageRequest {
    replay: Arc<Replay>,
    source: Source,
    progress: Option<Progress<Analysis>>,
    /// What is known of why the next decision was made, if that was asked.
    why: Option<Progress<Option<Reasons>>>,
    frame: Frame,
    origin: String,
    fields: Fields,
}

pub(crate) async fn of_table(
    State(tavern): State<Shared>,
    Id(id): Id,
    visit: Visit,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Html> {
    let found = replay_of_table(&tavern, id, &visit.caller, fields.get("invite")).await?;
    show(&tavern, found, visit.frame, &headers, fields).await
}

pub(crate) async fn replay_of_table(
    tavern: &Shared,
    id: TableId,
    caller: &Caller,
    invite: Option<&str>,
) -> Result<(Arc<Replay>, Source)> {
    let invite = invite.map(|word| ("invite", word.to_owned()));
    let query =
        invite.as_ref().map_or(String::new(), |(_, word)| format!("?invite={}", encoded(word)));
    let kept = tavern.replays.get(MatchKey::Table(id));
    let wants_match = kept.is_none();
    let look = move |sight: &Sight<'_>| {
        let game = sight.open()?;
        let game = wants_match.then(|| (sight.table().kind(), game.after(game.n_actions())));
        let table = sight.table();
        let searches = |seat: &Seat| matches!(table.sitter(*seat), Sitter::Bot { level, .. } if level.searches());
        let searchers = table.all_seats().filter(searches).collect();
        Ok::<_, Problem>((game, table.setup().commitment(), searchers))
    };
    let word = invite.as_ref().map(|(_, word)| word.clone());
    let (game, mark, searchers) =
        tavern.tables.see(id, (caller.player_id(), None), word, look).await??;
    let replay = match (kept, game) {
        (Some(replay), _) => replay,
        (None, Some((kind, game))) => {
            replay_by_key(tavern, MatchKey::Table(id), move || Ok(Replay::of_match(kind, game)))
                .await?
        }
        (None, None) => return Err(Problem::conflict("problem-not-over")),
    };
    let source = Source {
        path: format!("/replay/{id}"),
        along: invite.into_iter().collect(),
        download: format!("/replay/{id}/record.json{query}"),
        mark: Some(mark),
        key: Some(MatchKey::Table(id)),
        searchers,
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
) -> Result<Html> {
    let record = fields.get("record").map(str::trim).unwrap_or_default();
    if record.is_empty() {
        return Ok(Html::ok(paste_page(&visit.frame, None)));
    }
    let replay = replay_in_link(&tavern, record).await?;
    let source = source_of_record(&replay);
    show(&tavern, (replay, source), visit.frame, &headers, fields).await
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
        searchers: Seats::NONE,
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
        Err(problem) if problem.kind() == Kind::TooMany => return problem.into_response(),
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
        searchers: Seats::NONE,
    };
    show(&tavern, (replay, source), visit.frame, &headers, fields).await.into_response()
}

pub(crate) async fn download_table(
    State(tavern): State<Shared>,
    Id(id): Id,
    visit: Visit,
    fields: Fields,
) -> Result<Response> {
    let found = replay_of_table(&tavern, id, &visit.caller, fields.get("invite")).await?;
    file(&tavern, found.0).await
}

pub(crate) async fn download_record(
    State(tavern): State<Shared>,
    fields: Fields,
) -> Result<Response> {
    let replay = replay_in_link(&tavern, fields.get("record").unwrap_or_default()).await?;
    file(&tavern, replay).await
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
    let is_asked = fields.get("why").is_some() || Part::asked(&fields) == Part::Why;
    let why = match source.key.filter(|_| is_asked && replay.is_over()) {
        Some(key) => {
            let actions = replay.actions_by(step_asked(&fields));
            Some(tavern.analyst.reasons((key, actions), replay.entry, &replay.compact).await)
        }
        None => None,
    };
    let origin = origin(headers);
    let asked = PageRequest { replay, source, progress, why, frame, origin, fields };
    tavern.slow_work.run(move || asked.show()).await
}

impl PageRequest {
    fn show(&self) -> Html {
        let shown = self.page();
        match shown.part {
            Part::Analysis | Part::Decided => return Html::ok(shown.turning_points()),
            Part::Why => return Html::ok(shown.why_now()),
            Part::Whole | Part::Main => {}
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
        ReplayPage {
            words: self.frame.words.with_game(replay.game.info().id),
            replay,
            source,
            link: Some(link).filter(|_| replay.compact.len() <= MAX_LINK),
            step: step_asked(fields).min(replay.last()),
            viewer: replay.viewer(fields.get("as")),
            mark: fields.get("mark").map(str::trim).filter(|mark| !mark.is_empty()),
            progress: self.progress.as_ref(),
            why: self.why.as_ref(),
            part: Part::asked(fields),
        }
    }
}

fn step_asked(fields: &Fields) -> usize {
    fields.number("step").or(fields.number("at")).unwrap_or(0)
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

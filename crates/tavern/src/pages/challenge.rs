//! The page of a challenge: how to play it, who made what of it, and two of them side by side.

mod compare;

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::routing::{get, post};
use board::pieces::number;
use game::{Outcome, Phrase};
use maud::{Markup, html};

use self::compare::Comparison;
use super::daily;
use super::forms::{Fields, encoded};
use super::layout::{Frame, Html, Page, Visit, icon, page};
use super::lobby::table_path;
use super::me::{Guest, copy_field};
use super::page_words::PageWords;
use super::play_now::Liking;
use super::replay::steps::Replay;
use crate::api::Shared;
use crate::api::caller::origin;
use crate::api::tables::{Id, make_first};
use crate::challenges::{Challenge, Contestant};
use crate::ids::TableId;
use crate::problem::{Problem, Result};

pub(crate) fn router() -> Router<Shared> {
    Router::new()
        .route("/challenge/{table}", get(show).post(accept))
        .route("/challenge/new/{game}", post(fresh))
}

pub(crate) fn challenge_path(table: TableId) -> String {
    format!("/challenge/{table}")
}

async fn show(
    State(tavern): State<Shared>,
    Id(id): Id,
    visit: Visit,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response> {
    let player = visit.caller.player_id();
    let challenge = match Challenge::find(&tavern, id, player, fields.get("invite")).await {
        Err(problem) if problem.code() == "of-a-day" => {
            return Ok(Redirect::to(daily::PATH).into_response());
        }
        found => found?,
    };
    if let Some(source) = challenge.elsewhere() {
        return Ok(Redirect::to(&challenge_path(source)).into_response());
    }
    let played = challenge.played(&tavern).await?;
    let own = played.iter().position(|(one, _)| Some(one.player) == player);
    let (seat, asked) = (challenge.seat, fields.clone());
    let compare = move || {
        let compared = own.and_then(|own| Comparison::asked(&played, own, seat, &asked));
        (played, compared)
    };
    let (played, comparison) = tavern.slow_work.run(compare).await?;
    let asked = ChallengePage {
        frame: visit.frame,
        link: link(&challenge, &headers),
        playing: player.and_then(|player| challenge.under_way(player)),
        invite: fields.get("invite").map(str::to_owned),
        challenge,
        played,
        has_played: own.is_some(),
        comparison,
    };
    let html = tavern.slow_work.run(move || asked.show()).await?;
    Ok(html.into_response())
}

/// The link for friends: whoever sees this page knows the word, or knew it when they played.
fn link(challenge: &Challenge, headers: &HeaderMap) -> String {
    let table = challenge.table();
    let word = table.setup().invite.as_deref().map(|word| format!("?invite={}", encoded(word)));
    format!("{}{}{}", origin(headers), challenge_path(table.id()), word.unwrap_or_default())
}

/// A page that shows who made what of a deal; all that it needs is there.
struct ChallengePage {
    frame: Frame,
    challenge: Challenge,
    link: String,
    invite: Option<String>,
    /// The reader's own match, if it is under way.
    playing: Option<TableId>,
    played: Vec<(Contestant, Arc<Replay>)>,
    has_played: bool,
    comparison: Option<Comparison>,
}

impl ChallengePage {
    fn show(&self) -> Html {
        let table = self.challenge.table();
        let id = table.game_id();
        let words = self.frame.words.with_game(id);
        let title =
            words.say(&Phrase::new("challenge-title").with("game", words.text("game-title")));
        let content = html! {
            main #main.page.challenge {
                div { h1 { (title) } p.lead { (self.about(words)) } }
                (self.own(words))
                @if !self.played.is_empty() { (self.results(words)) }
                @if let Some(comparison) = &self.comparison {
                    (comparison.show(&self.played, words, &self.address()))
                }
                section.panel.stack {
                    div.field {
                        label for="share" { (words.text("challenge-share")) }
                        (copy_field(words, "share", &self.link))
                    }
                    p.hint { (words.text("challenge-share-about")) }
                }
            }
        };
        let page_of = Page { title: &title, game: Some(id), ..Page::default() };
        Html::ok(page(&self.frame, page_of, &content))
    }

    /// Which deal it is, without a word about what lies in it.
    fn about(&self, words: PageWords) -> String {
        let table = self.challenge.table();
        let level = table.weakest_bot().map_or("captain", bots::Level::id);
        let about = Phrase::new("challenge-about")
            .with("seat", self.challenge.seat.number() + 1)
            .with("seats", table.seats().len())
            .with("level", level);
        words.say(&about)
    }

    /// How to begin, go on or look at one's own match.
    fn own(&self, words: PageWords) -> Markup {
        let path = challenge_path(self.challenge.table().id());
        html! {
            div.row {
                @match &self.playing {
                    Some(own) => a.btn.gold href=(table_path(*own)) {
                        (icon("play")) (words.text("challenge-go-on"))
                    },
                    None => form method="post" action=(path) {
                        @if let Some(word) = &self.invite { input type="hidden" name="invite" value=(word); }
                        @if self.has_played {
                            button.btn { (icon("play")) (words.text("challenge-again")) }
                        } @else {
                            button.btn.gold.big { (icon("play")) (words.text("challenge-accept")) }
                        }
                    },
                }
            }
            @if !self.has_played { p.hint { (words.text("challenge-first")) } }
        }
    }

    /// The address of the page, to which more can be added.
    fn address(&self) -> String {
        let invite = self.invite.as_deref().map(|word| format!("invite={}&", encoded(word)));
        format!("{}?{}", challenge_path(self.challenge.table().id()), invite.unwrap_or_default())
    }

    fn results(&self, words: PageWords) -> Markup {
        let seat = self.challenge.seat;
        let result = |replay: &Replay| replay.game.outcome();
        let mut rows: Vec<_> =
            self.played.iter().filter_map(|(one, replay)| Some((one, result(replay)?))).collect();
        let rank = |outcome: &Outcome| (outcome.places[seat], -outcome.points[seat]);
        rows.sort_by_key(|(_, outcome)| rank(outcome));
        let other = self.comparison.as_ref().map(|shown| shown.other(&self.played));
        html! {
            section aria-labelledby="results" {
                h2 #results { (words.text("challenge-results")) }
                div.panel.scroll-x {
                    table.sheet {
                        thead { tr {
                            th scope="col" { (words.text("challenge-who")) }
                            th.num scope="col" { (words.text("challenge-points")) }
                            th.num scope="col" { (words.text("challenge-place")) }
                            @if self.has_played { th scope="col" { span.sr { (words.text("challenge-compare")) } } }
                        } }
                        tbody {
                            @for (one, outcome) in rows {
                                tr {
                                    th scope="row" { (one.name) }
                                    td.num { (number(outcome.points[seat])) }
                                    td.num { (outcome.places[seat]) }
                                    @if self.has_played {
                                        td {
                                            @if self.comparison.as_ref().is_some_and(|shown| shown.may_be(one, &self.played)) {
                                                a href={ (self.address()) "with=" (one.table) "#compare" }
                                                    aria-current=[(other == Some(one.table)).then_some("true")] {
                                                    (words.text("challenge-compare"))
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Begins to play somebody's deal.
async fn accept(
    State(tavern): State<Shared>,
    Id(id): Id,
    visit: Visit,
    fields: Fields,
) -> Result<Response> {
    let player = visit.caller.player_id();
    let challenge = Challenge::find(&tavern, id, player, fields.get("invite")).await?;
    let guest = Guest::welcome(&tavern, &visit.caller).await?;
    let table = challenge.accept(&tavern, &guest.host).await?;
    Ok(guest.led_to(&table_path(table), &tavern))
}

/// A new deal, from which a link is made before anybody has played it.
async fn fresh(
    State(tavern): State<Shared>,
    Path(game): Path<String>,
    visit: Visit,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response> {
    let entry = catalog::find(&game)?;
    let liking = Liking::remembered(entry, &headers).read(&fields);
    let request = liking.ok_or(Problem::malformed("problem-unclear"))?.request();
    let guest = Guest::welcome(&tavern, &visit.caller).await?;
    let table = make_first(&tavern, &guest.host, request).await?;
    Ok(guest.led_to(&challenge_path(table), &tavern))
}

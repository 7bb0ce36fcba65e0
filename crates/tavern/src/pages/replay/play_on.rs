//! Playing on from a step of a replay: somebody takes a seat there, against bots or with friends.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use bots::Level;
use game::{Branch, Seat, Seats};
use maud::{Markup, html};

use super::page::ReplayPage;
use super::steps::Replay;
use super::{replay_in_link, replay_of_table};
use crate::api::Shared;
use crate::api::requests::TableRequest;
use crate::api::tables::{Id, make_on};
use crate::pages::forms::Fields;
use crate::pages::layout::{Visit, icon};
use crate::pages::lobby::table_path;
use crate::pages::me::Guest;
use crate::problem::{Problem, Result};

/// The form beside a step at which somebody is to act.
pub(super) fn form(page: &ReplayPage<'_>, to_act: Seats) -> Markup {
    let (words, replay) = (page.words, page.replay);
    let Some(first) = to_act.first() else { return Markup::default() };
    let own = page.viewer.seat().unwrap_or(first);
    let names = replay.names(&words);
    let has_secrets = replay.game.info().has_secrets;
    html! {
        details #play-on.panel.more {
            summary { (icon("play")) b { (words.text("play-on-title")) } }
            form.stack method="post" action={ (page.source.path) "/play-on" } {
                (page.along(&["as", "mark"]))
                p.hint { (words.text("play-on-about")) }
                div.field {
                    label for="play-on-seat" { (words.text("play-on-seat")) }
                    select #play-on-seat.input name="seat" {
                        @for (seat, name) in Seat::all(names.len() as u8).zip(&names) {
                            option value=(seat.number()) selected[seat == own] {
                                (name) @if to_act.contains(seat) { " · " (words.text("play-on-to-act")) }
                            }
                        }
                    }
                }
                @if has_secrets { (hidden(page)) }
                div.field {
                    label for="play-on-with" { (words.text("play-on-with")) }
                    select #play-on-with.input name="with" {
                        @for level in replay.entry.bots.levels() {
                            option value=(level.id()) selected[*level == Level::USUAL] {
                                (words.look_up(&format!("lobby-against-{}", level.id())))
                            }
                        }
                        option value=(FRIENDS) { (words.text("play-on-friends")) }
                    }
                }
                div.row { button.btn.gold { (icon("play")) (words.text("play-on-go")) } }
            }
        }
    }
}

/// How much of what is hidden stays as it was.
fn hidden(page: &ReplayPage<'_>) -> Markup {
    let words = page.words;
    let choice = |value: &str, text: &'static str, about: &'static str| {
        html! {
            label.tick {
                input type="radio" name="hidden" value=(value) checked[value == IMAGINED];
                span { (words.text(text)) br; span.small.muted { (words.text(about)) } }
            }
        }
    };
    html! {
        fieldset.stack {
            legend.label { (words.text("play-on-hidden")) }
            (choice(IMAGINED, "play-on-imagined", "play-on-imagined-about"))
            (choice("true", "play-on-true", "play-on-true-about"))
        }
    }
}

const FRIENDS: &str = "friends";
const IMAGINED: &str = "imagined";

/// What the form says.
struct Asked {
    step: usize,
    seat: u8,
    imagined: bool,
    /// `None`: with friends, who come by a link.
    bots: Option<Level>,
}

impl Asked {
    fn read(fields: &Fields) -> Result<Self> {
        let unclear = || Problem::malformed("problem-request").with("why", "seat, step");
        let bots = match fields.get("with") {
            None => Some(Level::USUAL),
            Some(FRIENDS) => None,
            Some(level) => Some(level.parse().map_err(|_| crate::table::setup::no_level(level))?),
        };
        Ok(Self {
            step: fields.number("step").ok_or_else(unclear)?,
            seat: fields.number("seat").ok_or_else(unclear)?,
            imagined: fields.get("hidden").is_none_or(|hidden| hidden == IMAGINED),
            bots,
        })
    }

    fn request(&self, replay: &Replay) -> Result<(TableRequest, Branch)> {
        let n_seats = replay.game.seats().len();
        if usize::from(self.seat) >= n_seats {
            return Err(Problem::missing("problem-no-seat"));
        }
        let (own, others) = (Seat::new(self.seat), self.bots.map_or("open", Level::id));
        let imagined = Some(own).filter(|_| self.imagined);
        let request = TableRequest {
            start: self.bots.is_some(),
            ..TableRequest::alone(replay.game.info().id, n_seats, own, others)
        };
        Ok((request, replay.branch(self.step, imagined)))
    }
}

pub(crate) async fn of_table(
    State(tavern): State<Shared>,
    Id(id): Id,
    visit: Visit,
    fields: Fields,
) -> Result<Response> {
    let (replay, _) = replay_of_table(&tavern, id, &visit.caller, fields.get("invite")).await?;
    begin(&tavern, &visit, replay, &fields).await
}

pub(crate) async fn of_record(
    State(tavern): State<Shared>,
    visit: Visit,
    fields: Fields,
) -> Result<Response> {
    let replay = replay_in_link(&tavern, fields.get("record").unwrap_or_default()).await?;
    begin(&tavern, &visit, replay, &fields).await
}

async fn begin(
    tavern: &Shared,
    visit: &Visit,
    replay: Arc<Replay>,
    fields: &Fields,
) -> Result<Response> {
    let asked = Asked::read(fields)?;
    let (request, branch) = tavern.slow_work.run(move || asked.request(&replay)).await??;
    let guest = Guest::welcome(tavern, &visit.caller).await?;
    let made = make_on(tavern, &guest.host, request, Some(branch));
    Ok(guest.led_to(&table_path(made.await?.0), tavern))
}

/// What the page of a match says of the match that it went on from.
pub(crate) fn hidden_text(branch: &Branch) -> &'static str {
    match branch.imagined {
        Some(_) => "table-went-on-imagined",
        None => "table-went-on-true",
    }
}

/// Where that match is shown, up to where this one went on. Its record holds what was hidden: it is for those who may
/// know all.
pub(crate) fn origin_path(branch: &Branch) -> String {
    format!("/replay?record={}&step={}", branch.record, u16::MAX)
}

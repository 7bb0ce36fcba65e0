//! The way to a voyage: a table of one's own at which a game is learnt, and the match that it hands over to.

use axum::extract::{Path, State};
use axum::response::Response;
use bots::Level;
use catalog::{Entry, FirstVoyage};
use maud::{Markup, html};

use super::layout::{Visit, icon};
use super::lobby::table_path;
use super::me::Guest;
use super::page_words::PageWords;
use crate::api::Shared;
use crate::api::caller::Caller;
use crate::api::requests::TableRequest;
use crate::api::tables::make;
use crate::ids::{PlayerId, TableId, random_word};
use crate::problem::{Problem, Result};
use crate::table::{FirstSitter, Hints, TableSetup};
use crate::tables::first_asks;

/// What the address of somebody's first match ends with: the page offers to learn the game first.
pub(crate) const FIRST: &str = "?first=true";

/// What somebody has done about a game so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Acquaintance {
    /// Neither played it nor sailed its voyage.
    #[default]
    New,
    /// Begun its voyage, and played no match.
    Sailing,
    Played,
}

/// What a player has done about every game so far.
#[derive(Debug, Default)]
pub(crate) struct Acquaintances(Vec<(&'static str, Acquaintance)>);

impl Acquaintances {
    pub(crate) async fn of(tavern: &Shared, caller: &Caller) -> Result<Self> {
        let Some(player) = caller.player_id() else { return Ok(Self::default()) };
        let games = tavern.store.games_of(player).await?;
        let known = games.iter().filter_map(|(game, n_tables, first)| {
            let entry = catalog::find(game).ok()?;
            let is_voyage = *n_tables == 1 && Some(*first) == table_of(entry, player);
            let how = if is_voyage { Acquaintance::Sailing } else { Acquaintance::Played };
            Some((entry.game.info().id, how))
        });
        Ok(Self(known.collect()))
    }

    /// Whether they have neither played nor sailed anything.
    pub(crate) const fn are_none(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn with(&self, game: &str) -> Acquaintance {
        let known = self.0.iter().find(|(known, _)| *known == game);
        known.map(|(_, how)| *how).unwrap_or_default()
    }
}

fn table_of(entry: &Entry, player: PlayerId) -> Option<TableId> {
    let voyage = entry.voyage()?;
    Some(TableId::of_voyage(player, entry.game.info().id, voyage.n_seats))
}

pub(crate) fn path(game: &str) -> String {
    format!("/voyage/{game}")
}

/// A button that leads to the voyage, in words that fit how well somebody knows the game.
pub(crate) fn offer(entry: &Entry, known: Acquaintance, words: PageWords) -> Markup {
    let text = match known {
        Acquaintance::New => "sailing-first-time",
        Acquaintance::Sailing => "sailing-go-on",
        Acquaintance::Played => "sailing-sail",
    };
    html! {
        @if entry.voyage().is_some() {
            form.voyage-offer method="post" action=(path(entry.game.info().id)) {
                button.btn.slim.quiet[known == Acquaintance::Played] { (icon("helm")) (words.text(text)) }
            }
        }
    }
}

/// The offer above somebody's first match. It goes with its address, and never comes back.
pub(crate) fn first_offer(entry: &Entry, table: TableId, words: PageWords) -> Markup {
    html! {
        @if entry.voyage().is_some() {
            aside.first-offer aria-label=(words.text("sailing-offer")) {
                (offer(entry, Acquaintance::New, words))
                a.btn.slim.quiet href=(table_path(table)) aria-label=(words.text("sailing-no-offer"))
                    title=(words.text("sailing-no-offer")) { (icon("close")) }
            }
        }
    }
}

/// Leads to the table at which somebody sails; made when they first come.
pub(crate) async fn sail(
    State(tavern): State<Shared>,
    Path(game): Path<String>,
    visit: Visit,
) -> Result<Response> {
    let (guest, table) = find_or_make(&tavern, &visit, &game).await?;
    Ok(guest.led_to(&table_path(table), &tavern))
}

fn voyage_of(game: &str) -> Result<(&'static Entry, &'static FirstVoyage)> {
    let entry = catalog::find(game)?;
    let voyage = entry.voyage().ok_or(Problem::missing("problem-no-voyage"))?;
    Ok((entry, voyage))
}

async fn find_or_make(tavern: &Shared, visit: &Visit, game: &str) -> Result<(Guest, TableId)> {
    let (entry, voyage) = voyage_of(game)?;
    let guest = Guest::welcome(tavern, &visit.caller).await?;
    let player = guest.host.asker.player;
    let id = TableId::of_voyage(player, entry.game.info().id, voyage.n_seats);
    if tavern.tables.is_there(id).await? {
        return Ok((guest, id));
    }
    guest.host.allow_table(tavern).await?;
    let position = voyage.steps.first().and_then(|step| step.position);
    let position = position.ok_or(Problem::missing("problem-no-voyage"))?;
    let options = entry.game.position_options(position).map_err(|why| Problem::of(&why))?;
    let setup = TableSetup {
        options,
        position: Some(position.to_owned()),
        invite: Some(random_word()),
        spectators: false,
        hints: Hints::Never,
        voyage: true,
        ..TableSetup::new(player, voyage.n_seats)
    };
    let asks = first_asks(&guest.host.asker, &sitters(voyage), true);
    tavern.tables.create_once(id, entry, setup, &asks).await.map(|()| (guest, id))
}

fn sitters(voyage: &FirstVoyage) -> Vec<FirstSitter> {
    let mut sitters = vec![FirstSitter::Bot(Level::Sailor); usize::from(voyage.n_seats)];
    sitters[voyage.own.index()] = FirstSitter::Host;
    sitters
}

/// The match that a voyage hands over to: from its last position, against Sailors, with hints.
pub(crate) async fn hand_over(
    State(tavern): State<Shared>,
    Path(game): Path<String>,
    visit: Visit,
) -> Result<Response> {
    let (guest, table) = begin(&tavern, &visit, &game).await?;
    Ok(guest.led_to(&table_path(table), &tavern))
}

async fn begin(tavern: &Shared, visit: &Visit, game: &str) -> Result<(Guest, TableId)> {
    let (entry, voyage) = voyage_of(game)?;
    let (game, n_seats) = (entry.game.info().id, usize::from(voyage.n_seats));
    let request = TableRequest {
        hints: Hints::Always,
        position: voyage.end().map(str::to_owned),
        ..TableRequest::alone(game, n_seats, voyage.own, Level::Sailor.id())
    };
    let guest = Guest::welcome(tavern, &visit.caller).await?;
    let (table, _) = make(tavern, &guest.host, request).await?;
    Ok((guest, table))
}

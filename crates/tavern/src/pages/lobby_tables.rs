//! The lists of the lobby: tables to join or watch, and my own.

use game::{AnySeen, Lang, Phrase, Seats};
use maud::{Markup, html};
use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;

use super::assets;
use super::layout::icon;
use super::lobby::table_path;
use super::page_words::PageWords;
use super::table::table_scene::now;
use crate::api::Shared;
use crate::api::caller::Caller;
use crate::ids::{PlayerId, TableId};
use crate::notices::Notice;
use crate::problem::Result;
use crate::store::Status;
use crate::table::{Input, Sight};

const SHOWN: usize = 30;
/// How many of my unfinished tables are shown.
const MINE: usize = 8;
/// How many of my finished tables are shown.
const FINISHED: usize = 3;
/// How many of my newest tables are looked through.
const LOOKED_THROUGH: u32 = 60;

#[derive(Debug)]
pub(crate) struct LobbyTables {
    open: Vec<Notice>,
    mine: Vec<Mine>,
    over: Vec<Mine>,
}

/// One of my tables, as I left it.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Mine {
    id: TableId,
    game: String,
    status: Status,
    my_move: bool,
    /// When my time for it is out, in milliseconds since 1970, to the second.
    #[serde(default)]
    until: Option<u64>,
    /// Whether its match may be seen again.
    #[serde(default)]
    is_opened: bool,
    about: String,
}

impl LobbyTables {
    pub(crate) async fn gather(tavern: &Shared, caller: &Caller) -> Result<Self> {
        let mut tables = Self { open: Vec::new(), mine: Vec::new(), over: Vec::new() };
        if let Some(player) = caller.player_id() {
            let found = tavern.store.tables_of(player, LOOKED_THROUGH).await?;
            for (id, over) in found {
                let (list, most) =
                    if over { (&mut tables.over, FINISHED) } else { (&mut tables.mine, MINE) };
                if list.len() < most
                    && let Some(mine) = Mine::find(tavern, id, player, caller.lang).await
                {
                    list.push(mine);
                }
            }
        }
        // First where I am awaited, and there where I have the least time.
        tables.mine.sort_by_key(|mine| (!mine.my_move, mine.until.unwrap_or(u64::MAX)));
        let is_mine = |notice: &Notice| tables.mine.iter().any(|mine| mine.id == notice.id);
        let open = tavern.services.notices.public(SHOWN + MINE).into_iter();
        tables.open = open
            .filter(|notice| notice.has_place() || notice.spectators)
            .filter(|notice| !is_mine(notice))
            .take(SHOWN)
            .collect();
        Ok(tables)
    }

    /// Whether I left something unfinished: that is most likely what I came for.
    pub(crate) const fn are_mine(&self) -> bool {
        !self.mine.is_empty()
    }

    /// Two lists; mine comes first if something in it is unfinished.
    pub(crate) fn show(&self, words: PageWords) -> Markup {
        html! {
            div #tables.cols {
                @if self.are_mine() { (self.show_mine(words)) }
                (self.show_open(words))
                @if !self.are_mine() { (self.show_mine(words)) }
            }
        }
    }

    fn show_open(&self, words: PageWords) -> Markup {
        html! {
            section #open-list.panel aria-labelledby="open" {
                h2 #open { (words.text("lobby-open")) }
                ul #open-tables.tables aria-live="polite" {
                    @for notice in &self.open { (open_table(notice, words)) }
                    @if self.open.is_empty() { li.none { p.muted { (words.text("lobby-none-open")) } } }
                }
            }
        }
    }

    fn show_mine(&self, words: PageWords) -> Markup {
        html! {
            section #my-list.panel aria-labelledby="mine" {
                h2 #mine { (words.text("lobby-mine")) }
                ul.tables {
                    @for mine in self.mine.iter().chain(&self.over) { (mine.show(words)) }
                    @if self.mine.is_empty() && self.over.is_empty() {
                        li.none { p.muted { (words.text("lobby-none-mine")) } }
                    }
                }
            }
        }
    }
}

impl Notice {
    fn free(&self) -> usize {
        self.seats.iter().filter(|(kind, _)| kind == "open").count()
    }

    fn has_place(&self) -> bool {
        self.status == Status::Gathering && self.free() > 0
    }
}

impl Mine {
    /// How a table stands for one of its players, wherever it is led; `None` if it is not worth a line.
    async fn find(tavern: &Shared, id: TableId, player: PlayerId, lang: Lang) -> Option<Self> {
        match &tavern.cluster {
            Some(cluster) => cluster.glance(tavern, id, player, lang).await,
            None => Self::seen(tavern, id, player, lang).await,
        }
    }

    /// The same of a table that is led here.
    pub(crate) async fn seen(
        tavern: &Shared,
        id: TableId,
        player: PlayerId,
        lang: Lang,
    ) -> Option<Self> {
        let (reply, answer) = oneshot::channel();
        let see = Box::new(move |sight: Result<&Sight<'_>>| {
            drop(reply.send(sight.ok().and_then(|sight| Self::of(sight, lang))));
        });
        // Whoever is in the lobby does not follow the table: its bots do not think because of it.
        tavern.tables.send(id, Input::Glance { player, see }).await.ok()?;
        answer.await.ok().flatten()
    }

    fn of(sight: &Sight<'_>, lang: Lang) -> Option<Self> {
        let (table, game) = (sight.table(), sight.game());
        // A table that was given up is not worth a line.
        let is_played_out = game.is_some_and(|game| game.outcome().is_some());
        let to_act = game.map_or(Seats::NONE, AnySeen::to_act);
        let is_mine = |seat| table.sitter(seat).deciding_bot().is_none();
        let awaited = || sight.own_seats().and(to_act).iter().filter(|seat| is_mine(*seat));
        let my_move = awaited().next().is_some();
        let left = awaited().filter_map(|seat| sight.time_left()[seat.index()]).min();
        // A voyage is offered with its game, and a puzzle with all others.
        let is_listed = (table.status() != Status::Over || is_played_out)
            && !table.setup().voyage
            && table.setup().puzzle.is_none();
        is_listed.then(|| Self {
            id: table.id(),
            game: table.game_id().to_owned(),
            status: table.status(),
            my_move,
            until: left.map(|left| (now() / 1_000 + left.as_secs()) * 1_000),
            is_opened: sight.opened().is_some(),
            about: about(sight, my_move, PageWords::of_game(lang, table.game_id())),
        })
    }

    fn show(&self, words: PageWords) -> Markup {
        let words = words.with_game(&self.game);
        let path = table_path(self.id);
        html! {
            li #{ "mine-" (self.id) } {
                (thumb(&self.game))
                div {
                    b { (words.text("game-title")) }
                    p.muted.small { (self.about) }
                    @if self.my_move { (self.turn(words)) }
                }
                div.acts {
                    @if self.is_opened {
                        a.btn.quiet.slim href={ "/replay/" (self.id) } { (icon("replay")) (words.text("lobby-watch-again")) }
                    } @else {
                        a.btn.slim.gold[self.my_move] href=(path) { (words.text("lobby-return")) }
                    }
                }
            }
        }
    }
}

impl Mine {
    /// That I am awaited, and for how long still.
    fn turn(&self, words: PageWords) -> Markup {
        let Some(until) = self.until else {
            return html! { p.small { span.tag.turn { (words.text("lobby-my-move")) } } };
        };
        let minutes = (until.saturating_sub(now()) / 60_000) as usize;
        let left = match minutes {
            0..120 => Phrase::new("lobby-minutes-left").with("n", minutes),
            _ => Phrase::new("lobby-hours-left").with("n", minutes / 60),
        };
        html! {
            p.small {
                span.tag.turn { (words.text("lobby-my-move")) } " "
                span.tag { (icon("clock")) span data-until=(until) { (words.say(&left)) } }
            }
        }
    }
}

/// Who plays, and how it stands.
fn about(sight: &Sight<'_>, my_move: bool, words: PageWords) -> String {
    let (table, game) = (sight.table(), sight.game());
    let names = table.names();
    let heading = game.and_then(|game| game.sketch().into_iter().next());
    let heading = heading.map(|heading| words.say_of(&heading, &names));
    let state = match table.status() {
        Status::Gathering => Some(words.text("lobby-gathering")),
        Status::Over => Some(words.text("lobby-over")),
        Status::Playing if my_move => heading,
        Status::Playing => {
            let to_act = game.map_or(Seats::NONE, AnySeen::to_act);
            let waiting = Phrase::new("lobby-waiting").with("seats", to_act);
            let heading = heading.map(|heading| heading + " · ").unwrap_or_default();
            Some(heading + &words.say_of(&waiting, &names))
        }
    };
    let people: Vec<&str> =
        names.iter().map(String::as_str).filter(|name| !name.is_empty()).collect();
    [Some(people.join(", ")), state].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn open_table(notice: &Notice, words: PageWords) -> Markup {
    let words = words.with_game(&notice.game);
    let state = if notice.status == Status::Playing {
        words.text("lobby-playing")
    } else {
        let free = Phrase::new("lobby-free").with("free", notice.free());
        words.say(&free.with("seats", notice.seats.len()))
    };
    let path = table_path(notice.id);
    html! {
        li #{ "open-" (notice.id) } {
            (thumb(&notice.game))
            div { b { (words.text("game-title")) } p.muted.small { (notice.names()) " · " (state) } }
            form.acts method="post" action=(path) {
                input type="hidden" name="ask" value="sit";
                @if notice.has_place() { button.btn.sea.slim { (words.text("lobby-join")) } }
                @if notice.spectators {
                    a.btn.quiet.slim href=(path) { (icon("eye")) (words.text("lobby-watch")) }
                }
            }
        }
    }
}

pub(crate) fn thumb(game: &str) -> Markup {
    html! {
        @if let Some(address) = assets::cover_url(game) {
            img.thumb alt="" src=(address) loading="lazy";
        }
    }
}

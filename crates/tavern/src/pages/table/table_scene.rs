//! What a table's page is made with: the table as somebody sees it, their words, and where things are.

use std::collections::BTreeMap;
use std::hash::Hash;
use std::sync::LazyLock;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use board::{Act, Links, Player, Presence, Region, Scene, Update, Words, pieces};
use game::{MAX_SEATS, Phrase, Seat};
use maud::{Markup, PreEscaped};

use crate::pages::assets;
use crate::pages::forms::encoded;
use crate::pages::lobby::table_path;
use crate::pages::page_words::board_words;
use crate::store::Status;
use crate::table::{Sight, Sitter, Table};

pub(crate) fn links(sight: &Sight<'_>) -> Links {
    let table = sight.table();
    let game = table.game_id();
    let query = match &table.setup().invite {
        // Whoever looks at a table by invitation already knows its word.
        Some(word) => format!("?invite={}", encoded(word)),
        None => String::new(),
    };
    let path = table_path(table.id());
    Links {
        sprite: assets::url(&format!("games/{game}.svg")),
        icons: assets::url("tavern.svg"),
        rules: format!("/rules/{game}"),
        asks: format!("{path}{}", with_seat(&query, sight)),
        table: path,
        query,
        emblem: table.kind().board.art().emblem,
    }
}

/// Forms say for whom they ask where several people play on one device.
fn with_seat(query: &str, sight: &Sight<'_>) -> String {
    match sight.seat().filter(|_| sight.own_seats().len() > 1) {
        Some(seat) if query.is_empty() => format!("?as={}", seat.number()),
        Some(seat) => format!("{query}&as={}", seat.number()),
        None => query.to_owned(),
    }
}

/// When everybody's time is out, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Deadlines {
    /// For their decision, at a table with a clock.
    pub(crate) choice: [Option<u64>; MAX_SEATS],
    /// For coming back, before the others may ask for a bot.
    pub(crate) bot: [Option<u64>; MAX_SEATS],
}

/// In milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(now.as_millis()).unwrap_or(u64::MAX)
}

pub(crate) fn deadlines(sight: &Sight<'_>) -> Deadlines {
    let now = now();
    let until = |left: Option<Duration>| left.map(|left| now + left.as_millis() as u64);
    Deadlines { choice: sight.time_left().map(until), bot: sight.away().map(until) }
}

/// Who sits where, in the viewer's words, and when their time is out.
pub(crate) fn players<'a>(sight: &Sight<'a>, until: &Deadlines) -> Vec<Player<'a>> {
    let (words, table) = (words(sight), sight.table());
    let player = |seat: Seat| {
        let sitter = table.sitter(seat);
        let name = match sitter {
            Sitter::Open => words.text("table-free").0,
            _ => sitter.name(),
        };
        let presence = match sitter {
            Sitter::Bot { level, .. } => Presence::Bot(words.text(level_text(*level)).0),
            Sitter::Person { stand_in: Some(_), .. } => Presence::StandIn,
            Sitter::Person { .. } if sight.present().contains(seat) => Presence::Here,
            Sitter::Person { .. } => match sight.away()[seat.index()] {
                Some(left) if left.is_zero() => Presence::Missed,
                _ => Presence::Away(until.bot[seat.index()]),
            },
            Sitter::Open => Presence::Unknown,
        };
        Player { name, presence, until: until.choice[seat.index()] }
    };
    table.all_seats().map(player).collect()
}

fn words(sight: &Sight<'_>) -> &'static Words {
    board_words(sight.table().game_id(), sight.looker().lang.unwrap_or_default())
}

#[derive(Clone, Copy)]
pub(crate) struct TableScene<'a> {
    pub(crate) sight: Sight<'a>,
    pub(crate) words: &'static Words,
    pub(crate) links: &'a Links,
    /// Where in the story the part of the log begins that the looker may read.
    pub(crate) log_start: usize,
    players: &'a [Player<'a>],
    act: Act,
    status: Status,
    is_moment: bool,
    update: Option<&'a Update<'a>>,
}

impl<'a> TableScene<'a> {
    pub(crate) fn new(sight: Sight<'a>, links: &'a Links, players: &'a [Player<'a>]) -> Self {
        let (words, act) = (words(&sight), act(&sight));
        let (table, status) = (sight.table(), sight.table().status());
        let log_start = sight.game().map_or(0, |game| table.kind().board.log_start(game));
        let (is_moment, update) = (false, None);
        Self { sight, words, links, log_start, players, act, status, is_moment, update }
    }

    /// The same for an update of the page.
    pub(crate) fn updating<'b>(&'b self, update: &'b Update<'b>) -> TableScene<'b> {
        TableScene { update: Some(update), ..*self }
    }

    /// The same while a moment is shown, in which nobody decides anything and the match is not over.
    pub(crate) fn looking(self) -> Self {
        Self { act: Act::Look, status: Status::Playing, is_moment: true, ..self }
    }

    /// What every part of the page depends on.
    pub(crate) fn around(&self) -> impl Hash + use<'a> {
        (self.players, self.words.lang(), self.status)
    }

    /// Whether the viewer has something to decide.
    pub(crate) const fn act(&self) -> Act {
        self.act
    }

    pub(crate) fn table(&self) -> &'a Table {
        self.sight.table()
    }

    pub(crate) fn own_seat(&self) -> Option<Seat> {
        self.sight.seat()
    }

    pub(crate) fn board_scene(&self) -> Scene<'_> {
        let Self { words, links, players, act, update, .. } = *self;
        let viewer = self.sight.looker().viewer;
        Scene { words, viewer, players, act, links, update }
    }

    /// Whether the viewer, or anybody on their device, has a seat.
    pub(crate) const fn is_seated(&self) -> bool {
        !self.sight.own_seats().is_empty()
    }

    /// Whether several people share the device.
    pub(crate) const fn is_shared(&self) -> bool {
        self.sight.own_seats().len() > 1
    }

    /// Whether the curtain is down during a match.
    pub(crate) fn is_behind_curtain(&self) -> bool {
        self.is_shared() && self.own_seat().is_none()
    }

    /// Whose page it is, where several people share a device: a page for somebody else has nothing in common with it.
    pub(crate) fn whose(&self) -> Option<String> {
        let whose = || self.own_seat().map_or_else(String::new, |seat| seat.number().to_string());
        self.is_shared().then(whose)
    }

    /// Whether a moment is shown, in which nobody decides anything.
    pub(crate) const fn is_moment(&self) -> bool {
        self.is_moment
    }

    /// A part of the page that moments do not change: while they are shown, it stays as it was sent.
    pub(crate) fn kept_for_now(&self, id: &'static str, draw: impl FnOnce() -> Region) -> Region {
        let kept = self.is_moment.then(|| self.board_scene().kept(id)).flatten();
        kept.unwrap_or_else(draw)
    }

    /// A message without arguments.
    pub(crate) fn text(&self, id: &str) -> PreEscaped<&'static str> {
        self.words.text(id)
    }

    pub(crate) fn say(&self, phrase: &Phrase) -> Markup {
        self.board_scene().say(phrase)
    }

    pub(crate) const fn is_host(&self) -> bool {
        self.sight.looker().is_host
    }

    pub(crate) fn form(&self, class: Option<&str>, ask: &str, content: &Markup) -> Markup {
        pieces::ask_form(&self.board_scene(), class, ask, content)
    }
}

fn act(sight: &Sight<'_>) -> Act {
    if sight.table().status() != Status::Playing {
        return Act::Look;
    }
    match sight.decision() {
        // Whoever wants to decide themselves takes over from the bot first.
        _ if sight.has_stand_in() => Act::Look,
        Some(decision) => Act::Decide(decision),
        None if sight.may_take_back() && sight.table().sailing().is_none() => Act::Change,
        None => Act::Look,
    }
}

/// The id of a level's text, made once: every update needs it.
pub(crate) fn level_text(level: bots::Level) -> &'static str {
    static TEXTS: LazyLock<BTreeMap<&'static str, String>> = LazyLock::new(|| {
        bots::Level::ALL.iter().map(|level| (level.id(), format!("level-{}", level.id()))).collect()
    });
    TEXTS.get(level.id()).map_or("level-cabin-boy", String::as_str)
}

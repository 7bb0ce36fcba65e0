//! For whom a board is drawn, and in which words.

use std::hash::Hash;

use game::{Phrase, Seat, Viewer};
use maud::{Markup, PreEscaped};

use crate::sentence::sentence;
use crate::{Region, RegionId, Update, Words};

/// For whom a board is drawn, in which words, and what they may do with it.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The language.
    pub words: &'a Words,
    /// Who looks.
    pub viewer: Viewer,
    /// Who sits where, in the order of the seats.
    pub players: &'a [Player<'a>],
    /// Whether the viewer has something to decide.
    pub act: Act,
    /// Where things are.
    pub links: &'a Links,
    /// What the viewer's page is brought up to date with, unless it is drawn as a whole.
    pub update: Option<&'a Update<'a>>,
}

/// Whether the viewer has something to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// They only look.
    Look,
    /// They have to decide, under this number.
    Decide(u32),
    /// They have decided and may still change their mind.
    Change,
}

/// Somebody at the table.
#[derive(Clone, Copy, Debug, Hash)]
pub struct Player<'a> {
    /// Their name, which is not empty.
    pub name: &'a str,
    /// Whether they are there.
    pub presence: Presence<'a>,
    /// When their time for a decision is out, in milliseconds since 1970.
    pub until: Option<u64>,
}

/// Whether somebody is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Presence<'a> {
    /// A person who is connected.
    Here,
    /// A person who is not, and when a bot may be asked for, if they are awaited: in milliseconds since 1970.
    Away(Option<u64>),
    /// A bot of this level, in the viewer's words, ready to stand in markup.
    Bot(&'a str),
    /// A person for whom a bot plays.
    StandIn,
    /// Nobody says, as in a replay.
    Unknown,
}

/// Where things are.
#[derive(Clone, Debug, Default)]
pub struct Links {
    /// The game's sprite.
    pub sprite: String,
    /// The tavern's sprite.
    pub icons: String,
    /// The page with the rules.
    pub rules: String,
    /// The address of the table, without what follows a `?`.
    pub table: String,
    /// What follows the address of the table, from the `?` on.
    pub query: String,
    /// Where the table is asked for anything.
    pub asks: String,
    /// The symbol that stands for a player.
    pub emblem: &'static str,
}

impl<'a> Scene<'a> {
    /// A part of the page, whose root element has this id. It depends on `inputs`, on who sits where and on the viewer,
    /// and on nothing else: it is drawn only if they changed since it was last drawn for this viewer.
    pub fn region(
        &self,
        id: impl Into<RegionId>,
        inputs: impl Hash,
        draw: impl FnOnce(RegionId) -> Markup,
    ) -> Region {
        let id = id.into();
        match self.update {
            Some(update) => update.region(id, inputs, || draw(id)),
            None => Region::plain(draw(id)),
        }
    }

    /// A part of the page around others. What it looks like without them depends on `inputs` and on which ones they are:
    /// it is drawn only if that changed, and what is new inside it is found anyhow.
    pub fn frame<'r>(
        &self,
        id: impl Into<RegionId>,
        inputs: impl Hash,
        inside: impl IntoIterator<Item = &'r Region>,
        draw: impl FnOnce(RegionId) -> Markup,
    ) -> Region {
        let id = id.into();
        match self.update {
            Some(update) => update.frame(id, inputs, inside, || draw(id)),
            None => Region::plain(draw(id)),
        }
    }

    /// A part of the page that looks the same to everybody with the same `inputs`. `draw` knows nothing but
    /// them and who sits where, so that it may be drawn for one and shown to all; there is no region inside it.
    pub fn common<I: Hash>(
        &self,
        id: impl Into<RegionId>,
        inputs: I,
        draw: fn(RegionId, &I, &Scene<'_>) -> Markup,
    ) -> Region {
        let id = id.into();
        let scene = Scene { viewer: Viewer::Spectator, act: Act::Look, update: None, ..*self };
        match self.update {
            Some(update) => update.common(id, &inputs, || draw(id, &inputs, &scene)),
            None => Region::plain(draw(id, &inputs, &scene)),
        }
    }

    /// A part of the page that was drawn already, because what it depends on is not worth naming.
    pub fn drawn(&self, id: impl Into<RegionId>, markup: Markup) -> Region {
        match self.update {
            Some(update) => update.drawn(id.into(), markup),
            None => Region::plain(markup),
        }
    }

    /// How many seats the table has.
    pub const fn n_seats(&self) -> u8 {
        self.players.len() as u8
    }

    /// The name of whoever sits at `seat`.
    pub fn name(&self, seat: Seat) -> &'a str {
        self.players.get(seat.index()).map_or("", |player| player.name)
    }

    /// The viewer's seat, if they have one.
    pub const fn own_seat(&self) -> Option<Seat> {
        self.viewer.seat()
    }

    /// The seats clockwise from the viewer's own, or from the first.
    pub fn around(&self) -> impl Iterator<Item = Seat> + use<> {
        let (n_seats, first) = (self.n_seats(), self.own_seat().unwrap_or(Seat::new(0)));
        (0..n_seats).map(move |place| first.clockwise(place, n_seats))
    }

    /// The message with this id, which has no arguments.
    pub fn text(&self, id: &'static str) -> PreEscaped<&'a str> {
        self.words.text(id)
    }

    /// The message with this id, whose one argument is the number `$n`.
    pub fn count(&self, id: &'static str, n: usize) -> PreEscaped<&'a str> {
        self.words.count(id, n)
    }

    /// The sentence for a phrase, where names are plain text.
    pub fn say(&self, phrase: &Phrase) -> Markup {
        sentence(&self.words.marked(phrase), self, false)
    }

    /// The sentence for a phrase, where names are underlined in the colour of their seat.
    pub fn tell(&self, phrase: &Phrase) -> Markup {
        sentence(&self.words.marked(phrase), self, true)
    }
}

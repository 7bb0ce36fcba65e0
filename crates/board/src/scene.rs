//! For whom a board is drawn, and in which words.

use std::hash::Hash;

use game::{Phrase, Seat, Viewer};
use maud::{Markup, PreEscaped};

use crate::sentence::sentence;
use crate::{Region, RegionId, Update, Words};

#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    pub words: &'a Words,
    pub viewer: Viewer,
    /// In the order of the seats.
    pub players: &'a [Player<'a>],
    pub act: Act,
    pub links: &'a Links,
    /// `None` if the page is drawn as a whole.
    pub update: Option<&'a Update<'a>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// They only look.
    Look,
    /// They have to decide; this is the number of the decision.
    Decide(u32),
    /// They have decided and may still change their mind.
    Change,
}

#[derive(Clone, Copy, Debug, Hash)]
pub struct Player<'a> {
    /// Never empty.
    pub name: &'a str,
    pub presence: Presence<'a>,
    /// When their time for a decision runs out, in milliseconds since 1970.
    pub until: Option<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Presence<'a> {
    /// A person who is connected.
    Here,
    /// A person who is not connected. If they are being waited for: when others may ask for a bot, in milliseconds
    /// since 1970.
    Away(Option<u64>),
    /// A person who is awaited and has been away long enough for others to ask for a bot.
    Missed,
    /// A bot of this level, in the viewer's words, ready to stand in markup.
    Bot(&'a str),
    /// A person for whom a bot plays.
    StandIn,
    /// Not known, as in a replay.
    Unknown,
}

#[derive(Clone, Debug, Default)]
pub struct Links {
    pub sprite: String,
    pub icons: String,
    pub rules: String,
    /// The address of the table, without what follows a `?`.
    pub table: String,
    /// What follows the address of the table, from the `?` on.
    pub query: String,
    /// Where forms that ask the table for something are posted.
    pub asks: String,
    pub emblem: &'static str,
}

impl<'a> Scene<'a> {
    /// A part of the page whose root element has this id. It depends on `inputs`, on who sits where and on the viewer,
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

    /// A part of the page, with all that is inside it, as the viewer was sent it last, whatever it depends on. `None`
    /// if it is not on their page.
    pub fn kept(&self, id: impl Into<RegionId>) -> Option<Region> {
        self.update?.kept(id.into())
    }

    /// A part of the page around others. Without them it depends on `inputs` and on which ones they are: it is drawn
    /// only if that changed. What is new inside it is found in any case.
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

    /// A part of the page that looks the same to everybody with the same `inputs`. `draw` knows only them and who sits
    /// where, so it is drawn for one and shown to all. It has no region inside.
    pub fn common<I: Hash>(
        &self,
        id: impl Into<RegionId>,
        inputs: I,
        draw: fn(RegionId, &I, &Scene<'_>) -> Markup,
    ) -> Region {
        let id = id.into();
        // Mostly it is drawn already.
        let draw = || {
            let scene = Scene { viewer: Viewer::Spectator, act: Act::Look, update: None, ..*self };
            draw(id, &inputs, &scene)
        };
        match self.update {
            Some(update) => update.common(id, &inputs, draw),
            None => Region::plain(draw()),
        }
    }

    /// A part of the page that is always drawn, because its inputs are not worth naming.
    pub fn drawn(&self, id: impl Into<RegionId>, markup: Markup) -> Region {
        match self.update {
            Some(update) => update.drawn(id.into(), markup),
            None => Region::plain(markup),
        }
    }

    pub const fn n_seats(&self) -> u8 {
        self.players.len() as u8
    }

    pub fn name(&self, seat: Seat) -> &'a str {
        self.players.get(seat.index()).map_or("", |player| player.name)
    }

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

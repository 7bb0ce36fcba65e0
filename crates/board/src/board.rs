//! The trait of a game that can be seen.

use game::{Game, Phrase, Say as _, ScoreSheet, Seat, Seats};
use maud::Markup;

use crate::{MinutePart, Region, Scene, Sound, Standing, What, pieces};

/// How a game is drawn: pure functions of what a viewer may know.
///
/// `legal` is what the viewer may do now; it is empty unless [`Scene::act`] says that they have to decide. Everything
/// that changes on its own is a [`Scene::region`]; everything that moves has an `id` that stays the same and `data-flip`.
/// Boards post forms made by [`pieces::form`], so that they work without script.
pub trait Board: Game {
    const ART: Art;

    /// The components that explain themselves. Every picture on the board stands in an element that carries the key of
    /// one: `data-what`.
    const WHATS: &'static [What];

    /// The picture for a part of the minute of rules. It also stands on the page of the rules, without the game's style
    /// sheet.
    fn minute(part: MinutePart, scene: &Scene<'_>) -> Markup;

    /// How things stand, and how far away the end is.
    fn standing(view: &Self::View) -> Standing;

    /// What lies in the box and has a picture, in the order of the rulebook.
    fn parts() -> Vec<Part> {
        Vec::new()
    }

    /// What stands before and after the prompt: the round, the deck.
    fn status(_view: &Self::View, _scene: &Scene<'_>) -> [Region; 2] {
        Default::default()
    }

    /// One sentence: what the viewer has to decide, or what is being waited for.
    fn prompt(view: &Self::View, legal: &[Self::Action], scene: &Scene<'_>) -> Markup;

    /// The table with everything on it. Its root has the id `board`.
    fn board(view: &Self::View, legal: &[Self::Action], scene: &Scene<'_>) -> Region;

    /// What the viewer holds or chooses from, if that is apart from the board. Its root has the id `hand`.
    fn hand(_view: &Self::View, _legal: &[Self::Action], _scene: &Scene<'_>) -> Region {
        Region::default()
    }

    /// What the present choice is about, in one or two sentences for somebody playing for the first time; empty if
    /// there is nothing to decide.
    fn guide(_view: &Self::View, _legal: &[Self::Action], _scene: &Scene<'_>) -> Markup {
        Markup::default()
    }

    /// How a captain names an action to somebody who sees the board: by what stands there rather than by a number.
    fn named(_view: &Self::View, action: &Self::Action) -> Phrase {
        action.phrase()
    }

    /// How many milliseconds a moment stays in view before what follows.
    fn pause(_view: &Self::View) -> u16 {
        900
    }

    fn log(_event: &Self::Event) -> LogKind {
        LogKind::Line
    }

    /// What an event that the log tells sounds like.
    fn sound(_event: &Self::Event) -> Option<Sound> {
        None
    }

    /// Whom an event hurts, by what others did or by a lost tie: they are shown it as such.
    fn hits(_event: &Self::Event) -> Seats {
        Seats::NONE
    }

    /// How many chapters of the log the viewer may read, counted from the last: at a real table people would have to
    /// remember the others.
    fn chapters_in_sight(_view: &Self::View) -> usize {
        usize::MAX
    }

    /// Where the points of `seat` come from, as rows of a table with three columns.
    fn score_rows(
        _view: &Self::View,
        _seat: Seat,
        sheet: &ScoreSheet,
        scene: &Scene<'_>,
    ) -> Markup {
        pieces::score_rows(sheet, scene)
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Art {
    pub css: &'static str,
    /// An SVG file of symbols. It has `cover`, the picture of the game.
    pub sprite: &'static str,
    /// The symbol that stands for a player, drawn in `currentColor`.
    pub emblem: &'static str,
}

/// A kind of thing in the box. Rules and game pages show it where they name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its symbol in the sprite, and its term in the glossary.
    pub id: &'static str,
    /// How many there are in the box; `None` if they are printed on something else.
    pub copies: Option<usize>,
}

impl Part {
    pub fn counted(id: &'static str, copies: impl Into<usize>) -> Self {
        Self { id, copies: Some(copies.into()) }
    }

    pub const fn printed(id: &'static str) -> Self {
        Self { id, copies: None }
    }
}

/// What the log makes of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogKind {
    /// The heading of a chapter, such as a round.
    Chapter,
    Line,
    /// Not told: it can be seen on the board.
    Silent,
}

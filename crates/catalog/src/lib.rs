//! The one list of games. To add a game: its folder, and a line in [`GAMES`].

use board::{AnyBoard, Board};
use bots::AnyBots;
use game::{Advice, AnyGame, Erased};

/// In the order in which they are offered.
pub static GAMES: &[Entry] = &[
    Entry::of::<miaui::Miaui>(),
    Entry::of::<sewer_pirats::SewerPirats>(),
    Entry::of::<rattus_cartus::RattusCartus>(),
    Entry::of::<jackal::Jackal>(),
    Entry::of::<isle_of_cats::IsleOfCats>(),
];

#[derive(Clone, Copy)]
pub struct Entry {
    pub game: &'static dyn AnyGame,
    pub bots: &'static dyn AnyBots,
    pub board: &'static dyn AnyBoard,
}

impl Entry {
    const fn of<G: Advice + Board>() -> Self {
        Self { game: &Erased::<G>::NEW, bots: &Erased::<G>::NEW, board: &Erased::<G>::NEW }
    }
}

impl std::fmt::Debug for Entry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.game.fmt(f)
    }
}

pub fn find(id: &str) -> Result<&'static Entry, NoSuchGame> {
    GAMES.iter().find(|entry| entry.game.info().id == id).ok_or_else(|| NoSuchGame(id.to_owned()))
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSuchGame(pub String);

impl std::fmt::Display for NoSuchGame {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let known: Vec<&str> = GAMES.iter().map(|entry| entry.game.info().id).collect();
        write!(f, "there is no game `{}`; there is {}", self.0, known.join(", "))
    }
}

impl std::error::Error for NoSuchGame {}

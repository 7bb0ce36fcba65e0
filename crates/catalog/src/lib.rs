//! The one list of games. To add a game: its folder, and a line in [`GAMES`].

mod puzzles;
mod voyage;

use std::sync::LazyLock;

use board::{AnyBoard, Board};
use bots::AnyBots;
use game::{Advice, AnyGame, Erased, PerLang};
use train::AnyTrainer;

pub use puzzles::{Posed, PuzzleBook};
pub use voyage::{AfterDeed, FirstVoyage, Pointer, VoyageDeed, VoyageStep, fits};

/// The voyage of the game in this folder, read when it is first asked for.
macro_rules! voyage {
    ($folder:literal) => {{
        static VOYAGE: LazyLock<FirstVoyage> = LazyLock::new(|| {
            let texts = PerLang {
                en: include_str!(concat!("../../../games/", $folder, "/voyage/en.ftl")),
                ru: include_str!(concat!("../../../games/", $folder, "/voyage/ru.ftl")),
            };
            let steps = include_str!(concat!("../../../games/", $folder, "/voyage/steps.json"));
            FirstVoyage::read(steps, texts)
        });
        &VOYAGE
    }};
}

/// The puzzles of the game in this folder, read when they are first asked for.
macro_rules! puzzles {
    ($folder:literal) => {{
        static BOOK: LazyLock<PuzzleBook> = LazyLock::new(|| {
            PuzzleBook::read(include_str!(concat!("../../../games/", $folder, "/puzzles.jsonl")))
        });
        &BOOK
    }};
}

/// In the order in which they are offered.
pub static GAMES: &[Entry] = &[
    Entry::of::<miaui::Miaui>().sailing(voyage!("miaui")).puzzling(puzzles!("miaui")),
    Entry::of::<sewer_pirats::SewerPirats>()
        .sailing(voyage!("sewer-pirats"))
        .puzzling(puzzles!("sewer-pirats")),
    Entry::of::<rattus_cartus::RattusCartus>()
        .sailing(voyage!("rattus-cartus"))
        .puzzling(puzzles!("rattus-cartus")),
    Entry::of::<jackal::Jackal>().sailing(voyage!("jackal")).puzzling(puzzles!("jackal")),
    Entry::of::<isle_of_cats::IsleOfCats>()
        .sailing(voyage!("isle-of-cats"))
        .puzzling(puzzles!("isle-of-cats")),
];

#[derive(Clone, Copy)]
pub struct Entry {
    pub game: &'static dyn AnyGame,
    pub bots: &'static dyn AnyBots,
    pub board: &'static dyn AnyBoard,
    pub trainer: &'static dyn AnyTrainer,
    voyage: Option<&'static LazyLock<FirstVoyage>>,
    puzzles: Option<&'static LazyLock<PuzzleBook>>,
}

impl Entry {
    const fn of<G: Advice + Board>() -> Self {
        let (game, bots, board) = (&Erased::<G>::NEW, &Erased::<G>::NEW, &Erased::<G>::NEW);
        let trainer = &Erased::<G>::NEW;
        Self { game, bots, board, trainer, voyage: None, puzzles: None }
    }

    const fn sailing(self, voyage: &'static LazyLock<FirstVoyage>) -> Self {
        Self { voyage: Some(voyage), ..self }
    }

    const fn puzzling(self, puzzles: &'static LazyLock<PuzzleBook>) -> Self {
        Self { puzzles: Some(puzzles), ..self }
    }

    /// Its puzzles, if somebody looked for some.
    pub fn puzzles(&self) -> Option<&'static PuzzleBook> {
        self.puzzles.map(|puzzles| &**puzzles)
    }

    /// How the game is learnt by playing it, if somebody wrote that.
    pub fn voyage(&self) -> Option<&'static FirstVoyage> {
        self.voyage.map(|voyage| &**voyage)
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

//! Why something cannot be done, and by which rule.

use game::{Phrase, Reason, Say};
use serde::{Deserialize, Serialize};

use crate::cells::Cell;
use crate::components::{Cat, Tile, Treasure};
use crate::lessons::Lesson;

/// The texts hold a sentence for each, and [`Reason::rule`] names its rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    LessonsFirst,
    LessonsAreKept,
    NotDealt { lesson: Lesson },
    TreasureFirst,
    NoMapCovered,
    NotAround { cat: Cat },
    NoneLeft { treasure: Treasure },
    FitsNowhere { tile: Tile },
    NoSuchTurn { tile: Tile, turns: u8 },
    InTheWater,
    Overlaps { cell: Cell },
    Apart,
}

impl Say for Illegal {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::LessonsFirst => Phrase::new("illegal-lessons-first"),
            Self::LessonsAreKept => Phrase::new("illegal-lessons-are-kept"),
            Self::NotDealt { lesson } => Phrase::new("illegal-not-dealt").with("lesson", lesson),
            Self::TreasureFirst => Phrase::new("illegal-treasure-first"),
            Self::NoMapCovered => Phrase::new("illegal-no-map"),
            Self::NotAround { cat } => Phrase::new("illegal-not-around").with("cat", cat),
            Self::NoneLeft { treasure } => {
                Phrase::new("illegal-none-left").with("treasure", treasure)
            }
            Self::FitsNowhere { tile } => Phrase::new("illegal-fits-nowhere").with("tile", tile),
            Self::NoSuchTurn { tile, turns } => {
                Phrase::new("illegal-no-such-turn").with("tile", tile).with("turns", turns)
            }
            Self::InTheWater => Phrase::new("illegal-in-the-water"),
            Self::Overlaps { cell } => {
                Phrase::new("illegal-overlaps").with("cell", cell.to_string())
            }
            Self::Apart => Phrase::new("illegal-apart"),
        }
    }
}

impl Reason for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::LessonsFirst | Self::LessonsAreKept | Self::NotDealt { .. } => "S2",
            Self::TreasureFirst | Self::NoMapCovered => "P3",
            Self::NotAround { .. } => "D2",
            Self::NoneLeft { .. } => "C3",
            Self::FitsNowhere { .. } => "D3",
            Self::NoSuchTurn { .. } | Self::InTheWater | Self::Overlaps { .. } => "P1",
            Self::Apart => "P2",
        }
    }
}

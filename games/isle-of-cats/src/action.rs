//! What can be asked for.

use game::{Phrase, Say};
use serde::{Deserialize, Serialize};

use crate::components::{Cat, Tile, Treasure};
use crate::lessons::Lesson;
use crate::shapes::Spot;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Put this lesson back and keep the others (S2).
    ReturnLesson(Lesson),
    /// Take a cat and lay it there (D2).
    TakeCat { cat: Cat, spot: Spot },
    /// Take no more cats this day (D2).
    Pass,
    /// Take a treasure for the map and lay it there (P3).
    TakeTreasure { treasure: Treasure, spot: Spot },
    /// Take no treasure for the map (P3).
    LeaveTreasure,
}

impl Say for Action {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::ReturnLesson(lesson) => Phrase::new("action-return").with("lesson", lesson),
            Self::TakeCat { cat, spot } => Phrase::new("action-cat")
                .with("cat", cat)
                .with("cells", cells(Tile::Cat(cat), spot)),
            Self::Pass => Phrase::new("action-pass"),
            Self::TakeTreasure { treasure, spot } => Phrase::new("action-treasure")
                .with("treasure", treasure)
                .with("cells", cells(Tile::Treasure(treasure), spot)),
            Self::LeaveTreasure => Phrase::new("action-leave"),
        }
    }
}

/// The cells that a tile covers there; if it cannot lie there, the first one.
pub(crate) fn cells(tile: Tile, spot: Spot) -> String {
    tile.shape().cells_at(spot).map_or_else(|| spot.at.to_string(), |cells| cells.to_string())
}

//! What can happen.

use game::{Arg, PerSeat, Phrase, Say, Seat};
use serde::{Deserialize, Serialize};

use crate::action::cells;
use crate::components::{Cat, Colour, DAYS, Tile, Treasure};
use crate::plans::BoatNumber;
use crate::sets::{CatSet, LessonSet};
use crate::shapes::Spot;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// S1: everyone got a boat.
    BoatsDealt { boats: PerSeat<BoatNumber> },
    /// S1: the first player was drawn by lot.
    FirstPlayerDrawn { seat: Seat },
    /// S2: everyone got this many lessons.
    LessonsDealt { count: u8 },
    /// S2: whispered to each seat.
    LessonsReceived { lessons: LessonSet },
    /// S2: somebody chose which lessons to keep, secretly.
    LessonsKept { seat: Seat },
    /// D1.
    DayBegan { days_left: u8, first: Seat },
    /// D1: a rare treasure came out of the bag.
    RareTreasureDrawn { treasure: Treasure },
    /// D1: these cats lie around the island.
    CatsDrawn { cats: CatSet },
    /// D2: somebody took a cat aboard.
    CatTaken { seat: Seat, cat: Cat, spot: Spot },
    /// P3: a cat covered the map of its colour.
    MapCovered { seat: Seat, colour: Colour },
    /// P3: no open treasure fits.
    NoTreasureFits { seat: Seat },
    /// P3: somebody took a treasure for a map.
    TreasureTaken { seat: Seat, treasure: Treasure, spot: Spot },
    /// P3: somebody took no treasure for a map.
    TreasureLeft { seat: Seat },
    /// D2: somebody passed.
    Passed { seat: Seat },
    /// D3: somebody passed, because none of the cats fits.
    NoCatFits { seat: Seat },
    /// D2: these cats were left over and went out of the game.
    CatsLeftBehind { cats: CatSet },
    /// D4: Vesh's ship came nearer.
    DayEnded { days_left: u8 },
    /// E4: somebody's lessons were turned up.
    LessonsRevealed { seat: Seat, lessons: LessonSet },
    /// The match is over.
    MatchEnded,
}

impl Say for Event {
    fn phrase(&self) -> Phrase {
        match self {
            Self::BoatsDealt { boats } => Phrase::new("event-boats").with("boats", list_of(boats)),
            Self::FirstPlayerDrawn { seat } => Phrase::new("event-first").with("seat", *seat),
            Self::LessonsDealt { count } => Phrase::new("event-dealt").with("count", *count),
            Self::LessonsReceived { lessons } => {
                Phrase::new("event-received").with("lessons", lesson_list(*lessons))
            }
            Self::LessonsKept { seat } => Phrase::new("event-kept").with("seat", *seat),
            Self::DayBegan { days_left: 1, first } => {
                Phrase::new("event-last-day").with("day", DAYS).with("seat", *first)
            }
            Self::DayBegan { days_left, first } => Phrase::new("event-day")
                .with("day", DAYS + 1 - days_left)
                .with("days", DAYS)
                .with("seat", *first),
            Self::RareTreasureDrawn { treasure } => {
                Phrase::new("event-rare").with("treasure", *treasure)
            }
            Self::CatsDrawn { cats } => Phrase::new("event-cats").with("cats", cat_list(*cats)),
            Self::CatTaken { seat, cat, spot } => Phrase::new("event-cat")
                .with("seat", *seat)
                .with("cat", *cat)
                .with("cells", cells(Tile::Cat(*cat), *spot)),
            Self::MapCovered { seat, colour } => {
                Phrase::new("event-map").with("seat", *seat).with("colour", *colour)
            }
            Self::NoTreasureFits { seat } => Phrase::new("event-no-treasure").with("seat", *seat),
            Self::TreasureTaken { seat, treasure, spot } => Phrase::new("event-treasure")
                .with("seat", *seat)
                .with("treasure", *treasure)
                .with("cells", cells(Tile::Treasure(*treasure), *spot)),
            Self::TreasureLeft { seat } => Phrase::new("event-treasure-left").with("seat", *seat),
            Self::Passed { seat } => Phrase::new("event-passed").with("seat", *seat),
            Self::NoCatFits { seat } => Phrase::new("event-no-cat").with("seat", *seat),
            Self::CatsLeftBehind { cats } => {
                Phrase::new("event-left-behind").with("cats", cat_list(*cats))
            }
            Self::DayEnded { days_left } => Phrase::new("event-ship").with("days", *days_left),
            Self::LessonsRevealed { seat, lessons } => Phrase::new("event-revealed")
                .with("seat", *seat)
                .with("lessons", lesson_list(*lessons)),
            Self::MatchEnded => Phrase::new("event-ended"),
        }
    }

    fn phrase_of(&self, seat: Seat) -> Phrase {
        match self {
            Self::LessonsReceived { .. } => {
                Phrase { id: "event-received-of", ..self.phrase() }.with("seat", seat)
            }
            _ => self.phrase(),
        }
    }
}

fn list_of(boats: &PerSeat<BoatNumber>) -> Vec<Arg> {
    let one = |(seat, number): (Seat, &BoatNumber)| {
        Phrase::new("boat-of").with("seat", seat).with("number", number.index() + 1)
    };
    boats.iter().map(one).map(Arg::Phrase).collect()
}

pub(crate) fn cat_list(cats: CatSet) -> Vec<Arg> {
    cats.iter().map(Arg::from).collect()
}

pub(crate) fn lesson_list(lessons: LessonSet) -> Vec<Arg> {
    lessons.iter().map(Arg::from).collect()
}

//! What is kept of a table: the entries that make up its life.

use bots::Level;
use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::ids::{PlayerId, TableId};

/// One thing that happened at a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Entry {
    /// Somebody took a seat and added a salt to the deal.
    Sat {
        seat: Seat,
        player: PlayerId,
        /// Under which name.
        name: String,
        /// What they add to the deal.
        salt: String,
    },
    /// A seat became free.
    Stood { seat: Seat },
    /// A bot was given a seat.
    BotSeated {
        seat: Seat,
        /// How well it plays.
        #[serde(with = "level")]
        level: Level,
    },
    /// The match began; seats that were still free are gone, the others keep their order.
    Started,
    /// Somebody did something in the match.
    Acted {
        seat: Seat,
        /// What, in the game's own JSON.
        action: Box<RawValue>,
        /// How the client calls it, if a client asked for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    },
    /// Somebody took their last action back, and those forced ones that followed.
    TookBack {
        seat: Seat,
        /// How many of their actions.
        actions: u8,
    },
    /// Somebody asked to go back to before their last action, beyond what is free.
    UndoAsked { seat: Seat },
    /// Somebody answered that.
    UndoAnswered { seat: Seat, agree: bool },
    /// A bot plays for somebody who is away.
    StoodIn {
        seat: Seat,
        /// How well it plays.
        #[serde(with = "level")]
        level: Level,
    },
    /// Somebody who was away plays again.
    Returned { seat: Seat },
    /// Somebody said something. What is said is kept apart now; older tables have it here.
    Said {
        /// Their seat, if they have one in the match.
        seat: Option<Seat>,
        name: String,
        text: String,
    },
    /// The same people play again.
    Rematched { table: TableId },
    /// Somebody gave a sign of life, though they did nothing: tells how long people have been away.
    CameBy { seat: Seat },
    /// Somebody wants to give the match up.
    EndAsked { seat: Seat },
    /// Somebody wants to play on.
    EndRefused { seat: Seat },
    /// The host hushed the spectators, or lets them talk again.
    Hushed {
        /// Whether they are to be quiet.
        quiet: bool,
    },
    /// The table was given up.
    Closed,
}

impl Entry {
    /// The seat of the person who did it, if that was somebody who sits there.
    pub(crate) const fn by(&self) -> Option<Seat> {
        match self {
            Self::Acted { seat, .. }
            | Self::TookBack { seat, .. }
            | Self::UndoAsked { seat }
            | Self::UndoAnswered { seat, .. }
            | Self::Returned { seat }
            | Self::CameBy { seat }
            | Self::EndAsked { seat }
            | Self::EndRefused { seat } => Some(*seat),
            _ => None,
        }
    }
}

pub(super) mod level {
    use bots::Level;
    use serde::{Deserialize as _, Deserializer, Serializer};

    pub(in crate::table) fn serialize<S: Serializer>(
        level: &Level,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.serialize_str(level.id())
    }

    pub(in crate::table) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Level, D::Error> {
        let id = std::borrow::Cow::<'de, str>::deserialize(from)?;
        id.parse().map_err(serde::de::Error::custom)
    }

    pub(in crate::table) fn ids() -> Vec<&'static str> {
        Level::ALL.iter().map(|level| level.id()).collect()
    }
}

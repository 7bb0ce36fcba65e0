//! What is kept of a table: the entries that make up its life.

use bots::Level;
use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::setting_up::SetupChange;
use crate::ids::{PlayerId, TableId};

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Entry {
    Sat {
        seat: Seat,
        player: PlayerId,
        name: String,
        /// Their part of the seed.
        salt: String,
        /// Whether they play on the device of somebody who has this key.
        #[serde(default, skip_serializing_if = "is_not")]
        beside: bool,
    },
    Stood {
        seat: Seat,
    },
    BotSeated {
        seat: Seat,
        #[serde(with = "level")]
        level: Level,
    },
    /// The host changed what they had chosen.
    SetUp {
        change: SetupChange,
        /// The new word of a table that became private.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        invite: Option<String>,
    },
    /// Seats that were still free are gone; the others keep their order.
    Started,
    Acted {
        seat: Seat,
        /// In the game's own JSON.
        action: Box<RawValue>,
        /// The client's id for it, if a client asked for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    },
    /// Together with the forced actions that followed.
    TookBack {
        seat: Seat,
        /// How many of their actions.
        actions: u8,
    },
    /// To go back to before their last action, beyond what may be taken back freely.
    UndoAsked {
        seat: Seat,
    },
    UndoAnswered {
        seat: Seat,
        agree: bool,
    },
    /// A bot plays for somebody who is away.
    StoodIn {
        seat: Seat,
        #[serde(with = "level")]
        level: Level,
    },
    /// Somebody who was away plays again.
    Returned {
        seat: Seat,
    },
    /// Only in older tables: chat is kept apart now.
    Said {
        /// Their seat, if they have one in the match.
        seat: Option<Seat>,
        name: String,
        text: String,
    },
    Rematched {
        table: TableId,
    },
    /// A sign of life without an action: tells how long people have been away.
    CameBy {
        seat: Seat,
    },
    /// Somebody wants to give the match up.
    EndAsked {
        seat: Seat,
    },
    /// Somebody wants to play on.
    EndRefused {
        seat: Seat,
    },
    /// The host hushed the spectators, or lets them talk again.
    Hushed {
        quiet: bool,
    },
    /// The table was given up.
    Closed,
    /// Whoever played the deal of a day wants their name on its board, or not.
    Signed {
        named: bool,
    },
    /// A step of a voyage was begun.
    Sailed {
        /// Its id.
        step: String,
    },
    /// The question of a step of a voyage was answered. It is never kept.
    Guessed,
}

impl Entry {
    /// The seat of whoever did it, where that is somebody at the table.
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

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants it so")]
const fn is_not(flag: &bool) -> bool {
    !*flag
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

//! Who sits where.

use bots::Level;
use game::Seat;

use super::names::unlike;
use crate::ids::PlayerId;

/// Bots are called after people who really sailed.
const BOT_NAMES: [&str; game::MAX_SEATS] =
    ["Grace O’Malley", "Calico Jack", "Anne Bonny", "Henry Every", "Ching Shih", "Mary Read"];

/// For bots whose name a person has taken; nobody has all of them and a seat for each.
const SPARE_NAMES: [&str; game::MAX_SEATS] =
    ["Black Sam", "Long Ben", "Lady Killigrew", "Jean Bart", "Sayyida al Hurra", "Zheng Yi"];

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sitter {
    Open,
    Person {
        player: PlayerId,
        name: String,
        /// Their part of the seed.
        salt: String,
        /// The level of the bot that plays for them while they are away.
        stand_in: Option<Level>,
        /// When they last gave a sign of life here, in milliseconds since 1970, to within an hour.
        seen: u64,
    },
    Bot {
        level: Level,
        name: &'static str,
    },
}

impl Sitter {
    /// The bot for `seat`, with a name unlike those of the people at these seats.
    pub(crate) fn bot(seat: Seat, level: Level, seats: &[Self]) -> Self {
        let persons = seats.iter().filter(|sitter| sitter.player().is_some());
        let persons: Vec<&str> = persons.map(Self::name).collect();
        let usual = BOT_NAMES[seat.index() % BOT_NAMES.len()];
        let is_free = |name: &&str| unlike(name, &persons) == **name;
        let spare = SPARE_NAMES.into_iter().find(|name| is_free(name)).unwrap_or(usual);
        Self::Bot { level, name: if is_free(&usual) { usual } else { spare } }
    }

    /// Empty for a free seat.
    pub(crate) fn name(&self) -> &str {
        match self {
            Self::Open => "",
            Self::Person { name, .. } => name,
            Self::Bot { name, .. } => name,
        }
    }

    pub(crate) const fn player(&self) -> Option<PlayerId> {
        match self {
            Self::Person { player, .. } => Some(*player),
            _ => None,
        }
    }

    /// The level of the bot that decides now, if one does.
    pub(crate) const fn deciding_bot(&self) -> Option<Level> {
        match self {
            Self::Bot { level, .. } => Some(*level),
            Self::Person { stand_in, .. } => *stand_in,
            Self::Open => None,
        }
    }

    /// Their part of the seed; bots add nothing.
    pub(crate) fn salt(&self) -> String {
        match self {
            Self::Person { salt, .. } => salt.clone(),
            _ => String::new(),
        }
    }

    /// As the API and the lobby name it.
    pub(crate) const fn kind(&self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Person { .. } => "person",
            Self::Bot { .. } => "bot",
        }
    }
}

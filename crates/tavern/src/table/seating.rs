//! Who sits where.

use bots::Level;
use game::Seat;

use super::Table;
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
        /// Whether they play on the device of somebody who has this key.
        beside: bool,
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

impl Table {
    /// Whether the match begins with a deal, and not where another one was or in a position.
    pub(crate) const fn is_dealt(&self) -> bool {
        self.setup.branch.is_none() && self.setup.position.is_none()
    }

    /// How many must have sat down before the match begins: where it was not dealt, no seat can be left out.
    pub(crate) fn fewest(&self) -> usize {
        if self.is_dealt() {
            usize::from(self.kind.game.info().min_seats)
        } else {
            self.seats.len()
        }
    }

    /// The level of bots for somebody who beat those here, or wants to: the next one above the weakest. `None` if there is
    /// none, or if others would be concerned.
    pub(crate) fn harder_bots(&self) -> Option<Level> {
        let weakest = self.weakest_bot().filter(|_| self.people().len() < 2)?;
        Level::ALL.iter().copied().find(|level| *level > weakest)
    }

    /// The weakest bot here, which says against whom a match is played.
    pub(crate) fn weakest_bot(&self) -> Option<Level> {
        let level = |sitter: &Sitter| match sitter {
            Sitter::Bot { level, .. } => Some(*level),
            _ => None,
        };
        self.seats.iter().filter_map(level).min()
    }
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

    /// A bot that is weaker plays at this level from now on.
    pub(crate) fn set_level(&mut self, least: Level) {
        if let Self::Bot { level, .. } = self {
            *level = least.max(*level);
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::TableId;
    use crate::table::trial::person;
    use crate::table::{Ask, TableSetup};

    #[test]
    fn harder_bots_are_offered_to_whoever_plays_alone_until_there_are_none() {
        let (anna, boris) = (person(1, "Anna"), person(2, "Boris"));
        let setup = TableSetup::new(anna.player, 3);
        let mut table = Table::new(TableId::random(), &catalog::GAMES[0], setup, 0);
        let sit = Ask::Sit { seat: None, salt: None };
        table.ask(&anna, &sit).unwrap();
        assert_eq!(table.harder_bots(), None, "there are no bots");
        for (level, harder) in [(Level::Captain, Some(Level::Legend)), (Level::Legend, None)] {
            table.ask(&anna, &Ask::Bot { seat: Seat::new(1), level }).unwrap();
            assert_eq!(table.harder_bots(), harder);
        }
        table.ask(&anna, &Ask::Bot { seat: Seat::new(1), level: Level::Sailor }).unwrap();
        table.ask(&boris, &sit).unwrap();
        assert_eq!(table.harder_bots(), None, "Boris would be concerned");
    }
}

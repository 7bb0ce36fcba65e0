//! Who follows a table: bots think only while somebody does, and on that person's account.

use std::time::Instant;

use super::Table;
use crate::ids::PlayerId;

/// How many of those who looked are remembered.
const MANY: usize = 16;

/// `None` is any stranger without a key.
pub(super) type Follower = Option<PlayerId>;

/// Who looked at a table or asked it for something, and when they last did; the latest last.
#[derive(Debug, Default)]
pub(super) struct Attention {
    looks: Vec<(Follower, Instant)>,
}

impl Attention {
    pub(super) fn note(&mut self, who: Follower, now: Instant) {
        self.looks.retain(|(other, _)| *other != who);
        if self.looks.len() >= MANY {
            self.looks.remove(0);
        }
        self.looks.push((who, now));
    }

    /// For whom bots think here: of those who looked since then, the one whose table it is most.
    pub(super) fn follower(&self, table: &Table, since: Option<Instant>) -> Option<Follower> {
        let lately = self.looks.iter().filter(|(_, at)| since.is_none_or(|since| *at >= since));
        lately.map(|(who, _)| *who).min_by_key(|who| rank(table, *who))
    }
}

/// How much a table is theirs: the host comes first, then those who sit there, then other known players.
pub(super) fn rank(table: &Table, who: Follower) -> u8 {
    match who {
        Some(player) if player == table.setup().host => 0,
        Some(player) if table.seat_of(player).is_some() => 1,
        Some(_) => 2,
        None => 3,
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::ids::TableId;
    use crate::table::trial::person;
    use crate::table::{Ask, TableSetup};

    const HOST: PlayerId = PlayerId::from_bytes([1; 32]);
    const GUEST: PlayerId = PlayerId::from_bytes([2; 32]);
    const STRANGER: PlayerId = PlayerId::from_bytes([3; 32]);

    fn table() -> Table {
        let kind = &catalog::GAMES[0];
        let setup = TableSetup::new(HOST, kind.game.info().max_seats);
        let mut table = Table::new(TableId::random(), kind, setup, 0);
        table.ask(&person(2, "Boris"), &Ask::Sit { seat: None, salt: None }).unwrap();
        table
    }

    #[test]
    fn bots_think_for_the_host_if_present_or_else_for_a_player_or_else_for_a_spectator() {
        let (table, now) = (table(), Instant::now());
        let mut attention = Attention::default();
        assert_eq!(attention.follower(&table, None), None);
        for who in [None, Some(STRANGER), Some(GUEST), Some(HOST)] {
            attention.note(who, now);
            assert_eq!(attention.follower(&table, None), Some(who));
        }
    }

    #[test]
    fn whoever_looked_long_ago_does_not_count() {
        let (table, long_ago) = (table(), Instant::now());
        let now = long_ago + Duration::from_secs(100);
        let mut attention = Attention::default();
        attention.note(Some(HOST), long_ago);
        assert_eq!(attention.follower(&table, Some(now)), None);
        attention.note(Some(GUEST), now);
        assert_eq!(attention.follower(&table, Some(now)), Some(Some(GUEST)));
    }

    #[test]
    fn only_the_latest_are_remembered() {
        let mut attention = Attention::default();
        for number in 0..100 {
            attention.note(Some(PlayerId::from_bytes([number; 32])), Instant::now());
        }
        assert_eq!(attention.looks.len(), MANY);
    }
}

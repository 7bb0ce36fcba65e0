//! Who may come to a table, who may look, and until when anybody may talk.

use super::Table;
use crate::ids::{PlayerId, same_word};
use crate::problem::{Outcome, Problem};
use crate::store::Status;

/// So many lines are said at a table, and no more.
const MAX_LINES: usize = 2_000;

impl Table {
    /// Whether somebody may come in at all.
    ///
    /// # Errors
    /// If the table is not public and they do not know its word.
    pub fn admit(&self, player: Option<PlayerId>, invite: Option<&str>) -> Outcome<()> {
        let Some(word) = &self.setup.invite else { return Ok(()) };
        let belongs = player
            .is_some_and(|player| self.setup.host == player || self.seat_of(player).is_some());
        if belongs || invite.is_some_and(|invite| same_word(invite, word)) {
            return Ok(());
        }
        Err(Problem::forbidden("problem-not-invited"))
    }

    /// Whether somebody may look.
    ///
    /// # Errors
    /// If they may not come in, or have no seat at a table without spectators.
    pub fn admit_to_look(&self, player: Option<PlayerId>, invite: Option<&str>) -> Outcome<()> {
        self.admit(player, invite)?;
        let seated = player.is_some_and(|player| self.seat_of(player).is_some());
        if seated || self.setup.spectators || self.status() == Status::Gathering {
            return Ok(());
        }
        Err(Problem::forbidden("problem-no-spectators"))
    }

    /// Whether anything may still be said here.
    ///
    /// # Errors
    /// If the table was given up, or everything that fits has been said.
    pub fn admit_to_talk(&self) -> Outcome<()> {
        if self.closed {
            return Err(Problem::conflict("problem-given-up"));
        }
        if self.lines_said >= MAX_LINES {
            return Err(Problem::conflict("problem-said-enough").with("max", MAX_LINES));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::TableId;
    use crate::table::{Ask, Asker, TableSetup};

    #[test]
    fn so_much_is_said_at_a_table_and_no_more_and_nothing_once_it_is_given_up() {
        let player = PlayerId::from_bytes([1; 32]);
        let host = Asker { player, name: "Anna".to_owned(), invite: None };
        let setup = TableSetup::new(player, 3);
        let mut table = Table::new(TableId::random(), &catalog::GAMES[0], setup, 0);
        let say = |table: &mut Table| {
            let said = table.ask(&host, &Ask::Say { text: "Ahoy!".to_owned() });
            said.map(|_| ()).map_err(|problem| problem.code())
        };
        for _ in 0..MAX_LINES {
            assert_eq!(say(&mut table), Ok(()));
        }
        assert_eq!(say(&mut table), Err("said-enough"));
        table.ask(&host, &Ask::Close).unwrap();
        assert_eq!(say(&mut table), Err("given-up"));
    }
}

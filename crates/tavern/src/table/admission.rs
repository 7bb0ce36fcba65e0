//! Who may come to a table, and who may look.

use super::Table;
use crate::ids::{PlayerId, same_word};
use crate::problem::{Problem, Result};
use crate::store::Status;

impl Table {
    /// A private table is for its host, those who sit there, and whoever knows its word.
    pub(crate) fn admit(&self, player: Option<PlayerId>, invite: Option<&str>) -> Result<()> {
        let Some(word) = &self.setup.invite else { return Ok(()) };
        let belongs = player
            .is_some_and(|player| self.setup.host == player || self.seat_of(player).is_some());
        if belongs || invite.is_some_and(|invite| same_word(invite, word)) {
            return Ok(());
        }
        // The same as if there were no such table: whoever is not invited learns nothing about it.
        Err(Problem::missing("problem-no-table"))
    }

    /// Those who play put their table on a screen, by a code that only they are shown. It opens nothing but the view.
    fn is_screen(&self, word: &str) -> bool {
        let code = &self.setup.screen;
        !code.is_empty() && same_word(word, code)
    }

    /// Without spectators, only those with a seat may look once the match has begun.
    pub(crate) fn admit_to_look(
        &self,
        player: Option<PlayerId>,
        invite: Option<&str>,
    ) -> Result<()> {
        if invite.is_some_and(|word| self.is_screen(word)) {
            return Ok(());
        }
        self.admit(player, invite)?;
        let seated = player.is_some_and(|player| self.seat_of(player).is_some());
        if seated || self.setup.spectators || self.status() == Status::Gathering {
            return Ok(());
        }
        Err(Problem::forbidden("problem-no-spectators"))
    }
}

//! Positions prepared by name, at which a match can begin.

use crate::{BadSetup, Game, Record};

/// A position that was set up in code, card by card, for a fixed number of seats and fixed options.
#[derive(Clone, Debug)]
pub struct Position<G: Game> {
    /// No two of a game are alike. Records name it: whoever changes what it stands for raises
    /// [`crate::Info::rules_version`], or gives it another id.
    pub id: &'static str,
    pub n_seats: u8,
    pub options: G::Options,
    /// A position that a match could come to: nothing is lost, and somebody is to act.
    pub state: fn() -> G,
}

impl<G: Game> Position<G> {
    /// # Errors
    /// If the game has no such position.
    pub fn find(id: &str) -> Result<Self, BadSetup> {
        let found = G::positions().into_iter().find(|position| position.id == id);
        found.ok_or_else(|| BadSetup::NoPosition { found: id.to_owned() })
    }

    /// The state for a match with this record.
    pub(crate) fn state_for(&self, record: &Record<G>) -> Result<G, BadSetup> {
        if record.seats.len() == usize::from(self.n_seats) && record.options == self.options {
            return Ok((self.state)());
        }
        Err(BadSetup::OtherPosition { position: self.id, n_seats: self.n_seats })
    }
}

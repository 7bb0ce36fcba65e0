//! Matches that go on where another one was.

use serde::{Deserialize, Serialize};

use crate::{BadRecord, BadSetup, Game, Match, Record, Rng, Seat, Story, Viewer};

/// How often a match may go on from one that itself went on from another.
pub(crate) const MAX_BRANCHES: u8 = 4;

/// Where a match goes on, though it was not played there from the beginning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Branch {
    /// The other match up to there, in the compact form of its record.
    pub record: String,
    /// The seat that imagined anew what is hidden from it; `None`: everything is as it was.
    pub imagined: Option<Seat>,
}

impl<G: Game> Match<G> {
    /// A match that goes on there. It has the options and the number of seats of the other one.
    pub fn on(branch: Branch, seats: Vec<String>, seed: crate::Seed) -> Result<Self, BadSetup> {
        let options = branch.read::<G>()?.options;
        let mut record = Record::new(options, seats, seed);
        record.circumstances.branch = Some(branch);
        Self::begin(record, MAX_BRANCHES)
    }

    /// The branch at which another match can go on after the first `n_actions` of this one.
    pub fn branch_after(&self, n_actions: usize, imagined: Option<Seat>) -> Branch {
        let mut record = self.record().clone();
        record.actions.truncate(n_actions);
        Branch { record: record.to_compact(), imagined }
    }
}

impl Branch {
    pub(crate) fn read<G: Game>(&self) -> Result<Record<G>, BadSetup> {
        Record::read(&self.record).map_err(not_there)
    }

    /// The state at which a match with this record begins, and what was told before. What was whispered to seats that
    /// hold something else now is left out.
    pub(crate) fn begin<G: Game>(
        &self,
        record: &Record<G>,
        branches_left: u8,
    ) -> Result<(G, Story<G>), BadSetup> {
        let branches_left = branches_left.checked_sub(1).ok_or(BadSetup::TooManyBranches)?;
        let other = self.read::<G>()?;
        let n_seats = other.seats.len();
        if record.seats.len() != n_seats || record.options != other.options {
            return Err(BadSetup::OtherBranch { n_seats: n_seats as u8 });
        }
        let other = Match::replay_within(&other, branches_left).map_err(not_there)?;
        if other.to_act().is_empty() {
            return Err(BadSetup::BranchOver);
        }
        match self.imagined {
            None => Ok((other.state().clone(), other.story().up_to(other.told().len()))),
            Some(seat) if usize::from(seat.number()) < n_seats => {
                let view = other.view(Viewer::Seat(seat));
                let state = G::imagine(&view, &mut Rng::of_step(record.seed, 0));
                Ok((state, other.story().heard_by(Viewer::Seat(seat))))
            }
            Some(_) => Err(BadSetup::OtherBranch { n_seats: n_seats as u8 }),
        }
    }
}

fn not_there(why: BadRecord) -> BadSetup {
    BadSetup::NoBranch { why: Box::new(why) }
}

//! Contests: one deal that many play, each at a table of their own, from the same seat and against the same bots.

use game::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::{Ask, Asker, Hints, Sitter, Table, TableSetup};
use crate::day::Day;
use crate::ids::{PlayerId, TableId, random_word};

/// How a table belongs to a contest. Its bots always answer the same in the same position, nobody is given hints, and
/// nothing that was revealed is undone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Contest {
    /// By what all its tables are found.
    pub(crate) id: String,
    /// The seats' part of the deal.
    pub(crate) salts: Vec<String>,
    /// What a try at the deal of a day is worth.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) standing: Option<TryStanding>,
}

/// What a try at the deal of a day is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum TryStanding {
    /// It counts, if it ends in time.
    Counts,
    /// The player has tried before.
    Later,
    /// The player's key was not known before the day began.
    New,
    /// Somebody whose key is new has tried from the same network before.
    Seen,
    /// The day was over.
    Past,
}

/// Begins the id of a contest that a table gave its deal to.
const CHALLENGE: &str = "table ";
/// Begins the id of the contest of a day; the day and the game follow.
const OF_DAY: &str = "day ";

impl Contest {
    /// The contest of which this table is the first.
    pub(crate) fn of_table(table: TableId, salts: Vec<String>) -> Self {
        Self { id: format!("{CHALLENGE}{table}"), salts, standing: None }
    }

    /// The id of the contest that everybody plays on a day.
    pub(crate) fn id_of_day(day: Day, game: &str) -> String {
        format!("{OF_DAY}{day} {game}")
    }

    /// The day whose deal it is, and the game.
    pub(crate) fn day(&self) -> Option<(Day, &str)> {
        let (day, game) = self.id.strip_prefix(OF_DAY)?.split_once(' ')?;
        Some((day.parse().ok()?, game))
    }

    /// The table whose deal it is.
    pub(crate) fn source(&self) -> Option<TableId> {
        self.id.strip_prefix(CHALLENGE)?.parse().ok()
    }
}

impl Table {
    /// Whether its deal is that of a day which was not over at this time, in milliseconds since 1970: until then nobody
    /// is shown more of it than the match has shown them.
    pub(crate) fn is_sealed(&self, now: u64) -> bool {
        self.of_day().is_some_and(|(day, _)| now < day.opens())
    }

    /// The day whose deal is played here, and what this try is worth.
    pub(crate) fn of_day(&self) -> Option<(Day, TryStanding)> {
        let contest = self.setup.contest.as_ref()?;
        Some((contest.day()?.0, contest.standing?))
    }

    /// The contest that this table belongs to, or could be the first of; `None` unless one person plays against bots.
    pub(crate) fn as_contest(&self) -> Option<Contest> {
        let may_be = self.people().len() == 1 && !self.setup.voyage && self.setup.puzzle.is_none();
        self.play.as_ref().filter(|_| may_be)?;
        let own = || Contest::of_table(self.id, self.seats.iter().map(Sitter::salt).collect());
        Some(self.setup.contest.clone().unwrap_or_else(own))
    }

    /// The seat from which everybody plays its deal, and who.
    pub(crate) fn contestant(&self) -> Option<(Seat, PlayerId)> {
        let seat = self.people().first()?;
        Some((seat, self.sitter(seat).player()?))
    }

    /// What somebody else chooses to play the same deal.
    pub(crate) fn same_deal(&self, host: PlayerId, contest: Contest) -> TableSetup {
        let invite = self.setup.invite.as_ref().map(|_| random_word());
        TableSetup {
            host,
            n_seats: self.seats.len() as u8,
            invite,
            rematch_of: None,
            ..self.setup.clone()
        }
        .in_contest(contest)
    }

    /// What they ask for first: the same seat, and the same bots at the others.
    pub(crate) fn same_seats(&self, host: &Asker) -> Vec<(Asker, Ask)> {
        let ask = |(seat, sitter): (Seat, &Sitter)| match sitter {
            Sitter::Bot { level, .. } => Ask::Bot { seat, level: *level },
            _ => Ask::Sit { seat: Some(seat), salt: Some(String::new()) },
        };
        let seats = self.all_seats().zip(&self.seats).map(ask);
        seats.chain([Ask::Start]).map(|ask| (host.clone(), ask)).collect()
    }
}

impl TableSetup {
    pub(crate) fn in_contest(self, contest: Contest) -> Self {
        Self { contest: Some(contest), hints: Hints::Never, ..self }
    }

    /// What a bot of a contest makes of what it sees: the same for everybody to whom the same happened, and nobody can
    /// foretell it who does not know the secret.
    pub(super) fn chance_for(&self, seat: Seat, view: &str) -> u64 {
        let mut hash = Sha256::new();
        hash.update(self.deal(Vec::new()).secret.bytes());
        hash.update([seat.number()]);
        hash.update(view.as_bytes());
        let digest: [u8; 32] = hash.finalize().into();
        u64::from_le_bytes(std::array::from_fn(|i| digest[i]))
    }
}

#[cfg(test)]
mod tests {
    use bots::Level;

    use super::*;
    use crate::table::trial::person;

    /// A match on the deal of this day, which the first legal actions have brought to its end.
    fn played_on(day: Day) -> Table {
        let (anna, kind) = (person(1, "Anna"), &catalog::GAMES[0]);
        let n_seats = kind.game.info().min_seats;
        let contest = Contest {
            id: Contest::id_of_day(day, kind.game.info().id),
            salts: vec![String::new(); n_seats.into()],
            standing: Some(TryStanding::Counts),
        };
        let setup = TableSetup::new(anna.player, n_seats).in_contest(contest);
        let mut table = Table::new(TableId::random(), kind, setup, 0);
        table.ask(&anna, &Ask::Sit { seat: None, salt: None }).unwrap();
        for seat in 1..n_seats {
            let bot = Ask::Bot { seat: Seat::new(seat), level: Level::CabinBoy };
            table.ask(&anna, &bot).unwrap();
        }
        table.ask(&anna, &Ask::Start).unwrap();
        while let Some(seat) = table.play().unwrap().the_match().to_act().first() {
            let action = table.play().unwrap().the_match().legal_json(seat, 1)[0].clone().into();
            table.act(seat, action).unwrap();
        }
        table
    }

    #[test]
    fn the_match_of_a_day_is_opened_when_the_day_is_over_and_not_before() {
        let day = Day(20_000);
        let table = played_on(day);
        assert!(table.is_played_out() && table.opened_match(day.opens() - 1).is_none());
        assert!(table.opened_match(day.opens()).is_some());
    }
}

//! What is found out about matches that came to their end, so that they can be looked for: all of it follows from their
//! entries and their analysis, and can be made anew from them.

use serde::{Deserialize, Serialize};

use crate::ids::TableId;

/// How many of the newest matches are searched: what somebody looks for never costs more than that.
pub(crate) const SEARCHED: u32 = 20_000;

/// A match that came to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Finished {
    /// In milliseconds since 1970.
    pub(crate) ended: u64,
    /// Whether everybody may find it.
    pub(crate) is_listed: bool,
    pub(crate) seats: Vec<FinishedSeat>,
    /// How many actions it took.
    pub(crate) length: u32,
    /// How far the winner was ahead of the next, in percent of the winner's points.
    pub(crate) margin: u32,
    /// How often the lead changed, if the match was thought over.
    pub(crate) lead_changes: Option<u32>,
    /// What whoever played it in a contest has made of it.
    pub(crate) contest: Option<Score>,
}

/// Who sat at a table, as they were called there, and how they came off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct FinishedSeat {
    pub(crate) name: String,
    pub(crate) bot: bool,
    pub(crate) points: i32,
    pub(crate) place: u8,
}

/// What somebody made of the deal of a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Score {
    pub(crate) points: i32,
    /// Whether it counts for the board of a day.
    pub(crate) counts: bool,
    /// Whether they want their name to stand there.
    pub(crate) is_named: bool,
}

impl Finished {
    pub(super) fn seats_json(&self) -> String {
        serde_json::to_string(&self.seats).expect("plain data, which JSON can hold")
    }

    pub(super) fn people(&self) -> u8 {
        self.seats.iter().filter(|seat| !seat.bot).count() as u8
    }

    pub(super) fn points(&self) -> Option<i32> {
        self.contest.map(|score| score.points)
    }

    pub(super) fn counts(&self) -> bool {
        self.contest.is_some_and(|score| score.counts)
    }

    pub(super) fn is_named(&self) -> bool {
        self.contest.is_some_and(|score| score.is_named)
    }
}

/// The seats as they were kept.
pub(super) fn read_seats(json: &str) -> Vec<FinishedSeat> {
    serde_json::from_str(json).unwrap_or_default()
}

/// Whoever played it themselves is called so at the table.
pub(super) fn name_of_player(seats: &str) -> Option<String> {
    read_seats(seats).into_iter().find(|seat| !seat.bot).map(|seat| seat.name)
}

/// The deal of a day, to which the tavern has bound itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StoredDay {
    /// Days since 1970.
    pub(crate) day: u32,
    pub(crate) game: String,
    pub(crate) secret: [u8; 32],
    /// When the tavern bound itself to it, in seconds since 1970.
    pub(crate) committed: u64,
}

/// Which tries at the deal of a contest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tries {
    Counted,
    /// Whatever came to its end.
    All,
}

/// One of the best who played a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Placed {
    pub(crate) table: TableId,
    /// If they want it to be seen.
    pub(crate) name: Option<String>,
    pub(crate) points: i32,
}

/// One of somebody's own tries at the deal of a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OwnTry {
    pub(crate) table: TableId,
    pub(crate) is_over: bool,
    /// `None` if it is not over or was given up.
    pub(crate) score: Option<Score>,
    /// What it was worth when it began, by its id.
    pub(crate) standing: Option<String>,
}

/// Which matches somebody looks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct MatchSearch {
    /// Empty for all.
    pub(crate) game: String,
    /// How many sat there; 0 for any number.
    pub(crate) seats: u8,
    /// How many of them were people, at least.
    pub(crate) people: u8,
    /// Exactly as somebody was called there; empty for anybody.
    pub(crate) name: String,
    pub(crate) order: Order,
    pub(crate) skip: u32,
    pub(crate) limit: u32,
}

/// What comes first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Order {
    #[default]
    Newest,
    /// Where the lead changed most often, then what was closest.
    Exciting,
    Closest,
    Longest,
    Shortest,
}

impl Order {
    pub(crate) const ALL: [Self; 5] =
        [Self::Newest, Self::Exciting, Self::Closest, Self::Longest, Self::Shortest];

    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Newest => "newest",
            Self::Exciting => "exciting",
            Self::Closest => "closest",
            Self::Longest => "longest",
            Self::Shortest => "shortest",
        }
    }

    pub(crate) fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|order| order.id() == id)
    }

    /// By which number the statements know it.
    pub(super) const fn number(self) -> i32 {
        self as i32
    }
}

impl MatchSearch {
    /// How the name stands in the seats that are kept; empty for anybody.
    pub(super) fn name_json(&self) -> String {
        if self.name.is_empty() {
            return String::new();
        }
        let name = serde_json::to_string(&self.name).unwrap_or_default();
        format!("\"name\":{name},")
    }
}

/// A match that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) table: TableId,
    pub(crate) game: String,
    pub(crate) ended: u64,
    pub(crate) seats: Vec<FinishedSeat>,
    pub(crate) length: u32,
    pub(crate) margin: u32,
    pub(crate) lead_changes: Option<u32>,
}

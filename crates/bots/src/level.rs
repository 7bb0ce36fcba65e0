use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use game::Advice;

use crate::Budget;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Plays at random.
    CabinBoy,
    /// Plays as the game's advice says.
    Sailor,
    /// Searches, for up to a fifth of a second.
    Captain,
    /// Searches for longer.
    Legend,
}

impl Level {
    /// Sits down if nobody says otherwise.
    pub const USUAL: Self = Self::Captain;

    /// The weakest first.
    pub const ALL: &'static [Self] = &[Self::CabinBoy, Self::Sailor, Self::Captain, Self::Legend];

    /// Its id; `level-ID` is its text.
    pub const fn id(self) -> &'static str {
        match self {
            Self::CabinBoy => "cabin-boy",
            Self::Sailor => "sailor",
            Self::Captain => "captain",
            Self::Legend => "legend",
        }
    }

    /// Whether it weighs chances, and so can be asked what it expected.
    pub const fn searches(self) -> bool {
        matches!(self, Self::Captain | Self::Legend)
    }
}

impl Level {
    /// How much a bot of this level thinks about a decision of `G`; `None` if it does not search. It is a number of
    /// iterations, so that a busy machine does not make it weaker, with a time limit on top.
    pub(crate) fn budget<G: Advice>(self, n_seats: u8) -> Option<Budget> {
        let (iterations, milliseconds) = match self {
            Self::CabinBoy | Self::Sailor => return None,
            Self::Captain => (G::captain(n_seats), 200),
            Self::Legend => (G::LEGEND, 1500),
        };
        let time = Some(Duration::from_millis(milliseconds));
        Some(Budget { iterations, time, threads: 1 })
    }

    /// How many worlds it looks at where nobody waits.
    pub(crate) fn at_leisure<G: Advice>(self, n_seats: u8) -> Option<u32> {
        let usual = self.budget::<G>(n_seats)?.iterations;
        Some(if self == Self::Legend { usual.max(G::LEGEND_AT_LEISURE) } else { usual })
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadLevel(pub String);

impl fmt::Display for BadLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = Level::ALL.iter().map(|level| level.id()).collect();
        write!(f, "there is no bot level `{}`; there is {}", self.0, known.join(", "))
    }
}

impl std::error::Error for BadLevel {}

impl FromStr for Level {
    type Err = BadLevel;

    fn from_str(text: &str) -> Result<Self, BadLevel> {
        let level = Self::ALL.iter().copied().find(|level| level.id() == text);
        level.ok_or_else(|| BadLevel(text.to_owned()))
    }
}

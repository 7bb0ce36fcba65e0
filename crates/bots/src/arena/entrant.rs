use std::fmt;

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::Level;
use crate::engine::{Fault, Program};

/// Who plays in an arena.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Entrant {
    Level(Level),
    /// A program of anybody's.
    Engine(Program),
}

impl Entrant {
    /// What an engine's name begins with, where levels and engines are named.
    pub const ENGINE: &str = "engine:";
}

/// As somebody would type it.
impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => level.fmt(f),
            Self::Engine(program) => write!(f, "{}{program}", Self::ENGINE),
        }
    }
}

/// A match that an engine lost because it could not play on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forfeit {
    /// The number of the match in its deal, counted from 0.
    pub nth: usize,
    pub seat: Seat,
    #[serde(flatten)]
    pub fault: Fault,
}

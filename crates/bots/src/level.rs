use std::fmt;
use std::str::FromStr;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Plays at random.
    CabinBoy,
    /// Plays as the game's advice says.
    Sailor,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: &'static [Self] = &[Self::CabinBoy, Self::Sailor];

    /// Its id; `level-ID` is its text.
    pub const fn id(self) -> &'static str {
        match self {
            Self::CabinBoy => "cabin-boy",
            Self::Sailor => "sailor",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// There is no such level.
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

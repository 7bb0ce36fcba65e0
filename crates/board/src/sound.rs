//! Which of the tavern's few sounds a moment has.

/// What something that happens sounds like. Whoever hears of an event may hear its sound, and nobody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// Something of paper or wood is laid, drawn or turned up.
    Card,
    /// Somebody or something goes into the water, or a ship sets sail.
    Splash,
    /// Somebody gains something of worth.
    Coin,
    Cat,
    /// Chance decides.
    Dice,
}

impl Sound {
    pub const ALL: [Self; 5] = [Self::Card, Self::Splash, Self::Coin, Self::Cat, Self::Dice];

    /// Its name in `sound.js`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Card => "card",
            Self::Splash => "splash",
            Self::Coin => "coin",
            Self::Cat => "cat",
            Self::Dice => "dice",
        }
    }
}

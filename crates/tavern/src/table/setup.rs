//! What the host chose before anybody sat down.

use bots::Level;
use game::{Deal, Seed};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::{PlayerId, TableId, random_bytes, random_word};
use crate::problem::{Problem, Result};

/// The longest time for a decision that can be asked for: a week.
pub(crate) const MAX_SECONDS: u32 = 7 * 24 * 3_600;

/// What the host chose, and the server's secret for the deal.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TableSetup {
    /// Options of the game as name and value; what is not named has its default.
    pub options: Vec<(String, String)>,
    /// How many seats there are.
    pub(crate) n_seats: u8,
    /// Who made the table.
    pub(crate) host: PlayerId,
    /// The word that opens a table which is not public.
    pub(crate) invite: Option<String>,
    /// Whether people without a seat may look.
    pub(crate) spectators: bool,
    /// How many seconds there are for a decision, if that is limited.
    pub(crate) seconds: Option<u32>,
    /// What happens when somebody is away.
    pub(crate) absence: Absence,
    /// When a captain may be asked for a hint.
    #[serde(default)]
    pub(crate) hints: Hints,
    /// The server's part of the seed, hidden until the end.
    pub secret: Secret,
    /// The table whose people play again here.
    pub(crate) rematch_of: Option<TableId>,
}

/// The server's part of the seed of a deal. Whoever knew it could foretell every card, so that nothing outside of this
/// folder can read it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(Seed);

impl Secret {
    /// A new one.
    fn random() -> Self {
        Self(Seed::from_bytes(random_bytes()))
    }
}

impl From<Seed> for Secret {
    fn from(seed: Seed) -> Self {
        Self(seed)
    }
}

/// What happens when somebody is away or out of time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Absence {
    /// The table waits.
    #[default]
    Wait,
    /// A bot plays until they return.
    StandIn,
}

/// When a captain may be asked for a hint.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Hints {
    /// While nobody else sits there, or can come.
    #[default]
    Alone,
    Always,
    /// Not at all.
    Never,
}

/// What the host wants a seat to be at first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstSitter {
    /// Free.
    Nobody,
    /// The host's own.
    Host,
    /// A bot's.
    Bot(Level),
}

impl std::str::FromStr for FirstSitter {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self> {
        match text {
            "open" => Ok(Self::Nobody),
            "me" => Ok(Self::Host),
            level => level.parse().map(Self::Bot).map_err(|_| no_level(level)),
        }
    }
}

/// There is no such level of bots.
pub(crate) fn no_level(level: &str) -> Problem {
    Problem::malformed("problem-no-level").with("level", level)
}

impl TableSetup {
    /// A public table without a clock where spectators are welcome.
    pub fn new(host: PlayerId, n_seats: u8) -> Self {
        Self {
            options: Vec::new(),
            n_seats,
            host,
            invite: None,
            spectators: true,
            seconds: None,
            absence: Absence::Wait,
            hints: Hints::Alone,
            secret: Secret::random(),
            rematch_of: None,
        }
    }

    /// The same setup for another match, with a secret of its own.
    pub(crate) fn again(&self, host: PlayerId, n_seats: u8, of: TableId) -> Self {
        let secret = Secret::random();
        let invite = self.invite.as_ref().map(|_| random_word());
        Self { host, n_seats, invite, secret, rematch_of: Some(of), ..self.clone() }
    }

    /// Checks what the host chose against what `game` knows.
    ///
    /// # Errors
    /// The first thing that the game does not know.
    pub(crate) fn check(&self, game: &'static dyn game::AnyGame) -> Result<()> {
        if self.seconds.is_some_and(|seconds| !(1..=MAX_SECONDS).contains(&seconds)) {
            return Err(Problem::malformed("problem-seconds").with("max", MAX_SECONDS));
        }
        let seats = (0..self.n_seats).map(|_| String::new()).collect();
        let (options, seed) = (self.options.clone(), self.secret.0);
        let trial = game.start(game::Setup { options, seats, seed, deal: None });
        trial.map(|_| ()).map_err(|why| Problem::of(&why))
    }

    /// The deal with the salts of those who sit there.
    pub(super) fn deal(&self, salts: Vec<String>) -> Deal {
        Deal { secret: self.secret.0, salts }
    }

    /// What the server is bound to before anybody adds a salt.
    pub(crate) fn commitment(&self) -> String {
        self.deal(Vec::new()).commitment()
    }
}

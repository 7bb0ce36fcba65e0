//! What the host chose for a table.

use bots::Level;
use game::{AnyMatch, BadSetup, Branch, Deal, Seed, Setup};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Contest, PuzzleHere};
use crate::ids::{PlayerId, TableId, random_bytes, random_code, random_word};
use crate::problem::{Problem, Result};

/// A week.
pub(crate) const MAX_SECONDS: u32 = 7 * 24 * 3_600;

/// What the host chose, and the server's secret for the deal.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TableSetup {
    /// Options of the game by name and value; any other has its default.
    pub options: Vec<(String, String)>,
    pub(crate) n_seats: u8,
    pub(crate) host: PlayerId,
    /// The word that opens a private table; `None` if it is public.
    pub(crate) invite: Option<String>,
    pub(crate) spectators: bool,
    /// For a decision; `None` is no clock.
    pub(crate) seconds: Option<u32>,
    pub(crate) absence: Absence,
    #[serde(default)]
    pub(crate) hints: Hints,
    /// Hidden until the end.
    pub secret: Secret,
    /// The table whose people play again here.
    pub(crate) rematch_of: Option<TableId>,
    /// The code that shows the table on a screen; a rematch keeps it. Empty for tables that are older than screens.
    #[serde(default)]
    pub(crate) screen: String,
    /// The id of the position at which its match begins, if it is not dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) position: Option<String>,
    /// Where its match goes on from another one, if it is neither dealt nor prepared.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) branch: Option<Branch>,
    /// The contest whose deal is played here, if it is not only this table's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) contest: Option<Contest>,
    /// The puzzle that is solved here, if it is such a table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) puzzle: Option<PuzzleHere>,
    /// Whether the game's voyage is sailed here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) voyage: bool,
}

/// The server's part of a deal's seed. Whoever knew it could foretell every card, so nothing outside this folder can
/// read it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(Seed);

impl Secret {
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Absence {
    /// The table waits.
    #[default]
    Wait,
    /// A bot plays until they return.
    StandIn,
}

/// When a captain may be asked for a hint.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FirstSitter {
    Nobody,
    Host,
    /// Somebody of this name on the host's device.
    BesideHost(String),
    Bot(Level),
}

/// How a seat of somebody on the host's device begins; their name follows.
pub(crate) const BESIDE: &str = "here:";

impl std::str::FromStr for FirstSitter {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self> {
        match text {
            "open" => Ok(Self::Nobody),
            "me" => Ok(Self::Host),
            beside if beside.starts_with(BESIDE) => {
                Ok(Self::BesideHost(beside[BESIDE.len()..].to_owned()))
            }
            level => level.parse().map(Self::Bot).map_err(|_| no_level(level)),
        }
    }
}

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
            screen: random_code(),
            position: None,
            branch: None,
            contest: None,
            puzzle: None,
            voyage: false,
        }
    }

    /// The same setup for another match, with a secret of its own.
    pub(crate) fn again(&self, host: PlayerId, n_seats: u8, of: TableId) -> Self {
        let secret = Secret::random();
        let invite = self.invite.as_ref().map(|_| random_word());
        let rematch_of = Some(of);
        Self {
            host,
            n_seats,
            invite,
            secret,
            rematch_of,
            contest: None,
            puzzle: None,
            ..self.clone()
        }
    }

    /// Starts a match and throws it away, so that the game itself says what it does not know.
    pub(crate) fn check(&self, game: &'static dyn game::AnyGame) -> Result<()> {
        if self.seconds.is_some_and(|seconds| !(1..=MAX_SECONDS).contains(&seconds)) {
            return Err(Problem::malformed("problem-seconds").with("max", MAX_SECONDS));
        }
        let seats = (0..self.n_seats).map(|_| String::new()).collect();
        let trial = self.start(game, seats, None);
        trial.map(|_| ()).map_err(|why| Problem::of(&why))
    }

    /// The match that begins with this deal.
    pub(super) fn start(
        &self,
        game: &'static dyn game::AnyGame,
        seats: Vec<String>,
        deal: Option<Deal>,
    ) -> Result<Box<dyn AnyMatch>, BadSetup> {
        let seed = deal.as_ref().map_or(self.secret.0, Deal::seed);
        let setup = Setup { options: self.options.clone(), seats, seed, deal };
        match (&self.branch, &self.position) {
            (Some(branch), _) => game.start_on(branch.clone(), setup),
            (None, Some(position)) => game.start_at(position, setup),
            (None, None) => game.start(setup),
        }
    }

    pub(super) fn deal(&self, salts: Vec<String>) -> Deal {
        Deal { secret: self.secret.0, salts }
    }

    /// What the server is bound to before anybody adds a salt.
    pub(crate) fn commitment(&self) -> String {
        self.deal(Vec::new()).commitment()
    }
}

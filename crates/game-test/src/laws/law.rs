//! The laws by number and name, and how a breach is reported.

use std::error::Error;
use std::fmt;

use game::Seed;

/// A law that every game keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Law {
    /// 0: the rules never panic, whatever is asked of them.
    NoPanic,
    /// 1: nobody is to act exactly when there is an outcome, and score sheets add up to its points.
    Ending,
    /// 2: exactly the seats to act have legal actions.
    Turns,
    /// 3: `check` and `legal_actions` agree, and no legal action is listed twice.
    Legality,
    /// 4: state, view, action and event survive JSON and postcard.
    Wire,
    /// 5: an imagined state looks just like the view, with the same seats to act and legal actions.
    Imagination,
    /// 6: some imagined state differs from the true one exactly if the game has secrets.
    Secrets,
    /// 7: seats that choose at the same time get the same state in either order.
    Order,
    /// 8: the record, in both forms, replays to the same state, story and record.
    Replay,
    /// 9: a match ends within its bound.
    Bound,
    /// 10: a viewer is told and shown only what the rules let this viewer know.
    ///
    /// What a viewer is sent in a step is what it hears (the events whose audience it belongs to) and what it sees (its
    /// view of every moment shown and of the state after the step, who is to act, and what it may do itself). News is
    /// what was revealed or whispered, not only said. For every viewer:
    /// - *Chance.* If one draw of a step, or of the set-up, comes out differently: whoever hears the same sees the
    ///   same; whoever hears something else hears it first as news, or sees a difference, too.
    /// - *Choice.* If another seat takes another action: whoever hears the same sees the same. While those who choose
    ///   at the same time are still choosing, and the action is of the same kind (has the same phrase): all hear and
    ///   see the same.
    /// - *Worlds.* If the true state is exchanged for one that the viewer imagines, and both go on with the same chance
    ///   and the same actions as far as both allow them: whoever hears the same sees the same, unless this step had
    ///   news and a spectator notices a difference, too; whoever hears something else after the same action hears it
    ///   first as news, or sees a difference, too.
    TwoWorlds,
    /// 11: nothing is lost and nothing appears.
    Census,
    /// 12: what may be taken back can be done again, and a refused action changes nothing.
    TakingBack,
}

impl Law {
    pub fn number(self) -> u8 {
        self as u8
    }

    /// What it demands, in one sentence.
    pub fn sentence(self) -> &'static str {
        match self {
            Self::NoPanic => "the rules never panic, whatever is asked of them",
            Self::Ending => {
                "nobody is to act exactly when there is an outcome, which the score sheets explain"
            }
            Self::Turns => "exactly the seats to act have legal actions",
            Self::Legality => "`check` and `legal_actions` agree, each action being listed once",
            Self::Wire => "state, view, action and event survive JSON and postcard",
            Self::Imagination => "an imagined state looks just like the view that it comes from",
            Self::Secrets => {
                "some imagined state differs from the true one exactly if the game has secrets"
            }
            Self::Order => "seats that choose at the same time get the same state in either order",
            Self::Replay => "the record replays to the same state, story and record",
            Self::Bound => "a match ends within `Info::max_actions`",
            Self::TwoWorlds => {
                "a viewer is told and shown only what the rules let this viewer know"
            }
            Self::Census => "nothing is lost and nothing appears",
            Self::TakingBack => {
                "what may be taken back can be done again, and a refused action changes nothing"
            }
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    pub law: Law,
    pub what: String,
}

impl Breach {
    pub fn new(law: Law, what: impl Into<String>) -> Self {
        Self { law, what: what.into() }
    }
}

pub(crate) type Kept = Result<(), Breach>;

/// A breach of `law` unless `kept`.
pub(crate) fn demand(law: Law, kept: bool, what: impl FnOnce() -> String) -> Kept {
    if kept { Ok(()) } else { Err(Breach::new(law, what())) }
}

/// A breach and where it happened, so that it can be reproduced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    pub breach: Breach,
    pub game: &'static str,
    /// Table size and options.
    pub table: String,
    pub seed: Seed,
    /// How many actions had been taken.
    pub step: usize,
    /// The record of the match in its compact form; it may go on after the step.
    pub record: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { breach: Breach { law, what }, game, table, seed, step, record } = self;
        writeln!(f, "{game} breaks law {}: {}", law.number(), law.sentence())?;
        writeln!(f, "  {what}")?;
        writeln!(f, "  at: {table}, after {step} actions, seed {seed}")?;
        write!(f, "  record: {record}")
    }
}

impl Error for Broken {}

//! What people ask a table for: one enum with one set of names, whichever way it arrives.
//!
//! Everything is read from a name and fields. A stream of the API sends `{"play":{"decision":7,"action":{}}}`, a
//! request has the name in its path and the fields in its body, a form has both in its fields, and the socket of a page
//! sends the form as it stands.

mod reading;

pub(crate) use reading::{OPTION, seat_from};

use bots::Level;
use game::{MAX_SEATS, Seat};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::value::RawValue;

use super::entry::level;
use super::saying::Saying;
use super::setting_up::SetupChange;
use crate::ids::{PlayerId, TableId, random_word};
use crate::players::MAX_NAME;
use crate::problem::{Problem, Result};

/// In characters.
pub(crate) const MAX_LINE: usize = 300;
/// In bytes.
pub(crate) const MAX_ACTION_ID: usize = 64;
/// In bytes.
pub(crate) const MAX_SALT: usize = 64;

/// The same rule as [`is_salt`], as a pattern.
const NO_CONTROL: &str = r"^[^\x00-\x1f\x7f-\x9f]*$";

/// What somebody adds to the deal; something random if they add nothing.
pub(super) fn read_salt(salt: Option<&str>) -> Result<String> {
    let salt = salt.map_or_else(random_word, str::to_owned);
    if is_salt(&salt) {
        return Ok(salt);
    }
    Err(Problem::malformed("problem-salt").with("max", MAX_SALT))
}

/// Whether somebody may add this to the deal.
pub(crate) fn is_salt(text: &str) -> bool {
    text.len() <= MAX_SALT && !text.chars().any(char::is_control)
}

#[derive(Clone, Debug)]
pub struct Asker {
    pub player: PlayerId,
    pub name: String,
    /// The invite word that they know.
    pub invite: Option<String>,
    /// For which of their seats they ask, where several people play on one device.
    pub seat: Option<Seat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Done {
    /// How much had then happened at the table that the asker could notice.
    pub(crate) number: u32,
}

/// What somebody asks a table for.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// To sit at this seat, or at any free one.
    Sit {
        /// Any free one if none is named.
        #[serde(default)]
        #[schemars(with = "Option<u8>", range(max = MAX_SEATS - 1))]
        seat: Option<Seat>,
        /// What they add to the deal; something random if they add nothing.
        #[serde(default)]
        #[schemars(length(max = MAX_SALT), regex(pattern = NO_CONTROL))]
        salt: Option<String>,
    },
    /// To give a seat to somebody who plays on the same device, or to change their name.
    Share {
        /// A free seat, or one that was given this way.
        #[schemars(with = "u8", range(max = MAX_SEATS - 1))]
        seat: Seat,
        /// What they are called at this table.
        #[schemars(length(max = MAX_NAME))]
        name: String,
        /// What they add to the deal; something random if they add nothing.
        #[serde(default)]
        #[schemars(length(max = MAX_SALT), regex(pattern = NO_CONTROL))]
        salt: Option<String>,
    },
    /// To take on the player's new name, before the match.
    #[serde(skip)]
    Rename,
    /// To leave a seat before the match.
    Stand {
        /// Which one, if several play on this device.
        #[serde(default)]
        #[schemars(with = "Option<u8>", range(max = MAX_SEATS - 1))]
        seat: Option<Seat>,
    },
    /// To give a seat to a bot; for the host.
    Bot {
        /// A free seat.
        #[schemars(with = "u8", range(max = MAX_SEATS - 1))]
        seat: Seat,
        /// How well the bot plays.
        #[serde(with = "level")]
        #[schemars(with = "String", extend("enum" = level::ids()))]
        level: Level,
    },
    /// To make a seat free; for the host.
    Free {
        /// The seat of a bot, or of a player who is sent away.
        #[schemars(with = "u8", range(max = MAX_SEATS - 1))]
        seat: Seat,
    },
    /// To change what the host chose, before the match; for the host.
    SetUp(SetupChange),
    /// To begin the match; for the host.
    Start,
    /// To do something in the match.
    Play {
        /// Which decision it answers.
        #[schemars(range(max = u32::MAX))]
        decision: u32,
        /// The action, in the game's own JSON.
        #[schemars(with = "serde_json::Value")]
        action: Box<RawValue>,
        /// How the client calls it: under one id nothing is played twice.
        #[serde(default)]
        #[schemars(length(max = MAX_ACTION_ID))]
        id: Option<String>,
    },
    /// To replace the last action with another.
    Change {
        /// The action, in the game's own JSON.
        #[schemars(with = "serde_json::Value")]
        action: Box<RawValue>,
        /// How the client calls it.
        #[serde(default)]
        #[schemars(length(max = MAX_ACTION_ID))]
        id: Option<String>,
    },
    /// To see what one of those who play on this device may see.
    Lift {
        /// The seat of whoever has the device now.
        #[schemars(with = "u8", range(max = MAX_SEATS - 1))]
        seat: Seat,
    },
    /// To hide that again.
    Lower,
    /// To hear what a captain would do.
    Hint {
        /// About which decision.
        #[schemars(range(max = u32::MAX))]
        decision: u32,
    },
    /// To take back the last action.
    TakeBack {
        /// Or this earlier one: what was done after it stays done.
        #[serde(default)]
        #[schemars(with = "Option<serde_json::Value>")]
        earlier: Option<Box<RawValue>>,
    },
    /// To go back beyond what is free, or to answer somebody who asked for that.
    Undo {
        /// Whether they agree; whoever asks does.
        #[serde(default = "yes")]
        agree: bool,
    },
    /// To say something.
    Say {
        /// A line of chat.
        #[schemars(length(min = 1, max = MAX_LINE))]
        text: String,
    },
    /// To make a face, or to say a phrase that everybody reads in their own language.
    Exclaim {
        /// Which one.
        saying: Saying,
    },
    /// To let the others go on without this player.
    Leave,
    /// To take over from the bot again.
    Return,
    /// To remember the table of the rematch.
    #[serde(skip)]
    Rematch {
        /// The new table.
        table: TableId,
    },
    /// To let a bot play for somebody who is away.
    StandIn {
        /// The seat of whoever is away.
        #[schemars(with = "u8", range(max = MAX_SEATS - 1))]
        seat: Seat,
    },
    /// To give the table up: the host may before the match, afterwards all players must agree.
    Close,
    /// To play on, though somebody wants to give the match up.
    PlayOn,
    /// To silence the spectators, or let them talk again; for the host.
    Hush {
        /// Whether they are to be quiet.
        quiet: bool,
    },
    /// To begin a step of the voyage that is sailed here.
    Sail {
        /// Its place, counted from 0.
        step: u8,
    },
    /// To answer the question of a step of the voyage.
    Guess {
        /// Which answer, counted from 0.
        answer: u8,
    },
    /// To have one's name on the board of the day, or not.
    Sign {
        /// Whether it is to stand there.
        named: bool,
    },
}

const fn yes() -> bool {
    true
}

/// What came over a socket, and the client's id for it.
#[derive(Debug)]
pub(crate) struct Asked {
    /// Repeated in the answer.
    pub(crate) id: Option<String>,
    /// For which of the asker's seats.
    pub(crate) seat: Option<Seat>,
    /// The ask, or why it was not understood.
    pub(crate) ask: Result<Ask>,
}

//! What clients send, before it is understood.

use std::collections::BTreeMap;

use bots::Level;
use game::Seat;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

use crate::problem::{Outcome, Problem};
use crate::table::setup::no_level;
use crate::table::{Absence, Ask, Hints};

/// Reads a JSON body.
///
/// # Errors
/// If it is not what is expected.
pub fn read<'de, T: Deserialize<'de>>(body: &'de [u8]) -> Outcome<T> {
    serde_json::from_slice(body).map_err(|why| not_understood(&why))
}

/// Reads a JSON body that may be left out.
///
/// # Errors
/// If it is there and not what is expected.
pub fn read_or_default<T: DeserializeOwned + Default>(body: &[u8]) -> Outcome<T> {
    if body.is_empty() { Ok(T::default()) } else { read(body) }
}

fn not_understood(why: &serde_json::Error) -> Problem {
    Problem::malformed("problem-request").with("why", why.to_string())
}

/// A table to be made.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableWish {
    /// The id of the game.
    pub game: String,
    /// What each seat is at first: `open`, `me`, or the level of a bot.
    pub seats: Vec<String>,
    /// Options of the game; what is not named has its default.
    #[serde(default, deserialize_with = "words")]
    pub options: BTreeMap<String, String>,
    /// Whether only those may come in who know the invite word.
    #[serde(default)]
    pub private: bool,
    /// Whether people without a seat may look.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// How many seconds there are for a decision.
    #[serde(default)]
    pub seconds: Option<u32>,
    /// What happens when somebody is away.
    #[serde(default)]
    pub absence: Absence,
    /// When a captain may be asked for a hint.
    #[serde(default)]
    pub hints: Hints,
    /// Whether to begin at once.
    #[serde(default)]
    pub start: bool,
}

/// The value of an option: a word, or yes or no.
#[derive(Deserialize)]
#[serde(untagged, expecting = "the value of an option is a text, true or false")]
enum OptionWish {
    Flag(bool),
    Word(String),
}

/// Options by the words of their values.
fn words<'de, D: Deserializer<'de>>(json: D) -> Result<BTreeMap<String, String>, D::Error> {
    let wishes = BTreeMap::<String, OptionWish>::deserialize(json)?;
    let word = |wish| match wish {
        OptionWish::Flag(flag) => flag.to_string(),
        OptionWish::Word(word) => word,
    };
    Ok(wishes.into_iter().map(|(name, wish)| (name, word(wish))).collect())
}

const fn yes() -> bool {
    true
}

/// A seat to be taken.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SitWish {
    /// Which one; any free one if none is named.
    #[serde(default)]
    pub seat: Option<u8>,
    /// What to add to the deal.
    #[serde(default)]
    pub salt: Option<String>,
    /// The invite word.
    #[serde(default)]
    pub invite: Option<String>,
}

/// Somebody who is away.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AwayWish {
    /// At which seat.
    pub seat: u8,
}

/// What a seat is to be: a bot's, or free.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatChange {
    /// Which one.
    pub seat: u8,
    /// The level of the bot; free if there is none.
    #[serde(default)]
    pub bot: Option<String>,
}

impl SeatChange {
    /// What it asks a table for.
    ///
    /// # Errors
    /// If there is no such level.
    pub fn ask(self) -> Outcome<Ask> {
        let seat = Seat::new(self.seat);
        let Some(level) = self.bot else { return Ok(Ask::Free { seat }) };
        let level: Level = level.parse().map_err(|_| no_level(&level))?;
        Ok(Ask::SeatBot { seat, level })
    }
}

/// An action to be played.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayWish<'a> {
    /// Which decision it answers.
    pub decision: u32,
    /// What, in the game's own JSON.
    #[serde(borrow)]
    pub action: &'a RawValue,
    /// How the client calls it: the same id is not played twice.
    #[serde(default)]
    pub id: Option<String>,
}

/// What to do instead of one's last action.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChangeWish<'a> {
    /// What, in the game's own JSON.
    #[serde(borrow)]
    pub action: &'a RawValue,
}

/// An answer to a wish to go back, or such a wish.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UndoWish {
    /// Whether they agree; always so if it is their own wish.
    #[serde(default = "yes")]
    pub agree: bool,
}

impl Default for UndoWish {
    fn default() -> Self {
        Self { agree: true }
    }
}

/// A hint to be given.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HintWish {
    /// About which decision.
    pub decision: u32,
}

/// Whether spectators are to be quiet.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HushWish {
    /// Whether they are.
    pub quiet: bool,
}

/// Something to be said.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SayWish {
    /// What.
    pub text: String,
}

/// A wish with nothing to add.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlainWish {}

/// A frame from a client of a stream: an id, and one wish.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Frame<'a> {
    /// How the client calls it; the answer carries it.
    pub id: Option<String>,
    /// An action to be played.
    #[serde(borrow)]
    play: Option<PlayFrame<'a>>,
    #[serde(borrow)]
    change: Option<ChangeWish<'a>>,
    hint: Option<HintWish>,
    take_back: Option<PlainWish>,
    undo: Option<UndoWish>,
    say: Option<SayWish>,
    start: Option<PlainWish>,
    leave: Option<PlainWish>,
    #[serde(rename = "return")]
    come_back: Option<PlainWish>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayFrame<'a> {
    decision: u32,
    #[serde(borrow)]
    action: &'a RawValue,
}

impl Frame<'_> {
    /// What it asks a table for.
    ///
    /// # Errors
    /// If it does not hold exactly one wish.
    pub fn ask(&mut self) -> Outcome<Ask> {
        let id = &self.id;
        let play = self.play.take().map(|PlayFrame { decision, action }| Ask::Play {
            decision,
            action: action.to_owned(),
            id: id.clone(),
        });
        let asks = [
            play,
            self.change.take().map(|ChangeWish { action }| Ask::Change {
                action: action.to_owned(),
                id: id.clone(),
            }),
            self.hint.map(|HintWish { decision }| Ask::Hint { decision }),
            self.take_back.map(|_| Ask::TakeBack),
            self.undo.map(|UndoWish { agree }| Ask::Undo { agree }),
            self.say.take().map(|SayWish { text }| Ask::Say { text }),
            self.start.map(|_| Ask::Start),
            self.leave.map(|_| Ask::Leave),
            self.come_back.map(|_| Ask::Return),
        ];
        let mut asks = asks.into_iter().flatten();
        match (asks.next(), asks.next()) {
            (Some(ask), None) => Ok(ask),
            _ => Err(Problem::malformed("problem-frame")),
        }
    }
}

//! What the API says of a table: a state holds everything that somebody may know, an update only what is new.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::rc::Rc;

use game::{Seat, Seats, Seed};
use schemars::JsonSchema;
use serde::Serialize;

use super::raw::GameJson;
use super::schema::LevelId;
use crate::ids::TableId;
use crate::store::Status;
use crate::table::Absence;
use crate::table::saying::Saying;

/// Everything that somebody may know of a table.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename = "state")]
pub(crate) struct TableState<'a> {
    /// Which table.
    pub(crate) table: TableId,
    /// The id of its game.
    pub(crate) game: &'static str,
    /// How much has happened that I could notice.
    pub(crate) number: u32,
    /// Whether I made the table.
    pub(crate) host: bool,
    /// What the host chose.
    #[serde(flatten)]
    pub(crate) chosen: Chosen<'a>,
    /// In which part of its life it is.
    #[serde(flatten)]
    pub(crate) life: Life,
    /// Who sits where.
    #[serde(flatten)]
    pub(crate) company: Company<'a>,
    /// The last lines that were said.
    pub(crate) chat: Vec<ChatLine<'a>>,
    /// What lies on the table, once the match has begun.
    #[serde(flatten)]
    pub(crate) position: Option<Position>,
    /// Who wants to go back or to give up.
    #[serde(flatten)]
    pub(crate) proposals: Option<Proposals>,
    /// What I was told last beside the match, until I see it go on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) told: Option<ToldState>,
    /// What I have to decide.
    #[serde(flatten)]
    pub(crate) choice: Option<OpenChoice>,
    /// What a captain says about it, if I asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) hint: Option<HintState>,
    /// The puzzle that I solve here, if it is such a table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) puzzle: Option<super::puzzles::PuzzleState>,
    /// What happened in the match, as far as I heard it and may read it up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) events: Option<Vec<HeardEvent>>,
    /// How the match ended.
    #[serde(flatten)]
    pub(crate) end: Option<End<'a>>,
}

/// What is new at a table; what is not named is as it was.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename = "update")]
pub(crate) struct TableUpdate<'a> {
    /// How much has happened that I could notice.
    pub(crate) number: u32,
    /// What the host chose, if they changed it.
    #[serde(flatten)]
    pub(crate) chosen: Option<Chosen<'a>>,
    /// In which part of its life the table is.
    #[serde(flatten)]
    pub(crate) life: Option<Life>,
    /// Who sits where.
    #[serde(flatten)]
    pub(crate) company: Option<Company<'a>>,
    /// The new lines.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) chat: Option<Vec<ChatLine<'a>>>,
    /// Who wants to go back or to give up.
    #[serde(flatten)]
    pub(crate) proposals: Option<Proposals>,
    /// What I am told beside the match.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) told: Option<ToldState>,
    /// What lies on the table.
    #[serde(flatten)]
    pub(crate) position: Option<Position>,
    /// What I have to decide.
    #[serde(flatten)]
    pub(crate) choice: Option<OpenChoice>,
    /// True if something was taken back: then `events` are all that are left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rewound: Option<bool>,
    /// What happened in the match.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) events: Option<Vec<HeardEvent>>,
    /// What a captain says about my decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) hint: Option<HintState>,
    /// The puzzle that I solve here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) puzzle: Option<super::puzzles::PuzzleState>,
    /// How the match ended.
    #[serde(flatten)]
    pub(crate) end: Option<End<'a>>,
}

/// What the host chose.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Chosen<'a> {
    /// Options of the game that are not as usual.
    pub(crate) options: BTreeMap<&'a str, &'a str>,
    /// Whether everybody may come in.
    pub(crate) public: bool,
    /// Whether people without a seat may look.
    pub(crate) spectators: bool,
    /// What happens when somebody is away.
    pub(crate) absence: Absence,
    /// When the table was made, in seconds since 1970.
    pub(crate) created: u64,
    /// SHA-256 of the server's part of the seed, which is shown when the match is over.
    pub(crate) commitment: String,
    /// How many seconds there are for a decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) seconds: Option<u32>,
    /// The invite word, for those who belong to the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) invite: Option<&'a str>,
    /// The table whose people play again here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rematch_of: Option<TableId>,
    /// The id of the position at which its match begins, if it is not dealt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) position: Option<&'a str>,
    /// How its match goes on from another one, if it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) branch: Option<BranchState>,
}

/// How a match goes on from another one, whose record is part of its own.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct BranchState {
    /// The seat that imagined anew what was hidden from it; if there is none, everything is as it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<u8>")]
    pub(crate) imagined: Option<Seat>,
}

/// In which part of its life a table is.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Life {
    /// Which part.
    pub(crate) status: Status,
    /// Where the same people play again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rematch: Option<TableId>,
}

/// Who sits where.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Company<'a> {
    /// Every seat, from 0.
    pub(crate) seats: Vec<SeatState<'a>>,
    /// Whether a captain may be asked for a hint.
    pub(crate) hints: bool,
    /// Whether spectators may only look.
    pub(crate) hushed: bool,
    /// The names of those who look on without a seat.
    pub(crate) watchers: Vec<&'a str>,
    /// How many more look on.
    pub(crate) strangers: usize,
}

/// A seat and who has it.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct SeatState<'a> {
    /// Its number.
    #[schemars(with = "u8")]
    pub(crate) seat: Seat,
    /// Who has it.
    #[serde(flatten)]
    pub(crate) sitter: SitterState<'a>,
}

/// Who has a seat.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum SitterState<'a> {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// Their name.
        name: &'a str,
        /// Whether they are there.
        present: bool,
        /// Milliseconds until a bot may be asked for, if they are awaited and away.
        #[serde(skip_serializing_if = "Option::is_none")]
        bot_may_come_ms: Option<u64>,
        /// True if it is me, or somebody who plays with my key.
        #[serde(skip_serializing_if = "Option::is_none")]
        you: Option<bool>,
        /// The level of the bot that plays for them.
        #[serde(skip_serializing_if = "Option::is_none")]
        stand_in: Option<LevelId>,
    },
    /// A bot.
    Bot {
        /// Its name.
        name: &'a str,
        /// How well it plays.
        level: LevelId,
    },
}

/// A line that was said.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ChatLine<'a> {
    /// The seat of whoever said it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<u8>")]
    pub(crate) seat: Option<Seat>,
    /// True if they had no seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) spectator: Option<bool>,
    /// The same word for all lines of one person at this table.
    pub(crate) who: &'a str,
    /// Their name.
    pub(crate) name: &'a str,
    /// What they said, in my language if it is a saying.
    pub(crate) text: Cow<'a, str>,
    /// Which saying it is, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) saying: Option<Saying>,
}

/// What lies on the table and whose decision it is.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Position {
    /// The seats that have something to decide.
    #[schemars(with = "Vec<u8>")]
    pub(crate) to_act: Seats,
    /// What I may know of the match.
    pub(crate) view: GameJson,
    /// My seat. If several people play with my key: the one for whom the curtain was lifted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<u8>")]
    pub(crate) you: Option<Seat>,
    /// Whether I may take back my last action; only where I have a seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) may_take_back: Option<bool>,
    /// How many milliseconds each seat still has, if time is limited.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) time_left_ms: Option<Vec<Option<u64>>>,
}

/// What people want of each other.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Proposals {
    /// The seats of those who want to give the match up.
    #[schemars(with = "Vec<u8>")]
    pub(crate) ending: Seats,
    /// Somebody's proposal to go back.
    pub(crate) undo: Option<UndoProposal>,
    /// How often all agreed to go back: with any, the match is practice and does not count.
    pub(crate) undone: u16,
}

/// Something that somebody did with what was played or asked for.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ToldState {
    /// `undo_refused`, `end_refused`, `took_back` or `went_back`.
    pub(crate) what: &'static str,
    /// Whose doing it is; of `went_back`, who proposed it.
    #[schemars(with = "u8")]
    pub(crate) by: Seat,
    /// How often I was told anything.
    pub(crate) number: u32,
}

/// Somebody's proposal to go back.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct UndoProposal {
    /// Whose.
    #[schemars(with = "u8")]
    pub(crate) by: Seat,
    /// Who agreed.
    #[schemars(with = "Vec<u8>")]
    pub(crate) agreed: Seats,
}

/// What I have to decide.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct OpenChoice {
    /// Its number, which an action has to name.
    pub(crate) decision: u32,
    /// How many actions are legal, where not all are listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) legal_count: Option<usize>,
    /// What I may do; left out in an update if it is as before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) legal: Option<Vec<LegalAction>>,
}

/// Something that I may do.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct LegalAction {
    /// What, as it is played.
    pub(crate) action: GameJson,
    /// What it is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) words: Option<String>,
}

/// Something that happened.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct HeardEvent {
    /// What.
    pub(crate) event: Rc<GameJson>,
    /// What is said of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) words: Option<String>,
}

/// What a captain says about my decision.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct HintState {
    /// About which.
    pub(crate) decision: u32,
    /// The best actions; none while the captain thinks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) choices: Option<Vec<HintChoice>>,
}

/// An action that a hint names.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct HintChoice {
    /// Which.
    pub(crate) action: GameJson,
    /// What it is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) words: Option<String>,
    /// How many of a hundred such matches are won.
    pub(crate) wins_percent: i64,
    /// How often to choose it, where play is mixed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) choose_percent: Option<i64>,
    /// In how many worlds it was tried; 1 where the rest of the match was computed.
    pub(crate) worlds: u32,
}

/// How the match ended.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct End<'a> {
    /// Points and places, by seat.
    pub(crate) outcome: Vec<SeatOutcome>,
    /// How the seed was agreed on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) deal: Option<AgreedDeal<'a>>,
}

/// How the match ended for a seat.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct SeatOutcome {
    /// Which.
    #[schemars(with = "u8")]
    pub(crate) seat: Seat,
    /// Its points.
    pub(crate) points: i32,
    /// Its place, from 1.
    pub(crate) place: u8,
    /// Where its points come from.
    pub(crate) lines: Vec<ScoreEntry>,
}

/// A line of a score sheet.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct ScoreEntry {
    /// What for.
    pub(crate) words: String,
    /// How many.
    pub(crate) points: i32,
}

/// How the seed was agreed on.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct AgreedDeal<'a> {
    /// The server's secret.
    #[schemars(with = "String")]
    pub(crate) secret: Seed,
    /// What each seat added.
    pub(crate) salts: &'a [String],
}

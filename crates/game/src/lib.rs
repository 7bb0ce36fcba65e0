//! The contract between a board game and everything around it.
//!
//! A game implements [`Game`]; a [`Match`] owns its true state; [`Seen`] is a match bound to one viewer; a [`Record`]
//! rebuilds a match. [`AnyGame`], [`AnyMatch`] and [`AnySeen`] are the same without types, for code that serves all
//! games alike.

mod advice;
mod any;
mod bag;
mod branch;
mod decision;
mod effects;
mod example;
mod game_match;
mod key;
mod mixed;
mod net;
mod option_sets;
mod outcome;
mod phrase;
mod position;
mod record;
mod refusal;
mod rng;
mod rules;
mod sealed;
mod seat;
mod seen;
mod written;

pub use advice::{Advice, Computed, Outlook};
pub use any::{AnyAction, AnyEvent, AnyGame, AnyMatch, Erased, Setup};
pub use bag::{Bag, n_copies};
pub use branch::Branch;
pub use decision::Decision;
pub use effects::{Audience, Effects, Moment, Story, Told};
pub use example::{Example, ExampleStep, PlayedExample, Shown};
pub use game_match::Match;
pub use key::{Mill, key_of};
pub use mixed::mixed;
pub use net::{BadNet, Features, MOST_HIDDEN, Net, StoredNet};
pub use option_sets::{OptionPairs, option_sets, read_options};
pub use outcome::{Outcome, ScoreLine, ScoreSheet};
pub use phrase::{Arg, Lang, PerLang, Phrase, Reason, Say};
pub use position::Position;
pub use record::{BadRecord, BadSetup, Circumstances, Deal, Record, game_of};
pub use refusal::{AnyRefusal, Refusal};
pub use rng::{BadSeed, Rng, Seed};
pub use rules::{Data, Game, Info, OptionKind, OptionSpec};
pub use sealed::{Choice, Sealed};
pub use seat::{MAX_SEATS, PerSeat, Seat, Seats, Viewer, Viewers};
pub use seen::{AnyHeard, AnySeen, Heard, HeardKey, Seen};
pub use written::Written;

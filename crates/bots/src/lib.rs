//! Players that are not people. They get a [`game::Decision`], which holds a view and legal actions, and nothing else.

mod any;
pub mod arena;
mod bot;
pub mod engine;
mod level;
mod line;
pub mod puzzles;
mod random;
mod sailor;
mod search;
mod simulate;
mod spare;
mod speed;
mod thought;

pub use any::{AnyBots, PastDecision};
pub use bot::Bot;
pub use level::{BadLevel, Level};
pub use line::LineMove;
pub use random::Random;
pub use sailor::Sailor;
pub use search::{Budget, Insight, Rated, Search};
pub use simulate::{Simulation, Tally, playout, simulate};
pub use spare::SpareTime;
pub use speed::Speed;
pub use thought::{Counsel, Mind, Prospect, Recollection, Thought};

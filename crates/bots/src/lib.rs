//! Players that are not people. They get a [`game::Decision`], which holds a view and legal actions, and nothing else.

mod any;
pub mod arena;
mod bot;
mod level;
mod random;
mod sailor;
mod simulate;
mod speed;

pub use any::{AnyBots, Thought};
pub use bot::Bot;
pub use level::{BadLevel, Level};
pub use random::Random;
pub use sailor::Sailor;
pub use simulate::{Plan, Tally, playout, simulate};
pub use speed::Speed;

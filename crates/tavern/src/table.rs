//! A table: who sits there, what is played, and everything that ever happened at it.
//!
//! [`Table`] is plain data that changes by [`Entry`]s only: what is asked for is checked, becomes an entry, and the entry
//! is carried out; reading the same entries again makes the same table. The task in [`task`] owns one, saves what is new,
//! and only then tells those who look.

mod admission;
pub mod ask;
mod attention;
pub mod command;
pub mod entry;
mod granting;
pub mod hints;
mod leaving;
pub mod lens;
mod names;
mod per_viewer;
pub mod play;
mod presence;
pub mod rhythm;
pub mod seating;
pub mod setup;
pub mod sight;
pub mod state;
pub mod talk;
mod talk_limits;
pub mod task;
pub mod watchers;

pub use ask::{Ask, Asked, Asker, Done, MAX_LINE};
pub use command::{Command, Reply};
pub use entry::Entry;
pub use hints::Hint;
pub use lens::{Change, Lens, Look};
pub use seating::Sitter;
pub use setup::{Absence, Hints, SeatWish, TableSetup};
pub use sight::{Looker, Sight};
pub use state::Table;

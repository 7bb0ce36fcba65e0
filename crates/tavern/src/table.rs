//! A table: who sits there, what is played, and everything that ever happened at it.
//!
//! [`Table`] is plain data that changes by [`Entry`]s only: what is asked for is checked, becomes an entry, and the entry
//! is carried out; reading the same entries again makes the same table. The task in [`task`] owns one, saves what is new,
//! and only then tells those who look.

mod admission;
pub mod ask;
mod attention;
pub mod entry;
mod granting;
pub mod hints;
pub mod input;
mod leaving;
pub mod lens;
mod names;
mod per_viewer;
pub mod play;
mod presence;
pub mod seating;
#[cfg(test)]
mod secret_game;
pub(crate) mod services;
pub mod setup;
pub mod sight;
pub mod state;
pub(crate) mod stored;
pub mod talk;
mod talk_limits;
pub mod task;
pub mod timing;
pub mod watchers;

pub use ask::{Ask, Asked, Asker, Done, MAX_LINE};
pub use entry::Entry;
pub use hints::Hint;
pub use input::{Input, Reply};
pub use lens::{Change, Lens, Look};
pub use seating::Sitter;
pub use setup::{Absence, FirstSitter, Hints, TableSetup};
pub use sight::{Looker, Sight};
pub use state::Table;

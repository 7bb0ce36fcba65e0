//! A table: who sits there, what is played, and everything that ever happened at it.
//!
//! [`Table`] is plain data that changes by [`Entry`]s only: an ask is checked, becomes an entry, and the entry is
//! carried out; reading the same entries again makes the same table. The task in [`task`] owns one, saves what is new,
//! and only then tells those who look.

mod admission;
pub(crate) mod ask;
mod attention;
pub(crate) mod audience;
pub(crate) mod calling;
pub(crate) mod contest;
mod curtain;
pub(crate) mod entry;
mod finishing;
mod granting;
pub(crate) mod hints;
pub(crate) mod input;
mod leaving;
pub(crate) mod lens;
mod names;
mod per_viewer;
pub(crate) mod play;
mod presence;
pub(crate) mod puzzling;
pub(crate) mod sailing;
pub(crate) mod saying;
pub(crate) mod seating;
pub(crate) mod services;
pub(crate) mod setting_up;
pub(crate) mod setup;
pub(crate) mod sight;
pub(crate) mod state;
pub(crate) mod stored;
pub(crate) mod talk;
mod talk_limits;
pub(crate) mod task;
pub(crate) mod timing;
pub(crate) mod told;
#[cfg(test)]
mod trial;
pub(crate) mod watchers;

pub use ask::{Ask, Asker};
pub(crate) use ask::{Asked, Done, MAX_LINE};
pub(crate) use contest::{Contest, TryStanding};
pub(crate) use entry::Entry;
pub(crate) use hints::Hint;
pub(crate) use input::{Input, Reply};
pub use lens::{Change, Lens, Look};
pub(crate) use puzzling::PuzzleHere;
pub(crate) use seating::Sitter;
pub(crate) use setup::{Absence, Hints};
pub use setup::{FirstSitter, TableSetup};
pub use sight::{Looker, Sight};
pub use state::Table;

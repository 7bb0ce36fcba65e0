//! Programs that play by lines of JSON over standard input and output: docs/ENGINE.md says how.
//!
//! Both sides are here: [`Engine`] is a program that plays for us, and
//! [`EngineLevel`] is one of our bots that plays for anybody.

mod fault;
mod host;
mod process;
mod program;
mod protocol;
mod speaking;

pub use fault::Fault;
pub use host::{Engine, Played, Question};
pub use program::{BadProgram, Program};
pub use protocol::{PROTOCOL, TableTerms, ThinkingLimits, Thoughts};
pub use speaking::EngineLevel;
pub(crate) use speaking::speak;

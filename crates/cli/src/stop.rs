//! Why a command stops early.

use std::io;

#[derive(Debug)]
pub(crate) enum Stop {
    /// It cannot do what was asked: one sentence that says why and what was expected.
    Because(String),
    /// Input cannot be read, or output cannot be written.
    Broken(io::Error),
    /// Whoever read the output has gone, as `head` does.
    NobodyReads,
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::NobodyReads,
            _ => Self::Broken(error),
        }
    }
}

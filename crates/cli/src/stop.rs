//! Why a command ends before its end.

use std::io;

/// Why a command ends before its end.
#[derive(Debug)]
pub(crate) enum Stop {
    /// It cannot do what was asked for: one sentence that says why and what was expected.
    Because(String),
    /// What is typed cannot be read, or what is printed cannot be written.
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

//! What the person types.

use std::io::{self, BufRead, IsTerminal};

use crate::stop::Stop;
use crate::terminal::Terminal;
use crate::voice::printable;

#[derive(Debug)]
pub(crate) struct Keyboard {
    /// A person types, so the terminal already shows the line.
    is_terminal: bool,
}

impl Keyboard {
    pub(crate) fn stdin() -> Self {
        Self { is_terminal: io::stdin().is_terminal() }
    }

    /// `None` at the end of the input.
    pub(crate) fn answer(
        &self,
        question: &str,
        terminal: &mut Terminal,
    ) -> Result<Option<String>, Stop> {
        terminal.ask(question)?;
        let mut line = Vec::new();
        if io::stdin().lock().read_until(b'\n', &mut line)? == 0 {
            terminal.gap()?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line).replace('\t', " ");
        let typed = printable(&line).trim().to_owned();
        if !self.is_terminal {
            terminal.verbatim(&typed)?;
        }
        Ok(Some(typed))
    }
}

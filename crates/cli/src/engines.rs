//! Engines as people name them, and what is said when one cannot play on.

use bots::engine::{BadProgram, Fault, PROTOCOL, Program};
use game::Phrase;

use crate::stop::Stop;
use crate::voice::{Voice, printable};

/// A program and its arguments, as they are typed.
pub(crate) fn read_program(text: &str, voice: &Voice) -> Result<Program, Stop> {
    Program::read(text).map_err(|why| {
        let phrase = match why {
            BadProgram::Empty => Phrase::new("bad-program-none"),
            BadProgram::Open => Phrase::new("bad-program-open"),
        };
        voice.stop(&phrase.with("found", printable(text)))
    })
}

/// Why an engine cannot play, as the end of a command.
pub(crate) fn cannot_play(program: &Program, fault: &Fault, voice: &Voice) -> Stop {
    let phrase = Phrase::new("bad-engine").with("engine", printable(&program.to_string()));
    voice.stop(&phrase.with("fault", phrase_of(fault)))
}

/// What an engine did wrong: the rest of a sentence that names it.
pub(crate) fn phrase_of(fault: &Fault) -> Phrase {
    match fault {
        Fault::NotStarted { why } => Phrase::new("fault-not-started").with("why", printable(why)),
        Fault::Gone { last_words } if last_words.is_empty() => Phrase::new("fault-gone-silently"),
        Fault::Gone { last_words } => {
            Phrase::new("fault-gone").with("words", printable(last_words))
        }
        Fault::Slow { milliseconds } => {
            Phrase::new("fault-slow").with("milliseconds", milliseconds.to_string())
        }
        Fault::Garbled { line } => Phrase::new("fault-garbled").with("line", printable(line)),
        Fault::TooLong { most } => Phrase::new("fault-too-long").with("most", most.to_string()),
        Fault::Foreign { protocol } => {
            Phrase::new("fault-foreign").with("found", *protocol).with("expected", PROTOCOL)
        }
        Fault::OutOfTurn { line } => Phrase::new("fault-out-of-turn").with("line", printable(line)),
        Fault::Illegal { action } => Phrase::new("fault-illegal").with("action", printable(action)),
        Fault::Refused { why } => Phrase::new("fault-refused").with("why", printable(why)),
    }
}

//! Runs the program as a person would.
#![allow(dead_code, unreachable_pub, clippy::unwrap_used)]

pub mod house;
pub mod served;

use std::io::Write;
use std::process::{Command, Stdio};

use game::{AnyMatch, Deal, Seat, Seed, Setup};

/// A seed that tests agree on.
pub const SEED: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

/// What came of a run.
#[derive(Debug)]
pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// Runs `tortuga` with these arguments.
pub fn tortuga(arguments: &[&str]) -> Ran {
    tortuga_typing("", arguments)
}

/// Runs `tortuga` with these arguments while `typed` is typed.
pub fn tortuga_typing(typed: &str, arguments: &[&str]) -> Ran {
    let mut program = Command::new(env!("CARGO_BIN_EXE_tortuga"))
        .args(arguments)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may be gone before it has read everything.
    let _ = program.stdin.take().unwrap().write_all(typed.as_bytes());
    let output = program.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    let (out, err) = (text(output.stdout), text(output.stderr));
    Ran { code: output.status.code().unwrap_or(-1), out, err }
}

impl Ran {
    /// What it printed, if all went well.
    #[track_caller]
    pub fn good(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// The one sentence with which it refused.
    #[track_caller]
    pub fn refusal(self) -> String {
        assert_eq!(self.code, 2, "{self:?}");
        assert_eq!(self.out, "", "nothing but the refusal is printed");
        assert_eq!(self.err.lines().count(), 1, "one sentence: {}", self.err);
        self.err.trim_end().to_owned()
    }
}

/// What is printed without the breaks between lines.
pub fn flowing(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A match of Miaui among four that was played to its end: everyone always does the first thing they may.
pub fn whole_match(deal: Option<Deal>) -> Box<dyn AnyMatch> {
    let seed = deal.as_ref().map_or_else(|| SEED.parse::<Seed>().unwrap(), Deal::seed);
    let seats = ["Anna", "Boris", "Clara", "David"].map(str::to_owned).to_vec();
    let setup = Setup { options: Vec::new(), seats, seed, deal };
    let mut game = catalog::find("miaui").unwrap().game.start(setup).unwrap();
    while let Some(seat) = game.to_act().first() {
        let legal = game.legal_actions(seat);
        // Seat 1 dives from the bottom up and the others from the top down, so that depths change hands.
        let action = if seat == Seat::new(0) { &legal[0] } else { &legal[legal.len() - 1] };
        let action = action.json.clone();
        game.play(seat, &action).unwrap();
    }
    game
}

/// How a table agreed on the seed.
pub fn deal() -> Deal {
    let salts = ["a", "b", "", "d"].map(str::to_owned).to_vec();
    Deal { secret: SEED.parse().unwrap(), salts }
}

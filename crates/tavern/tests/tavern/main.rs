//! The tavern over real connections.

#![allow(unreachable_pub, reason = "what the test files share is public among them")]

mod common;
mod example_bot;
mod limits;
mod malformed;
mod measuring;
mod repeats;
mod restart;
mod seats;
mod whole_games;
mod wire;

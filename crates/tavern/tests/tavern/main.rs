//! The tavern over real connections.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![allow(unreachable_pub, reason = "what the test files share is public among them")]

mod archive;
mod challenges;
mod common;
mod daily;
mod devices;
mod friends;
mod hints;
mod hot_seat;
mod limits;
mod long_poll;
mod malformed;
mod many_matches;
mod play_on;
mod push;
mod puzzles;
mod races;
mod repeats;
mod replays;
mod restart;
mod schemas;
mod screens;
mod seats;
mod slow_readers;
mod thinking;
mod voyages;
mod whole_games;
mod wire;
mod worlds;

//! Learns from matches of our own bots what a position is worth.
//!
//! Bots play many matches against each other ([`play`]); whatever a game says about a position where it has an outlook
//! (`Advice::features`) is kept with who won in the end ([`Samples`]). Then a small net is fitted to it ([`learn`]).
//! All of it follows from a seed, on any number of threads.

mod any;
mod learning;
mod playing;
mod samples;

pub use any::AnyTrainer;
pub use learning::{Epoch, Training, learn, loss};
pub use playing::{PlayWatch, SelfPlay, play};
pub use samples::{BadSamples, PlayedMatch, Samples};

//! A Legend thinks longer while there is time to spare.

use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use std::time::{Duration, Instant};

use bots::{Level, Mind, SpareTime};
use game::{AnyMatch, Seed, Setup, Viewer};

const LONG: Duration = Duration::from_secs(600);

/// A match of the game with this id, before its first decision.
fn game(id: &str) -> (&'static catalog::Entry, Box<dyn AnyMatch>) {
    let entry = catalog::find(id).expect("it is in the catalog");
    let seats = ["Anna", "Boris", "Clara"].map(str::to_owned).to_vec();
    let seed = Seed::from_bytes([7; 32]);
    let setup = Setup { options: Vec::new(), seats, seed, deal: None };
    (entry, entry.game.start(setup).expect("three may play"))
}

/// How many bytes a bot remembers after its first decision, and when it began to use spare time.
fn thought(level: Level, spare: &SpareTime) -> (usize, Option<Instant>) {
    let (entry, game) = game("miaui");
    let (mind, seat) = (Mind::new(level), game.to_act().first().expect("a match has just begun"));
    entry.bots.think(&mind, game.seen_by(Viewer::Seat(seat)), 1).decide_at_leisure(spare);
    (mind.size(), spare.begun())
}

#[test]
fn a_legend_thinks_longer_where_nobody_waits() {
    let (hurried, none) = thought(Level::Legend, &SpareTime::default());
    let (leisurely, begun) = thought(Level::Legend, &SpareTime::plenty(LONG));
    assert!(none.is_none() && begun.is_some());
    assert!(leisurely > 2 * hurried, "{hurried} and {leisurely} bytes");
}

#[test]
fn where_somebody_waits_a_legend_thinks_as_long_as_it_must() {
    let waiting = Arc::new(AtomicUsize::new(1));
    let spare = SpareTime::until(Instant::now() + LONG, waiting);
    assert_eq!(thought(Level::Legend, &spare), thought(Level::Legend, &SpareTime::default()));
}

#[test]
fn a_captain_is_as_quick_as_ever() {
    let plenty = thought(Level::Captain, &SpareTime::plenty(LONG));
    assert_eq!(plenty, thought(Level::Captain, &SpareTime::default()));
}

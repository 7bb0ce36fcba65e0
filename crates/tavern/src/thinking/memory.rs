//! What bots remember from one decision to the next, within one bound for all.

use std::sync::{Arc, Mutex, Weak};

use bots::Mind;

use crate::lock::lock;

/// Keeps what all bots remember within a bound: whoever thought longest ago forgets first.
#[derive(Debug)]
pub(crate) struct Minds {
    /// In bytes, roughly.
    most: usize,
    /// The minds that remember something, the one that thought longest ago first. A table owns its minds.
    known: Mutex<Vec<Weak<Mind>>>,
}

impl Minds {
    pub(crate) fn new(most: usize) -> Self {
        Self { most, known: Mutex::default() }
    }

    /// A bot has thought. If all together remember too much, those that thought longest ago forget.
    pub(crate) fn have_thought(&self, mind: &Arc<Mind>) {
        if mind.size() == 0 {
            return;
        }
        let mut known = lock(&self.known);
        known.retain(|other| other.strong_count() > 0 && other.as_ptr() != Arc::as_ptr(mind));
        known.push(Arc::downgrade(mind));
        let alive: Vec<Arc<Mind>> = known.iter().filter_map(Weak::upgrade).collect();
        let mut total: usize = alive.iter().map(|mind| mind.size()).sum();
        for mind in alive {
            if total <= self.most {
                return;
            }
            total -= mind.size().min(total);
            mind.forget();
        }
    }
}

#[cfg(test)]
mod tests {
    use bots::Level;
    use game::{AnyMatch, Seat, Seed, Setup, Viewer};

    use super::*;

    fn game() -> Box<dyn AnyMatch> {
        let seats = ["Anna", "Boris", "Clara"].map(str::to_owned).to_vec();
        let seed = Seed::from_bytes([7; 32]);
        let setup = Setup { options: Vec::new(), seats, seed, deal: None };
        catalog::GAMES[0].game.start(setup).unwrap()
    }

    /// A mind of this level that has thought about a first decision.
    fn mind(level: Level) -> Arc<Mind> {
        let (mind, game) = (Mind::new(level), game());
        let seat = game.to_act().first().unwrap();
        think(&mind, &*game, seat);
        Arc::new(mind)
    }

    fn think(mind: &Mind, game: &dyn AnyMatch, seat: Seat) {
        catalog::GAMES[0].bots.think(mind, game.seen_by(Viewer::Seat(seat)), 1).decide();
    }

    #[test]
    fn whoever_thought_longest_ago_forgets_first() {
        let all = [(); 3].map(|()| mind(Level::Captain));
        let one = all[0].size();
        assert!(one > 10_000, "{one} bytes");
        let minds = Minds::new(5 * one / 2);
        minds.have_thought(&all[0]);
        minds.have_thought(&all[1]);
        minds.have_thought(&all[0]);
        minds.have_thought(&all[2]);
        assert_eq!(all.each_ref().map(|mind| mind.size() > 0), [true, false, true]);
    }

    #[test]
    fn whoever_has_forgotten_thinks_anew() {
        let mind = mind(Level::Captain);
        Minds::new(0).have_thought(&mind);
        assert_eq!(mind.size(), 0);
        let game = game();
        think(&mind, &*game, game.to_act().first().unwrap());
        assert!(mind.size() > 0);
    }

    #[test]
    fn what_ended_tables_remembered_does_not_count() {
        let (gone, here) = (mind(Level::Captain), mind(Level::Captain));
        let minds = Minds::new(3 * here.size() / 2);
        minds.have_thought(&gone);
        drop(gone);
        minds.have_thought(&here);
        assert!(here.size() > 0);
    }

    #[test]
    fn whoever_does_not_search_remembers_nothing() {
        let sailor = mind(Level::Sailor);
        let minds = Minds::new(0);
        minds.have_thought(&sailor);
        assert!(sailor.size() == 0 && minds.known.lock().unwrap().is_empty());
    }
}

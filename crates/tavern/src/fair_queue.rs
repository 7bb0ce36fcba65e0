//! A queue in which everybody has a turn: whoever asks for much waits for their own work; others do not wait for it.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

/// Takes one thing of everybody in turn, and holds only so many of anybody.
#[derive(Debug)]
pub(crate) struct FairQueue<K, T> {
    waiting: HashMap<K, VecDeque<T>>,
    /// Everybody who waits, the next one first.
    turns: VecDeque<K>,
    len: usize,
    most_of_one: usize,
    most: usize,
}

impl<K: Hash + Eq + Clone, T> FairQueue<K, T> {
    pub(crate) fn new(most_of_one: usize, most: usize) -> Self {
        Self { waiting: HashMap::new(), turns: VecDeque::new(), len: 0, most_of_one, most }
    }

    /// Puts something behind what `who` already has waiting; returns whether there was room.
    pub(crate) fn push(&mut self, who: K, thing: T) -> bool {
        let own = self.waiting.get(&who).map_or(0, VecDeque::len);
        if self.len >= self.most || own >= self.most_of_one {
            return false;
        }
        if own == 0 {
            self.turns.push_back(who.clone());
        }
        self.waiting.entry(who).or_default().push_back(thing);
        self.len += 1;
        true
    }

    /// The next thing of whoever's turn it is.
    pub(crate) fn pop(&mut self) -> Option<T> {
        let who = self.turns.pop_front()?;
        let own = self.waiting.get_mut(&who)?;
        let thing = own.pop_front();
        if own.is_empty() {
            self.waiting.remove(&who);
        } else {
            self.turns.push_back(who);
        }
        self.len -= usize::from(thing.is_some());
        thing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_asks_for_much_does_not_make_others_wait() {
        let mut queue = FairQueue::new(10, 100);
        for (who, thing) in [("a", 1), ("a", 2), ("a", 3), ("b", 4), ("c", 5), ("b", 6)] {
            assert!(queue.push(who, thing));
        }
        let order: Vec<_> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(order, [1, 4, 5, 2, 6, 3]);
        assert!(queue.push("a", 7) && queue.pop() == Some(7) && queue.pop().is_none());
    }

    #[test]
    fn nobody_fills_the_queue_alone_and_all_together_do() {
        let mut queue = FairQueue::new(2, 3);
        assert!(queue.push("a", 1) && queue.push("a", 2) && !queue.push("a", 3));
        assert!(queue.push("b", 4) && !queue.push("b", 5));
        queue.pop();
        assert!(queue.push("b", 5) && !queue.push("a", 3));
    }
}

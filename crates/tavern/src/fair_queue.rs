//! A queue in which everybody has a turn: whoever asks for much waits for their own work; others do not wait for it.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

/// Takes one thing of everybody in turn, and limits what it holds of anybody. When it is full, whoever has most waiting makes
/// room for whoever has less, so a few who ask for much leave room for everybody else.
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

    /// Puts something behind what `who` already has waiting. Returns what has no room any more, if anything: the last
    /// thing of somebody who has more waiting, or the new one.
    pub(crate) fn push(&mut self, who: K, thing: T) -> Option<T> {
        let own = self.waiting.get(&who).map_or(0, VecDeque::len);
        if own >= self.most_of_one {
            return Some(thing);
        }
        let mut gone = None;
        if self.len >= self.most {
            gone = self.last_of_the_longest(own + 1);
            if gone.is_none() {
                return Some(thing);
            }
        }
        if own == 0 {
            self.turns.push_back(who.clone());
        }
        self.waiting.entry(who).or_default().push_back(thing);
        self.len += 1;
        gone
    }

    /// Takes the last thing of whoever has most waiting, if that is more than this many.
    fn last_of_the_longest(&mut self, fair: usize) -> Option<T> {
        let longest = self.waiting.values_mut().max_by_key(|things| things.len())?;
        let last = if longest.len() > fair { longest.pop_back() } else { None };
        self.len -= usize::from(last.is_some());
        last
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
            assert_eq!(queue.push(who, thing), None);
        }
        let order: Vec<_> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(order, [1, 4, 5, 2, 6, 3]);
        assert_eq!((queue.push("a", 7), queue.pop(), queue.pop()), (None, Some(7), None));
    }

    #[test]
    fn nobody_fills_the_queue_alone_and_all_together_do() {
        let mut queue = FairQueue::new(2, 3);
        assert_eq!(["a", "a", "a"].map(|who| queue.push(who, 1)), [None, None, Some(1)]);
        assert_eq!((queue.push("b", 4), queue.push("b", 5)), (None, Some(5)));
        queue.pop();
        assert_eq!((queue.push("b", 5), queue.push("a", 3)), (None, Some(3)));
    }

    #[test]
    fn a_few_who_ask_for_much_leave_room_for_everybody_else() {
        let mut queue = FairQueue::new(3, 6);
        for (who, thing) in [("a", 1), ("a", 2), ("a", 3), ("b", 4), ("b", 5), ("b", 6)] {
            assert_eq!(queue.push(who, thing), None);
        }
        let gone = ["c", "d"].map(|who| queue.push(who, 7).unwrap());
        assert!(gone == [3, 6] || gone == [6, 3], "{gone:?}");
        assert_eq!(queue.push("a", 8), Some(8));
        let order: Vec<_> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(order, [1, 4, 7, 7, 2, 5]);
    }
}

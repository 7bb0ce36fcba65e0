//! What is remembered about decisions: a node for what a seat knows, an arm for each of its actions.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::ops::Range;

use game::Rng;

/// A tree with more arms than this is cut down before the next decision. That is what a Legend with all the time needs
/// for some decisions of any game, and some ten megabytes.
const MANY_ARMS: usize = 1 << 18;
/// How many keys without a node are remembered.
const REMEMBERED: usize = 1 << 15;
/// How eagerly little-known actions are tried.
const CURIOSITY: f32 = 0.4;
/// How often a simultaneous choice is made at random, so that nothing is forgotten for good.
const WHIM: f32 = 0.1;
/// The part of the prior that goes to what a sensible player would do; the rest is shared equally.
const TRUST: f32 = 0.5;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// One seat decides, and all know it: the best, with curiosity.
    Alone,
    /// Others choose at the same time: mixed by regret matching.
    Together,
}

/// A decision of a seat, as far as that seat can tell.
#[derive(Debug)]
struct Node {
    arms: Range<u32>,
    way: Way,
    visits: u32,
    value: f32,
}

#[derive(Debug)]
pub(super) struct Arm<A> {
    pub(super) action: A,
    prior: f32,
    visits: u32,
    value: f32,
    /// How much better it would have been, summed up.
    regret: f32,
    /// How often it would have been chosen; late choices count more.
    chosen: f32,
}

impl<A> Arm<A> {
    fn mean(&self, unknown: f32) -> f32 {
        if self.visits == 0 { unknown } else { self.value / self.visits as f32 }
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct NodeId(u32);

#[derive(Clone, Copy, Debug)]
pub(super) struct Taken {
    node: NodeId,
    arm: u32,
}

/// Nodes are found by the key of what a seat knows.
#[derive(Debug)]
pub(super) struct Tree<A> {
    index: HashMap<u64, u32, BuildHasherDefault<Straight>>,
    nodes: Vec<Node>,
    arms: Vec<Arm<A>>,
    /// Keys that were met, each in the slot that its last bits name; a later one replaces an earlier one.
    met: Vec<u64>,
}

impl<A> Default for Tree<A> {
    fn default() -> Self {
        Self { index: HashMap::default(), nodes: Vec::new(), arms: Vec::new(), met: Vec::new() }
    }
}

impl<A: Clone + PartialEq> Tree<A> {
    /// Forgets everything if there is too much of it.
    pub(super) fn keep_small(&mut self) {
        if self.arms.len() > MANY_ARMS {
            *self = Self::default();
        }
    }

    /// Roughly how many bytes it takes.
    pub(super) fn size(&self) -> usize {
        // The index keeps a byte for each of its places, and an eighth of them free.
        let place = size_of::<(u64, u32)>() + 1;
        self.index.capacity() * 8 / 7 * place
            + self.nodes.capacity() * size_of::<Node>()
            + self.arms.capacity() * size_of::<Arm<A>>()
            + self.met.capacity() * size_of::<u64>()
    }

    /// Whether this key was met before, as far as the tree remembers; notes that it was met now. Only what is met twice
    /// gets a node: most keys never come again, and would fill the tree.
    pub(super) fn has_met(&mut self, key: u64) -> bool {
        if self.met.is_empty() {
            self.met = vec![0; REMEMBERED];
        }
        std::mem::replace(&mut self.met[key as usize % REMEMBERED], key) == key
    }

    pub(super) fn find(&self, key: u64) -> Option<NodeId> {
        self.index.get(&key).copied().map(NodeId)
    }

    /// A new node with these actions; `advised` is what a sensible player would choose.
    pub(super) fn grow(&mut self, key: u64, way: Way, actions: &[A], advised: &A) -> NodeId {
        let id = self.nodes.len() as u32;
        let first = self.arms.len() as u32;
        let share = (1.0 - TRUST) / actions.len() as f32;
        self.arms.extend(actions.iter().map(|action| Arm {
            action: action.clone(),
            prior: share + if action == advised { TRUST } else { 0.0 },
            visits: 0,
            value: 0.0,
            regret: 0.0,
            chosen: 0.0,
        }));
        self.nodes.push(Node { arms: first..self.arms.len() as u32, way, visits: 0, value: 0.0 });
        self.index.insert(key, id);
        NodeId(id)
    }

    pub(super) fn choose(&self, node: NodeId, rng: &mut Rng) -> (Taken, A) {
        let Node { arms, way, visits, value } = &self.nodes[node.0 as usize];
        let all = &self.arms[arms.start as usize..arms.end as usize];
        let nth = match way {
            Way::Alone => most_promising(all, *visits, *value),
            Way::Together => mixed(all, rng),
        };
        (Taken { node, arm: arms.start + nth as u32 }, all[nth].action.clone())
    }

    /// What should be chosen there by all that was learnt, without curiosity.
    pub(super) fn known(&self, node: NodeId, rng: &mut Rng) -> A {
        let Node { arms, way, .. } = &self.nodes[node.0 as usize];
        let all = &self.arms[arms.start as usize..arms.end as usize];
        let nth = match way {
            Way::Together if all.iter().any(|arm| arm.chosen > 0.0) => {
                by_weight(all, |arm| arm.chosen, rng)
            }
            Way::Together => by_weight(all, |arm| arm.prior, rng),
            Way::Alone => by_weight(all, |arm| arm.visits as f32 + arm.prior, rng),
        };
        all[nth].action.clone()
    }

    pub(super) fn learn(&mut self, taken: Taken, value: f32) {
        let node = &mut self.nodes[taken.node.0 as usize];
        node.visits += 1;
        node.value += value;
        let arm = &mut self.arms[taken.arm as usize];
        arm.visits += 1;
        arm.value += value;
        if node.way == Way::Together {
            let arms = node.arms.start as usize..node.arms.end as usize;
            regret(&mut self.arms[arms], node.visits, node.value / node.visits as f32);
        }
    }

    /// The index of the taken arm among the actions of its node.
    pub(super) fn nth(&self, taken: Taken) -> usize {
        (taken.arm - self.nodes[taken.node.0 as usize].arms.start) as usize
    }

    /// All actions of the node, and the share of choices that each should get.
    pub(super) fn mixture(&self, taken: Taken) -> impl Iterator<Item = (A, f32)> {
        let Node { arms, .. } = &self.nodes[taken.node.0 as usize];
        let arms = &self.arms[arms.start as usize..arms.end as usize];
        let total: f32 = arms.iter().map(|arm| arm.chosen).sum();
        arms.iter().map(move |arm| (arm.action.clone(), arm.chosen / total.max(f32::MIN_POSITIVE)))
    }
}

/// The arm with the best mean; little-known ones get the benefit of the doubt (PUCT).
fn most_promising<A>(arms: &[Arm<A>], visits: u32, value: f32) -> usize {
    let unknown = if visits == 0 { 0.0 } else { value / visits as f32 };
    let reach = CURIOSITY * (visits as f32 + 1.0).sqrt();
    let score = |arm: &Arm<A>| arm.mean(unknown) + reach * arm.prior / (1.0 + arm.visits as f32);
    let mut best = (0, f32::MIN);
    for (nth, arm) in arms.iter().enumerate() {
        let score = score(arm);
        if score > best.1 {
            best = (nth, score);
        }
    }
    best.0
}

/// An arm by its regret; now and then any arm.
fn mixed<A>(arms: &[Arm<A>], rng: &mut Rng) -> usize {
    let total: f32 = arms.iter().map(|arm| arm.regret).sum();
    if total <= 0.0 || unit(rng) < WHIM {
        return by_weight(arms, |arm| arm.prior, rng);
    }
    by_weight(arms, |arm| arm.regret, rng)
}

/// Regret matching, never below zero: what every arm would have brought, against what the mixture did.
fn regret<A>(arms: &mut [Arm<A>], visits: u32, mean: f32) {
    let total: f32 = arms.iter().map(|arm| arm.regret).sum();
    let share = |arm: &Arm<A>| if total > 0.0 { arm.regret / total } else { arm.prior };
    let expected: f32 = arms.iter().map(|arm| share(arm) * arm.mean(mean)).sum();
    for arm in arms {
        arm.chosen += share(arm) * visits as f32;
        arm.regret = (arm.regret + arm.mean(mean) - expected).max(0.0);
    }
}

/// The index of one of `items`, as likely as its weight.
pub(super) fn by_weight<T>(items: &[T], weight: impl Fn(&T) -> f32, rng: &mut Rng) -> usize {
    let mut left = unit(rng) * items.iter().map(&weight).sum::<f32>();
    for (nth, item) in items.iter().enumerate() {
        left -= weight(item);
        if left < 0.0 {
            return nth;
        }
    }
    items.len() - 1
}

/// From 0 to 1.
fn unit(rng: &mut Rng) -> f32 {
    (rng.next_u32() >> 8) as f32 / (1 << 24) as f32
}

/// Keys are random already, so they need no hashing.
#[derive(Default)]
struct Straight(u64);

impl Hasher for Straight {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("keys are numbers")
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_that_has_grown_too_big_gives_its_memory_back() {
        let mut tree = Tree::<u8>::default();
        let empty = tree.size();
        for key in 0..=(MANY_ARMS as u64 / 4) {
            tree.grow(key, Way::Alone, &[1, 2, 3, 4], &1);
        }
        let grown = tree.size();
        assert!(grown > MANY_ARMS * size_of::<Arm<u8>>() && grown < 32 << 20, "{grown} bytes");
        tree.keep_small();
        assert_eq!(tree.size(), empty);
    }
}

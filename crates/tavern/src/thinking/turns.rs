//! Whose thought is next: whoever has had the least thinking, first among networks, then among their players.
//!
//! This is fair queueing by measured time. Nobody saves up turns by waiting: whoever comes, or comes back, begins level
//! with those being served.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::net::IpAddr;
use std::time::Duration;

use crate::ids::PlayerId;

/// Above this many shares, unneeded ones are looked for.
const FEW_SHARES: usize = 64;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Account {
    /// The network they last came from; all whose network is unknown share one.
    pub(crate) network: Option<IpAddr>,
    pub(crate) player: PlayerId,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// A person looks at the screen and waits for it: done before an account's other thoughts.
    Hint,
    Move,
}

/// All waiting jobs, and who has had how much thinking.
pub(super) struct Turns<T> {
    networks: Shares<Option<IpAddr>, Shares<PlayerId, Line<T>>>,
}

impl<T> Default for Turns<T> {
    fn default() -> Self {
        Self { networks: Shares::default() }
    }
}

impl<T> Turns<T> {
    /// A job waits for the turn of its account.
    pub(super) fn push(&mut self, account: Account, purpose: Purpose, job: T) {
        let players = &mut self.networks.of(account.network).waiting;
        let line = &mut players.of(account.player).waiting;
        match purpose {
            Purpose::Hint => line.hints.push_back(job),
            Purpose::Move => line.moves.push_back(job),
        }
    }

    /// The next job that is no less urgent, and who has to be charged for it.
    pub(super) fn next(&mut self, least: Purpose) -> Option<(Account, T)> {
        let (network, players) = self.networks.begin(least)?;
        let (player, line) = players.begin(least)?;
        let job = line.hints.pop_front().or_else(|| line.moves.pop_front())?;
        Some((Account { network, player }, job))
    }

    /// A job of this account is done and took `time`.
    pub(super) fn charge(&mut self, account: Account, time: Duration) {
        let players = &mut self.networks.of(account.network).waiting;
        players.end(account.player, time);
        self.networks.end(account.network, time);
    }
}

trait Waiting: Default {
    /// Whether a job waits that is no less urgent.
    fn has(&self, least: Purpose) -> bool;

    fn is_empty(&self) -> bool {
        !self.has(Purpose::Move)
    }
}

/// The waiting jobs of one account.
struct Line<T> {
    hints: VecDeque<T>,
    moves: VecDeque<T>,
}

impl<T> Default for Line<T> {
    fn default() -> Self {
        Self { hints: VecDeque::new(), moves: VecDeque::new() }
    }
}

impl<T> Waiting for Line<T> {
    fn has(&self, least: Purpose) -> bool {
        !self.hints.is_empty() || (least == Purpose::Move && !self.moves.is_empty())
    }
}

/// Those among whom the threads are shared, each with what waits for them.
struct Shares<K, W> {
    shares: HashMap<K, Share<W>>,
    /// How much thinking the last one served had had: newcomers start from there.
    mark: Duration,
    /// How often somebody came or had a turn.
    turns: u64,
    /// Above this many shares, unneeded ones are dropped.
    many: usize,
}

struct Share<W> {
    waiting: W,
    /// How much thinking it has had.
    had: Duration,
    running: u32,
    /// When it had its last turn or came: among equals, the one that waited longest is next.
    last_turn: u64,
}

impl<K, W> Default for Shares<K, W> {
    fn default() -> Self {
        Self { shares: HashMap::new(), mark: Duration::ZERO, turns: 0, many: FEW_SHARES }
    }
}

impl<K: Hash + Eq + Copy, W: Waiting> Waiting for Shares<K, W> {
    fn has(&self, least: Purpose) -> bool {
        self.shares.values().any(|share| share.waiting.has(least))
    }
}

impl<W: Waiting> Share<W> {
    fn is_idle(&self) -> bool {
        self.running == 0 && self.waiting.is_empty()
    }
}

impl<K: Hash + Eq + Copy, W: Waiting> Shares<K, W> {
    /// The share of `key`. Whoever was idle has no turns saved up: time that others were served counts as had.
    fn of(&mut self, key: K) -> &mut Share<W> {
        if self.shares.len() > self.many {
            self.drop_unneeded();
        }
        self.turns += 1;
        let (mark, last_turn) = (self.mark, self.turns);
        let share = self.shares.entry(key).or_insert_with(|| Share {
            waiting: W::default(),
            had: mark,
            running: 0,
            last_turn,
        });
        if share.is_idle() {
            share.had = share.had.max(mark);
        }
        share
    }

    /// Gives the next turn to whoever has the fewest threads, and then to whoever has had the least. Whose bot thinks just
    /// now is not passed over for a hint.
    fn begin(&mut self, least: Purpose) -> Option<(K, &mut W)> {
        let waiting = self.shares.iter_mut().filter(|(_, share)| share.waiting.has(least));
        let running = |share: &Share<W>| if least == Purpose::Move { share.running } else { 0 };
        let (key, share) =
            waiting.min_by_key(|(_, share)| (running(share), share.had, share.last_turn))?;
        self.turns += 1;
        self.mark = self.mark.max(share.had);
        share.last_turn = self.turns;
        share.running += 1;
        Some((*key, &mut share.waiting))
    }

    fn end(&mut self, key: K, time: Duration) {
        let Some(share) = self.shares.get_mut(&key) else { return };
        share.had += time;
        share.running = share.running.saturating_sub(1);
        if self.shares.values().all(Share::is_idle) {
            // Nobody waits for anybody: all are equal again.
            *self = Self::default();
        }
    }

    /// Drops whoever is idle and would begin anew just where they stand.
    fn drop_unneeded(&mut self) {
        let mark = self.mark;
        self.shares.retain(|_, share| !share.is_idle() || share.had > mark);
        self.many = FEW_SHARES.max(2 * self.shares.len());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: Duration = Duration::from_millis(1_000);
    const SHORT: Duration = Duration::from_millis(10);

    fn account(network: u8, player: u8) -> Account {
        let network = Some(IpAddr::from([10, 0, 0, network]));
        Account { network, player: PlayerId::from_bytes([player; 32]) }
    }

    /// Does the next job, which takes this long.
    fn work(turns: &mut Turns<&'static str>, time: Duration) -> Option<&'static str> {
        let (account, job) = turns.next(Purpose::Move)?;
        turns.charge(account, time);
        Some(job)
    }

    fn fill(turns: &mut Turns<&'static str>, account: Account, job: &'static str, times: usize) {
        for _ in 0..times {
            turns.push(account, Purpose::Move, job);
        }
    }

    #[test]
    fn whoever_has_one_table_passes_whoever_has_many() {
        let mut turns = Turns::default();
        fill(&mut turns, account(1, 1), "many", 100);
        assert_eq!(work(&mut turns, LONG), Some("many"));
        turns.push(account(2, 2), Purpose::Move, "one");
        assert_eq!(work(&mut turns, LONG), Some("one"));
        assert_eq!(work(&mut turns, LONG), Some("many"));
    }

    #[test]
    fn a_hundred_names_behind_one_address_have_one_share() {
        let mut turns = Turns::default();
        for name in 1..=100 {
            fill(&mut turns, account(1, name), "crowd", 2);
        }
        fill(&mut turns, account(2, 200), "other", 50);
        let done: Vec<_> = (0..60).filter_map(|_| work(&mut turns, LONG)).collect();
        assert_eq!(done.iter().filter(|job| **job == "other").count(), 30);
    }

    #[test]
    fn people_behind_one_address_take_turns() {
        let mut turns = Turns::default();
        fill(&mut turns, account(1, 1), "greedy", 50);
        fill(&mut turns, account(1, 2), "modest", 5);
        let done: Vec<_> = (0..10).filter_map(|_| work(&mut turns, LONG)).collect();
        assert_eq!(done.iter().filter(|job| **job == "modest").count(), 5);
    }

    #[test]
    fn what_counts_is_time_and_not_the_number_of_thoughts() {
        let mut turns = Turns::default();
        fill(&mut turns, account(1, 1), "long", 1_000);
        fill(&mut turns, account(2, 2), "short", 1_000);
        let (mut long, mut short) = (0, 0);
        for _ in 0..500 {
            let (account, job) = turns.next(Purpose::Move).unwrap();
            let is_long = job == "long";
            turns.charge(account, if is_long { LONG } else { SHORT });
            *if is_long { &mut long } else { &mut short } += 1;
        }
        assert!((90..=110).contains(&(short / long)), "{long} long ones, {short} short ones");
    }

    #[test]
    fn a_hint_comes_before_the_bots_of_whoever_asks() {
        let mut turns = Turns::default();
        fill(&mut turns, account(1, 1), "bot", 5);
        turns.push(account(1, 1), Purpose::Hint, "hint");
        assert_eq!(work(&mut turns, LONG), Some("hint"));
        assert_eq!(work(&mut turns, LONG), Some("bot"));
    }

    #[test]
    fn the_thread_for_hints_does_nothing_else_and_passes_nobody_over_whose_bot_thinks() {
        let mut turns = Turns::default();
        fill(&mut turns, account(1, 1), "many", 3);
        fill(&mut turns, account(2, 2), "bot", 1);
        assert_eq!(turns.next(Purpose::Hint).map(|(_, job)| job), None);
        turns.push(account(1, 1), Purpose::Hint, "hint of many");
        let (greedy, _) = turns.next(Purpose::Hint).unwrap();
        turns.charge(greedy, LONG);
        turns.push(account(1, 1), Purpose::Hint, "next hint of many");
        assert_eq!(turns.next(Purpose::Move).map(|(_, job)| job), Some("bot"));
        turns.push(account(2, 2), Purpose::Hint, "hint");
        let hints = [(); 3].map(|()| turns.next(Purpose::Hint).map(|(_, job)| job));
        assert_eq!(hints, [Some("hint"), Some("next hint of many"), None]);
    }

    #[test]
    fn a_hint_does_not_come_before_others_who_have_had_less() {
        let mut turns = Turns::default();
        fill(&mut turns, account(1, 1), "mine", 2);
        fill(&mut turns, account(2, 2), "theirs", 2);
        assert_eq!(work(&mut turns, LONG), Some("mine"));
        turns.push(account(1, 1), Purpose::Hint, "hint");
        assert_eq!(work(&mut turns, LONG), Some("theirs"));
        assert_eq!(work(&mut turns, LONG), Some("hint"));
    }

    #[test]
    fn whoever_was_idle_has_saved_nothing_up() {
        let mut turns = Turns::default();
        fill(&mut turns, account(1, 1), "busy", 100);
        fill(&mut turns, account(2, 2), "idle", 1);
        for _ in 0..50 {
            work(&mut turns, LONG);
        }
        fill(&mut turns, account(2, 2), "idle", 50);
        let done: Vec<_> = (0..20).filter_map(|_| work(&mut turns, LONG)).collect();
        assert!((9..=11).contains(&done.iter().filter(|job| **job == "idle").count()), "{done:?}");
    }

    #[test]
    fn nobody_has_two_threads_while_another_has_none() {
        let mut turns = Turns::default();
        fill(&mut turns, account(1, 1), "many", 100);
        fill(&mut turns, account(2, 2), "one", 1);
        let begun = [turns.next(Purpose::Move).unwrap().1, turns.next(Purpose::Move).unwrap().1];
        assert!(begun.contains(&"one"), "{begun:?}");
    }

    #[test]
    fn what_is_remembered_of_many_accounts_does_not_grow_for_ever() {
        let mut turns = Turns::default();
        fill(&mut turns, account(0, 0), "busy", 100_000);
        for visitor in 0..10_000u16 {
            let [network, player] = visitor.to_le_bytes();
            turns.push(account(network, player), Purpose::Move, "visitor");
            work(&mut turns, SHORT);
            work(&mut turns, SHORT);
        }
        let players = turns.networks.shares.values().map(|share| share.waiting.shares.len());
        let most = players.max().unwrap_or_default();
        assert!(turns.networks.shares.len() <= 256 && most <= 2 * FEW_SHARES, "{most} players");
    }
}

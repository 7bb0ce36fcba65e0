//! Where each player last came from, so that thinking is shared fairly between households.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;

use crate::ids::PlayerId;
use crate::lock::lock;

/// After this many players, those who have not come since the last such sweep are forgotten.
const MANY: usize = 10_000;

#[derive(Debug, Default)]
pub(crate) struct Networks(Mutex<Seen>);

#[derive(Debug, Default)]
struct Seen {
    lately: HashMap<PlayerId, IpAddr>,
    before: HashMap<PlayerId, IpAddr>,
}

impl Networks {
    /// Only for players who proved who they are.
    pub(crate) fn note(&self, player: PlayerId, network: IpAddr) {
        let mut seen = lock(&self.0);
        if seen.lately.len() >= MANY {
            seen.before = std::mem::take(&mut seen.lately);
        }
        seen.lately.insert(player, network);
    }

    pub(crate) fn of(&self, player: PlayerId) -> Option<IpAddr> {
        let seen = lock(&self.0);
        seen.lately.get(&player).or_else(|| seen.before.get(&player)).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(number: usize) -> PlayerId {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        PlayerId::from_bytes(bytes)
    }

    #[test]
    fn only_the_latest_are_remembered_and_whoever_comes_again_is_not_forgotten() {
        let (whereabouts, home) = (Networks::default(), IpAddr::from([10, 0, 0, 1]));
        for number in 1..=5 * MANY {
            whereabouts.note(player(number), home);
            if number % 1_000 == 0 {
                whereabouts.note(player(0), home);
            }
        }
        assert_eq!(whereabouts.of(player(0)), Some(home));
        assert_eq!(whereabouts.of(player(5 * MANY)), Some(home));
        assert_eq!(whereabouts.of(player(1)), None);
    }

    #[test]
    fn whoever_moves_is_where_they_came_from_last() {
        let (whereabouts, office) = (Networks::default(), IpAddr::from([10, 0, 0, 2]));
        whereabouts.note(player(1), IpAddr::from([10, 0, 0, 1]));
        whereabouts.note(player(1), office);
        assert_eq!(whereabouts.of(player(1)), Some(office));
    }
}

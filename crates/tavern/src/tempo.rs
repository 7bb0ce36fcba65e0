//! How fast somebody wants to see what others do. It is theirs, like their language, and no secret of any match.

use std::time::Duration;

use crate::config::Pace;

pub(crate) const TEMPO_COOKIE: &str = "tortuga_tempo";

/// The quickest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Tempo {
    /// Without any wait that can be spared.
    AtOnce,
    Quick,
    #[default]
    Normal,
    Calm,
}

impl Tempo {
    /// The slowest first, as people are asked.
    pub(crate) const ALL: [Self; 4] = [Self::Calm, Self::Normal, Self::Quick, Self::AtOnce];

    /// Its id; `tempo-ID` is its text.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::AtOnce => "at-once",
            Self::Quick => "quick",
            Self::Normal => "normal",
            Self::Calm => "calm",
        }
    }

    pub(crate) fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tempo| tempo.id() == id)
    }

    /// The pace of a table where the slowest of those who play likes it so. Whatever the tempo, a bot that thinks longer
    /// than its pause acts at a whole tick, so nobody learns more about its thoughts.
    pub(crate) fn of(self, pace: &Pace) -> Pause {
        let Pace { bot_min, bot_max, forced, .. } = *pace;
        match self {
            Self::AtOnce => Pause { min: bot_min / 3, max: bot_min / 3, forced: forced / 3 },
            Self::Quick => Pause { min: bot_min / 2, max: bot_max / 2, forced: forced / 2 },
            Self::Normal => Pause { min: bot_min, max: bot_max, forced },
            Self::Calm => Pause { min: bot_min * 2, max: bot_max * 3 / 2, forced: forced * 2 },
        }
    }
}

/// How long others are let wait by bots, and by decisions that are no choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pause {
    pub(crate) min: Duration,
    pub(crate) max: Duration,
    pub(crate) forced: Duration,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slower_the_tempo_the_longer_the_pause() {
        let pauses = Tempo::ALL.map(|tempo| tempo.of(&Pace::HUMAN));
        assert!(pauses.is_sorted_by(|slow, quick| {
            slow.min > quick.min && slow.max > quick.max && slow.forced > quick.forced
        }));
        assert_eq!(Tempo::Normal.of(&Pace::HUMAN).max, Pace::HUMAN.bot_max);
        for tempo in Tempo::ALL {
            assert_eq!(tempo.of(&Pace::INSTANT).max, Duration::ZERO);
            assert_eq!(Tempo::from_id(tempo.id()), Some(tempo));
        }
    }
}

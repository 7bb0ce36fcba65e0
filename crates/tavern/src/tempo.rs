//! How fast somebody wants to see what others do. It is theirs, like their language, and no secret of any match.

use std::time::Duration;

use bots::Level;

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

/// More choices than this seem endless to everybody.
const MANY: f64 = 128.0;
/// The part of a bot's pause that chance makes.
const CHANCE: f64 = 0.4;

impl Pause {
    /// How long a bot takes that has this much to choose from, as far as everybody can tell: quick where there is no choice,
    /// longer where there is much, and the longer the better it plays. `chance` is from 0 to 1. What a bot knows or thinks
    /// has no part in it.
    pub(crate) fn of_bot(self, level: Level, choices: usize, chance: f64) -> Duration {
        if choices == 1 {
            return self.min / 2;
        }
        let patience = match level {
            Level::CabinBoy => 0.4,
            Level::Sailor => 0.7,
            Level::Captain => 0.9,
            Level::Legend => 1.0,
        };
        let much = (choices.max(1) as f64).ln() / MANY.ln();
        let part = (1.0 - CHANCE) * much.min(1.0) * patience + CHANCE * chance;
        self.min + self.max.saturating_sub(self.min).mul_f64(part)
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
    fn a_bot_is_quick_without_a_choice_and_takes_longer_where_there_is_much() {
        let pause = Tempo::Normal.of(&Pace::HUMAN);
        for level in [Level::CabinBoy, Level::Sailor, Level::Captain, Level::Legend] {
            let takes = [1, 2, 8, 64, 5_000].map(|choices| pause.of_bot(level, choices, 0.5));
            assert!(takes.is_sorted_by(|one, other| one < other), "{level}: {takes:?}");
            assert!(takes[0] < pause.min && takes[1] >= pause.min && takes[4] <= pause.max);
        }
        let takes = Level::ALL.iter().map(|level| pause.of_bot(*level, 20, 0.5));
        assert!(takes.is_sorted_by(|one, other| one < other), "who plays better thinks longer");
        assert_eq!(Tempo::Calm.of(&Pace::INSTANT).of_bot(Level::Legend, 9, 1.0), Duration::ZERO);
    }

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

//! What can happen.

use game::{Arg, PerSeat, Phrase, Say, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::components::{Catch, Depth, Dive};

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// R1.
    RoundBegan {
        /// Counted from 1.
        round: u8,
        last: bool,
    },
    /// R1: a card was laid face up.
    LaidOpen { depth: Depth, catch: Catch },
    /// F3: a card was laid face down.
    LaidFaceDown {
        depth: Depth,
        /// Who may look at it.
        seat: Seat,
    },
    /// F3: whispered to the one who may look.
    LookedByLantern { depth: Depth, catch: Catch },
    /// R1: gulls that came up in the first round went back.
    GullsShuffledIn { count: u8 },
    /// R2: somebody chose, secretly.
    DiveChosen { seat: Seat },
    /// R2: all dive cards were turned up.
    DivesTurnedUp { dives: PerSeat<Dive> },
    /// R4: Kiti decided between equals.
    TieBroken { depth: Depth, dive: Dive, among: Seats, to: Seat },
    /// V2: equals left the catch where it was.
    LeftContested { depth: Depth, dive: Dive, among: Seats },
    /// V2: no number was left for this depth.
    LeftUntouched { depth: Depth },
    /// R3: somebody took a catch.
    Caught { seat: Seat, depth: Depth, catch: Catch },
    /// F1: a gull was fed, or flew off hungry.
    GullFed { seat: Seat, lost: Option<Catch> },
    /// F2: three jellyfish left the game.
    JellyfishPutAway { seat: Seat },
    /// F2: they could have left, and stay.
    JellyfishKept { seat: Seat },
    /// F3: the next card there will be laid face down.
    LanternLit { seat: Seat, depth: Depth },
    /// S2: Kiti was put into her first gap.
    KitiPlaced {
        /// Who sits nearest to her right hand.
        right: Seat,
        /// Who sits nearest to her left hand.
        left: Seat,
    },
    /// R7: Kiti moved on.
    KitiMoved { right: Seat, left: Seat },
    /// E1.
    MatchEnded,
}

impl Say for Event {
    fn phrase(&self) -> Phrase {
        match self {
            Self::RoundBegan { round, last: false } => {
                Phrase::new("event-round").with("round", *round)
            }
            Self::RoundBegan { round, last: true } => {
                Phrase::new("event-last-round").with("round", *round)
            }
            Self::LaidOpen { depth, catch } => {
                Phrase::new("event-laid").with("depth", *depth).with("catch", *catch)
            }
            Self::LaidFaceDown { depth, seat } => {
                Phrase::new("event-laid-face-down").with("depth", *depth).with("seat", *seat)
            }
            Self::LookedByLantern { depth, catch } => {
                Phrase::new("event-looked").with("depth", *depth).with("catch", *catch)
            }
            Self::GullsShuffledIn { count } => {
                Phrase::new("event-gulls-back").with("count", *count)
            }
            Self::DiveChosen { seat } => Phrase::new("event-chosen").with("seat", *seat),
            Self::DivesTurnedUp { dives } => {
                Phrase::new("event-turned-up").with("dives", list_of(dives))
            }
            Self::TieBroken { depth, dive, among, to } => Phrase::new("event-tie")
                .with("depth", *depth)
                .with("dive", *dive)
                .with("among", *among)
                .with("seat", *to),
            Self::LeftContested { depth, dive, among } => Phrase::new("event-contested")
                .with("depth", *depth)
                .with("dive", *dive)
                .with("among", *among),
            Self::LeftUntouched { depth } => Phrase::new("event-untouched").with("depth", *depth),
            Self::Caught { seat, depth, catch } => Phrase::new("event-caught")
                .with("seat", *seat)
                .with("depth", *depth)
                .with("catch", *catch),
            Self::GullFed { seat, lost: Some(lost) } => {
                Phrase::new("event-gull").with("seat", *seat).with("catch", *lost)
            }
            Self::GullFed { seat, lost: None } => {
                Phrase::new("event-gull-hungry").with("seat", *seat)
            }
            Self::JellyfishPutAway { seat } => Phrase::new("event-jellyfish").with("seat", *seat),
            Self::JellyfishKept { seat } => Phrase::new("event-jellyfish-kept").with("seat", *seat),
            Self::LanternLit { seat, depth } => {
                Phrase::new("event-lantern").with("seat", *seat).with("depth", *depth)
            }
            Self::KitiPlaced { right, left } => {
                Phrase::new("event-kiti-placed").with("right", *right).with("left", *left)
            }
            Self::KitiMoved { right, left } => {
                Phrase::new("event-kiti").with("right", *right).with("left", *left)
            }
            Self::MatchEnded => Phrase::new("event-ended"),
        }
    }

    fn phrase_of(&self, seat: Seat) -> Phrase {
        match self {
            Self::LookedByLantern { .. } => {
                Phrase { id: "event-looked-of", ..self.phrase() }.with("seat", seat)
            }
            _ => self.phrase(),
        }
    }
}

pub(crate) fn list_of(dives: &PerSeat<Dive>) -> Vec<Arg> {
    let one = |(seat, &dive)| Phrase::new("dive-of").with("seat", seat).with("dive", dive);
    dives.iter().map(one).map(Arg::Phrase).collect()
}

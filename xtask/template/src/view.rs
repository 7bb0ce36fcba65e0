//! What one viewer may know.

use game::{Choice, PerSeat, Viewer};
use serde::{Deserialize, Serialize};

use crate::HighCard;
use crate::phase::Phase;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    /// As far as this viewer may know them.
    pub hands: PerSeat<SeenHand>,
    /// As far as this viewer may know them; `None` when the match is over.
    pub choices: Option<PerSeat<Choice<u8>>>,
    /// The cards that were turned up, in their order.
    pub played: Vec<u8>,
    /// The rounds that each seat has won.
    pub points: PerSeat<i32>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeenHand {
    Known(Vec<u8>),
    Count(u8),
}

impl View {
    pub(crate) fn of(state: &HighCard, viewer: Viewer) -> Self {
        Self {
            viewer,
            hands: state.hands.map(|seat, hand| match viewer.sees(seat) {
                true => SeenHand::Known(hand.clone()),
                false => SeenHand::Count(hand.len() as u8),
            }),
            choices: match &state.phase {
                Phase::Choosing(sealed) => Some(sealed.seen_by(viewer)),
                Phase::Over => None,
            },
            played: state.played.clone(),
            points: state.points.clone(),
        }
    }
}

//! The end (E1).

use game::{Phrase, ScoreSheet};

pub(crate) fn sheet(points: i32) -> ScoreSheet {
    let mut sheet = ScoreSheet::default();
    sheet.add(Phrase::new("score-rounds").with("count", points), points);
    sheet
}

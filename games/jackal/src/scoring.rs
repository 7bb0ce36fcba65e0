//! The logbook, and the end (E1).

use game::{PerSeat, Phrase, ScoreSheet, Seat};
use serde::{Deserialize, Serialize};

use crate::Jackal;
use crate::island::IslandId;

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LogbookEntry {
    pub island: IslandId,
    /// The coins that everyone gained there, or spent on Tortuga meanwhile.
    pub gains: PerSeat<i8>,
}

/// Where the coins come from: a line for every island that brought some, and for every voyage to Tortuga.
pub(crate) fn sheet(state: &Jackal, seat: Seat) -> ScoreSheet {
    let mut sheet = ScoreSheet::default();
    let visited = state.logbook.iter().map(|entry| (entry.island, entry.gains[seat]));
    for (island, gain) in visited.chain([(state.island, state.gains[seat])]) {
        let reason = match gain {
            0 => continue,
            1.. => Phrase::new("score-island").with("island", island),
            _ => Phrase::new("score-tortuga").with("island", island),
        };
        sheet.add(reason, i32::from(gain));
    }
    sheet
}

//! What is going on.

use game::{PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::movement::Walk;
use crate::rum::Pours;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[expect(clippy::large_enum_variant, reason = "states are flat: a box would allocate in playouts")]
pub(crate) enum Phase {
    /// R2: everyone lays a row, secretly; these have yet to finish.
    Laying { pending: Seats },
    /// R3: everyone decides about rum, secretly; these have yet to finish.
    Pouring { pending: Seats, pours: PerSeat<Pours> },
    /// R5: one after another declares their walk; the draft is theirs alone.
    Declaring { seat: Seat, draft: Walk },
    /// A pirate walks: only to be seen.
    Walking,
    /// R10: the chests are shared out: only to be seen.
    Sharing,
    /// E1.
    Over,
}

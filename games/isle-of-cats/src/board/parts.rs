//! What lies in the box, as it is drawn.

use board::Part;

use crate::components::{COMMON_COPIES, N_CATS, N_COMMON, N_TREASURES, RARE_COPIES};
use crate::lessons::Lesson;
use crate::plans::BoatNumber;

pub(super) fn parts() -> Vec<Part> {
    let [.., common] = COMMON_COPIES;
    vec![
        Part::counted("deck", BoatNumber::ALL.len()),
        Part::printed("rat"),
        Part::printed("map-red"),
        Part::printed("room-parrot"),
        Part::printed("room-moon"),
        Part::printed("room-apple"),
        Part::printed("room-wheat"),
        Part::counted("face-orange", N_CATS),
        Part::counted("corner", N_COMMON * usize::from(common)),
        Part::counted("rare-t", (N_TREASURES - N_COMMON) * usize::from(RARE_COPIES)),
        Part::counted("bag", 1_u8),
        Part::counted("lesson-crown", Lesson::ALL.len()),
        Part::counted("vesh", 1_u8),
    ]
}

//! What lies in the box, as it is drawn.

use board::Part;

use crate::components::{CATCHES, DEEPEST_DIVE, MOST_SEATS, N_CATCHES};

pub(super) fn parts() -> Vec<Part> {
    let kinds = CATCHES.chunk_by(|(one, _), (next, _)| one.species() == next.species());
    let catches = kinds.map(|kind| {
        let copies: u8 = kind.iter().map(|(_, copies)| copies).sum();
        Part::counted(kind[0].0.species(), copies)
    });
    let mut parts = vec![
        Part::counted("lagoon", 1_u8),
        Part::counted("dive-front", MOST_SEATS * DEEPEST_DIVE),
        Part::counted("card-back", N_CATCHES),
    ];
    parts.extend(catches);
    parts.push(Part::counted("kiti", 1_u8));
    parts
}

//! Where things stand around the lagoon: the viewer bottom left, the others clockwise.

/// The classes of the seat at `place`, counted clockwise from the viewer.
pub(super) const fn seat(place: usize, n_seats: u8) -> &'static str {
    let places: &[&str] = match n_seats {
        3 => &["l full", "r h1", "r h2"],
        4 => &["l h2", "l h1", "r h1", "r h2"],
        5 => &["l h2", "l h1", "r t1", "r t2", "r t3"],
        _ => &["l t3", "l t2", "l t1", "r t1", "r t2", "r t3"],
    };
    places[place % places.len()]
}

/// The classes of Kiti in the gap after `place`.
pub(super) const fn gap(place: usize, n_seats: u8) -> &'static str {
    let gaps: &[&str] = match n_seats {
        3 => &["at-top", "at-right", "at-bottom"],
        4 => &["at-left", "at-top", "at-right", "at-bottom"],
        5 => &["at-left", "at-top", "at-right upper", "at-right lower", "at-bottom"],
        _ => &[
            "at-left lower",
            "at-left upper",
            "at-top",
            "at-right upper",
            "at-right lower",
            "at-bottom",
        ],
    };
    gaps[place % gaps.len()]
}

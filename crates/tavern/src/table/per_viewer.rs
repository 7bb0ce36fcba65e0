//! One value for every viewer of a table, and counters of a viewer's own: they count what this viewer could notice, and
//! nothing else.

use std::ops::Index;

use game::{MAX_SEATS, Viewer, Viewers};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PerViewer<T>([T; MAX_SEATS + 1]);

impl<T> PerViewer<T> {
    pub(crate) fn from_fn(make: impl Fn(Viewer) -> T) -> Self {
        Self(std::array::from_fn(|place| make(everybody().nth(place).unwrap_or(Viewer::Spectator))))
    }
}

impl<T: PartialEq> PerViewer<T> {
    /// The viewers for whom it differs from `other`.
    pub(crate) fn differs_from(&self, other: &Self) -> Viewers {
        everybody().filter(|viewer| self[*viewer] != other[*viewer]).collect()
    }
}

impl<T: Copy> PerViewer<T> {
    pub(crate) fn set(&mut self, viewers: Viewers, value: T) {
        for viewer in everybody().filter(|viewer| viewers.contains(*viewer)) {
            self.0[place(viewer)] = value;
        }
    }
}

impl PerViewer<u32> {
    /// Counts one for each of these.
    pub(crate) fn count(&mut self, viewers: Viewers) {
        for viewer in everybody().filter(|viewer| viewers.contains(*viewer)) {
            self.0[place(viewer)] += 1;
        }
    }
}

impl<T> Index<Viewer> for PerViewer<T> {
    type Output = T;

    fn index(&self, viewer: Viewer) -> &T {
        &self.0[place(viewer)]
    }
}

/// Every viewer that any table can have while it is played.
fn everybody() -> impl Iterator<Item = Viewer> {
    Viewer::all(MAX_SEATS as u8)
}

/// A referee looks at replays only, never at a table.
const fn place(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator | Viewer::Referee => MAX_SEATS,
    }
}

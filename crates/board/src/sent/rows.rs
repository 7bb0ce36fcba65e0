//! What is known of every region on a page, in the order in which they were drawn: an update reads it from the first to
//! the last, and what is read in order is in the processor's cache before it is needed.

use crate::draw_cache::Frame;

#[derive(Clone, Debug, Default)]
pub(crate) struct Rows {
    /// The hashes of the regions' ids.
    keys: Vec<u64>,
    known: Vec<Known>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    /// The hash of what it was drawn from.
    pub(crate) inputs: u64,
    pub(crate) frame: Frame,
}

impl Rows {
    pub(super) fn with_room_for(n: usize) -> Self {
        Self { keys: Vec::with_capacity(n), known: Vec::with_capacity(n) }
    }

    pub(super) fn len(&self) -> usize {
        self.keys.len()
    }

    /// The row of a region, which is mostly the `next` one, or one soon after it: some are drawn now and then.
    pub(super) fn find(&self, key: u64, next: usize) -> Option<usize> {
        let (before, after) = self.keys.split_at(next);
        let row_in = |keys: &[u64]| keys.iter().position(|found| *found == key);
        row_in(after).map(|row| next + row).or_else(|| row_in(before))
    }

    pub(super) fn push(&mut self, key: u64, known: Known) {
        self.keys.push(key);
        self.known.push(known);
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (u64, Known)> {
        self.keys.iter().copied().zip(self.known.iter().copied())
    }
}

impl std::ops::Index<usize> for Rows {
    type Output = Known;

    fn index(&self, row: usize) -> &Known {
        &self.known[row]
    }
}

impl std::ops::IndexMut<usize> for Rows {
    fn index_mut(&mut self, row: usize) -> &mut Known {
        &mut self.known[row]
    }
}

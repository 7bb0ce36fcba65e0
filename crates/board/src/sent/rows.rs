//! What is known of every region on a page, in the order in which they were drawn: an update reads it from the first to
//! the last, and what is read in order is in the processor's cache before it is needed.

use super::hash;
use crate::RegionId;
use crate::draw_cache::Frame;

#[derive(Clone, Debug, Default)]
pub(crate) struct Rows {
    names: Vec<Name>,
    known: Vec<Known>,
}

/// The name of a region. The same id is mostly written at the same place of the program, and then its hash is known.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Name {
    /// The hash of its id.
    pub(crate) key: u64,
    written_at: u64,
}

impl Name {
    pub(crate) fn of(id: RegionId, key: u64) -> Self {
        Self { key, written_at: id.written_at() }
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    /// The hash of what it was drawn from.
    pub(crate) inputs: u64,
    pub(crate) frame: Frame,
}

impl Rows {
    pub(super) fn with_room_for(n: usize) -> Self {
        Self { names: Vec::with_capacity(n), known: Vec::with_capacity(n) }
    }

    pub(super) fn len(&self) -> usize {
        self.names.len()
    }

    /// The key of a region, and its row, which is mostly the `next` one, or one soon after it: some are drawn now and
    /// then.
    pub(super) fn find(&self, id: RegionId, next: usize) -> (u64, Option<usize>) {
        if let Some(name) = self.names.get(next)
            && name.written_at == id.written_at()
        {
            return (name.key, Some(next));
        }
        let (key, (before, after)) = (hash(id), self.names.split_at(next));
        let row_in = |names: &[Name]| names.iter().position(|name| name.key == key);
        (key, row_in(after).map(|row| next + row).or_else(|| row_in(before)))
    }

    pub(super) fn push(&mut self, name: Name, known: Known) {
        self.names.push(name);
        self.known.push(known);
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (Name, Known)> {
        self.names.iter().copied().zip(self.known.iter().copied())
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

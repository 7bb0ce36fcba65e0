//! What is drawn of a page in one update, region by region.

use std::hash::{Hash as _, Hasher as _};
use std::ops::Range;
use std::rc::Rc;

use maud::{Markup, PreEscaped};
use rustc_hash::FxHasher;

use crate::region::cut;
use crate::{CachedMarkup, Region};

#[derive(Debug)]
pub(crate) struct Drawn {
    pub(crate) regions: Vec<DrawnRegion>,
    /// The numbers of the regions that are inside others.
    pub(crate) inside: Vec<usize>,
}

#[derive(Debug)]
pub(crate) struct DrawnRegion {
    /// The hash of its id.
    pub(crate) key: u64,
    pub(crate) inputs: u64,
    /// `None` if its inputs have not changed.
    pub(crate) drawing: Option<Rc<CachedMarkup>>,
    /// Where in [`Drawn::inside`] the regions inside it are.
    pub(crate) inside: Range<usize>,
}

impl Drawn {
    /// Makes room for about this many regions.
    pub(crate) fn for_about(n: usize) -> Self {
        Self { regions: Vec::with_capacity(n), inside: Vec::with_capacity(n) }
    }

    pub(crate) fn push(&mut self, region: DrawnRegion) -> Region {
        self.regions.push(region);
        Region::numbered(self.regions.len() - 1)
    }

    /// A region whose markup says what is inside it.
    pub(crate) fn add(&mut self, key: u64, inputs: u64, markup: Option<Markup>) -> Region {
        let from = self.inside.len();
        let mut inside = std::mem::take(&mut self.inside);
        let drawing = markup.map(|markup| self.assemble(markup, |number| inside.push(number)));
        self.inside = inside;
        let inside = from..self.inside.len();
        self.push(DrawnRegion { key, inputs, drawing, inside })
    }

    /// Names the regions that will be inside another, and makes them its inputs.
    pub(crate) fn name<'r>(
        &mut self,
        inside: impl IntoIterator<Item = &'r Region>,
        inputs: &mut FxHasher,
    ) -> Range<usize> {
        let from = self.inside.len();
        for number in inside.into_iter().filter_map(Region::number) {
            self.regions[number].key.hash(inputs);
            self.inside.push(number);
        }
        from..self.inside.len()
    }

    /// Notes what was drawn, and shows `found` the regions inside it.
    pub(crate) fn assemble(
        &self,
        PreEscaped(markup): Markup,
        mut found: impl FnMut(usize),
    ) -> Rc<CachedMarkup> {
        let (mut frame, mut rest) = (FxHasher::default(), markup.as_str());
        while let Some((before, number, after)) = cut(rest) {
            frame.write(before.as_bytes());
            if let Some(region) = self.regions.get(number) {
                region.key.hash(&mut frame);
                found(number);
            }
            rest = after;
        }
        frame.write(rest.as_bytes());
        Rc::new(CachedMarkup { frame: frame.finish(), markup })
    }

    /// Appends a whole region; `None` if one inside it was not drawn.
    pub(crate) fn push_whole(&self, number: usize, out: &mut String) -> Option<()> {
        let mut rest = self.regions[number].drawing.as_ref()?.markup.as_str();
        while let Some((before, inner, after)) = cut(rest) {
            out.push_str(before);
            // What is inside was drawn earlier, so any other number is no mark but part of somebody's text.
            if inner < number {
                self.push_whole(inner, out)?;
            }
            rest = after;
        }
        out.push_str(rest);
        Some(())
    }
}

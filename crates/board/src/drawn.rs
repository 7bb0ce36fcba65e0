//! What is drawn of a page in one update, region by region.

use std::hash::{Hash as _, Hasher as _};
use std::ops::Range;
use std::rc::Rc;

use maud::{Markup, PreEscaped, Render as _};
use rustc_hash::FxHasher;

use crate::draw_cache::Frame;
use crate::region::cut;
use crate::sent::Known;
use crate::{CachedMarkup, Region, RegionId};

#[derive(Debug)]
pub(crate) struct Drawn {
    pub(crate) regions: Vec<DrawnRegion>,
    /// The numbers of the regions that are inside others.
    inside: Vec<usize>,
}

#[derive(Debug)]
pub(crate) struct DrawnRegion {
    pub(crate) id: RegionId,
    /// The hash of its id.
    pub(crate) key: u64,
    /// Its row in [`crate::Sent`], if the page has it.
    pub(crate) row: Option<usize>,
    pub(crate) inputs: u64,
    /// `None` if its inputs have not changed.
    pub(crate) drawing: Option<Rc<CachedMarkup>>,
    /// Where in [`Drawn::inside`] the regions inside it are.
    pub(crate) inside: Range<usize>,
    /// Whether it, or any region inside it, was drawn.
    pub(crate) has_news: bool,
}

/// A region that is about to be drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) id: RegionId,
    pub(crate) key: u64,
    pub(crate) row: Option<usize>,
}

impl Place {
    pub(crate) fn with(
        self,
        inputs: u64,
        drawing: Option<Rc<CachedMarkup>>,
        inside: Range<usize>,
    ) -> DrawnRegion {
        let Self { id, key, row } = self;
        let has_news = drawing.is_some();
        DrawnRegion { id, key, row, inputs, drawing, inside, has_news }
    }
}

impl DrawnRegion {
    /// What the viewer knows of it once it is on the page; `None` if it was not drawn.
    pub(crate) fn known(&self) -> Option<Known> {
        let frame = self.drawing.as_ref()?.frame;
        Some(Known { inputs: self.inputs, frame })
    }
}

impl Drawn {
    /// Makes room for about this many regions.
    pub(crate) fn for_about(n: usize) -> Self {
        Self { regions: Vec::with_capacity(n), inside: Vec::with_capacity(n) }
    }

    pub(crate) fn push(&mut self, mut region: DrawnRegion) -> Region {
        region.has_news |= self.inside(&region).iter().any(|inner| self.regions[*inner].has_news);
        self.regions.push(region);
        Region::numbered(self.regions.len() - 1)
    }

    /// A region whose markup says what is inside it.
    pub(crate) fn add(&mut self, place: Place, inputs: u64, markup: Option<Markup>) -> Region {
        let from = self.inside.len();
        let mut inside = std::mem::take(&mut self.inside);
        let drawing = markup.map(|markup| self.assemble(markup, |number| inside.push(number)));
        self.inside = inside;
        let inside = from..self.inside.len();
        self.push(place.with(inputs, drawing, inside))
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
        let (mut frame, mut n_inside, mut rest) = (FxHasher::default(), 0_u8, markup.as_str());
        while let Some((before, number, after)) = cut(rest) {
            frame.write(before.as_bytes());
            if let Some(region) = self.regions.get(number) {
                region.key.hash(&mut frame);
                found(number);
                n_inside = n_inside.checked_add(1).expect("a region has fewer inside");
            }
            rest = after;
        }
        frame.write(rest.as_bytes());
        Rc::new(CachedMarkup { frame: Frame::new(&frame, n_inside), markup })
    }

    /// The numbers of the regions inside this one.
    pub(crate) fn inside(&self, region: &DrawnRegion) -> &[usize] {
        &self.inside[region.inside.clone()]
    }

    /// The numbers of a region, of those inside it, and so on.
    pub(crate) fn all_inside(&self, number: Option<usize>) -> Vec<usize> {
        let mut all = Vec::with_capacity(self.regions.len());
        all.extend(number);
        let mut seen = 0;
        while let Some(number) = all.get(seen) {
            all.extend(self.inside(&self.regions[*number]));
            seen += 1;
        }
        all
    }

    /// Appends a region with all that is inside it; but what `stays` on the page is only named.
    pub(crate) fn push_with_inside(
        &self,
        number: usize,
        drawing: &CachedMarkup,
        stays: &mut impl FnMut(&DrawnRegion) -> bool,
        out: &mut String,
    ) {
        if drawing.frame.n_inside() == 0 {
            return out.push_str(&drawing.markup);
        }
        let mut rest = drawing.markup.as_str();
        while let Some((before, inner, after)) = cut(rest) {
            out.push_str(before);
            // What is inside was drawn earlier, so any other number is no mark but part of somebody's text.
            if inner < number {
                let region = &self.regions[inner];
                let stays_there = stays(region);
                match &region.drawing {
                    Some(drawing) if !stays_there => {
                        self.push_with_inside(inner, drawing, stays, out);
                    }
                    _ => push_name(region.id, out),
                }
            }
            rest = after;
        }
        out.push_str(rest);
    }
}

/// Says that an element belongs here which the page has already, as it is. A template may stand wherever an element may.
fn push_name(id: RegionId, out: &mut String) {
    out.push_str("<template data-same=\"");
    id.render_to(out);
    out.push_str("\"></template>");
}

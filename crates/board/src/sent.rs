//! What a viewer has been sent, and what is new to them on the next page.
//!
//! Only hashes are kept: a page that nobody looks at costs a few kilobytes, and an update touches little memory.

mod rows;
#[cfg(test)]
mod tests;

use std::cell::{Cell, RefCell};
use std::hash::{Hash, Hasher as _};

use maud::Markup;
use rustc_hash::{FxHashMap, FxHashSet, FxHasher};

use crate::drawn::{Drawn, DrawnRegion, Place};
use crate::{CachedMarkup, DrawCache, Region, RegionId};
pub(crate) use rows::Known;
use rows::{Name, Rows};

/// What is on a viewer's page: its regions as they were sent, by the hashes of their ids.
#[derive(Clone, Debug, Default)]
pub struct Sent {
    rows: Rows,
    /// Which of them are inside others.
    inside: FxHashMap<u64, Box<[u64]>>,
}

impl Sent {
    pub fn is_empty(&self) -> bool {
        self.rows.len() == 0
    }

    /// Appends to `out` the regions of a page that are not as they were sent, and remembers them.
    ///
    /// `draw` draws the page; `around` is what every region depends on besides its own inputs. Where a region is new,
    /// those inside it that are as they were sent are only named.
    pub fn update(
        &mut self,
        around: impl Hash,
        cache: &DrawCache,
        out: &mut String,
        draw: impl FnOnce(&Update<'_>) -> Region,
    ) {
        let drawn = RefCell::new(Drawn::for_about(self.rows.len()));
        let update = Update { sent: self, cache, around: hash(around), drawn, next: Cell::new(0) };
        let page = draw(&update);
        let drawn = update.drawn.into_inner();
        if self.push_new(page.number(), &drawn, out) {
            self.remember_all(page.number(), &drawn);
        } else {
            self.remember(&drawn);
        }
    }

    /// Appends those of these regions that are new, or else what is new inside them. Returns whether any region came or
    /// went.
    fn push_new(
        &self,
        numbers: impl IntoIterator<Item = usize>,
        drawn: &Drawn,
        out: &mut String,
    ) -> bool {
        let mut came_or_went = false;
        for number in numbers {
            let region = &drawn.regions[number];
            came_or_went |= match region.drawing.as_ref().filter(|_| !self.stays(region)) {
                Some(drawing) => self.push_one(number, drawing, drawn, out),
                None if !region.has_news => continue,
                None => self.push_new(drawn.inside(region).iter().copied(), drawn, out),
            };
        }
        came_or_went
    }

    fn push_one(
        &self,
        number: usize,
        drawing: &CachedMarkup,
        drawn: &Drawn,
        out: &mut String,
    ) -> bool {
        let mut came_or_went = self.holds_others(&drawn.regions[number]);
        let mut named = Vec::new();
        let mut stays = |inner: &DrawnRegion| {
            let stays = self.stays(inner);
            named.extend(drawn.inside(inner).iter().filter(|_| stays));
            came_or_went |= !stays && self.holds_others(inner);
            stays
        };
        drawn.push_with_inside(number, drawing, &mut stays, out);
        // Only after the page has them in their places.
        self.push_new(named, drawn, out) || came_or_went
    }

    /// Whether a region is new, or another number of regions is inside it. If one came for one that went, that one is new.
    fn holds_others(&self, region: &DrawnRegion) -> bool {
        let n_inside = |known: Known| known.frame.n_inside();
        region.row.map(|row| n_inside(self.rows[row])) != region.known().map(n_inside)
    }

    /// Whether a region, apart from those inside it, is on the page as it would be now.
    fn stays(&self, region: &DrawnRegion) -> bool {
        let known = || region.row.map(|row| self.rows[row].frame);
        region.drawing.as_ref().is_none_or(|drawing| known() == Some(drawing.frame))
    }

    /// Remembers what was drawn of the page. More may have been drawn than is there.
    fn remember(&mut self, drawn: &Drawn) {
        for region in &drawn.regions {
            if let (Some(row), Some(now)) = (region.row, region.known()) {
                self.rows[row] = now;
            }
        }
    }

    /// Remembers which regions there are, too. Those inside one that was not drawn are there as they were.
    fn remember_all(&mut self, page: Option<usize>, drawn: &Drawn) {
        let mut numbers = drawn.all_inside(page);
        let keys_of = |numbers: &[usize]| -> Vec<u64> {
            numbers.iter().map(|number| drawn.regions[*number].key).collect()
        };
        for number in &numbers {
            let region = &drawn.regions[*number];
            if region.drawing.is_some() {
                self.inside.insert(region.key, keys_of(drawn.inside(region)).into());
            }
        }
        let mut there = keys_of(&numbers);
        let mut seen = 0;
        while let Some(key) = there.get(seen) {
            let inside = self.inside.get(key).map_or(&[][..], |inside| inside);
            there.extend(inside);
            seen += 1;
        }
        let mut there: FxHashSet<u64> = there.into_iter().collect();
        self.inside.retain(|key, inside| there.contains(key) && !inside.is_empty());
        let mut rows = Rows::with_room_for(there.len());
        // In the order in which they were drawn, and will be looked for the next time.
        numbers.sort_unstable();
        for region in numbers.iter().map(|number| &drawn.regions[*number]) {
            let known = region.known().or_else(|| Some(self.rows[region.row?]));
            if let Some(known) = known.filter(|_| there.remove(&region.key)) {
                rows.push(Name::of(region.id, region.key), known);
            }
        }
        for (name, known) in self.rows.iter().filter(|(name, _)| there.contains(&name.key)) {
            rows.push(name, known);
        }
        self.rows = rows;
    }
}

/// An update of what a viewer has been sent, while it is drawn.
#[derive(Debug)]
pub struct Update<'a> {
    sent: &'a Sent,
    cache: &'a DrawCache,
    around: u64,
    drawn: RefCell<Drawn>,
    /// The row of [`Sent`] after the one that was last looked for.
    next: Cell<usize>,
}

impl Update<'_> {
    /// A region that depends on `inputs` and nothing else, drawn only if they are new.
    pub(crate) fn region(
        &self,
        id: RegionId,
        inputs: impl Hash,
        draw: impl FnOnce() -> Markup,
    ) -> Region {
        let (place, inputs) = (self.place(id), hash((self.around, inputs)));
        let markup = self.is_new(&place, inputs).then(draw);
        self.drawn.borrow_mut().add(place, inputs, markup)
    }

    /// A region as it is on the page, if it is there.
    pub(crate) fn kept(&self, id: RegionId) -> Option<Region> {
        let place = self.place(id);
        let inputs = self.sent.rows[place.row?].inputs;
        Some(self.drawn.borrow_mut().push(place.with(inputs, None, 0..0)))
    }

    /// A region around others, drawn only if `inputs` are new or others are inside.
    pub(crate) fn frame<'r>(
        &self,
        id: RegionId,
        inputs: impl Hash,
        inside: impl IntoIterator<Item = &'r Region>,
        draw: impl FnOnce() -> Markup,
    ) -> Region {
        let mut hasher = FxHasher::default();
        (self.around, inputs).hash(&mut hasher);
        let inside = self.drawn.borrow_mut().name(inside, &mut hasher);
        let (place, inputs) = (self.place(id), hasher.finish());
        let markup = self.is_new(&place, inputs).then(draw);
        let mut drawn = self.drawn.borrow_mut();
        let drawing = markup.map(|markup| drawn.assemble(markup, |_| ()));
        drawn.push(place.with(inputs, drawing, inside))
    }

    /// A region that depends on `inputs` and not on the viewer; there is none inside it.
    pub(crate) fn common(
        &self,
        id: RegionId,
        inputs: impl Hash,
        draw: impl FnOnce() -> Markup,
    ) -> Region {
        let (place, inputs) = (self.place(id), hash((self.around, inputs)));
        let drawing = || self.cache.get_or_draw((place.key, inputs), || draw().0);
        let drawing = self.is_new(&place, inputs).then(drawing);
        self.drawn.borrow_mut().push(place.with(inputs, drawing, 0..0))
    }

    pub(crate) fn drawn(&self, id: RegionId, markup: Markup) -> Region {
        self.drawn.borrow_mut().add(self.place(id), 0, Some(markup))
    }

    fn place(&self, id: RegionId) -> Place {
        let (key, row) = self.sent.rows.find(id, self.next.get());
        if let Some(row) = row {
            self.next.set(row + 1);
        }
        Place { id, key, row }
    }

    fn is_new(&self, place: &Place, inputs: u64) -> bool {
        place.row.is_none_or(|row| self.sent.rows[row].inputs != inputs)
    }
}

pub(crate) fn hash(inputs: impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    inputs.hash(&mut hasher);
    hasher.finish()
}

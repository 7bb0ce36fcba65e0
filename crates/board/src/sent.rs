//! What a viewer has been sent, and what of the next page is new to them.
//!
//! Only hashes are kept: a page that nobody looks at costs a few kilobytes, and an update touches little memory.

use std::cell::{Cell, RefCell};
use std::hash::{Hash, Hasher as _};

use maud::Markup;
use rustc_hash::{FxHashMap, FxHasher};

use crate::region::{Mark, cut, push_without_marks};
use crate::{Region, RegionId};

/// What a viewer has been sent.
#[derive(Clone, Debug, Default)]
pub struct Sent {
    /// The page without its regions, if it was sent.
    page: Cell<Option<u64>>,
    /// What every region was drawn from.
    inputs: RefCell<FxHashMap<u64, u64>>,
    /// Every region without those inside it, by the hash of its id.
    frames: RefCell<FxHashMap<u64, u64>>,
    /// What every region depends on besides its own inputs.
    around: Cell<u64>,
}

impl Sent {
    /// Whether nothing was sent yet.
    pub fn is_empty(&self) -> bool {
        self.page.get().is_none()
    }

    /// Says what every region depends on besides its own inputs.
    pub fn set_around(&self, around: impl Hash) {
        self.around.set(hash(around));
    }

    /// A region that depends on `inputs` and nothing else, drawn only if they are new.
    pub(crate) fn region(
        &self,
        id: RegionId,
        inputs: impl Hash,
        draw: impl FnOnce(RegionId) -> Markup,
    ) -> Region {
        let inputs = hash((self.around.get(), inputs));
        let known = self.inputs.borrow_mut().insert(hash(id), inputs);
        Region { id, markup: (known != Some(inputs)).then(|| draw(id)) }
    }

    /// Appends to `out` those regions of a page that are not as they were sent, and remembers them.
    ///
    /// `draw` draws the page. First it is given this, so that regions whose inputs are as they were are not drawn; then,
    /// if such a region has to be sent because one around it changed, it is asked to draw everything.
    pub fn update(&self, out: &mut String, mut draw: impl FnMut(Option<&Self>) -> String) {
        let page = draw(Some(self));
        if self.push_changes(&page, out).is_none() {
            self.push_changes(&draw(None), out);
        }
    }

    /// Nothing if a region is only named that has to be sent.
    fn push_changes(&self, page: &str, out: &mut String) -> Option<()> {
        let update = Update::read(page, &self.frames.borrow());
        let whole = self.page.get() != Some(update.page);
        if whole && update.names_some || update.changed.iter().any(|changed| changed.names_some) {
            return None;
        }
        self.page.set(Some(update.page));
        self.frames.borrow_mut().extend(update.frames);
        if whole {
            push_without_marks(out, page);
        } else {
            for changed in update.changed {
                push_without_marks(out, &page[changed.from..changed.to]);
            }
        }
        Some(())
    }
}

fn hash(inputs: impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    inputs.hash(&mut hasher);
    hasher.finish()
}

/// A page compared with what was sent.
#[derive(Default)]
struct Update {
    /// The page without its regions.
    page: u64,
    /// Whether a region is only named.
    names_some: bool,
    /// The regions whose frames changed, by the hash of their ids.
    frames: Vec<(u64, u64)>,
    /// Where they are, but for those inside another that changed.
    changed: Vec<Changed>,
}

/// A region that changed.
struct Changed {
    from: usize,
    to: usize,
    /// Whether one inside it is only named.
    names_some: bool,
}

/// A region that is being read.
struct Open {
    key: u64,
    from: usize,
    frame: FxHasher,
    names_some: bool,
    /// How many regions had changed before it.
    changed_before: usize,
}

impl Update {
    fn read(page: &str, known: &FxHashMap<u64, u64>) -> Self {
        let mut update = Self::default();
        let root = Open {
            key: 0,
            from: 0,
            frame: FxHasher::default(),
            names_some: false,
            changed_before: 0,
        };
        let (mut open, mut around) = (root, Vec::with_capacity(8));
        let mut rest = page;
        while let Some((before, mark, after)) = cut(rest) {
            open.frame.write(before.as_bytes());
            match mark {
                Mark::Same(id) => {
                    id.hash(&mut open.frame);
                    open.names_some = true;
                }
                Mark::Begin(id) => {
                    id.hash(&mut open.frame);
                    let inside = update.begin(id, page.len() - after.len());
                    around.push(std::mem::replace(&mut open, inside));
                }
                Mark::End => {
                    let Some(mut outer) = around.pop() else { break };
                    outer.names_some |= open.names_some;
                    let end = page.len() - rest.len() + before.len();
                    update.end(&std::mem::replace(&mut open, outer), end, known);
                }
            }
            rest = after;
        }
        open.frame.write(rest.as_bytes());
        Self { page: open.frame.finish(), names_some: open.names_some, ..update }
    }

    fn begin(&self, id: &str, from: usize) -> Open {
        let changed_before = self.changed.len();
        Open { key: hash(id), from, frame: FxHasher::default(), names_some: false, changed_before }
    }

    fn end(&mut self, region: &Open, to: usize, known: &FxHashMap<u64, u64>) {
        let frame = region.frame.clone().finish();
        if known.get(&region.key) == Some(&frame) {
            return;
        }
        self.frames.push((region.key, frame));
        self.changed.truncate(region.changed_before);
        self.changed.push(Changed { from: region.from, to, names_some: region.names_some });
    }
}

#[cfg(test)]
mod tests {
    use maud::{PreEscaped, Render as _};

    use super::*;
    use crate::{region, without_marks};

    fn page(round: &str, seats: &[&str]) -> String {
        let seat = |(i, text): (usize, &&str)| {
            region(("s", i as u8), PreEscaped(format!("<li id=s-{i}>{text}</li>"))).render().0
        };
        let seats: String = seats.iter().enumerate().map(seat).collect();
        let seats = region("seats", PreEscaped(format!("<ul id=seats>{seats}</ul>"))).render().0;
        let round = region("round", PreEscaped(format!("<b id=round>{round}</b>"))).render().0;
        format!("<main id=main>{round}{seats}</main>")
    }

    #[track_caller]
    fn check(from: &str, to: &str, expected: &str) {
        let (sent, mut out) = (Sent::default(), String::new());
        sent.update(&mut String::new(), |_| from.to_owned());
        sent.update(&mut out, |_| to.to_owned());
        assert_eq!(out, expected);
    }

    #[test]
    fn only_the_innermost_regions_that_differ_are_sent() {
        let before = page("1", &["a", "b"]);
        check(&before, &before, "");
        check(&before, &page("2", &["a", "b"]), "<b id=round>2</b>");
        check(&before, &page("2", &["a", "c"]), "<b id=round>2</b><li id=s-1>c</li>");
    }

    #[test]
    fn when_a_region_comes_or_goes_the_one_around_it_is_sent() {
        let (before, after) = (page("1", &["a"]), page("1", &["c", "b"]));
        check(&before, &after, "<ul id=seats><li id=s-0>c</li><li id=s-1>b</li></ul>");
        check("", &after, &without_marks(&after));
    }

    #[test]
    fn a_region_whose_inputs_are_as_they_were_is_drawn_again_only_if_what_is_around_it_changed() {
        let (sent, drawn) = (Sent::default(), Cell::new(0));
        let draw = |round: u8, class: &str, memo: Option<&Sent>| {
            let draw = |id: RegionId| {
                drawn.set(drawn.get() + 1);
                maud::html! { b id=(id) { (round) } }
            };
            let round = match memo {
                Some(sent) => sent.region("round".into(), round, draw),
                None => region("round", draw("round".into())),
            };
            format!("<p class={class}>{}</p>", round.render().0)
        };
        let update = |round, class| {
            let mut out = String::new();
            sent.update(&mut out, |memo| draw(round, class, memo));
            (out, drawn.take())
        };
        assert_eq!(update(1, "x"), ("<p class=x><b id=\"round\">1</b></p>".to_owned(), 1));
        assert_eq!(update(1, "x"), (String::new(), 0));
        assert_eq!(update(2, "x"), ("<b id=\"round\">2</b>".to_owned(), 1));
        assert_eq!(update(2, "y"), ("<p class=y><b id=\"round\">2</b></p>".to_owned(), 1));
    }
}

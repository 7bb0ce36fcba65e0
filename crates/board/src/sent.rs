//! What a viewer has been sent, and what is new to them on the next page.
//!
//! Only hashes are kept: a page that nobody looks at costs a few kilobytes, and an update touches little memory.

use std::cell::RefCell;
use std::hash::{Hash, Hasher as _};

use maud::Markup;
use rustc_hash::{FxHashMap, FxHasher};

use crate::drawn::{Drawn, DrawnRegion};
use crate::{DrawCache, Region, RegionId};

/// What a viewer has been sent: the regions of their page, by the hashes of their ids.
#[derive(Clone, Debug, Default)]
pub struct Sent {
    regions: FxHashMap<u64, Known>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Known {
    /// The hash of what it was drawn from.
    inputs: u64,
    /// The hash of what it looks like without the regions inside it.
    frame: u64,
}

impl Sent {
    pub fn is_empty(&self) -> bool {
        self.regions.is_empty()
    }

    /// Appends to `out` the regions of a page that are not as they were sent, and remembers them.
    ///
    /// `draw` draws the page; `around` is what every region depends on besides its own inputs. A region that was not
    /// drawn may still have to be sent, because one around it changed: then the page is drawn once more with all its
    /// regions.
    pub fn update(
        &mut self,
        around: impl Hash,
        cache: &DrawCache,
        out: &mut String,
        mut draw: impl FnMut(&Update<'_>) -> Region,
    ) {
        let (around, start) = (hash(around), out.len());
        for all in [false, true] {
            let drawn = RefCell::new(Drawn::for_about(self.regions.len()));
            let update = Update { sent: self, cache, around, all, drawn };
            let page = draw(&update);
            let drawn = update.drawn.into_inner();
            if self.push_new(page.number(), &drawn, out).is_some() {
                return self.remember(&drawn);
            }
            out.truncate(start);
        }
    }

    /// Appends those of these regions that are new, or else what is new inside them; `None` if a region that was not
    /// drawn would have to be sent.
    fn push_new(
        &self,
        numbers: impl IntoIterator<Item = usize>,
        drawn: &Drawn,
        out: &mut String,
    ) -> Option<()> {
        for number in numbers {
            let region = &drawn.regions[number];
            let known = || self.regions.get(&region.key).map(|known| known.frame);
            match &region.drawing {
                Some(drawing) if known() != Some(drawing.frame) => drawn.push_whole(number, out)?,
                _ => {
                    let inside = drawn.inside[region.inside.clone()].iter().copied();
                    self.push_new(inside, drawn, out)?;
                }
            }
        }
        Some(())
    }

    fn remember(&mut self, drawn: &Drawn) {
        let known = |region: &DrawnRegion| {
            let frame = region.drawing.as_ref()?.frame;
            Some((region.key, Known { inputs: region.inputs, frame }))
        };
        self.regions.extend(drawn.regions.iter().filter_map(known));
    }
}

/// An update of what a viewer has been sent, while it is drawn.
#[derive(Debug)]
pub struct Update<'a> {
    sent: &'a Sent,
    cache: &'a DrawCache,
    around: u64,
    /// Whether every region is to be drawn, changed or not.
    all: bool,
    drawn: RefCell<Drawn>,
}

impl Update<'_> {
    /// A region that depends on `inputs` and nothing else, drawn only if they are new.
    pub(crate) fn region(
        &self,
        id: RegionId,
        inputs: impl Hash,
        draw: impl FnOnce() -> Markup,
    ) -> Region {
        let (key, inputs) = (hash(id), hash((self.around, inputs)));
        let markup = self.is_new(key, inputs).then(draw);
        self.drawn.borrow_mut().add(key, inputs, markup)
    }

    /// A region that is drawn only where it was never sent, or where everything is.
    pub(crate) fn region_as_sent(&self, id: RegionId, draw: impl FnOnce() -> Markup) -> Region {
        let key = hash(id);
        let is_drawn = self.all || !self.sent.regions.contains_key(&key);
        // No inputs have this hash but by accident, so that it is drawn when they are asked for again.
        self.drawn.borrow_mut().add(key, 0, is_drawn.then(draw))
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
        let (key, inputs) = (hash(id), hasher.finish());
        let markup = self.is_new(key, inputs).then(draw);
        let mut drawn = self.drawn.borrow_mut();
        let drawing = markup.map(|markup| drawn.assemble(markup, |_| ()));
        drawn.push(DrawnRegion { key, inputs, drawing, inside })
    }

    /// A region that depends on `inputs` and not on the viewer; there is none inside it.
    pub(crate) fn common(
        &self,
        id: RegionId,
        inputs: impl Hash,
        draw: impl FnOnce() -> Markup,
    ) -> Region {
        let (key, inputs) = (hash(id), hash((self.around, inputs)));
        let drawing = || self.cache.get_or_draw((key, inputs), || draw().0);
        let drawing = self.is_new(key, inputs).then(drawing);
        self.drawn.borrow_mut().push(DrawnRegion { key, inputs, drawing, inside: 0..0 })
    }

    pub(crate) fn drawn(&self, id: RegionId, markup: Markup) -> Region {
        self.drawn.borrow_mut().add(hash(id), 0, Some(markup))
    }

    fn is_new(&self, key: u64, inputs: u64) -> bool {
        self.all || self.sent.regions.get(&key).is_none_or(|known| known.inputs != inputs)
    }
}

pub(crate) fn hash(inputs: impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    inputs.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use maud::{PreEscaped, html};

    use super::*;

    /// A page with a round and some seats, whose regions are already drawn.
    fn page(round: &str, seats: &[&str], update: &Update<'_>) -> Region {
        let seat = |(i, text): (usize, &&str)| {
            update.drawn(("s", i as u8).into(), html! { li id={ "s-" (i) } { (text) } })
        };
        let seats: Vec<Region> = seats.iter().enumerate().map(seat).collect();
        let seats = html! { ul id="seats" { @for seat in seats { (seat) } } };
        let round = update.drawn("round".into(), html! { b id="round" { (round) } });
        let page = html! { main id="main" { (round) (update.drawn("seats".into(), seats)) } };
        update.drawn("main".into(), page)
    }

    fn update(sent: &mut Sent, draw: impl Fn(&Update<'_>) -> Region) -> String {
        let mut out = String::new();
        sent.update((), &DrawCache::default(), &mut out, draw);
        out
    }

    #[track_caller]
    fn check(from: (&str, &[&str]), to: (&str, &[&str]), expected: &str) {
        let mut sent = Sent::default();
        update(&mut sent, |update| page(from.0, from.1, update));
        assert_eq!(update(&mut sent, |update| page(to.0, to.1, update)), expected);
    }

    #[test]
    fn only_the_innermost_regions_that_differ_are_sent() {
        let before: (&str, &[&str]) = ("1", &["a", "b"]);
        check(before, before, "");
        check(before, ("2", &["a", "b"]), "<b id=\"round\">2</b>");
        let both = "<b id=\"round\">2</b><li id=\"s-1\">c</li>";
        check(before, ("2", &["a", "c"]), both);
    }

    #[test]
    fn when_a_region_comes_or_goes_the_one_around_it_is_sent() {
        let seats = "<ul id=\"seats\"><li id=\"s-0\">c</li><li id=\"s-1\">b</li></ul>";
        check(("1", &["a"]), ("1", &["c", "b"]), seats);
        let whole = format!("<main id=\"main\"><b id=\"round\">1</b>{seats}</main>");
        let first = update(&mut Sent::default(), |update| page("1", &["c", "b"], update));
        assert_eq!(first, whole);
    }

    #[test]
    fn a_text_that_looks_like_a_mark_harms_nobody() {
        for text in ["\u{1}00", "\u{1}01", "\u{1}02", "\u{1}03", "\u{1}oo", "\u{1}", "\u{1}ж"] {
            let mut sent = Sent::default();
            let first = update(&mut sent, |update| page("1", &["a", text], update));
            assert!(first.ends_with("</ul></main>"), "{first:?}");
            let next = update(&mut sent, |update| page("2", &["a", text], update));
            assert!(next.contains("<b id=\"round\">2</b>"), "{next:?}");
        }
    }

    #[test]
    fn a_region_whose_inputs_are_as_they_were_is_drawn_again_only_if_what_is_around_it_changed() {
        let (mut sent, drawn) = (Sent::default(), Cell::new(0));
        let mut update = |round: u8, class: &str| {
            let out = update(&mut sent, |update| {
                let round = update.region("round".into(), round, || {
                    drawn.set(drawn.get() + 1);
                    html! { b id="round" { (round) } }
                });
                update.drawn("main".into(), html! { p class=(class) { (round) } })
            });
            (out, drawn.take())
        };
        let round = |round: u8| format!("<b id=\"round\">{round}</b>");
        assert_eq!(update(1, "x"), (format!("<p class=\"x\">{}</p>", round(1)), 1));
        assert_eq!(update(1, "x"), (String::new(), 0));
        assert_eq!(update(2, "x"), (round(2), 1));
        assert_eq!(update(2, "y"), (format!("<p class=\"y\">{}</p>", round(2)), 1));
    }

    #[test]
    fn a_region_that_stays_as_sent_is_told_of_later() {
        let mut sent = Sent::default();
        let mut update = |round: u8, class: &str, now: bool| {
            update(&mut sent, |update| {
                let draw = || html! { b { (round) } };
                let round = match now {
                    true => update.region("round".into(), round, draw),
                    false => update.region_as_sent("round".into(), draw),
                };
                update.drawn("main".into(), html! { p class=(class) { (round) } })
            })
        };
        assert_eq!(update(1, "x", false), "<p class=\"x\"><b>1</b></p>");
        assert_eq!(update(2, "x", false), "");
        assert_eq!(update(2, "x", true), "<b>2</b>");
        assert_eq!(update(2, "x", true), "");
        assert_eq!(update(3, "y", false), "<p class=\"y\"><b>3</b></p>");
    }

    #[test]
    fn a_frame_is_drawn_again_only_if_its_own_inputs_change_or_regions_come_and_go() {
        let (mut sent, drawn) = (Sent::default(), Cell::new(0));
        let mut update = |class: &str, seats: &[&str]| {
            let out = update(&mut sent, |update| {
                let seat = |(i, text): (usize, &&str)| {
                    update.region(("s", i as u8).into(), text, || html! { i { (text) } })
                };
                let seats: Vec<Region> = seats.iter().enumerate().map(seat).collect();
                update.frame("main".into(), class, &seats, || {
                    drawn.set(drawn.get() + 1);
                    html! { p class=(class) { @for seat in &seats { (seat) } } }
                })
            });
            (out, drawn.take())
        };
        assert_eq!(update("x", &["a"]), ("<p class=\"x\"><i>a</i></p>".to_owned(), 1));
        assert_eq!(update("x", &["b"]), ("<i>b</i>".to_owned(), 0));
        // Once in vain, then with all regions.
        assert_eq!(update("y", &["b"]), ("<p class=\"y\"><i>b</i></p>".to_owned(), 2));
        assert_eq!(update("y", &["b", "c"]), ("<p class=\"y\"><i>b</i><i>c</i></p>".to_owned(), 2));
        assert_eq!(update("y", &["b", "d"]), ("<i>d</i>".to_owned(), 0));
    }

    #[test]
    fn what_looks_the_same_to_all_is_drawn_once_and_sent_to_everybody() {
        let (cache, drawn) = (DrawCache::default(), Cell::new(0));
        let tell = |sent: &mut Sent, round: u8| {
            let mut out = String::new();
            sent.update((), &cache, &mut out, |update| {
                update.common("round".into(), round, || {
                    drawn.set(drawn.get() + 1);
                    PreEscaped(format!("<b>{round}</b>"))
                })
            });
            out
        };
        let (mut anna, mut boris) = (Sent::default(), Sent::default());
        assert_eq!([tell(&mut anna, 1), tell(&mut boris, 1)], ["<b>1</b>", "<b>1</b>"]);
        assert_eq!(drawn.take(), 1);
        assert_eq!([tell(&mut anna, 2), tell(&mut boris, 3)], ["<b>2</b>", "<b>3</b>"]);
        assert_eq!(drawn.take(), 2);
        assert_eq!([tell(&mut anna, 3), tell(&mut anna, 3)], ["<b>3</b>", ""]);
        assert_eq!(drawn.take(), 0);
    }
}

//! Regions: the parts of a page that are sent anew when they change.
//!
//! A region is fenced by marks that no text of ours holds: its id and its markup between two of them. They are taken out
//! before anything leaves the server. [`Sent`] remembers a page with its marks, and says which regions of the next page
//! differ.

use std::borrow::Cow;

use maud::Render;

/// Begins a mark, and ends one.
const MARK: char = '\u{1}';
const END: char = '\u{2}';

/// Marks markup whose root element has this id as a region.
pub fn region<M: Render>(id: impl Into<Cow<'static, str>>, markup: M) -> Region<M> {
    Region { id: id.into(), markup }
}

/// Markup between marks.
#[derive(Clone, Debug)]
pub struct Region<M> {
    id: Cow<'static, str>,
    markup: M,
}

impl<M: Render> Render for Region<M> {
    fn render_to(&self, out: &mut String) {
        out.push(MARK);
        out.push_str(&self.id);
        out.push(END);
        self.markup.render_to(out);
        out.push(MARK);
        out.push(END);
    }
}

/// The page without its marks.
pub fn without_marks(page: &str) -> String {
    let mut out = String::with_capacity(page.len());
    push_without_marks(&mut out, page);
    out
}

fn push_without_marks(out: &mut String, text: &str) {
    let mut from = 0;
    for (mark, end) in marks(text) {
        out.push_str(&text[from..mark]);
        from = end;
    }
    out.push_str(&text[from..]);
}

/// Where every mark begins, and where the text after it does.
fn marks(text: &str) -> impl Iterator<Item = (usize, usize)> {
    memchr::memchr_iter(MARK as u8, text.as_bytes()).map(|mark| {
        let rest = text.as_bytes()[mark..].iter();
        (mark, mark + rest.take_while(|byte| **byte != END as u8).count() + 1)
    })
}

/// What a viewer has been sent.
#[derive(Clone, Debug, Default)]
pub struct Sent(Page);

impl Sent {
    /// Whether nothing was sent yet.
    pub fn is_empty(&self) -> bool {
        self.0.text.is_empty()
    }

    /// Remembers that this page was sent as a whole.
    pub fn whole(&mut self, page: String) {
        self.0 = Page::read(page);
    }

    /// Appends those regions of `page` that are not as they were sent to `out`, and remembers them.
    pub fn changes(&mut self, page: String, out: &mut String) {
        let (old, new) = (std::mem::take(&mut self.0), Page::read(page));
        if old.regions.is_empty() {
            push_without_marks(out, &new.text);
        } else {
            push_changes((&old, 0), (&new, 0), out);
        }
        self.0 = new;
    }
}

/// A page, and where its regions are.
#[derive(Clone, Debug, Default)]
struct Page {
    text: String,
    /// The page itself is the first; each is followed by those inside it.
    regions: Vec<Place>,
}

/// Where a region is.
#[derive(Clone, Copy, Debug)]
struct Place {
    /// Where its first mark begins, and where its last one ends.
    outer: (usize, usize),
    /// Where its markup begins and ends.
    inner: (usize, usize),
    /// The first region that is not inside it.
    next: usize,
}

impl Page {
    fn read(text: String) -> Self {
        let whole = (0, text.len());
        let mut regions = Vec::with_capacity(64);
        regions.push(Place { outer: whole, inner: whole, next: 0 });
        let mut open = Vec::new();
        for (mark, end) in marks(&text) {
            if end > mark + 2 {
                open.push(regions.len());
                regions.push(Place { outer: (mark, 0), inner: (end, 0), next: 0 });
            } else if let Some(place) = open.pop() {
                let next = regions.len();
                let region = &mut regions[place];
                (region.outer.1, region.inner.1, region.next) = (end, mark, next);
            }
        }
        regions[0].next = regions.len();
        Self { text, regions }
    }

    fn inner(&self, place: usize) -> &str {
        let (from, to) = self.regions[place].inner;
        &self.text[from..to]
    }

    /// The regions right inside another.
    fn inside(&self, place: usize) -> impl Iterator<Item = usize> {
        let end = self.regions[place].next;
        let next = move |last: &usize| Some(self.regions[*last].next).filter(|next| *next < end);
        std::iter::successors(Some(place + 1).filter(|first| *first < end), next)
    }

    /// What is in a region but not in those inside it: text, then the id of what follows, by turns.
    fn frame(&self, place: usize) -> impl Iterator<Item = &str> {
        let mut from = self.regions[place].inner.0;
        let texts = self.inside(place).map(move |inside| {
            let Place { outer, inner, .. } = self.regions[inside];
            let text = &self.text[from..inner.0];
            from = outer.1;
            text
        });
        let last = self
            .inside(place)
            .last()
            .map_or(self.regions[place].inner.0, |last| self.regions[last].outer.1);
        texts.chain([&self.text[last..self.regions[place].inner.1]])
    }
}

/// Appends what differs between two versions of a region.
fn push_changes((old, was): (&Page, usize), (new, is): (&Page, usize), out: &mut String) {
    if old.inner(was) == new.inner(is) {
        return;
    }
    if !old.frame(was).eq(new.frame(is)) {
        return push_without_marks(out, new.inner(is));
    }
    for (was, is) in old.inside(was).zip(new.inside(is)) {
        push_changes((old, was), (new, is), out);
    }
}

#[cfg(test)]
mod tests {
    use maud::PreEscaped;

    use super::*;

    fn page(round: &str, seats: &[&str]) -> String {
        let seat = |(i, text): (usize, &&str)| {
            region(format!("s{i}"), PreEscaped(format!("<li id=s{i}>{text}</li>"))).render().0
        };
        let seats: String = seats.iter().enumerate().map(seat).collect();
        let round = region("round", PreEscaped(format!("<b id=round>{round}</b>"))).render().0;
        format!("<main id=main>{round}<ul>{seats}</ul></main>")
    }

    #[track_caller]
    fn check(from: &str, to: &str, expected: &str) {
        let (mut sent, mut out) = (Sent::default(), String::new());
        sent.whole(from.to_owned());
        sent.changes(to.to_owned(), &mut out);
        assert_eq!(out, expected);
    }

    #[test]
    fn only_the_innermost_regions_that_differ_are_sent() {
        let before = page("1", &["a", "b"]);
        check(&before, &before, "");
        check(&before, &page("2", &["a", "b"]), "<b id=round>2</b>");
        check(&before, &page("2", &["a", "c"]), "<b id=round>2</b><li id=s1>c</li>");
    }

    #[test]
    fn when_a_region_comes_or_goes_the_one_around_it_is_sent() {
        let (before, after) = (page("1", &["a"]), page("1", &["a", "b"]));
        check(&before, &after, &without_marks(&after));
        check("", &after, &without_marks(&after));
    }
}

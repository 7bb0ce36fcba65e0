//! Regions: the parts of a page that are sent anew when they change.
//!
//! A region is fenced by marks that no text of ours holds: its id and its markup between two of them. They are taken out
//! before anything leaves the server. [`Sent`] remembers a page with its marks, and says which regions of the next page
//! differ.

use maud::{Markup, PreEscaped};

/// Begins a mark, and ends one.
const MARK: char = '\u{1}';
const END: char = '\u{2}';

/// Marks markup whose root element has this id as a region.
pub fn region(id: &str, markup: &Markup) -> Markup {
    let mut out = String::with_capacity(markup.0.len() + id.len() + 6);
    out.push(MARK);
    out.push_str(id);
    out.push(END);
    out.push_str(&markup.0);
    out.push(MARK);
    out.push(END);
    PreEscaped(out)
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
        if old.regions.is_empty() || new.regions.is_empty() {
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
    /// Each followed by those inside it.
    regions: Vec<Region>,
}

/// Where a region is.
#[derive(Clone, Copy, Debug)]
struct Region {
    /// Where its first mark begins, and where its last one ends.
    outer: (usize, usize),
    /// Where its markup begins and ends.
    inner: (usize, usize),
    /// The first region that is not inside it.
    next: usize,
}

impl Page {
    fn read(text: String) -> Self {
        let mut regions: Vec<Region> = Vec::with_capacity(64);
        let mut open = Vec::new();
        for (mark, end) in marks(&text) {
            if end > mark + 2 {
                open.push(regions.len());
                regions.push(Region { outer: (mark, 0), inner: (end, 0), next: 0 });
            } else if let Some(place) = open.pop() {
                let next = regions.len();
                let region = &mut regions[place];
                (region.outer.1, region.inner.1, region.next) = (end, mark, next);
            }
        }
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
            let Region { outer, inner, .. } = self.regions[inside];
            let text = &self.text[from..inner.0];
            from = outer.1;
            text
        });
        let last = self.inside(place).last().map_or(self.regions[place].inner.0, |last| self.regions[last].outer.1);
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

/// Several regions one after another, as one markup.
pub fn fold(regions: impl IntoIterator<Item = Markup>) -> Markup {
    let mut out = String::new();
    for markup in regions {
        out.push_str(&markup.0);
    }
    PreEscaped(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(round: &str, seats: &[&str]) -> String {
        let seats = seats.iter().enumerate().map(|(i, text)| {
            region(&format!("s{i}"), &PreEscaped(format!("<li id=s{i}>{text}</li>")))
        });
        let seats = fold(seats).0;
        let round = region("round", &PreEscaped(format!("<b id=round>{round}</b>"))).0;
        region("main", &PreEscaped(format!("<main id=main>{round}<ul>{seats}</ul></main>"))).0
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

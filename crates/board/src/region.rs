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

fn push_without_marks(out: &mut String, mut text: &str) {
    while let Some((before, _, after)) = cut(text) {
        out.push_str(before);
        text = after;
    }
    out.push_str(text);
}

/// The text before the next mark, the id in it, and the text after it.
fn cut(text: &str) -> Option<(&str, &str, &str)> {
    let at = memchr::memchr(MARK as u8, text.as_bytes())?;
    let end = at + 1 + memchr::memchr(END as u8, &text.as_bytes()[at + 1..])?;
    Some((&text[..at], &text[at + 1..end], &text[end + 1..]))
}

/// What a viewer has been sent.
#[derive(Clone, Debug, Default)]
pub struct Sent(String);

impl Sent {
    /// Whether nothing was sent yet.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Remembers that this page was sent as a whole.
    pub fn whole(&mut self, page: String) {
        self.0 = page;
    }

    /// Appends those regions of `page` that are not as they were sent to `out`, and remembers them.
    pub fn changes(&mut self, page: String, out: &mut String) {
        let (mut old, mut new) = (Reader(&self.0), Reader(&page));
        match (old.region(), new.region()) {
            (Some((_, old)), Some((_, new))) => push_changes(old, new, out),
            _ => push_without_marks(out, &page),
        }
        self.0 = page;
    }
}

/// Appends what differs inside two versions of a region.
fn push_changes(old: &str, new: &str, out: &mut String) {
    if old == new {
        return;
    }
    if !same_frame(old, new) {
        return push_without_marks(out, new);
    }
    let (mut old, mut new) = (Reader(old), Reader(new));
    while let (Some((_, old)), Some((_, new))) = (old.region(), new.region()) {
        push_changes(old, new, out);
    }
}

/// Whether two versions of a region are alike but for the regions inside them.
fn same_frame(old: &str, new: &str) -> bool {
    let (mut old, mut new) = (Reader(old), Reader(new));
    loop {
        let texts = (old.text(), new.text());
        let ids = (old.region().map(|(id, _)| id), new.region().map(|(id, _)| id));
        if texts.0 != texts.1 || ids.0 != ids.1 {
            return false;
        }
        if ids.0.is_none() {
            return true;
        }
    }
}

/// Reads text and regions by turns.
struct Reader<'a>(&'a str);

impl<'a> Reader<'a> {
    /// The text up to the next region.
    fn text(&mut self) -> &'a str {
        let end = memchr::memchr(MARK as u8, self.0.as_bytes()).unwrap_or(self.0.len());
        let (text, rest) = self.0.split_at(end);
        self.0 = rest;
        text
    }

    /// The next region: its id, and what is in it.
    fn region(&mut self) -> Option<(&'a str, &'a str)> {
        let (_, id, start) = cut(self.0)?;
        let (mut rest, mut depth) = (start, 1);
        while depth > 0 {
            let (_, inner, after) = cut(rest)?;
            depth = if inner.is_empty() { depth - 1 } else { depth + 1 };
            rest = after;
        }
        self.0 = rest;
        Some((id, &start[..start.len() - rest.len() - 2]))
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

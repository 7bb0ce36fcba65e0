//! Regions: the parts of a page that are drawn and sent anew only when they change.
//!
//! In a page under construction a region is fenced by marks that no text of ours holds. A region whose inputs are as they
//! were is only named. [`Sent`] remembers what a viewer has been sent, and says which regions of the next page differ;
//! the marks never leave the server.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::hash::{DefaultHasher, Hash, Hasher as _};

use maud::{Markup, Render};
use rustc_hash::FxHashMap;

/// Begins a mark.
const MARK: char = '\u{1}';
/// Ends the mark before a region that follows, or after one if there is no id between.
const OPEN: char = '\u{2}';
/// Ends the mark of a region that is as it was.
const SAME: char = '\u{3}';

/// The id of a region's root element: a name, or a name and a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RegionId(&'static str, Option<u8>);

impl From<&'static str> for RegionId {
    fn from(name: &'static str) -> Self {
        Self(name, None)
    }
}

impl From<(&'static str, u8)> for RegionId {
    fn from((name, number): (&'static str, u8)) -> Self {
        Self(name, Some(number))
    }
}

impl fmt::Display for RegionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.1 {
            Some(number) => write!(f, "{}-{number}", self.0),
            None => f.write_str(self.0),
        }
    }
}

impl Render for RegionId {
    fn render_to(&self, out: &mut String) {
        out.push_str(self.0);
        if let Some(number) = self.1 {
            out.push('-');
            if number >= 10 {
                out.push(char::from(b'0' + number / 10 % 10));
            }
            out.push(char::from(b'0' + number % 10));
        }
    }
}

/// A part of a page.
#[derive(Clone, Debug)]
pub struct Region {
    id: RegionId,
    /// Nothing if it is as it was.
    markup: Option<Markup>,
}

/// A region with this markup, whose root element has this id.
pub fn region(id: impl Into<RegionId>, markup: Markup) -> Region {
    Region { id: id.into(), markup: Some(markup) }
}

impl Render for Region {
    fn render_to(&self, out: &mut String) {
        out.push(MARK);
        self.id.render_to(out);
        match &self.markup {
            None => out.push(SAME),
            Some(markup) => {
                out.push(OPEN);
                out.push_str(&markup.0);
                out.push(MARK);
                out.push(OPEN);
            }
        }
    }
}

/// What the regions of a viewer's page were last drawn from.
#[derive(Clone, Debug, Default)]
pub struct Memo {
    drawn: RefCell<FxHashMap<RegionId, u64>>,
    around: Cell<u64>,
}

impl Memo {
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
        let known = self.drawn.borrow_mut().insert(id, inputs);
        Region { id, markup: (known != Some(inputs)).then(|| draw(id)) }
    }
}

fn hash(inputs: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    inputs.hash(&mut hasher);
    hasher.finish()
}

/// The page without its marks, none of whose regions is only named.
pub fn without_marks(page: &str) -> String {
    let mut out = String::with_capacity(page.len());
    let mut rest = page;
    while let Some((before, _, after)) = cut(rest) {
        out.push_str(before);
        rest = after;
    }
    out.push_str(rest);
    out
}

/// What a mark says.
#[derive(Clone, Copy, Debug)]
enum Mark<'a> {
    Begin(&'a str),
    End,
    Same(&'a str),
}

/// The text before the next mark, the mark, and the text after it.
fn cut(text: &str) -> Option<(&str, Mark<'_>, &str)> {
    let at = memchr::memchr(MARK as u8, text.as_bytes())?;
    let inside = &text[at + 1..];
    let length = inside.bytes().position(|byte| byte == OPEN as u8 || byte == SAME as u8)?;
    let id = &inside[..length];
    let mark = match inside.as_bytes()[length] {
        same if same == SAME as u8 => Mark::Same(id),
        _ if id.is_empty() => Mark::End,
        _ => Mark::Begin(id),
    };
    Some((&text[..at], mark, &inside[length + 1..]))
}

/// What a viewer has been sent: the page, and each of its regions without those inside it, which are only named.
#[derive(Clone, Debug, Default)]
pub struct Sent {
    page: String,
    regions: FxHashMap<Box<str>, String>,
}

impl Sent {
    /// Whether nothing was sent yet.
    pub fn is_empty(&self) -> bool {
        self.page.is_empty()
    }

    /// Appends those regions of `page` that are not as they were sent to `out`, and remembers them.
    pub fn changes(&mut self, page: &str, out: &mut String) {
        let mut update = Update { sent: self, open: Vec::new(), changed: Vec::new() };
        let frame = update.read(page);
        let changed = update.changed;
        if frame != self.page {
            self.page = frame;
            return self.push_whole(&self.page, out);
        }
        for id in changed {
            self.push_whole(&self.regions[id], out);
        }
    }

    /// The whole page as it was sent.
    pub fn whole(&self) -> String {
        let mut out = String::with_capacity(16 * 1024);
        self.push_whole(&self.page, &mut out);
        out
    }

    fn push_whole(&self, frame: &str, out: &mut String) {
        let mut rest = frame;
        while let Some((before, mark, after)) = cut(rest) {
            out.push_str(before);
            if let Mark::Same(id) = mark
                && let Some(region) = self.regions.get(id)
            {
                self.push_whole(region, out);
            }
            rest = after;
        }
        out.push_str(rest);
    }
}

/// A page being compared with what was sent.
struct Update<'s, 'p> {
    sent: &'s mut Sent,
    /// The regions around the present place: id, text so far, and how many had changed before.
    open: Vec<(&'p str, String, usize)>,
    /// The regions that changed, but not those inside another that did.
    changed: Vec<&'p str>,
}

impl<'p> Update<'_, 'p> {
    /// Reads a page; says what it is without its regions.
    fn read(&mut self, page: &'p str) -> String {
        let mut text = String::with_capacity(512);
        let mut rest = page;
        while let Some((before, mark, after)) = cut(rest) {
            text.push_str(before);
            match mark {
                Mark::Same(id) => push_name(&mut text, id),
                Mark::Begin(id) => {
                    push_name(&mut text, id);
                    let around = std::mem::take(&mut text);
                    self.open.push((id, around, self.changed.len()));
                }
                Mark::End => text = self.close(text),
            }
            rest = after;
        }
        text.push_str(rest);
        text
    }

    /// A region is at its end; says what is around it so far.
    fn close(&mut self, text: String) -> String {
        let Some((id, around, before)) = self.open.pop() else { return text };
        let known = self.sent.regions.get_mut(id);
        if known.as_deref() == Some(&text) {
            return around;
        }
        match known {
            Some(known) => *known = text,
            None => drop(self.sent.regions.insert(id.into(), text)),
        }
        self.changed.truncate(before);
        self.changed.push(id);
        around
    }
}

fn push_name(text: &mut String, id: &str) {
    text.push(MARK);
    text.push_str(id);
    text.push(SAME);
}

#[cfg(test)]
mod tests {
    use maud::PreEscaped;

    use super::*;

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
        let (mut sent, mut out) = (Sent::default(), String::new());
        sent.changes(from, &mut String::new());
        sent.changes(to, &mut out);
        assert_eq!(out, expected);
        assert_eq!(sent.whole(), without_marks(to));
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
    fn a_region_whose_inputs_are_as_they_were_is_not_drawn_and_yet_there() {
        let (memo, mut sent) = (Memo::default(), Sent::default());
        let draw = |round: u8| {
            let round =
                memo.region("round".into(), round, |id| maud::html! { b id=(id) { (round) } });
            format!("<p>{}</p>", round.render().0)
        };
        let mut changes = |round| {
            let mut out = String::new();
            sent.changes(&draw(round), &mut out);
            (out, sent.whole())
        };
        let one = "<p><b id=\"round\">1</b></p>".to_owned();
        assert_eq!(changes(1), (one.clone(), one.clone()));
        assert_eq!(changes(1), (String::new(), one));
        assert_eq!(changes(2).0, "<b id=\"round\">2</b>");
    }
}

//! Regions: the parts of a page that are drawn and sent anew only when they change.
//!
//! In a page under construction a region is fenced by marks that no text of ours holds. A region whose inputs are as they
//! were is only named. The marks never leave the server.

use std::fmt;

use maud::{Markup, Render};

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
    pub(crate) id: RegionId,
    /// Nothing if it is as it was.
    pub(crate) markup: Option<Markup>,
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

/// The page without its marks.
pub fn without_marks(page: &str) -> String {
    let mut out = String::with_capacity(page.len());
    push_without_marks(&mut out, page);
    out
}

/// Appends a part of a page without its marks.
pub(crate) fn push_without_marks(out: &mut String, page: &str) {
    let mut rest = page;
    while let Some((before, _, after)) = cut(rest) {
        out.push_str(before);
        rest = after;
    }
    out.push_str(rest);
}

/// What a mark says.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Mark<'a> {
    /// The region with this id begins.
    Begin(&'a str),
    /// The region that began last ends.
    End,
    /// The region with this id is as it was.
    Same(&'a str),
}

/// The text before the next mark, the mark, and the text after it.
pub(crate) fn cut(text: &str) -> Option<(&str, Mark<'_>, &str)> {
    let at = memchr::memchr(MARK as u8, text.as_bytes())?;
    let inside = &text[at + 1..];
    let length = inside.bytes().position(|byte| byte <= SAME as u8)?;
    let id = &inside[..length];
    let mark = match inside.as_bytes()[length] {
        same if same == SAME as u8 => Mark::Same(id),
        _ if id.is_empty() => Mark::End,
        _ => Mark::Begin(id),
    };
    Some((&text[..at], mark, &inside[length + 1..]))
}

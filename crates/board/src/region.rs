//! Regions: the parts of a page that are drawn and sent anew only when they change.

use std::fmt;
use std::hash::{Hash, Hasher};

use maud::{Markup, Render};

/// The id of a region's root element: a name, or a name and a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegionId(&'static str, Option<u8>);

/// In two steps instead of four: every update of a page looks for all of its regions.
impl Hash for RegionId {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write(self.0.as_bytes());
        state.write_u16(self.1.map_or(0, |number| u16::from(number) + 1));
    }
}

impl RegionId {
    /// Where in the program it is written, and how: what is equal here is the same id. The same id may be written at
    /// several places.
    pub(crate) fn written_at(self) -> u64 {
        debug_assert!(self.0.len() < 128, "the name of a region is a word");
        // An address has 48 bits; above them are the length and the number.
        let number = self.1.map_or(0, |number| u64::from(number) + 1);
        self.0.as_ptr().addr() as u64 ^ (self.0.len() as u64) << 48 ^ number << 55
    }
}

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

/// A part of a page; empty by default.
#[derive(Clone, Debug)]
pub struct Region(Inside);

#[derive(Clone, Debug)]
enum Inside {
    /// The whole markup, for a page that is not kept up to date.
    Markup(Markup),
    /// Its number among the regions of an update.
    Number(usize),
}

impl Default for Region {
    fn default() -> Self {
        Self::plain(Markup::default())
    }
}

impl Region {
    pub(crate) const fn plain(markup: Markup) -> Self {
        Self(Inside::Markup(markup))
    }

    pub(crate) const fn numbered(number: usize) -> Self {
        Self(Inside::Number(number))
    }

    pub(crate) const fn number(&self) -> Option<usize> {
        match self.0 {
            Inside::Markup(_) => None,
            Inside::Number(number) => Some(number),
        }
    }
}

impl Render for Region {
    fn render_to(&self, out: &mut String) {
        match &self.0 {
            Inside::Markup(markup) => out.push_str(&markup.0),
            Inside::Number(number) => push_mark(out, *number),
        }
    }
}

/// Begins a mark, which stands for a region inside another while an update is drawn. No text of ours holds it. If
/// somebody else's does, it can only stand for a region that was drawn earlier, never for one around it: so no region
/// can end up inside itself.
const MARK: u8 = 1;
/// The first of the digits that follow it.
const ZERO: u8 = b'0';
const BASE: usize = 64;

fn push_mark(out: &mut String, number: usize) {
    assert!(number < BASE * BASE, "a page has fewer regions");
    let digit = |number: usize| ZERO + (number % BASE) as u8;
    let mark = [MARK, digit(number / BASE), digit(number)];
    out.push_str(std::str::from_utf8(&mark).unwrap_or_default());
}

/// The text before the next mark, the number of the region it stands for, and the text after it.
pub(crate) fn cut(text: &str) -> Option<(&str, usize, &str)> {
    let at = memchr::memchr(MARK, text.as_bytes())?;
    let digit = |place: usize| Some(usize::from(text.as_bytes().get(place)?.checked_sub(ZERO)?));
    let number = digit(at + 1)? * BASE + digit(at + 2)?;
    Some((&text[..at], number, text.get(at + 3..)?))
}

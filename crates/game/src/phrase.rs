//! What is to be said, before it is said in a language: an id and its arguments.
//!
//! Rules hold no sentences. A game's `texts/*.ftl` turn phrases into them.

use serde::{Deserialize, Serialize};

use crate::{Seat, Seats};

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    #[default]
    En,
    Ru,
}

impl Lang {
    pub const ALL: [Self; 2] = [Self::En, Self::Ru];

    /// Its two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Ru => "ru",
        }
    }

    /// The language with this code, if we speak it; only the first two letters count.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|lang| code.get(..2).is_some_and(|c| c.eq_ignore_ascii_case(lang.code())))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerLang<T> {
    pub en: T,
    pub ru: T,
}

impl<T> PerLang<T> {
    pub const fn get(&self, lang: Lang) -> &T {
        match lang {
            Lang::En => &self.en,
            Lang::Ru => &self.ru,
        }
    }
}

/// The id of a message and what goes into it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The message in the game's texts.
    pub id: &'static str,
    /// By name.
    pub args: Vec<(&'static str, Arg)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A text that somebody typed, said as it is.
    Text(String),
    /// A number, which the language may need to agree with.
    Number(i64),
    /// A seat, said by the name of whoever sits there.
    Seat(Seat),
    /// Something that has a message of its own.
    Phrase(Phrase),
    /// Several things, joined as the language joins them.
    List(Vec<Arg>),
}

impl Phrase {
    pub const fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

macro_rules! number_args {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )*};
}
number_args!(u8, i8, u16, i16, u32, i32, i64);

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Seats> for Arg {
    fn from(seats: Seats) -> Self {
        Self::List(seats.iter().map(Self::Seat).collect())
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

impl From<Vec<Arg>> for Arg {
    fn from(args: Vec<Arg>) -> Self {
        Self::List(args)
    }
}

/// What can be put into words: actions, events and refusals.
pub trait Say {
    fn phrase(&self) -> Phrase;

    /// What others are told of it if it was whispered to `seat`: names the seat where `phrase` says “you”.
    fn phrase_of(&self, _seat: Seat) -> Phrase {
        self.phrase()
    }
}

/// Why an action is refused, and by which rule.
pub trait Reason: Say {
    /// The number of the rule in RULES.md.
    fn rule(&self) -> &'static str;
}

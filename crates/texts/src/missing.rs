//! What a text lacks.

use std::error::Error;
use std::fmt;

use game::Lang;

/// Why a sentence could not be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingText {
    pub lang: Lang,
    /// The id of the message.
    pub id: String,
    pub missing: Missing,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Missing {
    /// The message itself.
    Message,
    /// The message uses this variable and the phrase does not have it.
    Variable(String),
    /// Something else, in Fluent's words.
    Other(String),
}

impl fmt::Display for MissingText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (lang, id) = (self.lang.code(), &self.id);
        match &self.missing {
            Missing::Message => write!(f, "no text `{id}` in {lang}.ftl"),
            Missing::Variable(name) => {
                write!(f, "the text `{id}` in {lang}.ftl uses ${name}, which is not given")
            }
            Missing::Other(why) => write!(f, "the text `{id}` in {lang}.ftl: {why}"),
        }
    }
}

impl Error for MissingText {}

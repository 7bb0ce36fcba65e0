//! What a text lacks.

use std::error::Error;
use std::fmt;

use game::Lang;

/// A sentence could not be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingText {
    /// In this language,
    pub lang: Lang,
    /// the message with this id
    pub id: String,
    /// lacks this.
    pub missing: Missing,
}

/// What is missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Missing {
    /// The message itself.
    Message,
    /// A variable that the message uses and the phrase does not have.
    Variable(String),
    /// Something else, in the words of Fluent.
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

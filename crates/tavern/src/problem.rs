//! Why something was refused, before it is said in a language.

use catalog::NoSuchGame;
use game::{AnyRefusal, Arg, Lang, Phrase, Say};

use crate::store::StoreError;
use crate::tavern_texts;

/// No sentence of a refusal is longer, in characters.
const LONGEST: usize = 600;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    kind: Kind,
    phrase: Phrase,
    rule: Option<&'static str>,
    game: Option<&'static str>,
    names: Vec<String>,
    retry_after: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The request makes no sense.
    Malformed,
    /// We must know who asks.
    Nameless,
    /// This person may not.
    Forbidden,
    Missing,
    /// Not at this time.
    Conflict,
    Illegal,
    TooMany,
    /// There is room only for those who play.
    Crowded,
    /// Our own mistake or misfortune.
    Broken,
    /// Another node leads the table.
    Elsewhere,
}

pub(crate) type Result<T, E = Problem> = std::result::Result<T, E>;

impl Problem {
    /// The text is the tavern's message `id`, which begins with `problem-`.
    pub(crate) const fn new(kind: Kind, id: &'static str) -> Self {
        let phrase = Phrase::new(id);
        Self { kind, phrase, rule: None, game: None, names: Vec::new(), retry_after: None }
    }

    pub(crate) const fn malformed(id: &'static str) -> Self {
        Self::new(Kind::Malformed, id)
    }

    pub(crate) const fn forbidden(id: &'static str) -> Self {
        Self::new(Kind::Forbidden, id)
    }

    pub(crate) const fn missing(id: &'static str) -> Self {
        Self::new(Kind::Missing, id)
    }

    pub(crate) const fn conflict(id: &'static str) -> Self {
        Self::new(Kind::Conflict, id)
    }

    pub(crate) const fn too_many(id: &'static str) -> Self {
        Self::new(Kind::TooMany, id)
    }

    /// A refusal by the rules of a game; `names` are those of the seats.
    pub(crate) fn by_game(refusal: AnyRefusal, game: &'static str, names: &[String]) -> Self {
        let AnyRefusal { phrase, rule } = refusal;
        let (game, names) = (Some(game), names.to_vec());
        Self { kind: Kind::Illegal, phrase, rule, game, names, retry_after: None }
    }

    /// A refusal that a value of the core explains.
    pub(crate) fn of(why: &impl Say) -> Self {
        Self { phrase: why.phrase(), ..Self::malformed("problem-request") }
    }

    /// Adds an argument for the sentence.
    #[must_use]
    pub(crate) fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.phrase = self.phrase.with(name, arg);
        self
    }

    /// Says it with the texts of this game.
    #[must_use]
    pub(crate) const fn about(mut self, game: &'static str) -> Self {
        self.game = Some(game);
        self
    }

    #[must_use]
    pub(crate) const fn retry_after_seconds(mut self, seconds: u32) -> Self {
        self.retry_after = Some(seconds);
        self
    }

    /// `None` if waiting alone does not help.
    pub(crate) const fn retry_after(&self) -> Option<u32> {
        self.retry_after
    }

    pub(crate) const fn kind(&self) -> Kind {
        self.kind
    }

    /// For programs.
    pub(crate) fn code(&self) -> &'static str {
        self.phrase.id.strip_prefix("problem-").unwrap_or(self.phrase.id)
    }

    pub(crate) const fn rule(&self) -> Option<&'static str> {
        self.rule
    }

    pub(crate) fn sentence(&self, lang: Lang) -> String {
        clipped(tavern_texts::texts(self.game).say(lang, &self.phrase, &self.names))
    }
}

/// A sentence may quote what somebody sent, but not all of it.
fn clipped(mut sentence: String) -> String {
    if let Some((end, _)) = sentence.char_indices().nth(LONGEST) {
        sentence.truncate(end);
        sentence.push('…');
    }
    sentence
}

impl From<NoSuchGame> for Problem {
    fn from(NoSuchGame(id): NoSuchGame) -> Self {
        Self::missing("problem-no-game").with("game", id)
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the storage refused");
        Self::new(Kind::Broken, "problem-storage")
    }
}

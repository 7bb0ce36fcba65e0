//! Why something was refused, before it is said in a language.

use game::{AnyRefusal, Arg, Lang, Phrase, Say};

use crate::store::StoreError;
use crate::tavern_texts;

/// No sentence of a refusal is longer, in characters.
const LONGEST: usize = 600;

/// Why something was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    kind: Kind,
    phrase: Phrase,
    rule: Option<&'static str>,
    game: Option<&'static str>,
    names: Vec<String>,
    retry_after: Option<u32>,
}

/// What sort of refusal it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The request makes no sense.
    Malformed,
    /// We must know who asks.
    Nameless,
    /// Whoever asks may not.
    Forbidden,
    /// There is no such thing.
    Missing,
    /// Not at this time.
    Conflict,
    /// The rules of the game forbid it.
    Illegal,
    /// Too much of it.
    TooMany,
    /// No room for anybody who does not play.
    Crowded,
    /// Our own mistake or misfortune.
    Broken,
}

/// The result of something that can be refused.
pub(crate) type Result<T, E = Problem> = std::result::Result<T, E>;

impl Problem {
    /// A refusal whose text is the tavern's message `id`, which begins with `problem-`.
    pub(crate) const fn new(kind: Kind, id: &'static str) -> Self {
        let phrase = Phrase::new(id);
        Self { kind, phrase, rule: None, game: None, names: Vec::new(), retry_after: None }
    }

    /// A request that makes no sense.
    pub(crate) const fn malformed(id: &'static str) -> Self {
        Self::new(Kind::Malformed, id)
    }

    /// Something that this person may not do.
    pub(crate) const fn forbidden(id: &'static str) -> Self {
        Self::new(Kind::Forbidden, id)
    }

    /// Something that does not exist.
    pub(crate) const fn missing(id: &'static str) -> Self {
        Self::new(Kind::Missing, id)
    }

    /// Something that cannot be done now.
    pub(crate) const fn conflict(id: &'static str) -> Self {
        Self::new(Kind::Conflict, id)
    }

    /// Too much of something.
    pub(crate) const fn too_many(id: &'static str) -> Self {
        Self::new(Kind::TooMany, id)
    }

    /// A refusal by the game with this id, where the seats have these names.
    pub(crate) fn by_game(refusal: AnyRefusal, game: &'static str, names: &[String]) -> Self {
        let AnyRefusal { phrase, rule } = refusal;
        let (game, names) = (Some(game), names.to_vec());
        Self { kind: Kind::Illegal, phrase, rule, game, names, retry_after: None }
    }

    /// A refusal that a value of the core explains.
    pub(crate) fn of(why: &impl Say) -> Self {
        Self { phrase: why.phrase(), ..Self::malformed("problem-request") }
    }

    /// The same with an argument for its sentence.
    #[must_use]
    pub(crate) fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.phrase = self.phrase.with(name, arg);
        self
    }

    /// The same, said with the texts of the game that has this id.
    #[must_use]
    pub(crate) const fn about(mut self, game: &'static str) -> Self {
        self.game = Some(game);
        self
    }

    /// The same, with the number of seconds after which to try again.
    #[must_use]
    pub(crate) const fn retry_after_seconds(mut self, seconds: u32) -> Self {
        self.retry_after = Some(seconds);
        self
    }

    /// After how many seconds it is worth trying again, if time is all that it takes.
    pub(crate) const fn retry_after(&self) -> Option<u32> {
        self.retry_after
    }

    /// What sort of refusal it is.
    pub(crate) const fn kind(&self) -> Kind {
        self.kind
    }

    /// A word for programs.
    pub(crate) fn code(&self) -> &'static str {
        self.phrase.id.strip_prefix("problem-").unwrap_or(self.phrase.id)
    }

    /// The number of the rule behind it.
    pub(crate) const fn rule(&self) -> Option<&'static str> {
        self.rule
    }

    /// The sentence for people.
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

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the storage refused");
        Self::new(Kind::Broken, "problem-storage")
    }
}

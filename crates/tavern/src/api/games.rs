//! The games that are offered.

use game::{Lang, OptionKind, OptionSpec};
use schemars::JsonSchema;
use serde::Serialize;
use texts::Texts;

use super::answer::Json;
use super::caller::RequestLang;
use super::schema::LevelId;
use crate::tavern_texts;

/// The games that are offered.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct OfferedGames {
    /// Every one.
    games: Vec<OfferedGame>,
}

/// A game that is offered.
#[derive(Debug, Serialize, JsonSchema)]
struct OfferedGame {
    /// Its id.
    id: &'static str,
    /// Its title.
    title: String,
    /// What it is about.
    blurb: String,
    /// Who invented it.
    author: String,
    /// The smallest table.
    min_seats: u8,
    /// The largest table.
    max_seats: u8,
    /// How long a match among people takes.
    minutes: u16,
    /// Whether anything is ever hidden from anybody.
    has_secrets: bool,
    /// Rises when an old record would replay differently.
    rules_version: u32,
    /// What the host may choose.
    options: Vec<OfferedOption>,
    /// The bots that play it, the weakest first.
    levels: Vec<LevelId>,
}

/// Something that the host may choose.
#[derive(Debug, Serialize, JsonSchema)]
struct OfferedOption {
    /// Its name.
    id: &'static str,
    /// What it is called.
    title: String,
    /// What it means.
    #[serde(skip_serializing_if = "Option::is_none")]
    about: Option<String>,
    /// What may be chosen.
    values: &'static [&'static str],
}

pub(crate) async fn list(lang: RequestLang) -> Json {
    let games = catalog::GAMES.iter().map(|entry| game(entry, lang.0)).collect();
    Json::of(&OfferedGames { games })
}

fn game(entry: &catalog::Entry, lang: Lang) -> OfferedGame {
    let info = entry.game.info();
    let texts = tavern_texts::texts(Some(info.id));
    let say = |id: &str| texts.say_id(lang, id).unwrap_or_default();
    OfferedGame {
        id: info.id,
        title: say("game-title"),
        blurb: say("game-blurb"),
        author: say("game-author"),
        min_seats: info.min_seats,
        max_seats: info.max_seats,
        minutes: info.minutes,
        has_secrets: info.has_secrets,
        rules_version: info.rules_version,
        options: entry.game.options().iter().map(|spec| option(spec, texts, lang)).collect(),
        levels: entry.bots.levels().iter().copied().map(LevelId).collect(),
    }
}

fn option(spec: &OptionSpec, texts: &Texts, lang: Lang) -> OfferedOption {
    let id = format!("option-{}", spec.id);
    OfferedOption {
        id: spec.id,
        title: texts.say_id(lang, &id).unwrap_or_default(),
        about: texts.say_attribute(lang, &id, "about"),
        values: match spec.kind {
            OptionKind::Flag => &["false", "true"],
            OptionKind::Choice(choices) => choices,
        },
    }
}

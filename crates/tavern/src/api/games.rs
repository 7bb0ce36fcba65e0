//! The games that are offered.

use game::{Lang, OptionKind, OptionSpec};
use texts::Texts;

use super::answer::Json;
use super::caller::RequestLang;
use super::json::{Object, push_text};
use crate::tavern_texts;

/// Every game, with its options and texts.
pub(crate) async fn list(lang: RequestLang) -> Json {
    let games = catalog::GAMES.iter();
    let write = |out: &mut String, entry| out.push_str(&game(entry, lang.0));
    Json(Object::new().list("games", games, write).end())
}

fn game(entry: &catalog::Entry, lang: Lang) -> String {
    let info = entry.game.info();
    let texts = tavern_texts::texts(Some(info.id));
    let say = |id: &str| texts.say_id(lang, id).unwrap_or_default();
    let mut object = Object::new();
    object
        .text("id", info.id)
        .text("title", &say("game-title"))
        .text("blurb", &say("game-blurb"))
        .text("author", info.author)
        .number("min_seats", info.min_seats)
        .number("max_seats", info.max_seats)
        .number("minutes", info.minutes)
        .flag("has_secrets", info.has_secrets)
        .number("rules_version", info.rules_version)
        .list("options", entry.game.options(), |out, spec| {
            out.push_str(&option(spec, texts, lang));
        })
        .list("levels", entry.bots.levels(), |out, level| push_text(out, level.id()));
    object.end()
}

fn option(spec: &OptionSpec, texts: &Texts, lang: Lang) -> String {
    let id = format!("option-{}", spec.id);
    let mut object = Object::new();
    object.text("id", spec.id).text("title", &texts.say_id(lang, &id).unwrap_or_default());
    if let Some(about) = texts.say_attribute(lang, &id, "about") {
        object.text("about", &about);
    }
    let values: &[&str] = match spec.kind {
        OptionKind::Flag => &["false", "true"],
        OptionKind::Choice(choices) => choices,
    };
    object.list("values", values, |out, value| push_text(out, value));
    object.end()
}

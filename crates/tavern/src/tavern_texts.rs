//! The tavern's own texts, and those of the games.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use game::PerLang;
use texts::Texts;

const TAVERN: PerLang<&str> =
    PerLang { en: include_str!("../texts/en.ftl"), ru: include_str!("../texts/ru.ftl") };

static OWN: LazyLock<Texts> = LazyLock::new(|| Texts::new(&[TAVERN]));

static OF_GAMES: LazyLock<BTreeMap<&'static str, Texts>> = LazyLock::new(|| {
    let with_own = |entry: &catalog::Entry| {
        let info = entry.game.info();
        let voyage = entry.voyage().map(|voyage| voyage.texts);
        let sources: Vec<_> = [TAVERN, info.texts].into_iter().chain(voyage).collect();
        (info.id, Texts::new(&sources))
    };
    catalog::GAMES.iter().map(with_own).collect()
});

/// The tavern's texts, with those of the game that has this id.
pub(crate) fn texts(game: Option<&str>) -> &'static Texts {
    game.and_then(|id| OF_GAMES.get(id)).unwrap_or_else(|| &OWN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_is_said_has_a_text_in_both_languages_and_nothing_else_has() {
        let own = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
        let boards = concat!(env!("CARGO_MANIFEST_DIR"), "/../board/src");
        let classes = ["lobby-page", "table-page"];
        game_test::check_program_texts(TAVERN, &[own, boards], &classes);
    }
}

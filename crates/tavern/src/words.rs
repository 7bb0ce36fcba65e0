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
        (info.id, Texts::new(&[TAVERN, info.texts]))
    };
    catalog::GAMES.iter().map(with_own).collect()
});

/// The tavern's texts, with those of the game that has this id.
pub fn texts(game: Option<&str>) -> &'static Texts {
    game.and_then(|id| OF_GAMES.get(id)).unwrap_or_else(|| &OWN)
}

#[cfg(test)]
mod tests {
    use game::Lang;

    use super::*;

    #[test]
    fn every_text_of_the_tavern_is_there_in_every_language() {
        let ids = |lang| texts::messages_in(TAVERN.get(lang)).unwrap();
        assert_eq!(ids(Lang::En), ids(Lang::Ru));
    }
}

//! What is this? The one element of a page in which whatever is asked about explains itself.
//!
//! Boards carry only keys. The script fetches what they stand for when it is first needed.

use game::Lang;
use maud::{Markup, html};

use super::assets;
use super::layout::rules_path;
use super::page_words::PageWords;

/// Where the explanations of a game are in one language, among the assets.
pub(crate) fn file(game: &str, lang: Lang) -> String {
    format!("games/{game}.{}.json", lang.code())
}

pub(crate) fn balloon(game: &str, words: PageWords) -> Markup {
    html! {
        div #what.balloon popover="manual" data-from=(assets::url(&file(game, words.lang)))
            data-rules=(rules_path(game)) data-rule-word=(words.text("table-rule")) {
            div #what-words role="tooltip" { b {} p.why hidden {} p {} }
            a target="_blank" {}
            p.by-keys hidden { (words.text("table-what-keys")) }
            p.by-taps hidden { (words.text("table-what-taps")) }
        }
    }
}

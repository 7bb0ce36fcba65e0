//! The glossary below the rules: one word for one thing.

use game::Phrase;
use maud::{Markup, html};

use super::prose::{Prose, capital};

pub(super) fn section(prose: &Prose<'_>) -> Markup {
    html! {
        section.panel aria-labelledby="glossary" {
            h2 #glossary { (prose.words.text("rules-glossary")) }
            dl.glossary {
                @for term in &prose.glossary.terms {
                    @let part = prose.parts().iter().find(|part| part.id == term.id);
                    div id={ "term-" (term.id) } data-find="" {
                        dt {
                            @if let Some(part) = part { (prose.picture(*part)) }
                            (capital(&term.word))
                        }
                        dd {
                            (prose.heading(&term.meaning))
                            @if let Some(copies) = part.and_then(|part| part.copies) {
                                " " span.muted { (prose.words.say(&Phrase::new("rules-copies").with("n", copies))) }
                            }
                        }
                    }
                }
            }
        }
    }
}

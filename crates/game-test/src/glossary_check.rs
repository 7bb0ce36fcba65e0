//! Whether a game calls every thing by one word.

use std::collections::BTreeSet;

use game::{Game, Info, Lang};
use rulebook::{Glossary, RuleBook};

/// Checks that the glossaries of both languages have the same terms; that the rules name each of them; and that no text
/// of the game calls one what the glossary says it is never called: not the rules, the board, the log or a refusal.
///
/// # Panics
/// With everything that is wrong.
pub fn check_glossary<G: Game>() {
    let info = G::info();
    let mut wrong = Vec::new();
    let glossaries = Lang::ALL.map(|lang| Glossary::read(info.glossary.get(lang), lang));
    let [en, ru] = glossaries.each_ref().map(ids);
    for id in en.symmetric_difference(&ru) {
        wrong.push(format!("only one language has the term `{id}`"));
    }
    for (lang, glossary) in Lang::ALL.into_iter().zip(&glossaries) {
        let mut found = glossary.faults.clone();
        check_named(&info, lang, glossary, &mut found);
        check_texts(&info, lang, glossary, &mut found);
        wrong.extend(found.iter().map(|fault| format!("{}: {fault}", lang.code())));
    }
    assert!(wrong.is_empty(), "the words of {}:\n{}", info.id, wrong.join("\n"));
}

fn ids(glossary: &Glossary) -> BTreeSet<&str> {
    glossary.terms.iter().map(|term| term.id.as_str()).collect()
}

/// Every term is one of the rules, in a form that can be found.
fn check_named(info: &Info, lang: Lang, glossary: &Glossary, wrong: &mut Vec<String>) {
    let rules = info.rules.get(lang);
    let named: BTreeSet<&str> =
        glossary.named(rules).into_iter().map(|(_, term)| term.id.as_str()).collect();
    for term in glossary.terms.iter().filter(|term| !named.contains(term.id.as_str())) {
        wrong.push(format!("the rules never name `{}` ({})", term.word, term.id));
    }
}

fn check_texts(info: &Info, lang: Lang, glossary: &Glossary, wrong: &mut Vec<String>) {
    let about = RuleBook::read(info.about.get(lang), lang).faults;
    wrong.extend(about.iter().map(|fault| format!("ABOUT.md: {fault}")));
    let texts = info.texts.get(lang).lines().filter_map(said);
    let others =
        [info.rules.get(lang), info.about.get(lang)].into_iter().flat_map(|text| text.lines());
    for line in texts.chain(others.map(str::to_owned)) {
        for (found, term) in glossary.misnamed(&line) {
            wrong.push(format!("`{found}` is called `{}`: {line}", term.word));
        }
    }
}

/// What a line of a Fluent source says: without comments, the id of its message, and variables.
fn said(line: &str) -> Option<String> {
    if line.starts_with('#') {
        return None;
    }
    let words = line.split_once(" = ").map_or(line, |(_, words)| words);
    let mut parts = words.split('{');
    let mut said = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        said.push_str(" { ");
        said.push_str(part.split_once('}').map_or(part, |(_, after)| after));
    }
    Some(said)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_said_counts() {
        assert_eq!(said("# gull = gull"), None);
        assert_eq!(said("event-gull = The { $gull } flies").as_deref(), Some("The  {  flies"));
        assert_eq!(said("   *[other] gulls").as_deref(), Some("   *[other] gulls"));
    }
}

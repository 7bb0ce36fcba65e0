//! Whether the rules, the code and the tests speak of the same rules.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use game::{Game, Lang};
use rulebook::{RuleBook, is_number};

use crate::source::Source;
use crate::spoken::Spoken;

/// Checks that every rule of `RULES.md` (a list item that begins with its number in bold: `- **R3** …`) is in
/// `RULES.ru.md`, and in the name of a test in the folder `tests/rules` (`fn r3_…`, `fn r3_r4_…`); that every rule
/// named by a comment of `src`, a test's name or a refusal in random matches exists; and that both books are written as
/// rules are.
///
/// # Panics
/// With everything that is missing.
pub fn check_rules<G: Game>(manifest_dir: &str) {
    let folder = Path::new(manifest_dir);
    let read = |path: &str| fs::read_to_string(folder.join(path)).unwrap_or_default();
    let mut wrong = Vec::new();
    let mut rules_of = |file: &str, lang: Lang| {
        let book = RuleBook::read(&read(file), lang);
        wrong.extend(book.faults.iter().map(|fault| format!("{file}: {fault}")));
        book.numbers().map(str::to_owned).collect::<BTreeSet<String>>()
    };
    let rules = rules_of("RULES.md", Lang::En);
    let russian = rules_of("RULES.ru.md", Lang::Ru);
    let source = Source::of_folder(&folder.join("src"));
    let tests = Source::of_folder(&folder.join("tests/rules")).code;
    let tests = cited_by_tests(&tests, &rules);
    let spoken = Spoken::in_play::<G>();

    if rules.is_empty() {
        wrong.push("RULES.md has no rule: `- **R3** …`".to_owned());
    }
    let mut lack = |rules: &mut dyn Iterator<Item = &String>, what: &str| {
        rules.for_each(|rule| wrong.push(format!("{rule} {what}")));
    };
    lack(&mut rules.difference(&russian), "is in RULES.md but not in RULES.ru.md");
    lack(&mut russian.difference(&rules), "is in RULES.ru.md but not in RULES.md");
    lack(&mut rules.difference(&tests), "is in no name of a test of the rules");
    lack(&mut tests.difference(&rules), "is in the name of a test but not in RULES.md");
    let cited = cited_by_source(&source, &rules);
    lack(&mut cited.difference(&rules), "is cited in src but not in RULES.md");
    let given = spoken.rules().iter().map(|&rule| rule.to_owned()).collect::<BTreeSet<_>>();
    lack(&mut given.difference(&rules), "is the reason of a refusal but not in RULES.md");
    assert!(wrong.is_empty(), "rules of {}:\n{}", G::info().id, wrong.join("\n"));
}

/// The numbers at the beginning of every test's name; a word is a number if it has the letters of a rule.
fn cited_by_tests(tests: &str, rules: &BTreeSet<String>) -> BTreeSet<String> {
    let mut cited = BTreeSet::new();
    let names = tests.split("fn ").skip(1).filter_map(|rest| Some(rest.split_once('(')?.0));
    for name in names {
        let words = name.split('_').map(upper_but_last);
        cited.extend(words.take_while(|word| is_cited(word, rules)));
    }
    cited
}

/// `r3` is `R3`, `v2a` is `V2a`.
fn upper_but_last(word: &str) -> String {
    let first_digit = word.find(|c: char| c.is_ascii_digit()).unwrap_or(0);
    let (letters, rest) = word.split_at(first_digit);
    letters.to_uppercase() + rest
}

/// Whether this is a rule, or would be the next one of its letter.
fn is_cited(word: &str, rules: &BTreeSet<String>) -> bool {
    is_number(word) && rules.iter().any(|rule| letters(rule) == letters(word))
}

fn letters(number: &str) -> &str {
    number
        .trim_end_matches(|c: char| c.is_ascii_lowercase())
        .trim_end_matches(|c: char| c.is_ascii_digit())
}

/// The numbers in comments, and the literals that are numbers.
fn cited_by_source(source: &Source, rules: &BTreeSet<String>) -> BTreeSet<String> {
    let words = source.comments.split(|c: char| !c.is_alphanumeric());
    let literals = source.literals.iter().map(String::as_str);
    words.chain(literals).filter(|word| is_cited(word, rules)).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(numbers: &[&str]) -> BTreeSet<String> {
        numbers.iter().map(|&number| number.to_owned()).collect()
    }

    #[test]
    fn a_test_cites_rules_at_the_beginning_of_its_name() {
        let rules = set(&["R1", "R1a", "V2"]);
        let tests = "fn r1_r1a_ties() {}\nfn v2_r_three_c3() {}\nfn helper_r1() {}\nfn r7_x() {}";
        assert_eq!(cited_by_tests(tests, &rules), set(&["R1", "R1a", "V2", "R7"]));
    }
}

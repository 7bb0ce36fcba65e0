//! Whether the rules, the code and the tests speak of the same rules.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use game::Game;

use crate::source::Source;
use crate::spoken::Spoken;

/// Checks that every rule of `RULES.md` (a list item that begins with its number in bold: `- **R3** …`) is in
/// `RULES.ru.md`, and in the name of a test in the folder `tests/rules` (`fn r3_…`, `fn r3_r4_…`);
/// and that every rule exists that a comment of `src`, a test's name or a refusal in random matches names.
///
/// # Panics
/// With everything that is missing.
pub fn check_rules<G: Game>(manifest_dir: &str) {
    let folder = Path::new(manifest_dir);
    let read = |path: &str| fs::read_to_string(folder.join(path)).unwrap_or_default();
    let rules = rules_in(&read("RULES.md"));
    let russian = rules_in(&read("RULES.ru.md"));
    let source = Source::of_folder(&folder.join("src"));
    let tests = Source::of_folder(&folder.join("tests/rules")).code;
    let tests = cited_by_tests(&tests, &rules);
    let spoken = Spoken::in_play::<G>();

    let mut wrong = Vec::new();
    if rules.is_empty() {
        wrong.push(
            "RULES.md defines no rule: a rule is a list item such as `- **R3** …`".to_owned(),
        );
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

/// The numbers of the rules that a text defines.
fn rules_in(text: &str) -> BTreeSet<String> {
    let items = text.lines().filter_map(|line| line.trim_start().strip_prefix("- **"));
    let numbers = items.filter_map(|item| Some(item.split_once("**")?.0.trim_end_matches('.')));
    numbers.filter(|number| is_number(number)).map(str::to_owned).collect()
}

/// `R3`, `V2a`: one or two capital letters, digits, perhaps a small letter.
fn is_number(word: &str) -> bool {
    let (letters, rest) = split_number(word);
    let digits = rest.trim_end_matches(|c: char| c.is_ascii_lowercase());
    (1..=2).contains(&letters.len())
        && !digits.is_empty()
        && digits.bytes().all(|byte| byte.is_ascii_digit())
        && rest.len() - digits.len() <= 1
}

fn split_number(word: &str) -> (&str, &str) {
    let letters = word.bytes().take_while(u8::is_ascii_uppercase).count();
    word.split_at(letters)
}

/// The numbers at the beginning of every test's name; a word is a number if its letters are those of a rule.
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
    let letters = split_number(word).0;
    is_number(word) && rules.iter().any(|rule| split_number(rule).0 == letters)
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
    fn a_rule_is_a_list_item_with_a_bold_number() {
        let text =
            "# Rules R9\n- **R1** One.\n  - **R1a** Two.\n- **V2.** Three.\n- **Note** no\n- R7 no";
        assert_eq!(rules_in(text), set(&["R1", "R1a", "V2"]));
    }

    #[test]
    fn a_test_cites_rules_at_the_beginning_of_its_name() {
        let rules = set(&["R1", "R1a", "V2"]);
        let tests = "fn r1_r1a_ties() {}\nfn v2_r_three_c3() {}\nfn helper_r1() {}\nfn r7_x() {}";
        assert_eq!(cited_by_tests(tests, &rules), set(&["R1", "R1a", "V2", "R7"]));
    }
}

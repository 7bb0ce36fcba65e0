//! Everything that can be said is said in both languages, and every rule has its test.

use rattus_cartus::RattusCartus;

#[test]
fn every_text_is_there_in_both_languages() {
    game_test::check_texts::<RattusCartus>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn every_rule_is_in_both_languages_and_has_a_test() {
    game_test::check_rules::<RattusCartus>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn every_thing_has_one_word() {
    game_test::check_glossary::<RattusCartus>();
}

#[test]
fn whole_matches_read_as_they_did() {
    game_test::check_playthroughs::<RattusCartus>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn every_worked_example_says_what_the_rules_do() {
    game_test::check_examples::<RattusCartus>(env!("CARGO_MANIFEST_DIR"));
}

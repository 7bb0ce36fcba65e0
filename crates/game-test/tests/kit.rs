//! Texts, rules, playthroughs and scripts of a small game, checked as those of a real one.
#![allow(unreachable_pub, reason = "the small game is written as the crate of a real one is")]

#[path = "bids/src/lib.rs"]
mod bids;
#[path = "bids/tests/rules/main.rs"]
mod rules;

use bids::{Action, Bids, Fault};
use game::PerLang;
use game_test::{
    Script, TrialTable, check_playthroughs, check_program_texts, check_rules, check_texts,
    every_option_set, every_table,
};

/// The folder of the small game.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/bids");

/// Without a fault.
type Sound = Bids<{ Fault::None as u8 }>;

#[test]
fn a_game_with_all_its_texts_passes() {
    check_texts::<Sound>(FOLDER);
}

/// What `check` complains of, line by line.
fn complaints(check: impl FnOnce() + std::panic::UnwindSafe) -> Vec<String> {
    let payload = std::panic::catch_unwind(check).expect_err("there is something to complain of");
    let text = payload.downcast_ref::<String>().expect("a complaint is a text");
    text.lines().map(str::to_owned).collect()
}

#[test]
fn everything_that_texts_lack_is_listed_at_once() {
    let lines = complaints(|| check_texts::<Bids<{ Fault::Wordless as u8 }>>(FOLDER));
    for line in [
        "`event-lost` is in en.ftl but not in ru.ftl",
        "`action-bid` is in ru.ftl but not in en.ftl",
        "en.ftl: no text `action-bid`",
        "en.ftl: no text `option-storm.about`",
        "en.ftl: no text `game-title`",
        "en.ftl: nobody says `event-lost`",
        "no text `score-prizes` in en.ftl",
    ] {
        assert!(lines.iter().any(|found| found == line), "no “{line}” in {lines:#?}");
    }
}

#[test]
fn a_game_whose_rules_and_tests_agree_passes() {
    check_rules::<Sound>(FOLDER);
}

#[test]
fn everything_that_rules_lack_is_listed_at_once() {
    let lines = complaints(|| check_rules::<Sound>(&format!("{FOLDER}/../slips")));
    for line in [
        "RULES.md: line 4: the number of a rule is bold: `- **R3** …`",
        "RULES.ru.md: there is no title: `# …`",
        "B1 is in RULES.md but not in RULES.ru.md",
        "B1 is in no name of a test of the rules",
        "B2 is the reason of a refusal but not in RULES.md",
    ] {
        assert!(lines.iter().any(|found| found == line), "no “{line}” in {lines:#?}");
    }
}

#[test]
fn stored_playthroughs_are_compared() {
    check_playthroughs::<Sound>(FOLDER);
}

#[test]
fn a_missing_playthrough_is_named_with_the_remedy() {
    let lines = complaints(|| check_playthroughs::<Sound>(env!("CARGO_MANIFEST_DIR")));
    assert!(lines[0].contains("`cargo xtask bless`"), "{lines:#?}");
    assert_eq!(
        lines[1..],
        ["2-seats-storm.txt is missing", "2-seats.txt is missing", "3-seats.txt is missing"]
    );
}

#[test]
fn every_table_is_every_size_with_every_option_set() {
    assert_eq!(every_option_set::<Sound>().len(), 2);
    let names: Vec<String> = every_table::<Sound>().iter().map(TrialTable::name).collect();
    assert_eq!(names[0], "2 seats, storm=false");
    assert_eq!(names.len(), 4);
}

#[test]
#[should_panic(expected = "Anna cannot “Bid 77”, but can: [\n    \"Bid")]
fn a_script_that_asks_for_the_impossible_says_what_is_possible() {
    Script::<Sound>::new(2).play("Bid 77", 0);
}

#[test]
#[should_panic(expected = "is refused: You do not hold the card 77. [B2]")]
fn a_script_that_breaks_a_rule_says_which() {
    Script::<Sound>::new(2).act(Action::Bid(77), 0);
}

#[test]
fn a_script_may_begin_anywhere() {
    let mut script = Script::<Sound>::new(2);
    script.play("Bid 9", 0);
    let middle = script.state().clone();
    let mut script = Script::from_state(middle, 2);
    script.play("Bid 8", 1);
    let news = script.news();
    assert!(
        news.starts_with("Boris has chosen.\nThe cards are 9 of Anna and 8 of Boris."),
        "{news}"
    );
}

#[test]
fn a_program_says_all_its_texts_and_has_all_that_it_says() {
    let en = "lobby-title = Lobby\nlobby-tested = Tested\nguest-1 = Gull\n    .about = A bird\n";
    let ru = "lobby-title = Зал\nlobby-ghost = Призрак\nguest-1 = Чайка\n";
    let folder = format!("{FOLDER}/../slips/src");
    let lines = complaints(|| check_program_texts(PerLang { en, ru }, &[&folder], &["lobby-page"]));
    let expected = [
        "`lobby-tested` is in en.ftl but not in ru.ftl",
        "`lobby-ghost` is in ru.ftl but not in en.ftl",
        "`guest-1` has the attributes {\"about\"} in en.ftl and {} in ru.ftl",
        "en.ftl: nobody says `lobby-tested`",
        "en.ftl: no text `lobby-empty`",
        "en.ftl: no text `refused`",
        "ru.ftl: nobody says `lobby-ghost`",
        "ru.ftl: no text `lobby-empty`",
        "ru.ftl: no text `refused`",
    ];
    assert_eq!(lines[1..], expected);
}

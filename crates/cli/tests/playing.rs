//! A person plays against bots.

mod common;

use std::fs;

use common::{SEED, flowing, tortuga, tortuga_typing};

/// Every dive card once.
fn twelve_dives() -> String {
    (1..=12).map(|dive| format!("{dive}\n")).collect()
}

fn play(typed: &str, more: &[&str]) -> String {
    let mut arguments = vec!["play", "miaui", "--seed", SEED];
    arguments.extend(more);
    tortuga_typing(typed, &arguments).good()
}

#[test]
fn a_whole_match_is_played_in_english() {
    let told = play(&twelve_dives(), &[]);
    assert!(told.contains("Round 12 of 12"), "{told}");
    assert!(told.contains(" wins with ") || told.contains(" share the win with "), "{told}");
    assert!(told.contains(&format!("Seed: {SEED}")));
    assert!(told.contains("\ntortuga replay miaui."));
    assert!(!told.contains('⟨'), "a text is missing: {told}");
    assert!(!told.contains('\u{1b}'), "no colour in a pipe");
}

#[test]
fn a_whole_match_is_played_in_russian() {
    let told = play(&twelve_dives(), &["--lang", "ru"]);
    assert!(told.contains("Раунд 12 из 12"), "{told}");
    assert!(told.contains("Победа: ") || told.contains("Общая победа: "), "{told}");
    assert!(!told.contains('⟨'), "a text is missing: {told}");
}

#[test]
fn no_line_is_wider_than_eighty_characters_but_what_is_to_be_copied() {
    for lang in ["en", "ru"] {
        let told = play(&format!("help\nrules\nlog\n{}", twelve_dives()), &["--lang", lang]);
        let wide = |line: &&str| line.chars().count() > 80;
        let copied = |line: &&str| line.contains("tortuga replay") || line.contains(SEED);
        let found: Vec<&str> = told.lines().filter(wide).filter(|line| !copied(line)).collect();
        assert!(found.is_empty(), "{found:#?}");
    }
}

#[test]
fn both_variants_are_played_at_the_largest_table() {
    let options = ["--option", "open_baskets=true", "--option", "no_fights=true"];
    let told = play(&twelve_dives(), &[&options[..], &["--seats", "6", "--seat", "6"]].concat());
    assert!(told.contains("Round 12 of 12") && !told.contains("Kiti"), "{told}");
}

#[test]
fn the_same_seed_and_the_same_answers_give_the_same_match() {
    assert_eq!(play(&twelve_dives(), &[]), play(&twelve_dives(), &[]));
}

#[test]
fn a_refused_action_says_why_and_by_which_rule() {
    let told = flowing(&play("3\n3\n13\nfly\ndive\n", &[]));
    assert!(told.contains("You have already used dive card 3. (rule R5)"), "{told}");
    assert!(told.contains("There is no dive card 13: they are numbered 1 to 12. (rule C1)"));
    assert!(told.contains("“fly” is not something you can do now."));
    assert!(told.contains("“dive” could mean Dive to 1, Dive to 2, Dive to 4,"));
}

#[test]
fn an_action_can_be_typed_in_its_own_words() {
    let told = play("dive to 12\n", &[]);
    assert!(told.contains("Guest 12"), "{told}");
    let told = play("НЫРНУТЬ на 12\n", &["--lang", "ru"]);
    assert!(told.contains("Гость — 12") || told.contains("Гость\u{a0}— 12"), "{told}");
}

#[test]
fn a_rule_the_table_and_the_log_are_shown_on_demand() {
    let told = play("rules r5\nrules X9\ntable\nlog\n?\n", &[]);
    assert!(told.contains("R5  A dive card can be used once."), "{told}");
    assert!(told.contains("There is no rule “X9”; the rules are: C1, C2"));
    assert_eq!(told.matches("Round 1 of 12").count(), 2);
    assert!(told.contains("the table once more"));
}

#[test]
fn the_record_so_far_can_be_replayed() {
    let told = play("7\nrecord\n", &[]);
    let word = told.lines().find(|line| line.starts_with("miaui.")).unwrap();
    assert!(tortuga(&["replay", word]).good().contains("Guest 7"));
}

#[test]
fn what_was_revealed_cannot_be_taken_back() {
    let told = flowing(&play("undo\n3\nundo\n", &[]));
    assert!(told.contains("You have not done anything yet, so there is nothing to take back."));
    assert!(told.contains("Something hidden was revealed since then"), "{told}");
}

#[test]
fn the_end_of_the_input_ends_the_match_politely() {
    let told = play("", &[]);
    assert!(told.contains("The match is not over; so far it has 0 actions."), "{told}");
}

#[test]
fn the_record_is_saved_at_the_end_in_a_new_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.json");
    let name = file.to_str().unwrap();
    let told = play(&twelve_dives(), &["--record", name, "--name", "Zoe"]);
    assert!(told.contains(&format!("tortuga replay {name}")), "{told}");
    let verified = flowing(&tortuga(&["verify", name]).good());
    // Four players dive twelve times; whoever gets three jellyfish may be asked about them, too.
    let is_whole = (48..56).any(|n| verified.contains(&format!("All {n} actions are legal.")));
    assert!(is_whole, "{verified}");
    assert!(tortuga(&["replay", name]).good().contains("Zoe"));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "no draft is left");
}

#[test]
fn whoever_quits_is_asked_whether_to_save() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.json");
    let name = file.to_str().unwrap();
    play("3\nquit\nno\n", &["--record", name]);
    assert!(!file.exists());
    play("3\nвыход\nда\n", &["--record", name, "--lang", "ru"]);
    assert!(file.exists());
}

#[test]
fn a_name_cannot_steer_the_terminal() {
    let told = play("3\n", &["--name", "\u{1b}[31mRed"]);
    assert!(!told.contains('\u{1b}') && told.contains("[31mRed"), "{told}");
}

#[test]
fn the_language_is_the_one_of_the_system() {
    let program = std::process::Command::new(env!("CARGO_BIN_EXE_tortuga"))
        .args(["games"])
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "ru_RU.UTF-8")
        .output()
        .unwrap();
    assert!(String::from_utf8(program.stdout).unwrap().contains("Мяури"));
}

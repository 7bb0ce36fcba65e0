//! What cannot be done is refused with one sentence and the code 2, and no file is touched.

mod common;

use std::fs;

use common::{SEED, tortuga, tortuga_typing, whole_match};

#[track_caller]
fn check(arguments: &[&str], sentence: &str) {
    assert_eq!(tortuga(arguments).refusal(), sentence);
}

/// The ids of all games, as a sentence names them.
fn games(and: &str) -> String {
    let ids: Vec<&str> = catalog::GAMES.iter().map(|entry| entry.game.info().id).collect();
    let (last, others) = ids.split_last().expect("there are games");
    format!("{} {and} {last}", others.join(", "))
}

#[test]
fn an_unknown_game() {
    for command in ["play", "simulate", "rules"] {
        check(
            &[command, "chess"],
            &format!("There is no game “chess”; the games are: {}.", games("and")),
        );
    }
    check(
        &["rules", "chess", "--lang", "ru"],
        &format!("Игры «chess» нет; есть такие игры: {}.", games("и")),
    );
}

#[test]
fn a_seat_count_out_of_range() {
    for (seats, found) in [("2", "2"), ("7", "7"), ("300", "300")] {
        let sentence = format!("This game is for 3 to 6 players, not for {found}.");
        check(&["play", "miaui", "--seats", seats], &sentence);
        check(&["simulate", "miaui", "--seats", seats], &sentence);
    }
}

#[test]
fn a_seat_that_is_not_at_the_table() {
    let sentence = "There is no seat 5 at this table; the seats are 1 to 4.";
    check(&["play", "miaui", "--seat", "5"], sentence);
    check(&["play", "miaui", "--seat", "0"], &sentence.replace('5', "0"));
}

#[test]
fn an_unknown_option_or_value() {
    for command in ["play", "simulate"] {
        check(
            &[command, "miaui", "--option", "storm=true"],
            "This game has no option “storm”. Its options are: open_baskets and no_fights.",
        );
        check(
            &[command, "miaui", "--option", "no_fights=maybe"],
            "The option “no_fights” cannot be “maybe”. Its values are: true and false.",
        );
        check(
            &[command, "miaui", "--option", "no_fights"],
            "An option is written as name=value, not as “no_fights”; the options of this game \
             are: open_baskets and no_fights.",
        );
    }
}

#[test]
fn a_bad_level_or_too_many_of_them() {
    let refusal = tortuga(&["simulate", "miaui", "--bots", "admiral"]).refusal();
    let expected = "There is no bot level “admiral”; the levels are: cabin-boy";
    assert!(refusal.starts_with(expected), "{refusal}");
    check(
        &["play", "miaui", "--seats", "4", "--bots", "cabin-boy,cabin-boy"],
        "2 bot levels were given for 3 bots; give one level for all, or one for each.",
    );
}

#[test]
fn a_seed_of_the_wrong_length_or_with_a_wrong_digit() {
    for command in ["play", "simulate"] {
        check(
            &[command, "miaui", "--seed", "abc"],
            "A seed has 64 hexadecimal digits; this one has 3 characters.",
        );
        let wrong = SEED.replacen('f', "g", 1);
        check(
            &[command, "miaui", "--seed", &wrong],
            "A seed has 64 hexadecimal digits, and “g” is not one.",
        );
    }
}

#[test]
fn an_unknown_rule() {
    let refusal = tortuga(&["rules", "miaui", "R99"]).refusal();
    assert!(refusal.starts_with("There is no rule “R99”; the rules are: C1, C2,"), "{refusal}");
}

#[test]
fn a_truncated_record() {
    let game = whole_match(None);
    let (json, word) = (game.record(), game.compact_record());
    for command in ["replay", "verify"] {
        let cut = &word[..word.len() - 5];
        let refusal = tortuga(&[command, cut]).refusal();
        assert!(refusal.starts_with("This record is damaged, most likely cut off."), "{refusal}");
        let refusal = tortuga_typing(&json[..json.len() / 2], &[command, "-"]).refusal();
        assert!(refusal.starts_with("This record cannot be read as JSON: EOF"), "{refusal}");
        let refusal = tortuga_typing("", &[command, "-"]).refusal();
        assert!(refusal.starts_with("This is not the record of a match."), "{refusal}");
    }
}

#[test]
fn an_altered_record() {
    let json = whole_match(None).record();
    let altered = json.replacen("{\"dive\":1}", "{\"dive\":2}", 1);
    assert_ne!(json, altered);
    for command in ["replay", "verify"] {
        assert_eq!(
            tortuga_typing(&altered, &[command, "-"]).refusal(),
            "This record was altered: its digest does not match the rest of it."
        );
    }
}

#[test]
fn every_altered_character_of_a_record_is_noticed() {
    let word = whole_match(None).compact_record();
    for place in (10..word.len()).step_by(17) {
        let other = if word.as_bytes()[place] == b'A' { "B" } else { "A" };
        let altered = format!("{}{other}{}", &word[..place], &word[place + 1..]);
        tortuga(&["verify", &altered]).refusal();
    }
}

#[test]
fn something_that_is_no_record() {
    let refusal = tortuga(&["verify", "no-such-file.json"]).refusal();
    assert_eq!(
        refusal,
        "“no-such-file.json” is neither a file nor the complete record of a match."
    );
    let refusal = tortuga_typing("hello", &["verify", "-"]).refusal();
    assert!(refusal.starts_with("This is not the record of a match."), "{refusal}");
    let refusal = tortuga_typing("{\"game\":\"chess\"}", &["verify", "-"]).refusal();
    assert_eq!(refusal, format!("There is no game “chess”; the games are: {}.", games("and")));
    let refusal = tortuga_typing("chess.AAAA", &["verify", "-"]).refusal();
    assert!(refusal.starts_with("This is not the record of a match."), "{refusal}");
}

#[test]
fn a_file_that_is_no_text_and_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let name = folder.path().to_str().unwrap();
    let refusal = tortuga(&["replay", name]).refusal();
    assert_eq!(refusal, format!("{name} is a folder; name the file of a record."));
    let file = folder.path().join("bytes");
    fs::write(&file, [0xff, 0xfe, 0x00]).unwrap();
    let refusal = tortuga(&["replay", file.to_str().unwrap()]).refusal();
    assert!(refusal.starts_with("This is not the record of a match."), "{refusal}");
}

#[test]
fn a_viewer_who_is_not_at_the_table() {
    let word = whole_match(None).compact_record();
    check(
        &["replay", &word, "--as", "9"],
        "There is no “9” at this table; choose a seat from 1 to 4, a name, spectator or all.",
    );
}

#[test]
fn a_record_is_never_saved_over_another_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.json");
    fs::write(&file, "precious").unwrap();
    let name = file.to_str().unwrap();
    check(
        &["play", "miaui", "--record", name],
        &format!("{name} already exists; name a new file for the record."),
    );
    assert_eq!(fs::read_to_string(&file).unwrap(), "precious");
    let lost = folder.path().join("none").join("match.json");
    let refusal = tortuga(&["play", "miaui", "--record", lost.to_str().unwrap()]).refusal();
    assert!(
        refusal.ends_with("is in a folder that does not exist; name a new file in one that does.")
    );
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn a_command_line_that_cannot_be_read() {
    for arguments in [
        &["dance"][..],
        &["play"],
        &["play", "miaui", "--seats", "four"],
        &["simulate", "miaui", "--games", "0"],
        &["simulate", "miaui", "--threads", "0"],
        &["games", "--lang", "de"],
        &["serve", "--bot-memory", "0"],
        &["serve", "--bot-memory", "much"],
    ] {
        let ran = tortuga(arguments);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{arguments:?}");
        assert!(ran.err.starts_with("error: "), "{}", ran.err);
    }
}

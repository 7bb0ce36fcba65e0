//! Bots play every deal from every seat, and may be interrupted at any time.
#![allow(clippy::unwrap_used)]

mod common;

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use common::{Ran, SEED, tortuga};
use serde_json::Value;
use tempfile::TempDir;

const TABLE: [&str; 8] =
    ["arena", "miaui", "--seats", "3", "--bots", "sailor,cabin-boy,cabin-boy", "--seed", SEED];

fn run(more: &[&str]) -> Ran {
    tortuga(&[&TABLE[..], more].concat())
}

/// What came out, without times.
fn result(more: &[&str]) -> Value {
    without_times(&run(&[more, &["--json"]].concat()).good())
}

fn without_times(printed: &str) -> Value {
    let mut report: Value = serde_json::from_str(printed).expect("the report is JSON");
    for bot in report["bots"].as_array_mut().unwrap() {
        let bot = bot.as_object_mut().unwrap();
        assert!(bot.remove("seconds_per_decision").unwrap().as_f64().unwrap() > 0.0);
        assert!(bot.remove("slowest_decision").unwrap().as_f64().unwrap() > 0.0);
    }
    report
}

/// A folder, and the name of a file in it that is not there yet.
fn new_file(name: &str) -> (TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join(name).to_str().unwrap().to_owned();
    (folder, file)
}

/// An arena that would go on for days.
fn endless(file: &str) -> Child {
    Command::new(env!("CARGO_BIN_EXE_tortuga"))
        .args(TABLE)
        .args(["--save", file, "--games", "1000000000", "--threads", "2", "--json"])
        .env("LANG", "C.UTF-8")
        .env_remove("LC_ALL")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

fn wait_for_lines(file: &str, lines: usize) {
    let begun = Instant::now();
    while fs::read(file).map_or(0, |bytes| bytes.iter().filter(|b| **b == b'\n').count()) < lines {
        assert!(begun.elapsed() < Duration::from_secs(60), "no {lines} lines in a minute");
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn the_report_has_all_its_figures() {
    let report = result(&["--games", "100", "--option", "no_fights=true"]);
    assert_eq!((&report["game"], &report["seats"]), (&"miaui".into(), &3.into()));
    assert_eq!((&report["games"], &report["deals"]), (&102.into(), &34.into()));
    assert_eq!((&report["seed"], &report["options"]["no_fights"]), (&SEED.into(), &"true".into()));
    let bots = report["bots"].as_array().unwrap();
    assert_eq!((&bots[0]["bot"], &bots[1]["bot"]), (&"sailor".into(), &"cabin-boy".into()));
    for bot in bots {
        for figure in ["win_share", "mean_place", "elo"] {
            let [low, value, high] =
                [&bot[format!("{figure}_95")][0], &bot[figure], &bot[format!("{figure}_95")][1]]
                    .map(|number| number.as_f64().unwrap());
            assert!(low <= value && value <= high, "{figure}: {low} {value} {high}");
        }
        assert_eq!((&bot["games"], &bot["fair_share"]), (&102.into(), &(1.0 / 3.0).into()));
        assert!(bot["mean_points"].is_number() && bot["decisions"].as_u64().unwrap() > 0);
    }
}

#[test]
fn a_sailor_wins_more_than_its_share_and_the_shares_of_all_seats_are_one() {
    let bots = result(&["--games", "300"])["bots"].clone();
    assert!(bots[0]["win_share_95"][0].as_f64() > bots[0]["fair_share"].as_f64(), "{bots}");
    let [sailor, boy] = [0, 1].map(|bot: usize| bots[bot]["win_share"].as_f64().unwrap());
    assert!((sailor + 2.0 * boy - 1.0).abs() < 1e-9, "{bots}");
}

#[test]
fn those_who_play_alike_win_their_share_of_every_deal() {
    let report = tortuga(&["arena", "miaui", "--bots", "sailor", "--games", "5", "--json"]).good();
    let report = without_times(&report);
    assert_eq!((&report["games"], &report["deals"]), (&5.into(), &5.into()));
    assert_eq!((&report["seats"], &report["bots"][0]["elo"]), (&4.into(), &1500.0.into()));
    assert_eq!(report["bots"][0]["win_share"], 0.25);
}

#[test]
fn without_a_list_all_levels_play() {
    let report = tortuga(&["arena", "miaui", "--games", "1", "--json"]).good();
    let levels = catalog::find("miaui").unwrap().bots.levels();
    assert_eq!(without_times(&report)["bots"].as_array().unwrap().len(), levels.len());
}

#[test]
fn the_same_seed_gives_the_same_result_for_any_number_of_threads() {
    let one = result(&["--games", "60", "--threads", "1"]);
    assert_eq!(one, result(&["--games", "60", "--threads", "2"]));
    assert_eq!(one, result(&["--games", "60", "--threads", "7"]));
}

#[test]
fn what_was_saved_is_not_played_again_and_more_can_be_played() {
    let (_folder, file) = new_file("arena.jsonl");
    let whole = result(&["--games", "90"]);
    result(&["--games", "30", "--save", &file]);
    assert_eq!(result(&["--games", "90", "--save", &file]), whole);
    let saved = fs::read_to_string(&file).unwrap();
    assert_eq!(saved.lines().count(), 31);
    // A second time nothing is played, and times are those of the first time.
    let printed = run(&["--games", "90", "--save", &file, "--json"]).good();
    assert_eq!(run(&["--games", "90", "--save", &file, "--json"]).good(), printed);
    assert_eq!(fs::read_to_string(&file).unwrap(), saved);
    assert_eq!(result(&["--games", "30", "--save", &file]), result(&["--games", "30"]));
}

#[test]
fn killed_and_resumed_is_the_same_as_never_interrupted() {
    let (_folder, file) = new_file("arena.jsonl");
    for lines in [5, 15] {
        let mut arena = endless(&file);
        wait_for_lines(&file, lines);
        arena.kill().unwrap();
        arena.wait().unwrap();
    }
    // As if every other deal had not been finished, and the last line was cut in half by a power cut.
    let saved = fs::read_to_string(&file).unwrap();
    let kept: Vec<&str> = saved.lines().step_by(2).collect();
    let cut = kept.join("\n");
    fs::write(&file, &cut[..cut.len() - 20]).unwrap();
    assert_eq!(result(&["--games", "300", "--save", &file]), result(&["--games", "300"]));
    // Whatever was cut off is gone: the file can be read again.
    assert_eq!(result(&["--games", "300", "--save", &file]), result(&["--games", "300"]));
}

#[test]
fn an_interrupt_prints_what_there_is_and_says_how_to_go_on() {
    let (_folder, file) = new_file("arena.jsonl");
    let arena = endless(&file);
    wait_for_lines(&file, 4);
    let pid = arena.id().to_string();
    assert!(Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
    let output = arena.wait_with_output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{err}");
    assert!(err.starts_with("Interrupted after ") && err.lines().count() == 1, "{err}");
    assert!(err.trim_end().ends_with("the same command continues from there."), "{err}");
    let report = without_times(&String::from_utf8(output.stdout).unwrap());
    let deals = fs::read_to_string(&file).unwrap().lines().count() - 1;
    assert_eq!(report["deals"], deals);
    assert_eq!(without_times(&run(&["--save", &file, "--played", "--json"]).good()), report);
}

#[test]
fn a_file_that_is_being_written_is_left_to_whoever_writes_it() {
    let (_folder, file) = new_file("arena.jsonl");
    let mut arena = endless(&file);
    wait_for_lines(&file, 2);
    let refusal = run(&["--save", &file]).refusal();
    let looked = run(&["--save", &file, "--played"]);
    arena.kill().unwrap();
    arena.wait().unwrap();
    assert!(refusal.starts_with("Another arena is writing to "), "{refusal}");
    looked.good();
}

#[test]
fn without_a_seed_the_one_of_the_file_is_taken() {
    let (_folder, file) = new_file("arena.jsonl");
    let arena = ["arena", "miaui", "--games", "4", "--json", "--save", &file];
    let seed = |printed: &str| without_times(printed)["seed"].clone();
    assert_eq!(seed(&tortuga(&arena).good()), seed(&tortuga(&arena).good()));
}

#[test]
fn a_file_of_another_arena_is_refused_and_left_as_it_is() {
    let (_folder, file) = new_file("arena.jsonl");
    run(&["--games", "3", "--save", &file]).good();
    let saved = fs::read(&file).unwrap();
    let refused = |arguments: &[&str], what: &str| {
        let refusal = tortuga(&[arguments, &["--save", &file]].concat()).refusal();
        let expected = format!(
            "{file} holds another arena, where {what}; name the file of the same arena, or a new one."
        );
        assert_eq!(refusal, expected);
        assert_eq!(fs::read(&file).unwrap(), saved);
    };
    let [_, _, _, _, dash_bots, bots, dash_seed, _] = TABLE;
    refused(
        &["arena", "miaui", "--seats", "4", dash_bots, bots, dash_seed, SEED],
        "“seats” is 3, not 4",
    );
    refused(
        &["arena", "miaui", "--seats", "3", "--bots", "sailor", "--seed", SEED],
        "“bots” is [\"sailor\",\"cabin-boy\",\"cabin-boy\"], not [\"sailor\"]",
    );
    let other = SEED.replace('f', "0");
    refused(
        &["arena", "miaui", "--seats", "3", dash_bots, bots, "--seed", &other],
        &format!("“seed” is {SEED}, not {other}"),
    );
}

#[test]
fn a_damaged_file_is_refused_and_left_as_it_is() {
    let (_folder, file) = new_file("arena.jsonl");
    run(&["--games", "9", "--save", &file]).good();
    let saved = fs::read_to_string(&file).unwrap();
    let check = |content: &str, sentence: &str| {
        fs::write(&file, content).unwrap();
        assert_eq!(run(&["--save", &file]).refusal(), sentence);
        assert_eq!(fs::read_to_string(&file).unwrap(), content);
    };
    let damaged =
        format!("Line 3 of {file} is damaged; if you remove it, only its deal is played again.");
    let lines: Vec<&str> = saved.lines().collect();
    check(&[lines[0], lines[1], "{\"number\":", lines[3], ""].join("\n"), &damaged);
    let short = lines[2].replacen("\"places\":[", "\"places\":[1,", 1);
    check(&[lines[0], lines[1], &short, lines[3], ""].join("\n"), &damaged);
    let none = format!("{file} is not the file of an arena; name such a file, or a new one.");
    check("precious\n", &none);
    check("precious", &none);
    check("{}\n", &none);
}

#[test]
fn an_empty_file_or_the_beginning_of_one_is_begun_anew() {
    let (_folder, file) = new_file("arena.jsonl");
    let whole = result(&["--games", "9"]);
    result(&["--games", "9", "--save", &file]);
    let saved = fs::read_to_string(&file).unwrap();
    for beginning in [0, 20] {
        fs::write(&file, &saved[..beginning]).unwrap();
        assert_eq!(result(&["--games", "9", "--save", &file]), whole);
    }
}

#[test]
fn bad_input_is_refused_with_a_sentence_and_makes_no_file() {
    let (folder, file) = new_file("arena.jsonl");
    for (arguments, beginning) in [
        (&["arena", "chess"][..], "There is no game “chess”"),
        (&["arena", "miaui", "--seats", "7"], "This game is for 3 to 6 players, not for 7."),
        (&["arena", "miaui", "--bots", "admiral"], "There is no bot level “admiral”"),
        (&["arena", "miaui", "--option", "storm=true"], "This game has no option “storm”."),
        (&["arena", "miaui", "--seed", "abc"], "A seed has 64 hexadecimal digits"),
        (
            &[
                "arena",
                "miaui",
                "--bots",
                "sailor,sailor,sailor,sailor,sailor,sailor,sailor,sailor,sailor",
            ],
            "An arena takes a list of at most 8 bots, not 9.",
        ),
    ] {
        let refusal = tortuga(&[arguments, &["--save", &file]].concat()).refusal();
        assert!(refusal.starts_with(beginning), "{refusal}");
        assert!(!Path::new(&file).exists());
    }
    for arguments in [&["--games", "0"][..], &["--threads", "0"], &["--played"]] {
        let ran = run(arguments);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{arguments:?}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn a_file_that_cannot_be_written_is_noticed_before_anybody_plays() {
    let (folder, file) = new_file("none/file");
    let name = folder.path().to_str().unwrap();
    for place in [&file, name] {
        let refusal = run(&["--games", "1000000000", "--save", place]).refusal();
        let expected = format!("The arena cannot be kept in {place}: ");
        assert!(refusal.starts_with(&expected), "{refusal}");
        let refusal = run(&["--games", "1000000000", "--chart", place]).refusal();
        let expected = format!("The chart cannot be drawn in {place}: ");
        assert!(refusal.starts_with(&expected), "{refusal}");
    }
    let refusal = run(&["--played", "--save", &file]).refusal();
    assert!(refusal.contains("No such file"), "{refusal}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn the_columns_of_the_table_stand_under_each_other_in_both_languages() {
    for (lang, word) in [("en", "win share"), ("ru", "доля побед")] {
        let told = run(&["--games", "30", "--lang", lang]).good();
        let rows: Vec<&str> = told.lines().skip_while(|line| !line.is_empty()).skip(1).collect();
        let widths: Vec<usize> = rows[..3].iter().map(|row| row.chars().count()).collect();
        assert!(rows[0].contains(word), "{told}");
        assert!(widths.iter().all(|width| *width == widths[0] && *width <= 100), "{told}");
        assert!(told.trim_end().ends_with(SEED), "{told}");
    }
}

#[test]
fn the_chart_has_a_title_a_description_and_a_bar_for_every_bot_in_both_languages() {
    let (folder, file) = new_file("arena.svg");
    for (lang, title, boy) in [
        ("en", "Miaui, 3 players: share of wins", "Cabin boy"),
        ("ru", "Мяури, игроков — 3: доля побед", "Юнга"),
    ] {
        run(&["--games", "30", "--lang", lang, "--chart", &file]).good();
        let svg = fs::read_to_string(&file).unwrap();
        for part in [&format!("<title id=\"title\">{title}</title>"), "<desc", boy, "dark"] {
            assert!(svg.contains(part), "no {part}: {svg}");
        }
        assert_eq!(svg.matches("class=\"bar\"").count(), 2);
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

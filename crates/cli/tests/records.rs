//! Records are told, checked and turned into each other.

mod common;

use std::io::Read;
use std::process::{Command, Stdio};

use common::{deal, flowing, tortuga, tortuga_typing, whole_match};
use game::{Lang, Seat, Viewer};
use texts::Texts;

#[test]
fn both_forms_of_a_record_are_turned_into_each_other() {
    let game = whole_match(Some(deal()));
    let (json, word) = (game.record(), game.compact_record());
    assert_eq!(tortuga(&["replay", &word, "--form", "json"]).good().trim_end(), json);
    let compact = tortuga_typing(&json, &["replay", "-", "--form", "compact"]).good();
    assert_eq!(compact.trim_end(), word);
}

#[test]
fn a_record_is_read_from_a_file_from_the_input_or_from_the_word_itself() {
    let game = whole_match(None);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.json");
    std::fs::write(&file, game.record()).unwrap();
    let told = tortuga(&["replay", file.to_str().unwrap()]).good();
    assert_eq!(tortuga_typing(&game.record(), &["replay", "-"]).good(), told);
    assert_eq!(tortuga(&["replay", &game.compact_record()]).good(), told);
    assert!(told.starts_with("Miaui: Anna, Boris, Clara and David\n"), "{told}");
    assert!(told.contains("Round 12, the last one.") && told.contains("4. "), "{told}");
}

#[test]
fn a_seat_is_told_its_own_secrets_and_nobody_elses() {
    let game = whole_match(None);
    let word = game.compact_record();
    let names = game.seats().to_vec();
    let texts = Texts::of(&game.info());
    let public: Vec<usize> =
        game.events(Viewer::Spectator, 0).iter().map(|event| event.place).collect();
    let mut whispers = 0;
    for seat in Seat::all(4) {
        let told = |who: &str| flowing(&tortuga(&["replay", &word, "--as", who]).good());
        let number = (seat.number() + 1).to_string();
        let others: Vec<String> =
            (1..=4).map(|other| other.to_string()).filter(|other| *other != number).collect();
        let heard = game.events(Viewer::Seat(seat), 0);
        for whisper in heard.iter().filter(|event| !public.contains(&event.place)) {
            whispers += 1;
            let said = texts.say(Lang::En, &whisper.phrase, &names);
            assert!(told(&number).contains(&said), "{said}");
            assert!(told(&names[seat.index()]).contains(&said), "{said}");
            assert!(told("all").contains(&format!("(only {}) {said}", names[seat.index()])));
            assert!(!told("spectator").contains(&said));
            let also_heard = |other: &String| {
                let other = Viewer::Seat(Seat::new(other.parse::<u8>().unwrap() - 1));
                game.events(other, 0).iter().any(|event| event.phrase == whisper.phrase)
            };
            for other in others.iter().filter(|other| !also_heard(other)) {
                assert!(!told(other).contains(&said), "{said}");
            }
        }
    }
    assert!(whispers > 0, "somebody lit a lantern in this match");
}

#[test]
fn with_steps_the_table_is_shown_after_every_action() {
    let word = whole_match(None).compact_record();
    let told = tortuga(&["replay", &word, "--steps", "--as", "spectator"]).good();
    assert!(told.contains("Action 48 of 48"));
    assert!(!told.contains("dive cards:"), "a spectator sees no hand");
    let told = tortuga(&["replay", &word, "--steps", "--as", "2", "--lang", "ru"]).good();
    assert!(told.contains("Действие 48 из 48") && !told.contains('⟨'), "{told}");
}

#[test]
fn the_points_of_an_unfinished_match_stay_hidden() {
    let unfinished = whole_match(None).after(9).compact_record();
    let told = tortuga(&["replay", &unfinished, "--as", "1"]).good();
    assert!(told.ends_with("The match is not over; so far it has 9 actions.\n"), "{told}");
}

#[test]
fn a_good_record_is_verified() {
    let game = whole_match(None);
    let told = flowing(&tortuga(&["verify", &game.compact_record()]).good());
    for sentence in [
        "The record is complete: its digest matches.",
        "It is a match of Miaui, played by the current rules (version 2).",
        "All 48 actions are legal.",
        "The match was played to its end.",
        "It does not say how its seed was agreed on",
    ] {
        assert!(told.contains(sentence), "{told}");
    }
    let told = tortuga(&["verify", &game.after(1).compact_record(), "--lang", "ru"]).good();
    assert!(told.contains("1 действие, и оно по правилам."), "{told}");
}

#[test]
fn the_deal_is_verified_with_the_commitment() {
    let word = whole_match(Some(deal())).compact_record();
    let commitment = deal().commitment();
    let told = flowing(&tortuga(&["verify", &word]).good());
    assert!(told.contains("The seed follows from the dealer's secret and 4 salts"), "{told}");
    assert!(told.contains(&commitment));
    let told = flowing(&tortuga(&["verify", &word, "--commitment", &commitment]).good());
    assert!(told.contains("The dealer's secret is the one that was promised"), "{told}");
    let refusal = tortuga(&["verify", &word, "--commitment", "00"]).refusal();
    assert!(refusal.starts_with("The dealer's secret has the commitment"), "{refusal}");
    let undealt = whole_match(None).compact_record();
    let refusal = tortuga(&["verify", &undealt, "--commitment", &commitment]).refusal();
    assert_eq!(refusal, "This record has no deal that a commitment could belong to.");
}

#[test]
fn whoever_stops_reading_is_not_told_of_a_panic() {
    let word = whole_match(None).compact_record();
    let mut program = Command::new(env!("CARGO_BIN_EXE_tortuga"))
        .args(["replay", &word, "--steps"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(program.stdout.take());
    let mut complaint = String::new();
    program.stderr.take().unwrap().read_to_string(&mut complaint).unwrap();
    assert_eq!((program.wait().unwrap().code(), complaint.as_str()), (Some(0), ""));
}

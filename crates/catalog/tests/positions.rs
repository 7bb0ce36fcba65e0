//! Matches that begin at a position prepared by name.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use game::{BadRecord, BadSetup, Seed, Setup};

fn setup(n_seats: usize) -> Setup {
    let seats = vec![String::new(); n_seats];
    Setup { options: Vec::new(), seats, seed: Seed::from_bytes([5; 32]), deal: None }
}

#[test]
fn a_record_says_at_which_position_its_match_began_and_replays_from_there() {
    for entry in catalog::GAMES {
        for example in entry.game.examples() {
            let n_seats = example.before.seats().len();
            let mut played = entry.game.start_at(example.id, setup(n_seats)).unwrap();
            while let (Some(seat), 0..20) = (played.to_act().first(), played.n_actions()) {
                let legal = played.legal_json(seat, usize::MAX);
                played.play(seat, &legal[legal.len() / 2]).unwrap();
            }
            for record in [played.record(), played.compact_record()] {
                let again = entry.game.replay(&record).unwrap();
                assert_eq!(again.position(), Some(example.id));
                assert_eq!(again.record(), played.record());
                assert_eq!(again.view(example.viewer), played.view(example.viewer));
            }
        }
    }
}

#[test]
fn a_match_that_was_dealt_is_written_without_a_word_about_positions() {
    let entry = &catalog::GAMES[0];
    let n_seats = entry.game.info().min_seats.into();
    let dealt = entry.game.start(setup(n_seats)).unwrap();
    assert!(!dealt.record().contains("position"));
    let again = entry.game.replay(&dealt.compact_record()).unwrap();
    assert_eq!((again.position(), again.record()), (None, dealt.record()));
}

#[test]
fn a_position_that_does_not_exist_or_is_for_others_is_refused() {
    let entry = &catalog::GAMES[0];
    let unknown = entry.game.start_at("nowhere", setup(3)).map(|_| ());
    assert_eq!(unknown, Err(BadSetup::NoPosition { found: "nowhere".to_owned() }));
    let example = &entry.game.examples()[0];
    let n_seats = example.before.seats().len();
    let fewer = entry.game.start_at(example.id, setup(n_seats - 1)).map(|_| ());
    let refused = BadSetup::OtherPosition { position: example.id, n_seats: n_seats as u8 };
    assert_eq!(fewer, Err(refused));
    let forged = example.before.record().replace(&format!(r#""{}""#, example.id), r#""other""#);
    assert_eq!(entry.game.replay(&forged).map(|_| ()), Err(BadRecord::Altered));
}

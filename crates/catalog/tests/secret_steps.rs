//! What others cannot notice tells them nothing: not by what they may still take back, nor by what plays itself.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use game::{AnyMatch, Rng, Seat, Seats, Seed, Setup, Viewer};

const MATCHES: u8 = 6;

fn begin(kind: &catalog::Entry, n_seats: u8, number: u8) -> Box<dyn AnyMatch> {
    let seats = (0..n_seats).map(|seat| seat.to_string()).collect();
    let seed = Seed::from_bytes([number; 32]);
    kind.game.start(Setup { options: Vec::new(), seats, seed, deal: None }).unwrap()
}

/// Plays random matches of every game and shows every step: the match before, the match after, and who did it.
fn every_step(mut look: impl FnMut(&str, &dyn AnyMatch, &dyn AnyMatch, Seat)) {
    for kind in catalog::GAMES {
        let info = kind.game.info();
        for number in 0..MATCHES {
            let n_seats = info.min_seats + number % (info.max_seats - info.min_seats + 1);
            let (mut game, mut rng) = (begin(kind, n_seats, number), Rng::fast(number.into()));
            loop {
                let to_act: Vec<Seat> = game.to_act().iter().collect();
                let Some(&seat) = rng.pick(&to_act) else { break };
                let action = rng.pick(&game.legal_actions(seat)).unwrap().json.clone();
                let before = game.after(game.n_actions());
                game.play(seat, &action).unwrap();
                look(info.id, &*before, &*game, seat);
            }
        }
    }
}

#[test]
fn what_a_viewer_cannot_notice_changes_nothing_for_them() {
    let mut secret = 0;
    every_step(|name, before, after, seat| {
        for viewer in Viewer::all(after.seats().len() as u8).filter(|viewer| !viewer.is(seat)) {
            if after.noticed().contains(viewer) {
                continue;
            }
            secret += 1;
            assert_eq!(before.view(viewer), after.view(viewer), "{name}, {viewer:?}");
            assert_eq!(before.n_heard(viewer), after.n_heard(viewer), "{name}, {viewer:?}");
            assert_eq!(before.to_act(), after.to_act(), "{name}, {viewer:?}");
            if let Viewer::Seat(other) = viewer {
                let may = [before, after].map(|game| game.may_take_back(other));
                assert_eq!(may[0], may[1], "{name}: {other} could tell by what it may take back");
            }
        }
    });
    assert!(secret > 100, "only {secret} steps were secret");
}

#[test]
fn whoever_takes_back_a_secret_step_is_not_noticed_either() {
    let mut secret = 0;
    every_step(|name, before, after, seat| {
        if !after.noticed().is_only(seat) || !after.may_take_back(seat) {
            return;
        }
        secret += 1;
        let mut back = after.after(after.n_actions());
        back.take_back(seat).unwrap();
        assert!(back.noticed().is_only(seat), "{name}");
        assert_eq!(back.view(Viewer::Referee), before.view(Viewer::Referee), "{name}");
    });
    assert!(secret > 20, "only {secret} secret steps could be taken back");
}

#[test]
fn what_plays_itself_is_the_only_thing_that_can_be_done_and_sometimes_one_thing_is_not_known_to_be()
{
    let (mut known, mut unknown) = (0, 0);
    every_step(|name, before, _, seat| {
        let legal = before.legal_actions(seat);
        match before.only_actions(Seats::only(seat)).pop() {
            Some((_, only)) => {
                assert_eq!(legal, [only], "{name}");
                known += 1;
            }
            None if legal.len() == 1 => unknown += 1,
            None => {}
        }
    });
    assert!(known > 0 && unknown > 0, "{known} decisions make themselves, {unknown} do not");
}

//! What is said about a decision afterwards, for every game.

use bots::{Counsel, LineMove, PastDecision, Recollection};
use catalog::Entry;
use game::{AnyMatch, Rng, Seat, Seed, Setup, Viewer};

/// Whoever decides in a match of which some actions were played at random, where there is a choice.
fn some_decision(entry: &Entry, n_actions: usize) -> (Box<dyn AnyMatch>, Seat) {
    let mut rng = Rng::fast(3);
    let n_seats = entry.game.info().min_seats;
    let setup = |seed| Setup {
        options: Vec::new(),
        seats: (0..n_seats).map(|seat| format!("Seat {seat}")).collect(),
        seed,
        deal: None,
    };
    let mut game = entry.game.start(setup(Seed::from_bytes([7; 32]))).expect("the default options");
    loop {
        let seat = game.to_act().first().expect("it is not over yet");
        let legal = game.legal_actions(seat);
        if game.n_actions() >= n_actions && legal.len() > 2 {
            return (game, seat);
        }
        let action = rng.pick(&legal).expect("law 2").json.to_string();
        game.play(seat, &action).expect("it is legal");
    }
}

/// What is said of the action that is listed last, and of what would follow it.
fn said(entry: &Entry, game: &dyn AnyMatch, seat: Seat) -> (Counsel, Vec<LineMove>) {
    let (seen, mut past) = (game.seen_by(Viewer::Seat(seat)), Recollection::default());
    entry.bots.recollect(&mut past, seen);
    let played = game.legal_actions(seat).pop().expect("there is a choice").json.to_string();
    let past = PastDecision { seen, past: &past, seed: 1 };
    (entry.bots.reconsider(&past, &played).decide(), entry.bots.line(&past, &played).decide())
}

#[test]
fn reasons_are_the_same_whatever_was_hidden() {
    for entry in catalog::GAMES {
        let (game, seat) = some_decision(entry, 12);
        let branch = game.branch_after(game.n_actions(), Some(seat));
        let setup = Setup {
            options: Vec::new(),
            seats: game.seats().to_vec(),
            seed: Seed::from_bytes([9; 32]),
            deal: None,
        };
        let other = entry.game.start_on(branch, setup).expect("it goes on");
        let truth = game.view(Viewer::Referee).to_string();
        assert_ne!(truth, other.view(Viewer::Referee).to_string(), "{entry:?}");
        assert_eq!(said(entry, &*game, seat), said(entry, &*other, seat), "{entry:?}");
    }
}

#[test]
fn what_was_played_is_known_as_well_as_the_best() {
    for entry in catalog::GAMES {
        let (game, seat) = some_decision(entry, 9);
        let (counsel, line) = said(entry, &*game, seat);
        let played = game.legal_actions(seat).pop().expect("there is a choice").json.to_string();
        let best = counsel.choices.first().expect("something is best");
        let known = counsel.choices.iter().find(|choice| choice.action == played);
        let known = known.expect("what was played is weighed, too");
        assert!(known.doubt < 0.2, "{entry:?}: {known:?}");
        let chances: f64 = known.win_chances.iter().sum();
        assert!((0.0..1.01).contains(&chances), "{entry:?}: {known:?}");
        assert!(known.worlds >= 100.min(best.worlds), "{entry:?}: {known:?}");
        let shares: Vec<f64> = line.iter().map(|followed| followed.share).collect();
        assert!(shares.is_sorted_by(|one, other| one >= other), "{entry:?}: {shares:?}");
        for followed in &line {
            assert!(game.phrase_of(&followed.action).is_some(), "{entry:?}: {followed:?}");
        }
    }
}

//! The board can be drawn in every position, for every viewer, in both languages.

use game::{Match, Rng, Seat, Seed, Viewer};
use jackal::{Action, Jackal, Options};

#[test]
fn every_board_is_well_formed_and_has_all_its_texts() {
    board::trial::check_board::<Jackal>();
}

/// Plays random matches; `each` sees who does what, and the match before and after it.
fn play(mut each: impl FnMut(Seat, &Action, [&Match<Jackal>; 2])) {
    for seed in 0..6 {
        let names = ["Anna", "Boris", "Clara"].map(str::to_owned).to_vec();
        let game = Match::new(Options::default(), names, Seed::from_bytes([seed; 32]));
        let mut game: Match<Jackal> = game.expect("the game is for three");
        let mut rng = Rng::fast(seed.into());
        while let Some(seat) = game.to_act().first() {
            let action = *rng.pick(&game.legal_actions(seat)).expect("they may do something");
            let before = game.clone();
            game.play(seat, action).expect("it is legal");
            each(seat, &action, [&before, &game]);
        }
    }
}

#[test]
fn r3_nothing_moves_under_a_finger_that_pours_twice() {
    let mut n_poured = 0;
    play(|seat, action, [_, after]| {
        if !matches!(action, Action::Pour(_)) {
            return;
        }
        let hand = board::trial::hand_of(after, seat);
        let [done, back] = ["No more", "Take back"].map(|text| hand.find(text));
        assert!(done.expect("they may stop") < back.expect("it can be taken back"), "{hand}");
        n_poured += 1;
    });
    assert!(n_poured > 2, "somebody had rum");
}

#[test]
fn r9_tortuga_on_the_last_island_is_said_to_bring_nothing() {
    let mut n_warned = 0;
    play(|seat, action, [before, _]| {
        if !matches!(action, Action::Tortuga(_)) {
            return;
        }
        let view = before.view(Viewer::Seat(seat));
        let is_last = view.round == Options::default().rounds();
        let is_said = board::trial::hand_of(before, seat).contains("This is the last island");
        assert_eq!(is_said, is_last, "island {}", view.round);
        n_warned += u32::from(is_last);
    });
    assert!(n_warned > 0, "somebody sailed in vain");
}

//! The board can be drawn in every position, for every viewer, in both languages.

use game::{Match, Rng, Seat, Seed, Viewer};
use jackal::island::Terrain;
use jackal::view::Stage;
use jackal::{Action, Aid, Jackal, Options};

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

#[test]
fn r3_rum_that_others_poured_lies_before_ones_own_row_in_the_hand() {
    let mut n_treated = 0;
    play(|_, _, [_, after]| {
        let view = after.view(Viewer::Spectator);
        let Stage::Declaring(seat) = view.stage else { return };
        let hand = board::trial::hand_of(after, seat);
        let rum = usize::from(view.rum[seat]);
        assert_eq!(hand.matches("id=\"treat-").count(), rum, "{hand}");
        n_treated += u32::from(rum > 0);
    });
    assert!(n_treated > 0, "somebody was treated to rum");
}

#[test]
fn r8_whoever_lays_a_flag_that_the_island_lacks_is_told() {
    let mut n_told = [0, 0];
    play(|seat, action, [before, after]| {
        let Action::Lay(card) = action else { return };
        let view = after.view(Viewer::Seat(seat));
        if !card.is_flag() || view.stage != Stage::Laying {
            return;
        }
        let is_missing = view.chart().start(Some(*card)).is_none();
        let guide = board::trial::guide_of(after, seat);
        assert_eq!(guide.contains("no flag of that colour"), is_missing, "{guide}");
        assert_eq!(guide.contains("you begin on it"), !is_missing, "{guide}");
        let is_pale = board::trial::hand_of(before, seat).contains("There is no such flag");
        assert!(is_pale || !is_missing, "it is seen before it is laid");
        n_told[usize::from(is_missing)] += 1;
    });
    assert!(n_told.iter().all(|n| *n > 0), "{n_told:?}");
}

#[test]
fn r7_friday_and_the_weapon_are_pale_where_they_would_do_nothing() {
    const PALE: [(Aid, Terrain, &str); 2] = [
        (Aid::Friday, Terrain::Trap, "leads to no trap"),
        (Aid::Weapon, Terrain::Robber, "leads to no robber"),
    ];
    let mut n_found = [0, 0];
    play(|seat, _, [before, _]| {
        let view = before.view(Viewer::Seat(seat));
        let Some((_, targets)) = view.at_hand() else { return };
        let legal = before.legal_actions(seat);
        let aids = view.draft.as_ref().expect("a card is at hand").course.pirate.aids;
        for (aid, peril, words) in PALE {
            let is_helped = aids.fridays + aids.weapons > 0;
            if is_helped || !legal.contains(&Action::Attach(aid)) {
                continue;
            }
            let is_near = targets.iter().any(|place| view.chart().cell(place) == peril);
            let is_pale = board::trial::hand_of(before, seat).contains(words);
            assert!(!(is_pale && is_near), "{aid:?} would help");
            n_found[usize::from(is_pale)] += 1;
        }
    });
    assert!(n_found.iter().all(|n| *n > 0), "{n_found:?}");
}

//! The board can be drawn in every position, for every viewer, in both languages.

use board::{AnyBoard, Board as _};
use game::{AnyMatch, Erased, Match, Rng, Seat, Seed, Viewer};
use rattus_cartus::{Action, Options, RattusCartus};

#[test]
fn every_board_is_well_formed_and_has_all_its_texts() {
    board::trial::check_board::<RattusCartus>();
}

#[test]
fn h1_only_two_rounds_of_the_log_can_be_read_until_the_end() {
    assert_eq!(board::trial::log_in_sight::<RattusCartus>(Options::default(), 3), (2, true));
}

#[test]
fn s1_to_who_sees_everything_the_log_says_whose_cards_were_dealt() {
    let names = ["Anna", "Boris"].map(str::to_owned).to_vec();
    let game = Match::new(Options::default(), names, Seed::from_bytes([1; 32]));
    let game: Match<RattusCartus> = game.expect("the game is for two");
    let game: &dyn AnyMatch = &game;
    let board: &dyn AnyBoard = &Erased::<RattusCartus>::NEW;
    let hands = |viewer| {
        let log = board.log(game.seen_by(viewer), 0).into_iter().map(|entry| entry.phrase.id);
        log.filter(|id| id.starts_with("event-hand")).collect::<Vec<_>>()
    };
    assert_eq!(hands(Viewer::Referee), ["event-hand-of"; 2]);
    assert_eq!(hands(Viewer::Seat(Seat::new(1))), ["event-hand"]);
    assert!(hands(Viewer::Spectator).is_empty());
}

#[test]
fn a_captain_names_the_building_and_not_only_its_number() {
    let names = ["Anna", "Boris"].map(str::to_owned).to_vec();
    let game = Match::new(Options::default(), names, Seed::from_bytes([1; 32]));
    let game: Match<RattusCartus> = game.expect("the game is for two");
    let seat = game.to_act().first().expect("somebody begins");
    let view = game.view(Viewer::Seat(seat));
    for action in [Action::TakePrivilege { place: 1 }, Action::Visit { place: 1 }] {
        let named = RattusCartus::named(&view, &action);
        assert!(named.args.iter().any(|(name, _)| *name == "building"), "{}", named.id);
    }
}

#[test]
fn r5b_the_last_card_is_given_only_after_a_question_that_names_all() {
    let is_gift = |action: &Action| matches!(action, Action::Give { .. });
    let mut n_last = 0;
    for seed in 0..6 {
        let names = ["Anna", "Boris", "Clara", "Dmitri"].map(str::to_owned).to_vec();
        let game = Match::new(Options::default(), names, Seed::from_bytes([seed; 32]));
        let mut game: Match<RattusCartus> = game.expect("the game is for four");
        let mut rng = Rng::fast(seed.into());
        while let Some(seat) = game.to_act().first() {
            let action = *rng.pick(&game.legal_actions(seat)).expect("they may do something");
            let asks = || board::trial::hand_of(&game, seat).contains("data-sure");
            let asks = is_gift(&action) && asks();
            game.play(seat, action).expect("it is legal");
            let is_last = is_gift(&action) && !game.legal_actions(seat).iter().any(is_gift);
            assert_eq!(asks, is_last, "{action:?}");
            n_last += u32::from(is_last);
        }
    }
    assert!(n_last > 2, "somebody was robbed");
}

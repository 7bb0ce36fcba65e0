//! The board can be drawn in every position, for every viewer, in both languages.

use board::AnyBoard;
use game::{AnyMatch, Erased, Match, Seat, Seed, Viewer};
use rattus_cartus::{Options, RattusCartus};

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

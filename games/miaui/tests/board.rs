//! The board can be drawn in every position, for every viewer, in both languages.

use miaui::{Miaui, Options};

#[test]
fn every_board_is_well_formed_and_has_all_its_texts() {
    board::trial::check_board::<Miaui>();
}

#[test]
fn r5_only_two_rounds_of_the_log_can_be_read_unless_baskets_are_open() {
    let in_sight = board::trial::log_in_sight::<Miaui>;
    assert_eq!(in_sight(Options::default(), 4), (2, true));
    let open = Options { open_baskets: true, ..Options::default() };
    assert!(in_sight(open, 4).0 > 2);
}

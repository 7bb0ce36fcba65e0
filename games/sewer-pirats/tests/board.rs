//! The board can be drawn in every position, for every viewer, in both languages.

use sewer_pirats::{Options, SewerPirats};

#[test]
fn every_board_is_well_formed_and_has_all_its_texts() {
    board::trial::check_board::<SewerPirats>();
}

#[test]
fn a7_only_two_sailings_of_the_log_can_be_read_unless_chests_are_open() {
    let in_sight = board::trial::log_in_sight::<SewerPirats>;
    assert_eq!(in_sight(Options::default(), 3), (2, true));
    let open = Options { open_chests: true, ..Options::default() };
    assert!(in_sight(open, 3).0 > 2);
}

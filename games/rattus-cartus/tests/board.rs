//! The board can be drawn in every position, for every viewer, in both languages.

use rattus_cartus::{Options, RattusCartus};

#[test]
fn every_board_is_well_formed_and_has_all_its_texts() {
    board::trial::check_board::<RattusCartus>();
}

#[test]
fn h1_only_two_rounds_of_the_log_can_be_read_until_the_end() {
    assert_eq!(board::trial::log_in_sight::<RattusCartus>(Options::default(), 3), (2, true));
}

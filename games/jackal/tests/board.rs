//! The board can be drawn in every position, for every viewer, in both languages.

use jackal::Jackal;

#[test]
fn every_board_is_well_formed_and_has_all_its_texts() {
    board::trial::check_board::<Jackal>();
}

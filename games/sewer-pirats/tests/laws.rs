//! Every law that games keep, for every table size and set of variants.

#[test]
fn sewer_pirats_keeps_all_laws() {
    game_test::check_laws::<sewer_pirats::SewerPirats>();
}

#[test]
fn advice_keeps_to_the_rules_and_to_what_a_seat_knows() {
    game_test::check_advice::<sewer_pirats::SewerPirats>();
}

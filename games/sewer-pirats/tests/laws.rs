//! Every law that games keep, for every table size and set of variants.

#[test]
fn sewer_pirats_keeps_all_laws() {
    game_test::check_laws::<sewer_pirats::SewerPirats>();
}

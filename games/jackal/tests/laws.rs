//! Every law that games keep, for every table size and set of variants.

#[test]
fn the_game_keeps_all_laws() {
    game_test::check_laws::<jackal::Jackal>();
}

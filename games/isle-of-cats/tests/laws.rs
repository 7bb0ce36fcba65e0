//! Every law that games keep, for every table size and set of variants.

#[test]
fn the_isle_of_cats_keeps_all_laws() {
    game_test::check_laws::<isle_of_cats::IsleOfCats>();
}

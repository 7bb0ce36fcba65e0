//! Every law that games keep, for every table size and set of variants.

#[test]
fn the_isle_of_cats_keeps_all_laws() {
    game_test::check_laws::<isle_of_cats::IsleOfCats>();
}

#[test]
fn advice_keeps_to_the_rules_and_to_what_a_seat_knows() {
    game_test::check_advice::<isle_of_cats::IsleOfCats>();
}

//! Every law that games keep, for every table size and set of variants.

#[test]
fn rattus_cartus_keeps_all_laws() {
    game_test::check_laws::<rattus_cartus::RattusCartus>();
}

//! Every law that games keep, for every table size and set of variants.

#[test]
fn miaui_keeps_all_laws() {
    game_test::check_laws::<miaui::Miaui>();
}

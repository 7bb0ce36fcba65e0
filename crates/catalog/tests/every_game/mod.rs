//! The games by their types.

/// Says something about every game.
macro_rules! for_every_game {
    ($check:ident) => {
        $check::<miaui::Miaui>();
        $check::<sewer_pirats::SewerPirats>();
        $check::<rattus_cartus::RattusCartus>();
        $check::<jackal::Jackal>();
        $check::<isle_of_cats::IsleOfCats>();
    };
}

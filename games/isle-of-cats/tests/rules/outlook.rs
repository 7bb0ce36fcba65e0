//! What everyone may come to.

use game::{Advice, Seat};
use isle_of_cats::{CatShape, Colour};

use crate::position::{Position, boat};

#[test]
fn a_family_brightens_the_outlook() {
    let family = [
        (Colour::Red, "e5 e6 e7 e8 e9"),
        (Colour::Red, "d5 d6 d7 d8 d9"),
        (Colour::Red, "f5 f6 f7 f8 f9"),
    ];
    let strangers = [Colour::Red, Colour::Blue, Colour::Green];
    let strangers: Vec<_> =
        strangers.into_iter().zip(family).map(|(colour, (_, cells))| (colour, cells)).collect();
    let cats = CatShape::ALL.map(|shape| (Colour::Purple, shape));
    for days_left in 1..=4 {
        let position = Position::new(2).days_left(days_left).island(&cats[..8]);
        let script = position.boat(0, boat(1, &family)).boat(1, boat(1, &strangers)).script();
        let outlook = script.state().outlook().expect("it is morning");
        let chances = outlook.chances();
        assert!(chances[Seat::new(0)] > 0.55, "{chances:?}");
    }
}

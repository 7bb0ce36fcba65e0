//! The board can be drawn in every position, for every viewer, in both languages.

use game::{Match, Rng, Seat, Seed};
use isle_of_cats::{IsleOfCats, Options};

#[test]
fn every_board_is_well_formed_and_has_all_its_texts() {
    board::trial::check_board::<IsleOfCats>();
}

#[test]
fn at_the_end_every_boat_shows_all_its_points() {
    let names = ["Anna", "Boris", "Clara"].map(str::to_owned).to_vec();
    let game = Match::new(Options::default(), names, Seed::from_bytes([3; 32]));
    let mut game: Match<IsleOfCats> = game.expect("the game is for three");
    let mut rng = Rng::fast(7);
    while let Some(seat) = game.to_act().first() {
        let action = rng.pick(&game.legal_actions(seat)).copied().expect("somebody decides");
        game.play(seat, action).expect("a legal action");
    }
    let points = game.outcome().expect("the match is over").points;
    let board = board::trial::board_of(&game, Seat::new(0));
    for seat in [1, 2].map(Seat::new) {
        let shown = format!("id=\"points-{}\" data-what=\"points\">", seat.number());
        let after = board.split_once(&shown).expect("every other boat has points").1;
        let number = after.split('<').next().unwrap_or_default().replace('−', "-");
        assert_eq!(number, points[seat].to_string());
    }
}

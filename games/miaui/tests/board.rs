//! The board can be drawn in every position, for every viewer, in both languages.

use board::Board as _;
use game::{Seat, Seats};
use miaui::dispute::Resolution;
use miaui::view::Stage;
use miaui::{Catch, Depth, Dive, Event, Miaui, Options, View};

#[test]
fn every_board_is_well_formed_and_has_all_its_texts() {
    board::trial::check_board::<Miaui>();
}

#[test]
fn f2_the_question_about_jellyfish_is_drawn() {
    board::trial::check_rare_board::<Miaui>(&Options::default(), 4, is_question);
}

/// The cards of the stack that are still to be taken lie in their cell, those that were taken in the pile.
#[test]
fn f2_the_question_is_drawn_in_the_middle_of_a_stack() {
    let options = Options { no_fights: true, ..Options::default() };
    board::trial::check_rare_board::<Miaui>(&options, 3, |view| {
        let last = view.resolution.as_ref().and_then(Resolution::last_fished);
        let has_more = last.is_some_and(|(depth, _)| !view.cells[depth.index()].is_empty());
        is_question(view) && has_more
    });
}

fn is_question(view: &View) -> bool {
    matches!(view.stage, Stage::PuttingAway(_))
}

#[test]
fn r5_only_two_rounds_of_the_log_can_be_read_unless_baskets_are_open() {
    let in_sight = board::trial::log_in_sight::<Miaui>;
    assert_eq!(in_sight(Options::default(), 4), (2, true));
    let open = Options { open_baskets: true, ..Options::default() };
    assert!(in_sight(open, 4).0 > 2);
}

#[test]
fn f1_a_gull_and_a_lost_tie_hit_whoever_loses_by_them() {
    let [anna, boris] = [Seat::new(0), Seat::new(1)];
    let fed = |lost| Miaui::hits(&Event::GullFed { seat: boris, lost });
    assert_eq!(fed(Some(Catch::Tuna(0))), Seats::only(boris));
    assert_eq!(fed(None), Seats::NONE);
    let (depth, dive, among) = (Depth::Shallow, Dive(3), Seats::only(anna).with(boris));
    let tie = Event::TieBroken { depth, dive, among, to: anna };
    assert_eq!(Miaui::hits(&tie), Seats::only(boris));
}

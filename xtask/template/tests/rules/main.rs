//! One test a rule, named by its number in RULES.md.

use game::{Game, Viewer};
use game_test::Script;
use high_card::view::SeenHand;
use high_card::{Action, HighCard};

#[test]
fn s1_everyone_is_dealt_three_cards_that_others_do_not_see() {
    let script = Script::<HighCard>::new(4);
    let view = script.state().view(Viewer::Spectator);
    assert!(view.hands.values().iter().all(|hand| *hand == SeenHand::Count(3)));
}

#[test]
fn r1_only_a_card_of_the_hand_can_be_played() {
    let script = Script::<HighCard>::new(2);
    assert_eq!(script.refusal(&Action::Play(13), 0), "You do not hold 13. [R1]");
}

#[test]
fn r2_the_highest_card_takes_a_point() {
    let mut script = Script::<HighCard>::new(2);
    for seat in 0..2 {
        let words = script.choices(seat)[0].clone();
        script.play(&words, seat);
    }
    assert_eq!(script.points().iter().sum::<i32>(), 1);
}

#[test]
fn e1_after_three_rounds_the_match_is_over() {
    let mut script = Script::<HighCard>::new(2);
    while let Some(&seat) = script.to_act().first() {
        let words = script.choices(seat)[0].clone();
        script.play(&words, seat);
    }
    assert_eq!(script.points().iter().sum::<i32>(), 3);
}

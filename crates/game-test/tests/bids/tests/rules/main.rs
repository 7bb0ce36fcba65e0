//! Read by the test of `check_rules`.

use crate::bids::{Action, Bids, Options};
use game_test::Script;

fn script() -> Script<Bids<0>> {
    Script::new(2)
}

#[test]
fn b1_everyone_gets_three_cards() {
    let mut script = script();
    script.expect(
        "
        Everyone is dealt 3 cards.
        (Anna only) You receive 6, 9 and 10.
        (Boris only) You receive 1, 7 and 8.
        The prize is 2 points.
        ",
    );
}

#[test]
fn b2_only_a_card_of_the_own_hand_may_be_bid() {
    let script = script();
    assert_eq!(script.choices(1), ["Bid 1", "Bid 7", "Bid 8"]);
    let refusal = script.refusal(&Action::Bid(9), 1);
    assert_eq!(refusal, "You do not hold the card 9. [B2]");
}

#[test]
fn b3_b4_the_highest_card_wins_the_prize_and_everyone_draws() {
    let mut script = script();
    script.skip().play("Bid 9", 0).expect("Anna has chosen.");
    assert_eq!(script.to_act(), [1]);
    assert_eq!(
        script.refusal(&Action::Bid(6), 0),
        "This is not your decision now. Please wait until it is."
    );
    script.play("Bid 8", 1);
    assert_eq!(script.points(), [2, 0]);
}

#[test]
fn b3_in_a_storm_the_lowest_card_wins() {
    let mut script = script().options(Options { storm: true });
    script.play("Bid 9", 0).play("Bid 8", 1);
    assert_eq!(script.points(), [0, 2]);
}

#[test]
fn b4_after_three_rounds_most_points_win() {
    let mut script = script().seed(2);
    while let [seat, ..] = script.to_act()[..] {
        let words = script.choices(seat)[0].clone();
        script.play(&words, seat);
    }
    script.expect_outcome(
        "
        Anna: place 2, points 0
               0  Prizes
        Boris: place 1, points 8
               8  Prizes
        ",
    );
}

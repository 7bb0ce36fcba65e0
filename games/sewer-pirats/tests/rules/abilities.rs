//! The abilities of the clans (B1–B6), with the rulebook's questions and answers.

use sewer_pirats::Action;

use crate::position::*;

/// Anna takes two open cards, so that the next one sails.
fn pass_the_turn(script: &mut game_test::Script<sewer_pirats::SewerPirats>) {
    script.play("Take a cat card from the row", 0).play("Take a cat card from the row", 0).skip();
}

#[test]
fn b1_a_cockroach_pays_one_card_less_and_nothing_instead_of_one() {
    let script = Position::abilities(2).hand(0, [1, 0, 0]).script();
    let places = choices_with(&script, 0, "Place a cockroach");
    let free = ["cat", "bird", "fish"]
        .map(|ship| format!("Place a cockroach on space 1 of the {ship} ship"));
    assert!(free.iter().all(|words| places.contains(words)), "{places:?}");
    assert!(places.contains(&"Place a cockroach on space 2 of the cat ship".to_owned()));
    assert_eq!(places.len(), 4);
    let mut script = script;
    script.play("Place a cockroach on space 1 of the bird ship", 0);
    assert_eq!((on(&script, Bird, One), hand_of(&script, 0)), (Some((0, Cockroach)), [1, 0, 0]));
}

#[test]
fn b1_the_discount_holds_for_captains_from_home_and_from_aboard() {
    let full = |from: sewer_pirats::Space| {
        let mut position = Position::abilities(2).aboard(Cat, from, 0, Cockroach);
        for (space, clan) in [(One, Rat), (Two, Weasel), (Three, Cockroach)] {
            if space != from {
                position = position.aboard(Cat, space, 1, clan);
            }
        }
        position.script()
    };
    let mut script = full(One);
    script.play("Make the figure on space 1 captain of the cat ship", 0);
    assert_eq!(on(&script, Cat, Captain), Some((0, Cockroach)));

    let position = Position::abilities(2).aboard(Cat, One, 1, Rat).aboard(Cat, Two, 1, Weasel);
    let mut script = position.aboard(Cat, Three, 1, Cockroach).hand(0, [2, 0, 0]).script();
    assert_eq!(choices_with(&script, 0, "captain"), ["Make a cockroach captain of the cat ship"]);
    script.play("Make a cockroach captain of the cat ship", 0);
    assert_eq!(hand_of(&script, 0), [0, 0, 0]);
}

/// The rulebook's question: a cockroach steps over a raccoon.
#[test]
fn b1_b4_a_free_cockroach_still_pays_the_raccoon() {
    let mut script =
        Position::abilities(2).aboard(Cat, One, 1, Raccoon).hand(0, [1, 0, 0]).script();
    script.play("Place a cockroach on space 2 of the cat ship", 0);
    assert_eq!((hand_of(&script, 0), hand_of(&script, 1)), ([0, 0, 0], [1, 0, 0]));
    let script = Position::abilities(2).aboard(Cat, One, 1, Raccoon).script();
    let step = Action::Place { clan: Cockroach, ship: Cat, to: Two };
    assert_eq!(
        script.refusal(&step, 0),
        "The raccoon on the way wants a cat card, too: you need 1 and have 0. [B4]"
    );
}

/// The rulebook's question how to use a weasel: 1 and 2 are occupied.
#[test]
fn b2_a_weasel_is_placed_on_3_and_becomes_captain_in_one_turn() {
    let position = Position::abilities(2).aboard(Cat, One, 1, Rat).aboard(Cat, Two, 1, Weasel);
    let mut script = position.hand(0, [2, 0, 0]).script();
    script.play("Place a weasel on space 3 of the cat ship", 0);
    assert_eq!(
        script.choices(0),
        ["Make the figure on space 3 captain of the cat ship", "Leave it at that"]
    );
    script.play("Make the figure on space 3 captain of the cat ship", 0);
    assert_eq!((on(&script, Cat, Captain), script.to_act()), (Some((0, Weasel)), vec![1]));
}

/// The rulebook's question how to use a weasel: it becomes captain and sails at once.
#[test]
fn b2_a_weasel_becomes_captain_and_sails_but_does_no_third_thing() {
    let mut script =
        Position::abilities(2).aboard(Cat, Three, 0, Weasel).hand(0, [6, 6, 6]).script();
    script.play("Make the figure on space 3 captain of the cat ship", 0);
    assert_eq!(script.choices(0), ["Sail at once", "Leave it at that"]);
    script.play("Sail at once", 0).play("Take fries (4)", 0);
    assert_eq!(script.to_act(), [1]);
}

/// The rulebook's question how to use a weasel: it sails and boards another ship.
#[test]
fn b2_a_weasel_that_sailed_as_captain_boards_another_ship() {
    let position = Position::abilities(2).aboard(Cat, Captain, 1, Weasel).hand(1, [0, 0, 2]);
    let mut script = position.script();
    pass_the_turn(&mut script);
    script.play("Take fries (4)", 1);
    let choices = [
        "Place a weasel on space 1 of the fish ship",
        "Place a weasel on space 2 of the fish ship",
        "Leave it at that",
    ];
    assert_eq!(script.choices(1), choices);
    script.play(choices[1], 1);
    assert_eq!((on(&script, Fish, Two), script.to_act()), (Some((1, Weasel)), vec![0]));
}

#[test]
fn b2_a_weasel_of_the_crew_that_took_a_trophy_does_not_act_again() {
    let position =
        Position::abilities(2).aboard(Cat, Captain, 1, Rat).aboard(Cat, Three, 0, Weasel);
    let mut script = position.hand(0, [1, 1, 1]).script();
    pass_the_turn(&mut script);
    script.play("Take fries (4)", 1).play("Leave it at that", 1).play("Take fries (3)", 0);
    assert_eq!(script.choices(0)[0], "Take a card from the deck");
}

#[test]
fn b2_the_second_action_is_with_the_same_weasel_and_may_be_left() {
    let mut script = Position::abilities(2).hand(0, [3, 0, 0]).script();
    script.play("Place a weasel on space 1 of the cat ship", 0);
    let rat = Action::Place { clan: Rat, ship: Cat, to: Two };
    assert_eq!(script.refusal(&rat, 0), "Only the weasel that has just acted may act again. [B2]");
    assert_eq!(script.refusal(&Action::Sail, 0), "Your weasel is no captain and cannot sail. [B2]");
    script.play("Leave it at that", 0);
    assert_eq!(script.to_act(), [1]);
}

#[test]
fn b2_whoever_might_have_the_cards_is_asked_and_whoever_cannot_is_not() {
    let place = "Place a weasel on space 1 of the cat ship";
    let mut script = Position::abilities(2).hand(0, [1, 1, 0]).script();
    script.play(place, 0);
    assert_eq!(script.choices(0), ["Leave it at that"]);
    let mut script = Position::abilities(2).hand(0, [1, 0, 0]).script();
    script.play(place, 0);
    assert_eq!(script.to_act(), [1]);
}

#[test]
fn b2_a_captain_that_may_sail_again_can_do_nothing_else() {
    let mut script =
        Position::abilities(2).aboard(Cat, Three, 0, Weasel).hand(0, [6, 6, 6]).script();
    script.play("Make the figure on space 3 captain of the cat ship", 0);
    let place = Action::Place { clan: Weasel, ship: Bird, to: One };
    assert_eq!(script.refusal(&place, 0), "Your weasel is captain: it can only sail. [B2]");
}

/// The rulebook's question: a captain rat takes three treasures.
#[test]
fn b3_a_captain_rat_takes_the_prize_and_two_trophies() {
    let mut script = Position::abilities(2).aboard(Fish, Captain, 1, Rat).script();
    pass_the_turn(&mut script);
    script.play("Take teddy bear (10)", 1);
    assert_eq!(script.choices(1), ["Take rag doll (12)", "Take can (14)", "Leave it at that"]);
    script.play("Take can (14)", 1);
    assert_eq!(all(&script).gone.len(), 1);
    assert_eq!(script.points()[1], 11);
}

#[test]
fn b3_a_rat_may_be_content_with_one_and_takes_one_if_only_one_is_left() {
    let position = Position::abilities(3).aboard(Fish, Captain, 1, Rat).aboard(Fish, Three, 2, Rat);
    let mut script = position.script();
    pass_the_turn(&mut script);
    script.play("Take teddy bear (10)", 1).play("Leave it at that", 1);
    script.play("Take rag doll (12)", 2).play("Take can (14)", 2);
    assert_eq!(all(&script).ships[Fish.index()].spaces, [None; 4]);

    let position = Position::abilities(3).aboard(Fish, Captain, 1, Rat).aboard(Fish, Three, 2, Rat);
    let mut script = position.script();
    pass_the_turn(&mut script);
    script.play("Take teddy bear (10)", 1).play("Take can (14)", 1);
    assert!(script.news().contains("Clara's rat takes rag doll (12)."), "there is no choice");
    assert!(all(&script).gone.is_empty());
}

#[test]
fn b4_whoever_steps_over_a_raccoon_gives_its_owner_a_card_besides_the_cost() {
    let position =
        Position::abilities(3).aboard(Cat, One, 1, Raccoon).aboard(Cat, Three, 2, Raccoon);
    let mut script = position.aboard(Cat, Two, 0, Rat).hand(0, [2, 0, 0]).script();
    script.play("Make the figure on space 2 captain of the cat ship", 0);
    script.expect(
        "
        Anna's rat becomes captain of the cat ship for 1 card.
        Anna steps over a raccoon and gives Clara a cat card.",
    );
    assert_eq!([0, 1, 2].map(|seat| hand_of(&script, seat)[0]), [0, 0, 1]);
}

/// The rulebook's question: somebody cannot pay the raccoon.
#[test]
fn b4_whoever_cannot_pay_the_raccoon_cannot_make_the_move() {
    let position = Position::abilities(2).aboard(Cat, One, 1, Raccoon).hand(0, [1, 5, 0]);
    let step = Action::Place { clan: Rat, ship: Cat, to: Two };
    assert_eq!(
        position.script().refusal(&step, 0),
        "The raccoon on the way wants a cat card, too: you need 2 and have 1. [B4]"
    );
}

#[test]
fn b4_every_raccoon_stepped_over_is_paid_once_and_ones_own_are_free() {
    let position = Position::abilities(3)
        .crew(1, [Raccoon, Rat, Toad, Snail])
        .aboard(Cat, One, 1, Raccoon)
        .aboard(Cat, Two, 0, Raccoon)
        .aboard(Cat, Three, 2, Raccoon);
    let mut script = position.hand(0, [5, 0, 0]).script();
    script.play("Make a rat captain of the cat ship", 0);
    assert_eq!([0, 1, 2].map(|seat| hand_of(&script, seat)[0]), [0, 1, 1]);
}

#[test]
fn b4_a_raccoons_owner_may_hold_more_than_six_until_they_take_cards() {
    let position = Position::abilities(2).aboard(Cat, One, 1, Raccoon).hand(0, [2, 0, 0]);
    let mut script = position.hand(1, [0, 6, 0]).script();
    script.play("Place a rat on space 2 of the cat ship", 0);
    assert_eq!(hand_of(&script, 1), [1, 6, 0]);
    script.play("Take a fish card from the row", 1).play("Take a cat card from the row", 1);
    for _ in 0..3 {
        script.play("Discard a bird card", 1);
    }
    assert_eq!((hand_of(&script, 1), script.to_act()), ([2, 3, 1], vec![0]));
}

#[test]
fn b4_moving_up_after_sailing_is_not_stepping_over() {
    let position = Position::abilities(3)
        .crew(0, [Toad, Snail, Rat, Raccoon])
        .crew(2, [Toad, Raccoon, Rat, Snail])
        .aboard(Bird, Captain, 1, Rat)
        .aboard(Bird, Three, 0, Toad)
        .aboard(Bird, Two, 2, Raccoon)
        .aboard(Bird, One, 2, Toad);
    let mut script = position.script();
    pass_the_turn(&mut script);
    script.play("Take burger (7)", 1).play("Take burger (6)", 1).play("Stay aboard", 0);
    // The raccoon takes the last trophy; the toad on 1 gets nothing and moves up.
    assert_eq!(on(&script, Bird, Captain), Some((0, Toad)));
    assert_eq!(on(&script, Bird, Two), Some((2, Toad)));
    assert_eq!(hand_of(&script, 2), [0, 0, 0]);
}

/// The rulebook's question why a toad should stay: from 3 it becomes captain.
#[test]
fn b5_a_toad_stays_and_becomes_captain_from_3() {
    let position = Position::abilities(2).crew(0, [Toad, Rat, Snail, Weasel]);
    let position = position.aboard(Cat, Captain, 1, Weasel).aboard(Cat, Three, 0, Toad);
    let mut script = position.script();
    pass_the_turn(&mut script);
    script.play("Take fries (4)", 1);
    assert_eq!(script.choices(0), ["Take fries (2)", "Take fries (3)", "Stay aboard"]);
    script.play("Stay aboard", 0);
    assert_eq!(on(&script, Cat, Captain), Some((0, Toad)));
}

#[test]
fn b5_a_toad_is_asked_even_if_one_trophy_is_left_and_not_if_none_is() {
    let position = |clan| {
        Position::abilities(3)
            .crew(0, [Toad, Rat, Snail, Weasel])
            .crew(2, [Toad, Rat, Snail, Weasel])
            .aboard(Cat, Captain, 1, Rat)
            .aboard(Cat, Three, 0, clan)
            .aboard(Cat, One, 2, Toad)
    };
    let mut script = position(Toad).script();
    pass_the_turn(&mut script);
    script.play("Take fries (4)", 1).play("Take fries (3)", 1);
    assert_eq!(script.choices(0), ["Take fries (2)", "Stay aboard"]);
    let mut script = position(Snail).script();
    pass_the_turn(&mut script);
    script.play("Take fries (4)", 1).play("Take fries (3)", 1);
    assert_eq!(on(&script, Cat, Two), Some((2, Toad)));
}

#[test]
fn b5_a_captain_toad_must_take_and_other_clans_cannot_stay() {
    let position = Position::abilities(2).crew(1, [Toad, Rat, Snail, Weasel]);
    let mut script = position.aboard(Cat, Captain, 1, Toad).aboard(Cat, Three, 0, Rat).script();
    pass_the_turn(&mut script);
    assert_eq!(
        script.refusal(&Action::Stay, 1),
        "A captain always takes: even a toad cannot stay. [B5]"
    );
    script.play("Take fries (4)", 1);
    assert_eq!(
        script.refusal(&Action::Stay, 0),
        "Only a toad with its ability may stay instead of taking. [B5]"
    );
}

#[test]
fn b5_a3b_a_toad_on_3_whose_owner_has_a_captain_may_stay_on_3() {
    let position = Position::abilities(2)
        .crew(0, [Toad, Rat, Snail, Weasel])
        .aboard(Bird, Captain, 0, Rat)
        .aboard(Cat, Captain, 1, Rat)
        .aboard(Cat, Three, 0, Toad);
    let mut script = position.script();
    pass_the_turn(&mut script);
    script.play("Take fries (4)", 1).play("Leave it at that", 1).play("Stay aboard", 0);
    assert_eq!((on(&script, Cat, Three), on(&script, Cat, Captain)), (Some((0, Toad)), None));
}

fn snail() -> Position {
    Position::abilities(2).crew(0, [Snail, Rat, Toad, Weasel])
}

#[test]
fn b6_a_snail_moves_one_space_more_if_the_card_shows_the_ship() {
    let mut script = snail().hand(0, [1, 0, 0]).deck([5, 0, 0]).script();
    script.play("Place a snail on space 1 of the cat ship", 0);
    assert_eq!(script.choices(0), ["Turn up the next card", "Leave it at that"]);
    script.play("Turn up the next card", 0);
    assert_eq!((on(&script, Cat, Two), script.to_act()), (Some((0, Snail)), vec![1]));
}

#[test]
fn b6_another_card_is_discarded_and_the_snail_stays() {
    let position = snail().hand(0, [1, 0, 0]).deck([0, 5, 0]);
    let mut script = position.script();
    let before = all(&script).discards.counts()[1];
    script.play("Place a snail on space 1 of the cat ship", 0).play("Turn up the next card", 0);
    assert_eq!((on(&script, Cat, One), script.to_act()), (Some((0, Snail)), vec![1]));
    assert_eq!(all(&script).discards.counts()[1], before + 1);
}

/// The rulebook's question: a snail changes places with a raccoon.
#[test]
fn b6_b4_a_snail_changes_places_with_a_raccoon_and_pays_nothing() {
    let position = snail().aboard(Cat, Two, 1, Raccoon).hand(0, [3, 0, 0]).deck([5, 0, 0]);
    let mut script = position.script();
    script.play("Place a snail on space 1 of the cat ship", 0).play("Turn up the next card", 0);
    assert_eq!(
        (on(&script, Cat, One), on(&script, Cat, Two)),
        (Some((1, Raccoon)), Some((0, Snail)))
    );
    assert_eq!((hand_of(&script, 0), hand_of(&script, 1)), ([2, 0, 0], [0, 0, 0]));
}

#[test]
fn b6_a_snail_changes_places_even_with_a_captain() {
    let position = snail().aboard(Cat, Captain, 1, Rat).aboard(Cat, Two, 0, Snail);
    let mut script = position.hand(0, [1, 0, 0]).deck([5, 0, 0]).script();
    script
        .play("Advance from space 2 to space 3 of the cat ship", 0)
        .play("Turn up the next card", 0);
    assert_eq!(
        (on(&script, Cat, Three), on(&script, Cat, Captain)),
        (Some((1, Rat)), Some((0, Snail)))
    );
    assert_eq!(script.choices(1)[0], "Take a card from the deck", "Boris has no captain any more");
}

#[test]
fn b6_a_snail_creeps_onto_a_free_captains_space() {
    let position = snail().aboard(Cat, Two, 0, Snail).hand(0, [1, 0, 0]).deck([5, 0, 0]);
    let mut script = position.script();
    script
        .play("Advance from space 2 to space 3 of the cat ship", 0)
        .play("Turn up the next card", 0);
    assert_eq!(on(&script, Cat, Captain), Some((0, Snail)));
}

#[test]
fn b6_the_look_is_free_to_be_left_and_comes_only_after_a2() {
    let mut script = snail().hand(0, [1, 0, 0]).deck([5, 0, 0]).script();
    script.play("Place a snail on space 1 of the cat ship", 0).play("Leave it at that", 0);
    assert_eq!((on(&script, Cat, One), script.to_act()), (Some((0, Snail)), vec![1]));
    let mut script = snail().aboard(Cat, Three, 0, Snail).hand(0, [1, 0, 0]).script();
    script.play("Make the figure on space 3 captain of the cat ship", 0);
    assert_eq!(script.to_act(), [1]);
}

//! A turn and its actions (T1, A1–A3, A8).

use sewer_pirats::{Action, Source};

use crate::position::*;

#[test]
fn t1_without_a_captain_one_action_and_the_turn_is_over() {
    let mut script = Position::base(3).hand(0, [2, 0, 0]).script();
    script.play("Place a cockroach on space 2 of the cat ship", 0);
    assert_eq!(script.to_act(), [1]);
}

/// The rulebook's question what it means that a captain has to sail.
#[test]
fn t1_whoever_has_a_captain_sails_at_the_start_of_the_next_turn_and_does_nothing_else() {
    let script = Position::base(2).hand(0, [0, 3, 0]).aboard(Cat, Captain, 1, Weasel).script();
    assert_eq!(script.to_act(), [0]);
    let mut script = script;
    script.play("Take a card from the deck", 0).skip().play("Take a card from the deck", 0);
    assert!(script.news().contains("Boris sets sail with the cat ship."));
    assert_eq!(script.choices(1), ["Take fries (2)", "Take fries (3)", "Take fries (4)"]);
    script.play("Take fries (4)", 1);
    assert_eq!(script.to_act(), [0]);
}

#[test]
fn a1_two_cards_one_after_the_other_from_deck_or_row() {
    let mut script = Position::base(2).deck([0, 0, 3]).script();
    let sources = [
        "Take a card from the deck",
        "Take a cat card from the row",
        "Take a bird card from the row",
        "Take a fish card from the row",
    ];
    assert_eq!(choices_with(&script, 0, "Take"), sources);
    script.play("Take a bird card from the row", 0);
    assert_eq!(script.choices(0), [sources[0], sources[1], sources[3]]);
    script.play("Take a card from the deck", 0);
    assert_eq!(hand_of(&script, 0), [0, 1, 1]);
    assert_eq!(script.to_act(), [1]);
}

#[test]
fn a1_the_row_is_filled_only_after_the_second_card() {
    let mut script = Position::base(2).script();
    script.play("Take a cat card from the row", 0);
    assert_eq!(all(&script).row.iter().flatten().count(), 3);
    script.play("Take a cat card from the row", 0);
    assert_eq!(all(&script).row.iter().flatten().count(), 4);
}

#[test]
fn a1_a_card_from_the_deck_is_seen_by_its_taker_only_and_before_the_second_choice() {
    let mut script = Position::base(2).deck([0, 0, 3]).script();
    script.play("Take a card from the deck", 0);
    script.expect("Anna takes a card from the deck.\n(Anna only) You drew a fish card.");
    assert_eq!(script.to_act(), [0]);
}

#[test]
fn a1_more_than_six_cards_are_discarded_by_choice() {
    let mut script = Position::base(2).hand(0, [4, 2, 0]).script();
    script.play("Take a bird card from the row", 0).play("Take a fish card from the row", 0);
    let choices = ["Discard a cat card", "Discard a bird card", "Discard a fish card"];
    assert_eq!(script.choices(0), choices);
    script.play("Discard a fish card", 0).play("Discard a cat card", 0);
    assert_eq!(hand_of(&script, 0), [3, 3, 0]);
    assert_eq!(all(&script).discards.counts(), &[1, 0, 1]);
    assert_eq!(script.to_act(), [1]);
}

#[test]
fn a1_six_cards_are_kept() {
    let mut script = Position::base(2).hand(0, [4, 0, 0]).script();
    script.play("Take a bird card from the row", 0).play("Take a fish card from the row", 0);
    assert_eq!((hand_of(&script, 0), script.to_act()), ([4, 1, 1], vec![1]));
}

#[test]
fn a1_an_empty_deck_is_made_of_the_discard_pile() {
    let mut script = Position::base(2).hand(0, [1, 1, 1]).deck([0, 0, 1]).script();
    script.play("Take a card from the deck", 0).skip().play("Take a card from the deck", 0);
    // 54 cards, of which 4 lie in the row, 3 were in the hand and 1 was in the deck.
    assert!(script.news().contains("The discard pile is shuffled into a new deck of 46 cards."));
    assert_eq!(all(&script).discards.len(), 0);
}

#[test]
fn a1_when_deck_and_discard_pile_are_empty_fewer_cards_are_taken() {
    let hoard = Position::base(2).hand(1, [16, 17, 17]);
    let script = hoard.script();
    assert_eq!(
        script.refusal(&Action::Take(Source::Deck), 0),
        "Deck and discard pile are empty. [A1]"
    );
    let mut script = script;
    script.play("Take a cat card from the row", 0).play("Take a cat card from the row", 0);
    assert_eq!(all(&script).row.iter().flatten().count(), 2);
}

#[test]
fn a1_refusals_name_the_card() {
    let mut script = Position::base(2).hand(0, [6, 0, 0]).script();
    script.play("Take a bird card from the row", 0);
    let again = Action::Take(Source::Row(Bird));
    assert_eq!(script.refusal(&again, 0), "There is no bird card in the row. [A1]");
    assert_eq!(script.refusal(&Action::Done, 0), "First take your second card. [A1]");
    script.play("Take a cat card from the row", 0);
    assert_eq!(script.refusal(&Action::Discard(Fish), 0), "You have no fish card. [A1]");
    assert_eq!(
        script.refusal(&again, 0),
        "You have too many cards: first choose one to discard. [A1]"
    );
}

/// The rulebook's example: Anna places a figure on an empty ship.
#[test]
fn a2_on_an_empty_ship_one_to_three_cards_bring_a_figure_that_far() {
    let script = Position::base(2).hand(0, [0, 0, 3]).script();
    let places = [
        "Place a cockroach on space 1 of the fish ship",
        "Place a cockroach on space 2 of the fish ship",
        "Place a cockroach on space 3 of the fish ship",
    ];
    assert_eq!(choices_with(&script, 0, "fish ship"), places);
    let mut script = script;
    script.play(places[1], 0);
    assert_eq!(on(&script, Fish, Two), Some((0, Cockroach)));
    assert_eq!(hand_of(&script, 0), [0, 0, 1]);
    assert_eq!(all(&script).discards.counts(), &[0, 0, 2]);
}

/// The rulebook's example: spaces 1 and 2 are occupied, and Luba moves from 1 to 3 for one card.
#[test]
fn a2_occupied_spaces_are_passed_for_nothing_from_aboard() {
    let position = Position::base(3).aboard(Cat, Two, 1, Weasel).aboard(Cat, One, 0, Cockroach);
    let mut script = position.hand(0, [1, 0, 0]).script();
    script.play("Advance from space 1 to space 3 of the cat ship", 0);
    assert_eq!(on(&script, Cat, Three), Some((0, Cockroach)));
    assert_eq!((on(&script, Cat, One), hand_of(&script, 0)), (None, [0, 0, 0]));
}

/// The rulebook's example: in the same position Sergei places a figure on 3 for one card.
#[test]
fn a2_occupied_spaces_are_passed_for_nothing_from_home() {
    let position = Position::base(3).aboard(Cat, Two, 1, Weasel).aboard(Cat, One, 2, Rat);
    let mut script = position.hand(0, [1, 0, 0]).script();
    script.play("Place a cockroach on space 3 of the cat ship", 0);
    assert_eq!(hand_of(&script, 0), [0, 0, 0]);
}

#[test]
fn a2_only_cards_of_the_ship_count_and_there_must_be_enough() {
    let script = Position::base(2).hand(0, [1, 4, 0]).aboard(Cat, Two, 1, Weasel).script();
    let place = |to| Action::Place { clan: Cockroach, ship: Cat, to };
    assert_eq!(script.refusal(&place(Three), 0), "You need 2 cat cards and have 1. [A2]");
    assert_eq!(script.refusal(&place(Two), 0), "Somebody stands on space 2. [A2]");
    let rat = Action::Place { clan: Rat, ship: Cat, to: One };
    assert_eq!(script.refusal(&rat, 0), "You have no rat at home. [A2]");
}

#[test]
fn a2_nobody_moves_backwards_or_moves_the_figures_of_others() {
    let position = Position::base(2).aboard(Cat, Two, 0, Cockroach).aboard(Cat, One, 1, Weasel);
    let script = position.hand(0, [3, 3, 3]).script();
    let back = Action::Advance { ship: Cat, from: Two, to: One };
    assert_eq!(script.refusal(&back, 0), "Figures only move toward the bow. [A2]");
    let others = Action::Advance { ship: Cat, from: One, to: Three };
    assert_eq!(
        script.refusal(&others, 0),
        "None of your figures stands on space 1 of the cat ship. [A2]"
    );
}

#[test]
fn a2_never_onto_the_captains_space_for_the_price_of_a_crew_space() {
    let position = Position::base(2).aboard(Cat, One, 1, Weasel).aboard(Cat, Two, 1, Weasel);
    let script = position.aboard(Cat, Three, 1, Weasel).hand(0, [2, 0, 0]).script();
    assert_eq!(choices_with(&script, 0, "cat ship"), [""; 0]);
    let captain = Action::Place { clan: Cockroach, ship: Cat, to: Captain };
    assert_eq!(script.refusal(&captain, 0), "You need 3 cat cards and have 2. [A3]");
}

#[test]
fn a3_from_home_three_cards_make_a_captain_when_all_spaces_are_occupied() {
    let position = Position::base(2).aboard(Cat, One, 1, Weasel).aboard(Cat, Two, 1, Weasel);
    let mut script = position.aboard(Cat, Three, 0, Cockroach).hand(0, [3, 0, 0]).script();
    script.play("Make a cockroach captain of the cat ship", 0);
    assert_eq!((on(&script, Cat, Captain), hand_of(&script, 0)), (Some((0, Cockroach)), [0; 3]));
    assert_eq!(script.to_act(), [1]);
}

#[test]
fn a3_from_aboard_one_card_makes_a_captain() {
    for (space, others) in
        [(Three, [None, None]), (Two, [Some(Three), None]), (One, [Some(Two), Some(Three)])]
    {
        let mut position = Position::base(2).aboard(Cat, space, 0, Cockroach);
        for other in others.into_iter().flatten() {
            position = position.aboard(Cat, other, 1, Weasel);
        }
        let mut script = position.hand(0, [1, 0, 0]).script();
        let Some(words) = choices_with(&script, 0, "captain").pop() else { panic!("{space:?}") };
        script.play(&words, 0);
        assert_eq!(
            (on(&script, Cat, Captain), hand_of(&script, 0)),
            (Some((0, Cockroach)), [0; 3])
        );
    }
}

/// The rulebook's question: spaces 1 and 3 are occupied, 2 is free.
#[test]
fn a3_with_a_free_space_between_nobody_becomes_captain() {
    let position = Position::base(2).aboard(Cat, One, 1, Weasel).aboard(Cat, Three, 1, Weasel);
    let script = position.hand(0, [6, 0, 0]).script();
    let captain = Action::Place { clan: Cockroach, ship: Cat, to: Captain };
    assert_eq!(
        script.refusal(&captain, 0),
        "On the way space 2 is free, so nobody can become captain from here. [A3]"
    );
    assert_eq!(
        choices_with(&script, 0, "cat ship"),
        ["Place a cockroach on space 2 of the cat ship"]
    );
}

#[test]
fn a3_a_ship_has_one_captain() {
    let position =
        Position::base(2).aboard(Cat, Three, 0, Cockroach).aboard(Cat, Captain, 1, Weasel);
    let script = position.hand(0, [6, 0, 0]).script();
    let captain = Action::Advance { ship: Cat, from: Three, to: Captain };
    assert_eq!(script.refusal(&captain, 0), "The cat ship already has a captain. [A3]");
}

#[test]
fn a8_several_figures_of_one_player_may_be_on_one_ship() {
    let position = Position::base(2).aboard(Cat, One, 0, Cockroach).aboard(Cat, Two, 0, Cockroach);
    let mut script = position.hand(0, [1, 0, 0]).script();
    script.play("Place a cockroach on space 3 of the cat ship", 0);
    let seats = [One, Two, Three].map(|space| on(&script, Cat, space));
    assert_eq!(seats, [Some((0, Cockroach)); 3]);
    assert_eq!(all(&script).crews[game::Seat::new(0)].at_home().count(), 1);
}

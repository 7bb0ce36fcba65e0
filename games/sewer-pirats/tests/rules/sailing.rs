//! Sailing (A4–A7), and one captain a player (A3b).

use game::{Game, Seat, Viewer};
use sewer_pirats::view::SeenChest;
use sewer_pirats::{Action, Trophy};

use crate::position::*;

#[test]
fn a4_the_captain_takes_the_prize_and_a_trophy_then_the_others_from_the_bow() {
    let position = Position::base(3).aboard(Fish, Captain, 1, Weasel).aboard(Fish, Three, 2, Rat);
    let mut script = position.aboard(Fish, One, 0, Cockroach).hand(0, [1, 0, 0]).script();
    script.play("Place a cockroach on space 1 of the cat ship", 0).skip();
    script.play("Take can (14)", 1).play("Take teddy bear (10)", 2);
    let news = script.news();
    let taken: Vec<&str> = news.lines().filter(|line| line.contains("takes")).collect();
    assert_eq!(
        taken,
        [
            "Boris's weasel takes can (14).",
            "Clara's rat takes teddy bear (10).",
            "Anna's cockroach takes rag doll (12).",
        ]
    );
    assert_eq!(all(&script).ships[Fish.index()].spaces, [None; 4]);
    assert_eq!(script.points(), [0, 1, 0]);
}

#[test]
fn a4_whoever_can_take_must_take() {
    let position =
        Position::base(2).aboard(Fish, Captain, 1, Weasel).aboard(Fish, Three, 0, Cockroach);
    let mut script = position.script();
    script.play("Take a cat card from the row", 0).play("Take a cat card from the row", 0);
    script.play("Take can (14)", 1);
    assert_eq!(script.choices(0), ["Take teddy bear (10)", "Take rag doll (12)"]);
}

#[test]
fn a4_trophies_that_nobody_takes_leave_the_game() {
    let mut script = Position::base(2).aboard(Fish, Captain, 1, Weasel).script();
    script.play("Take a cat card from the row", 0).play("Take a cat card from the row", 0);
    script.play("Take can (14)", 1);
    let gone = all(&script).gone;
    assert_eq!(gone.len(), 2);
    let left = [(Bear, 10), (Doll, 12)].map(|(picture, value)| Trophy::new(picture, value).kind());
    assert_eq!(left.map(|kind| gone.count(kind)), [1, 1]);
    assert!(script.news().contains("Nobody takes teddy bear (10) and rag doll (12)"));
}

#[test]
fn a4_only_what_floats_before_the_ship_can_be_taken() {
    let mut script = Position::base(2).aboard(Fish, Captain, 1, Weasel).script();
    script.play("Take a cat card from the row", 0).play("Take a cat card from the row", 0);
    let other = Action::Grab(Trophy::new(Can, 15));
    assert_eq!(script.refusal(&other, 1), "There is no can (15) before the ship. [A4]");
    assert_eq!(script.refusal(&Action::Done, 1), "The ship sails: choose a trophy. [A4]");
}

#[test]
fn a5_whoever_took_nothing_moves_one_space_toward_the_bow() {
    let position = Position::base(4)
        .aboard(Fish, Captain, 1, Weasel)
        .aboard(Fish, Three, 2, Rat)
        .aboard(Fish, Two, 3, Raccoon)
        .aboard(Fish, One, 0, Cockroach);
    let mut script = position.script();
    script.play("Take a cat card from the row", 0).play("Take a cat card from the row", 0);
    script.play("Take can (14)", 1).play("Take teddy bear (10)", 2);
    assert_eq!(on(&script, Fish, Two), Some((0, Cockroach)));
    assert_eq!(on(&script, Fish, One), None);
}

/// The rulebook's example of the toad: from 2 over an occupied 3 to K.
#[test]
fn a5_b5_a_toad_moves_from_2_over_an_occupied_3_to_the_captains_space() {
    let mut script = toads().script();
    script.play("Take a cat card from the row", 0).play("Take a cat card from the row", 0);
    script.play("Take fries (4)", 1).play("Stay aboard", 0).play("Stay aboard", 2);
    assert_eq!(on(&script, Cat, Three), Some((0, Toad)));
    assert_eq!(on(&script, Cat, Captain), Some((2, Toad)));
    assert_eq!(on(&script, Cat, Two), None);
}

/// Anna's snail is captain of the bird ship, Boris's weasel sails with the cat ship, and Anna and Clara have toads there.
fn toads() -> Position {
    Position::abilities(3)
        .crew(0, [Snail, Toad, Rat, Raccoon])
        .crew(1, [Cockroach, Weasel, Rat, Raccoon])
        .crew(2, [Cockroach, Toad, Rat, Raccoon])
        .aboard(Cat, Captain, 1, Weasel)
        .aboard(Cat, Three, 0, Toad)
        .aboard(Cat, Two, 2, Toad)
        .aboard(Bird, Captain, 0, Snail)
}

/// Boris's weasel sails, his toad becomes captain by itself, and the weasel could board again.
#[test]
fn a3b_b2_nobody_has_two_captains() {
    let position = Position::abilities(2)
        .crew(1, [Weasel, Toad, Rat, Raccoon])
        .aboard(Cat, Captain, 1, Weasel)
        .aboard(Cat, Three, 1, Toad)
        .aboard(Bird, One, 0, Cockroach)
        .aboard(Bird, Two, 0, Weasel)
        .aboard(Bird, Three, 0, Rat);
    let mut script = position.hand(1, [0, 3, 0]).script();
    script.play("Take a cat card from the row", 0).play("Take a cat card from the row", 0);
    script.play("Take fries (4)", 1).play("Stay aboard", 1);
    assert_eq!(on(&script, Cat, Captain), Some((1, Toad)));
    let captain = Action::Place { clan: Weasel, ship: Bird, to: Captain };
    assert_eq!(
        script.refusal(&captain, 1),
        "You are captain of the cat ship, and nobody has two captains. [A3b]"
    );
}

#[test]
fn a6_the_next_heap_comes_forward_and_a_new_one_is_laid() {
    let mut script = Position::base(2).aboard(Fish, Captain, 1, Weasel).script();
    let before = all(&script);
    script.play("Take a cat card from the row", 0).play("Take a cat card from the row", 0);
    script.play("Take can (14)", 1);
    let after = all(&script);
    assert_eq!(after.ships[Fish.index()].front, before.ships[Fish.index()].next);
    assert_eq!(after.ships[Fish.index()].next.trophies.len(), 3);
    assert_eq!(after.stock, 7);
}

#[test]
fn a7_treasures_are_closed_to_others_unless_chests_are_open() {
    let chests = |position: Position, viewer| {
        position.chest(0, &[(Can, 15)], &[Chili]).state().view(viewer).chests[Seat::new(0)].clone()
    };
    let known = SeenChest::Known(chest(&[(Can, 15)], &[Chili]));
    let count = SeenChest::Count { trophies: 1, prizes: 1 };
    assert_eq!(chests(Position::base(2), Viewer::Seat(Seat::new(0))), known);
    assert_eq!(chests(Position::base(2), Viewer::Seat(Seat::new(1))), count);
    assert_eq!(chests(Position::base(2), Viewer::Spectator), count);
    assert_eq!(chests(Position::base(2).open_chests(), Viewer::Spectator), known);
}

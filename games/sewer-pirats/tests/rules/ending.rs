//! The end (E1), and who wins (P7).

use game::Game;

use crate::position::*;

/// Anna takes two open cards, so that the next one sails.
fn pass_the_turn(script: &mut game_test::Script<sewer_pirats::SewerPirats>) {
    script.play("Take a cat card from the row", 0).play("Take a cat card from the row", 0).skip();
}

#[test]
fn e1_without_flotsam_before_a_ship_that_sailed_the_match_is_over() {
    let mut script = Position::base(3).last_heaps(2).aboard(Cat, Captain, 1, Weasel).script();
    pass_the_turn(&mut script);
    script.play("Take fries (4)", 1);
    script.expect(
        "
        Boris's weasel takes fries (4).
        Nobody takes fries (2) and fries (3): they drift away from the cat ship.
        No flotsam is left before the cat ship: the end has come. Other captains sail one last time.
        Anna opens the chest: 0 points.
        Boris opens the chest: 9 points.
        Clara opens the chest: 11 points.",
    );
    assert!(script.to_act().is_empty());
    assert_eq!(script.state().outcome().unwrap().places.values(), [3, 2, 1]);
}

#[test]
fn e1_with_a_next_heap_the_match_goes_on() {
    let mut script = Position::base(3).aboard(Cat, Captain, 1, Weasel).script();
    pass_the_turn(&mut script);
    script.play("Take fries (4)", 1);
    assert_eq!(script.to_act(), [2]);
}

#[test]
fn e1_other_ships_with_a_captain_sail_once_more_clockwise_from_the_player_who_ended_it() {
    let position = Position::base(4).last_heaps(3).aboard(Cat, Captain, 1, Weasel);
    let position = position.aboard(Bird, Captain, 0, Cockroach).aboard(Fish, Captain, 2, Rat);
    let mut script = position.script();
    pass_the_turn(&mut script);
    script.play("Take fries (4)", 1).play("Take can (14)", 2).play("Take burger (7)", 0);
    let news = script.news();
    let sails: Vec<&str> = news.lines().filter(|line| line.contains("sets sail")).collect();
    let expected = ["Clara sets sail with the fish ship.", "Anna sets sail with the bird ship."];
    assert_eq!(sails, expected);
    assert!(script.to_act().is_empty());
}

#[test]
fn e1_a_ship_that_gets_a_captain_after_the_end_does_not_sail() {
    let position = Position::abilities(3)
        .last_heaps(2)
        .aboard(Cat, Captain, 1, Weasel)
        .aboard(Bird, One, 0, Cockroach)
        .aboard(Bird, Two, 0, Rat)
        .aboard(Bird, Three, 2, Rat)
        .hand(1, [0, 3, 0]);
    let mut script = position.script();
    pass_the_turn(&mut script);
    script.play("Take fries (4)", 1).play("Make a weasel captain of the bird ship", 1);
    assert_eq!(on(&script, Bird, Captain), Some((1, Weasel)));
    assert!(script.to_act().is_empty(), "the bird ship had no captain when the end came");
}

#[test]
fn e1_a_ship_without_flotsam_does_not_sail_again() {
    let position = Position::abilities(3)
        .crew(0, [Toad, Rat, Snail, Cockroach])
        .last_heaps(2)
        .aboard(Cat, Captain, 1, Weasel)
        .aboard(Cat, Three, 0, Toad);
    let mut script = position.script();
    pass_the_turn(&mut script);
    script.play("Take fries (4)", 1).play("Stay aboard", 0);
    assert_eq!(on(&script, Cat, Captain), Some((0, Toad)));
    assert!(script.to_act().is_empty());
}

/// The rulebook: after the end a captain weasel still sails and boards another ship.
#[test]
fn e1_b2_a_weasel_acts_again_after_the_last_sailing() {
    let position = Position::abilities(3)
        .last_heaps(2)
        .aboard(Cat, Captain, 1, Rat)
        .aboard(Bird, Captain, 0, Weasel)
        .hand(0, [0, 0, 2]);
    let mut script = position.script();
    pass_the_turn(&mut script);
    script.play("Take fries (4)", 1).play("Leave it at that", 1).play("Take burger (7)", 0);
    script.play("Place a weasel on space 2 of the fish ship", 0);
    assert_eq!(on(&script, Fish, Two), Some((0, Weasel)));
    assert!(script.to_act().is_empty());
}

/// Two players with the same points at the end, whose figures stand as given.
fn tied(first: sewer_pirats::Space, second: sewer_pirats::Space) -> Option<Vec<u8>> {
    let position = Position::base(3)
        .last_heaps(2)
        .aboard(Cat, Captain, 2, Rat)
        .aboard(Bird, first, 0, Cockroach)
        .aboard(Fish, second, 1, Weasel);
    let mut script = position.script();
    pass_the_turn(&mut script);
    script.play("Take a bird card from the row", 1).play("Take a fish card from the row", 1);
    script.play("Take fries (2)", 2);
    Some(script.state().outcome()?.places.values().to_vec())
}

#[test]
fn p7_most_points_win_and_a_tie_goes_to_the_greater_sum_of_crew_spaces() {
    assert_eq!(tied(Two, One), Some(vec![2, 3, 1]));
    assert_eq!(tied(Two, Three), Some(vec![3, 2, 1]));
    assert_eq!(tied(Two, Two), Some(vec![2, 2, 1]));
}

#[test]
fn p7_the_captains_space_counts_nothing() {
    let script =
        Position::base(2).aboard(Cat, Captain, 1, Weasel).aboard(Fish, One, 1, Weasel).script();
    let ships = all(&script).ships;
    assert_eq!(sewer_pirats::scoring::standing(&ships, game::Seat::new(1)), 1);
    let position =
        Position::base(2).aboard(Bird, Three, 0, Cockroach).aboard(Fish, Two, 0, Cockroach);
    let ships = all(&position.script()).ships;
    assert_eq!(sewer_pirats::scoring::standing(&ships, game::Seat::new(0)), 5);
}

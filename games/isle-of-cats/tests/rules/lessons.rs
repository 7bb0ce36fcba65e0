//! What each of the 18 lessons brings (C4).

use game::{PerSeat, Seat};
use isle_of_cats::{Boat, Colour, Lesson, LessonSet};

use super::position::{boat, with_covered_rats, with_rows_of_cats, with_treasures};

use Colour::{Blue, Green, Orange, Purple, Red};

/// What a lesson brings to the first of these boats.
fn brings(lesson: Lesson, boats: &[&Boat]) -> i32 {
    let boats = PerSeat::from_fn(boats.len() as u8, |seat| boats[seat.index()].clone());
    lesson.progress(&boats, Seat::new(0)).points
}

fn alone(lesson: Lesson, boat: &Boat) -> i32 {
    brings(lesson, &[boat, &super::boat(2, &[])])
}

#[test]
fn c4_there_are_18_lessons_and_one_of_each() {
    assert_eq!((LessonSet::ALL.len(), Lesson::ALL.len()), (18, 18));
    assert!((0..18).all(|number| Lesson::ALL[number].number() == number));
}

#[test]
fn c4_edge_cats_of_the_best_colour_bring_a_point_each() {
    let aboard = boat(
        1,
        &[
            (Blue, "a8 a9 a10 a11 a12"),
            (Blue, "i8 i9 i10 i11 i12"),
            (Blue, "e6 e7 e8 e9 e10"),
            (Red, "h5 h6 h7 h8 h9"),
        ],
    );
    assert_eq!(alone(Lesson::EdgeOfOneColour, &aboard), 2);
}

const EDGE_OF_FIVE: [(Colour, &str); 5] = [
    (Blue, "a8 a9 a10 a11 a12"),
    (Green, "i8 i9 i10 i11 i12"),
    (Red, "h5 h6 h7 h8 h9"),
    (Purple, "d1 e1 e2 e3 f1"),
    (Orange, "b13 b14 b15 b16 b17"),
];

#[test]
fn c4_a_cat_of_every_colour_on_the_edge_brings_9() {
    assert_eq!(alone(Lesson::EdgeOfAllColours, &boat(1, &EDGE_OF_FIVE)), 9);
    let mut inside = EDGE_OF_FIVE;
    inside[4].1 = "e9 e10 e11 e12 e13";
    assert_eq!(alone(Lesson::EdgeOfAllColours, &boat(1, &inside)), 0);
    // A treasure is no cat.
    let treasure = with_treasures(boat(1, &EDGE_OF_FIVE[..4]), &["b16 b17"]);
    assert_eq!(alone(Lesson::EdgeOfAllColours, &treasure), 0);
}

#[test]
fn c4_every_two_edge_cats_bring_a_point() {
    let points =
        [0, 1, 2, 3, 4, 5].map(|cats| alone(Lesson::EdgePairs, &boat(1, &EDGE_OF_FIVE[..cats])));
    assert_eq!(points, [0, 0, 1, 1, 2, 2]);
}

#[test]
fn c4_no_visible_rat_brings_10() {
    assert_eq!(alone(Lesson::NoRats, &with_covered_rats(boat(2, &[]), 19)), 10);
    assert_eq!(alone(Lesson::NoRats, &with_covered_rats(boat(2, &[]), 18)), 0);
}

#[test]
fn c4_a_full_middle_row_brings_10() {
    let row = with_rows_of_cats(boat(1, &[]), 4);
    assert_eq!(alone(Lesson::FullMiddleRow, &row), 0);
    assert_eq!(alone(Lesson::FullMiddleRow, &with_treasures(row, &["e21 e22"])), 10);
}

#[test]
fn c4_an_edge_without_an_empty_cell_brings_12() {
    let upper = ["d1", "c2 c3 c4", "b5 b6 b7", "a8 a9 a10 a11", "a12 a13 a14 a15", "b16 b17"];
    let lower = ["f1", "g2 g3 g4", "h5 h6 h7", "i8 i9 i10 i11", "i12 i13 i14 i15", "h16 h17"];
    let rest = ["c18 c19", "d20 d21", "g18 g19", "f20 f21", "e22"];
    let almost = [&upper[..], &lower, &rest].into_iter().fold(boat(1, &[]), with_treasures);
    assert_eq!(alone(Lesson::FullEdge, &almost), 0);
    assert_eq!(alone(Lesson::FullEdge, &with_treasures(almost, &["e1"])), 12);
}

#[test]
fn c4_exactly_twenty_cats_bring_10() {
    let points =
        [19, 20].map(|cats| alone(Lesson::TwentyCats, &with_rows_of_cats(boat(1, &[]), cats)));
    assert_eq!(points, [0, 10]);
    let more = boat(1, &[(Red, "i8 i9 i10 i11 i12")]);
    assert_eq!(alone(Lesson::TwentyCats, &with_rows_of_cats(more, 20)), 0);
    let treasure = with_treasures(with_rows_of_cats(boat(1, &[]), 20), &["i8"]);
    assert_eq!(alone(Lesson::TwentyCats, &treasure), 10);
}

#[test]
fn c4_three_cats_of_every_colour_bring_15() {
    let points =
        [14, 15, 20].map(|cats| alone(Lesson::ThreeOfEach, &with_rows_of_cats(boat(1, &[]), cats)));
    assert_eq!(points, [0, 15, 15]);
}

#[test]
fn c4_exactly_five_cats_of_a_colour_bring_9() {
    let rows = [
        "e1 e2 e3 e4 e5",
        "d1 d2 d3 d4 d5",
        "f1 f2 f3 f4 f5",
        "e9 e10 e11 e12 e13",
        "d9 d10 d11 d12 d13",
        "f9 f10 f11 f12 f13",
    ];
    for colour in Colour::ALL {
        let cats = rows.map(|names| (colour, names));
        let points = [4, 5, 6].map(|n| alone(Lesson::FiveOf(colour), &boat(1, &cats[..n])));
        assert_eq!(points, [0, 9, 0], "{colour:?}");
    }
}

#[test]
fn c4_every_treasure_brings_2() {
    assert_eq!(
        alone(Lesson::Treasures, &with_treasures(boat(1, &EDGE_OF_FIVE), &["e9", "e11"])),
        4
    );
}

#[test]
fn c4_the_largest_family_of_all_brings_10_and_a_tie_counts() {
    let family = |n| {
        let cats = ["e1 e2 e3 e4 e5", "d1 d2 d3 d4 d5", "f1 f2 f3 f4 f5", "g2 g3 g4 g5 g6"];
        boat(1, &cats.map(|names| (Blue, names))[..n])
    };
    let points = |mine, theirs| brings(Lesson::LargestFamily, &[&family(mine), &family(theirs)]);
    assert_eq!([points(4, 3), points(3, 4), points(3, 3)], [10, 0, 10]);
    // Our ruling: fewer than three are no family.
    assert_eq!([points(2, 0), points(0, 0), points(3, 2)], [0, 0, 10]);
}

#[test]
fn c4_every_visible_rat_brings_2_and_still_costs_its_point() {
    let covered = with_covered_rats(boat(4, &[]), 9);
    assert_eq!(alone(Lesson::Rats, &covered), 20);
    assert_eq!(isle_of_cats::scoring::rat_points(&covered), -10);
}

#[test]
fn c4_every_filled_room_brings_2() {
    assert_eq!(alone(Lesson::Rooms, &boat(1, &[(Blue, "d21 e20 e21 e22 f21")])), 2);
    assert_eq!(alone(Lesson::Rooms, &boat(1, &[])), 0);
}

#[test]
fn c4_the_third_largest_family_scores_twice() {
    let mut cats = vec![
        (Blue, "d1 d2 d3 d4 d5"),
        (Blue, "d6 d7 d8 d9 d10"),
        (Blue, "d11 d12 d13 d14 d15"),
        (Blue, "d16 d17 d18 d19 d20"),
        (Red, "e1 e2 e3 e4 e5"),
        (Red, "e6 e7 e8 e9 e10"),
        (Red, "e11 e12 e13 e14 e15"),
        (Red, "e16 e17 e18 e19 e20"),
    ];
    assert_eq!(alone(Lesson::ThirdFamily, &boat(1, &cats)), 0);
    cats.extend([
        (Green, "f1 f2 f3 f4 f5"),
        (Green, "f6 f7 f8 f9 f10"),
        (Green, "f11 f12 f13 f14 f15"),
    ]);
    assert_eq!(alone(Lesson::ThirdFamily, &boat(1, &cats)), 8);
}

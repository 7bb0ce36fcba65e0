//! What treasures are worth (P1–P7), with all figures of the rulebook.

use sewer_pirats::scoring::points;

use crate::position::*;

fn worth(trophies: &[(sewer_pirats::Picture, u8)], prizes: &[sewer_pirats::Prize]) -> i32 {
    points(&chest(trophies, prizes))
}

#[test]
fn p1_every_ketchup_adds_5_to_every_fries() {
    assert_eq!(worth(&[(Fries, 2), (Fries, 3)], &[]), 5);
    assert_eq!(worth(&[(Fries, 2), (Fries, 3)], &[Ketchup]), 15);
    assert_eq!(worth(&[(Fries, 2), (Fries, 3)], &[Ketchup, Ketchup]), 25);
}

#[test]
fn p2_every_chili_adds_4_to_every_noodles() {
    let noodles = [(Noodles, 8), (Noodles, 7), (Noodles, 5)];
    assert_eq!(worth(&noodles, &[]), 20);
    assert_eq!(worth(&noodles, &[Chili]), 32);
    assert_eq!(worth(&noodles, &[Chili, Chili]), 44);
}

#[test]
fn p3_every_milkshake_adds_3_to_every_burger() {
    let burgers = [(Burger, 5), (Burger, 6), (Burger, 8)];
    assert_eq!(worth(&burgers, &[]), 19);
    assert_eq!(worth(&burgers, &[Milkshake]), 28);
    assert_eq!(worth(&burgers, &[Milkshake, Milkshake]), 37);
}

#[test]
fn p4_one_parrot_counts_bears_or_dolls_and_two_count_both() {
    let toys = [(Doll, 14), (Doll, 11), (Bear, 12)];
    assert_eq!(worth(&toys, &[]), 0);
    assert_eq!(worth(&toys, &[Parrot]), 26);
    assert_eq!(worth(&toys, &[Parrot, Parrot]), 39);
    assert_eq!(worth(&toys, &[Parrot, Parrot, Parrot]), 40);
    assert_eq!(worth(&[], &[Parrot]), 1);
}

/// The rulebook's question: a bear and two dolls with one parrot.
#[test]
fn p4_the_better_of_bears_and_dolls_is_counted() {
    assert_eq!(worth(&[(Bear, 7)], &[Parrot]), 8);
    assert_eq!(worth(&[(Bear, 7), (Doll, 10), (Doll, 11)], &[Parrot]), 22);
    assert_eq!(worth(&[(Bear, 13), (Bear, 12), (Doll, 10)], &[Parrot]), 26);
}

#[test]
fn p5_one_opener_opens_one_can_the_best_first() {
    let cans = [(Can, 13), (Can, 13), (Can, 12)];
    assert_eq!(worth(&cans, &[]), 0);
    assert_eq!(worth(&cans, &[Opener]), 15);
    assert_eq!(worth(&cans, &[Opener, Opener]), 30);
    assert_eq!(worth(&[], &[Opener]), 2);
}

#[test]
fn p6_ketchup_chili_and_milkshakes_alone_are_worth_nothing() {
    assert_eq!(worth(&[], &[Ketchup]), 0);
    assert_eq!(worth(&[(Burger, 5)], &[Chili, Ketchup]), 5);
    assert_eq!(worth(&[], &[Milkshake]), 0);
}

#[test]
fn p1_p2_p3_p4_p5_the_score_sheet_explains_all_points() {
    let position = Position::base(2).chest(
        0,
        &[(Fries, 3), (Noodles, 8), (Burger, 5), (Bear, 12), (Doll, 14), (Can, 13), (Can, 15)],
        &[Ketchup, Milkshake, Parrot, Opener],
    );
    let state = position.state();
    let sheet = game::Game::score_sheet(&state, game::Seat::new(0));
    let points: Vec<i32> = sheet.lines.iter().map(|line| line.points).collect();
    assert_eq!(points, [8, 8, 8, 0, 14, 15, 1, 2]);
}

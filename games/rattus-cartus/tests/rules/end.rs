//! The end.

use game::{Game as _, PerSeat, Seat};
use rattus_cartus::Options;
use rattus_cartus::buildings::Building::{Market, Monastery, Palace};
use rattus_cartus::components::{Card, Estate, Special};
use rattus_cartus::influence::Track;
use rattus_cartus::scoring::{Chapter, gold_points, influence_points, most_cards_points};

use crate::position::{Position, Story, folk, population, some};

use Estate::{Clergy, Magic, Nobility};

/// Everyone goes to the Market in the last round, without a card; with these numbers of nuns in the row.
fn end(position: Position, nuns: [u8; 5]) -> Story {
    let row = nuns.map(|nuns| population(Estate::Knighthood, nuns));
    let n_seats = position.n_seats();
    let mut story = position.last_round().nun_row(row).row(&[Market, Palace]).script();
    for seat in 0..n_seats {
        story.visit(seat, 0, []);
    }
    story
}

/// The points that everyone got for a chapter.
fn points_for(story: &Story, chapter: Chapter) -> Vec<u16> {
    let awards = story.all().awards;
    let award =
        awards.iter().find(|award| award.chapter == chapter).expect("all chapters were told");
    award.points.values().to_vec()
}

fn counts(counts: &[u8]) -> PerSeat<u8> {
    PerSeat::from_fn(counts.len() as u8, |seat| counts[seat.index()])
}

#[test]
fn e1_the_most_influence_is_worth_ten_then_five_then_two() {
    let mut track = Track::new(5);
    for (seat, points) in [(0, 1), (1, 7), (2, 3), (3, 5), (4, 2)] {
        track.gain(Seat::new(seat), points);
    }
    assert_eq!(influence_points(&track, 5).values(), [0, 10, 2, 5, 0]);
}

/// The rulebook's example: only one player has influence.
#[test]
fn e1_without_influence_there_are_no_points() {
    let mut track = Track::new(3);
    track.gain(Seat::new(2), 1);
    assert_eq!(influence_points(&track, 3).values(), [0, 0, 10]);
    let mut track = Track::new(2);
    track.gain(Seat::new(1), 4);
    track.gain(Seat::new(0), 1);
    assert_eq!(influence_points(&track, 2).values(), [5, 10]);
}

#[test]
fn e1_between_equals_the_lower_disc_is_ahead() {
    let mut track = Track::new(3);
    for (seat, points) in [(2, 1), (1, 3), (2, 2), (0, 3)] {
        track.gain(Seat::new(seat), points);
    }
    assert_eq!(influence_points(&track, 3).values(), [2, 10, 5]);
    // Whoever moves on and is caught up with stays below.
    track.gain(Seat::new(0), 1);
    track.gain(Seat::new(2), 1);
    assert_eq!(influence_points(&track, 3).values(), [10, 2, 5]);
}

#[test]
fn e2_the_most_cards_of_a_sort_are_worth_two_or_one_each() {
    assert_eq!(most_cards_points(&counts(&[3, 5, 1])).values(), [0, 2, 0]);
    assert_eq!(most_cards_points(&counts(&[5, 5, 1])).values(), [1, 1, 0]);
    assert_eq!(most_cards_points(&counts(&[0, 0, 0])).values(), [0, 0, 0]);
}

#[test]
fn e2_population_cards_and_jokers_count_together_and_each_special_card_apart() {
    let position = Position::new(3)
        .hand(0, [folk(Magic, 0), Card::Special(Special::Joker)])
        .hand(
            1,
            [some(2, Special::Sword), some(1, Special::Flute), some(1, Special::Pass)].concat(),
        )
        .hand(2, [some(1, Special::Joker), some(1, Special::Flute)].concat());
    let story = end(position, [4, 4, 3, 3, 0]);
    assert_eq!(points_for(&story, Chapter::Followers), [2, 0, 0]);
    assert_eq!(points_for(&story, Chapter::Swords), [0, 2, 0]);
    assert_eq!(points_for(&story, Chapter::Flutes), [0, 1, 1]);
    assert_eq!(points_for(&story, Chapter::Passes), [0, 2, 0]);
}

#[test]
fn e3_gold_is_worth_six_and_three() {
    assert_eq!(gold_points(&counts(&[1, 4, 0])).values(), [3, 6, 0]);
    assert_eq!(gold_points(&counts(&[0, 4, 0])).values(), [0, 6, 0]);
    assert_eq!(gold_points(&counts(&[0, 0, 0])).values(), [0, 0, 0]);
}

#[test]
fn e3_equals_share_rounded_down() {
    assert_eq!(gold_points(&counts(&[4, 4, 1])).values(), [4, 4, 0]);
    assert_eq!(gold_points(&counts(&[2, 2, 2, 2, 1])).values(), [2, 2, 2, 2, 0]);
    assert_eq!(gold_points(&counts(&[5, 4, 4, 1])).values(), [6, 1, 1, 0]);
}

#[test]
fn e3_between_two_there_is_no_second_prize_but_a_tie_shares_nine() {
    assert_eq!(gold_points(&counts(&[3, 2])).values(), [6, 0]);
    assert_eq!(gold_points(&counts(&[2, 2])).values(), [4, 4]);
    assert_eq!(gold_points(&counts(&[0, 0])).values(), [0, 0]);
}

#[test]
fn e4_points_of_the_palace_count() {
    let story = end(Position::new(3).tokens(1, 7), [4, 4, 3, 3, 0]);
    assert_eq!(points_for(&story, Chapter::Tokens), [0, 7, 0]);
    assert_eq!(story.state().outcome().unwrap().points.values(), [10, 7, 0]);
}

#[test]
fn e5_more_rats_than_nuns_are_death() {
    let story = end(Position::new(3).rats(0, 11).rats(1, 10).rats(2, 0), [4, 4, 2, 0, 0]);
    let outcome = story.state().outcome().unwrap();
    assert_eq!(outcome.points.values(), [10, 0, 0]);
    assert_eq!(outcome.places.values(), [3, 2, 1]);
}

#[test]
fn e5_the_end_is_told_step_by_step() {
    let mut story = end(Position::new(2).rats(0, 9).tokens(0, 3), [4, 4, 0, 0, 0]);
    let news = story.news();
    let told = [
        "The last building is done. Everyone shows their hand.",
        "Anna holds nothing.",
        "Influence with the bourgeoisie: Anna 10.",
        "Gold in hand: nobody scores.",
        "Victory points of the Palace: Anna 3.",
        "The rats are counted: Anna 9 and Boris 10.",
        "Nun card 1 is a knight (4): 4 nuns so far.",
        "Nun card 5 is a knight (0): 8 nuns so far.",
        "Anna dies of the plague: 9 rats, 8 nuns.",
        "The plague spares nobody. The throne stays empty.",
    ];
    let places =
        told.map(|sentence| news.find(sentence).unwrap_or_else(|| panic!("{sentence}\n{news}")));
    assert!(places.is_sorted(), "{places:?}");
}

#[test]
fn e6_between_equal_points_fewer_rats_win_and_then_the_win_is_shared() {
    let equal = || {
        Position::new(3).influence(0, Clergy, 1).influence(1, Magic, 1).influence(2, Nobility, 1)
    };
    let story = |position: Position| {
        let mut story = position
            .last_round()
            .nun_row([4, 4, 3, 3, 0].map(|nuns| population(Estate::Knighthood, nuns)))
            .row(&[Monastery, Palace])
            .script();
        story.visit(0, 0, []).visit(1, 1, []).visit(2, 1, []);
        story
    };
    // Boris has 5 points more, for the second disc on a space of the nobility.
    let places = |position| story(position).state().outcome().unwrap().places.values().to_vec();
    assert_eq!(places(equal().rats(0, 3).rats(2, 4)), [2, 1, 3]);
    assert_eq!(places(equal().tokens(0, 5).tokens(2, 5)), [1, 1, 1]);
}

#[test]
fn e6_if_nobody_survives_nobody_wins_unless_the_fewest_rats_do() {
    let places = |fewest_rats_win| {
        let options = Options { fewest_rats_win, ..Options::default() };
        let position = Position::options(3, options).rats(0, 8).rats(1, 5).rats(2, 9);
        let mut story = end(position, [4, 0, 0, 0, 0]);
        let last = story.news().lines().last().unwrap().to_owned();
        (story.state().outcome().unwrap().places.values().to_vec(), last)
    };
    let nobody = "The plague spares nobody. The throne stays empty.";
    assert_eq!(places(false), (vec![2, 2, 2], nobody.to_owned()));
    let boris = "The plague spares nobody. With the fewest rats, Boris wins.";
    assert_eq!(places(true), (vec![2, 1, 3], boris.to_owned()));
}

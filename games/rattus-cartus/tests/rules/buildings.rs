//! What one does in the buildings.

use game::{Seat, Seats};
use rattus_cartus::Action;
use rattus_cartus::buildings::Building::{self, *};
use rattus_cartus::components::{Card, Estate, Special};
use rattus_cartus::phase::{Phase, Resolving, Step};

use crate::position::{Position, Story, folk, some};

use Estate::{Clergy, Magic};

const JOKER: Card = Card::Special(Special::Joker);
const GOLD: Card = Card::Special(Special::Gold);
const SWORD: Card = Card::Special(Special::Sword);

/// Anna has the premium action of this building and Boris the standard one; Clara is elsewhere.
fn both_at(building: Building) -> Story {
    both_in(Position::new(3), building)
}

fn both_in(position: Position, building: Building) -> Story {
    let elsewhere = if building == Palace { Monastery } else { Palace };
    let mut story = position.row(&[building, elsewhere]).script();
    story.visit(0, 0, []).visit(1, 0, []).visit(2, 1, []);
    story
}

/// How many of a special card the premium and the standard action bring.
fn taken(building: Building, special: Special) -> [u8; 2] {
    let mut story = both_at(building);
    story.play("Use the building", 0).play("Use the building", 1);
    [0, 1].map(|seat| story.special(seat, special))
}

#[test]
fn b3_the_farm_gives_four_cards_or_two() {
    let mut story = both_at(Farm);
    story.play("Use the building", 0).play("Use the building", 1);
    assert_eq!([0, 1].map(|seat| story.cards(seat)), [4, 2]);
}

#[test]
fn b4_the_brewery_gives_a_card_for_every_point_of_influence_or_for_every_two() {
    let laid = |count| some(count, Special::Joker);
    let mut story = Position::new(3)
        .row(&[Brewery, Palace])
        .hand(0, laid(3))
        .hand(1, [laid(3), some(2, Special::Sword)].concat())
        .script();
    story.visit(0, 0, laid(3)).visit(1, 0, laid(3)).visit(2, 1, []);
    story.play("Use the building", 0).play("Use the building", 1);
    assert_eq!([0, 1].map(|seat| story.cards(seat)), [3, 2 + 1]);
}

#[test]
fn b4_without_influence_the_brewery_has_nothing() {
    let mut story = both_at(Brewery);
    story.tells("The Brewery has nothing for Anna.");
    assert_eq!(story.round(), 3);
}

#[test]
fn b5_the_market_gives_jokers() {
    assert_eq!(taken(Market, Special::Joker), [2, 1]);
}

#[test]
fn b6_the_office_gives_pass_cards() {
    assert_eq!(taken(Office, Special::Pass), [2, 1]);
}

#[test]
fn b7_the_monastery_takes_two_rats_or_one() {
    let story = both_at(Monastery);
    assert_eq!([0, 1, 2].map(|seat| story.rats(seat)), [8, 9, 10]);
}

#[test]
fn b8_b2_the_hospital_takes_cards_and_rats_also_gold() {
    let hand = || [some(4, Special::Gold), vec![folk(Magic, 0)]].concat();
    let mut story = both_in(Position::new(3).hand(0, hand()).hand(1, hand()), Hospital);
    assert_eq!(story.rats(0), 9);
    story.play("Discard gold and a rat", 0).play("Discard gold and a rat", 0);
    story.play("Discard witch (0) and a rat", 0);
    story.play("Discard gold and a rat", 1).play("Discard gold and a rat", 1);
    assert_eq!([0, 1].map(|seat| (story.cards(seat), story.rats(seat))), [(2, 6), (3, 8)]);
    assert_eq!(story.all().piles[Special::Gold.index()], 15 - 4);
    assert_eq!(story.all().discard.len(), 1);
}

#[test]
fn b8_one_may_stop_and_needs_a_rat_for_every_card() {
    let position = Position::new(3).hand(0, [GOLD, GOLD]).hand(1, [GOLD, GOLD]).rats(0, 2);
    let mut story = both_in(position, Hospital);
    assert_eq!(story.refusal(&Action::Trade { card: JOKER }, 0), "You do not hold joker. [B8]");
    story.play("Discard gold and a rat", 0);
    assert_eq!(story.choices(0), ["Leave it at that"]);
    assert_eq!(
        story.refusal(&Action::Trade { card: GOLD }, 0),
        "You have no rat to discard with a card. [B8]"
    );
    story.play("Leave it at that", 0).play("Leave it at that", 1);
    assert_eq!([0, 1].map(|seat| (story.cards(seat), story.rats(seat))), [(1, 0), (2, 10)]);
}

#[test]
fn b8_without_cards_there_is_nothing_to_ask() {
    let story = both_at(Hospital);
    assert_eq!([0, 1].map(|seat| story.rats(seat)), [9, 10]);
    assert_eq!(story.round(), 3);
}

#[test]
fn b9_the_castle_gives_swords() {
    assert_eq!(taken(Castle, Special::Sword), [2, 1]);
}

/// Anna and Boris are in the Watchtower, the others are not; everyone holds this many gold cards and two witches.
fn watchtower(gold: [usize; 5]) -> Story {
    let mut position = Position::new(5).row(&[Watchtower, Palace, Watchtower]);
    for (seat, gold) in gold.into_iter().enumerate() {
        position = position.hand(seat as u8, some(gold, Special::Gold));
    }
    let mut story = position.script();
    story.visit(0, 0, []).visit(1, 0, []).visit(2, 1, []).visit(3, 1, []).visit(4, 2, []);
    story
}

#[test]
fn b10_the_watchtower_takes_three_cards_of_whoever_holds_as_many_and_is_not_protected() {
    let mut story = watchtower([2, 3, 4, 2, 4]);
    story.play("Use the building", 0);
    assert_eq!(story.to_act(), [2]);
    let give_a_joker = Action::Give { card: JOKER };
    assert_eq!(story.refusal(&give_a_joker, 2), "You do not hold joker. [B10]");
    assert_eq!(
        story.refusal(&Action::Ready, 2),
        "Choose cards of your hand to give away now. [B10]"
    );
    for _ in 0..3 {
        story.play("Give gold", 2);
    }
    let news = story.news();
    assert!(news.contains("Anna calls from the Watchtower: Clara and David must give cards."));
    assert!(news.contains("David gives 2 cards to Anna."), "{news}");
    assert!(news.contains("The Watchtower has nothing for Boris."), "{news}");
    assert_eq!([1, 2, 3].map(|seat| story.cards(seat)), [3, 1, 0]);
    assert_eq!(story.cards(0), 2 + 3 + 2);
}

#[test]
fn b10_whoever_holds_fewer_cards_gives_nothing() {
    let mut story = watchtower([3, 0, 2, 2, 4]);
    story.tells("The Watchtower has nothing for Anna.");
}

#[test]
fn b1_all_who_are_called_choose_at_the_same_time() {
    let mut story = watchtower([0, 0, 4, 4, 0]);
    story.play("Use the building", 0);
    assert_eq!(story.to_act(), [2, 3]);
    story.play("Give gold", 3);
    let view = story.seen_by(0);
    assert_eq!(view.gifts[Seat::new(3)].len(), 1);
    assert_eq!(view.gifts[Seat::new(3)].known(), None);
    for seat in [3, 2, 3, 2, 2] {
        story.play("Give gold", seat);
    }
    assert_eq!(story.special(0, Special::Gold), 6);
}

#[test]
fn b2_gold_can_be_given_to_swords() {
    let mut story =
        Position::new(3).row(&[Palace, Farm]).hand(0, [GOLD, GOLD]).hand(1, [SWORD]).script();
    story.visit(0, 0, []).visit(1, 0, [SWORD]).visit(2, 1, []);
    story.play("Give gold", 0);
    assert_eq!([0, 1].map(|seat| story.special(seat, Special::Gold)), [1, 1]);
}

#[test]
fn b11_in_the_tent_one_looks_at_two_different_cards_or_at_one() {
    let mut story = both_at(Tent);
    story.play("Look at nun card 3", 0);
    assert_eq!(
        story.refusal(&Action::Look { place: 2 }, 0),
        "You have just looked at nun card 3: choose another one. [B11]"
    );
    assert_eq!(
        story.refusal(&Action::Look { place: 5 }, 0),
        "There is no nun card 6: the row has 5. [S2]"
    );
    assert_eq!(story.refusal(&Action::Use, 0), "Choose a card of the nun row now. [B11]");
    story.play("Look at nun card 1", 0).play("Look at nun card 3", 1);
    let looked = story.all().nun_row.map(|nun| nun.looked);
    let both = Seats::only(Seat::new(0)).with(Seat::new(1));
    assert_eq!(looked, [Seats::only(Seat::new(0)), Seats::NONE, both, Seats::NONE, Seats::NONE]);
    let known = |seat| story.seen_by(seat).nun_row.iter().filter(|nun| nun.card.is_some()).count();
    assert_eq!([0, 1, 2].map(known), [2, 1, 0]);
}

#[test]
fn b11_one_may_look_at_fewer() {
    let mut story = both_at(Tent);
    story.play("Look at nun card 3", 0).play("Leave it at that", 0);
    assert_eq!(story.to_act(), [1]);
    let phase = story.all().phase;
    let Phase::Resolving(Resolving { step: Step::Looking { left, .. }, .. }) = phase else {
        panic!("Boris looks at the nun row");
    };
    assert_eq!(left, 1);
}

#[test]
fn b12_the_hut_gives_flutes() {
    assert_eq!(taken(Hut, Special::Flute), [2, 1]);
}

#[test]
fn b13_the_palace_gives_two_points_or_one() {
    assert_eq!(both_at(Palace).all().tokens.values(), [2, 1, 0]);
}

#[test]
fn b14_the_treasury_gives_gold() {
    assert_eq!(taken(Treasury, Special::Gold), [2, 1]);
}

#[test]
fn b3_what_a_building_gives_is_not_in_the_hand_of_the_next_visitor_to_act() {
    let mut story =
        Position::new(4).row(&[Hospital, Palace, Farm]).hand(0, [folk(Clergy, 0)]).script();
    story.visit(0, 0, [folk(Clergy, 0)]).visit(1, 2, []).visit(2, 2, []).visit(3, 1, []);
    story.play("Use the building", 1);
    assert_eq!((story.cards(1), story.all().received[Seat::new(1)].len()), (0, 4));
    story.play("Use the building", 2);
    assert_eq!((story.cards(1), story.cards(2)), (4, 2));
}

//! A round, from opening buildings to putting cards away.

use game::Game as _;
use game::{Choice, Seat, Viewer};
use game_test::fresh;
use rattus_cartus::buildings::{Building, BuildingCard, Privilege};
use rattus_cartus::components::{Card, Estate, Special};
use rattus_cartus::view::SeenCards;
use rattus_cartus::{Action, Options, Phase, RattusCartus};

use crate::position::{Position, Story, folk, some};

use Building::{Castle, Farm, Hospital, Market, Monastery, Palace, Tent, Watchtower};
use Estate::{Bourgeoisie, Clergy, Knighthood, Magic, Nobility, Peasantry};

const SWORD: Card = Card::Special(Special::Sword);
const FLUTE: Card = Card::Special(Special::Flute);
const JOKER: Card = Card::Special(Special::Joker);
const GOLD: Card = Card::Special(Special::Gold);
const PASS: Card = Card::Special(Special::Pass);

#[test]
fn r1_three_buildings_are_open_or_two_at_small_tables() {
    for (n_seats, open) in [(2, 2), (3, 2), (4, 3), (5, 3)] {
        assert_eq!(fresh::<RattusCartus>(n_seats, 1).view(Viewer::Spectator).row.len(), open);
    }
}

#[test]
fn r1_equal_buildings_are_replaced_and_go_under_the_replacement_deck() {
    let mut replaced = 0;
    for seed in 0..300 {
        let view = fresh::<RattusCartus>(2, seed).view(Viewer::Spectator);
        assert_ne!(view.row[0].building, view.row[1].building);
        assert_eq!((view.buildings.len(), view.buildings.n_replacements()), (18, 10));
        for card in view.buildings.under() {
            assert_eq!(card.building, view.row[0].building);
            replaced += 1;
        }
    }
    // One pair of cards in 7¼ is of the same building.
    assert!((30..60).contains(&replaced), "{replaced}");
}

/// The next round opens two Farms; under the replacement deck lie these buildings.
fn two_farms(under: &[Building]) -> Story {
    let position = Position::new(2).row(&[Palace, Monastery]).buildings(&[Farm, Farm], under);
    let mut story = position.script();
    story.visit(0, 0, []).visit(1, 1, []);
    story
}

fn replacements(story: &mut Story) -> usize {
    let news = story.news();
    news.lines().filter(|line| line.starts_with("All buildings are the same")).count()
}

#[test]
fn r1_buildings_are_replaced_until_they_differ() {
    let mut story = two_farms(&[Farm, Farm, Farm, Market]);
    assert_eq!(
        story.all().row.iter().map(|card| card.building).collect::<Vec<_>>(),
        [Farm, Market]
    );
    assert_eq!(replacements(&mut story), 4);
}

#[test]
fn r1_they_are_replaced_at_most_once_through_the_replacement_deck() {
    let mut story = two_farms(&[Farm, Farm, Farm]);
    assert_eq!(story.all().row.iter().map(|card| card.building).collect::<Vec<_>>(), [Farm, Farm]);
    assert_eq!((story.round(), replacements(&mut story)), (3, 3));
}

/// The rulebook's example of privileges: a tent with 2 cards and a look, monasteries with 4 cards and with 2 rats.
#[test]
fn r2_everyone_picks_a_building_card_and_gets_all_of_its_symbols() {
    let mut story = Position::new(4)
        .row_cards(&[
            BuildingCard { building: Tent, privilege: Privilege::TwoCardsAndLook },
            BuildingCard { building: Monastery, privilege: Privilege::FourCards },
            BuildingCard { building: Monastery, privilege: Privilege::TwoRats },
        ])
        .at_privileges()
        .script();
    story.play("Take the privilege of building 1", 0);
    assert_eq!(story.refusal(&Action::Use, 0), "Choose a card of the nun row now. [R2]");
    story.play("Look at nun card 2", 0);
    story.play("Take the privilege of building 2", 1);
    story.play("Take the privilege of building 2", 2);
    story.play("Take the privilege of building 3", 3);
    assert_eq!([0, 1, 2, 3].map(|seat| story.cards(seat)), [2, 4, 4, 0]);
    assert_eq!([0, 1, 2, 3].map(|seat| story.rats(seat)), [10, 10, 10, 8]);
    assert_eq!(story.to_act(), [0]);
    assert_eq!(
        story.refusal(&Action::TakePrivilege { place: 0 }, 0),
        "Choose a building to visit now, or play a pass card. [R3]"
    );
}

/// Three players pick among a look, four cards and two rats, all at the same time.
fn all_pick_at_once() -> Story {
    let options = Options { privileges_at_once: true, ..Options::default() };
    let cards = [Privilege::TwoCardsAndLook, Privilege::FourCards, Privilege::TwoRats];
    let cards = cards.map(|privilege| BuildingCard { building: Tent, privilege });
    Position::options(3, options).row_cards(&cards).at_privileges().script()
}

#[test]
fn r2_by_agreement_all_pick_at_the_same_time_and_secretly() {
    let mut story = all_pick_at_once();
    assert_eq!(story.to_act(), [0, 1, 2]);
    story.play("Take the privilege of building 2", 2);
    assert_eq!(story.to_act(), [0, 1]);
    assert_eq!(story.seen_by(2).picks[Seat::new(2)], Choice::Known(1));
    assert_eq!(story.seen_by(0).picks[Seat::new(2)], Choice::Sealed);
    assert_eq!(story.cards(2), 0);
    story.tells("Clara has picked a privilege.");
}

#[test]
fn r2_what_all_picked_is_carried_out_in_turn_order() {
    let mut story = all_pick_at_once();
    story.play("Take the privilege of building 2", 2).play("Take the privilege of building 3", 1);
    story.play("Take the privilege of building 1", 0);
    // Anna's look comes before what the others picked.
    assert_eq!(story.to_act(), [0]);
    story.play("Look at nun card 3", 0);
    assert_eq!([0, 1, 2].map(|seat| story.cards(seat)), [2, 0, 4]);
    assert_eq!(story.rats(1), 8);
    assert!(matches!(story.all().phase, Phase::Visiting { .. }));
}

#[test]
fn r2_rats_are_not_discarded_below_none() {
    let mut story = Position::new(2)
        .row_cards(&[BuildingCard { building: Farm, privilege: Privilege::TwoRats }])
        .at_privileges()
        .rats(0, 1)
        .script();
    assert_eq!(
        story.refusal(&Action::TakePrivilege { place: 1 }, 0),
        "There is no building 2: 1 is open. [R1]"
    );
    story.play("Take the privilege of building 1", 0);
    assert_eq!(story.rats(0), 0);
    story.tells("Anna discards 1 rat.");
}

#[test]
fn r3_any_number_of_cards_is_laid_and_all_see_how_many() {
    let mut story = Position::new(4).hand(0, [folk(Magic, 1), JOKER, SWORD]).script();
    story.play("Visit building 2", 0).play("Lay witch (1)", 0).play("Lay joker", 0);
    story.play("Lay no more", 0).visit(1, 1, []);
    let view = story.seen_by(3);
    assert_eq!(view.visits[0].cards, SeenCards::Count(2));
    assert_eq!((view.visits[1].place, view.visits[1].cards), (1, SeenCards::Count(0)));
    let news = story.news();
    assert!(news.contains("Anna lays 2 cards face down."), "{news}");
    assert!(news.contains("Boris lays no card."), "{news}");
}

#[test]
fn r3_gold_and_pass_cards_are_not_laid() {
    let mut story = Position::new(4).hand(0, [GOLD, PASS, FLUTE]).script();
    story.play("Visit building 1", 0);
    assert_eq!(story.choices(0), ["Lay flute", "Lay no more"]);
    let gold = story.refusal(&Action::Lay { card: GOLD }, 0);
    assert_eq!(gold, "gold: gold and pass cards are not laid in buildings. [R3]");
    let sword = story.refusal(&Action::Lay { card: SWORD }, 0);
    assert_eq!(sword, "You do not hold sword. [R3]");
}

#[test]
fn r4_whoever_passes_goes_after_the_others() {
    let mut story = Position::new(4).hand(0, [PASS, PASS]).hand(1, [PASS]).script();
    story.play("Play a pass card", 0).play("Play a pass card", 1);
    story.visit(2, 0, []).visit(3, 0, []);
    assert_eq!(story.to_act(), [0]);
    story.play("Play a pass card", 0);
    assert_eq!(story.refusal(&Action::Pass, 1), "You hold no pass card. [R4]");
    story.visit(1, 0, []);
    assert_eq!(story.to_act(), [0]);
    assert_eq!(story.all().piles[Special::Pass.index()], 12);
}

#[test]
fn r4_even_the_last_one_may_play_a_pass_card_and_goes_then() {
    let mut story = Position::new(2).hand(1, [PASS, PASS]).script();
    story.visit(0, 0, []);
    story.play("Play a pass card", 1).play("Play a pass card", 1);
    assert_eq!(story.refusal(&Action::Pass, 1), "You hold no pass card. [R4]");
    assert_eq!(story.to_act(), [1]);
    story.visit(1, 0, []);
    assert_eq!(story.all().piles[Special::Pass.index()], 12);
}

/// The rulebook's worked round: Red (Anna), Yellow (Boris), Green (Clara) and Blue (David).
#[test]
fn r5_the_round_of_the_rulebook() {
    let mut story = Position::new(4)
        .row(&[Tent, Monastery, Monastery])
        .hand(0, [folk(Clergy, 0), folk(Nobility, 0), folk(Magic, 0), folk(Magic, 0)])
        .hand(1, [folk(Magic, 4), folk(Magic, 4), folk(Clergy, 4)])
        .hand(2, [folk(Peasantry, 0), folk(Peasantry, 1), folk(Peasantry, 2)])
        .hand(3, [SWORD])
        .script();
    let (red, yellow) = (story.hand(0), story.hand(1));
    story.visit(0, 1, red.iter()).visit(1, 0, yellow.iter()).visit(2, 2, []).visit(3, 2, [SWORD]);
    assert_eq!((story.rats(1), story.influence(1, Magic)), (11, 3));
    story.play("Look at nun card 1", 1).play("Look at nun card 3", 1);
    assert_eq!((story.rats(0), story.influence(0, Clergy)), (10 + 3 - 2, 4));
    story.play("Give peasant (1)", 2);
    assert_eq!((story.rats(2), story.rats(3)), (8, 9));
    assert_eq!((story.influence(2, Clergy), story.influence(3, Clergy)), (0, 0));
    assert_eq!((story.cards(2), story.hand(3).count(folk(Peasantry, 1))), (2, 1));
    assert_eq!((story.round(), story.all().first_player), (3, Seat::new(1)));
    let news = story.news();
    assert!(news.contains("as others (0), but came earlier and has the premium action"), "{news}");
}

#[test]
fn r5a_jokers_bring_influence_without_rats_and_strangers_bring_rats() {
    let mut story = Position::new(3)
        .row(&[Palace, Farm])
        .hand(0, [JOKER, JOKER, folk(Nobility, 3), folk(Magic, 3), SWORD, FLUTE])
        .script();
    let hand = story.hand(0);
    story.visit(0, 0, hand.iter()).visit(1, 1, []).visit(2, 1, []);
    assert_eq!((story.influence(0, Nobility), story.rats(0)), (4, 11));
}

#[test]
fn r5a_the_later_disc_lies_on_top() {
    let mut story = Position::new(3)
        .row(&[Palace, Farm])
        .hand(0, [JOKER])
        .hand(1, [JOKER, JOKER])
        .influence(0, Nobility, 1)
        .script();
    story.visit(1 - 1, 0, [JOKER]).visit(1, 0, [JOKER, JOKER]).visit(2, 1, []);
    let track = &story.all().tracks[Nobility.index()];
    assert_eq!(track.discs_at(2).collect::<Vec<_>>(), [Seat::new(0), Seat::new(1)]);
    assert_eq!(track.order()[0], Seat::new(0));
}

#[test]
fn r5a_buildings_are_resolved_in_the_order_of_the_row() {
    let mut story = Position::new(3).row(&[Palace, Monastery]).hand(2, [JOKER]).script();
    story.visit(0, 1, []).visit(1, 1, []).visit(2, 0, [JOKER]);
    let news = story.news();
    let at = |words: &str| news.find(words).unwrap_or_else(|| panic!("no {words} in {news}"));
    assert!(at("Building 1: Palace.") < at("Clara turns up joker."));
    assert!(at("Clara turns up joker.") < at("Building 2: Monastery."));
    assert!(at("Anna has nothing to turn up.") < at("Boris has nothing to turn up."));
}

#[test]
fn r5b_the_fewest_swords_give_half_a_hand_of_their_own_choice() {
    let hand = [folk(Magic, 0), folk(Magic, 1), folk(Clergy, 0), GOLD, GOLD];
    let mut story = Position::new(3)
        .row(&[Palace, Farm])
        .hand(0, hand)
        .hand(1, some(2, Special::Sword))
        .script();
    story.visit(0, 0, []).visit(1, 0, [SWORD]).visit(2, 1, []);
    assert_eq!(story.to_act(), [0]);
    assert_eq!(story.choices(0).len(), 4);
    story.play("Give gold", 0).play("Give witch (0)", 0);
    assert_eq!((story.cards(0), story.cards(1)), (3, 1 + 2));
    let news = story.news();
    assert!(news.contains("(Boris only) Anna gives you witch (0) and gold."), "{news}");
    assert!(news.contains("Anna gives 2 cards to Boris."), "{news}");
}

#[test]
fn r5b_of_equally_many_swords_the_earlier_visitor_receives_and_chooses_the_giver() {
    let pair = || [folk(Magic, 0), folk(Magic, 1)];
    let mut story = Position::new(5)
        .row(&[Palace, Farm, Farm])
        .hand(0, [SWORD])
        .hand(1, pair())
        .hand(2, [SWORD])
        .hand(3, [folk(Clergy, 0), folk(Clergy, 1)])
        .script();
    story.visit(0, 0, [SWORD]).visit(1, 0, []).visit(2, 0, [SWORD]).visit(3, 0, []).visit(4, 1, []);
    story.tells("Several laid the most swords (1); Anna came earlier.");
    assert_eq!(story.choices(0), ["Rob Boris", "Rob David"]);
    assert_eq!(
        story.refusal(&Action::Rob { seat: Seat::new(2) }, 0),
        "Clara is not among those who laid the fewest swords here. [R5b]"
    );
    story.play("Rob David", 0).play("Give monk (1)", 3);
    assert_eq!([0, 1, 2, 3].map(|seat| story.cards(seat)), [1, 2, 0, 1]);
}

#[test]
fn r5b_equal_swords_and_single_cards_move_nothing() {
    let mut story = Position::new(3)
        .row(&[Palace, Farm])
        .hand(0, [SWORD, GOLD, GOLD])
        .hand(1, [SWORD, GOLD])
        .hand(2, [GOLD, GOLD])
        .script();
    story.visit(0, 0, [SWORD]).visit(1, 0, [SWORD]).visit(2, 1, []);
    let news = story.news();
    assert!(news.contains("Everybody there laid 1 sword: nobody has to give."), "{news}");
    assert!(!news.contains("most swords"), "{news}");

    let mut story = Position::new(3).row(&[Palace, Farm]).hand(0, [SWORD]).hand(1, [GOLD]).script();
    story.visit(0, 0, [SWORD]).visit(1, 0, []).visit(2, 1, []);
    story.tells("Anna has the most swords, but there is nothing to take.");
}

#[test]
fn r5b_laid_cards_are_not_in_the_hand() {
    let mut story = Position::new(3)
        .row(&[Palace, Farm])
        .hand(0, [SWORD])
        .hand(1, [JOKER, folk(Magic, 0), folk(Magic, 1)])
        .script();
    story.visit(0, 0, [SWORD]).visit(1, 0, [JOKER]).visit(2, 1, []);
    assert_eq!(story.choices(1), ["Give witch (0)", "Give witch (1)"]);
    assert_eq!(story.refusal(&Action::Give { card: JOKER }, 1), "You do not hold joker. [R5b]");
    story.play("Give witch (0)", 1);
    assert_eq!((story.cards(0), story.cards(1)), (1, 1));
}

#[test]
fn r5c_the_most_flutes_give_a_rat_to_the_fewest() {
    let mut story = Position::new(3).row(&[Palace, Farm]).hand(1, [FLUTE]).script();
    story.visit(0, 0, []).visit(1, 0, [FLUTE]).visit(2, 1, []);
    assert_eq!((story.rats(0), story.rats(1)), (11, 9));
}

#[test]
fn r5c_of_equally_many_flutes_the_earlier_visitor_gives_and_chooses_the_taker() {
    let mut story =
        Position::new(5).row(&[Palace, Farm, Farm]).hand(1, [FLUTE]).hand(3, [FLUTE]).script();
    story.visit(0, 0, []).visit(1, 0, [FLUTE]).visit(2, 0, []).visit(3, 0, [FLUTE]).visit(4, 1, []);
    story.tells("Several laid the most flutes (1); Boris came earlier.");
    assert_eq!(story.choices(1), ["Send a rat to Anna", "Send a rat to Clara"]);
    assert_eq!(
        story.refusal(&Action::SendRat { seat: Seat::new(3) }, 1),
        "David is not among those who laid the fewest flutes here. [R5c]"
    );
    story.play("Send a rat to Clara", 1);
    assert_eq!([0, 1, 2, 3].map(|seat| story.rats(seat)), [10, 9, 11, 10]);
}

#[test]
fn r5c_without_a_rat_or_with_equal_flutes_nothing_happens() {
    let mut story = Position::new(3).row(&[Palace, Farm]).hand(1, [FLUTE]).rats(1, 0).script();
    story.visit(0, 0, []).visit(1, 0, [FLUTE]).visit(2, 1, []);
    assert_eq!((story.rats(0), story.rats(1)), (10, 0));
    story.tells("Boris has the most flutes, but no rat to send.");

    let mut story = Position::new(3).row(&[Palace, Farm]).hand(0, [FLUTE]).script();
    story.visit(0, 0, [FLUTE]).visit(1, 1, []).visit(2, 1, []);
    assert!(!story.news().contains("flute:"), "whoever is alone is equal to nobody");

    let mut story =
        Position::new(3).row(&[Palace, Farm]).hand(0, [FLUTE]).hand(1, [FLUTE]).script();
    story.visit(0, 0, [FLUTE]).visit(1, 0, [FLUTE]).visit(2, 1, []);
    story.tells("Everybody there laid 1 flute: no rat runs.");
}

#[test]
fn r5d_the_most_followers_have_the_premium_action_and_act_first() {
    let mut story = Position::new(3)
        .row(&[Market, Palace])
        .hand(0, [JOKER, SWORD, SWORD])
        .hand(1, [JOKER, folk(Magic, 0)])
        .script();
    story.visit(0, 0, [JOKER, SWORD, SWORD]).visit(1, 0, [JOKER, folk(Magic, 0)]).visit(2, 1, []);
    assert_eq!(story.to_act(), [1]);
    story.play("Use the building", 1).play("Use the building", 0);
    assert_eq!([0, 1].map(|seat| story.special(seat, Special::Joker)), [1, 2]);
    story.tells(
        "Boris laid the most population cards and jokers (2) and has the premium action: Market.",
    );
}

#[test]
fn r5d_of_equals_the_earlier_visitor_has_the_premium_action_and_alone_nobody_contests_it() {
    let mut story = Position::new(3).row(&[Palace, Castle]).script();
    story.visit(0, 0, []).visit(1, 0, []).visit(2, 1, []);
    assert_eq!(story.all().tokens.values(), [2, 1, 0]);
    let news = story.news();
    assert!(news.contains("Clara is alone in the Castle and has the premium action."), "{news}");
}

#[test]
fn r5d_an_action_can_be_left() {
    let mut story = Position::new(3).row(&[Castle, Palace]).script();
    story.visit(0, 0, []).visit(1, 0, []).visit(2, 1, []);
    assert_eq!(story.choices(0), ["Use the building", "Leave it at that"]);
    assert_eq!(
        story.refusal(&Action::Ready, 0),
        "Use the building now, or leave it at that. [R5d]"
    );
    story.play("Leave it at that", 0).play("Use the building", 1);
    assert_eq!([0, 1].map(|seat| story.special(seat, Special::Sword)), [0, 1]);
}

#[test]
fn r5e_laid_cards_are_discarded_when_their_building_is_done() {
    let mut story =
        Position::new(3).row(&[Palace, Castle]).hand(0, [folk(Magic, 3), JOKER, FLUTE]).script();
    story.visit(0, 0, [folk(Magic, 3), JOKER, FLUTE]).visit(1, 1, []).visit(2, 1, []);
    let view = story.all();
    assert_eq!(story.to_act(), [1]);
    assert_eq!(view.discard.len(), 1);
    assert_eq!((view.piles[Special::Joker.index()], view.piles[Special::Flute.index()]), (15, 12));
    assert_eq!(view.visits[0].cards.len(), 0);
}

#[test]
fn r5e_what_was_received_joins_the_hand_when_the_building_is_done() {
    let mut story = Position::new(3).row(&[Castle, Palace]).script();
    story.visit(0, 0, []).visit(1, 0, []).visit(2, 1, []);
    story.play("Use the building", 0);
    let view = story.seen_by(1);
    let first = Seat::new(0);
    assert_eq!((view.hands[first].len(), view.received[first]), (0, SeenCards::Count(2)));
    story.play("Use the building", 1);
    assert_eq!(story.special(0, Special::Sword), 2);
}

#[test]
fn r5e_cards_taken_by_the_sword_cannot_be_used_in_the_same_building() {
    let mut story = Position::new(3)
        .row(&[Hospital, Palace])
        .hand(0, [SWORD, GOLD])
        .hand(1, [folk(Magic, 0), folk(Magic, 1)])
        .script();
    story.visit(0, 0, [SWORD]).visit(1, 0, []).visit(2, 1, []);
    story.play("Give witch (0)", 1);
    assert_eq!(story.choices(0), ["Discard gold and a rat", "Leave it at that"]);
    story.play("Leave it at that", 0).play("Leave it at that", 1);
    assert_eq!(story.cards(0), 2);
}

#[test]
fn r5e_a_watchtower_compares_hands_without_cards_just_taken_by_the_sword() {
    let mut story = Position::new(3)
        .row(&[Watchtower, Palace])
        .hand(0, [SWORD, GOLD])
        .hand(1, [folk(Magic, 0), folk(Magic, 1)])
        .hand(2, [GOLD])
        .script();
    story.visit(0, 0, [SWORD]).visit(1, 0, []).visit(2, 1, []);
    story.play("Give witch (0)", 1).play("Use the building", 0);
    story.tells("Anna calls from the Watchtower: Clara must give cards.");
}

#[test]
fn r6_between_two_there_is_one_premium_action_a_round() {
    let mut story = Position::new(2).row(&[Palace, Monastery]).hand(1, [JOKER]).script();
    story.visit(0, 0, []).visit(1, 1, [JOKER]);
    assert_eq!(story.all().tokens.values(), [1, 0]);
    assert_eq!(story.rats(1), 8);
    let news = story.news();
    let at = |words: &str| news.find(words).unwrap_or_else(|| panic!("no {words} in {news}"));
    assert!(at("Boris turns up joker.") < at("Building 1: Palace."));
}

#[test]
fn r6_between_equals_the_first_player_has_it_even_after_a_pass() {
    let mut story = Position::new(2).row(&[Palace, Monastery]).hand(0, [PASS]).script();
    story.play("Play a pass card", 0).visit(1, 0, []).visit(0, 0, []);
    assert_eq!(story.all().tokens.values(), [2, 1]);
    story
        .tells("Both laid equally many population cards and jokers (0), so the first player, Anna, has the premium action: Palace.");
}

#[test]
fn r7_in_the_last_round_premium_actions_are_influence() {
    let mut story = Position::new(3)
        .last_round()
        .row(&[Palace, Monastery])
        .hand(0, [JOKER])
        .hand(1, [FLUTE])
        .script();
    story.visit(0, 0, [JOKER]).visit(1, 0, [FLUTE]).visit(2, 1, []);
    assert_eq!([0, 1].map(|seat| story.influence(seat, Nobility)), [2, 0]);
    assert_eq!(story.influence(2, Clergy), 1);
    assert_eq!(story.all().tokens.values(), [0, 0, 0]);
    assert_eq!([0, 1, 2].map(|seat| story.rats(seat)), [11, 9, 10]);
}

#[test]
fn r8_the_next_player_becomes_the_first_and_the_row_is_new() {
    let mut story = Position::new(3).first_player(2).row(&[Palace, Monastery]).script();
    story.visit(0, 0, []).visit(1, 0, []).visit(2, 0, []);
    let view = story.all();
    assert_eq!((view.round, view.first_player, view.visits.len()), (3, Seat::new(0), 0));
    assert_eq!(view.row.len(), 2);
}

#[test]
fn h1_what_was_laid_is_hidden_until_it_is_turned_up() {
    let mut story = Position::new(3)
        .row(&[Castle, Market])
        .hand(0, [JOKER])
        .hand(2, [folk(Knighthood, 1), folk(Bourgeoisie, 0)])
        .script();
    story.visit(0, 0, [JOKER]).visit(1, 0, []);
    assert_eq!(story.seen_by(2).visits[0].cards, SeenCards::Count(1));
    story.visit(2, 1, [folk(Knighthood, 1)]);
    assert!(story.seen_by(2).visits[0].cards.known().is_some());
    assert_eq!(story.seen_by(0).visits[2].cards, SeenCards::Count(1));
}

//! What there is, and how a match begins.

use std::collections::BTreeSet;

use game::{Game, Seat, Viewer};
use game_test::{Script, fresh, fresh_with, play_randomly};
use rattus_cartus::buildings::{Building, BuildingCard, LIST, Privilege};
use rattus_cartus::components::{Estate, Size, Special, all_population};
use rattus_cartus::influence::Track;
use rattus_cartus::options::{OfClergy, OfKnighthood, OfMagic, OfPeasantry};
use rattus_cartus::view::{SeenCards, SeenRats};
use rattus_cartus::{Options, RattusCartus, View, Way};

use crate::position::{Position, population, some};

fn seen(n_seats: u8, seed: u64) -> View {
    fresh::<RattusCartus>(n_seats, seed).view(Viewer::Spectator)
}

#[test]
fn c1_there_are_84_population_cards_14_an_estate() {
    let all = all_population();
    assert_eq!(all.len(), 84);
    for estate in Estate::ALL {
        let count = |nuns| all.count(population(estate, nuns).kind());
        assert_eq!([0, 1, 2, 3, 4].map(count), [4, 2, 2, 2, 4]);
    }
}

#[test]
fn c2_the_open_piles_have_66_special_cards() {
    let special = Special::ALL.map(|special| seen(4, 1).piles[special.index()]);
    assert_eq!(special, [15, 12, 12, 15, 12]);
}

#[test]
fn c2_used_special_cards_go_back_to_their_piles() {
    let mut story = Position::new(4).hand(0, some(2, Special::Sword)).script();
    story.visit(0, 0, some(2, Special::Sword)).visit(1, 1, []).visit(2, 1, []).visit(3, 1, []);
    while story.round() == 2 {
        let seat = story.to_act()[0];
        story.play("Leave it at that", seat);
    }
    assert_eq!(story.all().piles[Special::Sword.index()], 12);
}

#[test]
fn c2_from_a_pile_with_too_few_one_takes_what_is_left() {
    let mut story = Position::new(3)
        .row(&[Building::Market, Building::Palace])
        .pile(Special::Joker, 1, 2)
        .script();
    story.visit(0, 0, []).visit(1, 0, []).visit(2, 1, []);
    story.play("Use the building", 0);
    assert_eq!(story.special(0, Special::Joker), 1);
    story.tells("The Market has nothing for Boris.");
}

#[test]
fn c3_every_estate_has_two_buildings() {
    for (place, entry) in LIST.iter().enumerate() {
        assert_eq!(entry.building as usize, place);
        assert_eq!(entry.estate, Estate::ALL[place / 2]);
        assert_eq!(entry.building.estate(), entry.estate);
    }
    assert_eq!(Building::Brewery.estate(), Estate::Peasantry);
}

#[test]
fn c4_five_cards_of_a_building_show_four_privileges() {
    assert_eq!(Privilege::COPIES.iter().sum::<u8>(), 5);
    let shown = Privilege::ALL.map(|privilege| {
        let symbols = privilege.symbols();
        (symbols.cards, symbols.rats, symbols.look)
    });
    assert_eq!(shown, [(4, 0, false), (2, 1, false), (2, 0, true), (0, 2, false)]);
}

#[test]
fn c5_tracks_have_no_end() {
    let mut track = Track::new(2);
    (0..200).for_each(|_| track.gain(Seat::new(1), 30));
    assert_eq!(track.points(Seat::new(1)), 6000);
}

#[test]
fn s1_everyone_begins_with_ten_rats_and_five_cards_that_others_do_not_see() {
    let view = fresh::<RattusCartus>(5, 1).view(Viewer::Seat(Seat::new(2)));
    for seat in Seat::all(5) {
        let is_mine = seat == Seat::new(2);
        assert_eq!(view.hands[seat].len(), 5);
        assert_eq!(view.hands[seat].known().is_some(), is_mine);
        let rats = if is_mine { SeenRats::Known(10) } else { SeenRats::Hidden };
        assert_eq!(view.rats[seat], rats);
        assert!(view.tracks.iter().all(|track| track.points(seat) == 0));
    }
}

#[test]
fn s2_five_population_cards_lie_face_down_and_never_move() {
    let state = fresh::<RattusCartus>(3, 4);
    let row = |state: &RattusCartus| state.view(Viewer::Referee).nun_row.map(|nun| nun.card);
    assert!(seen(3, 4).nun_row.iter().all(|nun| nun.card.is_none()));
    assert_eq!(row(&state), row(&play_randomly(state.clone(), 9)));
}

#[test]
fn s2_an_empty_deck_is_made_from_the_discard_pile() {
    let last = population(Estate::Magic, 4);
    let mut story =
        Position::new(3).row(&[Building::Farm, Building::Palace]).deck(&[last]).script();
    let discarded = story.all().discard;
    story.visit(0, 0, []).visit(1, 1, []).visit(2, 1, []).news();
    story.play("Use the building", 0);
    assert_eq!(story.cards(0), 4);
    let view = story.all();
    assert_eq!((view.discard.len(), u32::from(view.deck)), (0, discarded.len() - 3));
    assert_eq!(view.not_nuns, discarded);
    story.tells(&format!("The deck is empty: {} discarded cards are shuffled.", discarded.len()));
}

#[test]
fn s2_without_any_card_left_nothing_is_drawn() {
    let mut story = Position::new(3)
        .row(&[Building::Farm, Building::Palace])
        .deck(&[population(Estate::Magic, 4)])
        .discard_to(2)
        .script();
    story.visit(0, 0, []).visit(1, 0, []).visit(2, 1, []);
    story.play("Use the building", 0);
    assert_eq!(story.cards(0), 1);
    story.tells("The Farm has nothing for Boris.");
}

/// How many cards of every building a match opens or holds back.
fn buildings_of(options: Options, n_seats: u8, seed: u64) -> [u8; 12] {
    let view = fresh_with::<RattusCartus>(&options, n_seats, seed).view(Viewer::Spectator);
    let mut counts = LIST.map(|entry| view.buildings.may_come(entry.building));
    view.row
        .iter()
        .chain(view.buildings.under())
        .for_each(|card| counts[card.building as usize] += 1);
    counts
}

#[test]
fn s3_the_first_set_is_the_recommended_one() {
    let counts = buildings_of(Options::default(), 4, 3);
    assert_eq!(counts, [5, 0, 5, 0, 5, 0, 5, 0, 5, 0, 5, 0]);
}

#[test]
fn s3_the_lot_picks_one_building_an_estate() {
    let options = Options { buildings: Way::OneEach, ..Options::default() };
    let mut found = [0; 12];
    for seed in 0..100 {
        let counts = buildings_of(options, 4, seed);
        assert!(counts.chunks(2).all(|pair| pair == [5, 0] || pair == [0, 5]), "{counts:?}");
        (0..12).for_each(|building| found[building] += counts[building] / 5);
    }
    assert!(found.iter().all(|times| (30..=70).contains(times)), "{found:?}");
}

#[test]
fn s3_or_five_cards_an_estate_which_nobody_knows_beforehand() {
    let options = Options { buildings: Way::Mixed, ..Options::default() };
    let view = fresh_with::<RattusCartus>(&options, 4, 3).view(Viewer::Spectator);
    assert_eq!(view.buildings.left().iter().sum::<u8>(), 27);
    let mut all = [0; 12];
    for seed in 0..40 {
        let opened = opened_in_a_match(options, seed);
        for estate in 0..6 {
            assert!(opened[2 * estate] + opened[2 * estate + 1] <= 5);
        }
        (0..12).for_each(|building| all[building] += u32::from(opened[building]));
    }
    assert!(all.iter().all(|times| (40..120).contains(times)), "{all:?}");
}

/// How many cards of every building were opened in a whole match.
fn opened_in_a_match(options: Options, seed: u64) -> [u8; 12] {
    let before = fresh_with::<RattusCartus>(&options, 4, seed);
    let after = play_randomly(before, seed).view(Viewer::Spectator);
    LIST.map(|entry| 5 - after.buildings.may_come(entry.building))
}

#[test]
fn s3_the_host_may_choose() {
    let options = Options {
        buildings: Way::Chosen,
        knighthood: OfKnighthood::Watchtower,
        ..Options::default()
    };
    assert_eq!(buildings_of(options, 2, 3), [5, 0, 5, 0, 5, 0, 0, 5, 5, 0, 5, 0]);
}

#[test]
fn s3_the_host_may_mix_the_cards_of_an_estate_freely() {
    let options = Options {
        buildings: Way::Chosen,
        peasantry: OfPeasantry::ThreeTwo,
        knighthood: OfKnighthood::OneFour,
        ..Options::default()
    };
    assert_eq!(buildings_of(options, 4, 3), [3, 2, 5, 0, 5, 0, 1, 4, 5, 0, 5, 0]);
    for seed in 0..40 {
        let end = play_randomly(fresh_with::<RattusCartus>(&options, 4, seed), seed);
        let end = end.view(Viewer::Spectator);
        let farms = 3 - end.buildings.may_come(Building::Farm);
        let breweries = 2 - end.buildings.may_come(Building::Brewery);
        assert_eq!(farms + breweries, 5 - end.buildings.left()[Estate::Peasantry.index()]);
    }
}

/// The five cards of a building have different privileges; any of them may be the ones in play.
#[test]
fn s3_which_cards_of_a_mixed_building_are_in_play_nobody_knows_beforehand() {
    let options =
        Options { buildings: Way::Chosen, clergy: OfClergy::OneFour, ..Options::default() };
    let mut shown = BTreeSet::new();
    for seed in 0..200 {
        let view = fresh_with::<RattusCartus>(&options, 4, seed).view(Viewer::Spectator);
        let cards = view.row.iter().filter(|card| card.building == Building::Monastery);
        shown.extend(cards.map(|card| card.privilege));
    }
    assert_eq!(shown.len(), Privilege::ALL.len());
}

#[test]
fn s3_a_mixture_is_told() {
    let options =
        Options { buildings: Way::Chosen, magic: OfMagic::TwoThree, ..Options::default() };
    let news = Script::<RattusCartus>::new(3).options(options).news();
    let told = "In play are Farm, Market, Monastery, Castle, 2 × Fortune-teller's tent, \
                3 × Rat-catcher's hut and Palace.";
    assert!(news.contains(told), "{news}");
}

#[test]
fn s3_the_lot_leaves_the_watchtower_out_between_two_unless_asked_for() {
    let watchtowers = |buildings, watchtower_for_two, n_seats| {
        let options = Options { buildings, watchtower_for_two, ..Options::default() };
        let cards =
            |seed| u32::from(buildings_of(options, n_seats, seed)[Building::Watchtower as usize]);
        (0..50).map(cards).sum::<u32>()
    };
    for way in [Way::OneEach, Way::Mixed] {
        assert_eq!(watchtowers(way, false, 2), 0);
        assert!(watchtowers(way, true, 2) > 0);
        assert!(watchtowers(way, false, 3) > 0);
    }
}

#[test]
fn s4_the_building_deck_lasts_exactly_all_rounds() {
    for (n_seats, replacements, rounds) in [(2, 10, 10), (3, 12, 9), (4, 6, 8), (5, 6, 8)] {
        assert_eq!(Size::of(n_seats).replacements, replacements);
        let end = play_randomly(fresh::<RattusCartus>(n_seats, 7), 3).view(Viewer::Spectator);
        assert_eq!(end.round, rounds);
        assert!(end.buildings.is_empty());
        assert_eq!(end.buildings.n_replacements(), replacements);
    }
}

#[test]
fn s5_the_first_player_is_drawn_by_lot() {
    let mut first = [0; 4];
    (0..400).for_each(|seed| first[seen(4, seed).first_player.index()] += 1);
    assert!(first.iter().all(|n| (60..140).contains(n)), "{first:?}");
}

#[test]
fn h1_counts_influence_and_looks_are_open_and_the_rest_is_not() {
    let mut story = Position::new(3)
        .row_cards(&[BuildingCard {
            building: Building::Farm,
            privilege: Privilege::TwoCardsAndLook,
        }])
        .at_privileges()
        .script();
    story.play("Take the privilege of building 1", 0).play("Look at nun card 4", 0);
    let (mine, yours) = (story.seen_by(0), story.seen_by(1));
    assert_eq!(mine.nun_row[3].card, story.all().nun_row[3].card);
    assert_eq!(yours.nun_row[3].card, None);
    assert!(yours.nun_row[3].looked.contains(Seat::new(0)));
    assert_eq!(yours.hands[Seat::new(0)], SeenCards::Count(2));
    let news = story.news();
    assert!(news.contains("(Anna only) Nun card 4 is a "), "{news}");
    assert!(news.contains("\nAnna looks at nun card 4."), "{news}");
}

#[test]
fn h1_a_hand_dealt_is_told_to_its_owner_alone() {
    let news = Script::<RattusCartus>::new(3).news();
    assert_eq!(news.matches("only) You are dealt ").count(), 3, "{news}");
}

//! What is in the box (C1–C5), setting up (S1–S5) and drawing crews (V1).

use game::{Game, Seat, Viewer};
use game_test::{Script, fresh_with};
use sewer_pirats::components::all_cards;
use sewer_pirats::treasures::{PRIZES, TROPHIES};
use sewer_pirats::view::SeenCards;
use sewer_pirats::{Action, Clan, Options, Phase, Picture, SewerPirats, Variant, View};

/// What a referee sees of a match that was just set up.
pub(crate) fn begun(n_seats: u8, variant: Variant, seed: u64) -> View {
    let options = Options { variant, open_chests: false };
    fresh_with::<SewerPirats>(&options, n_seats, seed).view(Viewer::Referee)
}

#[test]
fn c1_there_are_18_cards_of_each_talisman() {
    assert_eq!(all_cards().counts(), &[18, 18, 18]);
    assert_eq!(all_cards().len(), 54);
}

#[test]
fn c2_everybody_has_four_figures_at_home() {
    for variant in [Variant::Abilities, Variant::SameCrew] {
        let view = begun(5, variant, 1);
        assert!(view.crews.values().iter().all(|crew| crew.at_home().count() == 4));
    }
}

#[test]
fn c3_there_are_seven_trophies_of_each_picture_with_the_values_of_the_table() {
    let values = |picture: Picture| -> Vec<u8> {
        let of = TROPHIES.iter().filter(|(trophy, _)| trophy.picture == picture);
        of.flat_map(|(trophy, copies)| vec![trophy.value; usize::from(*copies)]).collect()
    };
    assert_eq!(values(Picture::Fries), [2, 2, 2, 3, 3, 4, 4]);
    assert_eq!(values(Picture::Noodles), [4, 5, 5, 6, 6, 7, 8]);
    assert_eq!(values(Picture::Burger), [5, 6, 6, 7, 7, 8, 9]);
    assert_eq!(values(Picture::Bear), [7, 8, 9, 10, 11, 12, 13]);
    assert_eq!(values(Picture::Doll), [8, 9, 10, 11, 12, 13, 14]);
    assert_eq!(values(Picture::Can), [12, 12, 13, 13, 14, 14, 15]);
}

#[test]
fn c4_there_are_14_prizes() {
    assert_eq!(PRIZES, [2, 2, 2, 4, 4]);
    assert_eq!(PRIZES.iter().sum::<u8>(), 14);
}

#[test]
fn s1_every_ship_has_two_heaps_and_eight_are_face_down() {
    let view = begun(3, Variant::Base, 1);
    for heap in view.ships.iter().flat_map(|ship| [&ship.front, &ship.next]) {
        assert!(heap.trophies.len() == 3 && heap.prize.is_some());
    }
    assert_eq!(view.stock, 8);
}

#[test]
fn s2_four_open_cards_lie_in_the_row() {
    assert_eq!(begun(3, Variant::Base, 1).row.iter().flatten().count(), 4);
}

#[test]
fn s3_the_first_two_players_have_three_cards_and_the_others_four() {
    let view = begun(5, Variant::Base, 2);
    let sizes = (0..5).map(|steps| view.hands[view.turn.clockwise(steps, 5)].len());
    assert_eq!(sizes.collect::<Vec<_>>(), [3, 3, 4, 4, 4]);
    let options = Options::default();
    let state = fresh_with::<SewerPirats>(&options, 5, 2);
    let seen = state.view(Viewer::Spectator).hands;
    assert!(seen.values().iter().all(|hand| matches!(hand, SeenCards::Count(_))));
}

#[test]
fn s4_everybody_picks_another_clan_from_the_first_player_on() {
    let mut script = Script::<SewerPirats>::new(5);
    let first = script.to_act()[0];
    script.play("Play the toads", first).skip();
    let second = (first + 1) % 5;
    assert_eq!(script.to_act(), [second]);
    assert_eq!(
        script.refusal(&Action::PickClan(Clan::Toad), second),
        "Somebody already sails with the toads. [S4]"
    );
    assert_eq!(script.choices(second).len(), 5);
    for (steps, clan) in ["rats", "snails", "weasels", "raccoons"].into_iter().enumerate() {
        script.play(&format!("Play the {clan}"), (second + steps as u8) % 5);
    }
    let view = script.state().view(Viewer::Referee);
    assert_eq!((view.phase, view.turn.number()), (Phase::Turn, first));
    assert_eq!(view.crews[Seat::new(first)].clans(), [Clan::Toad; 4]);
}

#[test]
fn s4_in_the_base_game_clans_have_no_abilities() {
    let mut script = Script::<SewerPirats>::new(2);
    let first = script.to_act()[0];
    script.play("Play the cockroaches", first).play("Play the weasels", 1 - first);
    let place = |ship| Action::Place { clan: Clan::Cockroach, ship, to: sewer_pirats::Space::One };
    let hand = match script.view(first).hands[Seat::new(first)] {
        SeenCards::Known(cards) => *cards.counts(),
        SeenCards::Count(_) => unreachable!("everybody sees their own hand"),
    };
    for ship in sewer_pirats::Talisman::ALL {
        let free = script.state().check(Seat::new(first), &place(ship)).is_ok();
        assert_eq!(free, hand[ship.index()] > 0);
    }
}

#[test]
fn s5_anybody_may_be_drawn_to_go_first() {
    let mut first = [0; 3];
    (0..60).for_each(|seed| first[begun(3, Variant::Base, seed).turn.index()] += 1);
    assert!(first.iter().all(|times| *times > 8), "{first:?}");
}

#[test]
fn v1_c5_everybody_draws_four_different_clans() {
    let view = begun(5, Variant::Abilities, 1);
    let mut crews: Vec<Vec<Clan>> = Vec::new();
    for crew in view.crews.values() {
        let mut clans = crew.clans().to_vec();
        clans.sort_unstable();
        assert!(clans.windows(2).all(|pair| pair[0] != pair[1]), "{clans:?}");
        crews.push(clans);
    }
    crews.dedup();
    assert!(crews.len() > 1, "drawn for every player separately");
}

#[test]
fn v1_in_the_other_edition_four_clans_are_drawn_for_all() {
    let view = begun(5, Variant::SameCrew, 1);
    let first = view.crews[Seat::new(0)].clans();
    assert!(view.crews.values().iter().all(|crew| crew.clans() == first));
}

//! One test a rule, named by its number in RULES.md.

mod position;

use game::{Advice as _, Decision, Effects, Game, Match, Refusal, Rng, Seat, Seats, Seed, Viewer};
use game_test::{Script, fresh, play_randomly};
use miaui::components::{CATCHES, DiveSet, ROUNDS};
use miaui::dispute::Fate;
use miaui::view::{SeenCard, SeenHand, SeenPile, Stage};
use miaui::{Action, Catch, Dive, Illegal, Miaui, Options};
use position::{Dives, Position, seats, takers};

use Catch::{Anglerfish, Catfish, Gull, Jellyfish, TigerFish, Tuna};

#[test]
fn c1_everyone_has_the_dive_cards_1_to_12() {
    let view = fresh::<Miaui>(6, 1).view(Viewer::Referee);
    assert!(view.hands.values().iter().all(|hand| *hand == SeenHand::Known(DiveSet::FULL)));
    assert_eq!(
        DiveSet::FULL.iter().map(|dive| dive.0).collect::<Vec<_>>(),
        (1..=12).collect::<Vec<_>>()
    );
    assert_eq!(
        fresh::<Miaui>(3, 1).check(Seat::new(0), &Action::Dive(Dive(13))),
        Err(Illegal::NoSuchDive { dive: Dive(13) })
    );
}

#[test]
fn c2_there_are_37_catch_cards_in_the_numbers_of_the_rulebook() {
    let count = |species: &str| {
        let of = CATCHES.iter().filter(|(catch, _)| catch.species() == species);
        of.map(|(_, copies)| u32::from(*copies)).sum::<u32>()
    };
    let all = ["catfish", "tiger-fish", "tuna", "anglerfish", "jellyfish", "gull"].map(count);
    assert_eq!(all, [7, 8, 8, 4, 4, 6]);
    assert_eq!(all.iter().sum::<u32>(), 37);
}

#[test]
fn c2_every_fish_is_worth_what_its_card_says() {
    let worth = |species: &str| -> Vec<i32> {
        let of = CATCHES.iter().filter(|(catch, _)| catch.species() == species);
        of.flat_map(|(catch, copies)| vec![i32::from(catch.value()); usize::from(*copies)])
            .collect()
    };
    assert_eq!(worth("catfish"), [1, 2, 2, 3, 4, 4, 5]);
    assert_eq!(worth("tiger-fish"), [6, 6, 7, 7, 8, 8, 9, 9]);
    assert_eq!(worth("tuna"), [10, 10, 11, 12, 12, 13, 14, 15]);
    assert_eq!(worth("anglerfish"), [1, 3, 5, 7]);
    assert_eq!(worth("jellyfish"), [-10, -10, -15, -15]);
    assert_eq!(worth("gull"), [0; 6]);
}

#[test]
fn c3_kiti_stands_between_two_neighbours() {
    for n in 3..=6 {
        let kiti = fresh::<Miaui>(n, u64::from(n)).view(Viewer::Spectator).kiti;
        assert!(kiti.is_some_and(|seat| seat.number() < n));
    }
}

#[test]
fn s1_one_card_is_put_away_unseen_and_36_last_twelve_rounds() {
    let state = fresh::<Miaui>(4, 2);
    assert_eq!(state.view(Viewer::Spectator).deck, 33);
    assert_eq!(state.view(Viewer::Seat(Seat::new(0))).out_of_play, None);
    let end = play_randomly(state, 5);
    assert_eq!(end.view(Viewer::Spectator).deck, 0);
}

#[test]
fn s2_kiti_begins_beside_a_player_drawn_by_lot() {
    let mut begun = [0; 4];
    for seed in 0..400 {
        begun[fresh::<Miaui>(4, seed).view(Viewer::Spectator).kiti.unwrap().index()] += 1;
    }
    assert!(begun.iter().all(|n| (60..140).contains(n)), "{begun:?}");
}

#[test]
fn r1_three_open_cards_are_laid_and_no_gull_in_the_first_round() {
    for seed in 0..500 {
        let view = fresh::<Miaui>(3, seed).view(Viewer::Spectator);
        for cell in &view.cells {
            assert!(
                matches!(cell.as_slice(), [SeenCard::Open(catch)] if *catch != Gull),
                "{cell:?}"
            );
        }
    }
}

#[test]
fn r1_gulls_of_the_first_round_go_back_into_the_deck() {
    let gulls = CATCHES.iter().position(|(catch, _)| *catch == Gull).unwrap();
    for seed in 0..200 {
        assert_eq!(fresh::<Miaui>(3, seed).census()[gulls], 6);
    }
    let returned =
        (0..200).any(|seed| Script::<Miaui>::new(3).seed(seed).news().contains("shuffled back in"));
    assert!(returned, "no first round in two hundred turned up a gull");
}

#[test]
fn r2_choices_are_secret_until_the_last_one_is_in() {
    let mut state = fresh::<Miaui>(3, 4);
    let mut rng = Rng::fast(1);
    state.apply(Seat::new(0), Action::Dive(Dive(5)), &mut Effects::silent(&mut rng));
    let other = |dive| {
        let mut state = fresh::<Miaui>(3, 4);
        state.apply(
            Seat::new(0),
            Action::Dive(Dive(dive)),
            &mut Effects::silent(&mut Rng::fast(1)),
        );
        state.view(Viewer::Seat(Seat::new(1)))
    };
    assert_eq!(other(5), other(9));
    assert_eq!(
        state.view(Viewer::Seat(Seat::new(0))).choices[Seat::new(0)],
        game::Choice::Known(Dive(5))
    );
}

#[test]
fn r2_a_choice_can_be_changed_until_the_last_player_has_chosen() {
    let names = vec![String::new(); 3];
    let mut table = game::Match::<Miaui>::new(Options::default(), names, seed()).unwrap();
    table.play(Seat::new(0), Action::Dive(Dive(5))).unwrap();
    table.play(Seat::new(1), Action::Dive(Dive(6))).unwrap();
    table.take_back(Seat::new(0)).unwrap();
    assert!(table.to_act().contains(Seat::new(0)) && !table.to_act().contains(Seat::new(1)));
    table.play(Seat::new(0), Action::Dive(Dive(7))).unwrap();
    table.play(Seat::new(2), Action::Dive(Dive(1))).unwrap();
    assert_eq!(table.take_back(Seat::new(2)), Err(game::Refusal::Revealed));
}

fn seed() -> game::Seed {
    game::Seed::from_bytes([7; 32])
}

#[test]
fn r3_highest_takes_deep_next_takes_middle_lowest_takes_shallow() {
    assert_eq!(takers(0, &[3, 12, 7, 9]), seats([1, 3, 0]));
    assert_eq!(takers(2, &[3, 12, 7, 9, 1, 8]), seats([1, 3, 4]));
    assert_eq!(takers(1, &[5, 6, 4]), seats([1, 0, 2]));
}

/// The rulebook's example.
#[test]
fn r4_with_9_6_9_9_and_kiti_after_the_first_player_1_4_and_2_take_a_catch() {
    assert_eq!(takers(0, &[9, 6, 9, 9]), seats([0, 3, 1]));
}

#[test]
fn r4_a_tie_for_the_shallows_goes_to_kitis_left_hand() {
    assert_eq!(takers(1, &[2, 11, 2, 12, 2]), seats([3, 1, 2]));
    assert_eq!(takers(3, &[2, 11, 2, 12, 2]), seats([3, 1, 4]));
    assert_eq!(takers(4, &[2, 11, 2, 12, 2]), seats([3, 1, 0]));
}

#[test]
fn r4_whoever_loses_a_tie_still_competes_for_the_next_catch() {
    assert_eq!(takers(0, &[5, 5, 5]), seats([0, 2, 1]));
    assert_eq!(takers(2, &[5, 5, 5, 5, 5, 5]), seats([2, 1, 3]));
}

#[test]
fn r4_the_tie_is_told_with_everyone_in_it() {
    let mut script = Position::new(4).kiti(0).script();
    script.dives(&[9, 6, 9, 9]);
    let expected = "Anna, Clara and David played 9 and want the deep catch: nearest to Kiti's right hand is Anna.";
    let news = script.news();
    assert!(news.contains(expected), "{news}");
}

#[test]
fn r5_a_dive_card_can_be_used_once() {
    let mut script = Position::new(3).script();
    script.dives(&[9, 6, 5]);
    assert_eq!(
        script.refusal(&Action::Dive(Dive(9)), 0),
        "You have already used dive card 9. [R5]"
    );
    let view = script.state().view(Viewer::Seat(Seat::new(1)));
    assert_eq!(view.hands[Seat::new(0)], SeenHand::Count(10));
}

#[test]
fn r6_a_catch_goes_on_top_and_only_the_top_is_open_to_others() {
    let mut script = Position::new(3)
        .cells([Tuna(12), Catfish(1), Catfish(3)])
        .pile(0, &[TigerFish(7), Catfish(2)])
        .script();
    script.dives(&[9, 6, 5]);
    let state = script.state();
    let expected = vec![TigerFish(7), Catfish(2), Tuna(12)];
    assert_eq!(
        state.view(Viewer::Seat(Seat::new(0))).piles[Seat::new(0)],
        SeenPile::Known(expected)
    );
    let seen = SeenPile::Top { top: Tuna(12), under: 2 };
    assert_eq!(state.view(Viewer::Seat(Seat::new(1))).piles[Seat::new(0)], seen);
    assert_eq!(state.view(Viewer::Spectator).piles[Seat::new(0)], seen);
}

#[test]
fn r7_kiti_moves_one_gap_clockwise_after_a_round() {
    let mut script = Position::new(3).kiti(2).script();
    script.dives(&[9, 6, 5]);
    assert_eq!(script.state().view(Viewer::Spectator).kiti, Some(Seat::new(0)));
}

#[test]
fn f1_a_gull_leaves_with_the_top_card_even_a_jellyfish() {
    let mut script = Position::new(3)
        .cells([Gull, Catfish(1), Catfish(3)])
        .pile(0, &[Tuna(10), Jellyfish(-15)])
        .script();
    script.dives(&[9, 6, 5]);
    assert_eq!(script.pile(0), [Tuna(10)]);
}

#[test]
fn f1_from_an_empty_pile_the_gull_flies_off_hungry() {
    let mut script = Position::new(3).cells([Gull, Catfish(1), Catfish(3)]).script();
    script.dives(&[9, 6, 5]);
    assert_eq!(script.pile(0), []);
    assert!(script.news().contains("Anna's pile is empty: the gull flies off hungry."));
}

/// Anna has just taken her third jellyfish; Boris and Clara have nothing yet.
fn a_third_jellyfish() -> Dives {
    let mut script = Position::new(3)
        .cells([Jellyfish(-10), Catfish(1), Catfish(3)])
        .pile(0, &[Jellyfish(-15), Tuna(10), Jellyfish(-15), Catfish(5)])
        .script();
    script.dives(&[9, 6, 5]);
    script
}

#[test]
fn f2_with_the_third_jellyfish_its_taker_decides_before_anybody_takes_more() {
    let script = a_third_jellyfish();
    let view = script.state().view(Viewer::Spectator);
    assert_eq!(view.stage, Stage::PuttingAway(Seat::new(0)));
    assert_eq!(script.state().to_act(), Seats::only(Seat::new(0)));
    assert_eq!(view.cells.each_ref().map(Vec::len), [0, 1, 1]);
    assert_eq!(script.legal(0), [Action::PutAway, Action::Keep]);
}

#[test]
fn f2_three_jellyfish_that_are_put_away_leave_the_game() {
    let mut script = a_third_jellyfish();
    script.play("Put three jellyfish away", 0);
    assert_eq!(script.pile(0), [Tuna(10), Catfish(5)]);
    assert_eq!((script.pile(1), script.pile(2)), (vec![Catfish(1)], vec![Catfish(3)]));
    assert!(script.news().contains("Anna puts three jellyfish away."));
    assert_eq!(script.state().view(Viewer::Spectator).stage, Stage::Choosing);
}

#[test]
fn f2_three_jellyfish_may_be_kept() {
    let mut script = a_third_jellyfish();
    script.play("Keep the jellyfish", 0);
    let kept = [Jellyfish(-15), Tuna(10), Jellyfish(-15), Catfish(5), Jellyfish(-10)];
    assert_eq!(script.pile(0), kept);
    assert!(script.news().contains("Anna could put three jellyfish away, and keeps them."));
    assert_eq!(script.state().view(Viewer::Spectator).round, 3);
}

#[test]
fn f2_of_four_jellyfish_the_three_that_cost_most_leave() {
    let mut script = Position::new(3)
        .cells([Jellyfish(-15), Catfish(1), Catfish(3)])
        .pile(0, &[Jellyfish(-10), Tuna(10), Jellyfish(-15), Jellyfish(-10)])
        .script();
    script.dives(&[9, 6, 5]);
    script.play("Put three jellyfish away", 0);
    assert_eq!(script.pile(0), [Tuna(10), Jellyfish(-10)]);
}

#[test]
fn f2_in_a_stack_the_decision_comes_before_the_cards_that_follow() {
    let stack = || {
        let mut script = Position::new(3)
            .no_fights()
            .cells([Jellyfish(-10), Catfish(1), Catfish(3)])
            .on_top(0, Gull)
            .on_top(0, Jellyfish(-10))
            .pile(0, &[Jellyfish(-15), Tuna(10), Jellyfish(-15)])
            .script();
        script.dives(&[9, 6, 5]);
        script
    };
    let mut away = stack();
    away.play("Put three jellyfish away", 0);
    assert_eq!(away.pile(0), [Jellyfish(-10)]);
    let mut kept = stack();
    kept.play("Keep the jellyfish", 0);
    // The gull took a jellyfish, and with the next one there are three again.
    assert_eq!(kept.state().view(Viewer::Spectator).stage, Stage::PuttingAway(Seat::new(0)));
    kept.play("Put three jellyfish away", 0);
    assert_eq!(kept.pile(0), [Tuna(10)]);
}

#[test]
fn f2_in_the_last_round_the_match_ends_after_the_decision() {
    let mut script = Position::new(3)
        .round(ROUNDS)
        .cells([Catfish(1), Catfish(3), Jellyfish(-10)])
        .pile(2, &[Jellyfish(-15), Jellyfish(-15)])
        .script();
    script.dives(&[9, 6, 5]);
    assert_eq!(script.state().outcome(), None);
    script.play("Keep the jellyfish", 2);
    assert_eq!(script.state().outcome().unwrap().points.values(), [1, 3, -40]);
}

/// A random match of three that ends when the taker of the last catch keeps jellyfish.
fn ends_with_a_keep(seed: u64) -> Option<Match<Miaui>> {
    let names = ["Anna", "Boris", "Clara"].map(str::to_owned).to_vec();
    let bytes = std::array::from_fn(|place| seed.to_le_bytes()[place % 8]);
    let game = Match::<Miaui>::new(Options::default(), names, Seed::from_bytes(bytes));
    let mut game = game.expect("the game is for three");
    let mut rng = Rng::fast(seed);
    let mut last = None;
    while let Some(seat) = game.to_act().first() {
        let action = *rng.pick(&game.legal_actions(seat)).expect("a seat to act can act");
        game.play(seat, action).expect("a legal action is accepted");
        last = Some((seat, action));
    }
    let (seat, action) = last?;
    let fates = game.view(Viewer::Spectator).resolution?.fates;
    (action == Action::Keep && fates[2] == Fate::Taken(seat)).then_some(game)
}

#[test]
fn f2_when_the_piles_lie_open_at_the_end_nobody_takes_a_decision_back() {
    let game = (0..5_000).find_map(ends_with_a_keep).expect("some match ends like that");
    let takes_back = |seat| game.may_take_back(seat);
    assert!(Seat::all(3).all(|seat| takes_back(seat) == Err(Refusal::Revealed)));
}

#[test]
fn f2_jellyfish_are_put_away_only_when_a_third_one_came_and_nobody_dives_before_that() {
    let script = Position::new(3).pile(0, &[Jellyfish(-15)]).script();
    let refusal = "Jellyfish can be put away only when you have just taken the third one.";
    assert_eq!(script.refusal(&Action::PutAway, 0), format!("{refusal} [F2]"));
    let refusal = "First decide about your jellyfish: put three away, or keep them.";
    assert_eq!(a_third_jellyfish().refusal(&Action::Dive(Dive(5)), 0), format!("{refusal} [F2]"));
}

/// The others see a jellyfish on top, and must suppose that two more lie under it.
#[test]
fn f2_whoever_cannot_look_imagines_three_jellyfish_in_a_pile_that_is_decided_about() {
    let script = a_third_jellyfish();
    let view = script.state().view(Viewer::Seat(Seat::new(1)));
    for seed in 0..50 {
        let world = Miaui::imagine(&view, &mut Rng::fast(seed)).view(Viewer::Referee);
        let SeenPile::Known(pile) = &world.piles[Seat::new(0)] else { unreachable!() };
        let jellyfish = pile.iter().filter(|card| matches!(card, Jellyfish(_))).count();
        assert!(jellyfish >= 3, "{pile:?}");
    }
}

#[test]
fn f2_a_sensible_diver_keeps_jellyfish_for_the_gulls_that_follow() {
    let advice = |gulls: usize| {
        let mut position = Position::new(3)
            .no_fights()
            .cells([Jellyfish(-10), Catfish(1), Catfish(3)])
            .pile(0, &[Tuna(12), Tuna(13), Tuna(14), Jellyfish(-10), Jellyfish(-15)]);
        for _ in 0..gulls {
            position = position.on_top(0, Gull);
        }
        let mut script = position.script();
        script.dives(&[9, 6, 5]);
        let decision = Decision::in_state(script.state(), Seat::new(0));
        let advised = Miaui::advise(&decision, &mut Rng::fast(1));
        let mut scratch = Vec::new();
        let rough = script.state().rough(Seat::new(0), &mut Rng::fast(1), &mut scratch);
        (advised, rough)
    };
    assert_eq!(advice(0), (Action::PutAway, Action::PutAway));
    assert_eq!(advice(1), (Action::PutAway, Action::PutAway));
    assert_eq!(advice(3), (Action::Keep, Action::Keep));
}

#[test]
fn f2_two_jellyfish_stay() {
    let mut script = Position::new(3)
        .cells([Jellyfish(-10), Catfish(1), Catfish(3)])
        .pile(0, &[Jellyfish(-15)])
        .script();
    script.dives(&[9, 6, 5]);
    assert_eq!(script.pile(0), [Jellyfish(-15), Jellyfish(-10)]);
}

#[test]
fn f3_only_the_taker_of_an_anglerfish_sees_the_next_card_of_its_cell() {
    let mut script = Position::new(3).cells([Tuna(12), Anglerfish(5), Catfish(3)]).script();
    script.dives(&[9, 6, 5]);
    let middle = |viewer| script.state().view(viewer).cells[1].clone();
    let by = Seat::new(1);
    assert!(
        matches!(middle(Viewer::Seat(by)).as_slice(), [SeenCard::Peeked { by: taker, .. }] if *taker == by)
    );
    assert_eq!(middle(Viewer::Seat(Seat::new(0))), [SeenCard::FaceDown { by }]);
    assert_eq!(middle(Viewer::Spectator), [SeenCard::FaceDown { by }]);
    let news = script.news();
    let looks: Vec<&str> =
        news.lines().filter(|line| line.contains("light of your lantern")).collect();
    assert!(matches!(looks.as_slice(), [look] if look.starts_with("(Boris only)")), "{looks:?}");
}

#[test]
fn f3_two_anglerfish_light_two_lanterns() {
    let mut script = Position::new(3).cells([Anglerfish(1), Anglerfish(5), Catfish(3)]).script();
    script.dives(&[9, 6, 5]);
    let cells = script.state().view(Viewer::Spectator).cells;
    assert_eq!(cells[0], [SeenCard::FaceDown { by: Seat::new(0) }]);
    assert_eq!(cells[1], [SeenCard::FaceDown { by: Seat::new(1) }]);
    assert!(matches!(cells[2].as_slice(), [SeenCard::Open(_)]));
}

#[test]
fn f3_a_face_down_card_works_as_usual_when_it_is_taken() {
    let mut script = Position::new(3)
        .cells([Gull, Catfish(1), Catfish(3)])
        .face_down(0, 2)
        .pile(0, &[Tuna(10)])
        .script();
    script.dives(&[9, 6, 5]);
    assert_eq!(script.pile(0), []);
}

#[test]
fn f3_in_the_last_round_an_anglerfish_is_only_points() {
    let mut script =
        Position::new(3).round(ROUNDS).cells([Anglerfish(7), Catfish(1), Catfish(3)]).script();
    script.dives(&[9, 6, 5]);
    let view = script.state().view(Viewer::Spectator);
    assert_eq!((view.stage, view.lanterns), (Stage::Over, [None; 3]));
    assert_eq!(script.state().outcome().unwrap().points.values(), [7, 1, 3]);
}

#[test]
fn e1_the_highest_sum_wins_and_equal_sums_share() {
    let mut script = Position::new(3)
        .round(ROUNDS)
        .cells([Tuna(10), Catfish(1), Jellyfish(-10)])
        .pile(0, &[Catfish(2)])
        .pile(1, &[Tuna(11)])
        .pile(2, &[Tuna(15)])
        .script();
    script.dives(&[9, 6, 5]);
    let outcome = script.state().outcome().unwrap();
    assert_eq!(outcome.points.values(), [12, 12, 5]);
    assert_eq!(outcome.places.values(), [1, 1, 3]);
    let sheet = script.state().score_sheet(Seat::new(2));
    assert_eq!(sheet.lines.iter().map(|line| line.points).collect::<Vec<_>>(), [15, -10]);
}

#[test]
fn v1_open_baskets_show_all_catches_and_used_dives() {
    let mut script = Position::new(3)
        .options(Options { open_baskets: true, no_fights: false })
        .cells([Tuna(12), Catfish(1), Catfish(3)])
        .pile(0, &[TigerFish(7)])
        .script();
    script.dives(&[9, 6, 5]);
    let view = script.state().view(Viewer::Spectator);
    assert_eq!(view.piles[Seat::new(0)], SeenPile::Known(vec![TigerFish(7), Tuna(12)]));
    assert_eq!(
        view.hands[Seat::new(0)],
        SeenHand::Known(DiveSet::FULL.without(Dive(1)).without(Dive(9)))
    );
}

#[test]
fn v2_a_number_takes_its_cell_only_if_one_player_played_it() {
    let takers = |dives: &[u8]| position::takers_without_fights(dives);
    assert_eq!(takers(&[9, 9, 7, 3]), [None, Some(Seat::new(2)), Some(Seat::new(3))]);
    assert_eq!(takers(&[9, 6, 6]), [Some(Seat::new(0)), None, None]);
    assert_eq!(takers(&[9, 4, 4, 4]), [Some(Seat::new(0)), None, None]);
    assert_eq!(takers(&[9, 9, 4]), [None, None, Some(Seat::new(2))]);
    assert_eq!(takers(&[5, 5, 5]), [None, None, None]);
    assert_eq!(takers(&[12, 8, 8, 5, 2]), [Some(Seat::new(0)), None, Some(Seat::new(4))]);
}

#[test]
fn v2_a_contested_catch_stays_and_the_next_card_is_laid_on_it() {
    let mut script =
        Position::new(3).no_fights().cells([Tuna(12), Catfish(1), Catfish(3)]).script();
    script.dives(&[9, 9, 5]);
    let view = script.state().view(Viewer::Spectator);
    assert_eq!(view.kiti, None);
    assert_eq!(view.cells.each_ref().map(Vec::len), [2, 2, 1]);
    assert_eq!(view.cells[0][0], SeenCard::Open(Tuna(12)));
    assert_eq!(view.resolution.unwrap().fates[0], Fate::Left);
}

#[test]
fn v2_the_whole_stack_is_taken_the_oldest_card_first() {
    let mut script = Position::new(3)
        .no_fights()
        .cells([Tuna(12), Catfish(1), Catfish(3)])
        .on_top(0, Gull)
        .on_top(0, TigerFish(6))
        .script();
    script.dives(&[9, 6, 5]);
    assert_eq!(script.pile(0), [TigerFish(6)]);
}

#[test]
fn v2_a_face_down_card_stays_face_down_under_new_ones() {
    let mut script = Position::new(3)
        .no_fights()
        .cells([Tuna(12), Catfish(1), Catfish(3)])
        .face_down(0, 2)
        .script();
    script.dives(&[9, 9, 5]);
    let view = script.state().view(Viewer::Spectator);
    assert_eq!(view.cells[0][0], SeenCard::FaceDown { by: Seat::new(2) });
    assert!(matches!(view.cells[0][1], SeenCard::Open(_)));
}

#[test]
fn v2_what_is_left_after_the_last_round_is_lost() {
    let mut script = Position::new(3)
        .no_fights()
        .round(ROUNDS)
        .cells([Tuna(12), Catfish(1), Catfish(3)])
        .script();
    script.dives(&[9, 9, 5]);
    assert_eq!(script.state().outcome().unwrap().points.values(), [0, 0, 3]);
}

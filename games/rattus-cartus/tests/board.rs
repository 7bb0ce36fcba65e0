//! The board can be drawn in every position, for every viewer, in both languages.

use board::{AnyBoard, Board as _};
use game::{AnyMatch, Arg, Erased, Match, Rng, Seat, Seed, Viewer};
use rattus_cartus::phase::{GiveReason, Step};
use rattus_cartus::view::SeenRats;
use rattus_cartus::{Action, Options, Phase, RattusCartus};

#[test]
fn every_board_is_well_formed_and_has_all_its_texts() {
    board::trial::check_board::<RattusCartus>();
}

#[test]
fn h1_only_two_rounds_of_the_log_can_be_read_until_the_end() {
    assert_eq!(board::trial::log_in_sight::<RattusCartus>(Options::default(), 3), (2, true));
}

#[test]
fn s1_to_whoever_sees_everything_the_log_says_whose_cards_were_dealt() {
    let names = ["Anna", "Boris"].map(str::to_owned).to_vec();
    let game = Match::new(Options::default(), names, Seed::from_bytes([1; 32]));
    let game: Match<RattusCartus> = game.expect("the game is for two");
    let game: &dyn AnyMatch = &game;
    let board: &dyn AnyBoard = &Erased::<RattusCartus>::NEW;
    let hands = |viewer| {
        let log = board.log(game.seen_by(viewer), 0).into_iter().map(|entry| entry.phrase.id);
        log.filter(|id| id.starts_with("event-hand")).collect::<Vec<_>>()
    };
    assert_eq!(hands(Viewer::Referee), ["event-hand-of"; 2]);
    assert_eq!(hands(Viewer::Seat(Seat::new(1))), ["event-hand"]);
    assert!(hands(Viewer::Spectator).is_empty());
}

#[test]
fn a_captain_names_the_building_and_not_only_its_number() {
    let names = ["Anna", "Boris"].map(str::to_owned).to_vec();
    let game = Match::new(Options::default(), names, Seed::from_bytes([1; 32]));
    let game: Match<RattusCartus> = game.expect("the game is for two");
    let seat = game.to_act().first().expect("somebody begins");
    let view = game.view(Viewer::Seat(seat));
    for action in [Action::TakePrivilege { place: 1 }, Action::Visit { place: 1 }] {
        let named = RattusCartus::named(&view, &action);
        assert!(named.args.iter().any(|(name, _)| *name == "building"), "{}", named.id);
    }
}

#[test]
fn r3_a_captain_who_lays_nothing_says_so_as_the_button_does() {
    let mut n_said = 0;
    at_random(|game, seat| {
        let view = game.view(Viewer::Seat(seat));
        if !matches!(view.phase, Phase::Laying { .. }) {
            return;
        }
        let named = RattusCartus::named(&view, &Action::Ready);
        assert_eq!(named.id, "board-ready");
        let laid = view.visits.last().expect("they visit").cards.len();
        assert_eq!(named.args, [("n", Arg::from(usize::from(laid)))]);
        n_said += 1;
    });
    assert!(n_said > 9, "somebody laid cards");
}

#[test]
fn r5b_whoever_is_robbed_by_swords_reads_that_it_is_half_of_the_hand() {
    let mut n_read = 0;
    at_random(|game, seat| {
        let view = game.view(Viewer::Seat(seat));
        let Phase::Resolving(resolving) = &view.phase else { return };
        let Step::Giving { reason, .. } = &resolving.step else { return };
        let says_half = board::trial::guide_of(game, seat).contains("half of their hand");
        assert_eq!(says_half, *reason == GiveReason::Swords);
        n_read += 1;
    });
    assert!(n_read > 2, "somebody was robbed");
}

#[test]
fn r5b_the_last_card_is_given_only_after_a_question_that_names_all() {
    let is_gift = |action: &Action| matches!(action, Action::Give { .. });
    let mut n_last = 0;
    for seed in 0..6 {
        let names = ["Anna", "Boris", "Clara", "Dmitri"].map(str::to_owned).to_vec();
        let game = Match::new(Options::default(), names, Seed::from_bytes([seed; 32]));
        let mut game: Match<RattusCartus> = game.expect("the game is for four");
        let mut rng = Rng::fast(seed.into());
        while let Some(seat) = game.to_act().first() {
            let action = *rng.pick(&game.legal_actions(seat)).expect("they may do something");
            let asks = || board::trial::hand_of(&game, seat).contains("data-sure");
            let asks = is_gift(&action) && asks();
            game.play(seat, action).expect("it is legal");
            let is_last = is_gift(&action) && !game.legal_actions(seat).iter().any(is_gift);
            assert_eq!(asks, is_last, "{action:?}");
            n_last += u32::from(is_last);
        }
    }
    assert!(n_last > 2, "somebody was robbed");
}

/// Plays random matches of four; `each` sees every decision before it is made.
fn at_random(mut each: impl FnMut(&Match<RattusCartus>, Seat)) -> Vec<Match<RattusCartus>> {
    let play = |seed: u8| {
        let names = ["Anna", "Boris", "Clara", "Dmitri"].map(str::to_owned).to_vec();
        let game = Match::new(Options::default(), names, Seed::from_bytes([seed; 32]));
        let mut game: Match<RattusCartus> = game.expect("the game is for four");
        let mut rng = Rng::fast(seed.into());
        while let Some(seat) = game.to_act().first() {
            each(&game, seat);
            let action = *rng.pick(&game.legal_actions(seat)).expect("they may do something");
            game.play(seat, action).expect("it is legal");
        }
        game
    };
    (0..4).map(play).collect()
}

#[test]
fn r3_every_card_that_is_laid_can_be_clicked_back_until_the_visit_ends() {
    let mut n_laid = 0;
    at_random(|game, seat| {
        let view = game.view(Viewer::Seat(seat));
        let lays = matches!(view.phase, Phase::Laying { .. });
        let laid = view.visits.last().filter(|_| lays).map_or(0, |visit| visit.cards.len());
        let buttons = board::trial::board_of(game, seat).matches("name=\"earlier\"").count();
        assert_eq!(buttons, usize::from(laid), "no card but those that the viewer lays");
        n_laid += buttons;
    });
    assert!(n_laid > 20, "cards were laid");
}

#[test]
fn r2_a_nun_card_that_one_knows_does_not_ask_to_be_looked_at() {
    let mut n_known = 0;
    at_random(|game, seat| {
        let is_look = |action: &Action| matches!(action, Action::Look { .. });
        let looks = game.legal_actions(seat).into_iter().filter(is_look);
        let view = game.view(Viewer::Seat(seat));
        let known = looks.filter(|look| {
            matches!(look, Action::Look { place } if view.nun_row[usize::from(*place)].card.is_some())
        });
        let known = known.count();
        let drawn = board::trial::board_of(game, seat);
        assert_eq!(drawn.matches("class=\"again\"").count(), known);
        n_known += known;
    });
    assert!(n_known > 0, "somebody could look again");
}

#[test]
fn e5_a_skull_stands_beside_everybody_who_died_whatever_their_points() {
    let mut n_dead = 0;
    for game in at_random(|_, _| {}) {
        let view = game.view(Viewer::Spectator);
        let cards = view.nun_row.iter().filter_map(|nun| nun.card);
        let nuns: u16 = cards.map(|card| u16::from(card.nuns.number())).sum();
        let rats = view.rats.values().iter();
        let dead =
            rats.filter(|rats| matches!(rats, SeenRats::Known(rats) if *rats > nuns)).count();
        let drawn = board::trial::board_of(&game, Seat::new(0));
        let skulls = drawn.matches("#skull").count();
        assert_eq!(skulls, 3 * dead, "at their seat, above their points and beside their rats");
        n_dead += dead;
    }
    assert!(n_dead > 0, "somebody died");
}

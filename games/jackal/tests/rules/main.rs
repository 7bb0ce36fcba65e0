//! One test a rule, named by its number in RULES.md. How pirates walk is tested in `src/movement.rs`, too.

mod position;

use game::{Choice, Game, Match, Refusal, Rng, Seat, Seats, Seed, Viewer};
use game_test::{Script, fresh, fresh_with, play_and_look, play_randomly};
use jackal::chart::{CHART, EASY_ISLANDS};
use jackal::components::{CARDS, all_cards};
use jackal::island::{Idea, Island, Terrain};
use jackal::laying::Plan;
use jackal::movement::{End, Walk};
use jackal::view::{SeenHand, SeenPlan, Stage};
use jackal::{Action, Aid, Card, Jackal, Options};
use position::{Position, place};

use Card::{
    BlueFlag, Diagonal, Doubling, Falling, Friday, Horizontal, Horse, Orthogonal, RedFlag, Rising,
    Rum, Vertical, Weapon,
};

/// An easy island: from the white flag on d3, ⤡ leads to the 1 on c4, ⤢ and a horse to the 3 on a1.
const LANDING: &str = "island-first-landing";

#[test]
fn c1_there_are_60_action_cards_in_the_numbers_of_the_rulebook() {
    let arrows: u8 = CARDS[..Horse.kind()].iter().map(|(_, copies)| copies).sum();
    let others = [Horse, RedFlag, BlueFlag, Doubling, Friday, Weapon, Rum];
    assert_eq!(arrows, 31);
    assert_eq!(others.map(|card| CARDS[card.kind()].1), [6, 4, 4, 4, 3, 4, 4]);
    assert_eq!(all_cards().len(), 60);
    assert!((0..).zip(&CARDS).all(|(kind, (card, _))| card.kind() == kind));
}

#[test]
fn c2_there_are_40_islands_with_a_white_flag_and_chests_of_1_to_3_coins() {
    assert_eq!(CHART.len(), 40);
    for island in &CHART {
        let flags = island.cells().iter().filter(|cell| **cell == Terrain::WhiteFlag).count();
        assert_eq!(flags, 1, "{}", island.name);
        assert!(island.chests().iter().all(|(_, value)| (1..=3).contains(value)));
        assert!(!island.chests().is_empty());
    }
}

#[test]
fn c3_the_bank_pays_six_coins_for_a_chest_of_three() {
    let mut voyage = all_to_the_three(3);
    (0..3).for_each(|seat| voyage.walk(seat, "c2 a1"));
    assert_eq!(voyage.coins().iter().sum::<u8>(), 6);
}

#[test]
fn s1_everyone_begins_with_five_cards_and_no_coins_and_visits_ten_islands() {
    let state = fresh::<Jackal>(4, 3);
    let view = state.view(Viewer::Referee);
    assert!(view.hands.values().iter().all(|hand| hand.len() == 5));
    assert_eq!((view.coins.values(), view.deck), (&[0; 4][..], 40));
    assert_eq!(play_randomly(state, 7).view(Viewer::Referee).logbook.len(), 10);
}

#[test]
fn s1_the_teaching_game_visits_the_four_easy_islands() {
    let end = play_randomly(fresh_with::<Jackal>(&Options { teaching: true }, 2, 3), 7)
        .view(Viewer::Referee);
    let mut visited: Vec<u8> = end.logbook.iter().map(|entry| entry.island.number()).collect();
    visited.sort_unstable();
    assert_eq!(visited, [0, 1, 2, 3]);
    let is_hard =
        |cell: &Terrain| matches!(cell, Terrain::Robber | Terrain::RedFlag | Terrain::BlueFlag);
    assert!(CHART[..EASY_ISLANDS].iter().all(|island| !island.cells().iter().any(is_hard)));
}

#[test]
fn s1_the_first_player_is_drawn_by_lot() {
    let mut begun = [0; 4];
    (0..400).for_each(|seed| {
        begun[fresh::<Jackal>(4, seed).view(Viewer::Spectator).first.index()] += 1;
    });
    assert!(begun.iter().all(|n| (60..140).contains(n)), "{begun:?}");
}

#[test]
fn r1_no_island_is_visited_twice_and_walks_begin_on_the_white_flag() {
    let end = play_and_look(fresh::<Jackal>(3, 5), 7, |state| {
        let view = state.view(Viewer::Referee);
        for walk in view.walks.values().iter().flatten() {
            let start = walk.start.map(|place| view.chart().cell(place));
            let flags = [Terrain::WhiteFlag, Terrain::RedFlag, Terrain::BlueFlag];
            assert!(start.is_none_or(|cell| flags.contains(&cell)));
        }
    });
    let mut visited: Vec<u8> =
        end.view(Viewer::Referee).logbook.iter().map(|entry| entry.island.number()).collect();
    visited.sort_unstable();
    visited.dedup();
    assert_eq!(visited.len(), 10);
    assert_eq!(Walk::begin(&CHART[0], &[Vertical], false).start, Some(CHART[0].white()));
}

#[test]
fn r2_a_row_has_arrows_and_horses_in_order_and_a_flag_only_first() {
    let cards = [Horizontal, RedFlag, BlueFlag, Horse, Doubling, Friday, Weapon, Rum];
    let mut voyage = Position::new(2, LANDING).hand(0, &cards).script();
    let refusal = |voyage: &position::Voyage, card| voyage.refusal(Action::Lay(card), 0);
    assert_eq!(refusal(&voyage, Vertical), "You have no arrow ↕ left to lay. [R2]");
    assert_eq!(
        refusal(&voyage, Weapon),
        "A weapon is not laid now: you attach it when you declare your walk. [R2]"
    );
    voyage.act(Action::Lay(BlueFlag), 0);
    assert_eq!(
        refusal(&voyage, RedFlag),
        "Your row has a flag already: it can have only one. [R2]"
    );
    voyage.act(Action::Lay(Horizontal), 0);
    assert_eq!(refusal(&voyage, Horizontal), "You have no arrow ↔ left to lay. [R2]");
    voyage.act(Action::Lay(Horse), 0);
    assert_eq!(voyage.view().plans[Seat::new(0)].row(), [BlueFlag, Horizontal, Horse]);
}

#[test]
fn r2_a_flag_after_another_card_and_an_empty_row_are_refused() {
    let mut voyage = Position::new(2, LANDING).hand(0, &[Horizontal, RedFlag]).script();
    assert_eq!(voyage.refusal(Action::Ready, 0), "Lay at least one card, or sail to Tortuga. [R2]");
    voyage.act(Action::Lay(Horizontal), 0);
    assert_eq!(
        voyage.refusal(Action::Lay(RedFlag), 0),
        "A flag can only be the first card of a row. [R2]"
    );
}

#[test]
fn r2_a_flag_may_lie_alone() {
    let mut voyage = Position::new(2, LANDING).hand(0, &[RedFlag, Horizontal]).script();
    voyage.act(Action::Lay(RedFlag), 0);
    assert_eq!(voyage.view().plans[Seat::new(0)].row(), [RedFlag]);
    voyage.act(Action::Ready, 0);
}

#[test]
fn r2_whoever_has_nothing_to_walk_by_lays_one_card_as_a_blank() {
    let mut voyage = Position::new(2, LANDING).hand(0, &[Rum, Weapon]).script();
    voyage.act(Action::Lay(Rum), 0);
    assert_eq!(
        voyage.refusal(Action::Lay(Weapon), 0),
        "You lay a single card as a blank, and it lies already. [R2]"
    );
    voyage.act(Action::Ready, 0);
    voyage.act(Action::Ready, 1);
    voyage.no_rum();
    assert!(voyage.news().contains("Anna has no card to move with and stays on the white flag."));
}

#[test]
fn r2_rows_are_secret_and_can_be_taken_back_until_the_last_player_is_ready() {
    let names = vec![String::new(); 2];
    let mut table =
        Match::<Jackal>::new(Options::default(), names, Seed::from_bytes([7; 32])).unwrap();
    let (one, other) = (Seat::new(0), Seat::new(1));
    let lay = table.legal_actions(one)[0];
    let unknown = table.view(Viewer::Seat(other));
    table.play(one, lay).unwrap();
    assert_eq!(table.view(Viewer::Seat(other)), unknown);
    table.play(one, Action::Ready).unwrap();
    assert_eq!(table.view(Viewer::Seat(other)).plans[one], SeenPlan::Sealed);
    table.take_back(one).unwrap();
    table.take_back(one).unwrap();
    assert_eq!(table.view(Viewer::Seat(one)).plans[one], SeenPlan::Known(Plan::default()));
}

#[test]
fn r3_rum_is_one_step_of_rest_however_much_of_it() {
    let hands = [[Falling, Horse].as_slice(), &[Horse, Rum, Rum, Rum], &[Falling]];
    let mut voyage =
        Position::new(3, LANDING).hand(0, hands[0]).hand(1, hands[1]).hand(2, hands[2]).script();
    voyage.lay(0, &[Falling]);
    voyage.lay(1, &[Horse]);
    voyage.lay(2, &[Falling]);
    voyage.act(Action::Pour(Seat::new(0)), 1);
    voyage.act(Action::Pour(Seat::new(0)), 1);
    voyage.no_rum();
    voyage.walk(0, "c4");
    voyage.walk(1, "c1");
    voyage.walk(2, "c4");
    assert_eq!(voyage.coins(), [0, 0, 1], "{}", voyage.news());
}

#[test]
fn r3_rum_is_for_other_pirates_on_the_island() {
    let mut voyage = Position::new(3, LANDING)
        .hand(0, &[Falling, Rum])
        .hand(1, &[Falling, Horse])
        .hand(2, &[Falling, Rum])
        .coins(2, 1)
        .script();
    assert_eq!(
        voyage.refusal(Action::Lay(Rum), 0),
        "Rum is not laid: you pour it for others when all rows are down. [R3]"
    );
    voyage.lay(0, &[Falling]);
    voyage.lay(1, &[Falling]);
    voyage.act(Action::Tortuga(1), 2);
    assert_eq!(voyage.to_act(), [0, 1], "a sailor pours nothing");
    let refusal = |seat, by| voyage.refusal(Action::Pour(Seat::new(seat)), by);
    assert_eq!(refusal(0, 0), "Rum is for the others. [R3]");
    assert_eq!(refusal(2, 0), "That pirate is not on the island. [R3]");
    assert_eq!(refusal(0, 1), "You have no rum left. [R3]");
    assert_eq!(voyage.choices(0), ["Pour rum for Boris", "No more rum"]);
}

#[test]
fn r3_everyone_with_cards_is_asked_and_nobody_sees_what_they_decide() {
    let mut voyage = Position::new(3, LANDING)
        .hand(0, &[Falling, Rum])
        .hand(1, &[Falling, Horse])
        .hand(2, &[Falling])
        .script();
    (0..3).for_each(|seat| voyage.lay(seat, &[Falling]));
    assert_eq!(voyage.to_act(), [0, 1]);
    voyage.act(Action::Pour(Seat::new(1)), 0);
    voyage.act(Action::Poured, 0);
    let seen = voyage.view_of(1);
    assert_eq!(seen.pours.unwrap()[Seat::new(0)], Choice::Sealed);
    assert_eq!(seen.rum.values(), [0, 0, 0]);
}

#[test]
fn r3_nobody_is_asked_for_rum_that_all_know_to_be_discarded() {
    let position =
        || Position::new(2, LANDING).hand(0, &[Falling, Horse]).hand(1, &[Falling, Horse]);
    for (mut voyage, is_asked) in
        [(position().deck(0).script(), false), (position().script(), true)]
    {
        (0..2).for_each(|seat| voyage.lay(seat, &[Falling]));
        assert_eq!(voyage.is_pouring(), is_asked);
    }
}

#[test]
fn r3_nobody_is_asked_when_a_pirate_is_alone_on_the_island() {
    let mut voyage = Position::new(2, LANDING)
        .hand(0, &[Falling, Rum])
        .hand(1, &[Falling, Rum])
        .coins(1, 1)
        .script();
    voyage.lay(0, &[Falling]);
    voyage.act(Action::Tortuga(1), 1);
    assert!(!voyage.is_pouring());
}

#[test]
fn r4_rows_lie_face_down_until_all_are_turned_up() {
    let mut voyage =
        Position::new(2, LANDING).hand(0, &[Horse, Falling, Rum]).hand(1, &[Falling, Rum]).script();
    voyage.lay(0, &[Horse, Falling]);
    voyage.lay(1, &[Falling]);
    assert_eq!(voyage.view_of(1).plans[Seat::new(0)], SeenPlan::FaceDown(2));
    voyage.no_rum();
    assert_eq!(voyage.view_of(1).plans[Seat::new(0)].row(), [Horse, Falling]);
}

#[test]
fn r4_imagined_rows_are_rows_even_when_arrows_are_scarce() {
    let mut voyage = Position::new(3, LANDING)
        .hand(0, &[Falling, Rum])
        .hand(1, &[RedFlag, Horizontal, Rum])
        .hand(2, &[Vertical, Vertical, Rum])
        .deck(0)
        .script();
    voyage.lay(0, &[Falling]);
    voyage.lay(1, &[RedFlag, Horizontal]);
    voyage.lay(2, &[Vertical, Vertical]);
    for seed in 0..100 {
        let imagined = Jackal::imagine(&voyage.view_of(0), &mut Rng::fast(seed));
        let plans = imagined.view(Viewer::Referee).plans;
        assert!(
            plans.values().iter().all(|plan| plan.row().iter().skip(1).all(|it| it.is_mover()))
        );
    }
}

#[test]
fn r5_walks_are_declared_clockwise_from_the_first_player_in_sight_of_those_before() {
    let mut voyage = Position::new(3, LANDING).first(1).script_with([Falling, Rum]);
    (0..3).for_each(|seat| voyage.lay(seat, &[Falling]));
    voyage.no_rum();
    for (seat, to) in [(1, "c4"), (2, "e2"), (0, "c4")] {
        assert_eq!(voyage.to_act(), [seat]);
        let declared = voyage.view_of(seat).walks.values().iter().flatten().count();
        assert_eq!(declared, [2, 0, 1][seat as usize]);
        voyage.walk(seat, to);
    }
    assert_eq!(voyage.coins(), [0, 1, 0]);
}

#[test]
fn r5_a_walk_is_its_owners_until_it_is_declared() {
    let mut voyage = Position::new(2, LANDING).script_with([Falling, Rum]);
    (0..2).for_each(|seat| voyage.lay(seat, &[Falling]));
    voyage.no_rum();
    assert_eq!(
        voyage.refusal(Action::Declare, 0),
        "There is 1 card to carry out before you can declare your walk. [R6]"
    );
    voyage.act(Action::Step(place("c4")), 0);
    assert_eq!(voyage.view_of(0).draft.unwrap().course.end, Some(End::Chest(1)));
    assert_eq!(voyage.view_of(1).draft, None);
    assert_eq!(
        voyage.refusal(Action::Ready, 0),
        "The rows are open: it is time to declare your walk. [R5]"
    );
}

#[test]
fn r5_a_declared_step_can_be_taken_back_but_a_declared_walk_cannot() {
    let names = vec![String::new(); 2];
    let mut table =
        Match::<Jackal>::new(Options::default(), names, Seed::from_bytes([9; 32])).unwrap();
    let mut rng = Rng::fast(1);
    let step = loop {
        let seat = table.to_act().first().unwrap();
        let action = *rng.pick(&table.legal_actions(seat)).unwrap();
        table.play(seat, action).unwrap();
        if matches!(action, Action::Step(_)) {
            break seat;
        }
    };
    table.take_back(step).unwrap();
    let Stage::Declaring(seat) = table.view(Viewer::Spectator).stage else {
        panic!("not declaring")
    };
    while table.to_act() == Seats::only(seat)
        && table.record().actions.last().unwrap().1 != Action::Declare
    {
        let action = *table.legal_actions(seat).last().unwrap();
        table.play(seat, action).unwrap();
    }
    assert_eq!(table.take_back(seat), Err(Refusal::Revealed));
}

#[test]
fn r5_a_walk_without_any_choice_declares_itself() {
    let mut voyage =
        Position::new(2, LANDING).hand(0, &[RedFlag, Rum]).hand(1, &[Falling]).script();
    voyage.lay(0, &[RedFlag]);
    voyage.lay(1, &[Falling]);
    voyage.no_rum();
    assert_eq!(voyage.to_act(), [1]);
}

#[test]
fn r6_a_card_leads_only_where_it_can_and_never_into_water() {
    let mut voyage = Position::new(2, LANDING).script_with([Falling, Rum]);
    (0..2).for_each(|seat| voyage.lay(seat, &[Falling]));
    voyage.no_rum();
    let refusal = |cell| voyage.refusal(Action::Step(place(cell)), 0);
    assert_eq!(refusal("e3"), "The arrow ⤡ does not lead to e3 from here. [R6]");
    assert_eq!(refusal("c3"), "The arrow ⤡ does not lead to c3 from here. [R6]");
    assert_eq!(refusal("b3"), "There is water at b3. [R6]");
    assert_eq!(voyage.choices(0), ["Go to c4", "Go to e2"]);
}

#[test]
fn r6_a_card_that_leads_nowhere_is_spent_standing_still() {
    let rows = ["~~~~~", "~~~~~", "~~W.~", "~~~1~", "~~~~~"];
    let island = Island::drawn("island", Idea::Fork, rows);
    let walk = Walk::begin(&island, &[Vertical, Rising], false);
    assert_eq!((walk.course.pirate.steps, walk.course.end), (2, Some(End::RowUsed)));
}

#[test]
fn r7_attachments_are_limited_by_what_a_card_can_meet() {
    let hand = [Horse, Doubling, Doubling, Friday, Friday, Weapon];
    let mut voyage = Position::new(2, LANDING).hand(0, &hand).hand(1, &[Falling]).script();
    voyage.lay(0, &[Horse]);
    voyage.lay(1, &[Falling]);
    voyage.no_rum();
    voyage.act(Action::Attach(Aid::Friday), 0);
    assert_eq!(
        voyage.refusal(Action::Attach(Aid::Friday), 0),
        "This card has enough of that: one Friday, or two if it is doubled. [R7]"
    );
    voyage.act(Action::Attach(Aid::Doubling), 0);
    assert_eq!(
        voyage.refusal(Action::Attach(Aid::Doubling), 0),
        "This card is doubled already. [R7]"
    );
    voyage.act(Action::Attach(Aid::Friday), 0);
    voyage.act(Action::Step(place("b4")), 0);
    assert_eq!(
        voyage.refusal(Action::Attach(Aid::Weapon), 0),
        "The doubled card was carried out once already: attach before its first move. [R7]"
    );
}

#[test]
fn r7_attached_cards_leave_the_hand_when_the_walk_is_declared() {
    let hand = [Falling, Doubling, Weapon, Horse, Horse, Horse];
    let mut voyage = Position::new(2, LANDING).hand(0, &hand).hand(1, &[Falling]).script();
    (0..2).for_each(|seat| voyage.lay(seat, &[Falling]));
    voyage.no_rum();
    voyage.act(Action::Attach(Aid::Weapon), 0);
    assert_eq!(voyage.cards()[0], 5);
    voyage.walk(0, "e2");
    assert_eq!(voyage.cards()[0], 4);
    assert!(voyage.news().contains("Anna attaches a card to the arrow ⤡: weapon."));
}

#[test]
fn r8_chests_and_robbers_end_a_walk_and_a_missing_flag_forbids_it() {
    let island = Island::drawn("island", Idea::Fork, ["~~~~~", "~~~~~", "XW1.~", "~~~~~", "~~~~~"]);
    let row = [Horizontal, Horizontal];
    let end = |cell: &str| {
        let mut walk = Walk::begin(&island, &row, false);
        walk.go(&island, &row, place(cell));
        walk.course.end
    };
    assert_eq!(end("c3"), Some(End::Chest(1)));
    assert_eq!(end("a3"), Some(End::Robber));
    assert_eq!(Walk::begin(&island, &[RedFlag, Horizontal], false).course.end, Some(End::NoFlag));
}

#[test]
fn r8_an_ended_walk_has_no_further_step() {
    let mut voyage = Position::new(2, LANDING).script_with([Falling, Falling, Rum]);
    (0..2).for_each(|seat| voyage.lay(seat, &[Falling, Falling]));
    voyage.no_rum();
    voyage.act(Action::Step(place("c4")), 0);
    assert_eq!(
        voyage.refusal(Action::Step(place("d3")), 0),
        "Your walk is over: you only have to declare it. [R8]"
    );
}

#[test]
fn r9_tortuga_sells_2_3_or_5_cards_for_1_2_or_3_coins() {
    for (price, cards) in [(1, 2), (2, 3), (3, 5)] {
        let hand = [Falling, Horse, Vertical, Rum];
        let mut voyage =
            Position::new(2, LANDING).hand(0, &hand).hand(1, &[Falling]).coins(0, 3).script();
        voyage.act(Action::Tortuga(price), 0);
        voyage.lay(1, &[Falling]);
        assert_eq!(voyage.cards()[0], 4 + cards);
        assert_eq!(voyage.coins()[0], 3 - price);
    }
}

#[test]
fn r9_whoever_sails_pays_does_not_walk_and_gets_no_card_for_walking() {
    let mut voyage = Position::new(2, LANDING)
        .hand(0, &[Falling, Horse])
        .hand(1, &[Falling])
        .coins(0, 1)
        .script();
    assert_eq!(voyage.refusal(Action::Tortuga(2), 0), "You need 2 coins and have 1. [R9]");
    assert_eq!(
        voyage.refusal(Action::Tortuga(4), 0),
        "Tortuga sells nothing for 4 coins: cards cost 1, 2 or 3 coins. [R9]"
    );
    voyage.act(Action::Tortuga(1), 0);
    voyage.lay(1, &[Falling]);
    voyage.walk(1, "c4");
    assert_eq!((voyage.cards(), voyage.coins()), (vec![4, 4], vec![0, 1]));
}

#[test]
fn r9_whoever_has_laid_cards_takes_them_back_before_sailing() {
    let mut voyage = Position::new(2, LANDING).hand(0, &[Falling, Horse]).coins(0, 1).script();
    voyage.act(Action::Lay(Falling), 0);
    assert_eq!(
        voyage.refusal(Action::Tortuga(1), 0),
        "You have laid cards for the walk: take them back before you sail to Tortuga. [R9]"
    );
}

/// The rulebook's example: rum, blue flag and ↔, diagonal and Friday, vertical, doubled diagonal, arrow and weapon, any
/// side, horse.
#[test]
fn r10_the_example_of_the_rulebook_takes_eight_steps() {
    let rows = ["~~3~~", "~~~~.", "~.~.T", "~X..B", "W~~~~"];
    let island = Island::drawn("island", Idea::Fork, rows);
    let row = [BlueFlag, Horizontal, Rising, Vertical, Diagonal, Horizontal, Orthogonal, Horse];
    let mut walk = Walk::begin(&island, &row, true);
    let cards = [
        (None, "d2"),
        (Some(Aid::Friday), "e3"),
        (None, "e4"),
        (Some(Aid::Doubling), "d3 c2"),
        (Some(Aid::Weapon), "b2"),
        (None, "b3"),
        (None, "c5"),
    ];
    let steps = cards.map(|(aid, cells)| {
        aid.into_iter().for_each(|aid| walk.attach(aid));
        cells.split(' ').for_each(|cell| walk.go(&island, &row, place(cell)));
        walk.course.pirate.steps
    });
    assert_eq!(steps, [2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(walk.course.end, Some(End::Chest(3)));
}

#[test]
fn r10_a_chest_of_three_pays_three_two_one_and_a_chest_of_one_pays_one_nothing() {
    let mut voyage = all_to_the_three(4);
    (0..4).for_each(|seat| voyage.walk(seat, "c2 a1"));
    assert_eq!(voyage.coins(), [3, 2, 1, 0]);
    let mut voyage = Position::new(2, LANDING).script_with([Falling, Rum]);
    (0..2).for_each(|seat| voyage.lay(seat, &[Falling]));
    voyage.no_rum();
    (0..2).for_each(|seat| voyage.walk(seat, "c4"));
    assert_eq!(voyage.coins(), [1, 0]);
}

#[test]
fn r10_fewer_steps_come_first_and_equal_ones_in_the_order_of_seats() {
    let mut voyage = Position::new(3, LANDING)
        .first(2)
        .hand(0, &[Rising, Horse])
        .hand(1, &[Rising, Horse, Rum])
        .hand(2, &[Rising, Rising, Rising, Horse])
        .script();
    voyage.lay(0, &[Rising, Horse]);
    voyage.lay(1, &[Rising, Horse]);
    voyage.lay(2, &[Rising, Rising, Rising, Horse]);
    voyage.no_rum();
    // From e4 the arrow leads back to d3 only, and does so by itself.
    voyage.walk(2, "e4 c2 a1");
    voyage.walk(0, "c2 a1");
    voyage.walk(1, "c2 a1");
    assert_eq!(voyage.coins(), [3, 2, 1]);
    let tie =
        "Boris is as quick at a1 as Anna (steps: 2), who comes earlier in turn: number 2, 2 coins.";
    assert!(voyage.news().contains(tie));
}

#[test]
fn r11_a_walker_gets_a_card_and_whoever_has_fewer_than_four_draws_up() {
    let many = [Falling, Horse, Horse, Horse, Vertical, Vertical];
    let mut voyage = Position::new(2, LANDING).hand(0, &many).hand(1, &[Falling, Rum]).script();
    (0..2).for_each(|seat| voyage.lay(seat, &[Falling]));
    voyage.no_rum();
    voyage.walk(0, "e2");
    voyage.walk(1, "c4");
    assert_eq!(voyage.cards(), [6, 4]);
    assert_eq!(voyage.view().discards.count(Falling.kind()), 2);
}

#[test]
fn r11_an_empty_deck_is_made_from_the_discards() {
    let mut voyage = Position::new(2, LANDING)
        .hand(0, &[Falling, Rum])
        .hand(1, &[Falling, Rum])
        .deck(2)
        .script();
    (0..2).for_each(|seat| voyage.lay(seat, &[Falling]));
    voyage.no_rum();
    (0..2).for_each(|seat| voyage.walk(seat, "c4"));
    assert!(voyage.news().contains("The deck is empty: the discards are shuffled."));
    assert_eq!((voyage.cards(), voyage.view().discards.len()), (vec![4, 4], 0));
}

#[test]
fn r11_drawn_cards_are_seen_by_their_owner_alone() {
    let mut script = Script::<Jackal>::new(2);
    let news = script.news();
    let seen: Vec<&str> = news.lines().filter(|line| line.contains("You draw")).collect();
    assert!(
        matches!(seen.as_slice(), [anna, boris] if anna.starts_with("(Anna only)") && boris.starts_with("(Boris only)"))
    );
    assert_eq!(script.view(0).hands[Seat::new(1)], SeenHand::Count(5));
}

#[test]
fn r12_the_first_players_card_goes_to_the_left() {
    let mut voyage = Position::new(3, LANDING).first(2).script_with([Falling, Rum]);
    (0..3).for_each(|seat| voyage.lay(seat, &[Falling]));
    voyage.no_rum();
    [2, 0, 1].into_iter().for_each(|seat| voyage.walk(seat, "e2"));
    assert_eq!(voyage.view().first, Seat::new(0));
}

#[test]
fn e1_most_coins_win_and_equal_ones_share() {
    let mut voyage = Position::new(3, LANDING)
        .coins(0, 4)
        .coins(1, 5)
        .coins(2, 2)
        .last()
        .script_with([Falling, Rum]);
    (0..3).for_each(|seat| voyage.lay(seat, &[Falling]));
    voyage.no_rum();
    (0..3).for_each(|seat| voyage.walk(seat, "c4"));
    let outcome = voyage.state().outcome().unwrap();
    assert_eq!(outcome.points.values(), [5, 5, 2]);
    assert_eq!(outcome.places.values(), [1, 1, 3]);
}

/// Everyone has laid a row that leads to the chest of three.
fn all_to_the_three(n_seats: u8) -> position::Voyage {
    let mut voyage = Position::new(n_seats, LANDING).script_with([Rising, Horse]);
    (0..n_seats).for_each(|seat| voyage.lay(seat, &[Rising, Horse]));
    voyage.no_rum();
    voyage
}

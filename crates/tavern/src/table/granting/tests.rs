use game::{AnyMatch, Written};

use super::*;
use crate::table::trial::{game_that_begins_in_secret, person};

/// Anna and Boris, who play a game that begins with secret choices.
fn two_at_a_table() -> (Table, [Asker; 2]) {
    let askers = [person(1, "Anna"), person(2, "Boris")];
    let kind = game_that_begins_in_secret();
    let setup = crate::table::TableSetup::new(askers[0].player, 2);
    let mut table = Table::new(TableId::random(), kind, setup, 0);
    for asker in &askers {
        table.ask(asker, &Ask::Sit { seat: None, salt: Some(String::new()) }).unwrap();
    }
    (table, askers)
}

/// Both have two things to do in a row that nobody else can notice, which not every deal gives them.
fn two_who_play() -> (Table, [Asker; 2]) {
    loop {
        let (mut table, askers) = two_at_a_table();
        table.ask(&askers[0], &Ask::Start).unwrap();
        if askers.iter().all(|asker| has_two_secrets(&table, asker)) {
            return (table, askers);
        }
    }
}

fn has_two_secrets(table: &Table, asker: &Asker) -> bool {
    let seat = table.seat_of(asker.player).unwrap();
    let record = table.play().unwrap().the_match().record();
    let mut copy = table.kind().game.replay(&record).unwrap();
    (0..2).all(|_| {
        let action = first_secret(&*copy, seat);
        action.is_some_and(|action| copy.play(seat, &action).is_ok())
    })
}

fn first_secret(of: &dyn AnyMatch, seat: Seat) -> Option<Written> {
    let legal = of.legal_json(seat, usize::MAX);
    legal.into_iter().find(|action| !of.would_be_noticed(seat, action))
}

fn first_action(table: &Table, asker: &Asker) -> Box<RawValue> {
    let seat = table.seat_of(asker.player).unwrap();
    first_secret(table.play().unwrap().the_match(), seat).unwrap().into()
}

/// Lays a card, which nobody else can notice.
fn lay(table: &mut Table, asker: &Asker) {
    let seat = table.seat_of(asker.player).unwrap();
    let decision = table.play().unwrap().decision(seat).unwrap();
    let action = first_action(table, asker);
    table.ask(asker, &Ask::Play { decision, action, id: None }).unwrap();
    assert!(table.play().unwrap().the_match().noticed().is_only(seat), "this is no secret");
}

fn code(answer: Result<Done>) -> &'static str {
    answer.map_or_else(|problem| problem.code(), |_| "done")
}

#[test]
fn what_others_do_in_secret_does_not_end_a_wish_to_go_back() {
    let (mut table, [anna, boris]) = two_who_play();
    lay(&mut table, &anna);
    lay(&mut table, &boris);
    table.ask(&boris, &Ask::Undo { agree: true }).unwrap();
    lay(&mut table, &anna);
    table.ask(&anna, &Ask::TakeBack { earlier: None }).unwrap();
    table.ask(&anna, &Ask::TakeBack { earlier: None }).unwrap();
    assert!(table.play().unwrap().undo().is_some(), "Boris can count the cards of Anna");
    lay(&mut table, &anna);
    table.ask(&anna, &Ask::Undo { agree: true }).unwrap();
    assert_eq!(table.play().unwrap().the_match().n_actions(), 0);
}

#[test]
fn an_earlier_action_is_taken_back_and_what_was_done_after_it_stays() {
    let (mut table, [anna, _]) = two_who_play();
    let first = first_action(&table, &anna);
    lay(&mut table, &anna);
    let second = first_action(&table, &anna);
    lay(&mut table, &anna);
    table.ask(&anna, &Ask::TakeBack { earlier: Some(first.clone()) }).unwrap();
    let game = table.play().unwrap().the_match();
    assert_eq!(game.n_actions(), 1);
    assert!(game.record().contains(second.get()), "{}", game.record());
    let again = table.ask(&anna, &Ask::TakeBack { earlier: Some(first.clone()) });
    assert_eq!(again.is_ok(), first.get() == second.get(), "it lies there no more");
}

#[test]
fn how_often_somebody_may_ask_to_go_back_does_not_depend_on_secrets() {
    let (mut table, [anna, boris]) = two_who_play();
    lay(&mut table, &boris);
    let propose = |table: &mut Table| {
        let asked = code(table.ask(&boris, &Ask::Undo { agree: true }));
        let _ = table.ask(&boris, &Ask::Undo { agree: false });
        asked
    };
    while propose(&mut table) == "done" {}
    lay(&mut table, &anna);
    assert_eq!(propose(&mut table), "asked-enough");
}

#[test]
fn what_changes_nothing_is_not_kept() {
    let (mut table, [anna, boris]) = two_at_a_table();
    table.ask(&boris, &Ask::Stand { seat: None }).unwrap();
    let before = table.n_entries();
    table.ask(&anna, &Ask::Free { seat: Seat::new(1) }).unwrap();
    assert_eq!(table.n_entries(), before);
    let (mut table, [anna, _]) = two_who_play();
    lay(&mut table, &anna);
    table.ask(&anna, &Ask::Undo { agree: true }).unwrap();
    let before = table.n_entries();
    table.ask(&anna, &Ask::Undo { agree: true }).unwrap();
    assert_eq!(table.n_entries(), before);
}

#[test]
fn nobody_takes_back_for_ever() {
    let (mut table, [anna, _]) = two_who_play();
    lay(&mut table, &anna);
    let action = first_action(&table, &anna);
    let change = Ask::Change { action, id: None };
    let n_changes = (0..1_000).take_while(|_| table.ask(&anna, &change).is_ok()).count();
    assert_eq!((n_changes, code(table.ask(&anna, &change))), (100, "taken-back-enough"));
}

#[test]
fn a_table_at_which_too_much_happened_still_gets_a_bot_for_whoever_is_away() {
    let (mut table, [anna, boris]) = two_who_play();
    let mut hush = |quiet| table.ask(&anna, &Ask::Hush { quiet }).is_ok();
    assert!((0..=MAX_SPARE).any(|n| !hush(n % 2 == 0)), "it goes on for ever");
    assert_eq!(code(table.ask(&boris, &Ask::Leave)), "too-much-happened");
    let seat = table.seat_of(anna.player).unwrap();
    table.ask(&boris, &Ask::StandIn { seat }).unwrap();
    assert!(table.sitter(seat).deciding_bot().is_some());
}

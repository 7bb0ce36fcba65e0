//! Proof that the laws bite: one small game in many versions, each with one fault, each caught by the law for it.
#![allow(unreachable_pub, reason = "the small games are written as the crates of real ones are")]

#[path = "bids/src/lib.rs"]
mod bids;
mod nim;

use bids::{Bids, Fault};
use game_test::{Law, find_broken};
use nim::Nim;

const MATCHES: u64 = 60;

/// The law that the game with this fault breaks first.
fn law_broken_by<const FAULT: u8>() -> Option<Law> {
    find_broken::<Bids<FAULT>>(MATCHES).err().map(|broken| broken.breach.law)
}

macro_rules! each_fault_is_caught {
    ($($test:ident: $fault:ident => $law:expr;)*) => {$(
        #[test]
        fn $test() {
            assert_eq!(law_broken_by::<{ Fault::$fault as u8 }>(), $law);
        }
    )*};
}

each_fault_is_caught! {
    a_correct_game_keeps_all_laws: None => None;
    an_outcome_while_somebody_is_to_act_breaks_law_1: EarlyOutcome => Some(Law::Ending);
    an_end_without_an_outcome_breaks_law_1: NoOutcome => Some(Law::Ending);
    a_score_sheet_that_does_not_add_up_breaks_law_1: WrongSheet => Some(Law::Ending);
    legal_actions_for_a_seat_that_is_not_to_act_break_law_2: OutOfTurn => Some(Law::Turns);
    a_seat_to_act_without_an_action_breaks_law_2: NothingToDo => Some(Law::Turns);
    a_check_that_is_too_lax_breaks_law_3: TooLax => Some(Law::Legality);
    a_check_that_is_too_strict_breaks_law_3: TooStrict => Some(Law::Legality);
    an_action_that_is_listed_twice_breaks_law_3: ListedTwice => Some(Law::Legality);
    a_check_that_panics_breaks_law_0: Panicking => Some(Law::NoPanic);
    a_field_that_does_not_survive_the_wire_breaks_law_4: LostOnTheWire => Some(Law::Wire);
    an_imagined_state_that_contradicts_the_view_breaks_law_5: WrongImagination => Some(Law::Imagination);
    an_imagined_state_with_other_cards_breaks_law_5: WrongCards => Some(Law::Imagination);
    a_referee_who_does_not_see_all_breaks_law_5: BlindReferee => Some(Law::Imagination);
    a_game_that_denies_its_secrets_breaks_law_6: FalseOpenness => Some(Law::Secrets);
    a_privilege_of_the_first_mover_breaks_law_7: FirstMover => Some(Law::Order);
    chance_outside_the_generator_breaks_law_8: HiddenChance => Some(Law::Replay);
    a_match_that_never_ends_breaks_law_9: Endless => Some(Law::Bound);
    a_lost_card_breaks_law_11: LostCard => Some(Law::Census);
    a_view_that_shows_all_hands_breaks_law_10: LeakingHands => Some(Law::TwoWorlds);
    a_view_that_shows_the_hand_of_a_neighbour_breaks_law_10: PeekingNeighbours => Some(Law::TwoWorlds);
    a_view_that_shows_secret_choices_breaks_law_10: LeakingSeals => Some(Law::TwoWorlds);
    a_view_that_depends_on_a_hidden_order_breaks_law_10: LeakingOrder => Some(Law::TwoWorlds);
    a_draw_told_to_all_that_should_be_whispered_breaks_law_10: LoudDraw => Some(Law::TwoWorlds);
    a_draw_whispered_to_the_wrong_ear_breaks_law_10: WrongEar => Some(Law::TwoWorlds);
    a_secret_choice_told_to_all_breaks_law_10: LoudSeal => Some(Law::TwoWorlds);
    a_choice_that_weighs_less_when_it_is_made_again_breaks_law_12: HeardFirstMover => Some(Law::TakingBack);
    a_refusal_that_leaves_a_trace_breaks_law_12: Grudge => Some(Law::TakingBack);
    chance_that_is_seen_but_not_told_breaks_law_10: UntoldPrize => Some(Law::TwoWorlds);
}

#[test]
fn an_open_game_in_turns_keeps_all_laws() {
    assert_eq!(find_broken::<Nim<{ nim::HONEST }>>(MATCHES), Ok(()));
}

#[test]
fn an_open_game_that_claims_secrets_breaks_law_6() {
    let broken = find_broken::<Nim<{ nim::BOASTFUL }>>(MATCHES).unwrap_err();
    assert_eq!(broken.breach.law, Law::Secrets);
}

#[test]
fn a_breach_names_law_game_table_seed_step_and_record() {
    let broken = find_broken::<Bids<{ Fault::Endless as u8 }>>(1).unwrap_err();
    let message = broken.to_string();
    for part in [
        "bids breaks law 9: a match ends within",
        "it goes on after 9 actions",
        "2 seats, storm=false, after 9 actions",
        "record: bids.",
    ] {
        assert!(message.contains(part), "{message}");
    }
}

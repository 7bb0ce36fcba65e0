//! What search leans on: rough advice is legal, keys agree with views, and the outlook knows who is ahead.

use game::{Advice, Decision, Effects, Game, Rng, Seat, Viewer};
use sewer_pirats::treasures::{Prize, TROPHY_KINDS};
use sewer_pirats::view::SeenChest;
use sewer_pirats::{Action, Options, SewerPirats, Variant, View};

const VARIANTS: [Variant; 4] =
    [Variant::Base, Variant::Abilities, Variant::SameCrew, Variant::Auction];

/// Plays matches at every table size and with all options, and shows every state to `see` before `act` decides.
fn in_matches(
    matches: u64,
    mut see: impl FnMut(&SewerPirats, Seat, &mut Rng),
    act: impl Fn(&SewerPirats, Seat, &mut Rng) -> Action,
) {
    for number in 0..matches {
        for (variant, open_chests) in VARIANTS.into_iter().flat_map(|v| [(v, false), (v, true)]) {
            let mut rng = Rng::fast(number);
            let options = Options { variant, open_chests };
            let n_seats = 2 + (number % 4) as u8;
            let mut state = SewerPirats::new(&options, n_seats, &mut Effects::silent(&mut rng));
            while let Some(seat) = state.to_act().first() {
                see(&state, seat, &mut rng);
                let action = act(&state, seat, &mut rng);
                state.apply(seat, action, &mut Effects::silent(&mut rng));
            }
        }
    }
}

fn anything(state: &SewerPirats, seat: Seat, rng: &mut Rng) -> Action {
    state.random_action(seat, rng, &mut Vec::new())
}

fn roughly(state: &SewerPirats, seat: Seat, rng: &mut Rng) -> Action {
    state.rough(seat, rng, &mut Vec::new())
}

#[test]
fn rough_advice_is_legal_whatever_others_do() {
    let check = |state: &SewerPirats, seat: Seat, rng: &mut Rng| {
        let action = roughly(state, seat, rng);
        assert_eq!(state.check(seat, &action), Ok(()), "{action:?} in {state:?}");
    };
    in_matches(8, check, anything);
    in_matches(8, check, roughly);
}

#[test]
fn rough_advice_depends_only_on_what_the_seat_knows() {
    let check = |state: &SewerPirats, seat: Seat, rng: &mut Rng| {
        let imagined = SewerPirats::guess(&state.view(Viewer::Seat(seat)), rng);
        let [one, other] = [state, &imagined].map(|state| roughly(state, seat, &mut Rng::fast(7)));
        assert_eq!(one, other, "{state:?}");
    };
    in_matches(4, check, roughly);
}

#[test]
fn keys_are_equal_exactly_where_views_are() {
    let mut seen = std::collections::BTreeMap::new();
    let check = |state: &SewerPirats, _: Seat, rng: &mut Rng| {
        for seat in Seat::all(state.view(Viewer::Referee).n_seats()) {
            let view = state.view(Viewer::Seat(seat));
            let imagined = SewerPirats::guess(&view, rng);
            assert_eq!(imagined.knowledge(seat), state.knowledge(seat), "{state:?}");
            let other = seen.insert(state.knowledge(seat), view.clone());
            assert!(other.is_none_or(|other| other == view), "{state:?}");
        }
    };
    in_matches(4, check, anything);
    assert!(seen.len() > 1_000);
}

#[test]
fn equal_views_have_equal_keys_although_others_hold_other_cards() {
    let check = |state: &SewerPirats, seat: Seat, rng: &mut Rng| {
        let view = state.view(Viewer::Seat(seat));
        let [one, other] = [0; 2].map(|_| SewerPirats::imagine(&view, rng));
        assert_eq!(one.knowledge(seat), other.knowledge(seat), "{view:?}");
    };
    in_matches(4, check, anything);
}

#[test]
fn what_is_worth_a_thought_is_legal_and_not_too_much() {
    let check = |state: &SewerPirats, seat: Seat, rng: &mut Rng| {
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        SewerPirats::prune(&Decision::in_state(state, seat), &mut legal, rng);
        assert!((1..=13).contains(&legal.len()), "{legal:?}");
        for action in legal {
            assert_eq!(state.check(seat, &action), Ok(()), "{action:?} in {state:?}");
        }
    };
    in_matches(8, check, anything);
    in_matches(8, check, roughly);
}

#[test]
fn what_a_sensible_player_would_do_comes_first_so_that_a_decided_match_ends() {
    let check = |state: &SewerPirats, seat: Seat, _: &mut Rng| {
        let decision = Decision::in_state(state, seat);
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        SewerPirats::prune(&decision, &mut legal, &mut Rng::fast(7));
        assert_eq!(legal[0], SewerPirats::advise(&decision, &mut Rng::fast(7)));
    };
    in_matches(4, check, anything);
}

#[test]
fn the_winner_was_ahead_in_the_last_outlook_most_of_the_time() {
    let (mut hits, mut matches) = (0, 0);
    for number in 0..60 {
        let mut rng = Rng::fast(number);
        let options = Options::default();
        let mut state = SewerPirats::new(&options, 4, &mut Effects::silent(&mut rng));
        let mut last = None;
        while let Some(seat) = state.to_act().first() {
            last = state.outlook().or(last);
            let action = roughly(&state, seat, &mut rng);
            state.apply(seat, action, &mut Effects::silent(&mut rng));
        }
        let chances = last.expect("a match has turns").chances();
        let favourite = Seat::all(4).max_by(|a, b| chances[*a].total_cmp(&chances[*b]));
        let winners = state.outcome().expect("the match is over").winners();
        hits += u32::from(favourite.is_some_and(|seat| winners.contains(seat)));
        matches += 1;
    }
    assert!(hits * 3 > matches * 2, "{hits} of {matches}");
}

/// Plays matches with closed chests in which everyone remembers, and shows what each seat recalls beside the truth.
fn in_remembered_matches(n_seats: u8, mut see: impl FnMut(&View, &View)) {
    for (number, variant) in VARIANTS.into_iter().cycle().take(12).enumerate() {
        let mut rng = Rng::fast(number as u64);
        let options = Options { variant, open_chests: false };
        let mut state = SewerPirats::new(&options, n_seats, &mut Effects::silent(&mut rng));
        let mut before: Vec<Option<View>> = vec![None; usize::from(n_seats)];
        while let Some(seat) = state.to_act().first() {
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            // Where there is no choice, nobody is asked.
            if legal.len() > 1 {
                let mut view = state.view(Viewer::Seat(seat));
                SewerPirats::recall(&mut view, before[seat.index()].as_ref());
                see(&view, &state.view(Viewer::Referee));
                before[seat.index()] = Some(view);
            }
            let action = roughly(&state, seat, &mut rng);
            state.apply(seat, action, &mut Effects::silent(&mut rng));
        }
    }
}

fn is_known(chest: &SeenChest) -> bool {
    matches!(chest, SeenChest::Known(_))
}

#[test]
fn of_two_who_forget_nothing_each_knows_the_chest_of_the_other() {
    let (mut known, mut all) = (0, 0);
    in_remembered_matches(2, |recalled, truth| {
        for (seat, chest) in recalled.chests.iter() {
            known += u32::from(is_known(chest));
            all += 1;
            assert!(!is_known(chest) || *chest == truth.chests[seat], "{recalled:?}");
        }
    });
    assert!(known * 100 > all * 90, "{known} of {all}");
}

#[test]
fn of_several_each_knows_what_is_in_all_chests_together() {
    for n_seats in 3..=5 {
        let (mut known, mut all) = (0, 0);
        in_remembered_matches(n_seats, |recalled, truth| {
            all += 1;
            if !recalled.chests.values().iter().all(is_known) {
                return;
            }
            known += 1;
            let [mine, theirs] = [recalled, truth].map(together);
            assert_eq!(mine, theirs, "{recalled:?}");
        });
        assert!(known * 100 > all * 60, "{known} of {all} at {n_seats}");
    }
}

/// How many trophies of each kind, and prizes, are in all chests.
fn together(view: &View) -> Vec<u32> {
    let mut sums = vec![0; TROPHY_KINDS + Prize::ALL.len()];
    for chest in view.chests.values() {
        let SeenChest::Known(chest) = chest else { continue };
        let counts = chest.trophies.counts().iter().chain(chest.prizes.counts());
        sums.iter_mut().zip(counts).for_each(|(sum, count)| *sum += u32::from(*count));
    }
    sums
}

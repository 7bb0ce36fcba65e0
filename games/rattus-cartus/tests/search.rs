//! What search leans on: quick advice, keys of what seats know, and what a position is worth.

use std::collections::BTreeMap;

use game::{Advice, Decision, Effects, Game, Rng, Seat, Seats, Viewer, option_sets, read_options};
use rattus_cartus::phase::Phase;
use rattus_cartus::view::{SeenCards, SeenRats};
use rattus_cartus::{Action, RattusCartus, View};

/// How a match goes on: quick advice, or now and then anything.
fn any_action(state: &RattusCartus, seat: Seat, rng: &mut Rng) -> Action {
    match rng.below(3) {
        0 => state.random_action(seat, rng, &mut Vec::new()),
        _ => state.rough(seat, rng, &mut Vec::new()),
    }
}

/// Shows every decision of a match to `look`.
fn play(mut state: RattusCartus, rng: &mut Rng, mut look: impl FnMut(&RattusCartus, Seat)) {
    while let Some(seat) = state.to_act().first() {
        look(&state, seat);
        let action = any_action(&state, seat, rng);
        state.check(seat, &action).expect("quick advice is legal");
        state.apply(seat, action, &mut Effects::silent(rng));
    }
}

/// Shows every decision of matches of every size with every set of options to `look`.
fn play_all(mut look: impl FnMut(&RattusCartus, Seat)) {
    let mut rng = Rng::fast(4);
    for n_seats in 2..=5 {
        for pairs in option_sets(RattusCartus::options()) {
            let options = read_options::<RattusCartus>(&pairs).expect("these are its options");
            let state = RattusCartus::new(&options, n_seats, &mut Effects::silent(&mut rng));
            play(state, &mut rng, &mut look);
        }
    }
}

/// The beginning of a round at a table of this size, as a referee sees it.
fn round_of(n_seats: u8) -> View {
    let mut rng = Rng::fast(7);
    let options = Default::default();
    RattusCartus::new(&options, n_seats, &mut Effects::silent(&mut rng)).view(Viewer::Referee)
}

/// Everyone's chance to win there.
fn chances(view: &View) -> Vec<f32> {
    let state = RattusCartus::imagine(view, &mut Rng::fast(1));
    state.outlook().expect("a round begins").chances().values().to_vec()
}

#[test]
fn quick_advice_is_always_legal() {
    play_all(|state, seat| {
        let action = state.rough(seat, &mut Rng::fast(u64::from(seat.number())), &mut Vec::new());
        assert_eq!(state.check(seat, &action), Ok(()));
    });
}

#[test]
fn what_is_worth_a_thought_is_legal_and_never_nothing() {
    play_all(|state, seat| {
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        let decision = Decision::in_state(state, seat);
        RattusCartus::prune(&decision, &mut legal, &mut Rng::fast(1));
        assert!((1..=8).contains(&legal.len()), "{legal:?}");
        if matches!(state.view(Viewer::Referee).phase, Phase::Visiting { queue } if queue.len() == 1)
        {
            assert!(!legal.contains(&Action::Pass), "R4: there is nobody to wait for");
        }
        assert!(legal.iter().all(|action| state.check(seat, action).is_ok()));
    });
}

#[test]
fn keys_of_what_a_seat_knows_are_equal_just_where_its_views_are() {
    let mut seen: BTreeMap<(String, Seat, u64), View> = BTreeMap::new();
    let mut keys: BTreeMap<String, u64> = BTreeMap::new();
    let mut rng = Rng::fast(8);
    let mut compare = |state: &RattusCartus, seat: Seat| {
        let (key, view) = (state.knowledge(seat), state.view(Viewer::Seat(seat)));
        let table = format!("{:?} {}", view.options, view.n_seats());
        assert_eq!(*keys.entry(format!("{view:?}")).or_insert(key), key, "equal views, equal keys");
        assert_eq!(*seen.entry((table, seat, key)).or_insert(view.clone()), view, "and other ones");
    };
    for n_seats in 2..=5 {
        let state = RattusCartus::new(&Default::default(), n_seats, &mut Effects::silent(&mut rng));
        play(state, &mut Rng::fast(u64::from(n_seats)), |state, seat| {
            Seat::all(n_seats).for_each(|seat| compare(state, seat));
            let imagined = RattusCartus::guess(&state.view(Viewer::Seat(seat)), &mut rng);
            Seat::all(n_seats).for_each(|seat| compare(&imagined, seat));
        });
    }
}

#[test]
fn a_guess_looks_like_the_view_that_it_was_made_from() {
    let mut rng = Rng::fast(2);
    play_all(|state, seat| {
        let view = state.view(Viewer::Seat(seat));
        assert_eq!(RattusCartus::guess(&view, &mut rng).view(Viewer::Seat(seat)), view);
    });
}

#[test]
fn positions_are_judged_where_a_round_begins_and_nowhere_else() {
    play_all(|state, seat| {
        let view = state.view(Viewer::Spectator);
        let begins = match view.phase {
            Phase::Privilege { seat: picks } => picks == seat && view.first_player == seat,
            Phase::Privileges { pending } => pending == Seats::all(view.n_seats()),
            _ => false,
        };
        assert_eq!(state.outlook().is_some(), begins);
    });
}

#[test]
fn whoever_leads_in_every_estate_is_likely_to_win() {
    for n_seats in 2..=5 {
        let mut view = round_of(n_seats);
        view.tracks.iter_mut().for_each(|track| track.gain(Seat::new(1), 20));
        let chances = chances(&view);
        assert!(chances[1] > 0.8, "{chances:?}");
    }
}

#[test]
fn whoever_has_far_too_many_rats_is_unlikely_to_win() {
    let mut view = round_of(4);
    view.round = 8;
    view.rats[Seat::new(2)] = SeenRats::Known(40);
    let chances = chances(&view);
    assert!(chances[2] < 0.05, "{chances:?}");
}

#[test]
fn cards_in_hand_are_better_than_none() {
    let mut view = round_of(3);
    let empty = SeenCards::Known(Default::default());
    let SeenCards::Known(cards) = std::mem::replace(&mut view.hands[Seat::new(0)], empty) else {
        unreachable!("a referee sees all hands");
    };
    // They go back to the deck.
    let deck = view.deck_cards.as_mut().expect("a referee sees the deck");
    cards.iter().for_each(|card| deck.insert(card.kind()));
    view.deck += cards.len();
    let chances = chances(&view);
    assert!(chances[0] < chances[1] && chances[0] < chances[2], "{chances:?}");
}

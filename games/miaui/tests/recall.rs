//! What a diver remembers.

use game::{Advice, Effects, Game, Rng, Seat, Viewer};
use miaui::view::{SeenHand, SeenPile};
use miaui::{Miaui, Options, View};

/// Plays matches in which everyone remembers, and shows what each seat recalls beside the truth.
fn in_matches(no_fights: bool, mut see: impl FnMut(&View, &View)) {
    for (number, n_seats) in (3..=6).cycle().take(40).enumerate() {
        let mut rng = Rng::fast(number as u64);
        let options = Options { open_baskets: false, no_fights };
        let mut state = Miaui::new(&options, n_seats, &mut Effects::silent(&mut rng));
        let mut before: Vec<Option<View>> = vec![None; usize::from(n_seats)];
        while let Some(seat) = state.to_act().first() {
            let mut view = state.view(Viewer::Seat(seat));
            Miaui::recall(&mut view, before[seat.index()].as_ref());
            see(&view, &state.view(Viewer::Referee));
            before[seat.index()] = Some(view);
            let action = state.rough(seat, &mut rng, &mut Vec::new());
            state.apply(seat, action, &mut Effects::silent(&mut rng));
        }
    }
}

fn is_known(pile: &SeenPile) -> bool {
    matches!(pile, SeenPile::Known(_))
}

#[test]
fn whoever_forgets_nothing_knows_all_cards_that_were_used() {
    for no_fights in [false, true] {
        in_matches(no_fights, |recalled, truth| assert_eq!(recalled.hands, truth.hands));
    }
}

#[test]
fn whoever_forgets_nothing_knows_what_the_others_caught() {
    let (mut known, mut all) = (0, 0);
    in_matches(false, |recalled, truth| {
        for (seat, pile) in recalled.piles.iter() {
            known += u32::from(is_known(pile));
            all += 1;
            assert!(!is_known(pile) || *pile == truth.piles[seat], "{pile:?} in {truth:?}");
        }
    });
    assert!(known * 100 > all * 98, "{known} of {all}");
}

#[test]
fn of_a_stack_that_was_caught_unseen_nothing_wrong_is_remembered() {
    in_matches(true, |recalled, _| {
        for (_, pile) in recalled.piles.iter() {
            let SeenPile::Known(cards) = pile else { continue };
            assert_eq!(cards.len(), pile.len());
        }
        // A world can be imagined in any case.
        let mut rng = Rng::fast(1);
        assert!(!Miaui::guess(recalled, &mut rng).to_act().is_empty());
    });
}

#[test]
fn whoever_comes_later_recalls_nothing_that_they_have_not_seen() {
    let mut rng = Rng::fast(5);
    let mut state = Miaui::new(&Options::default(), 3, &mut Effects::silent(&mut rng));
    while state.view(Viewer::Referee).round < 6 {
        let seat = state.to_act().first().unwrap();
        let action = state.rough(seat, &mut rng, &mut Vec::new());
        state.apply(seat, action, &mut Effects::silent(&mut rng));
    }
    let mut view = state.view(Viewer::Seat(Seat::new(0)));
    Miaui::recall(&mut view, None);
    assert!(matches!(view.hands[Seat::new(1)], SeenHand::Count(_)));
}

//! The crew auction (U1–U8).

use game::{Rng, Seat, Seats};
use game_test::Script;
use sewer_pirats::components::Cards;
use sewer_pirats::view::{SeenCards, SeenStool};
use sewer_pirats::{Action, Clan, Options, Phase, SewerPirats, Variant};

use crate::position::*;
use crate::set_up::begun;

fn auction(n_seats: u8) -> Script<SewerPirats> {
    let options = Options { variant: Variant::Auction, open_chests: false };
    Script::new(n_seats).options(options)
}

/// An auction in which Anna opens, the bar is given from the front, and everybody has cards of one talisman.
fn bar(clans: &[Clan], crews: &[&[Clan]], hands: &[[u8; 3]]) -> Script<SewerPirats> {
    let mut view = all(&auction(crews.len() as u8));
    let stool = |clan: &Clan| SeenStool { clan: *clan, under: SeenCards::Known(Cards::EMPTY) };
    view.bar = clans.iter().map(stool).collect();
    view.turn = Seat::new(0);
    for (i, (clans, hand)) in crews.iter().zip(hands).enumerate() {
        let seat = Seat::new(i as u8);
        view.hands[seat] = SeenCards::Known(Cards::of(*hand));
        clans.iter().for_each(|clan| view.crews[seat].hire(*clan));
    }
    let state = <SewerPirats as game::Game>::imagine(&view, &mut Rng::fast(1));
    Script::from_state(state, crews.len() as u8)
}

#[test]
fn u1_four_figures_a_player_sit_in_one_line() {
    for n_seats in 2..=5 {
        let view = all(&auction(n_seats));
        assert_eq!(view.bar.len(), 4 * usize::from(n_seats));
        // Everybody seats four different clans, the later ones nearer to the front.
        for drawn in view.bar.chunks(4) {
            let clans: Vec<Clan> = drawn.iter().map(|stool| stool.clan).collect();
            assert!((0..4).all(|i| !clans[..i].contains(&clans[i])), "{clans:?}");
        }
    }
}

#[test]
fn u2_everybody_has_eight_cards_and_there_is_no_row_yet() {
    let view = all(&auction(5));
    assert!(view.hands.values().iter().all(|hand| hand.len() == 8));
    assert_eq!((view.row, view.deck), ([None; 4], 14));
}

#[test]
fn u3_u4_a_figure_costs_at_least_as_many_cards_as_figures_sit_before_it() {
    let crews: [&[Clan]; 2] = [&[Rat], &[Rat]];
    let script = bar(&[Rat, Toad, Snail, Rat, Toad, Snail], &crews, &[[2, 0, 0], [3, 0, 0]]);
    assert_eq!(
        script.choices(0),
        [
            "Bid 0 cards for stool 1",
            "Bid 1 card for stool 1",
            "Bid 2 cards for stool 1",
            "Bid 1 card for stool 2",
            "Bid 2 cards for stool 2",
            "Bid 2 cards for stool 3",
        ]
    );
    let open = |stool, bid| Action::Open { stool, bid };
    assert_eq!(script.refusal(&open(2, 1), 0), "This figure costs at least 2 cards. [U3]");
    assert_eq!(
        script.refusal(&open(3, 3), 0),
        "You cannot bid more cards than you hold: you have 2. [U4]"
    );
    assert_eq!(script.refusal(&open(6, 6), 0), "There are only 6 figures in the bar. [U4]");
}

#[test]
fn u4_a_card_goes_under_the_front_figure_if_another_is_put_up() {
    let crews: [&[Clan]; 2] = [&[Rat, Rat], &[Rat, Rat]];
    let start = || bar(&[Rat, Toad, Snail, Weasel], &crews, &[[3, 0, 0], [3, 0, 0]]);
    let mut script = start();
    let deck = all(&script).deck;
    script.play("Bid 1 card for stool 2", 0);
    assert_eq!((all(&script).bar[0].under.len(), all(&script).deck), (1, deck - 1));
    let seen = game::Game::view(script.state(), game::Viewer::Seat(Seat::new(0)));
    assert_eq!(seen.bar[0].under, SeenCards::Count(1));
    let mut script = start();
    script.play("Bid 0 cards for stool 1", 0);
    assert!(all(&script).bar[0].under.is_empty());
}

#[test]
fn u4_anybody_may_be_drawn_to_open_first() {
    let mut first = [0; 3];
    (0..60).for_each(|seed| first[begun(3, Variant::Auction, seed).turn.index()] += 1);
    assert!(first.iter().all(|times| *times > 8), "{first:?}");
}

#[test]
fn u5_the_others_raise_or_pass_and_the_last_bidder_pays_by_choice() {
    let crews: [&[Clan]; 3] = [&[Rat, Rat], &[Rat, Rat], &[Rat, Rat]];
    let bar_of = [Rat, Toad, Snail, Weasel, Rat, Toad];
    let mut script = bar(&bar_of, &crews, &[[3, 2, 0], [3, 0, 1], [3, 0, 0]]);
    script.play("Bid 1 card for stool 2", 0).play("Raise to 2", 1).play("Pass", 2);
    assert_eq!(script.choices(0), ["Pass", "Raise to 3", "Raise to 4", "Raise to 5"]);
    assert_eq!(
        script.refusal(&Action::Raise(2), 0),
        "The bid stands at 2: bid more, or pass. [U5]"
    );
    script.play("Raise to 3", 0);
    assert_eq!(script.to_act(), [1], "Clara has passed");
    script.play("Pass", 1);
    assert_eq!(script.choices(0), ["Discard a cat card", "Discard a bird card"]);
    script
        .play("Discard a bird card", 0)
        .play("Discard a cat card", 0)
        .play("Discard a bird card", 0);
    assert_eq!(hand_of(&script, 0), [2, 0, 0]);
    assert_eq!(all(&script).crews[Seat::new(0)].clans(), [Rat, Rat, Toad]);
}

#[test]
fn u5_whoever_cannot_raise_passes_without_being_asked_and_whoever_bids_all_pays_all() {
    let crews: [&[Clan]; 2] = [&[Rat, Rat], &[Rat, Rat]];
    let mut script = bar(&[Rat, Toad, Snail, Weasel], &crews, &[[1, 1, 0], [1, 0, 1]]);
    script.play("Bid 2 cards for stool 2", 0);
    let news = script.news();
    assert!(news.contains("Boris passes.\nAnna discards a cat card.\nAnna discards a bird card."));
    assert!(news.contains("Anna hires the toad for 2 cards."));
    assert_eq!((hand_of(&script, 0), script.to_act()), ([0; 3], vec![1]));
}

#[test]
fn u5_cards_under_a_figure_go_to_whoever_hires_it_after_paying() {
    let crews: [&[Clan]; 2] = [&[Rat, Rat], &[Rat, Rat]];
    let mut script = bar(&[Rat, Toad, Snail, Weasel], &crews, &[[2, 0, 0], [1, 0, 0]]);
    script.play("Bid 1 card for stool 2", 0);
    script.play("Discard a cat card", 0).skip();
    assert_eq!(script.to_act(), [1]);
    script.play("Bid 1 card for stool 1", 1);
    let news = script.news();
    assert!(news.contains("Boris finds a card under the figure."), "{news}");
    assert!(news.contains("(Boris only) You found a"), "{news}");
    assert_eq!(hand_of(&script, 1).iter().sum::<u8>(), 1);
}

#[test]
fn u6_the_next_opener_sits_left_of_the_winner_and_whoever_has_four_takes_no_part() {
    let crews: [&[Clan]; 3] = [&[Rat], &[Rat; 3], &[Rat; 3]];
    let mut script = bar(&[Toad, Snail, Weasel, Rat, Snail], &crews, &[[3, 0, 0]; 3]);
    script.play("Bid 0 cards for stool 1", 0).play("Raise to 1", 1).play("Pass", 2).play("Pass", 0);
    script.play("Discard a cat card", 1);
    assert_eq!(script.to_act(), [2]);
    script.play("Bid 0 cards for stool 1", 2);
    let Phase::Bidding(lot) = all(&script).phase else { panic!("the bidding is on") };
    assert_eq!(lot.bidders, Seats::only(Seat::new(0)).with(Seat::new(2)));
    assert_eq!(script.to_act(), [0], "Boris has four figures");
}

#[test]
fn u7_u8_the_last_one_takes_the_rest_for_nothing_and_goes_first() {
    let crews: [&[Clan]; 2] = [&[Rat, Rat, Rat], &[Rat, Rat]];
    let mut script = bar(&[Toad, Snail, Weasel], &crews, &[[3, 0, 0], [7, 0, 0]]);
    script.play("Bid 3 cards for stool 2", 0).skip().play("Pass", 1);
    let news = script.news();
    assert!(news.contains("Boris takes whoever is left, for nothing: toad and weasel."), "{news}");
    assert!(news.contains("Boris finds a card under the figure."), "{news}");
    let view = all(&script);
    assert_eq!((view.phase, view.turn), (Phase::Turn, Seat::new(1)));
    assert_eq!(view.crews[Seat::new(1)].clans(), [Rat, Rat, Toad, Weasel]);
    assert_eq!(view.row.iter().flatten().count(), 4);
    assert_eq!(hand_of(&script, 1).iter().sum::<u8>(), 8, "hands of more than 6 are kept");
}

#[test]
fn u5_refusals_say_what_is_asked_for() {
    let crews: [&[Clan]; 2] = [&[Rat, Rat], &[Rat, Rat]];
    let mut script = bar(&[Rat, Toad, Snail, Weasel], &crews, &[[2, 1, 0], [2, 0, 1]]);
    assert_eq!(
        script.refusal(&Action::Pass, 0),
        "First put up a figure of the bar for auction. [U4]"
    );
    script.play("Bid 2 cards for stool 2", 0);
    assert_eq!(script.refusal(&Action::Done, 1), "The bidding is on: raise or pass. [U5]");
    script.play("Pass", 1);
    assert_eq!(
        script.refusal(&Action::Pass, 0),
        "First pay for your new figure: choose a card to discard. [U5]"
    );
    assert_eq!(script.refusal(&Action::Discard(Fish), 0), "You have no fish card. [U5]");
}

//! Who will win, as a net learnt it from matches: the outlook, and what can be counted at the beginning of a round.

use game::{Features, Outlook, PerSeat, Seat, StoredNet};

use super::outlook::{self, Expected};
use crate::RattusCartus;
use crate::cards::Cards;
use crate::components::{Estate, INFLUENCE_POINTS, NUN_ROW, Special};

/// What was learnt from matches.
pub(super) static NET: StoredNet = StoredNet::new(&[]);

/// How many numbers describe the table and how somebody stands, a hand, and an estate.
const N_STANDING: usize = 19;
const N_HAND: usize = 8;
const N_ESTATE: usize = 5;

const N_FEATURES: usize = N_STANDING + 2 * N_HAND + Estate::ALL.len() * N_ESTATE;

pub(super) fn outlook(state: &RattusCartus) -> Option<Outlook> {
    let Some(net) = NET.get() else { return outlook::outlook(state) };
    Some(features(state)?.judged_by(net))
}

/// What the net looks at.
pub(super) fn features(state: &RattusCartus) -> Option<Features> {
    let expected = outlook::expected(state)?;
    let n_seats = state.n_seats();
    let now = PerSeat::from_fn(n_seats, |seat| points_now(state, seat));
    let hands = state.hands.map(|_, hand| describe_hand(state, hand));
    let mut features = Features::new(n_seats, N_FEATURES);
    for seat in Seat::all(n_seats) {
        let (standing, rest) = features.row_mut(seat).split_at_mut(N_STANDING);
        let (own, rest) = rest.split_at_mut(N_HAND);
        let (others, estates) = rest.split_at_mut(N_HAND);
        describe_standing(state, seat, &expected, &now, standing);
        own.copy_from_slice(&hands[seat]);
        for (nth, number) in others.iter_mut().enumerate() {
            *number = mean_of_others(&hands.map(|_, hand| hand[nth]), seat);
        }
        for (estate, row) in Estate::ALL.into_iter().zip(estates.chunks_exact_mut(N_ESTATE)) {
            describe_estate(state, seat, estate, row);
        }
    }
    Some(features)
}

fn others(all: &PerSeat<f32>, seat: Seat) -> impl Iterator<Item = f32> {
    all.iter().filter(move |(other, _)| *other != seat).map(|(_, number)| *number)
}

fn mean_of_others(all: &PerSeat<f32>, seat: Seat) -> f32 {
    others(all, seat).sum::<f32>() / f32::from(all.n_seats() - 1)
}

fn most_of_others(all: &PerSeat<f32>, seat: Seat) -> f32 {
    others(all, seat).fold(f32::MIN, f32::max)
}

/// The time, the size of the table, whose turn comes when, and how somebody stands against the others.
fn describe_standing(
    state: &RattusCartus,
    seat: Seat,
    expected: &Expected,
    now: &PerSeat<f32>,
    row: &mut [f32],
) {
    let n_seats = state.n_seats();
    let rounds = f32::from(state.size().rounds - state.round + 1);
    let nuns = f32::from(state.all_nuns());
    let margins = state.rats.map(|_, rats| nuns - f32::from(*rats));
    let tokens = state.tokens.map(|_, tokens| f32::from(*tokens));
    let looks = PerSeat::from_fn(n_seats, |other| {
        state.nun_row.iter().filter(|nun| nun.looked.contains(other)).count() as f32
    });
    let total = &expected.outlook.points;
    let lead = |of: &PerSeat<f32>| of[seat] - most_of_others(of, seat);
    row.copy_from_slice(&[
        (total[seat] - mean_of_others(total, seat)) / expected.outlook.spread,
        lead(total) / expected.outlook.spread / 2.0,
        rounds / 5.0,
        1.0 / rounds,
        f32::from(u8::from(n_seats == 2)),
        f32::from(u8::from(n_seats == 3)),
        f32::from(u8::from(n_seats == 5)),
        f32::from(state.first_player.distance_to(seat, n_seats)) / 3.0,
        f32::from(state.rats[seat]) / 10.0,
        margins[seat] / 5.0,
        margins[seat].clamp(-3.0, 3.0) / rounds,
        expected.survival[seat],
        most_of_others(&expected.survival, seat),
        mean_of_others(&margins, seat) / 5.0,
        lead(&tokens) / 4.0,
        lead(&expected.points) / 10.0,
        lead(now) / 10.0,
        looks[seat] / NUN_ROW as f32,
        most_of_others(&looks, seat) / NUN_ROW as f32,
    ]);
}

/// How many cards of every sort, of all sorts, and of those that are good in an open building.
fn describe_hand(state: &RattusCartus, hand: &Cards) -> [f32; N_HAND] {
    let special = |special| f32::from(hand.special(special)) / 2.0;
    let welcome = Estate::ALL.into_iter().filter(|estate| is_open(state, *estate));
    let friends: u8 = welcome.map(|estate| hand.of_estate(estate)).sum();
    [
        f32::from(hand.followers()) / 5.0,
        special(Special::Joker),
        special(Special::Sword),
        special(Special::Flute),
        special(Special::Gold),
        special(Special::Pass),
        f32::from(hand.len()) / 8.0,
        f32::from(friends) / 3.0,
    ]
}

fn is_open(state: &RattusCartus, estate: Estate) -> bool {
    state.row.iter().any(|card| card.building.estate() == estate)
}

/// The lead in an estate, how firm it is, the chances to come, and the cards for them.
fn describe_estate(state: &RattusCartus, seat: Seat, estate: Estate, row: &mut [f32]) {
    let track = &state.tracks[estate.index()];
    let influence = PerSeat::from_fn(state.n_seats(), |seat| f32::from(track.points(seat)));
    let to_come = outlook::to_come(state, estate);
    let lead = influence[seat] - most_of_others(&influence, seat);
    let friends = state.hands.map(|_, hand| f32::from(hand.of_estate(estate)));
    row.copy_from_slice(&[
        lead / 5.0,
        (lead / 3.0).clamp(-1.0, 1.0) / (0.4 + to_come),
        to_come / 4.0,
        friends[seat] / 3.0,
        mean_of_others(&friends, seat) / 3.0,
    ]);
}

/// E1: what somebody would get for influence now.
fn points_now(state: &RattusCartus, seat: Seat) -> f32 {
    let places = state.tracks.iter().filter(|track| track.points(seat) > 0).map(|track| {
        let place = track.order().iter().position(|other| *other == seat);
        place.and_then(|place| INFLUENCE_POINTS.get(place)).map_or(0.0, |it| f32::from(*it))
    });
    places.sum()
}

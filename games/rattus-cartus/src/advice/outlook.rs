//! What everyone may come to in the end, seen from the beginning of a round.
//!
//! The weights were fitted to matches of Sailors with buildings of all sorts: logistic regression of who is ahead in an
//! estate in the end, of who survives, and of who wins, on what there was at the beginning of every round.

use game::{MAX_SEATS, Outlook, PerSeat, Seat, Seats};

use super::learnt;
use crate::RattusCartus;
use crate::components::{Estate, INFLUENCE_POINTS, Special};
use crate::phase::Phase;

/// By how many points the outlook may be wrong: it is in points to be hoped for, so this hardly depends on the time.
const SPREAD: f32 = 4.5;
/// What the chance to survive counts, compared with the points.
const LIFE: f32 = 1.2;
/// Nobody's chance to survive is taken for less than this.
const LAST_HOPE: f32 = 0.02;
/// What a place in an estate is worth to whoever has no influence there yet.
const NEWCOMER: f32 = 0.8;
/// What a disc that lies lower is worth on the track (E1).
const LOWER_DISC: f32 = 0.3;

/// What decides who is ahead in an estate, for 2, 3, 4 and 5 players.
static RACES: [Race; 4] = [
    Race { lead: [0.0, 0.02, 0.36], friends: [0.04, 0.1], joker: 0.08, rat: 0.036 },
    Race { lead: [0.0, 0.21, 0.24], friends: [0.15, 0.15], joker: 0.09, rat: 0.038 },
    Race { lead: [0.03, 0.44, 0.0], friends: [0.2, 0.2], joker: 0.1, rat: 0.04 },
    Race { lead: [0.18, 0.42, 0.0], friends: [0.27, 0.22], joker: 0.11, rat: 0.048 },
];

/// What decides who survives, for 2, 3, 4 and 5 players.
static PLAGUES: [Plague; 4] = [
    Plague { relief: [2.6, 0.06], margin: [0.1, 1.9] },
    Plague { relief: [1.75, 0.1], margin: [0.25, 1.15] },
    Plague { relief: [1.6, 0.14], margin: [0.35, 1.1] },
    Plague { relief: [1.3, 0.14], margin: [0.35, 1.05] },
];

/// What cards in hand are worth in points besides what they do for an estate: at the very end, and more for every round
/// to be played.
const FOLLOWER: [f32; 2] = [0.1, 0.02];
const SWORD: [f32; 2] = [1.5, 0.2];
const FLUTE: [f32; 2] = [1.3, -0.04];
const PASS: [f32; 2] = [0.5, 0.0];
/// What each piece of gold is worth by which one is ahead of all others, or behind, and how many of them count.
const GOLD_LEAD: f32 = 1.3;
const MOST_GOLD_LEAD: f32 = 2.0;

/// What decides who is ahead in an estate. The first weight holds at any time, the second fades with the number of
/// buildings to come, and a third with its square.
struct Race {
    /// For every point of influence.
    lead: [f32; 3],
    /// For every card of the estate in hand.
    friends: [f32; 2],
    /// For every joker in hand.
    joker: f32,
    /// Against every rat.
    rat: f32,
}

struct Plague {
    /// The hope to lose rats: in any case, and for every round to be played.
    relief: [f32; 2],
    /// For every nun more than rats: in any case, and at the end.
    margin: [f32; 2],
}

pub(super) fn outlook(state: &RattusCartus) -> Option<Outlook> {
    learnt::NET.outlook(|| learnt::features(state), || expected(state))
}

/// What everyone may come to by what is known of old, if a round begins.
pub(super) fn expected(state: &RattusCartus) -> Option<Outlook> {
    match state.phase {
        Phase::Privilege { seat } if seat == state.first_player => {}
        Phase::Privileges { pending } if pending == Seats::all(state.n_seats()) => {}
        _ => return None,
    }
    let mut points = state.tokens.map(|_, &tokens| f32::from(tokens));
    for estate in Estate::ALL {
        add_estate(state, estate, &mut points);
    }
    let rounds = rounds_to_play(state);
    for seat in Seat::all(state.n_seats()) {
        let survival = survival(state, seat, rounds).max(LAST_HOPE);
        // Only survivors win. Chances are exponential in points, so that a factor is a logarithm here.
        points[seat] += hand(state, seat, rounds) + LIFE * SPREAD * survival.ln();
    }
    Some(Outlook { points, spread: SPREAD })
}

pub(super) fn rounds_to_play(state: &RattusCartus) -> f32 {
    f32::from(state.size().rounds - state.round + 1)
}

/// E1: what everyone may get for this estate.
fn add_estate(state: &RattusCartus, estate: Estate, points: &mut PerSeat<f32>) {
    let n_seats = state.n_seats();
    let to_come = to_come(state, estate);
    let prospects = prospects(state, estate, to_come);
    // How likely everyone is to be first, second and third, as far as the seats before were compared.
    let mut places = [[1.0, 0.0, 0.0]; MAX_SEATS];
    for one in 0..usize::from(n_seats) {
        for other in 0..one {
            let ahead = logistic(prospects[one] - prospects[other]);
            places[one] = behind(places[one], 1.0 - ahead);
            places[other] = behind(places[other], ahead);
        }
    }
    let [first, second, third] = INFLUENCE_POINTS.map(f32::from);
    for seat in Seat::all(n_seats) {
        let has_influence = state.tracks[estate.index()].points(seat) > 0;
        let hope = if has_influence { 1.0 } else { NEWCOMER * to_come.min(1.0) };
        let [p, q, r] = places[seat.index()];
        points[seat] += hope * (first * p + second * q + third * r);
    }
}

/// How well everyone stands in an estate: differences of this say who will be ahead.
fn prospects(state: &RattusCartus, estate: Estate, to_come: f32) -> [f32; MAX_SEATS] {
    let track = &state.tracks[estate.index()];
    let race = &RACES[usize::from(state.n_seats()) - 2];
    let late = 1.0 / (0.4 + to_come);
    // Cards in hand need a building to be laid in.
    let chance = to_come.min(1.0);
    let lead = match to_come > 0.0 {
        true => race.lead[0] + late * (race.lead[1] + late * race.lead[2]),
        // Nothing can change any more.
        false => 100.0,
    };
    let friend = chance * (race.friends[0] + race.friends[1] * late);
    let mut prospects = [0.0; MAX_SEATS];
    for (place, &seat) in track.order().iter().enumerate() {
        let hand = &state.hands[seat];
        let influence = f32::from(track.points(seat));
        let lower = if influence > 0.0 { LOWER_DISC * place as f32 } else { 0.0 };
        prospects[seat.index()] = lead * (influence - lower)
            + friend * f32::from(hand.of_estate(estate))
            + chance * race.joker * f32::from(hand.special(Special::Joker))
            - chance * race.rat * f32::from(state.rats[seat]);
    }
    prospects
}

/// How many buildings of this estate are still to be visited, on average.
pub(super) fn to_come(state: &RattusCartus, estate: Estate) -> f32 {
    let open = state.row.iter().filter(|card| card.building.estate() == estate).count();
    let left = state.buildings.left();
    let all = left.iter().sum::<u8>().max(1);
    let hidden = f32::from(left[estate.index()]) * f32::from(state.buildings.len());
    open as f32 + hidden / f32::from(all)
}

/// The chances of the first three places, when one more is ahead with this chance.
fn behind([first, second, third]: [f32; 3], chance: f32) -> [f32; 3] {
    let not = 1.0 - chance;
    [first * not, second * not + first * chance, third * not + second * chance]
}

/// E5: the chance to survive, in a world with this nun row.
pub(super) fn survival(state: &RattusCartus, seat: Seat, rounds: f32) -> f32 {
    let plague = &PLAGUES[usize::from(state.n_seats()) - 2];
    let margin = f32::from(state.all_nuns()) - f32::from(state.rats[seat]);
    let relief = plague.relief[0] + plague.relief[1] * rounds;
    logistic(relief + margin * (plague.margin[0] + plague.margin[1] / rounds))
}

/// E2, E3: what the hand is worth besides.
fn hand(state: &RattusCartus, seat: Seat, rounds: f32) -> f32 {
    let hand = &state.hands[seat];
    let worth = |[late, early]: [f32; 2], count: u8| (late + early * rounds) * f32::from(count);
    let others = state.hands.iter().filter(|(other, _)| *other != seat);
    let most_gold = others.map(|(_, hand)| hand.special(Special::Gold)).max().unwrap_or(0);
    let lead = f32::from(hand.special(Special::Gold)) - f32::from(most_gold);
    worth(FOLLOWER, hand.followers())
        + worth(SWORD, hand.special(Special::Sword))
        + worth(FLUTE, hand.special(Special::Flute))
        + worth(PASS, hand.special(Special::Pass))
        + GOLD_LEAD * lead.clamp(-MOST_GOLD_LEAD, MOST_GOLD_LEAD)
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

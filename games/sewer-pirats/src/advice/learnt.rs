//! What was learnt from matches, and what it is told of a position.

use game::{Features, Outlook, PerSeat, Seat, StoredNet};

use super::hoard::Offer;
use super::outlook::{Means, Side, outlook_of};
use crate::components::Talisman;
use crate::{Phase, SewerPirats, Variant};

pub(super) static NET: StoredNet = StoredNet::new(include_bytes!("../../weights.bin"));

const N_MEANS: usize = 9;
const N_TABLE: usize = 8;
/// Cards by talisman, what the heaps offer now and next, trophies by picture, prizes, and whether one is captain.
const N_OWN: usize = 3 + 3 + 3 + 6 + 5 + 1;
const N_ALL: usize = N_TABLE + 2 * N_MEANS + 2 + N_OWN;

/// What points, offers and cards are about as large as: a net learns best from numbers near one.
const POINTS: f32 = 100.0;
const OFFER: f32 = 30.0;
const CARDS: f32 = 6.0;
const PIECES: f32 = 3.0;

/// What the net looks at, when a turn begins.
pub(super) fn features(state: &SewerPirats) -> Option<Features> {
    if state.phase != Phase::Turn {
        return None;
    }
    let n_seats = state.n_seats();
    let sides = PerSeat::from_fn(n_seats, |seat| Side::new(state, seat));
    let means = sides.map(|_, side| side.means());
    let Outlook { points, spread } = outlook_of(state, &means);
    let described = means.map(|_, means| described(means));
    let mut features = Features::new(n_seats, N_ALL);
    for seat in Seat::all(n_seats) {
        let others = || Seat::all(n_seats).filter(|other| *other != seat);
        let part = 1.0 / f32::from(n_seats - 1);
        let (table, rest) = features.row_mut(seat).split_at_mut(N_TABLE);
        let (own, rest) = rest.split_at_mut(N_MEANS);
        let (theirs, rest) = rest.split_at_mut(N_MEANS);
        let (best, rest) = rest.split_at_mut(2);
        let mean: f32 = others().map(|other| points[other] * part).sum();
        describe_table(state, (points[seat] - mean) / spread, table);
        own.copy_from_slice(&described[seat]);
        for other in others() {
            let all = theirs.iter_mut().zip(&described[other]);
            all.for_each(|(mean, number)| *mean += number * part);
            let most = best.iter_mut().zip(&described[other]);
            most.for_each(|(most, number)| *most = most.max(*number));
        }
        describe_own(state, seat, &sides[seat], rest);
    }
    Some(features)
}

fn described(means: &Means) -> [f32; N_MEANS] {
    [
        means.points / POINTS,
        means.estimate / POINTS,
        means.captain / OFFER,
        means.crew / OFFER,
        means.waiting / OFFER,
        means.reach / OFFER,
        means.cards / CARDS,
        means.tempo,
        means.home / PIECES,
    ]
}

fn describe_table(state: &SewerPirats, lead: f32, row: &mut [f32]) {
    let n_seats = state.n_seats();
    let flag = |is: bool| f32::from(u8::from(is));
    let heaps = state.stock.prizes.len() as f32;
    row.copy_from_slice(&[
        lead,
        heaps / 8.0,
        flag(heaps == 0.0),
        flag(n_seats == 2),
        flag(n_seats == 3),
        flag(n_seats == 5),
        flag(state.options.variant == Variant::Base),
        lead / (1.0 + heaps),
    ]);
}

fn describe_own(state: &SewerPirats, seat: Seat, side: &Side<'_>, row: &mut [f32]) {
    let (cards, rest) = row.split_at_mut(3);
    let (now, rest) = rest.split_at_mut(3);
    let (next, rest) = rest.split_at_mut(3);
    let (trophies, rest) = rest.split_at_mut(6);
    let (prizes, captain) = rest.split_at_mut(5);
    let variant = state.options.variant;
    for talisman in Talisman::ALL {
        let ship = state.ship(talisman);
        let offered =
            |heap| Offer::of(heap, &side.hoard, &side.hopes, variant).to_captain(false) / OFFER;
        let nth = talisman.index();
        cards[nth] = f32::from(state.hands[seat].count(nth)) / PIECES;
        now[nth] = offered(&ship.front);
        next[nth] = offered(&ship.next);
    }
    // All ships are alike: what counts is the most that there is.
    for row in [cards, now, next] {
        row.sort_unstable_by(|one, other| other.total_cmp(one));
    }
    let (counts, prize_counts) = side.hoard.counts();
    trophies.copy_from_slice(&counts.map(|count| count / PIECES));
    prizes.copy_from_slice(&prize_counts.map(|count| count / 2.0));
    captain[0] = f32::from(u8::from(state.captaincy(seat).is_some()));
}

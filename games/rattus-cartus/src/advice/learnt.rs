//! What was learnt from matches, and what it is told of a position.

use game::{Features, Outlook, PerSeat, Seat, StoredNet};

use super::outlook::{expected, rounds_to_play, survival, to_come};
use crate::RattusCartus;
use crate::components::{Estate, NUN_ROW, Special};

pub(super) static NET: StoredNet = StoredNet::new(include_bytes!("../../weights.bin"));

/// How many numbers describe the table, every estate, and the means of a seat.
const N_TABLE: usize = 7;
const N_ESTATE: usize = 6;
const N_MEANS: usize = 10;
/// The table, the estates, the own means and those of the others.
const N_FEATURES: usize = N_TABLE + Estate::ALL.len() * N_ESTATE + 2 * N_MEANS;

/// Leads and margins beyond this make no difference any more.
const FAR: f32 = 2.5;

/// What the net looks at, when a round begins.
pub(super) fn features(state: &RattusCartus) -> Option<Features> {
    let Outlook { points, spread } = expected(state)?;
    let n_seats = state.n_seats();
    let means = PerSeat::from_fn(n_seats, |seat| means(state, seat));
    let buildings = Estate::ALL.map(|estate| to_come(state, estate));
    let mut features = Features::new(n_seats, N_FEATURES);
    let part = 1.0 / f32::from(n_seats - 1);
    for seat in Seat::all(n_seats) {
        let others = || Seat::all(n_seats).filter(move |other| *other != seat);
        let (table, rest) = features.row_mut(seat).split_at_mut(N_TABLE);
        let (estates, rest) = rest.split_at_mut(Estate::ALL.len() * N_ESTATE);
        let (own, theirs) = rest.split_at_mut(N_MEANS);
        let mean: f32 = others().map(|other| points[other] * part).sum();
        table.copy_from_slice(&describe_table(state, seat, (points[seat] - mean) / spread));
        for (numbers, estate) in estates.chunks_exact_mut(N_ESTATE).zip(Estate::ALL) {
            let to_come = buildings[estate.index()];
            numbers.copy_from_slice(&describe_estate(state, seat, estate, to_come));
        }
        own.copy_from_slice(&means[seat]);
        for other in others() {
            let all = theirs.iter_mut().zip(&means[other]);
            all.for_each(|(mean, number)| *mean += number * part);
        }
    }
    Some(features)
}

/// What is known of old, the time left, the size of the table, whose turn comes when, and the nuns.
fn describe_table(state: &RattusCartus, seat: Seat, lead: f32) -> [f32; N_TABLE] {
    let n_seats = state.n_seats();
    let rounds = rounds_to_play(state);
    let nuns = f32::from(state.all_nuns()) / NUN_ROW as f32;
    [
        lead,
        rounds / 10.0,
        1.0 / rounds,
        f32::from(u8::from(n_seats == 2)),
        f32::from(n_seats - 2) / 3.0,
        f32::from(state.first_player.distance_to(seat, n_seats)) / f32::from(n_seats - 1),
        nuns - 2.0,
    ]
}

/// How far ahead the seat is of the best of the others, and what may still change that.
fn describe_estate(
    state: &RattusCartus,
    seat: Seat,
    estate: Estate,
    to_come: f32,
) -> [f32; N_ESTATE] {
    let track = &state.tracks[estate.index()];
    let influence = |seat| f32::from(track.points(seat));
    let others = Seat::all(state.n_seats()).filter(|other| *other != seat);
    let most = others.map(influence).fold(0.0, f32::max);
    let lead = influence(seat) - most;
    let is_first = track.order().first() == Some(&seat);
    let holds = match influence(seat) + most > 0.0 {
        true if is_first => 1.0,
        true => -1.0,
        false => 0.0,
    };
    [
        (lead / 4.0).clamp(-FAR, FAR),
        (lead / 2.0 / (1.0 + to_come)).clamp(-FAR, FAR),
        holds / (1.0 + to_come),
        f32::from(u8::from(influence(seat) > 0.0)),
        f32::from(state.hands[seat].of_estate(estate)) / 3.0,
        to_come.min(3.0) / 2.0,
    ]
}

/// The hope to survive, and what was gathered.
fn means(state: &RattusCartus, seat: Seat) -> [f32; N_MEANS] {
    let (hand, rounds) = (&state.hands[seat], rounds_to_play(state));
    let special = |special| f32::from(hand.special(special));
    // E5: as many rats as nuns are no harm.
    let margin = f32::from(state.all_nuns()) + 0.5 - f32::from(state.rats[seat]);
    [
        (margin / 6.0).clamp(-FAR, FAR),
        (margin / (1.0 + rounds)).clamp(-FAR, FAR),
        survival(state, seat, rounds),
        f32::from(state.tokens[seat]) / 6.0,
        f32::from(hand.followers()) / 8.0,
        special(Special::Joker) / 3.0,
        special(Special::Sword) / 2.0,
        special(Special::Flute) / 2.0,
        special(Special::Gold) / 2.0,
        special(Special::Pass) / 2.0,
    ]
}

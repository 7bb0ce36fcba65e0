//! What everyone may come to in the end, judged when a turn begins.

use game::{Outlook, PerSeat, Seat};

use crate::components::{Clan, Space, Talisman};
use crate::scoring::points;
use crate::ships::Ship;
use crate::{Phase, SewerPirats, Variant};

use super::hiring::WORTH;
use super::hoard::{Hoard, Hopes, Offer};
use super::learnt;

/// What counts how much for the points in the end.
struct Weights {
    /// What a chest is worth already.
    points: f32,
    /// What it may come to by [`Hoard::estimate`].
    estimate: f32,
    /// What a captain will take.
    captain: f32,
    /// What the crew behind a captain may hope for.
    crew: f32,
    /// What the crew of a ship without a captain may hope for.
    waiting: f32,
    /// What one could take as captain, if one has the cards to become it.
    reach: f32,
    /// A card in hand.
    card: f32,
    /// Being next to act, compared with being last.
    tempo: f32,
    /// A figure at home.
    home: f32,
    /// By how much this may be wrong when no heap is left face down.
    spread: f32,
    /// By how much more for every heap that is.
    spread_of_heap: f32,
}

/// For 2, 3, 4 and 5 players: linear regression of the points in 3,000 matches of sensible players who err now and then,
/// compared with the mean of the table; the spread is the one with the likeliest winners.
#[rustfmt::skip]
static WEIGHTS: [Weights; 4] = [
    Weights { points: 0.38, estimate: 0.30, captain: 0.38, crew: 0.28, waiting: 0.19, reach: 0.13, card: 1.5, tempo: 3.6, home: -3.2, spread: 10.0, spread_of_heap: 1.5 },
    Weights { points: 0.38, estimate: 0.46, captain: 0.51, crew: 0.40, waiting: 0.32, reach: 0.18, card: 1.4, tempo: 3.9, home: -1.8, spread: 8.5, spread_of_heap: 0.8 },
    Weights { points: 0.35, estimate: 0.59, captain: 0.60, crew: 0.49, waiting: 0.38, reach: 0.20, card: 1.5, tempo: 4.0, home: -1.9, spread: 7.0, spread_of_heap: 0.7 },
    Weights { points: 0.29, estimate: 0.67, captain: 0.65, crew: 0.50, waiting: 0.36, reach: 0.21, card: 1.4, tempo: 3.9, home: -2.0, spread: 6.0, spread_of_heap: 0.7 },
];

/// More cards than these are of little use.
const USEFUL_CARDS: u32 = 7;
/// How many heaps lie face down in the beginning (C4, S1).
const HEAPS_AT_FIRST: f32 = 8.0;

pub(super) fn outlook(state: &SewerPirats) -> Option<Outlook> {
    learnt::NET.outlook(|| learnt::features(state), || expected(state))
}

/// What everyone may come to by what is known of old, if a turn begins.
pub(super) fn expected(state: &SewerPirats) -> Option<Outlook> {
    if state.phase != Phase::Turn {
        return None;
    }
    let sides = PerSeat::from_fn(state.n_seats(), |seat| Side::new(state, seat).means());
    Some(outlook_of(state, &sides))
}

/// The same from what every side has.
pub(super) fn outlook_of(state: &SewerPirats, sides: &PerSeat<Means>) -> Outlook {
    let weights = &WEIGHTS[usize::from(state.n_seats()) - 2];
    let heaps = state.stock.prizes.len() as f32;
    Outlook {
        points: sides.map(|_, means| means.weighed(weights)),
        spread: weights.spread + weights.spread_of_heap * heaps,
    }
}

/// What a side has to come to points by; [`Weights`] says what each is.
#[derive(Clone, Copy, Default)]
pub(super) struct Means {
    pub(super) points: f32,
    pub(super) estimate: f32,
    pub(super) captain: f32,
    pub(super) crew: f32,
    pub(super) waiting: f32,
    pub(super) reach: f32,
    pub(super) cards: f32,
    pub(super) tempo: f32,
    pub(super) home: f32,
}

impl Means {
    fn weighed(&self, weights: &Weights) -> f32 {
        weights.points * self.points
            + weights.estimate * self.estimate
            + weights.captain * self.captain
            + weights.crew * self.crew
            + weights.waiting * self.waiting
            + weights.reach * self.reach
            + weights.card * self.cards
            + weights.tempo * self.tempo
            + weights.home * self.home
    }
}

pub(super) struct Side<'a> {
    state: &'a SewerPirats,
    seat: Seat,
    pub(super) hoard: Hoard,
    pub(super) hopes: Hopes,
}

impl<'a> Side<'a> {
    pub(super) fn new(state: &'a SewerPirats, seat: Seat) -> Self {
        let hoard = Hoard::of(&state.chests[seat]);
        let hopes = Hopes::of_state(state, seat, &hoard);
        Self { state, seat, hoard, hopes }
    }

    pub(super) fn means(&self) -> Means {
        let Self { state, seat, .. } = *self;
        let n_seats = state.n_seats();
        let cards = state.hands[seat].len().min(USEFUL_CARDS) as f32;
        let mut means = Means {
            points: points(&state.chests[seat]) as f32,
            estimate: self.hoard.estimate(&self.hopes),
            cards: cards + self.crew_in_cards(),
            tempo: 1.0 - f32::from(state.turn.distance_to(seat, n_seats)) / f32::from(n_seats),
            home: state.crews[seat].at_home().count() as f32,
            ..Means::default()
        };
        self.look_at_ships(&mut means);
        means
    }

    /// What the abilities of the crew are worth, in cards: the more, the more is still to come.
    fn crew_in_cards(&self) -> f32 {
        if self.state.options.variant == Variant::Base {
            return 0.0;
        }
        let clans = self.state.crews[self.seat].clans().iter();
        let worth: i32 = clans.map(|clan| WORTH[clan.index()]).sum();
        worth as f32 * self.state.stock.prizes.len() as f32 / HEAPS_AT_FIRST
    }

    fn look_at_ships(&self, means: &mut Means) {
        let variant = self.state.options.variant;
        let is_captain = self.state.captaincy(self.seat).is_some();
        for talisman in Talisman::ALL {
            let ship = self.state.ship(talisman);
            if ship.front.is_empty() {
                continue;
            }
            let offer = Offer::of(&ship.front, &self.hoard, &self.hopes, variant);
            self.look_at_figures(ship, offer, means);
            if !is_captain && self.may_be_captain(talisman) {
                means.reach = means.reach.max(offer.to_captain(false));
            }
        }
    }

    /// What the figures of this side aboard a ship may take from its front heap (A4).
    fn look_at_figures(&self, ship: &Ship, offer: Offer, means: &mut Means) {
        let has_captain = ship.captain().is_some();
        let mut before = 0;
        for space in Space::ALL.into_iter().rev() {
            let Some(figure) = ship.on(space) else { continue };
            if figure.seat == self.seat {
                let is_rat = self.state.options.variant.gives(figure.clan, Clan::Rat);
                match space {
                    Space::Captain => means.captain += offer.to_captain(is_rat),
                    _ if has_captain => means.crew += offer.to_crew(is_rat, before),
                    _ => means.waiting += offer.to_crew(is_rat, before + 1),
                }
            }
            before += 1;
        }
    }

    /// A3: whether a figure could become captain of this ship now.
    fn may_be_captain(&self, ship: Talisman) -> bool {
        let berths = self.state.berths(ship, self.seat);
        let can =
            |clan: Clan, from: Option<Space>| berths.afford(clan, from, Space::Captain).is_ok();
        let mut home = self.state.crews[self.seat].clans_at_home();
        home.any(|clan| can(clan, None))
            || self.state.aboard(ship, self.seat).any(|(from, figure)| can(figure.clan, Some(from)))
    }
}

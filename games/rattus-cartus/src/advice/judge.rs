//! What a player makes of what is in sight: the chance to survive, the worth of majorities and of cards.
//!
//! The weights were tuned by matches between two Sailors who differed a little in all of them: 440 steps in the direction
//! of whoever won more of 200 matches (simultaneous perturbation).

use arrayvec::ArrayVec;
use game::{MAX_SEATS, Seat};

use crate::buildings::{Building, Deed};
use crate::components::{Card, Estate, INFLUENCE_POINTS, Special};

use super::sight::Sight;

/// What survival is worth, in points.
const LIFE: f32 = 10.0;
/// How many rats one hopes to lose in a round to come.
const RELIEF: f32 = 0.77;
/// What a population card is worth while there is time to use it, for 2, 3, 4 and 5 players: the fewer rivals there are,
/// the better it is to lay many at once.
const FOLLOWER: [f32; 4] = [0.23, 0.4, 0.51, 0.51];
/// What a card that is drawn is worth, compared with that: it may be of any estate.
const DRAWN: f32 = 1.45;
/// What the special cards are worth while there is time to use them.
const JOKER: f32 = 0.13;
const SWORD: f32 = 1.45;
const FLUTE: f32 = 0.67;
const GOLD: f32 = 1.15;
const PASS: f32 = 0.58;
/// What a look at the nun row is worth.
const LOOK: f32 = 0.06;
/// What a victory point is worth.
const TOKEN: f32 = 0.5;
/// What a point of influence counts in the last round.
const LEAD: f32 = 0.44;
/// From this size on, another card adds little to a hand.
const FULL_HAND: f32 = 15.0;

pub(super) struct Judge<'a> {
    pub(super) sight: Sight<'a>,
    /// How many rounds come after this one.
    pub(super) rounds_left: f32,
    pub(super) rats: f32,
    /// How many nuns the row has, as far as one can tell, and how much that may be off.
    nuns: f32,
    spread: f32,
    /// How much of a card's worth there is time left for.
    time: f32,
    follower: f32,
}

impl<'a> Judge<'a> {
    #[inline]
    pub(super) fn new(sight: Sight<'a>) -> Self {
        let rounds_left = f32::from(sight.rounds_left);
        let rats = f32::from(sight.rats);
        let nuns = sight.nuns.mean;
        let spread = sight.nuns.variance.sqrt().max(0.2);
        let time = (rounds_left / 2.0).min(1.0);
        let follower = FOLLOWER[usize::from(sight.n_seats) - 2];
        Self { sight, rounds_left, rats, nuns, spread, time, follower }
    }

    /// E5: the chance to survive with this many rats now.
    fn survival(&self, rats: f32) -> f32 {
        let at_the_end = (rats - RELIEF * self.rounds_left).max(0.0);
        // A logistic curve is near enough to the true distribution.
        let margin = (self.nuns + 0.35 - at_the_end) / (0.7 * self.spread);
        1.0 / (1.0 + (-margin).exp())
    }

    /// What this many more rats cost.
    pub(super) fn cost_of_rats(&self, rats: f32) -> f32 {
        LIFE * (self.survival(self.rats) - self.survival(self.rats + rats))
    }

    /// What it is worth to discard this many rats after getting some.
    pub(super) fn worth_of_shedding(&self, rats: f32, after: f32) -> f32 {
        let before = self.rats + after;
        LIFE * (self.survival((before - rats).max(0.0)) - self.survival(before))
    }

    /// What this many looks at the nun row are worth.
    pub(super) fn worth_of_looks(&self, looks: u8) -> f32 {
        LOOK * f32::from(looks.min(self.sight.nuns.unseen.count_ones() as u8)) * self.time
    }

    pub(super) fn worth_of_draw(&self) -> f32 {
        let hand = f32::from(self.sight.hand.len());
        // A card drawn for this round's visit can be laid at once.
        let time = ((self.rounds_left + 1.0) / 2.8).min(1.0);
        DRAWN * self.follower * time * FULL_HAND / (FULL_HAND + hand)
    }

    pub(super) fn worth_in_hand(&self, card: Card) -> f32 {
        match card {
            Card::Population(card) => self.worth_of_estate(card.estate),
            Card::Special(special) => self.worth_of_special(special),
        }
    }

    /// What a population card is worth if it is kept: it waits for a building of its estate.
    pub(super) fn worth_of_estate(&self, estate: Estate) -> f32 {
        let left = self.sight.buildings.left();
        let all = left.iter().map(|&left| f32::from(left)).sum::<f32>().max(1.0);
        let to_come = f32::from(left[estate.index()]) * f32::from(self.sight.buildings.len()) / all;
        self.follower * to_come / (to_come + 1.2)
    }

    pub(super) fn worth_of_special(&self, special: Special) -> f32 {
        match special {
            Special::Joker => 0.15 + JOKER * self.time,
            Special::Sword => 0.2 + SWORD * self.time,
            Special::Flute => 0.2 + FLUTE * self.time,
            Special::Gold => GOLD,
            Special::Pass => 0.2 + PASS * self.time,
        }
    }

    /// What an action is worth to whoever has laid this many followers and gets this many rats.
    pub(super) fn worth_of_deed(&self, deed: Deed, followers: u8, rats: f32) -> f32 {
        match deed {
            Deed::Score(points) => TOKEN * f32::from(points),
            Deed::Take(count, special) => f32::from(count) * self.worth_of_special(special),
            Deed::Draw(count) => f32::from(count) * self.worth_of_later_draw(),
            Deed::DrawForEvery(points) => {
                f32::from(followers / points) * self.worth_of_later_draw()
            }
            Deed::Shed(count) => self.worth_of_shedding(f32::from(count), rats),
            Deed::ShedThenTrade(count, trades) => {
                self.worth_of_shedding(f32::from(count) + 0.5 * f32::from(trades), rats)
            }
            Deed::Look(count) => self.worth_of_looks(count),
            Deed::Levy(count) => self.victims() * f32::from(count) * self.follower * self.time,
            Deed::Nothing => 0.0,
        }
    }

    /// A card drawn at the end of a round can be laid in the next one.
    fn worth_of_later_draw(&self) -> f32 {
        self.worth_of_draw() * self.time
    }

    /// B10: how many others would have to give cards now.
    fn victims(&self) -> f32 {
        let mine = self.sight.hand.len();
        let is_at_watchtower = |seat: Seat| {
            let mut visits = self.sight.visits.iter().filter(|visit| visit.seat == seat);
            visits.any(|visit| {
                self.sight.row[usize::from(visit.place)].building == Building::Watchtower
            })
        };
        let others = Seat::all(self.sight.n_seats).filter(|seat| *seat != self.sight.seat);
        others
            .filter(|&seat| self.sight.hand_sizes[seat.index()] >= mine && !is_at_watchtower(seat))
            .count() as f32
    }

    pub(super) fn race(&self, estate: Estate) -> Race {
        let track = &self.sight.tracks[estate.index()];
        let others = Seat::all(self.sight.n_seats).filter(|seat| *seat != self.sight.seat);
        let mut race = Race {
            mine: f32::from(track.points(self.sight.seat)),
            theirs: others.map(|seat| f32::from(track.points(seat)) + 0.27).collect(),
            swing: LEAD / (1.0 + 0.52 * self.rounds_left),
            newcomer: 0.4 * self.time,
            now: 0.0,
        };
        race.now = race.standing(0);
        race
    }

    /// How well `seat` does in all estates together.
    pub(super) fn success_of(&self, seat: Seat) -> f32 {
        let places = self.sight.tracks.iter().map(|track| {
            let place = track.order().iter().position(|other| *other == seat);
            match place.and_then(|place| INFLUENCE_POINTS.get(place)) {
                Some(points) if track.points(seat) > 0 => f32::from(*points),
                _ => 0.0,
            }
        });
        places.sum::<f32>() + f32::from(self.sight.tokens[seat])
    }
}

/// The race for the influence with an estate.
pub(super) struct Race {
    mine: f32,
    /// How much is needed to be ahead of each of the others.
    theirs: ArrayVec<f32, MAX_SEATS>,
    /// What a point of influence counts: the less, the more rounds there are to come.
    swing: f32,
    /// What a place is worth without any influence.
    newcomer: f32,
    /// The points to be hoped for as it stands.
    now: f32,
}

impl Race {
    /// E1: the points to be hoped for with this much more influence.
    fn standing(&self, more: u8) -> f32 {
        let mine = self.mine + f32::from(more);
        let mut ahead = 0.0;
        for theirs in &self.theirs {
            let lead = (mine - theirs) * self.swing;
            ahead += 0.5 - 0.5 * lead / (0.42 + lead.abs());
        }
        let hope = if mine > 0.0 { 1.0 } else { self.newcomer };
        hope * points_at(ahead)
    }

    /// E1: the points to be won by this much more influence.
    pub(super) fn gain(&self, more: u8) -> f32 {
        self.standing(more) - self.now
    }
}

/// E1: the points of whoever has this many others ahead, whole or not.
fn points_at(ahead: f32) -> f32 {
    let points =
        |place: usize| INFLUENCE_POINTS.get(place).map_or(0.0, |points| f32::from(*points));
    let place = ahead as usize;
    let part = ahead - place as f32;
    points(place) * (1.0 - part) + points(place + 1) * part
}

//! Who gets which depth (R3, R4), also without fights (V2).

use game::{Effects, MAX_SEATS, PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::components::{DEEPEST_DIVE, Depth, Dive};
use crate::{Event, Miaui, Phase};

/// How a round goes: the dive cards, and what became of each depth.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Resolution {
    pub round: u8,
    pub dives: PerSeat<Dive>,
    /// What became of deep, middle and shallow.
    pub fates: [Fate; 3],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    Pending,
    Taken(Seat),
    /// The catch stayed where it was (V2).
    Left,
}

impl Fate {
    pub fn taker(self) -> Option<Seat> {
        match self {
            Self::Taken(seat) => Some(seat),
            Self::Pending | Self::Left => None,
        }
    }
}

impl Resolution {
    /// The depth that was fished last, and what became of it.
    pub fn last_fished(&self) -> Option<(Depth, Fate)> {
        let fated = Depth::ALL.into_iter().map(|depth| (depth, self.fates[depth.index()]));
        fated.rev().find(|(_, fate)| *fate != Fate::Pending)
    }

    /// Everyone who claimed `depth` with the number that decides it. Several: a tie (R4, V2). Nobody: no number was
    /// left for it (V2), or it has not been fished yet.
    pub fn claimants(&self, depth: Depth) -> Seats {
        let earlier = self.fates[..depth.index()].iter().filter_map(|fate| fate.taker());
        match self.fates[depth.index()] {
            Fate::Pending => Seats::NONE,
            Fate::Taken(seat) => {
                earlier.fold(divers(&self.dives, self.dives[seat]), Seats::without)
            }
            Fate::Left => deciding_numbers(&self.dives)[depth.index()]
                .map_or(Seats::NONE, |number| divers(&self.dives, number)),
        }
    }
}

/// R3, R4: who takes deep, middle and shallow while Kiti stands clockwise of `kiti`.
///
/// Search lives on this function: claims are integers, and nothing branches on chance.
#[inline]
pub fn settle_with_kiti(dives: &PerSeat<Dive>, kiti: Seat) -> [Option<Seat>; 3] {
    let near = &NEARNESS[dives.values().len()][kiti.index()];
    let (mut deep, mut middle, mut shallow) = (Claim::NONE, Claim::NONE, Claim::NONE);
    for (dive, near) in dives.values().iter().zip(&near.right) {
        let claim = Claim::new(dive.0, *near);
        // The best two claims in one pass: whoever loses the deep to another is next for the middle.
        middle = middle.max(deep.min(claim));
        deep = deep.max(claim);
    }
    // R3: one catch a player, so whoever got one has no claim to the next; whoever lost a tie has (R4).
    let (first, second) = (deep.seat(), middle.seat());
    for (dive, near) in dives.values().iter().zip(&near.left) {
        let claim = Claim::new(DEEPEST_DIVE - dive.0, *near);
        // A mask, not a branch: the claim of whoever has a catch already becomes nothing.
        let is_left = (claim.seat() != first) & (claim.seat() != second);
        shallow = shallow.max(Claim(claim.0 & u16::from(is_left).wrapping_neg()));
    }
    [Some(first), Some(second), Some(shallow.seat())]
}

/// How good somebody's claim to a depth is, the greater the better: by the number (R3), then by how near they sit to
/// Kiti's hand (R4), all in one integer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Claim(u16);

impl Claim {
    const NONE: Self = Self(0);

    #[inline]
    fn new(number: u8, near: u8) -> Self {
        Self(u16::from(number) << 6 | u16::from(near))
    }

    #[inline]
    fn seat(self) -> Seat {
        Seat::new((self.0 & 7) as u8)
    }
}

/// R4: how near every seat is to Kiti's hands, the greater the nearer; the lowest three bits are the seat itself.
#[derive(Clone, Copy)]
struct Nearness {
    right: [u8; MAX_SEATS],
    left: [u8; MAX_SEATS],
}

/// By the size of the table, then by where Kiti stands.
static NEARNESS: [[Nearness; MAX_SEATS]; MAX_SEATS + 1] = {
    let nowhere = Nearness { right: [0; MAX_SEATS], left: [0; MAX_SEATS] };
    let mut near = [[nowhere; MAX_SEATS]; MAX_SEATS + 1];
    let mut n_seats = 1;
    while n_seats <= MAX_SEATS {
        let mut place = 0;
        while place < n_seats * n_seats {
            let (kiti, seat) = (place / n_seats, place % n_seats);
            let from_right = (kiti + n_seats - seat) % n_seats;
            let from_left = (seat + 2 * n_seats - kiti - 1) % n_seats;
            near[n_seats][kiti].right[seat] = ((7 - from_right) << 3 | seat) as u8;
            near[n_seats][kiti].left[seat] = ((7 - from_left) << 3 | seat) as u8;
            place += 1;
        }
        n_seats += 1;
    }
    near
};

#[inline]
fn divers(dives: &PerSeat<Dive>, number: Dive) -> Seats {
    dives.iter().fold(
        Seats::NONE,
        |divers, (seat, dive)| {
            if *dive == number { divers.with(seat) } else { divers }
        },
    )
}

/// V2: what becomes of deep, middle and shallow when nobody decides between equals.
pub fn settle_without_fights(dives: &PerSeat<Dive>) -> [Option<Seat>; 3] {
    deciding_numbers(dives).map(|number| {
        let divers = divers(dives, number?);
        if divers.len() == 1 { divers.first() } else { None }
    })
}

/// V2: the numbers that take deep, middle and shallow.
fn deciding_numbers(dives: &PerSeat<Dive>) -> [Option<Dive>; 3] {
    let numbers = || dives.values().iter().copied();
    let (highest, lowest) = (numbers().max(), numbers().min());
    let between = numbers().filter(|&dive| Some(dive) != highest && Some(dive) != lowest).max();
    [highest, between, lowest]
}

impl Miaui {
    /// R2: all dive cards are turned up at once, and are used up (R5).
    #[inline]
    pub(crate) fn turn_up_dives(&mut self, fx: &mut Effects<'_, Self>) -> PerSeat<Dive> {
        let Phase::Choosing(sealed) = &self.phase else {
            unreachable!("dive cards are turned up when the last one was chosen");
        };
        let mut dives = PerSeat::filled(self.hands.n_seats(), Dive(0));
        for (seat, hand) in self.hands.iter_mut() {
            dives[seat] =
                sealed.get(seat).expect("everyone has chosen before the cards are turned up");
            *hand = hand.without(dives[seat]);
        }
        if fx.is_heard() {
            fx.reveal(Event::DivesTurnedUp { dives: dives.clone() });
        }
        dives
    }

    /// R3: what becomes of the three depths.
    #[inline]
    pub(crate) fn settle(&self, dives: &PerSeat<Dive>) -> [Option<Seat>; 3] {
        match self.kiti {
            Some(kiti) => settle_with_kiti(dives, kiti),
            None => settle_without_fights(dives),
        }
    }

    /// Says why a depth goes where it goes, if that needs telling.
    pub(crate) fn tell_dispute(&self, depth: Depth, fx: &mut Effects<'_, Self>) {
        let resolution =
            self.resolution.as_ref().expect("a depth is fished while a round is resolved");
        let among = resolution.claimants(depth);
        let Some(dive) = among.first().map(|seat| resolution.dives[seat]) else {
            return fx.say(Event::LeftUntouched { depth });
        };
        match resolution.fates[depth.index()].taker() {
            None => fx.say(Event::LeftContested { depth, dive, among }),
            Some(to) if among.len() > 1 => fx.say(Event::TieBroken { depth, dive, among, to }),
            Some(_) => {}
        }
    }
}

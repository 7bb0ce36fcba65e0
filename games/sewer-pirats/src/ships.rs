//! The ships, and what it costs to move on them (A2, A3).

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::components::{CAPTAIN_FROM_ABOARD, CAPTAIN_FROM_HOME, Clan, Space, Talisman};
use crate::crew::Figure;
use crate::treasures::Heap;
use crate::{Action, Illegal, SewerPirats, Variant};

#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Ship {
    /// Who stands where, from stern to bow, by [`Space::ALL`].
    pub spaces: [Option<Figure>; 4],
    /// The heap at the bow.
    pub front: Heap,
    pub next: Heap,
}

impl Ship {
    #[inline]
    pub fn on(&self, space: Space) -> Option<Figure> {
        self.spaces[space.index()]
    }

    #[inline]
    pub fn captain(&self) -> Option<Seat> {
        self.on(Space::Captain).map(|figure| figure.seat)
    }
}

/// What a move costs, in cards with the ship's talisman.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fare {
    /// What is discarded (A2, A3).
    pub cost: u8,
    /// What the owners of raccoons get (B4).
    pub tolls: u8,
}

impl Fare {
    #[inline]
    pub const fn total(self) -> u8 {
        self.cost + self.tolls
    }
}

/// A ship as it is to a player who wants to move on it. Spaces are bits, the lowest nearest the stern.
#[derive(Clone, Copy)]
pub(crate) struct Berths {
    variant: Variant,
    ship: Talisman,
    taken: u8,
    /// Who demands a toll (B4).
    raccoons: u8,
    /// The ship that the player is captain of (A3b).
    captaincy: Option<Talisman>,
    /// How many cards of the ship's talisman the player has.
    have: u8,
}

impl Berths {
    /// A ship as it is to `seat`, who has no cards.
    #[inline]
    pub(crate) fn of(ships: &[Ship; 3], ship: Talisman, seat: Seat, variant: Variant) -> Self {
        let (mut taken, mut raccoons) = (0, 0);
        for (i, figure) in ships[ship.index()].spaces.iter().enumerate() {
            if let Some(figure) = figure {
                taken |= 1 << i;
                raccoons |= u8::from(variant.demands_toll(*figure, seat)) << i;
            }
        }
        Self { variant, ship, taken, raccoons, captaincy: captaincy(ships, seat), have: 0 }
    }

    /// The same with this many cards of the ship's talisman.
    #[inline]
    pub(crate) const fn with(self, have: u8) -> Self {
        Self { have, ..self }
    }

    /// What it costs to bring a figure from its space, or from home, to another, whether its owner can pay or not.
    #[inline]
    pub(crate) fn fare(&self, clan: Clan, from: Option<Space>, to: Space) -> Result<Fare, Illegal> {
        let between = between(from, to);
        let free = between & !self.taken;
        let cost = match to {
            Space::Captain => self.cost_of_captaincy(from, free)?,
            _ if self.taken >> to.index() & 1 == 1 => {
                return Err(Illegal::Occupied { space: to });
            }
            // A2: every free space on the way and the target itself; occupied ones are passed free.
            _ => free.count_ones() as u8 + 1,
        };
        let tolls = (between & self.raccoons).count_ones() as u8;
        Ok(Fare { cost: cost - self.variant.discount(clan), tolls })
    }

    /// What it costs to become captain as soon as nothing is in the way; tolls are not known before.
    pub(crate) fn fare_of_captain(&self, clan: Clan, from: Option<Space>) -> Fare {
        Fare { cost: price_of_captain(from) - self.variant.discount(clan), tolls: 0 }
    }

    /// A3, A3b.
    fn cost_of_captaincy(&self, from: Option<Space>, free: u8) -> Result<u8, Illegal> {
        if self.taken >> Space::Captain.index() & 1 == 1 {
            return Err(Illegal::HasCaptain { ship: self.ship });
        }
        if let Some(&space) = Space::ALL.get(free.trailing_zeros() as usize) {
            return Err(Illegal::FreeBetween { space });
        }
        if let Some(ship) = self.captaincy {
            return Err(Illegal::SecondCaptain { ship });
        }
        Ok(price_of_captain(from))
    }

    /// The fare, if the owner has the cards for it.
    #[inline]
    pub(crate) fn afford(
        &self,
        clan: Clan,
        from: Option<Space>,
        to: Space,
    ) -> Result<Fare, Illegal> {
        let fare = self.fare(clan, from, to)?;
        let (card, have, need) = (self.ship, self.have, fare.total());
        if have < fare.cost {
            return Err(Illegal::TooFewCards { card, need: fare.cost, have, to });
        }
        if have < need {
            return Err(Illegal::TooFewForRaccoons { card, need, tolls: fare.tolls, have });
        }
        Ok(fare)
    }

    #[inline]
    pub(crate) fn placings(&self, clan: Clan) -> impl Iterator<Item = Action> {
        self.reached(clan, None).map(move |to| Action::Place { clan, ship: self.ship, to })
    }

    #[inline]
    pub(crate) fn advances(&self, clan: Clan, from: Space) -> impl Iterator<Item = Action> {
        let reached = self.reached(clan, Some(from));
        reached.map(move |to| Action::Advance { ship: self.ship, from, to })
    }

    /// The spaces to which the owner can afford to bring a figure.
    #[inline]
    fn reached(&self, clan: Clan, from: Option<Space>) -> impl Iterator<Item = Space> {
        // A2, A3: without cards only a discount brings anybody anywhere.
        let first = match self.have + self.variant.discount(clan) {
            0 => Space::ALL.len(),
            _ => from.map_or(0, |from| from.index() + 1),
        };
        let ahead = Space::ALL[first..].iter().copied();
        ahead.filter(move |to| self.afford(clan, from, *to).is_ok())
    }
}

/// The ship on which `seat` has its captain.
#[inline]
pub(crate) fn captaincy(ships: &[Ship; 3], seat: Seat) -> Option<Talisman> {
    Talisman::ALL.into_iter().find(|ship| ships[ship.index()].captain() == Some(seat))
}

/// A3: from a space, or from home.
const fn price_of_captain(from: Option<Space>) -> u8 {
    if from.is_none() { CAPTAIN_FROM_HOME } else { CAPTAIN_FROM_ABOARD }
}

/// The spaces strictly between two, as bits; home is behind space 1.
#[inline]
fn between(from: Option<Space>, to: Space) -> u8 {
    let until = from.map_or(0, |from| (2 << from.index()) - 1);
    ((1u8 << to.index()) - 1) & !until
}

impl SewerPirats {
    #[inline]
    pub(crate) fn ship(&self, ship: Talisman) -> &Ship {
        &self.ships[ship.index()]
    }

    #[inline]
    pub(crate) fn captaincy(&self, seat: Seat) -> Option<Talisman> {
        captaincy(&self.ships, seat)
    }

    /// A ship as it is to `seat`, who wants to move on it.
    #[inline]
    pub(crate) fn berths(&self, ship: Talisman, seat: Seat) -> Berths {
        Berths::of(&self.ships, ship, seat, self.options.variant)
            .with(self.hands[seat].count(ship.index()))
    }

    /// The figures of `seat` aboard a ship, from stern to bow.
    pub(crate) fn aboard(
        &self,
        ship: Talisman,
        seat: Seat,
    ) -> impl Iterator<Item = (Space, Figure)> + '_ {
        let all = Space::ALL
            .into_iter()
            .filter_map(move |space| Some((space, self.ship(ship).on(space)?)));
        all.filter(move |(_, figure)| figure.seat == seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_between_excludes_both_ends() {
        assert_eq!(between(None, Space::One), 0);
        assert_eq!(between(None, Space::Captain), 0b111);
        assert_eq!(between(Some(Space::One), Space::Three), 0b010);
        assert_eq!(between(Some(Space::One), Space::Captain), 0b110);
        assert_eq!(between(Some(Space::Three), Space::Captain), 0);
    }
}

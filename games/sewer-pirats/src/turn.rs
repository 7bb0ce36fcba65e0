//! A turn is exactly one action (T1): moving a figure (A2, A3), unless one takes cards (A1) or sails (A4).

use game::{Effects, Seat};

use crate::components::{Clan, Space, Talisman};
use crate::crew::Figure;
use crate::event::TurnEvent;
use crate::phase::Berth;
use crate::{Illegal, Phase, SewerPirats};

/// A move that was asked for: a figure from home, or from a space, to a space of a ship.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Move {
    pub(crate) clan: Clan,
    pub(crate) ship: Talisman,
    pub(crate) from: Option<Space>,
    pub(crate) to: Space,
}

impl SewerPirats {
    /// T1: whoever has a captain must sail; otherwise there is a choice.
    pub(crate) fn begin_turn(&mut self, fx: &mut Effects<'_, Self>) {
        match self.captaincy(self.turn) {
            Some(ship) => self.set_sail(ship, fx),
            None => self.phase = Phase::Turn,
        }
    }

    /// The next player begins; after the end only captains sail (E1).
    pub(crate) fn end_turn(&mut self, fx: &mut Effects<'_, Self>) {
        if self.ending.is_some() {
            return self.sail_for_the_last_time(fx);
        }
        self.turn = self.turn.clockwise(1, self.n_seats());
        self.begin_turn(fx);
    }

    /// A2, A3: a figure from home.
    pub(crate) fn check_place(
        &self,
        seat: Seat,
        clan: Clan,
        ship: Talisman,
        to: Space,
    ) -> Result<(), Illegal> {
        if !self.crews[seat].has_at_home(clan) {
            return Err(Illegal::NotAtHome { clan });
        }
        self.berths(ship, seat).afford(clan, None, to).map(|_| ())
    }

    /// A2, A3: a figure aboard.
    pub(crate) fn check_advance(
        &self,
        seat: Seat,
        ship: Talisman,
        from: Space,
        to: Space,
    ) -> Result<(), Illegal> {
        let Some(figure) = self.ship(ship).on(from).filter(|figure| figure.seat == seat) else {
            return Err(Illegal::NotYours { ship, space: from });
        };
        if to <= from {
            return Err(Illegal::Backwards);
        }
        self.berths(ship, seat).afford(figure.clan, Some(from), to).map(|_| ())
    }

    /// A2, A3: the one action of a turn.
    pub(crate) fn move_first(&mut self, wanted: Move, fx: &mut Effects<'_, Self>) {
        let Move { clan, ship, to, .. } = wanted;
        self.carry_out(wanted, fx);
        if self.options.variant.gives(clan, Clan::Weasel) {
            return self.offer_again(Berth::Aboard { ship, space: to }, fx);
        }
        if self.options.variant.gives(clan, Clan::Snail) {
            return self.offer_look(ship, to, fx);
        }
        self.end_turn(fx);
    }

    /// The figure of the player whose turn it is moves, for cards (A2, A3).
    pub(crate) fn carry_out(&mut self, wanted: Move, fx: &mut Effects<'_, Self>) {
        let Move { clan, ship, from, to } = wanted;
        let seat = self.turn;
        let fare = self.berths(ship, seat).afford(clan, from, to);
        let fare = fare.expect("only a move that was checked is carried out");
        self.pay(seat, ship, fare.cost);
        let number = match from {
            None => self.crews[seat].leave(clan),
            Some(space) => self.leave_space(ship, space).number,
        };
        self.ships[ship.index()].spaces[to.index()] = Some(Figure { seat, number, clan });
        let cost = fare.cost;
        fx.say(match (from, to) {
            (_, Space::Captain) => TurnEvent::BecameCaptain { seat, clan, ship, from, cost }.into(),
            (None, _) => TurnEvent::Placed { seat, clan, ship, to, cost }.into(),
            (Some(from), _) => TurnEvent::Advanced { seat, clan, ship, from, to, cost }.into(),
        });
        if fare.tolls > 0 {
            self.pay_tolls(wanted, fx);
        }
    }

    pub(crate) fn leave_space(&mut self, ship: Talisman, space: Space) -> Figure {
        let figure = self.ships[ship.index()].spaces[space.index()].take();
        figure.expect("only a figure that is there leaves its space")
    }
}

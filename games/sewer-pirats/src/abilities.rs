//! The abilities of the six clans (B1–B6), each in one place.

use game::{Effects, Seat};

use crate::components::{Clan, Space, Talisman};
use crate::crew::Figure;
use crate::event::TurnEvent;
use crate::phase::{Berth, CardLook, Voyage};
use crate::turn::Move;
use crate::{Action, Illegal, Phase, SewerPirats, Variant};

impl Variant {
    /// Whether a figure of `clan` can do what only `able` figures can.
    #[inline]
    pub(crate) fn gives(self, clan: Clan, able: Clan) -> bool {
        clan == able && self != Self::Base
    }
}

/// B1: the cockroach.
impl Variant {
    /// How many cards less it pays to be placed, to advance or to become captain. Tolls are not part of that cost.
    #[inline]
    pub(crate) fn discount(self, clan: Clan) -> u8 {
        u8::from(self.gives(clan, Clan::Cockroach))
    }
}

/// B2: the weasel.
impl SewerPirats {
    /// After its first action it may act again, if everyone can see that it might have the cards for it.
    pub(crate) fn offer_again(&mut self, berth: Berth, fx: &mut Effects<'_, Self>) {
        if self.might_act_again(berth) {
            self.phase = Phase::Again(berth);
        } else {
            self.end_turn(fx);
        }
    }

    fn might_act_again(&self, berth: Berth) -> bool {
        let hand = self.hands[self.turn].len();
        let might_move = |ship: Talisman, from: Option<Space>| {
            let berths = self.berths(ship, self.turn);
            Space::ALL.into_iter().filter(|to| Some(*to) > from).any(|to| {
                berths
                    .fare(Clan::Weasel, from, to)
                    .is_ok_and(|fare| u32::from(fare.total()) <= hand)
            })
        };
        match berth {
            Berth::Aboard { space: Space::Captain, .. } => true,
            Berth::Aboard { ship, space } => might_move(ship, Some(space)),
            Berth::Home => Talisman::ALL.into_iter().any(|ship| might_move(ship, None)),
        }
    }

    /// The second action is one of the three, with the same figure.
    pub(crate) fn check_again(
        &self,
        seat: Seat,
        berth: Berth,
        action: Action,
    ) -> Result<(), Illegal> {
        match (berth, action) {
            (Berth::Aboard { space: Space::Captain, .. }, Action::Sail) => Ok(()),
            (_, Action::Sail) => Err(Illegal::WeaselNotCaptain),
            (Berth::Aboard { space: Space::Captain, .. }, _) => Err(Illegal::WeaselIsCaptain),
            (Berth::Home, Action::Place { clan: Clan::Weasel, ship, to }) => {
                self.check_place(seat, Clan::Weasel, ship, to)
            }
            (Berth::Aboard { ship: of, space }, Action::Advance { ship, from, to })
                if (of, space) == (ship, from) =>
            {
                self.check_advance(seat, ship, from, to)
            }
            _ => Err(Illegal::OtherFigure),
        }
    }
}

/// B3: the rat.
impl SewerPirats {
    /// Whether the figure that has just taken a trophy may take another.
    pub(crate) fn may_take_more(&self, voyage: Voyage, clan: Clan) -> bool {
        self.options.variant.gives(clan, Clan::Rat)
            && !self.ship(voyage.ship).front.trophies.is_empty()
    }
}

/// B4: the raccoon.
impl Variant {
    /// Whether `seat` has to pay for stepping over a figure.
    #[inline]
    pub(crate) fn demands_toll(self, figure: Figure, seat: Seat) -> bool {
        self.gives(figure.clan, Clan::Raccoon) && figure.seat != seat
    }
}

impl SewerPirats {
    /// Every owner of a raccoon that was stepped over gets a card with the ship's talisman.
    pub(crate) fn pay_tolls(&mut self, wanted: Move, fx: &mut Effects<'_, Self>) {
        let Move { ship: card, from, to, .. } = wanted;
        let seat = self.turn;
        for space in Space::ALL {
            let stepped_over = Some(space) > from && space < to;
            let Some(figure) = self.ship(card).on(space) else { continue };
            if stepped_over && self.options.variant.demands_toll(figure, seat) {
                let had = self.hands[seat].remove(card.index());
                assert!(had, "only a move with all its tolls is carried out");
                self.hands[figure.seat].insert(card.index());
                fx.say(TurnEvent::TollPaid { seat, to: figure.seat, card }.into());
            }
        }
    }
}

/// B5: the toad.
impl SewerPirats {
    /// Whether a figure may stay aboard instead of taking.
    pub(crate) fn check_stay(&self, voyage: Voyage) -> Result<(), Illegal> {
        let figure = self.ship(voyage.ship).on(voyage.space);
        if !figure.is_some_and(|figure| self.options.variant.gives(figure.clan, Clan::Toad)) {
            return Err(Illegal::NoToad);
        }
        match voyage.space {
            Space::Captain => Err(Illegal::CaptainStays),
            _ => Ok(()),
        }
    }
}

/// B6: the snail.
impl SewerPirats {
    /// After it was placed or advanced it may look at the next card, if there is one. From K it has nowhere to go.
    pub(crate) fn offer_look(&mut self, ship: Talisman, space: Space, fx: &mut Effects<'_, Self>) {
        if space != Space::Captain && self.has_deck() {
            self.phase = Phase::Looking(CardLook { ship, space, turned: None });
        } else {
            self.end_turn(fx);
        }
    }

    /// The card is turned up and discarded; with the ship's talisman the snail moves on. Nobody who has a captain gets
    /// here (T1), so it is never a second one (A3b).
    pub(crate) fn look(&mut self, look: CardLook, fx: &mut Effects<'_, Self>) {
        let seat = self.turn;
        let card = self.draw(fx).expect("a look is offered only while there is a card");
        self.discards.insert(card.index());
        fx.reveal(TurnEvent::CardTurned { seat, card }.into());
        self.phase = Phase::Looking(CardLook { turned: Some(card), ..look });
        fx.show(self);
        if card == look.ship {
            self.creep(look, fx);
        }
        self.end_turn(fx);
    }

    fn creep(&mut self, CardLook { ship, space, .. }: CardLook, fx: &mut Effects<'_, Self>) {
        let seat = self.turn;
        let to = space.ahead().expect("a snail at the bow is not asked");
        let spaces = &mut self.ships[ship.index()].spaces;
        spaces.swap(space.index(), to.index());
        fx.say(match spaces[space.index()] {
            None => TurnEvent::SnailCrept { seat, ship, to }.into(),
            Some(Figure { seat: other, clan, .. }) => {
                TurnEvent::SnailSwapped { seat, ship, to, clan, other }.into()
            }
        });
    }
}

//! The actions of the buildings (R5d, B1–B14). What they are is listed in [`crate::buildings::LIST`].

use game::{Effects, PerSeat, Seat, Seats};

use crate::buildings::{Building, Deed};
use crate::cards::Cards;
use crate::components::{Card, POPULATION_KINDS, Special};
use crate::phase::{GiveReason, Step};
use crate::{Event, RattusCartus};

impl RattusCartus {
    /// R5d: the premium action first, then the others in the order of the visits.
    pub(crate) fn next_action(&mut self, fx: &mut Effects<'_, Self>) {
        match self.next_to_act() {
            Some(seat) => self.begin_action(seat, fx),
            None => self.finish_building(fx),
        }
    }

    fn next_to_act(&self) -> Option<Seat> {
        let resolving = self.resolving();
        let is_left = |seat: &Seat| !resolving.acted.contains(*seat);
        let mut visitors = self.visitors(resolving.place).map(|visit| visit.seat);
        resolving.premium.filter(is_left).or_else(|| visitors.find(is_left))
    }

    /// What `seat` may do in the building that is being resolved.
    pub(crate) fn deed_of(&self, seat: Seat) -> Deed {
        let resolving = self.resolving();
        let entry = self.building().entry();
        if resolving.premium == Some(seat) { entry.premium } else { entry.standard }
    }

    fn building(&self) -> Building {
        self.row[usize::from(self.resolving().place)].building
    }

    /// R5d: what can only help happens by itself; about the rest `seat` is asked.
    fn begin_action(&mut self, seat: Seat, fx: &mut Effects<'_, Self>) {
        self.resolving_mut().step = match self.deed_of(seat) {
            Deed::Score(points) => {
                self.tokens[seat] += u16::from(points);
                fx.say(Event::TokensTaken { seat, points });
                return self.finish_action(seat, fx);
            }
            Deed::Shed(rats) => {
                self.shed(seat, rats, fx);
                return self.finish_action(seat, fx);
            }
            Deed::ShedThenTrade(rats, cards) => {
                if rats > 0 {
                    self.shed(seat, rats, fx);
                }
                if self.hands[seat].is_empty() {
                    return self.finish_action(seat, fx);
                }
                Step::Trading { seat, left: cards }
            }
            Deed::Look(left) => Step::Looking { seat, left, looked: 0 },
            deed if self.brings_nothing(seat, deed) => {
                fx.say(Event::NothingGained { seat, building: self.building() });
                return self.finish_action(seat, fx);
            }
            _ => Step::Offered { seat },
        };
    }

    /// Whether an action that brings cards would bring none, as all can see.
    fn brings_nothing(&self, seat: Seat, deed: Deed) -> bool {
        match deed {
            Deed::Take(_, special) => self.piles[special.index()] == 0,
            Deed::Draw(_) | Deed::DrawForEvery(_) => {
                self.to_draw(seat, deed) == 0 || self.deck.is_empty() && self.discard.is_empty()
            }
            Deed::Levy(_) => self.levied_by(seat).is_empty(),
            _ => true,
        }
    }

    /// B3, B4: how many population cards an action draws.
    fn to_draw(&self, seat: Seat, deed: Deed) -> u8 {
        match deed {
            Deed::Draw(count) => count,
            // Nobody scores influence but in the one building that they visit.
            Deed::DrawForEvery(points) => self.visit_of(seat).followers.unwrap_or(0) / points,
            _ => 0,
        }
    }

    /// R5d: `seat` carries out its action.
    pub(crate) fn use_building(&mut self, seat: Seat, fx: &mut Effects<'_, Self>) {
        match self.deed_of(seat) {
            Deed::Take(count, special) => self.take_special(seat, count, special, fx),
            Deed::Levy(count) => return self.levy(seat, count, fx),
            deed => {
                let mut cards = self.draw(seat, self.to_draw(seat, deed), fx);
                self.received[seat].take_all(&mut cards);
            }
        }
        self.finish_action(seat, fx);
    }

    /// C2: from a pile that has too few one takes what is left.
    fn take_special(
        &mut self,
        seat: Seat,
        count: u8,
        special: Special,
        fx: &mut Effects<'_, Self>,
    ) {
        let pile = &mut self.piles[special.index()];
        let count = count.min(*pile);
        *pile -= count;
        self.received[seat].insert_kind(POPULATION_KINDS + special.index(), count);
        fx.say(Event::Took { seat, count, special });
    }

    /// B10: everyone who is not protected and holds at least as many cards as `seat`, and at least one.
    fn levied_by(&self, seat: Seat) -> Seats {
        let is_watchtower =
            |place: u8| self.row[usize::from(place)].building == Building::Watchtower;
        let visitors = self.visits.iter().filter(|visit| !is_watchtower(visit.place));
        let hand = |seat: Seat| self.hands[seat].len();
        let levied = visitors.filter(|visit| hand(visit.seat) >= hand(seat).max(1));
        levied.map(|visit| visit.seat).collect()
    }

    /// B1, B10: everyone concerned chooses cards at the same time; whoever has no more than that gives them all.
    fn levy(&mut self, seat: Seat, count: u8, fx: &mut Effects<'_, Self>) {
        let from = self.levied_by(seat);
        fx.say(Event::Levied { seat, from });
        let mut owed = PerSeat::filled(self.n_seats(), 0);
        for giver in from.iter() {
            match self.hands[giver].len() > count {
                true => owed[giver] = count,
                false => self.gifts[giver] = std::mem::take(&mut self.hands[giver]),
            }
        }
        self.demand(seat, owed, GiveReason::Watchtower, fx);
    }

    /// B8, B2: `seat` discards a card of any sort, and a rat with it.
    pub(crate) fn trade(&mut self, seat: Seat, card: Card, fx: &mut Effects<'_, Self>) {
        self.hands[seat].remove(card);
        self.put_away(Cards::from_iter([card]));
        self.rats[seat] -= 1;
        fx.reveal(Event::Traded { seat, card });
        let Step::Trading { left, .. } = &mut self.resolving_mut().step else {
            unreachable!("cards are traded in the Hospital");
        };
        *left -= 1;
        if *left == 0 || self.hands[seat].is_empty() {
            self.finish_action(seat, fx);
        }
    }

    /// B11: the card at `place` was looked at; there may be another one.
    pub(crate) fn look_on(&mut self, place: u8, fx: &mut Effects<'_, Self>) {
        let Step::Looking { seat, left, looked } = &mut self.resolving_mut().step else {
            unreachable!("one looks at the nun row by a privilege or in the tent");
        };
        *left -= 1;
        *looked |= 1 << place;
        if *left == 0 {
            let seat = *seat;
            self.finish_action(seat, fx);
        }
    }

    /// R5d: `seat` leaves its action, or what is left of it.
    pub(crate) fn decline(&mut self, seat: Seat, fx: &mut Effects<'_, Self>) {
        fx.say(Event::Declined { seat });
        self.finish_action(seat, fx);
    }

    /// R5d: `seat` is done with its action.
    pub(crate) fn finish_action(&mut self, seat: Seat, fx: &mut Effects<'_, Self>) {
        let resolving = self.resolving_mut();
        resolving.acted = resolving.acted.with(seat);
        resolving.step = Step::Acting;
        fx.show(self);
        self.next_action(fx);
    }
}

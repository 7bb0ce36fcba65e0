//! Building by building: cards are turned up, the premium action is settled, cards are put away (R5–R8).

use game::{Effects, Seat, Seats};

use crate::event::PremiumReason;
use crate::phase::{Resolving, Step};
use crate::visits::Visit;
use crate::{Event, Phase, RattusCartus};

impl RattusCartus {
    /// R5: the buildings are resolved in the order of the row.
    pub(crate) fn begin_resolution(&mut self, fx: &mut Effects<'_, Self>) {
        if self.n_seats() == 2 {
            // R6: the premium action of the round depends on both.
            self.enter(0);
            (0..self.visits.len()).for_each(|number| self.turn_up(number, fx));
        }
        self.resolve_building(0, fx);
    }

    fn enter(&mut self, place: u8) {
        let step = Step::TurningUp;
        self.phase = Phase::Resolving(Resolving { place, premium: None, acted: Seats::NONE, step });
    }

    /// R5: the building at this place, or the end of the round behind the last one.
    fn resolve_building(&mut self, place: u8, fx: &mut Effects<'_, Self>) {
        let Some(card) = self.row.get(usize::from(place)) else {
            return self.end_round(fx);
        };
        let building = card.building;
        self.enter(place);
        if self.visitors(place).next().is_none() {
            return self.resolve_building(place + 1, fx);
        }
        fx.say(Event::BuildingReached { building, place });
        for number in 0..self.visits.len() {
            if self.visits[number].place == place {
                self.turn_up(number, fx);
                self.follow(number, fx);
            }
        }
        self.compare_swords(fx);
    }

    /// The visits to the building at this place, in their order.
    pub(crate) fn visitors(&self, place: u8) -> impl Iterator<Item = &Visit> {
        self.visits.iter().filter(move |visit| visit.place == place)
    }

    /// R5a: the cards of a visit are turned up, unless they lie open already (R6).
    fn turn_up(&mut self, number: usize, fx: &mut Effects<'_, Self>) {
        let visit = &mut self.visits[number];
        if visit.followers.is_some() {
            return;
        }
        visit.followers = Some(visit.cards.followers());
        fx.reveal(Event::TurnedUp { seat: visit.seat, cards: visit.cards });
        fx.show(self);
    }

    /// R5a: every follower brings influence, and a rat if it is of another estate; jokers bring none.
    fn follow(&mut self, number: usize, fx: &mut Effects<'_, Self>) {
        let Visit { seat, place, cards, .. } = self.visits[number];
        let estate = self.row[usize::from(place)].building.estate();
        let influence = u16::from(cards.followers());
        let strangers = cards.population() - cards.by_estate()[estate.index()];
        let rats = u16::from(strangers);
        self.tracks[estate.index()].gain(seat, influence);
        self.rats[seat] += rats;
        if influence > 0 {
            fx.say(Event::Followed { seat, estate, influence, rats });
            fx.show(self);
        }
    }

    /// R5d: whose the premium action is; in the last round it is influence instead (R7).
    pub(crate) fn begin_actions(&mut self, fx: &mut Effects<'_, Self>) {
        let place = self.resolving().place;
        let building = self.row[usize::from(place)].building;
        let premium = self.premium(place);
        self.resolving_mut().premium = premium.map(|(seat, _)| seat);
        self.resolving_mut().step = Step::Acting;
        if let Some((seat, reason)) = premium {
            let followers = self.visit_of(seat).followers.unwrap_or(0);
            fx.say(Event::PremiumWon { seat, building, followers, reason });
            fx.show(self);
        }
        if !self.is_last_round() {
            return self.next_action(fx);
        }
        if let Some((seat, _)) = premium {
            let estate = building.estate();
            self.tracks[estate.index()].gain(seat, 1);
            fx.say(Event::LastInfluence { seat, estate });
            fx.show(self);
        }
        self.finish_building(fx);
    }

    /// R5d, R6: who has the premium action of the building at this place, and why.
    fn premium(&self, place: u8) -> Option<(Seat, PremiumReason)> {
        let between_two = self.n_seats() == 2;
        let is_rival = |visit: &&Visit| between_two || visit.place == place;
        let rivals = || self.visits.iter().filter(is_rival);
        let most = rivals().filter_map(|visit| visit.followers).max()?;
        let mut best = rivals().filter(|visit| visit.followers == Some(most));
        let earliest = best.next()?;
        let is_tied = best.next().is_some();
        let (winner, reason) = match (between_two, is_tied) {
            (true, true) => (self.visit_of(self.first_player), PremiumReason::FirstPlayer),
            (false, true) => (earliest, PremiumReason::Earlier),
            (_, false) if rivals().count() == 1 => (earliest, PremiumReason::Alone),
            (_, false) => (earliest, PremiumReason::Most),
        };
        (winner.place == place).then_some((winner.seat, reason))
    }

    /// R5e: laid cards are put away, and what was received joins the hands.
    pub(crate) fn finish_building(&mut self, fx: &mut Effects<'_, Self>) {
        let place = self.resolving().place;
        for number in 0..self.visits.len() {
            if self.visits[number].place == place {
                let laid = std::mem::take(&mut self.visits[number].cards);
                self.put_away(laid);
            }
        }
        for (seat, received) in self.received.iter_mut() {
            self.hands[seat].take_all(received);
        }
        self.resolve_building(place + 1, fx);
    }

    /// R8: the buildings are used up, and the next player becomes the first.
    fn end_round(&mut self, fx: &mut Effects<'_, Self>) {
        self.visits.clear();
        self.buildings.use_up(&self.row);
        self.row.clear();
        if self.is_last_round() {
            return self.end_match(fx);
        }
        self.first_player = self.first_player.clockwise(1, self.n_seats());
        self.begin_round(fx);
    }

    pub(crate) fn visit_of(&self, seat: Seat) -> &Visit {
        let visit = self.visits.iter().find(|visit| visit.seat == seat);
        visit.expect("everyone has visited a building before the first is resolved")
    }

    pub(crate) fn resolving(&self) -> &Resolving {
        match &self.phase {
            Phase::Resolving(resolving) => resolving,
            _ => unreachable!("a building is being resolved"),
        }
    }

    pub(crate) fn resolving_mut(&mut self) -> &mut Resolving {
        match &mut self.phase {
            Phase::Resolving(resolving) => resolving,
            _ => unreachable!("a building is being resolved"),
        }
    }
}

//! A ship sails (A4–A6), and the end (E1).

use arrayvec::ArrayVec;
use game::Effects;

use crate::components::{Clan, Space, Talisman};
use crate::crew::Figure;
use crate::event::{SailingEvent, SetUpEvent};
use crate::phase::{Berth, Voyage};
use crate::scoring;
use crate::treasures::Trophy;
use crate::{Illegal, Phase, SewerPirats};

impl SewerPirats {
    /// A4: the ship sails as the one action of a turn.
    pub(crate) fn set_sail(&mut self, ship: Talisman, fx: &mut Effects<'_, Self>) {
        let captain = self.ship(ship).on(Space::Captain).expect("only a ship with a captain sails");
        let encore = self.options.variant.gives(captain.clan, Clan::Weasel);
        self.cast_off(ship, encore, fx);
    }

    /// A4: the captain takes the prize, then everybody takes trophies.
    pub(crate) fn cast_off(&mut self, ship: Talisman, encore: bool, fx: &mut Effects<'_, Self>) {
        let seat = self.turn;
        fx.say(SailingEvent::SetSail { seat, ship }.into());
        self.show_underway(ship, fx);
        let prize = self.ships[ship.index()].front.prize.take();
        let prize = prize.expect("a ship sails only while there is flotsam before it");
        self.chests[seat].add_prize(prize);
        fx.say(SailingEvent::PrizeTaken { seat, prize }.into());
        self.show_underway(ship, fx);
        self.ask_from(Voyage { ship, space: Space::Captain, seat, encore }, fx);
    }

    /// A4: the next figure from this space backwards decides, or takes what there is.
    fn ask_from(&mut self, voyage: Voyage, fx: &mut Effects<'_, Self>) {
        let Some((space, figure)) = self.next_taker(voyage) else {
            return self.arrive(voyage, fx);
        };
        let voyage = Voyage { space, seat: figure.seat, ..voyage };
        match self.only_trophy(voyage.ship) {
            Some(trophy) if self.check_stay(voyage).is_err() => self.grab(voyage, trophy, fx),
            _ => self.phase = Phase::Taking(voyage),
        }
    }

    /// The figure nearest the bow, from this space backwards, while there are trophies.
    fn next_taker(&self, voyage: Voyage) -> Option<(Space, Figure)> {
        let ship = self.ship(voyage.ship);
        let left = !ship.front.trophies.is_empty();
        let mut behind = Space::ALL[..=voyage.space.index()].iter().rev();
        behind.find_map(|space| Some((*space, ship.on(*space)?))).filter(|_| left)
    }

    /// The trophy of the front heap, if all that are left look alike.
    fn only_trophy(&self, ship: Talisman) -> Option<Trophy> {
        let (first, others) = self.ship(ship).front.trophies.split_first()?;
        others.iter().all(|other| other == first).then_some(*first)
    }

    /// A4.
    pub(crate) fn check_afloat(&self, ship: Talisman, trophy: Trophy) -> Result<(), Illegal> {
        match self.ship(ship).front.trophies.contains(&trophy) {
            true => Ok(()),
            false => Err(Illegal::NotAfloat { trophy }),
        }
    }

    /// A4: a figure takes its trophy; a rat may then take another (B3).
    pub(crate) fn grab(&mut self, voyage: Voyage, trophy: Trophy, fx: &mut Effects<'_, Self>) {
        let clan = self.stow(voyage, trophy, fx);
        if self.may_take_more(voyage, clan) {
            self.phase = Phase::TakingMore(voyage);
        } else {
            self.go_home(voyage, fx);
        }
    }

    /// B3: a rat takes another trophy.
    pub(crate) fn grab_more(&mut self, voyage: Voyage, trophy: Trophy, fx: &mut Effects<'_, Self>) {
        self.stow(voyage, trophy, fx);
        self.go_home(voyage, fx);
    }

    /// A trophy goes into the chest of the figure's owner; says the clan of the figure.
    fn stow(&mut self, voyage: Voyage, trophy: Trophy, fx: &mut Effects<'_, Self>) -> Clan {
        let Voyage { ship, space, seat, .. } = voyage;
        let afloat = &mut self.ships[ship.index()].front.trophies;
        let place = afloat.iter().position(|other| *other == trophy);
        afloat.remove(place.expect("only a trophy that floats before the ship is taken"));
        self.chests[seat].add(trophy);
        let clan = self.ship(ship).on(space).expect("who takes stands on the space").clan;
        fx.say(SailingEvent::TrophyTaken { seat, clan, trophy }.into());
        clan
    }

    /// A4: a figure that took anything goes home, and the next one takes.
    pub(crate) fn go_home(&mut self, voyage: Voyage, fx: &mut Effects<'_, Self>) {
        let figure = self.leave_space(voyage.ship, voyage.space);
        self.crews[figure.seat].come_home(figure.number);
        self.show_underway(voyage.ship, fx);
        self.ask_behind(voyage, fx);
    }

    /// B5: a toad takes nothing; it will move up with the others that took nothing (A5).
    pub(crate) fn stay(&mut self, voyage: Voyage, fx: &mut Effects<'_, Self>) {
        fx.say(SailingEvent::Stayed { seat: voyage.seat }.into());
        self.ask_behind(voyage, fx);
    }

    fn ask_behind(&mut self, voyage: Voyage, fx: &mut Effects<'_, Self>) {
        match voyage.space.index().checked_sub(1) {
            Some(behind) => self.ask_from(Voyage { space: Space::ALL[behind], ..voyage }, fx),
            None => self.arrive(voyage, fx),
        }
    }

    /// A4–A6, E1: what nobody took is gone, whoever took nothing moves up, and new flotsam comes.
    fn arrive(&mut self, voyage: Voyage, fx: &mut Effects<'_, Self>) {
        let ship = voyage.ship;
        let trophies = std::mem::take(&mut self.ships[ship.index()].front.trophies);
        trophies.iter().for_each(|trophy| self.gone.insert(trophy.kind()));
        if !trophies.is_empty() {
            fx.say(SailingEvent::LeftOver { ship, trophies }.into());
        }
        Space::CREW.into_iter().rev().for_each(|space| self.move_up(ship, space, fx));
        self.bring_flotsam(ship, fx);
        self.show_underway(ship, fx);
        if self.ending.is_none() && self.ship(ship).front.is_empty() {
            self.ending = Some(self.last_sailings(ship));
            fx.say(SailingEvent::FlotsamGone { ship }.into());
        }
        match voyage.encore {
            true => self.offer_again(Berth::Home, fx),
            false => self.end_turn(fx),
        }
    }

    /// A5: one space toward the bow, past occupied ones; onto K only without another captain (A3b).
    fn move_up(&mut self, ship: Talisman, from: Space, fx: &mut Effects<'_, Self>) {
        let Some(figure) = self.ship(ship).on(from) else { return };
        let mut ahead = Space::ALL[from.index() + 1..].iter();
        let Some(&to) = ahead.find(|space| self.ship(ship).on(**space).is_none()) else { return };
        if to == Space::Captain && self.captaincy(figure.seat).is_some() {
            return;
        }
        self.ships[ship.index()].spaces.swap(from.index(), to.index());
        let Figure { seat, clan, .. } = figure;
        fx.say(SailingEvent::MovedUp { seat, clan, ship, to }.into());
        self.show_underway(ship, fx);
    }

    /// A6: the next heap becomes the front heap, and a new one comes from the stock while it lasts.
    fn bring_flotsam(&mut self, ship: Talisman, fx: &mut Effects<'_, Self>) {
        let before = &mut self.ships[ship.index()];
        before.front = std::mem::take(&mut before.next);
        self.lay_heap(ship, fx);
    }

    /// S1, A6: three trophies and a prize from the stock become the next heap, if there are any.
    pub(crate) fn lay_heap(&mut self, ship: Talisman, fx: &mut Effects<'_, Self>) {
        let heap = self.stock.draw_heap(fx.rng);
        if let Some(prize) = heap.prize {
            let trophies = heap.trophies.clone();
            fx.reveal(SetUpEvent::HeapLaid { ship, trophies, prize }.into());
        }
        self.ships[ship.index()].next = heap;
    }

    /// E1: the other ships that have a captain, in clockwise order of the captains' owners.
    fn last_sailings(&self, ended: Talisman) -> ArrayVec<Talisman, 2> {
        let owners = self.turn.around(self.n_seats()).skip(1);
        let captained = owners.filter_map(|seat| self.captaincy(seat));
        captained.filter(|ship| *ship != ended).collect()
    }

    /// E1: the next of the ships that still had a captain sails; after the last one the match is over.
    pub(crate) fn sail_for_the_last_time(&mut self, fx: &mut Effects<'_, Self>) {
        let next = self.ending.as_mut().and_then(|ships| ships.pop_at(0));
        let Some(ship) = next else { return self.finish(fx) };
        self.turn = self.ship(ship).captain().expect("captains stay until they sail");
        self.set_sail(ship, fx);
    }

    fn finish(&mut self, fx: &mut Effects<'_, Self>) {
        self.phase = Phase::Over;
        if !fx.is_heard() {
            return;
        }
        for (seat, chest) in self.chests.iter() {
            fx.reveal(SailingEvent::ChestOpened { seat, points: scoring::points(chest) }.into());
        }
    }

    fn show_underway(&mut self, ship: Talisman, fx: &mut Effects<'_, Self>) {
        self.phase = Phase::Underway { ship };
        fx.show(self);
    }
}

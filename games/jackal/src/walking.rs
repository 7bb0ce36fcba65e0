//! The rows are turned up, and one after another declares their walk (R4, R5).

use game::{Effects, Seat};

use crate::components::{Aid, Card};
use crate::island::{Island, Place};
use crate::laying::Plan;
use crate::movement::{End, Footprint, Met, Walk};
use crate::{Action, Event, Illegal, Jackal, Phase};

impl Jackal {
    /// R4: all rows are turned up.
    pub(crate) fn turn_up_rows(&mut self, fx: &mut Effects<'_, Self>) {
        self.phase = Phase::Walking;
        if fx.is_heard() {
            for seat in self.in_order().filter(|seat| self.on_island().contains(*seat)) {
                fx.reveal(Event::RowTurnedUp { seat, row: self.plans[seat].row().to_vec() });
            }
            fx.show(self);
        }
        self.ask_next_walker(fx);
    }

    /// R5: whoever is next, clockwise from the first player, declares a walk. Where nothing can be chosen, whatever the
    /// hand holds, the walk declares itself.
    fn ask_next_walker(&mut self, fx: &mut Effects<'_, Self>) {
        while let Some(seat) = self.next_walker() {
            let draft = self.draft_of(seat);
            let nothing_to_attach = self.hands[seat].is_empty() || draft.trail.iter().all(is_stuck);
            if draft.course.end.is_none() || !nothing_to_attach {
                self.phase = Phase::Declaring { seat, draft };
                return;
            }
            self.declare(seat, draft, fx);
        }
        self.share_chests(fx);
    }

    fn next_walker(&self) -> Option<Seat> {
        let walks = |seat: &Seat| matches!(self.plans[*seat], Plan::Row(_));
        self.in_order().find(|seat| walks(seat) && self.walks[*seat].is_none())
    }

    /// The walk of `seat` up to the first choice.
    pub(crate) fn draft_of(&self, seat: Seat) -> Walk {
        let (island, row) = (self.island.island(), self.plans[seat].row());
        let mut draft = Walk::begin(island, row, self.rum[seat] > 0);
        self.take_forced_steps(seat, &mut draft);
        draft
    }

    /// A card with one direction and nothing to attach needs no decision.
    fn take_forced_steps(&self, seat: Seat, draft: &mut Walk) {
        let (island, row) = (self.island.island(), self.plans[seat].row());
        while draft.course.end.is_none() {
            let targets = draft.course.targets(island, row);
            let has_choice = targets.len() > 1
                || Aid::ALL.iter().any(|aid| self.check_attach(seat, draft, *aid).is_ok());
            match targets.iter().next() {
                Some(only) if !has_choice => draft.go(island, row, only),
                _ => return,
            }
        }
    }

    /// Whatever can be asked for with this draft, in a fixed order.
    pub(crate) fn walk_choices(&self, seat: Seat, draft: &Walk) -> impl Iterator<Item = Action> {
        let targets = draft.course.targets(self.island.island(), self.plans[seat].row());
        let aids = Aid::ALL.into_iter().map(Action::Attach);
        aids.chain(targets.iter().map(Action::Step)).chain([Action::Declare])
    }

    pub(crate) fn check_declaring(
        &self,
        seat: Seat,
        draft: &Walk,
        action: Action,
    ) -> Result<(), Illegal> {
        match action {
            Action::Attach(aid) => self.check_attach(seat, draft, aid),
            Action::Step(to) => self.check_step(seat, draft, to),
            Action::Declare if draft.course.end.is_none() => {
                let count = self.plans[seat].row().len() as u8 - draft.course.card;
                Err(Illegal::CardsLeft { count })
            }
            Action::Declare => Ok(()),
            _ => Err(Illegal::DeclareNow),
        }
    }

    /// R7.
    fn check_attach(&self, seat: Seat, draft: &Walk, aid: Aid) -> Result<(), Illegal> {
        let aids = draft.course.pirate.aids;
        if draft.course.end.is_some() {
            return Err(Illegal::WalkOver);
        }
        if self.hands[seat].count(aid.card().kind()) <= draft.uses(aid) {
            return Err(Illegal::NoSuchAid { aid });
        }
        if draft.course.second_half {
            return Err(Illegal::HalfDone);
        }
        match aid {
            Aid::Doubling if aids.doubled => Err(Illegal::DoubledAlready),
            Aid::Friday if aids.fridays >= aids.room() => Err(Illegal::AidsEnough { aid }),
            Aid::Weapon if aids.weapons >= aids.room() => Err(Illegal::AidsEnough { aid }),
            _ => Ok(()),
        }
    }

    /// R6.
    fn check_step(&self, seat: Seat, draft: &Walk, to: Place) -> Result<(), Illegal> {
        let (island, row) = (self.island.island(), self.plans[seat].row());
        if draft.course.end.is_some() {
            return Err(Illegal::WalkOver);
        }
        if draft.course.targets(island, row).contains(to) {
            return Ok(());
        }
        let is_water = Place::all().any(|place| place == to) && !island.land().contains(to);
        match is_water {
            true => Err(Illegal::Water { place: to }),
            false => Err(Illegal::NotATarget { card: row[draft.course.card as usize], place: to }),
        }
    }

    /// Changes the draft and takes it on to the next choice.
    pub(crate) fn change_draft(&mut self, change: impl FnOnce(&mut Walk, &Island, &[Card])) {
        let Phase::Declaring { seat, draft } = &mut self.phase else {
            unreachable!("a draft is changed while its walk is declared");
        };
        let seat = *seat;
        let mut draft = draft.clone();
        change(&mut draft, self.island.island(), self.plans[seat].row());
        self.take_forced_steps(seat, &mut draft);
        self.phase = Phase::Declaring { seat, draft };
    }

    /// R5: the draft is the walk.
    pub(crate) fn finish_walk(&mut self, seat: Seat, fx: &mut Effects<'_, Self>) {
        let Phase::Declaring { draft, .. } = std::mem::replace(&mut self.phase, Phase::Walking)
        else {
            unreachable!("a walk is declared by whoever is asked for it");
        };
        self.declare(seat, draft, fx);
        self.ask_next_walker(fx);
    }

    /// The attached cards leave the hand, and all see the walk.
    fn declare(&mut self, seat: Seat, walk: Walk, fx: &mut Effects<'_, Self>) {
        for attached in &walk.attached {
            self.hands[seat].remove(attached.aid.card().kind());
        }
        if fx.is_heard() {
            self.phase = Phase::Walking;
            self.show_walk(seat, &walk, fx);
        }
        self.walks[seat] = Some(walk);
    }

    fn show_walk(&mut self, seat: Seat, walk: &Walk, fx: &mut Effects<'_, Self>) {
        if self.rum[seat] > 0 {
            fx.reveal(Event::Rested { seat });
        }
        self.tell_start(seat, walk, fx);
        let row = self.plans[seat].row().to_vec();
        for (number, print) in walk.trail.iter().enumerate() {
            self.walks[seat] = Some(walk.until(number));
            fx.show(self);
            let card = row[print.card as usize];
            let is_first = number == 0 || walk.trail[number - 1].card != print.card;
            for attached in walk.attached.iter().filter(|it| is_first && it.card == print.card) {
                fx.reveal(Event::AidAttached { seat, aid: attached.aid, card });
            }
            fx.reveal(footprint_event(seat, card, *print));
        }
        self.walks[seat] = Some(walk.clone());
        if walk.course.end == Some(End::RowUsed) && !walk.trail.is_empty() {
            fx.reveal(Event::RowUsed { seat });
        }
        fx.show(self);
    }

    fn tell_start(&self, seat: Seat, walk: &Walk, fx: &mut Effects<'_, Self>) {
        match (self.plans[seat].row().first(), walk.start) {
            (Some(&flag), Some(place)) if flag.is_flag() => {
                fx.reveal(Event::StartedOnFlag { seat, flag, place });
            }
            (Some(&flag), None) => fx.reveal(Event::FlagMissing { seat, flag }),
            (Some(card), _) if card.is_mover() => {}
            _ => fx.reveal(Event::BlankTurnedUp { seat }),
        }
    }
}

fn is_stuck(print: &Footprint) -> bool {
    print.met == Met::Stuck
}

fn footprint_event(seat: Seat, card: Card, print: Footprint) -> Event {
    let Footprint { to: place, steps, met, .. } = print;
    match met {
        Met::Nothing => Event::Walked { seat, card, place, steps },
        Met::Stuck => Event::StoodStill { seat, card, steps },
        Met::Trap => Event::Trapped { seat, card, place, steps },
        Met::TrapWithFriday => Event::TrapPassed { seat, card, place, steps },
        Met::Robber => Event::Robbed { seat, card, place, steps },
        Met::RobberBeaten => Event::RobberBeaten { seat, card, place, steps },
        Met::Chest(value) => Event::ChestReached { seat, card, place, steps, value },
    }
}

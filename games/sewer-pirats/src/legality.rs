//! What may be done: every refusal with its reason, and every legal action.

use game::Seat;

use crate::components::{Clan, Space, Talisman};
use crate::illegal::Asked;
use crate::phase::{Berth, Voyage};
use crate::{Action, Illegal, Phase, SewerPirats, Source};

impl SewerPirats {
    /// Whether `seat`, which is to act, may do this.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match (self.phase, action) {
            (Phase::Picking, Action::PickClan(clan)) => self.check_clan(clan),
            (Phase::Opening, Action::Open { stool, bid }) => self.check_opening(seat, stool, bid),
            (Phase::Bidding(lot), Action::Raise(bid)) => self.check_raise(seat, lot, bid),
            (Phase::Bidding(_), Action::Pass) => Ok(()),
            (Phase::Paying(_) | Phase::Discarding, Action::Discard(card)) => {
                self.check_in_hand(seat, card)
            }
            (Phase::Turn | Phase::SecondCard, Action::Take(source)) => self.check_source(source),
            (Phase::Turn, Action::Place { clan, ship, to }) => {
                self.check_place(seat, clan, ship, to)
            }
            (Phase::Turn, Action::Advance { ship, from, to }) => {
                self.check_advance(seat, ship, from, to)
            }
            (Phase::Taking(voyage) | Phase::TakingMore(voyage), Action::Grab(trophy)) => {
                self.check_afloat(voyage.ship, trophy)
            }
            (Phase::Taking(voyage), Action::Stay) => self.check_stay(voyage),
            (Phase::Again(berth), Action::Place { .. } | Action::Advance { .. } | Action::Sail) => {
                self.check_again(seat, berth, action)
            }
            (Phase::Looking(_), Action::Look) => Ok(()),
            (Phase::TakingMore(_) | Phase::Again(_) | Phase::Looking(_), Action::Done) => Ok(()),
            _ => Err(Illegal::AskedElse(self.asked())),
        }
    }

    /// What those who are to act are asked for.
    pub(crate) fn asked(&self) -> Asked {
        Asked::of(&self.phase).expect("who is to act is asked for something")
    }

    /// Everything that `seat`, which is to act, may do.
    #[inline]
    pub(crate) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Picking => {
                let left = Clan::ALL.into_iter().filter(|clan| self.check_clan(*clan).is_ok());
                out.extend(left.map(Action::PickClan));
            }
            Phase::Opening => {
                out.extend(self.openings(seat).map(|(stool, bid)| Action::Open { stool, bid }));
            }
            Phase::Bidding(lot) => {
                let hand = self.hands[seat].len() as u8;
                out.push(Action::Pass);
                out.extend((lot.bid + 1..=hand).map(Action::Raise));
            }
            Phase::Paying(_) | Phase::Discarding => {
                let held = Talisman::ALL.into_iter();
                let held = held.filter(|card| self.check_in_hand(seat, *card).is_ok());
                out.extend(held.map(Action::Discard));
            }
            Phase::Turn => {
                self.list_sources(out);
                self.list_moves(seat, out);
            }
            Phase::SecondCard => self.list_sources(out),
            Phase::Taking(voyage) => {
                self.list_trophies(voyage, out);
                if self.check_stay(voyage).is_ok() {
                    out.push(Action::Stay);
                }
            }
            Phase::TakingMore(voyage) => {
                self.list_trophies(voyage, out);
                out.push(Action::Done);
            }
            Phase::Again(berth) => {
                self.list_second_actions(seat, berth, out);
                out.push(Action::Done);
            }
            Phase::Looking(_) => out.extend([Action::Look, Action::Done]),
            Phase::Underway { .. } | Phase::Over => {}
        }
    }

    fn list_sources(&self, out: &mut Vec<Action>) {
        out.extend(self.sources().into_iter().map(|source: Source| Action::Take(source)));
    }

    fn list_moves(&self, seat: Seat, out: &mut Vec<Action>) {
        let at_home = self.crews[seat].clans_at_home();
        for ship in Talisman::ALL {
            let berths = self.berths(ship, seat);
            at_home.clone().for_each(|clan| out.extend(berths.placings(clan)));
            for (from, figure) in self.aboard(ship, seat) {
                out.extend(berths.advances(figure.clan, from));
            }
        }
    }

    fn list_trophies(&self, voyage: Voyage, out: &mut Vec<Action>) {
        let afloat = &self.ship(voyage.ship).front.trophies;
        for (i, trophy) in afloat.iter().enumerate() {
            if !afloat[..i].contains(trophy) {
                out.push(Action::Grab(*trophy));
            }
        }
    }

    fn list_second_actions(&self, seat: Seat, berth: Berth, out: &mut Vec<Action>) {
        match berth {
            Berth::Aboard { space: Space::Captain, .. } => out.push(Action::Sail),
            Berth::Aboard { ship, space } => {
                out.extend(self.berths(ship, seat).advances(Clan::Weasel, space));
            }
            Berth::Home => {
                for ship in Talisman::ALL {
                    out.extend(self.berths(ship, seat).placings(Clan::Weasel));
                }
            }
        }
    }
}

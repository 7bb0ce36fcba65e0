//! Rum in front of others' rows, when all rows lie and before they are turned up (R3).

use game::{Effects, PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::components::{CARDS, Card, MOST_SEATS};
use crate::{Action, Event, Illegal, Jackal, Phase};

/// How much rum one player puts in front of each row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pours([u8; MOST_SEATS as usize]);

impl Pours {
    pub fn count(&self, seat: Seat) -> u8 {
        self.0[seat.index()]
    }

    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    pub(crate) fn add(&mut self, seat: Seat) {
        self.0[seat.index()] += 1;
    }
}

/// Whatever can be asked for while rum is poured, in a fixed order.
pub(crate) fn choices(n_seats: u8) -> impl Iterator<Item = Action> {
    Seat::all(n_seats).map(Action::Pour).chain([Action::Poured])
}

impl Jackal {
    pub(crate) fn check_pouring(
        &self,
        seat: Seat,
        pours: &Pours,
        action: Action,
    ) -> Result<(), Illegal> {
        match action {
            Action::Poured => Ok(()),
            Action::Pour(_) if self.hands[seat].count(Card::Rum.kind()) <= pours.total() => {
                Err(Illegal::NoRum)
            }
            Action::Pour(to) if to == seat => Err(Illegal::OwnRum),
            Action::Pour(to) if !self.on_island().contains(to) => Err(Illegal::NotOnIsland),
            Action::Pour(_) => Ok(()),
            _ => Err(Illegal::PourNow),
        }
    }

    /// Everyone on the island who may hold rum, as far as all can see, is asked: who is asked tells nothing.
    pub(crate) fn begin_pouring(&mut self, fx: &mut Effects<'_, Self>) {
        let pending = self.may_hold_rum();
        self.phase =
            Phase::Pouring { pending, pours: PerSeat::filled(self.n_seats(), Pours::default()) };
        if pending.is_empty() {
            self.turn_up_rows(fx);
        } else {
            fx.show(self);
        }
    }

    fn may_hold_rum(&self) -> Seats {
        let walkers = self.on_island();
        let (_, copies) = CARDS[Card::Rum.kind()];
        if walkers.len() < 2 || self.discards.count(Card::Rum.kind()) == copies {
            return Seats::NONE;
        }
        walkers.iter().filter(|seat| !self.hands[*seat].is_empty()).collect()
    }

    pub(crate) fn pour(&mut self, seat: Seat, to: Seat) {
        let Phase::Pouring { pours, .. } = &mut self.phase else {
            unreachable!("rum is poured while rows lie face down");
        };
        pours[seat].add(to);
    }

    /// Somebody has decided about rum; after the last one the rows are turned up.
    pub(crate) fn finish_rum(&mut self, seat: Seat, fx: &mut Effects<'_, Self>) {
        let Phase::Pouring { pending, .. } = &mut self.phase else {
            unreachable!("rum is poured while rows lie face down");
        };
        *pending = pending.without(seat);
        let all_done = pending.is_empty();
        fx.say(Event::RumSealed { seat });
        if all_done {
            self.serve_rum(fx);
            self.turn_up_rows(fx);
        }
    }

    /// R3: the rum goes from the hands to the front of the rows.
    fn serve_rum(&mut self, fx: &mut Effects<'_, Self>) {
        let Phase::Pouring { pours, .. } = &self.phase else {
            unreachable!("rum is served when all have decided");
        };
        for (by, pours) in pours.iter() {
            for to in Seat::all(self.hands.n_seats()).filter(|to| pours.count(*to) > 0) {
                let count = pours.count(to);
                (0..count).for_each(|_| _ = self.hands[by].remove(Card::Rum.kind()));
                self.rum[to] += count;
                fx.reveal(Event::RumPoured { by, to, count });
            }
        }
    }
}

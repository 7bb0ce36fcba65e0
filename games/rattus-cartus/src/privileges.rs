//! What the symbols on the open building cards bring (R2).

use game::{Effects, Seat, Seats};

use crate::{Event, Phase, RattusCartus};

impl RattusCartus {
    /// R2: where privileges are chosen, one after another or at the same time.
    pub(crate) fn begin_privileges(&mut self) {
        self.phase = match self.options.privileges_at_once {
            true => Phase::Privileges { pending: Seats::all(self.n_seats()) },
            false => Phase::Privilege { seat: self.first_player },
        };
    }

    /// R2: `seat` picks the card at this place, now or, if all pick at the same time, when all have picked.
    pub(crate) fn pick_privilege(&mut self, seat: Seat, place: u8, fx: &mut Effects<'_, Self>) {
        let Phase::Privileges { pending } = &mut self.phase else {
            fx.say(Event::PrivilegeTaken { seat, card: self.row[usize::from(place)] });
            return self.take_privilege(seat, place, fx);
        };
        *pending = pending.without(seat);
        let all_picked = pending.is_empty();
        self.picks[seat] = Some(place);
        fx.say(Event::PrivilegePicked { seat });
        if all_picked {
            self.privilege_of(self.first_player, fx);
        }
    }

    /// R2: it is the turn of `seat`, who may have picked already.
    fn privilege_of(&mut self, seat: Seat, fx: &mut Effects<'_, Self>) {
        match self.picks[seat].take() {
            Some(place) => {
                fx.reveal(Event::PrivilegeTaken { seat, card: self.row[usize::from(place)] });
                self.take_privilege(seat, place, fx);
            }
            None => self.phase = Phase::Privilege { seat },
        }
    }

    /// R2: `seat` gets all that the card at this place shows.
    fn take_privilege(&mut self, seat: Seat, place: u8, fx: &mut Effects<'_, Self>) {
        let symbols = self.row[usize::from(place)].privilege.symbols();
        if symbols.cards > 0 {
            let mut cards = self.draw(seat, symbols.cards, fx);
            self.hands[seat].take_all(&mut cards);
        }
        if symbols.rats > 0 {
            self.shed(seat, symbols.rats, fx);
        }
        match symbols.look {
            true => self.phase = Phase::PrivilegeLook { seat },
            false => self.next_privilege(seat, fx),
        }
    }

    /// R2, B11: `seat` looks at a card of the nun row, and goes on.
    pub(crate) fn look(&mut self, seat: Seat, place: u8, fx: &mut Effects<'_, Self>) {
        self.see_nun(seat, place, fx);
        match self.phase {
            Phase::PrivilegeLook { .. } => self.next_privilege(seat, fx),
            _ => self.look_on(place, fx),
        }
    }

    fn next_privilege(&mut self, seat: Seat, fx: &mut Effects<'_, Self>) {
        let next = seat.clockwise(1, self.n_seats());
        match next == self.first_player {
            true => self.begin_visits(),
            false => self.privilege_of(next, fx),
        }
    }
}

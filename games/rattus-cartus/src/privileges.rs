//! What the symbols on the open building cards bring (R2).

use game::{Effects, Seat};

use crate::{Event, Phase, RattusCartus};

impl RattusCartus {
    /// R2: `seat` gets all that the card at this place shows.
    pub(crate) fn take_privilege(&mut self, seat: Seat, place: u8, fx: &mut Effects<'_, Self>) {
        let card = self.row[usize::from(place)];
        let symbols = card.privilege.symbols();
        fx.say(Event::PrivilegeTaken { seat, card });
        if symbols.cards > 0 {
            let mut cards = self.draw(seat, symbols.cards, fx);
            self.hands[seat].take_all(&mut cards);
        }
        if symbols.rats > 0 {
            self.shed(seat, symbols.rats, fx);
        }
        match symbols.look {
            true => self.phase = Phase::PrivilegeLook { seat },
            false => self.next_privilege(seat),
        }
    }

    /// R2, B11: `seat` looks at a card of the nun row, and goes on.
    pub(crate) fn look(&mut self, seat: Seat, place: u8, fx: &mut Effects<'_, Self>) {
        self.see_nun(seat, place, fx);
        match self.phase {
            Phase::PrivilegeLook { .. } => self.next_privilege(seat),
            _ => self.look_on(place, fx),
        }
    }

    fn next_privilege(&mut self, seat: Seat) {
        let next = seat.clockwise(1, self.n_seats());
        match next == self.first_player {
            true => self.begin_visits(),
            false => self.phase = Phase::Privilege { seat: next },
        }
    }
}

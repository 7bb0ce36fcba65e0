//! What swords and flutes do among the visitors of a building (R5b, R5c).

use game::{Effects, PerSeat, Seat, Seats};

use crate::components::{Card, Special};
use crate::phase::{GiveReason, Step};
use crate::{Event, RattusCartus};

impl RattusCartus {
    /// R5b: whoever brought the most swords robs whoever brought the fewest.
    pub(crate) fn compare_swords(&mut self, fx: &mut Effects<'_, Self>) {
        let Some((receiver, among)) = self.rivals(Special::Sword, fx) else {
            return self.compare_flutes(fx);
        };
        if among.iter().all(|seat| self.half_a_hand(seat) == 0) {
            fx.say(Event::NothingToRob { receiver });
            return self.compare_flutes(fx);
        }
        match among.first() {
            Some(giver) if among.len() == 1 => self.rob(giver, receiver, fx),
            _ => self.resolving_mut().step = Step::ChoosingGiver { receiver, among },
        }
    }

    /// R5b, R5c: whoever brought the most of these cards, the earlier one if they are tied, and all who brought the
    /// fewest; nobody if all brought equally many.
    fn rivals(&self, special: Special, fx: &mut Effects<'_, Self>) -> Option<(Seat, Seats)> {
        let counts = || {
            let visitors = self.visitors(self.resolving().place);
            visitors.map(|visit| (visit.seat, visit.cards.special(special)))
        };
        let most = counts().map(|(_, count)| count).max()?;
        let fewest = counts().map(|(_, count)| count).min()?;
        if most == fewest {
            // Whoever is alone is equal to nobody.
            if most > 0 && counts().count() > 1 {
                fx.say(Event::AllEqual { special, count: most });
            }
            return None;
        }
        let with = |wanted: u8| counts().filter(move |(_, count)| *count == wanted);
        let (strongest, _) = with(most).next()?;
        if with(most).count() > 1 {
            fx.say(Event::EarlierOfEqual { seat: strongest, special, count: most });
        }
        Some((strongest, with(fewest).map(|(seat, _)| seat).collect()))
    }

    /// R5b: how many cards `seat` gives if it is robbed.
    fn half_a_hand(&self, seat: Seat) -> u8 {
        self.hands[seat].len() / 2
    }

    /// R5b: `giver` has to choose half of the hand for `receiver`.
    pub(crate) fn rob(&mut self, giver: Seat, receiver: Seat, fx: &mut Effects<'_, Self>) {
        let count = self.half_a_hand(giver);
        fx.say(Event::Robbed { giver, receiver, count });
        let mut owed = PerSeat::filled(self.n_seats(), 0);
        owed[giver] = count;
        self.demand(receiver, owed, GiveReason::Swords, fx);
    }

    /// R5b, B10: everyone has to choose this many cards for `to`.
    pub(crate) fn demand(
        &mut self,
        to: Seat,
        owed: PerSeat<u8>,
        reason: GiveReason,
        fx: &mut Effects<'_, Self>,
    ) {
        let nothing_to_choose = owed.values().iter().all(|&owed| owed == 0);
        self.resolving_mut().step = Step::Giving { to, owed, reason };
        match nothing_to_choose {
            true => self.hand_over(fx),
            false => fx.show(self),
        }
    }

    /// R5b, B10: `seat` chooses a card to give.
    pub(crate) fn give(&mut self, seat: Seat, card: Card, fx: &mut Effects<'_, Self>) {
        self.hands[seat].remove(card);
        self.gifts[seat].insert(card);
        let Step::Giving { owed, .. } = &mut self.resolving_mut().step else {
            unreachable!("cards are given while somebody owes them");
        };
        owed[seat] -= 1;
        if owed.values().iter().all(|&owed| owed == 0) {
            self.hand_over(fx);
        }
    }

    /// R5b, B10: all that was chosen is handed over; it joins the hand when the building is done (R5e).
    fn hand_over(&mut self, fx: &mut Effects<'_, Self>) {
        let Step::Giving { to, reason, .. } = self.resolving().step else {
            unreachable!("cards are handed over after they were chosen");
        };
        for (giver, gift) in self.gifts.iter_mut() {
            if gift.is_empty() {
                continue;
            }
            fx.say(Event::Gave { giver, receiver: to, count: gift.len(), reason });
            fx.whisper(to, Event::Received { giver, cards: *gift });
            self.received[to].take_all(gift);
        }
        match reason {
            GiveReason::Swords => {
                self.resolving_mut().step = Step::TurningUp;
                fx.show(self);
                self.compare_flutes(fx);
            }
            GiveReason::Watchtower => self.finish_action(to, fx),
        }
    }

    /// R5c: a rat follows whoever brought the most flutes to whoever brought the fewest.
    fn compare_flutes(&mut self, fx: &mut Effects<'_, Self>) {
        let Some((giver, among)) = self.rivals(Special::Flute, fx) else {
            return self.begin_actions(fx);
        };
        if self.rats[giver] == 0 {
            fx.reveal(Event::NoRatToSend { giver });
            return self.begin_actions(fx);
        }
        match among.first() {
            Some(taker) if among.len() == 1 => self.send_rat(giver, taker, fx),
            _ => self.resolving_mut().step = Step::ChoosingRatTaker { giver, among },
        }
    }

    /// R5c: a rat of `giver` goes to `taker`.
    pub(crate) fn send_rat(&mut self, giver: Seat, taker: Seat, fx: &mut Effects<'_, Self>) {
        self.rats[giver] -= 1;
        self.rats[taker] += 1;
        fx.reveal(Event::RatSent { giver, taker });
        self.resolving_mut().step = Step::TurningUp;
        fx.show(self);
        self.begin_actions(fx);
    }
}

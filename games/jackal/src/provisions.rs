//! New cards: from Tortuga (R9) and after an island (R11); and the first player's card moves on (R12).

use game::{Effects, Seat};

use crate::components::{CARDS, CARDS_FOR_A_WALK, Card, CardBag, SMALLEST_HAND};
use crate::laying::cards_for;
use crate::{Event, Jackal, Phase};

impl Jackal {
    /// R9: `seat` pays on Tortuga and draws.
    pub(crate) fn buy_cards(&mut self, seat: Seat, price: u8, fx: &mut Effects<'_, Self>) {
        let cards = cards_for(price).expect("a plan with another price is refused");
        self.coins[seat] -= price;
        self.gains[seat] -= price as i8;
        fx.reveal(Event::TortugaVisited { seat, price, cards });
        self.draw_cards(seat, cards, fx);
    }

    /// R11, R12: all played cards are discarded; every walker gets a card, whoever has too few draws up, and the first
    /// player's card goes to the left.
    pub(crate) fn take_provisions(&mut self, fx: &mut Effects<'_, Self>) {
        self.clear_table();
        let walkers = self.on_island();
        for seat in self.in_order().filter(|seat| walkers.contains(*seat)) {
            self.draw_cards(seat, CARDS_FOR_A_WALK, fx);
        }
        for seat in self.in_order() {
            let held = self.hands[seat].len() as u8;
            self.draw_cards(seat, SMALLEST_HAND.saturating_sub(held), fx);
        }
        self.first = self.first.clockwise(1, self.n_seats());
        fx.say(Event::FirstPlayerPassed { seat: self.first });
    }

    /// `seat` draws this many cards, as far as there are any.
    pub(crate) fn draw_cards(&mut self, seat: Seat, count: u8, fx: &mut Effects<'_, Self>) {
        let mut cards = Vec::new();
        let mut drawn = 0;
        while drawn < count {
            if self.deck.is_empty() && !self.discards.is_empty() {
                std::mem::swap(&mut self.deck, &mut self.discards);
                fx.say(Event::DeckMade);
            }
            let Some(kind) = self.deck.draw(fx.rng) else { break };
            self.hands[seat].insert(kind);
            drawn += 1;
            if fx.is_heard() {
                cards.push(CARDS[kind].0);
            }
        }
        if drawn > 0 {
            fx.say(Event::CardsDrawn { seat, count: drawn });
            fx.whisper(seat, Event::CardsSeen { cards });
        }
    }

    /// Every card that was played on this island and is not discarded yet.
    pub(crate) fn cards_on_table(&self) -> CardBag {
        let mut cards = CardBag::EMPTY;
        if matches!(self.phase, Phase::Laying { .. }) {
            return cards;
        }
        for plan in self.plans.values() {
            plan.row().iter().for_each(|card| cards.insert(card.kind()));
        }
        for rum in self.rum.values() {
            (0..*rum).for_each(|_| cards.insert(Card::Rum.kind()));
        }
        for walk in self.walks.values().iter().flatten() {
            walk.attached.iter().for_each(|attached| cards.insert(attached.aid.card().kind()));
        }
        cards
    }

    /// R11: what was played is discarded; the plans still say who walked.
    fn clear_table(&mut self) {
        for (kind, count) in self.cards_on_table().counts().iter().enumerate() {
            (0..*count).for_each(|_| self.discards.insert(kind));
        }
    }
}

//! Deck, row, discard pile and hands (S2, S3, A1).

use arrayvec::ArrayVec;
use game::{Effects, Seat};

use crate::components::{Cards, HAND_LIMIT, ROW, Talisman};
use crate::event::{SetUpEvent, TurnEvent};
use crate::{Illegal, Phase, SewerPirats, Source};

impl SewerPirats {
    /// Whether the deck or, to be shuffled, the discard pile has a card.
    #[inline]
    pub(crate) fn has_deck(&self) -> bool {
        !self.deck.is_empty() || !self.discards.is_empty()
    }

    /// Everything that a card can be taken from, each once. When there is no card at all, one takes from the empty deck:
    /// nothing.
    #[inline]
    pub(crate) fn sources(&self) -> ArrayVec<Source, 4> {
        let mut sources = ArrayVec::new();
        if self.check_source(Source::Deck).is_ok() {
            sources.push(Source::Deck);
        }
        for card in Talisman::ALL {
            if self.row.contains(&Some(card)) {
                sources.push(Source::Row(card));
            }
        }
        sources
    }

    /// A1.
    pub(crate) fn check_source(&self, source: Source) -> Result<(), Illegal> {
        match source {
            Source::Deck if self.has_deck() || self.row == [None; ROW] => Ok(()),
            Source::Deck => Err(Illegal::NoDeck),
            Source::Row(card) if self.row.contains(&Some(card)) => Ok(()),
            Source::Row(card) => Err(Illegal::NotInRow { card }),
        }
    }

    /// A1, U5.
    pub(crate) fn check_in_hand(&self, seat: Seat, card: Talisman) -> Result<(), Illegal> {
        match self.hands[seat].count(card.index()) {
            0 => Err(Illegal::NotInHand { card, asked: self.asked() }),
            _ => Ok(()),
        }
    }

    /// The next card of the deck; when it is empty, the discard pile is shuffled first. Nothing if both are empty.
    pub(crate) fn draw(&mut self, fx: &mut Effects<'_, Self>) -> Option<Talisman> {
        if self.deck.is_empty() && !self.discards.is_empty() {
            std::mem::swap(&mut self.deck, &mut self.discards);
            fx.say(TurnEvent::DeckShuffled { count: self.deck.len() as u8 }.into());
        }
        self.deck.draw(fx.rng).map(|card| Talisman::ALL[card])
    }

    /// S2, A1: open cards are laid until there are four.
    pub(crate) fn fill_row(&mut self, fx: &mut Effects<'_, Self>) {
        let mut cards = ArrayVec::new();
        for place in 0..ROW {
            if self.row[place].is_none() {
                self.row[place] = self.draw(fx);
                cards.extend(self.row[place]);
            }
        }
        if !cards.is_empty() {
            fx.reveal(SetUpEvent::RowFilled { cards }.into());
        }
    }

    /// S3, U2: this many cards from the deck.
    pub(crate) fn deal(&mut self, seat: Seat, count: u8, fx: &mut Effects<'_, Self>) {
        let mut cards = Cards::EMPTY;
        for _ in 0..count {
            cards.insert(self.deck.draw(fx.rng).expect("the full deck is enough for all hands"));
        }
        self.hands[seat] = cards;
        fx.say(SetUpEvent::Dealt { seat, count }.into());
        fx.whisper(seat, SetUpEvent::HandDealt { cards }.into());
    }

    /// A1: the first card; then the second is asked for, unless nothing is to be chosen.
    pub(crate) fn take_first(&mut self, source: Source, fx: &mut Effects<'_, Self>) {
        self.take(source, fx);
        match self.sources().as_slice() {
            [only] => self.take_second(*only, fx),
            _ => self.phase = Phase::SecondCard,
        }
    }

    /// A1: the second card; then the row is filled, and whoever has too many cards discards.
    pub(crate) fn take_second(&mut self, source: Source, fx: &mut Effects<'_, Self>) {
        self.take(source, fx);
        self.fill_row(fx);
        self.trim(fx);
    }

    /// A1: the turn ends when the hand is small enough.
    pub(crate) fn trim(&mut self, fx: &mut Effects<'_, Self>) {
        if self.hands[self.turn].len() > HAND_LIMIT {
            self.phase = Phase::Discarding;
        } else {
            self.end_turn(fx);
        }
    }

    fn take(&mut self, source: Source, fx: &mut Effects<'_, Self>) {
        let seat = self.turn;
        let card = match source {
            Source::Deck => {
                let Some(card) = self.draw(fx) else { return };
                fx.say(TurnEvent::TookBlind { seat }.into());
                fx.whisper(seat, TurnEvent::Drew { card }.into());
                card
            }
            Source::Row(card) => {
                let place = self.row.iter().position(|open| *open == Some(card));
                self.row[place.expect("an open card is taken only if it lies there")] = None;
                fx.say(TurnEvent::TookOpen { seat, card }.into());
                card
            }
        };
        self.hands[seat].insert(card.index());
    }

    /// A1, U5: a card of one's own choice.
    pub(crate) fn discard(&mut self, seat: Seat, card: Talisman, fx: &mut Effects<'_, Self>) {
        self.pay(seat, card, 1);
        fx.say(TurnEvent::Discarded { seat, card }.into());
    }

    /// This many cards of one talisman go from a hand to the discard pile.
    pub(crate) fn pay(&mut self, seat: Seat, card: Talisman, count: u8) {
        for _ in 0..count {
            let had = self.hands[seat].remove(card.index());
            assert!(had, "only cards that are in hand are paid");
            self.discards.insert(card.index());
        }
    }
}

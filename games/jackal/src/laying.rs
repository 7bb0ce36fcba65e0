//! Everyone lays a row in secret, or sails to Tortuga (R2, R9).

use game::{Effects, Seat};
use serde::{Deserialize, Serialize};

use crate::components::{CARDS, Card, CardBag, TORTUGA};
use crate::movement::Row;
use crate::{Action, Event, Illegal, Jackal, Phase};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Plan {
    /// R2: they walk by these cards.
    Row(Row),
    /// R9: they sail to Tortuga for this many coins.
    Tortuga(u8),
}

impl Default for Plan {
    fn default() -> Self {
        Self::Row(Row::new())
    }
}

impl Plan {
    /// The cards of the row; none on Tortuga.
    pub fn row(&self) -> &[Card] {
        match self {
            Self::Row(row) => row,
            Self::Tortuga(_) => &[],
        }
    }
}

/// R9: how many cards Tortuga gives for this many coins, if it does.
pub fn cards_for(price: u8) -> Option<u8> {
    TORTUGA.iter().find(|(coins, _)| *coins == price).map(|(_, cards)| *cards)
}

/// R2: whether a hand can only lay a blank: it has no arrow, horse or flag.
pub fn lays_blank(hand: &CardBag) -> bool {
    CARDS
        .iter()
        .all(|(card, _)| !(card.is_mover() || card.is_flag()) || hand.count(card.kind()) == 0)
}

pub(crate) fn count_in(row: &[Card], card: Card) -> u8 {
    row.iter().filter(|laid| **laid == card).count() as u8
}

/// Whatever can be asked for while rows are laid, in a fixed order.
pub(crate) fn choices() -> impl Iterator<Item = Action> {
    let cards = CARDS.iter().map(|(card, _)| Action::Lay(*card));
    let prices = TORTUGA.iter().map(|(price, _)| Action::Tortuga(*price));
    cards.chain([Action::Ready]).chain(prices)
}

impl Jackal {
    pub(crate) fn check_laying(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let row = self.plans[seat].row();
        match action {
            Action::Lay(card) => self.check_lay(seat, row, card),
            // Whoever holds nothing at all cannot lay anything either.
            Action::Ready if row.is_empty() && !self.hands[seat].is_empty() => {
                Err(Illegal::NothingLaid)
            }
            Action::Ready => Ok(()),
            Action::Tortuga(price) => self.check_tortuga(seat, row, price),
            _ => Err(Illegal::LayNow),
        }
    }

    fn check_lay(&self, seat: Seat, row: &[Card], card: Card) -> Result<(), Illegal> {
        let hand = &self.hands[seat];
        if hand.count(card.kind()) <= count_in(row, card) {
            return Err(Illegal::NotInHand { card });
        }
        if lays_blank(hand) {
            return if row.is_empty() { Ok(()) } else { Err(Illegal::BlankLaid) };
        }
        match card {
            Card::Rum => Err(Illegal::RumNotYet),
            Card::RedFlag | Card::BlueFlag => match row.first() {
                None => Ok(()),
                Some(first) if first.is_flag() => Err(Illegal::SecondFlag),
                Some(_) => Err(Illegal::FlagNotFirst),
            },
            _ if card.is_mover() => Ok(()),
            _ => Err(Illegal::AidNotYet { card }),
        }
    }

    fn check_tortuga(&self, seat: Seat, row: &[Card], price: u8) -> Result<(), Illegal> {
        if cards_for(price).is_none() {
            return Err(Illegal::NoSuchPrice { price });
        }
        if !row.is_empty() {
            return Err(Illegal::RowBegun);
        }
        let coins = self.coins[seat];
        if coins < price { Err(Illegal::TooPoor { price, coins }) } else { Ok(()) }
    }

    pub(crate) fn lay(&mut self, seat: Seat, card: Card) {
        let Plan::Row(row) = &mut self.plans[seat] else {
            unreachable!("whoever sailed to Tortuga has finished their plan");
        };
        row.push(card);
    }

    /// A plan is made; after the last one all plans hold.
    pub(crate) fn finish_plan(&mut self, seat: Seat, fx: &mut Effects<'_, Self>) {
        let Phase::Laying { pending } = &mut self.phase else {
            unreachable!("plans are made while rows are laid");
        };
        *pending = pending.without(seat);
        let all_done = pending.is_empty();
        fx.say(Event::PlanSealed { seat });
        if all_done {
            self.hold_plans(fx);
        }
    }

    /// R2, R9: the rows lie face down, and whoever sailed to Tortuga buys cards.
    fn hold_plans(&mut self, fx: &mut Effects<'_, Self>) {
        for (seat, hand) in self.hands.iter_mut() {
            for card in self.plans[seat].row() {
                hand.remove(card.kind());
            }
        }
        if fx.is_heard() {
            let count = |plan: &Plan| matches!(plan, Plan::Row(_)).then(|| plan.row().len() as u8);
            fx.reveal(Event::RowsLaid { counts: self.plans.map(|_, plan| count(plan)) });
        }
        for seat in self.in_order() {
            if let Plan::Tortuga(price) = self.plans[seat] {
                self.buy_cards(seat, price, fx);
            }
        }
        self.begin_pouring(fx);
    }
}

//! The crew auction (U1–U8).

use arrayvec::ArrayVec;
use game::{Effects, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::components::{AUCTION_HAND, Cards, Clan, STOOLS, Talisman};
use crate::event::{AuctionEvent, SetUpEvent, TurnEvent};
use crate::phase::{Lot, Sale};
use crate::set_up::draw_clans;
use crate::{Illegal, Phase, SewerPirats};

/// Who sits in the bar, the one nearest the front first (U1).
pub(crate) type Bar = ArrayVec<Stool, STOOLS>;

/// A figure in the bar, and the cards face down under it (U4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Stool {
    pub(crate) clan: Clan,
    pub(crate) under: Cards,
}

impl SewerPirats {
    /// U1, U2: the bar fills, everybody gets cards, and somebody opens.
    pub(crate) fn begin_auction(&mut self, fx: &mut Effects<'_, Self>) {
        for _ in 0..self.n_seats() {
            for clan in draw_clans(fx.rng) {
                // Whoever comes later sits nearer to the front.
                self.bar.insert(0, Stool { clan, under: Cards::EMPTY });
            }
        }
        let clans = self.bar.iter().map(|stool| stool.clan).collect();
        fx.reveal(AuctionEvent::BarFilled { clans }.into());
        Seat::all(self.n_seats()).for_each(|seat| self.deal(seat, AUCTION_HAND, fx));
        fx.reveal(AuctionEvent::FirstOpener { seat: self.turn }.into());
        self.phase = Phase::Opening;
    }

    /// U3, U4.
    pub(crate) fn check_opening(&self, seat: Seat, stool: u8, bid: u8) -> Result<(), Illegal> {
        let seated = self.bar.len() as u8;
        if stool >= seated {
            return Err(Illegal::NoSuchStool { seated });
        }
        if bid < stool {
            return Err(Illegal::BelowMinimum { minimum: stool });
        }
        self.check_bid(seat, bid)
    }

    /// U5.
    pub(crate) fn check_raise(&self, seat: Seat, lot: Lot, bid: u8) -> Result<(), Illegal> {
        if bid <= lot.bid {
            return Err(Illegal::NoRaise { highest: lot.bid });
        }
        self.check_bid(seat, bid)
    }

    fn check_bid(&self, seat: Seat, bid: u8) -> Result<(), Illegal> {
        let hand = self.hands[seat].len() as u8;
        if bid > hand { Err(Illegal::AboveHand { hand }) } else { Ok(()) }
    }

    /// U4: a figure is put up; if it is not the front one, that one gets a card.
    pub(crate) fn open(&mut self, stool: u8, bid: u8, fx: &mut Effects<'_, Self>) {
        let seat = self.turn;
        let clan = self.bar[usize::from(stool)].clan;
        fx.say(AuctionEvent::Opened { seat, stool, clan, bid }.into());
        if stool > 0
            && let Some(card) = self.draw(fx)
        {
            let front = &mut self.bar[0];
            front.under.insert(card.index());
            fx.say(AuctionEvent::CardPutUnder { clan: front.clan }.into());
        }
        let bidders = self.hiring();
        self.ask_next(Lot { stool, bid, bidder: seat, bidders, to_bid: seat }, fx);
    }

    /// Who may still hire (U6).
    fn hiring(&self) -> Seats {
        Seat::all(self.n_seats()).filter(|seat| !self.crews[*seat].is_full()).collect()
    }

    /// U5: somebody raises.
    pub(crate) fn raise(&mut self, lot: Lot, bid: u8, fx: &mut Effects<'_, Self>) {
        let seat = lot.to_bid;
        fx.say(AuctionEvent::Raised { seat, bid }.into());
        self.ask_next(Lot { bid, bidder: seat, ..lot }, fx);
    }

    /// U5: somebody is out of this auction.
    pub(crate) fn pass(&mut self, lot: Lot, fx: &mut Effects<'_, Self>) {
        let seat = lot.to_bid;
        fx.say(AuctionEvent::Passed { seat }.into());
        self.ask_next(Lot { bidders: lot.bidders.without(seat), ..lot }, fx);
    }

    /// U5: the next one decides; whoever has too few cards to raise passes.
    fn ask_next(&mut self, lot: Lot, fx: &mut Effects<'_, Self>) {
        let next = self.next_of(lot.bidders, lot.to_bid);
        if next == lot.bidder {
            return self.sell(lot, fx);
        }
        let lot = Lot { to_bid: next, ..lot };
        if self.check_bid(next, lot.bid + 1).is_err() {
            return self.pass(lot, fx);
        }
        self.phase = Phase::Bidding(lot);
    }

    /// The first of `seats` clockwise after one.
    fn next_of(&self, seats: Seats, after: Seat) -> Seat {
        let n_seats = self.n_seats();
        let mut in_order = after.clockwise(1, n_seats).around(n_seats);
        in_order.find(|seat| seats.contains(*seat)).expect("somebody is left in an auction")
    }

    /// U5: the last bidder pays; which cards is asked unless all or none are due.
    fn sell(&mut self, lot: Lot, fx: &mut Effects<'_, Self>) {
        let Lot { stool, bid, bidder, .. } = lot;
        self.phase = Phase::Bidding(Lot { to_bid: bidder, ..lot });
        fx.show(self);
        let sale = Sale { stool, winner: bidder, price: bid, left: bid };
        if bid == 0 {
            return self.hire(sale, fx);
        }
        if u32::from(bid) < self.hands[bidder].len() {
            self.phase = Phase::Paying(sale);
            return;
        }
        let hand = self.hands[bidder];
        for card in Talisman::ALL {
            for _ in 0..hand.count(card.index()) {
                self.pay(bidder, card, 1);
                fx.reveal(TurnEvent::Discarded { seat: bidder, card }.into());
            }
        }
        self.hire(sale, fx);
    }

    /// U5: one card of the price.
    pub(crate) fn pay_for(&mut self, sale: Sale, card: Talisman, fx: &mut Effects<'_, Self>) {
        self.discard(sale.winner, card, fx);
        match sale.left - 1 {
            0 => self.hire(sale, fx),
            left => self.phase = Phase::Paying(Sale { left, ..sale }),
        }
    }

    /// U5, U6: the figure and what lies under it go to the winner; the player to their left opens next.
    fn hire(&mut self, sale: Sale, fx: &mut Effects<'_, Self>) {
        let Sale { stool, winner: seat, price, .. } = sale;
        let hired = self.bar.remove(usize::from(stool));
        fx.say(AuctionEvent::Hired { seat, clan: hired.clan, price }.into());
        self.take_in(seat, &hired, fx);
        let hiring = self.hiring();
        self.turn = self.next_of(hiring, seat);
        self.phase = Phase::Opening;
        if hiring.len() == 1 {
            fx.show(self);
            self.hire_rest(fx);
        }
    }

    /// U7, U8: the last one takes all that are left and begins; the row is laid (U2).
    fn hire_rest(&mut self, fx: &mut Effects<'_, Self>) {
        let seat = self.turn;
        let rest = std::mem::take(&mut self.bar);
        let clans = rest.iter().map(|stool| stool.clan).collect();
        fx.say(AuctionEvent::RestHired { seat, clans }.into());
        rest.iter().for_each(|stool| self.take_in(seat, stool, fx));
        fx.say(SetUpEvent::FirstPlayer { seat }.into());
        self.fill_row(fx);
        self.begin_turn(fx);
    }

    /// A figure joins a crew; its new owner takes the cards under it.
    fn take_in(&mut self, seat: Seat, stool: &Stool, fx: &mut Effects<'_, Self>) {
        self.crews[seat].hire(stool.clan);
        let cards = stool.under;
        if cards.is_empty() {
            return;
        }
        for (card, count) in cards.counts().iter().enumerate() {
            (0..*count).for_each(|_| self.hands[seat].insert(card));
        }
        fx.say(AuctionEvent::CardsFound { seat, count: cards.len() as u8 }.into());
        fx.whisper(seat, AuctionEvent::FoundCards { cards }.into());
    }

    /// Everything that may be bid for a figure of the bar: place and bid (U3, U4).
    pub(crate) fn openings(&self, seat: Seat) -> impl Iterator<Item = (u8, u8)> + use<> {
        let hand = self.hands[seat].len() as u8;
        let stools = 0..(self.bar.len() as u8).min(hand + 1);
        stools.flat_map(move |stool| (stool..=hand).map(move |bid| (stool, bid)))
    }
}

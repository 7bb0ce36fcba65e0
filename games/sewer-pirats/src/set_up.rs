//! Before the first turn (S1–S5, V1).

use arrayvec::ArrayVec;
use game::{Bag, Effects, PerSeat, Rng, Seat};

use crate::auction::Bar;
use crate::components::{CREW, Cards, Clan, FULL_HAND, ROW, SMALL_HAND, Talisman, all_cards};
use crate::crew::Crew;
use crate::event::SetUpEvent;
use crate::ships::Ship;
use crate::treasures::Chest;
use crate::{Illegal, Options, Phase, SewerPirats, Variant};

/// V1: four of the six clan cards, in the order in which they come.
pub(crate) fn draw_clans(rng: &mut Rng) -> ArrayVec<Clan, CREW> {
    let mut cards = Clan::ALL;
    rng.shuffle(&mut cards);
    cards.into_iter().take(CREW).collect()
}

impl SewerPirats {
    fn empty(options: Options, n_seats: u8, first: Seat) -> Self {
        Self {
            options,
            phase: Phase::Over,
            turn: first,
            deck: all_cards(),
            row: [None; ROW],
            discards: Cards::EMPTY,
            hands: PerSeat::filled(n_seats, Cards::EMPTY),
            ships: [Ship::default(), Ship::default(), Ship::default()],
            stock: Chest::full(),
            gone: Bag::EMPTY,
            crews: PerSeat::from_fn(n_seats, |_| Crew::default()),
            chests: PerSeat::from_fn(n_seats, |_| Chest::EMPTY),
            bar: Bar::new(),
            ending: None,
        }
    }

    /// S1–S5, and what the variant asks for.
    pub(crate) fn set_up(options: Options, n_seats: u8, fx: &mut Effects<'_, Self>) -> Self {
        // S5: the first player is drawn by lot.
        let first = Seat::new(fx.rng.below(u32::from(n_seats)) as u8);
        let mut state = Self::empty(options, n_seats, first);
        for ship in Talisman::ALL {
            state.lay_heap(ship, fx);
            let laid = &mut state.ships[ship.index()];
            laid.front = std::mem::take(&mut laid.next);
            state.lay_heap(ship, fx);
        }
        if options.variant == Variant::Auction {
            state.begin_auction(fx);
            return state;
        }
        state.fill_row(fx);
        fx.reveal(SetUpEvent::FirstPlayer { seat: first }.into());
        state.deal_hands(fx);
        match options.variant {
            Variant::Base | Variant::Auction => state.phase = Phase::Picking,
            Variant::Abilities => state.draw_crews(fx),
            Variant::SameCrew => state.draw_same_crew(fx),
        }
        state
    }

    /// S3.
    fn deal_hands(&mut self, fx: &mut Effects<'_, Self>) {
        for (place, seat) in self.turn.around(self.n_seats()).enumerate() {
            let count = if place < 2 { SMALL_HAND } else { FULL_HAND };
            self.deal(seat, count, fx);
        }
    }

    /// S4.
    pub(crate) fn check_clan(&self, clan: Clan) -> Result<(), Illegal> {
        match self.crews.values().iter().any(|crew| crew.clans().contains(&clan)) {
            true => Err(Illegal::ClanPicked { clan }),
            false => Ok(()),
        }
    }

    /// S4: four figures of one clan; clockwise from the first player.
    pub(crate) fn pick_clan(&mut self, clan: Clan, fx: &mut Effects<'_, Self>) {
        let (seat, n_seats) = (self.turn, self.n_seats());
        (0..CREW).for_each(|_| self.crews[seat].hire(clan));
        fx.say(SetUpEvent::ClanPicked { seat, clan }.into());
        self.turn = seat.clockwise(1, n_seats);
        if self.crews[self.turn].is_full() {
            self.begin_turn(fx);
        }
    }

    /// V1: everybody draws four different clans.
    fn draw_crews(&mut self, fx: &mut Effects<'_, Self>) {
        for seat in self.turn.around(self.n_seats()) {
            let clans = draw_clans(fx.rng);
            clans.iter().for_each(|clan| self.crews[seat].hire(*clan));
            fx.reveal(SetUpEvent::CrewDrawn { seat, clans }.into());
        }
        self.begin_turn(fx);
    }

    /// V1: four clans are drawn once for all.
    fn draw_same_crew(&mut self, fx: &mut Effects<'_, Self>) {
        let clans = draw_clans(fx.rng);
        for (_, crew) in self.crews.iter_mut() {
            clans.iter().for_each(|clan| crew.hire(*clan));
        }
        fx.reveal(SetUpEvent::SameCrewDrawn { clans }.into());
        self.begin_turn(fx);
    }
}

//! How a match begins (S1–S5).

use arrayvec::ArrayVec;
use game::{Effects, PerSeat, Seat, Seats};

use crate::buildings::{Building, LIST};
use crate::cards::Cards;
use crate::components::{
    Estate, FIRST_HAND, FIRST_RATS, Population, PopulationBag, Size, Special, all_population,
};
use crate::influence::Track;
use crate::opening::{BuildingDeck, CARDS_PER_ESTATE, PerBuilding};
use crate::population::Nun;
use crate::{Event, Options, Phase, RattusCartus, Way};

impl RattusCartus {
    /// S1 to S5, and the first round.
    pub(crate) fn set_up(options: &Options, n_seats: u8, fx: &mut Effects<'_, Self>) -> Self {
        let mut deck = all_population();
        let nun_row = std::array::from_fn(|_| {
            let kind = deck.draw(fx.rng).expect("S2: there are 84 cards");
            Nun { card: Population::of_kind(kind), looked: Seats::NONE }
        });
        let mut state = Self {
            options: *options,
            round: 0,
            first_player: Seat::new(fx.rng.below(u32::from(n_seats)) as u8),
            phase: Phase::Opening,
            buildings: choose_buildings(options, n_seats, fx),
            row: ArrayVec::new(),
            visits: ArrayVec::new(),
            picks: PerSeat::filled(n_seats, None),
            deck,
            discard: PopulationBag::EMPTY,
            not_nuns: PopulationBag::EMPTY,
            nun_row,
            piles: Special::COPIES,
            hands: PerSeat::filled(n_seats, Cards::EMPTY),
            received: PerSeat::filled(n_seats, Cards::EMPTY),
            gifts: PerSeat::filled(n_seats, Cards::EMPTY),
            rats: PerSeat::filled(n_seats, FIRST_RATS),
            tokens: PerSeat::filled(n_seats, 0),
            tracks: std::array::from_fn(|_| Track::new(n_seats)),
        };
        state.deal(fx);
        state.begin_round(fx);
        state
    }

    /// S1: five cards for everyone.
    fn deal(&mut self, fx: &mut Effects<'_, Self>) {
        fx.say(Event::Dealt { count: FIRST_HAND });
        for seat in Seat::all(self.n_seats()) {
            for _ in 0..FIRST_HAND {
                let kind = self.deck.draw(fx.rng).expect("S1: there are 84 cards");
                self.hands[seat].insert_kind(kind, 1);
            }
            fx.whisper(seat, Event::HandDealt { cards: self.hands[seat] });
        }
    }
}

/// S3, S4: the building cards of this match.
fn choose_buildings(
    options: &Options,
    n_seats: u8,
    fx: &mut Effects<'_, RattusCartus>,
) -> BuildingDeck {
    let replacements = Size::of(n_seats).replacements;
    let no_watchtower = n_seats == 2 && !options.watchtower_for_two;
    let may_come = |building: Building| !(no_watchtower && building == Building::Watchtower);
    let pairs = match options.buildings {
        Way::FirstSet => Estate::ALL.map(|estate| Options::default().chosen(estate)),
        Way::Chosen => Estate::ALL.map(|estate| options.chosen(estate)),
        Way::OneEach => Estate::ALL.map(|estate| {
            let is_second = may_come(second_of(estate)) && fx.rng.below(2) == 1;
            if is_second { [0, CARDS_PER_ESTATE] } else { [CARDS_PER_ESTATE, 0] }
        }),
        Way::Mixed => Estate::ALL.map(|estate| {
            let may_come = u8::from(may_come(second_of(estate)));
            [CARDS_PER_ESTATE, CARDS_PER_ESTATE * may_come]
        }),
    };
    let most: PerBuilding = std::array::from_fn(|building| pairs[building / 2][building % 2]);
    if fx.is_heard() && options.buildings != Way::Mixed {
        let cards = LIST.iter().zip(most).filter(|(_, cards)| *cards > 0);
        let cards = cards.map(|(entry, cards)| (entry.building, cards)).collect();
        fx.reveal(Event::BuildingsChosen { cards });
    }
    BuildingDeck::new(most, replacements)
}

/// C3: the second of the two buildings of an estate.
fn second_of(estate: Estate) -> Building {
    LIST[2 * estate.index() + 1].building
}

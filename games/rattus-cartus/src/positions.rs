//! Positions prepared card by card.

mod voyage;

use arrayvec::ArrayVec;
use game::{PerSeat, Seat, Seats};

use crate::buildings::{Building, BuildingCard, LIST, Privilege};
use crate::cards::Cards;
use crate::components::{
    Card, Estate, FIRST_RATS, NUN_ROW, Nuns, Population, PopulationBag, Size, Special,
    all_population,
};
use crate::influence::Track;
use crate::opening::{BuildingDeck, PerBuilding};
use crate::options::{OfBourgeoisie, OfMagic, OfNobility};
use crate::population::Nun;
use crate::{Options, Phase, RattusCartus, Way};

pub(crate) use voyage::voyage;

/// The buildings of the first match, but for two Offices and the Rat-catcher's hut: so all cards but gold are in play.
pub(crate) fn options() -> Options {
    Options {
        buildings: Way::Chosen,
        bourgeoisie: OfBourgeoisie::ThreeTwo,
        magic: OfMagic::Hut,
        ..Options::default()
    }
}

/// The same with the Treasury, for gold.
pub(crate) fn options_with_gold() -> Options {
    Options { nobility: OfNobility::Treasury, ..options() }
}

/// The nun row, unless another one is named: ten nuns in all.
const NUNS: [(Estate, u8); NUN_ROW] = [
    (Estate::Peasantry, 4),
    (Estate::Clergy, 3),
    (Estate::Magic, 0),
    (Estate::Nobility, 2),
    (Estate::Bourgeoisie, 1),
];

/// How many cards of every estate were discarded in an earlier round.
const DISCARDED: u8 = 1;

/// A position before the first visit of a round, or before the first privilege. Anna is the first player, unless
/// another one is named.
pub(crate) struct Prepared<'a> {
    options: Options,
    round: u8,
    first_player: Seat,
    row: [BuildingCard; 2],
    /// Whether privileges are still to be taken.
    is_early: bool,
    hands: &'a [&'a [Card]],
    rats: &'a [u16],
    /// In the order in which the discs were moved.
    influence: &'a [(u8, Estate, u16)],
    /// Who has looked at which card of the nun row.
    looked: &'a [(u8, usize)],
    nuns: [(Estate, u8); NUN_ROW],
}

impl<'a> Prepared<'a> {
    /// The second round, with these open buildings.
    pub(crate) fn new(row: [Building; 2], hands: &'a [&'a [Card]]) -> Self {
        Self {
            options: options(),
            round: 2,
            first_player: Seat::new(0),
            row: row.map(|building| BuildingCard { building, privilege: Privilege::FourCards }),
            is_early: false,
            hands,
            rats: &[],
            influence: &[],
            looked: &[],
            nuns: NUNS,
        }
    }

    pub(crate) fn with_gold(self) -> Self {
        Self { options: options_with_gold(), ..self }
    }

    /// The buildings of a first match.
    fn first_set(self) -> Self {
        Self { options: Options::default(), ..self }
    }

    fn round(self, round: u8) -> Self {
        Self { round, ..self }
    }

    fn first_player(self, seat: u8) -> Self {
        Self { first_player: Seat::new(seat), ..self }
    }

    /// The privileges of the open buildings are these, and nobody has taken one yet.
    fn privileges(self, privileges: [Privilege; 2]) -> Self {
        let mut row = self.row;
        row.iter_mut().zip(privileges).for_each(|(card, privilege)| card.privilege = privilege);
        Self { row, is_early: true, ..self }
    }

    fn looked(self, looked: &'a [(u8, usize)]) -> Self {
        Self { looked, ..self }
    }

    fn nuns(self, nuns: [(Estate, u8); NUN_ROW]) -> Self {
        Self { nuns, ..self }
    }

    pub(crate) fn last_round(self) -> Self {
        Self { round: Size::of(self.hands.len() as u8).rounds, ..self }
    }

    pub(crate) fn rats(self, rats: &'a [u16]) -> Self {
        Self { rats, ..self }
    }

    pub(crate) fn influence(self, influence: &'a [(u8, Estate, u16)]) -> Self {
        Self { influence, ..self }
    }

    pub(crate) fn state(self) -> RattusCartus {
        let n_seats = self.hands.len() as u8;
        let mut deck = all_population();
        let mut nun_row = self.nuns.map(|(estate, nuns)| {
            let card = Population { estate, nuns: Nuns::new(nuns) };
            assert!(deck.remove(card.kind()), "C1: too many of {card:?}");
            Nun { card, looked: Seats::NONE }
        });
        for &(seat, place) in self.looked {
            nun_row[place].looked = nun_row[place].looked.with(Seat::new(seat));
        }
        let mut piles = Special::COPIES;
        let hands = PerSeat::from_fn(n_seats, |seat| {
            let cards = self.hands[seat.index()].iter().copied();
            cards.inspect(|card| take(*card, &mut deck, &mut piles)).collect::<Cards>()
        });
        let (row, buildings) = self.buildings(n_seats);
        let mut tracks: [Track; 6] = std::array::from_fn(|_| Track::new(n_seats));
        for &(seat, estate, points) in self.influence {
            tracks[estate.index()].gain(Seat::new(seat), points);
        }
        let is_first = self.round == 1;
        let discard = if is_first { PopulationBag::EMPTY } else { discard(&mut deck) };
        RattusCartus {
            options: self.options,
            round: self.round,
            first_player: self.first_player,
            phase: match self.is_early {
                true => Phase::Privilege { seat: self.first_player },
                false => Phase::Visiting { queue: self.first_player.around(n_seats).collect() },
            },
            buildings,
            row,
            visits: ArrayVec::new(),
            picks: PerSeat::filled(n_seats, None),
            deck,
            discard,
            not_nuns: PopulationBag::EMPTY,
            nun_row,
            piles,
            hands,
            received: PerSeat::filled(n_seats, Cards::EMPTY),
            gifts: PerSeat::filled(n_seats, Cards::EMPTY),
            rats: PerSeat::from_fn(n_seats, |seat| {
                self.rats.get(seat.index()).copied().unwrap_or(FIRST_RATS)
            }),
            tokens: PerSeat::filled(n_seats, 0),
            tracks,
        }
    }

    /// The row, and the other building cards after the earlier rounds.
    fn buildings(&self, n_seats: u8) -> (ArrayVec<BuildingCard, 3>, BuildingDeck) {
        let size = Size::of(n_seats);
        let pairs = Estate::ALL.map(|estate| self.options.chosen(estate));
        let most: PerBuilding = std::array::from_fn(|building| pairs[building / 2][building % 2]);
        let mut deck = BuildingDeck::new(most, size.replacements);
        let row = self.row;
        row.iter().for_each(|card| deck.turn_up_named(*card));
        let privileges =
            [Privilege::TwoRats, Privilege::TwoCardsAndLook, Privilege::TwoCardsAndRat];
        let all = privileges.into_iter().chain([Privilege::FourCards]);
        let cards = all.flat_map(|privilege| {
            LIST.iter().map(move |entry| BuildingCard { building: entry.building, privilege })
        });
        let mut used = Vec::new();
        for card in cards.filter(|card| !row.contains(card)) {
            let is_left = deck.left()[card.building.estate().index()] > 0;
            if used.len() < usize::from((self.round - 1) * size.open)
                && is_left
                && deck.may_come(card.building) > 0
            {
                deck.turn_up_named(card);
                used.push(card);
            }
        }
        deck.use_up(&used);
        (row.into_iter().collect(), deck)
    }
}

/// A population card with this many nuns.
pub(crate) const fn folk(estate: Estate, nuns: u8) -> Card {
    Card::Population(Population { estate, nuns: Nuns::new(nuns) })
}

fn take(card: Card, deck: &mut PopulationBag, piles: &mut [u8; Special::ALL.len()]) {
    match card {
        Card::Population(card) => {
            assert!(deck.remove(card.kind()), "C1: too many of {card:?}");
        }
        Card::Special(special) => piles[special.index()] -= 1,
    }
}

/// Cards that were laid in an earlier round.
fn discard(deck: &mut PopulationBag) -> PopulationBag {
    let mut discard = PopulationBag::EMPTY;
    for estate in Estate::ALL {
        let card = Population { estate, nuns: Nuns::new(4) };
        for _ in 0..DISCARDED {
            if deck.remove(card.kind()) {
                discard.insert(card.kind());
            }
        }
    }
    discard
}

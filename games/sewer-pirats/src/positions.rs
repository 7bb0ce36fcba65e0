//! Positions prepared piece by piece.

mod voyage;

use arrayvec::ArrayVec;
use game::{Bag, PerSeat, Seat};

use crate::auction::{Bar, Stool};
use crate::components::{Cards, Clan, ROW, Space, Talisman, all_cards};
use crate::crew::{Crew, Figure};
use crate::ships::Ship;
use crate::treasures::{Chest, HEAP, Heap, Picture, Prize, TROPHY_KINDS, Trophy};
use crate::{Options, Phase, SewerPirats, Variant};

pub(crate) use voyage::voyage;

pub(crate) const ABILITIES: Options = Options { variant: Variant::Abilities, open_chests: false };
pub(crate) const AUCTION: Options = Options { variant: Variant::Auction, open_chests: false };

/// A figure aboard: where it stands, and whose it is.
type Aboard = (Talisman, Space, u8, Clan);

/// Trophies by picture and value, and prizes.
type Hoard<'a> = (&'a [(Picture, u8)], &'a [Prize]);

/// A position at the beginning of somebody's turn.
pub(crate) struct Prepared<'a> {
    options: Options,
    turn: u8,
    crews: &'a [[Clan; 4]],
    /// How many cat, bird and fish cards each has.
    hands: &'a [[u8; 3]],
    aboard: &'a [Aboard],
    chests: &'a [Hoard<'a>],
    row: [Talisman; ROW],
    front: [Heap; 3],
    next: [Heap; 3],
}

impl<'a> Prepared<'a> {
    /// The base game: all figures of a player are of one clan.
    pub(crate) fn base(crews: &'a [[Clan; 4]], hands: &'a [[u8; 3]]) -> Self {
        let front = [
            heap([(Picture::Fries, 2), (Picture::Fries, 3), (Picture::Fries, 4)], Prize::Ketchup),
            heap(
                [(Picture::Burger, 6), (Picture::Burger, 7), (Picture::Bear, 8)],
                Prize::Milkshake,
            ),
            heap([(Picture::Bear, 10), (Picture::Doll, 12), (Picture::Can, 14)], Prize::Parrot),
        ];
        let next = [
            heap(
                [(Picture::Noodles, 5), (Picture::Noodles, 6), (Picture::Burger, 6)],
                Prize::Chili,
            ),
            heap([(Picture::Bear, 9), (Picture::Doll, 9), (Picture::Can, 12)], Prize::Opener),
            heap([(Picture::Fries, 2), (Picture::Can, 14), (Picture::Doll, 8)], Prize::Parrot),
        ];
        let row = [Talisman::Cat, Talisman::Bird, Talisman::Fish, Talisman::Cat];
        let options = Options::default();
        Self { options, turn: 0, crews, hands, aboard: &[], chests: &[], row, front, next }
    }

    /// With abilities.
    pub(crate) fn abilities(crews: &'a [[Clan; 4]], hands: &'a [[u8; 3]]) -> Self {
        Self { options: ABILITIES, ..Self::base(crews, hands) }
    }

    pub(crate) fn aboard(self, aboard: &'a [Aboard]) -> Self {
        Self { aboard, ..self }
    }

    /// What was taken so far. The other trophies of those heaps left the game.
    pub(crate) fn chests(self, chests: &'a [Hoard<'a>]) -> Self {
        Self { chests, ..self }
    }

    /// The cards that lie open.
    fn row(self, row: [Talisman; ROW]) -> Self {
        Self { row, ..self }
    }

    /// What floats before this ship.
    fn front(mut self, ship: Talisman, trophies: [(Picture, u8); HEAP], prize: Prize) -> Self {
        self.front[ship.index()] = heap(trophies, prize);
        self
    }

    /// Nothing is left but the front heaps: all other trophies are in chests or gone.
    pub(crate) fn last_heaps(self) -> Self {
        Self { next: Default::default(), ..self }
    }

    pub(crate) fn turn(self, turn: u8) -> Self {
        Self { turn, ..self }
    }

    pub(crate) fn state(self) -> SewerPirats {
        let n_seats = self.crews.len() as u8;
        let mut stock = Chest::full();
        self.front.iter().chain(&self.next).for_each(|heap| take_heap(&mut stock, heap));
        let chests = PerSeat::from_fn(n_seats, |seat| match self.chests.get(seat.index()) {
            Some(hoard) => take_hoard(&mut stock, hoard),
            None => Chest::EMPTY,
        });
        let gone = left_over(&mut stock);
        let mut crews = PerSeat::from_fn(n_seats, |seat| {
            let mut crew = Crew::default();
            self.crews[seat.index()].into_iter().for_each(|clan| crew.hire(clan));
            crew
        });
        let heaps = self.front.into_iter().zip(self.next);
        let mut ships: Vec<Ship> =
            heaps.map(|(front, next)| Ship { spaces: [None; 4], front, next }).collect();
        for &(ship, space, seat, clan) in self.aboard {
            let seat = Seat::new(seat);
            let number = crews[seat].leave(clan);
            ships[ship.index()].spaces[space.index()] = Some(Figure { seat, number, clan });
        }
        let hands = PerSeat::from_fn(n_seats, |seat| Cards::of(self.hands[seat.index()]));
        let (deck, discards) = deck_without(&self.row, &hands);
        SewerPirats {
            options: self.options,
            phase: Phase::Turn,
            turn: Seat::new(self.turn),
            deck,
            row: self.row.map(Some),
            discards,
            hands,
            ships: ships.try_into().expect("there are three ships"),
            stock,
            gone,
            crews,
            chests,
            bar: Bar::new(),
            ending: None,
        }
    }
}

/// U2: nobody has hired anybody yet, and no card has been used.
pub(crate) fn in_the_bar(bar: &[Clan], hands: &[[u8; 3]]) -> SewerPirats {
    let crews = vec![[Clan::Rat; 4]; hands.len()];
    let begun = Prepared::base(&crews, hands).state();
    let mut deck = all_cards();
    for (card, held) in hands.iter().flat_map(|hand| hand.iter().enumerate()) {
        (0..*held).for_each(|_| _ = deck.remove(card));
    }
    SewerPirats {
        options: AUCTION,
        phase: Phase::Opening,
        deck,
        discards: Cards::EMPTY,
        row: [None; ROW],
        crews: PerSeat::from_fn(hands.len() as u8, |_| Crew::default()),
        bar: bar.iter().map(|&clan| Stool { clan, under: Cards::EMPTY }).collect(),
        ..begun
    }
}

fn heap(trophies: [(Picture, u8); HEAP], prize: Prize) -> Heap {
    let trophies = trophies.map(|(picture, value)| Trophy::new(picture, value));
    Heap { trophies: ArrayVec::from(trophies), prize: Some(prize) }
}

fn take_heap(stock: &mut Chest, heap: &Heap) {
    heap.trophies.iter().for_each(|trophy| take_trophy(stock, *trophy));
    heap.prize.iter().for_each(|prize| take_prize(stock, *prize));
}

fn take_hoard(stock: &mut Chest, (trophies, prizes): &Hoard<'_>) -> Chest {
    let mut chest = Chest::EMPTY;
    for &(picture, value) in *trophies {
        take_trophy(stock, Trophy::new(picture, value));
        chest.add(Trophy::new(picture, value));
    }
    for &prize in *prizes {
        take_prize(stock, prize);
        chest.add_prize(prize);
    }
    chest
}

fn take_trophy(stock: &mut Chest, trophy: Trophy) {
    assert!(stock.trophies.remove(trophy.kind()), "C3: too many of {trophy:?}");
}

fn take_prize(stock: &mut Chest, prize: Prize) {
    assert!(stock.prizes.remove(prize.index()), "C4: too many of {prize:?}");
}

/// S1, A4: three trophies lie with every prize, so what is over was taken by nobody.
fn left_over(stock: &mut Chest) -> Bag<TROPHY_KINDS> {
    let mut gone = Bag::EMPTY;
    let kinds = (0..TROPHY_KINDS).rev().cycle();
    for kind in kinds {
        if stock.trophies.len() <= HEAP as u32 * stock.prizes.len() {
            break;
        }
        if stock.trophies.remove(kind) {
            gone.insert(kind);
        }
    }
    gone
}

/// Cards were played, so some of the rest are discarded.
fn deck_without(row: &[Talisman], hands: &PerSeat<Cards>) -> (Cards, Cards) {
    let (mut deck, mut discards) = (all_cards(), Cards::EMPTY);
    row.iter().for_each(|card| _ = deck.remove(card.index()));
    for talisman in Talisman::ALL {
        let held = hands.values().iter().map(|hand| hand.count(talisman.index())).sum::<u8>();
        (0..held).for_each(|_| _ = deck.remove(talisman.index()));
        (0..2).for_each(|_| _ = deck.remove(talisman.index()));
        (0..2).for_each(|_| discards.insert(talisman.index()));
    }
    (deck, discards)
}

//! A key of what a seat knows, made without its view.

use game::{Bag, Mill, Seat};

use crate::auction::Stool;
use crate::crew::{Crew, Figure};
use crate::phase::{Berth, CardLook, Lot, Sale, Voyage};
use crate::ships::Ship;
use crate::treasures::{Chest, Heap, Prize, TROPHY_KINDS};
use crate::{Phase, SewerPirats, Talisman};

/// A key of what `seat` knows: equal where its views are, and hardly ever elsewhere.
pub(super) fn knowledge(state: &SewerPirats, seat: Seat) -> u64 {
    let mut mill = Mill::with(seat.number().into());
    mill.grind(table_word(state));
    mill.grind(phase_word(state.phase));
    mill.grind(word_of(state.discards.counts()) << 32 | word_of(state.hands[seat].counts()));
    mill.grind(state.hands.values().iter().fold(0, |word, hand| word << 8 | u64::from(hand.len())));
    state.ships.iter().for_each(|ship| grind_ship(ship, &mut mill));
    grind_trophies(&state.gone, &mut mill);
    for crew in state.crews.values() {
        mill.grind(crew_word(crew));
    }
    let open = state.options.open_chests || state.phase == Phase::Over;
    for (owner, chest) in state.chests.iter() {
        grind_chest(chest, open || owner == seat, &mut mill);
    }
    state.bar.iter().for_each(|stool| mill.grind(stool_word(stool)));
    mill.key()
}

fn grind_ship(ship: &Ship, mill: &mut Mill) {
    mill.grind(ship.spaces.iter().fold(0, |word, figure| word << 16 | figure_word(*figure)));
    mill.grind(heap_word(&ship.front) << 32 | heap_word(&ship.next));
}

fn grind_trophies(trophies: &Bag<TROPHY_KINDS>, mill: &mut Mill) {
    trophies.counts().chunks(8).for_each(|eight| mill.grind(word_of(eight)));
}

/// A7: what is closed is only counted.
fn grind_chest(chest: &Chest, is_known: bool, mill: &mut Mill) {
    if is_known {
        grind_trophies(&chest.trophies, mill);
        mill.grind(word_of(chest.prizes.counts()));
    } else {
        mill.grind(u64::from(chest.trophies.len()) << 8 | u64::from(chest.prizes.len()));
    }
}

fn word_of(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0, |word, byte| word << 8 | u64::from(*byte))
}

/// A number for what may be absent, below 8.
fn or_none(item: Option<usize>) -> u64 {
    item.map_or(0, |item| item as u64 + 1)
}

fn talisman_word(talisman: Option<Talisman>) -> u64 {
    or_none(talisman.map(Talisman::index))
}

/// Options, turn, deck, stock, row, and which ships still sail.
fn table_word(state: &SewerPirats) -> u64 {
    let options = (state.options.variant as u64) << 1 | u64::from(state.options.open_chests);
    let counts = [
        options as u8,
        state.turn.number(),
        state.deck.len() as u8,
        state.stock.prizes.len() as u8,
        state.hands.n_seats(),
    ];
    let row = state.row.iter().fold(0, |word, card| word << 2 | talisman_word(*card));
    let ending = state.ending.as_ref().map_or(0, |ships| {
        ships.iter().fold(1, |word, ship| word << 2 | talisman_word(Some(*ship)))
    });
    word_of(&counts) << 16 | row << 8 | ending
}

fn phase_word(phase: Phase) -> u64 {
    let word = |kind: u8, parts: [u8; 5]| word_of(&[kind]) << 40 | word_of(&parts);
    match phase {
        Phase::Picking => word(0, [0; 5]),
        Phase::Opening => word(1, [0; 5]),
        Phase::Bidding(Lot { stool, bid, bidder, bidders, to_bid }) => {
            let who = bidders.iter().fold(0, |bits, seat| bits | 1 << seat.number());
            word(2, [stool, bid, bidder.number(), who, to_bid.number()])
        }
        Phase::Paying(Sale { stool, winner, price, left }) => {
            word(3, [stool, winner.number(), price, left, 0])
        }
        Phase::Turn => word(4, [0; 5]),
        Phase::SecondCard => word(5, [0; 5]),
        Phase::Discarding => word(6, [0; 5]),
        Phase::Taking(voyage) => word(7, voyage_bytes(voyage)),
        Phase::TakingMore(voyage) => word(8, voyage_bytes(voyage)),
        Phase::Again(Berth::Home) => word(9, [0; 5]),
        Phase::Again(Berth::Aboard { ship, space }) => {
            word(10, [ship.index() as u8, space.index() as u8, 0, 0, 0])
        }
        Phase::Looking(CardLook { ship, space, turned }) => {
            let turned = talisman_word(turned) as u8;
            word(11, [ship.index() as u8, space.index() as u8, turned, 0, 0])
        }
        Phase::Underway { ship } => word(12, [ship.index() as u8, 0, 0, 0, 0]),
        Phase::Over => word(13, [0; 5]),
    }
}

fn voyage_bytes(Voyage { ship, space, seat, encore }: Voyage) -> [u8; 5] {
    [ship.index() as u8, space.index() as u8, seat.number(), u8::from(encore), 0]
}

fn figure_word(figure: Option<Figure>) -> u64 {
    let of = |Figure { seat, number, clan }: Figure| {
        1 | u64::from(seat.number()) << 1 | u64::from(number) << 4 | (clan.index() as u64) << 8
    };
    figure.map_or(0, of)
}

fn heap_word(heap: &Heap) -> u64 {
    let trophies = heap.trophies.iter().fold(1, |word, trophy| word << 5 | trophy.kind() as u64);
    trophies << 3 | or_none(heap.prize.map(Prize::index))
}

fn crew_word(crew: &Crew) -> u64 {
    let clans = crew.clans().iter().fold(1, |word, clan| word << 3 | clan.index() as u64);
    crew.at_home().fold(clans << 4, |word, (number, _)| word | 1 << number)
}

fn stool_word(stool: &Stool) -> u64 {
    1 << 16 | (stool.clan.index() as u64) << 8 | u64::from(stool.under.len())
}

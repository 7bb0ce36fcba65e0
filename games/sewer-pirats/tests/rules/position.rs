//! Positions that a test makes up: a referee's view says everything, so a state follows from it.

use arrayvec::ArrayVec;
use game::{Bag, Game, Rng, Seat, Viewer};
use game_test::{Script, fresh_with};
use sewer_pirats::components::{Cards, all_cards};
use sewer_pirats::crew::{Crew, Figure};
use sewer_pirats::treasures::{Chest, Heap};
use sewer_pirats::view::{SeenCards, SeenChest};
use sewer_pirats::{
    Clan, Options, Phase, Picture, Prize, SewerPirats, Space, Talisman, Trophy, Variant, View,
};

pub(crate) use Clan::{Cockroach, Raccoon, Rat, Snail, Toad, Weasel};
pub(crate) use Picture::{Bear, Burger, Can, Doll, Fries, Noodles};
pub(crate) use Prize::{Chili, Ketchup, Milkshake, Opener, Parrot};
pub(crate) use Space::{Captain, One, Three, Two};
pub(crate) use Talisman::{Bird, Cat, Fish};

/// A position in which the first seat has its turn, made up by a test.
pub(crate) struct Position {
    view: View,
}

impl Position {
    /// Nobody is aboard and nobody has a card. In the base game seats have clans in the order of [`Clan::ALL`].
    pub(crate) fn base(n_seats: u8) -> Self {
        let mut position = Self::with(n_seats, Variant::Base);
        for seat in 0..n_seats {
            position = position.crew(seat, [Clan::ALL[usize::from(seat)]; 4]);
        }
        position
    }

    /// The same with abilities; everybody has a cockroach, a weasel, a rat and a raccoon until told otherwise.
    pub(crate) fn abilities(n_seats: u8) -> Self {
        let mut position = Self::with(n_seats, Variant::Abilities);
        for seat in 0..n_seats {
            position = position.crew(seat, [Cockroach, Weasel, Rat, Raccoon]);
        }
        position
    }

    fn with(n_seats: u8, variant: Variant) -> Self {
        let options = Options { variant, open_chests: false };
        let state = fresh_with::<SewerPirats>(&options, n_seats, 1);
        let mut view = state.view(Viewer::Referee);
        (view.phase, view.turn) = (Phase::Turn, Seat::new(0));
        view.row = [Some(Cat), Some(Bird), Some(Fish), Some(Cat)];
        view.discards = Cards::EMPTY;
        for (_, hand) in view.hands.iter_mut() {
            *hand = SeenCards::Known(Cards::EMPTY);
        }
        Self { view }
            .front(Cat, [(Fries, 2), (Fries, 3), (Fries, 4)], Ketchup)
            .next(Cat, [(Noodles, 5), (Noodles, 6), (Burger, 6)], Chili)
            .front(Bird, [(Burger, 6), (Burger, 7), (Bear, 8)], Milkshake)
            .next(Bird, [(Bear, 9), (Doll, 9), (Can, 12)], Opener)
            .front(Fish, [(Bear, 10), (Doll, 12), (Can, 14)], Parrot)
            .next(Fish, [(Fries, 2), (Can, 14), (Doll, 8)], Parrot)
    }

    pub(crate) fn open_chests(mut self) -> Self {
        self.view.options.open_chests = true;
        self
    }

    pub(crate) fn crew(mut self, seat: u8, clans: [Clan; 4]) -> Self {
        let mut crew = Crew::default();
        clans.into_iter().for_each(|clan| crew.hire(clan));
        self.view.crews[Seat::new(seat)] = crew;
        self
    }

    /// How many cat, bird and fish cards.
    pub(crate) fn hand(mut self, seat: u8, cards: [u8; 3]) -> Self {
        self.view.hands[Seat::new(seat)] = SeenCards::Known(Cards::of(cards));
        self
    }

    /// The deck holds just these; the rest is discarded.
    pub(crate) fn deck(mut self, cards: [u8; 3]) -> Self {
        let mut rest = *all_cards().counts();
        self.view.row.iter().flatten().for_each(|card| rest[card.index()] -= 1);
        for hand in self.view.hands.values() {
            let SeenCards::Known(hand) = hand else { unreachable!("a referee sees all hands") };
            (0..3).for_each(|card| rest[card] -= hand.count(card));
        }
        (0..3).for_each(|card| rest[card] -= cards[card]);
        self.view.discards = Cards::of(rest);
        self
    }

    pub(crate) fn aboard(mut self, ship: Talisman, space: Space, seat: u8, clan: Clan) -> Self {
        let seat = Seat::new(seat);
        let number = self.view.crews[seat].leave(clan);
        self.view.ships[ship.index()].spaces[space.index()] = Some(Figure { seat, number, clan });
        self
    }

    pub(crate) fn front(
        mut self,
        ship: Talisman,
        trophies: [(Picture, u8); 3],
        prize: Prize,
    ) -> Self {
        self.view.ships[ship.index()].front = heap(trophies, prize);
        self
    }

    pub(crate) fn next(
        mut self,
        ship: Talisman,
        trophies: [(Picture, u8); 3],
        prize: Prize,
    ) -> Self {
        self.view.ships[ship.index()].next = heap(trophies, prize);
        self
    }

    pub(crate) fn chest(mut self, seat: u8, trophies: &[(Picture, u8)], prizes: &[Prize]) -> Self {
        self.view.chests[Seat::new(seat)] = SeenChest::Known(chest(trophies, prizes));
        self
    }

    /// The stock is used up and no next heap is left before any ship: trophies are gone, prizes are in the chest of `seat`.
    pub(crate) fn last_heaps(mut self, seat: u8) -> Self {
        self.view.ships.iter_mut().for_each(|ship| ship.next = Heap::default());
        let mut rest = Chest::full();
        for ship in &self.view.ships {
            ship.front.trophies.iter().for_each(|trophy| take(&mut rest.trophies, trophy.kind()));
            ship.front.prize.iter().for_each(|prize| take(&mut rest.prizes, prize.index()));
        }
        for chest in self.view.chests.values() {
            let SeenChest::Known(chest) = chest else { unreachable!("a referee sees all chests") };
            chest.trophies().for_each(|trophy| take(&mut rest.trophies, trophy.kind()));
            chest.prizes().for_each(|prize| take(&mut rest.prizes, prize.index()));
        }
        self.view.gone = rest.trophies;
        rest.trophies = Bag::EMPTY;
        self.view.chests[Seat::new(seat)] = SeenChest::Known(rest);
        self
    }

    pub(crate) fn state(&self) -> SewerPirats {
        SewerPirats::imagine(&self.view, &mut Rng::fast(1))
    }

    pub(crate) fn script(self) -> Script<SewerPirats> {
        Script::from_state(self.state(), self.view.hands.n_seats())
    }
}

fn take<const KINDS: usize>(bag: &mut Bag<KINDS>, kind: usize) {
    assert!(bag.remove(kind), "a test uses no treasure twice");
}

fn heap(trophies: [(Picture, u8); 3], prize: Prize) -> Heap {
    let trophies = trophies.map(|(picture, value)| Trophy::new(picture, value));
    Heap { trophies: ArrayVec::from(trophies), prize: Some(prize) }
}

pub(crate) fn chest(trophies: &[(Picture, u8)], prizes: &[Prize]) -> Chest {
    let mut chest = Chest::EMPTY;
    trophies.iter().for_each(|(picture, value)| chest.add(Trophy::new(*picture, *value)));
    prizes.iter().for_each(|prize| chest.add_prize(*prize));
    chest
}

/// What a referee sees.
pub(crate) fn all(script: &Script<SewerPirats>) -> View {
    script.state().view(Viewer::Referee)
}

/// The cat, bird and fish cards of a seat.
pub(crate) fn hand_of(script: &Script<SewerPirats>, seat: u8) -> [u8; 3] {
    match all(script).hands[Seat::new(seat)] {
        SeenCards::Known(cards) => *cards.counts(),
        SeenCards::Count(_) => unreachable!("a referee sees all hands"),
    }
}

/// Who stands on a space: seat and clan.
pub(crate) fn on(script: &Script<SewerPirats>, ship: Talisman, space: Space) -> Option<(u8, Clan)> {
    let figure = all(script).ships[ship.index()].on(space)?;
    Some((figure.seat.number(), figure.clan))
}

/// Words of the actions of a seat that contain `part`.
pub(crate) fn choices_with(script: &Script<SewerPirats>, seat: u8, part: &str) -> Vec<String> {
    script.choices(seat).into_iter().filter(|words| words.contains(part)).collect()
}

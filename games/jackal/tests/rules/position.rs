//! Positions that a test makes up: a referee's view says everything, so a state follows from it.

use game::{Effects, Game, Rng, Seat, Viewer};
use game_test::Script;
use jackal::chart::CHART;
use jackal::components::{CardBag, cards_in};
use jackal::island::{IslandId, Place};
use jackal::scoring::LogbookEntry;
use jackal::view::SeenHand;
use jackal::{Action, Aid, Card, Jackal, Options, View};

/// An island just opened, with hands made up by a test. Seat 0 is the first player.
pub(crate) struct Position {
    view: View,
}

impl Position {
    /// The first island of a match at a table of this size, everyone with an empty hand.
    pub(crate) fn new(n_seats: u8, island: &str) -> Self {
        let mut rng = Rng::fast(1);
        let state = Jackal::new(&Options::default(), n_seats, &mut Effects::silent(&mut rng));
        let mut view = state.view(Viewer::Referee);
        view.first = Seat::new(0);
        view.island = find(island);
        for (_, hand) in view.hands.iter_mut() {
            *hand = SeenHand::Known(CardBag::EMPTY);
        }
        Self { view }
    }

    pub(crate) fn hand(mut self, seat: u8, cards: &[Card]) -> Self {
        self.view.hands[Seat::new(seat)] = SeenHand::Known(bag(cards));
        self
    }

    pub(crate) fn coins(mut self, seat: u8, coins: u8) -> Self {
        self.view.coins[Seat::new(seat)] = coins;
        self.view.gains[Seat::new(seat)] = coins as i8;
        self
    }

    pub(crate) fn first(mut self, seat: u8) -> Self {
        self.view.first = Seat::new(seat);
        self
    }

    /// All but this many cards of the deck are discarded.
    pub(crate) fn deck(mut self, left: u32) -> Self {
        let mut deck = jackal::components::all_cards();
        for hand in self.view.hands.values() {
            let SeenHand::Known(cards) = hand else { continue };
            cards_in(cards).for_each(|card| _ = deck.remove(card.kind()));
        }
        let mut rng = Rng::fast(2);
        while deck.len() > left {
            self.view.discards.insert(deck.draw(&mut rng).expect("the deck has a card"));
        }
        self
    }

    /// This is the last island of the match.
    pub(crate) fn last(mut self) -> Self {
        let others = (0..CHART.len() as u8).map(IslandId::new).filter(|id| *id != self.view.island);
        let gains = self.view.coins.map(|_, _| 0);
        self.view.logbook =
            others.take(9).map(|island| LogbookEntry { island, gains: gains.clone() }).collect();
        self
    }

    /// The script in which everyone has the same cards.
    pub(crate) fn script_with<const N: usize>(self, cards: [Card; N]) -> Voyage {
        let n_seats = self.view.n_seats();
        (0..n_seats).fold(self, |position, seat| position.hand(seat, &cards)).script()
    }

    pub(crate) fn script(self) -> Voyage {
        let n_seats = self.view.n_seats();
        Voyage(Script::from_state(Jackal::imagine(&self.view, &mut Rng::fast(1)), n_seats))
    }
}

/// The island with this name.
pub(crate) fn find(name: &str) -> IslandId {
    let place = CHART.iter().position(|island| island.name == name);
    IslandId::new(place.unwrap_or_else(|| panic!("there is no {name}")) as u8)
}

pub(crate) fn bag(cards: &[Card]) -> CardBag {
    let mut bag = CardBag::EMPTY;
    cards.iter().for_each(|card| bag.insert(card.kind()));
    bag
}

/// The cell with this name.
pub(crate) fn place(name: &str) -> Place {
    Place::all().find(|place| place.to_string() == name).expect("a cell is a1 to e5")
}

/// A script with the words of this game.
pub(crate) struct Voyage(Script<Jackal>);

impl Voyage {
    #[track_caller]
    pub(crate) fn act(&mut self, action: Action, seat: u8) {
        self.0.act(action, seat);
    }

    /// Somebody lays a whole row.
    #[track_caller]
    pub(crate) fn lay(&mut self, seat: u8, row: &[Card]) {
        row.iter().for_each(|card| self.act(Action::Lay(*card), seat));
        self.act(Action::Ready, seat);
    }

    /// Nobody (else) pours rum.
    #[track_caller]
    pub(crate) fn no_rum(&mut self) {
        while let (Some(seat), true) = (self.to_act().first().copied(), self.is_pouring()) {
            self.act(Action::Poured, seat);
        }
    }

    pub(crate) fn is_pouring(&self) -> bool {
        self.view().stage == jackal::view::Stage::Pouring
    }

    /// Somebody declares a walk: each word is a cell, or one of the aids `2`, `F` and `!`.
    #[track_caller]
    pub(crate) fn walk(&mut self, seat: u8, words: &str) {
        for word in words.split_whitespace() {
            let action = match word {
                "2" => Action::Attach(Aid::Doubling),
                "F" => Action::Attach(Aid::Friday),
                "!" => Action::Attach(Aid::Weapon),
                cell => Action::Step(place(cell)),
            };
            self.act(action, seat);
        }
        self.act(Action::Declare, seat);
    }

    pub(crate) fn to_act(&self) -> Vec<u8> {
        self.0.to_act()
    }

    pub(crate) fn choices(&self, seat: u8) -> Vec<String> {
        self.0.choices(seat)
    }

    /// What a referee sees.
    pub(crate) fn view(&self) -> View {
        self.state().view(Viewer::Referee)
    }

    pub(crate) fn view_of(&self, seat: u8) -> View {
        self.0.view(seat)
    }

    pub(crate) fn coins(&self) -> Vec<u8> {
        self.view().coins.values().to_vec()
    }

    pub(crate) fn cards(&self) -> Vec<u8> {
        self.view().hands.values().iter().map(SeenHand::len).collect()
    }

    pub(crate) fn state(&self) -> &Jackal {
        self.0.state()
    }

    /// What was told since the last time; what only one seat hears begins with `(Anna only)`.
    pub(crate) fn news(&mut self) -> String {
        self.0.news()
    }

    pub(crate) fn refusal(&self, action: Action, seat: u8) -> String {
        self.0.refusal(&action, seat)
    }
}

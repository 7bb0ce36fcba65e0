//! Positions that a test makes up: a referee's view says everything, so a state follows from it.

use game::{Game, Rng, Seat, Seats, Viewer};
use game_test::{Script, fresh_with};
use rattus_cartus::buildings::{Building, BuildingBag, BuildingCard, Privilege};
use rattus_cartus::cards::Cards;
use rattus_cartus::components::{Card, Estate, Nuns, Population, PopulationBag, Special};
use rattus_cartus::phase::Phase;
use rattus_cartus::view::{SeenCards, SeenRats};
use rattus_cartus::{Action, Options, RattusCartus, View};

/// A population card with this many nuns.
pub(crate) fn folk(estate: Estate, nuns: u8) -> Card {
    Card::Population(population(estate, nuns))
}

/// The same as a card that can lie in the nun row.
pub(crate) fn population(estate: Estate, nuns: u8) -> Population {
    Population { estate, nuns: Nuns::new(nuns) }
}

/// This many of a special card.
pub(crate) fn some(count: usize, special: Special) -> Vec<Card> {
    vec![Card::Special(special); count]
}

/// A position before the first visit of a round, made up by a test. Nobody has cards but those that the test gives, and
/// the first player is seat 0.
pub(crate) struct Position {
    view: View,
}

impl Position {
    /// A second round at a table of this size.
    pub(crate) fn new(n_seats: u8) -> Self {
        Self::options(n_seats, Options::default())
    }

    /// The same with options.
    pub(crate) fn options(n_seats: u8, options: Options) -> Self {
        let mut view = fresh_with::<RattusCartus>(&options, n_seats, 1).view(Viewer::Referee);
        view.round = 2;
        view.first_player = Seat::new(0);
        view.phase = Phase::Visiting { queue: Seat::all(n_seats).collect() };
        let mut position = Self { view };
        for seat in 0..n_seats {
            position = position.hand(seat, []);
        }
        position
    }

    pub(crate) fn n_seats(&self) -> u8 {
        self.view.n_seats()
    }

    /// The open buildings; all with the privilege of four cards.
    pub(crate) fn row(self, buildings: &[Building]) -> Self {
        let cards: Vec<BuildingCard> = buildings
            .iter()
            .map(|&building| BuildingCard { building, privilege: Privilege::FourCards })
            .collect();
        self.row_cards(&cards)
    }

    pub(crate) fn row_cards(mut self, cards: &[BuildingCard]) -> Self {
        self.view.row = cards.iter().copied().collect();
        self
    }

    /// All that is left of the building cards: these in the building deck, and those under the replacement deck, which has
    /// no others. All have the privilege of four cards.
    pub(crate) fn buildings(mut self, deck: &[Building], under: &[Building]) -> Self {
        let card =
            |&building: &Building| BuildingCard { building, privilege: Privilege::FourCards };
        let (mut unseen, mut left, mut most) = (BuildingBag::EMPTY, [0; 6], [0; 12]);
        for building in deck {
            unseen.insert(card(building).kind());
            left[building.estate().index()] += 1;
            most[*building as usize] += 1;
        }
        let deck = serde_json::json!({
            "unseen": unseen,
            "left": left,
            "most": most,
            "replacements": 0,
            "under": under.iter().map(card).collect::<Vec<_>>(),
            "used": BuildingBag::EMPTY,
        });
        self.view.buildings = serde_json::from_value(deck).expect("a deck of building cards");
        self
    }

    /// It is the turn of the first player to pick a privilege.
    pub(crate) fn at_privileges(mut self) -> Self {
        self.view.phase = match self.view.options.privileges_at_once {
            true => Phase::Privileges { pending: Seats::all(self.n_seats()) },
            false => Phase::Privilege { seat: self.view.first_player },
        };
        self
    }

    pub(crate) fn round(mut self, round: u8) -> Self {
        self.view.round = round;
        self
    }

    pub(crate) fn last_round(self) -> Self {
        let last = self.view.size().rounds;
        self.round(last)
    }

    pub(crate) fn first_player(mut self, seat: u8) -> Self {
        self.view.first_player = Seat::new(seat);
        self
    }

    pub(crate) fn hand(mut self, seat: u8, cards: impl IntoIterator<Item = Card>) -> Self {
        let seat = Seat::new(seat);
        for card in self.view.hands[seat].known().expect("a referee sees everything").iter() {
            self.add(card);
        }
        let cards: Cards = cards.into_iter().collect();
        for card in cards.iter() {
            self.take(card);
        }
        self.view.hands[seat] = SeenCards::Known(cards);
        self
    }

    pub(crate) fn rats(mut self, seat: u8, rats: u16) -> Self {
        self.view.rats[Seat::new(seat)] = SeenRats::Known(rats);
        self
    }

    pub(crate) fn tokens(mut self, seat: u8, points: u16) -> Self {
        self.view.tokens[Seat::new(seat)] = points;
        self
    }

    pub(crate) fn influence(mut self, seat: u8, estate: Estate, points: u16) -> Self {
        self.view.tracks[estate.index()].gain(Seat::new(seat), points);
        self
    }

    pub(crate) fn nun_row(mut self, cards: [Population; 5]) -> Self {
        for (place, card) in cards.into_iter().enumerate() {
            let old =
                self.view.nun_row[place].card.replace(card).expect("a referee sees everything");
            self.add(Card::Population(old));
            self.take(Card::Population(card));
        }
        self
    }

    /// The deck has only these cards; all others lie in the discard pile.
    pub(crate) fn deck(mut self, cards: &[Population]) -> Self {
        for card in cards {
            self.take(Card::Population(*card));
        }
        let mut deck = PopulationBag::EMPTY;
        cards.iter().for_each(|card| deck.insert(card.kind()));
        let rest = self.view.deck_cards.replace(deck).expect("a referee sees everything");
        for (kind, &count) in rest.counts().iter().enumerate() {
            (0..count).for_each(|_| self.view.discard.insert(kind));
        }
        self.count_deck();
        self
    }

    /// All cards of the discard pile are put into somebody's hand.
    pub(crate) fn discard_to(mut self, seat: u8) -> Self {
        let SeenCards::Known(cards) = &mut self.view.hands[Seat::new(seat)] else { unreachable!() };
        for kind in 0..self.view.discard.counts().len() {
            while self.view.discard.remove(kind) {
                cards.insert(Card::of_kind(kind));
            }
        }
        self
    }

    /// This many cards are left in a pile; the others are in somebody's hand.
    pub(crate) fn pile(mut self, special: Special, left: u8, holder: u8) -> Self {
        let SeenCards::Known(cards) = &mut self.view.hands[Seat::new(holder)] else {
            unreachable!()
        };
        while self.view.piles[special.index()] > left {
            self.view.piles[special.index()] -= 1;
            cards.insert(Card::Special(special));
        }
        self
    }

    fn add(&mut self, card: Card) {
        match card {
            Card::Population(card) => self
                .view
                .deck_cards
                .as_mut()
                .expect("a referee sees everything")
                .insert(card.kind()),
            Card::Special(special) => self.view.piles[special.index()] += 1,
        }
        self.count_deck();
    }

    fn take(&mut self, card: Card) {
        match card {
            Card::Population(card) => {
                assert!(
                    self.view
                        .deck_cards
                        .as_mut()
                        .expect("a referee sees everything")
                        .remove(card.kind()),
                    "no {card:?}"
                );
            }
            Card::Special(special) => self.view.piles[special.index()] -= 1,
        }
        self.count_deck();
    }

    fn count_deck(&mut self) {
        self.view.deck = self.view.deck_cards.expect("a referee sees everything").len() as u8;
    }

    pub(crate) fn script(self) -> Story {
        let n_seats = self.view.n_seats();
        Story(Script::from_state(RattusCartus::imagine(&self.view, &mut Rng::fast(1)), n_seats))
    }
}

/// A script with the words of this game.
pub(crate) struct Story(Script<RattusCartus>);

impl Story {
    pub(crate) fn act(&mut self, action: Action, seat: u8) -> &mut Self {
        self.0.act(action, seat);
        self
    }

    pub(crate) fn play(&mut self, words: &str, seat: u8) -> &mut Self {
        self.0.play(words, seat);
        self
    }

    /// `seat` visits the building at a place, counted from 0, and lays these cards.
    pub(crate) fn visit(
        &mut self,
        seat: u8,
        place: u8,
        cards: impl IntoIterator<Item = Card>,
    ) -> &mut Self {
        self.act(Action::Visit { place }, seat);
        for card in cards {
            self.act(Action::Lay { card }, seat);
        }
        self.act(Action::Ready, seat)
    }

    pub(crate) fn choices(&self, seat: u8) -> Vec<String> {
        self.0.choices(seat)
    }

    pub(crate) fn refusal(&self, action: &Action, seat: u8) -> String {
        self.0.refusal(action, seat)
    }

    pub(crate) fn news(&mut self) -> String {
        self.0.news()
    }

    /// Whether this sentence was told since the last time.
    #[track_caller]
    pub(crate) fn tells(&mut self, sentence: &str) {
        let news = self.news();
        assert!(news.lines().any(|line| line == sentence), "no “{sentence}” in\n{news}");
    }

    pub(crate) fn to_act(&self) -> Vec<u8> {
        self.0.to_act()
    }

    pub(crate) fn state(&self) -> &RattusCartus {
        self.0.state()
    }

    pub(crate) fn seen_by(&self, seat: u8) -> View {
        self.0.view(seat)
    }

    pub(crate) fn all(&self) -> View {
        self.state().view(Viewer::Referee)
    }

    pub(crate) fn hand(&self, seat: u8) -> Cards {
        *self.all().hands[Seat::new(seat)].known().expect("a referee sees everything")
    }

    pub(crate) fn cards(&self, seat: u8) -> u8 {
        self.hand(seat).len()
    }

    pub(crate) fn rats(&self, seat: u8) -> u16 {
        match self.all().rats[Seat::new(seat)] {
            SeenRats::Known(rats) => rats,
            SeenRats::Hidden => unreachable!("a referee sees all rats"),
        }
    }

    pub(crate) fn influence(&self, seat: u8, estate: Estate) -> u16 {
        self.all().tracks[estate.index()].points(Seat::new(seat))
    }

    pub(crate) fn special(&self, seat: u8, special: Special) -> u8 {
        self.hand(seat).special(special)
    }

    pub(crate) fn round(&self) -> u8 {
        self.all().round
    }
}

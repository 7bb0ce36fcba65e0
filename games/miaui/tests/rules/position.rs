//! Positions that a test makes up: a referee's view says everything, so a state follows from it.

use game::{Game, PerSeat, Rng, Seat, Viewer};
use game_test::{Script, fresh_with};
use miaui::components::{DiveSet, ROUNDS};
use miaui::dispute::{settle_with_kiti, settle_without_fights};
use miaui::view::{SeenCard, SeenHand, SeenPile};
use miaui::{Action, Catch, Dive, Miaui, Options, View};

/// A position before a choice, made up by a test.
pub(crate) struct Position {
    view: View,
}

impl Position {
    /// A second round at a table of this size, with nothing in the piles.
    pub(crate) fn new(n_seats: u8) -> Self {
        Self::with(n_seats, Options::default()).round(2)
    }

    fn with(n_seats: u8, options: Options) -> Self {
        let state = fresh_with::<Miaui>(&options, n_seats, 1);
        Self { view: state.view(Viewer::Referee) }
    }

    pub(crate) fn options(self, options: Options) -> Self {
        let n_seats = self.view.hands.n_seats();
        Self::with(n_seats, options).round(self.view.round)
    }

    pub(crate) fn no_fights(self) -> Self {
        self.options(Options { no_fights: true, open_baskets: false })
    }

    /// The position is in this round; earlier rounds used up the lowest dive cards but 5, 6 and 9.
    pub(crate) fn round(mut self, round: u8) -> Self {
        self.view.round = round;
        let used: Vec<Dive> =
            [1, 2, 3, 4, 7, 8, 10, 11, 12].map(Dive)[..(round as usize - 1).min(9)].to_vec();
        let hand = if round == ROUNDS {
            None
        } else {
            Some(used.into_iter().fold(DiveSet::FULL, DiveSet::without))
        };
        for (seat, seen) in self.view.hands.iter_mut() {
            let last = [9, 6, 5][seat.index() % 3];
            *seen = SeenHand::Known(
                hand.unwrap_or_else(|| DiveSet::EMPTY.with(Dive(last)).with(Dive(9))),
            );
        }
        self
    }

    pub(crate) fn kiti(mut self, seat: u8) -> Self {
        self.view.kiti = Some(Seat::new(seat));
        self
    }

    pub(crate) fn cells(mut self, cells: [Catch; 3]) -> Self {
        self.view.cells = cells.map(|catch| vec![SeenCard::Open(catch)]);
        self
    }

    /// The top card of a cell lies face down for this seat.
    pub(crate) fn face_down(mut self, cell: usize, by: u8) -> Self {
        if let Some(SeenCard::Open(catch)) = self.view.cells[cell].pop() {
            self.view.cells[cell].push(SeenCard::Peeked { catch, by: Seat::new(by) });
        }
        self
    }

    pub(crate) fn on_top(mut self, cell: usize, catch: Catch) -> Self {
        self.view.cells[cell].push(SeenCard::Open(catch));
        self
    }

    pub(crate) fn pile(mut self, seat: u8, cards: &[Catch]) -> Self {
        self.view.piles[Seat::new(seat)] = SeenPile::Known(cards.to_vec());
        self
    }

    pub(crate) fn script(self) -> Dives {
        let n_seats = self.view.hands.n_seats();
        Dives(Script::from_state(Miaui::imagine(&self.view, &mut Rng::fast(1)), n_seats))
    }
}

/// A script with the words of this game.
pub(crate) struct Dives(Script<Miaui>);

impl Dives {
    /// Everyone dives.
    pub(crate) fn dives(&mut self, dives: &[u8]) {
        for (seat, dive) in dives.iter().enumerate() {
            self.0.play(&format!("Dive to {dive}"), seat as u8);
        }
    }

    pub(crate) fn play(&mut self, words: &str, seat: u8) {
        self.0.play(words, seat);
    }

    pub(crate) fn legal(&self, seat: u8) -> Vec<Action> {
        let mut legal = Vec::new();
        self.state().legal_actions(Seat::new(seat), &mut legal);
        legal
    }

    pub(crate) fn pile(&self, seat: u8) -> Vec<Catch> {
        match &self.state().view(Viewer::Referee).piles[Seat::new(seat)] {
            SeenPile::Known(cards) => cards.clone(),
            SeenPile::Top { .. } => unreachable!("a referee sees whole piles"),
        }
    }

    pub(crate) fn state(&self) -> &Miaui {
        self.0.state()
    }

    /// What was told since the last time; what only one seat hears begins with `(Anna only)`.
    pub(crate) fn news(&mut self) -> String {
        self.0.news()
    }

    pub(crate) fn refusal(&self, action: &Action, seat: u8) -> String {
        self.0.refusal(action, seat)
    }
}

fn table(dives: &[u8]) -> PerSeat<Dive> {
    PerSeat::from_fn(dives.len() as u8, |seat| Dive(dives[seat.index()]))
}

/// Who takes deep, middle and shallow while Kiti stands clockwise of a seat.
pub(crate) fn takers(kiti: u8, dives: &[u8]) -> [Option<Seat>; 3] {
    settle_with_kiti(&table(dives), Seat::new(kiti))
}

/// Who takes deep, middle and shallow without fights.
pub(crate) fn takers_without_fights(dives: &[u8]) -> [Option<Seat>; 3] {
    settle_without_fights(&table(dives))
}

/// These seats.
pub(crate) fn seats(numbers: [u8; 3]) -> [Option<Seat>; 3] {
    numbers.map(|number| Some(Seat::new(number)))
}

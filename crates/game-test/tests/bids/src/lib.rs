//! Bids: deal hidden hands, choose in secret, open, score. With a fault, one thing is wrong with it.

mod fault;
mod says;
mod view;

use std::sync::atomic::{AtomicI32, Ordering};

use game::{
    Choice, Effects, Game, Info, OptionKind, OptionSpec, Outcome, PerLang, PerSeat, Phrase, Rng,
    ScoreSheet, Sealed, Seat, Seats, Viewer,
};
use serde::{Deserialize, Serialize};

pub use fault::Fault;
use fault::{Grudge, Slippery};
pub use says::{Action, Event, Illegal};
pub use view::View;

const ROUNDS: u8 = 3;
const HAND: usize = 3;
const CARDS_PER_SEAT: u8 = 5;

/// The true state; `FAULT` is a [`Fault`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Bids<const FAULT: u8> {
    storm: bool,
    round: Slippery<FAULT>,
    prize: i32,
    /// In the order in which it will be drawn, the next card last.
    deck: Vec<u8>,
    hands: PerSeat<Vec<u8>>,
    sealed: Sealed<u8>,
    put_away: Vec<u8>,
    points: PerSeat<i32>,
    /// Who chose first in this round: of no concern, but for a fault.
    first: Option<Seat>,
    /// The last card that was refused, with a fault.
    grudge: Grudge,
}

/// What the host may choose.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct Options {
    /// The lowest card wins (B3).
    pub storm: bool,
}

impl<const FAULT: u8> Bids<FAULT> {
    const fn is(fault: Fault) -> bool {
        fault as u8 == FAULT
    }
}

impl<const FAULT: u8> Game for Bids<FAULT> {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn info() -> Info {
        let english = include_str!("../texts/en.ftl");
        Info {
            id: "bids",
            min_seats: 2,
            max_seats: 3,
            minutes: 1,
            has_secrets: !Self::is(Fault::FalseOpenness),
            rules_version: 1,
            max_actions: 3 * ROUNDS as usize,
            texts: PerLang {
                en: if Self::is(Fault::Wordless) { "event-lost = Lost { $x }." } else { english },
                ru: include_str!("../texts/ru.ftl"),
            },
            rules: PerLang { en: include_str!("../RULES.md"), ru: include_str!("../RULES.ru.md") },
            glossary: PerLang { en: "", ru: "" },
            about: PerLang { en: "", ru: "" },
        }
    }

    fn options() -> &'static [OptionSpec] {
        &[OptionSpec { id: "storm", kind: OptionKind::Flag }]
    }

    fn new(options: &Options, n_seats: u8, fx: &mut Effects<'_, Self>) -> Self {
        let mut deck: Vec<u8> = (1..=CARDS_PER_SEAT * n_seats).collect();
        fx.rng.shuffle(&mut deck);
        let mut state = Self {
            storm: options.storm,
            round: Slippery(0),
            prize: 0,
            hands: PerSeat::from_fn(n_seats, |_| deck.split_off(deck.len() - HAND)),
            deck,
            sealed: Sealed::open(n_seats),
            put_away: Vec::new(),
            points: PerSeat::from_fn(n_seats, |_| 0),
            first: None,
            grudge: Grudge::default(),
        };
        fx.say(Event::Dealt { count: HAND as u8 });
        for (seat, hand) in state.hands.iter_mut() {
            hand.sort_unstable();
            fx.whisper(seat, Event::Received { cards: hand.clone() });
        }
        state.begin_round(fx);
        state
    }

    fn to_act(&self) -> Seats {
        let over = self.round.0 == ROUNDS && !Self::is(Fault::Endless);
        if over { Seats::NONE } else { self.sealed.pending() }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let out_of_turn = Self::is(Fault::OutOfTurn) && self.round.0 == 1;
        if !self.to_act().contains(seat) && !out_of_turn {
            return;
        }
        if Self::is(Fault::NothingToDo) && self.round.0 == 1 {
            return;
        }
        out.extend(self.hands[seat].iter().map(|&card| Action::Bid(card)));
        if Self::is(Fault::ListedTwice) && self.round.0 == 1 {
            out.push(Action::Bid(self.hands[seat][0]));
        }
    }

    fn check(&self, seat: Seat, &Action::Bid(card): &Action) -> Result<(), Illegal> {
        let hand = &self.hands[seat];
        if Self::is(Fault::Panicking) {
            assert!(card < 100, "there is no such card");
        }
        let too_strict = Self::is(Fault::TooStrict) && hand.last() == Some(&card);
        if !hand.contains(&card) && !Self::is(Fault::TooLax) || too_strict {
            if Self::is(Fault::Grudge) {
                self.grudge.bear(card);
            }
            return Err(Illegal::NotHeld { card });
        }
        Ok(())
    }

    fn apply(&mut self, seat: Seat, Action::Bid(card): Action, fx: &mut Effects<'_, Self>) {
        self.sealed.seal(seat, card);
        if Self::is(Fault::FirstMover) || Self::is(Fault::HeardFirstMover) && fx.is_heard() {
            self.first.get_or_insert(seat);
        }
        fx.say(match Self::is(Fault::LoudSeal) {
            true => Event::Opened { cards: PerSeat::from_fn(1, |_| card) },
            false => Event::Sealed { seat },
        });
        if self.sealed.pending().is_empty() {
            self.resolve(fx);
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        view.imagine(rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        let early = Self::is(Fault::EarlyOutcome) && self.round.0 == ROUNDS - 1;
        let over = self.to_act().is_empty() && !Self::is(Fault::NoOutcome);
        (over || early).then(|| Outcome::by_points(self.points.clone()))
    }

    fn score_sheet(&self, seat: Seat) -> ScoreSheet {
        let mut sheet = ScoreSheet::default();
        let missing = i32::from(Self::is(Fault::WrongSheet));
        sheet.add(Phrase::new("score-prizes"), self.points[seat] - missing);
        sheet
    }

    fn census(&self) -> Vec<u32> {
        let held = self.hands.values().iter().flatten();
        let mut cards: Vec<u32> =
            held.chain(&self.deck).chain(&self.put_away).map(|&card| u32::from(card)).collect();
        cards.sort_unstable();
        cards
    }
}

/// Chance that no generator gave: a fault.
static HIDDEN_CHANCE: AtomicI32 = AtomicI32::new(0);

impl<const FAULT: u8> Bids<FAULT> {
    fn begin_round(&mut self, fx: &mut Effects<'_, Self>) {
        self.prize = 1 + fx.rng.below(3) as i32;
        if !Self::is(Fault::UntoldPrize) {
            fx.reveal(Event::Prize { points: self.prize });
        }
    }

    fn resolve(&mut self, fx: &mut Effects<'_, Self>) {
        let bids = self.hands.map(|seat, _| self.sealed.get(seat).expect("everyone has chosen"));
        fx.reveal(Event::Opened { cards: bids.clone() });
        let winner = self.winner(&bids);
        self.points[winner] += self.prize;
        if Self::is(Fault::HiddenChance) {
            self.points[winner] += HIDDEN_CHANCE.fetch_add(1, Ordering::Relaxed);
        }
        fx.say(Event::Won { seat: winner });
        for (seat, hand) in self.hands.iter_mut() {
            hand.retain(|&card| card != bids[seat]);
        }
        let lost = usize::from(Self::is(Fault::LostCard));
        self.put_away.extend(&bids.values()[lost..]);
        self.put_away.sort_unstable();
        self.draw(fx);
        self.sealed = Sealed::open(self.hands.n_seats());
        self.first = None;
        self.round.0 += 1;
        if self.round.0 < ROUNDS || Self::is(Fault::Endless) {
            self.begin_round(fx);
        }
    }

    fn winner(&self, bids: &PerSeat<u8>) -> Seat {
        let rank = |&(_, card): &(Seat, &u8)| {
            if self.storm { -i32::from(*card) } else { i32::from(*card) }
        };
        let best = bids.iter().max_by_key(rank).expect("somebody bids").0;
        self.first.unwrap_or(best)
    }

    fn draw(&mut self, fx: &mut Effects<'_, Self>) {
        for seat in Seat::all(self.hands.n_seats()) {
            let Some(card) = self.deck.pop() else { return };
            self.hands[seat].push(card);
            self.hands[seat].sort_unstable();
            fx.say(Event::Drew { seat });
            let ear = seat.clockwise(u8::from(Self::is(Fault::WrongEar)), self.hands.n_seats());
            match Self::is(Fault::LoudDraw) {
                true => fx.say(Event::Received { cards: vec![card] }),
                false => fx.whisper(ear, Event::Received { cards: vec![card] }),
            }
        }
    }

    fn seal_for_view(&self, viewer: Viewer) -> PerSeat<Choice<u8>> {
        let leak = Self::is(Fault::LeakingSeals) && viewer != Viewer::Spectator;
        self.sealed.seen_by(if leak { Viewer::Referee } else { viewer })
    }
}

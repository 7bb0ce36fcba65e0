//! High Card: a tiny complete game. The numbers in the comments are RULES.md's.

pub mod advice;
mod board;
pub mod components;
pub mod events;
pub mod sketch;
pub mod view;

use game::{Effects, Game, Info, OptionSpec, Outcome, PerLang, PerSeat, Phrase, Rng, ScoreSheet};
use game::{Sealed, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use components::{CARDS, CardBag, HAND, all_cards};
pub use events::{Action, Event, Illegal};
pub use view::View;

/// The true state of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HighCard {
    hands: PerSeat<Vec<u8>>,
    sealed: Sealed<u8>,
    played: Vec<u8>,
    points: PerSeat<i32>,
}

/// What the host may choose: nothing yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

impl Game for HighCard {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn info() -> Info {
        Info {
            id: "high-card",
            author: "nobody yet",
            min_seats: 2,
            max_seats: 4,
            minutes: 5,
            has_secrets: true,
            rules_version: 1,
            max_actions: 4 * HAND as usize,
            texts: PerLang {
                en: include_str!("../texts/en.ftl"),
                ru: include_str!("../texts/ru.ftl"),
            },
            rules: PerLang { en: include_str!("../RULES.md"), ru: include_str!("../RULES.ru.md") },
        }
    }

    fn options() -> &'static [OptionSpec] {
        &[]
    }

    /// S1: the hands are dealt, each seen by its owner alone.
    fn new(_: &Options, n_seats: u8, fx: &mut Effects<'_, Self>) -> Self {
        let mut bag = all_cards();
        let hands = PerSeat::from_fn(n_seats, |_| deal(&mut bag, HAND, fx.rng));
        fx.say(Event::Dealt { count: HAND });
        for (seat, hand) in hands.iter() {
            fx.whisper(seat, Event::HandDealt { cards: hand.clone() });
        }
        let points = PerSeat::filled(n_seats, 0);
        Self { hands, sealed: Sealed::open(n_seats), played: Vec::new(), points }
    }

    fn to_act(&self) -> Seats {
        if self.is_over() { Seats::NONE } else { self.sealed.pending() }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.to_act().contains(seat) {
            out.extend(self.hands[seat].iter().copied().map(Action::Play));
        }
    }

    fn check(&self, seat: Seat, &Action::Play(card): &Action) -> Result<(), Illegal> {
        if self.hands[seat].contains(&card) { Ok(()) } else { Err(Illegal::NotInHand { card }) }
    }

    fn apply(&mut self, seat: Seat, Action::Play(card): Action, fx: &mut Effects<'_, Self>) {
        self.sealed.seal(seat, card);
        fx.say(Event::Chosen { seat });
        if self.sealed.pending().is_empty() {
            self.turn_up(fx);
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn sketch(view: &View) -> Vec<Phrase> {
        sketch::lines(view)
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        view.imagine(rng)
    }

    /// E1.
    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| Outcome::by_points(self.points.clone()))
    }

    fn score_sheet(&self, seat: Seat) -> ScoreSheet {
        let points = self.points[seat];
        let mut sheet = ScoreSheet::default();
        sheet.add(Phrase::new("score-rounds").with("count", points), points);
        sheet
    }

    /// Each card is dealt to somebody or still in the bag: those in sight are counted, and none twice.
    fn census(&self) -> Vec<u32> {
        let dealt = self.hands.values().iter().map(Vec::len).sum::<usize>() + self.played.len();
        let mut all: Vec<u8> =
            self.hands.values().iter().flatten().chain(&self.played).copied().collect();
        all.sort_unstable();
        all.dedup();
        vec![dealt as u32, all.len() as u32]
    }
}

/// Draws a hand, sorted.
fn deal(bag: &mut CardBag, count: u8, rng: &mut Rng) -> Vec<u8> {
    let draw = |_| bag.draw(rng).expect("S1: there are enough cards for everyone") as u8 + 1;
    let mut hand: Vec<u8> = (0..count).map(draw).collect();
    hand.sort_unstable();
    hand
}

impl HighCard {
    fn is_over(&self) -> bool {
        self.hands.values().iter().all(Vec::is_empty)
    }

    /// R1, R2: all cards are turned up, and the highest takes a point.
    fn turn_up(&mut self, fx: &mut Effects<'_, Self>) {
        let plays = PerSeat::from_fn(self.hands.n_seats(), |seat| {
            self.sealed.get(seat).expect("everyone has chosen before the cards are turned up")
        });
        for (seat, hand) in self.hands.iter_mut() {
            hand.retain(|card| *card != plays[seat]);
        }
        self.played.extend_from_slice(plays.values());
        let best = plays.iter().max_by_key(|(_, card)| **card);
        let (winner, _) = best.expect("a table has seats, and no two cards are equal");
        self.points[winner] += 1;
        fx.reveal(Event::TurnedUp { plays, winner });
        self.sealed = Sealed::open(self.hands.n_seats());
    }
}

const _: () =
    assert!(4 * HAND as usize <= CARDS, "S1: there are enough cards for the largest table");

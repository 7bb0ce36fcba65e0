//! High Card: a tiny complete game. The numbers in the comments are RULES.md's.

mod action;
mod advice;
mod board;
pub mod components;
mod event;
mod examples;
mod illegal;
mod imagine;
mod options;
mod phase;
mod scoring;
mod set_up;
mod sketch;
pub mod view;

use game::{
    Effects, Example, Game, Info, OptionSpec, Outcome, PerLang, PerSeat, Phrase, Rng, ScoreSheet,
};
use game::{Sealed, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

pub use action::Action;
use components::{CARDS, HAND, MOST_SEATS};
pub use event::Event;
pub use illegal::Illegal;
pub use options::Options;
use phase::Phase;
pub use view::View;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HighCard {
    hands: PerSeat<Vec<u8>>,
    phase: Phase,
    played: Vec<u8>,
    points: PerSeat<i32>,
}

impl Game for HighCard {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn info() -> Info {
        Info {
            id: "high-card",
            min_seats: 2,
            max_seats: MOST_SEATS,
            minutes: 5,
            has_secrets: true,
            rules_version: 1,
            max_actions: MOST_SEATS as usize * HAND as usize,
            texts: PerLang {
                en: include_str!("../texts/en.ftl"),
                ru: include_str!("../texts/ru.ftl"),
            },
            rules: PerLang { en: include_str!("../RULES.md"), ru: include_str!("../RULES.ru.md") },
            glossary: PerLang {
                en: include_str!("../GLOSSARY.md"),
                ru: include_str!("../GLOSSARY.ru.md"),
            },
            about: PerLang { en: include_str!("../ABOUT.md"), ru: include_str!("../ABOUT.ru.md") },
        }
    }

    fn options() -> &'static [OptionSpec] {
        Options::SPECS
    }

    fn new(_: &Options, n_seats: u8, fx: &mut Effects<'_, Self>) -> Self {
        Self::set_up(n_seats, fx)
    }

    fn to_act(&self) -> Seats {
        match &self.phase {
            Phase::Choosing(sealed) => sealed.pending(),
            Phase::Over => Seats::NONE,
        }
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
        let Phase::Choosing(sealed) = &mut self.phase else {
            unreachable!("an action is applied only while somebody is to act");
        };
        sealed.seal(seat, card);
        let all_chose = sealed.pending().is_empty();
        fx.say(Event::Chosen { seat });
        if all_chose {
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
        matches!(self.phase, Phase::Over).then(|| Outcome::by_points(self.points.clone()))
    }

    fn score_sheet(&self, seat: Seat) -> ScoreSheet {
        scoring::sheet(self.points[seat])
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

    fn examples() -> Vec<Example<Self>> {
        examples::examples()
    }
}

impl HighCard {
    /// R1, R2: all cards are turned up, and the highest takes a point.
    fn turn_up(&mut self, fx: &mut Effects<'_, Self>) {
        let Phase::Choosing(sealed) = &self.phase else {
            unreachable!("cards are turned up when the last one was chosen");
        };
        let n_seats = self.hands.n_seats();
        let plays = PerSeat::from_fn(n_seats, |seat| {
            sealed.get(seat).expect("everyone has chosen before the cards are turned up")
        });
        for (seat, hand) in self.hands.iter_mut() {
            hand.retain(|card| *card != plays[seat]);
        }
        self.played.extend_from_slice(plays.values());
        let best = plays.iter().max_by_key(|(_, card)| **card);
        let (winner, _) = best.expect("a table has seats, and no two cards are equal");
        self.points[winner] += 1;
        fx.reveal(Event::TurnedUp { plays, winner });
        let is_over = self.hands.values().iter().all(Vec::is_empty);
        self.phase = if is_over { Phase::Over } else { Phase::Choosing(Sealed::open(n_seats)) };
    }
}

const _: () = assert!(
    MOST_SEATS as usize * HAND as usize <= CARDS,
    "S1: there are enough cards for the largest table"
);

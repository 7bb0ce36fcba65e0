//! Jackal, the card game, by Dmitry Kibkalo: lay your cards in secret, walk over ten islands, dig first. The numbers in
//! the comments are RULES.md's.
//!
//! - [`components`]: the cards (C1) and the numbers of the rulebook.
//! - [`island`], [`chart`]: what islands are, and the forty of them (C2).
//! - `set_up`: before the first island (S1).
//! - `opening`: a new island is opened (R1).
//! - [`laying`]: rows are laid in secret, or somebody sails to Tortuga (R2, R9).
//! - [`rum`]: rum in front of others' rows (R3).
//! - [`walking`]: rows are turned up, walks are declared (R4, R5).
//! - [`movement`]: how a pirate walks (R6–R8).
//! - [`sharing`]: who came first (R10).
//! - [`provisions`]: new cards (R9, R11, R12).
//! - [`scoring`]: the end (E1).
//! - [`solver`], [`survey`]: what a hand can reach on an island, and how good an island is.
//! - `board`: how it is drawn.

mod action;
pub mod advice;
mod board;
pub mod chart;
pub mod components;
mod event;
mod examples;
mod idle;
mod illegal;
mod imagine;
pub mod island;
pub mod laying;
pub mod movement;
mod opening;
mod options;
mod phase;
mod positions;
pub mod provisions;
pub mod rum;
pub mod scoring;
mod set_up;
pub mod sharing;
mod sketch;
pub mod solver;
pub mod survey;
pub mod view;
pub mod walking;

use arrayvec::ArrayVec;
use game::{
    Effects, Example, Game, Info, OptionSpec, Outcome, PerLang, PerSeat, Phrase, Position, Rng,
    ScoreSheet,
};
use game::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

pub use action::Action;
pub use components::{Aid, Card};
use components::{CardBag, ISLANDS_A_MATCH, N_CARDS};
pub use event::Event;
pub use illegal::Illegal;
use island::IslandId;
use laying::Plan;
use movement::Walk;
pub use options::Options;
use phase::Phase;
use scoring::LogbookEntry;
pub use view::View;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Jackal {
    options: Options,
    island: IslandId,
    /// Who has the first player's card (R12).
    first: Seat,
    deck: CardBag,
    discards: CardBag,
    /// The cards in hand; what is chosen but still secret is among them.
    hands: PerSeat<CardBag>,
    coins: PerSeat<u8>,
    /// The coins that everyone gained or spent on this island.
    gains: PerSeat<i8>,
    logbook: ArrayVec<LogbookEntry, { ISLANDS_A_MATCH as usize }>,
    /// Everyone's row, or that they sail to Tortuga.
    plans: PerSeat<Plan>,
    /// How much rum lies in front of each row.
    rum: PerSeat<u8>,
    walks: PerSeat<Option<Walk>>,
    phase: Phase,
}

/// The most actions that an island can see: every card is laid, poured or attached once and carried out twice at most,
/// and everyone finishes their row, their rum and their walk.
const MOST_ACTIONS_A_ROUND: usize = 2 * N_CARDS + 3 * components::MOST_SEATS as usize;

impl Game for Jackal {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn info() -> Info {
        Info {
            id: "jackal",
            min_seats: 2,
            max_seats: components::MOST_SEATS,
            minutes: 30,
            has_secrets: true,
            rules_version: 1,
            max_actions: ISLANDS_A_MATCH as usize * MOST_ACTIONS_A_ROUND,
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

    fn easy_option() -> Option<&'static str> {
        Some("teaching")
    }

    fn new(options: &Options, n_seats: u8, fx: &mut Effects<'_, Self>) -> Self {
        Self::set_up(*options, n_seats, fx)
    }

    #[inline]
    fn to_act(&self) -> Seats {
        match &self.phase {
            Phase::Laying { pending } | Phase::Pouring { pending, .. } => *pending,
            Phase::Declaring { seat, .. } => Seats::only(*seat),
            Phase::Walking | Phase::Sharing | Phase::Over => Seats::NONE,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.to_act().contains(seat) {
            return;
        }
        let mut offer = |action: Action| {
            if self.check(seat, &action).is_ok() {
                out.push(action);
            }
        };
        match &self.phase {
            Phase::Laying { .. } => laying::choices().for_each(&mut offer),
            Phase::Pouring { .. } => rum::choices(self.n_seats()).for_each(&mut offer),
            Phase::Declaring { draft, .. } => self.walk_choices(seat, draft).for_each(&mut offer),
            Phase::Walking | Phase::Sharing | Phase::Over => {}
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match &self.phase {
            Phase::Laying { .. } => self.check_laying(seat, *action),
            Phase::Pouring { pours, .. } => self.check_pouring(seat, &pours[seat], *action),
            Phase::Declaring { draft, .. } => self.check_declaring(seat, draft, *action),
            Phase::Walking | Phase::Sharing | Phase::Over => {
                unreachable!("nobody is asked while others watch")
            }
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, fx: &mut Effects<'_, Self>) {
        match action {
            Action::Lay(card) => self.lay(seat, card),
            Action::Ready => self.finish_plan(seat, fx),
            Action::Tortuga(price) => {
                self.plans[seat] = Plan::Tortuga(price);
                self.finish_plan(seat, fx);
            }
            Action::Pour(to) => self.pour(seat, to),
            Action::Poured => self.finish_rum(seat, fx),
            Action::Attach(aid) => self.change_draft(|draft, _, _| draft.attach(aid)),
            Action::Step(to) => {
                self.change_draft(|draft, island, row| draft.go(island, row, to));
            }
            Action::Declare => self.finish_walk(seat, fx),
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

    fn outcome(&self) -> Option<Outcome> {
        matches!(self.phase, Phase::Over)
            .then(|| Outcome::by_points(self.coins.map(|_, coins| i32::from(*coins))))
    }

    fn score_sheet(&self, seat: Seat) -> ScoreSheet {
        scoring::sheet(self, seat)
    }

    fn census(&self) -> Vec<u32> {
        let mut counts = [0u32; components::KINDS];
        let on_table = self.cards_on_table();
        for bag in self.hands.values().iter().chain([&self.deck, &self.discards, &on_table]) {
            for (count, more) in counts.iter_mut().zip(bag.counts()) {
                *count += u32::from(*more);
            }
        }
        counts.to_vec()
    }

    fn examples() -> Vec<Example<Self>> {
        examples::examples()
    }

    fn positions() -> Vec<Position<Self>> {
        let examples = examples::examples().into_iter().map(|example| example.position);
        examples.chain(positions::voyage()).collect()
    }
}

impl Jackal {
    fn n_seats(&self) -> u8 {
        self.hands.n_seats()
    }

    /// The number of this island in the match, counted from 1.
    fn round(&self) -> u8 {
        let visited = self.logbook.len() as u8;
        if matches!(self.phase, Phase::Over) { visited } else { visited + 1 }
    }

    /// All seats, clockwise from the first player.
    fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        self.first.around(self.n_seats())
    }

    /// Who is on the island: everyone but those on Tortuga, once the plans are made.
    fn on_island(&self) -> Seats {
        let plans = self.plans.iter();
        plans.filter(|(_, plan)| matches!(plan, Plan::Row(_))).map(|(seat, _)| seat).collect()
    }
}

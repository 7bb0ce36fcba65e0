//! Sewer Pirats, by Andreas Pelikan: three ships, a sewer full of junk, and never enough room at the bow. The numbers in
//! the comments are RULES.md's.
//!
//! - [`components`], [`treasures`]: what is in the box (C).
//! - [`crew`], [`ships`]: figures, and what it costs to move them (A2, A3).
//! - `set_up`: before the first turn (S, V1).
//! - `auction`: hiring crews in the bar (U).
//! - `turn`, `cards`: one action a turn (T1, A1–A3).
//! - `abilities`: what each clan can do (B).
//! - `sailing`: treasures, and the end (A4–A6, E1).
//! - [`scoring`]: what they are worth (P).
//! - `board`: how it is drawn.

mod abilities;
mod action;
pub mod advice;
mod auction;
mod board;
mod cards;
pub mod components;
pub mod crew;
mod event;
mod examples;
mod illegal;
mod imagine;
mod legality;
mod options;
pub mod phase;
mod positions;
mod sailing;
pub mod scoring;
mod set_up;
pub mod ships;
mod sketch;
pub mod treasures;
mod turn;
pub mod view;

use arrayvec::ArrayVec;
use game::{Bag, Effects, Example, Game, Info, OptionSpec, Outcome, PerLang, PerSeat};
use game::{Phrase, Position, Rng, ScoreSheet, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

pub use action::{Action, Source};
use auction::Bar;
use components::{CREW, Cards, MOST_SEATS, ROW};
pub use components::{Clan, Space, Talisman};
use crew::Crew;
pub use event::{AuctionEvent, Event, SailingEvent, SetUpEvent, TurnEvent};
pub use illegal::{Asked, Illegal};
pub use options::{Options, Variant};
use phase::Berth;
pub use phase::Phase;
use ships::Ship;
use treasures::{Chest, TROPHY_KINDS};
pub use treasures::{Picture, Prize, Trophy};
use turn::Move;
pub use view::View;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SewerPirats {
    options: Options,
    phase: Phase,
    /// Whose turn it is: to pick, to open an auction, to act; in the end, whose captain sails.
    turn: Seat,
    deck: Cards,
    row: [Option<Talisman>; ROW],
    discards: Cards,
    hands: PerSeat<Cards>,
    ships: [Ship; 3],
    /// The treasures that lie face down.
    stock: Chest,
    /// The trophies that left the game.
    gone: Bag<TROPHY_KINDS>,
    crews: PerSeat<Crew>,
    chests: PerSeat<Chest>,
    bar: Bar,
    /// Once the end has come: which ships still sail, in their order (E1).
    ending: Option<ArrayVec<Talisman, 2>>,
}

impl Game for SewerPirats {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn info() -> Info {
        Info {
            id: "sewer-pirats",
            min_seats: 2,
            max_seats: MOST_SEATS,
            minutes: 45,
            has_secrets: true,
            rules_version: 1,
            max_actions: 20_000,
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
        Some("open_chests")
    }

    fn new(options: &Options, n_seats: u8, fx: &mut Effects<'_, Self>) -> Self {
        Self::set_up(*options, n_seats, fx)
    }

    #[inline]
    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Bidding(lot) => Seats::only(lot.to_bid),
            Phase::Paying(sale) => Seats::only(sale.winner),
            Phase::Taking(voyage) | Phase::TakingMore(voyage) => Seats::only(voyage.seat),
            Phase::Underway { .. } | Phase::Over => Seats::NONE,
            _ => Seats::only(self.turn),
        }
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.to_act().contains(seat) {
            self.list_actions(seat, out);
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_action(seat, *action)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, fx: &mut Effects<'_, Self>) {
        match (self.phase, action) {
            (_, Action::PickClan(clan)) => self.pick_clan(clan, fx),
            (_, Action::Open { stool, bid }) => self.open(stool, bid, fx),
            (Phase::Bidding(lot), Action::Raise(bid)) => self.raise(lot, bid, fx),
            (Phase::Bidding(lot), Action::Pass) => self.pass(lot, fx),
            (Phase::Paying(sale), Action::Discard(card)) => self.pay_for(sale, card, fx),
            (_, Action::Discard(card)) => {
                self.discard(seat, card, fx);
                self.trim(fx);
            }
            (Phase::SecondCard, Action::Take(source)) => self.take_second(source, fx),
            (_, Action::Take(source)) => self.take_first(source, fx),
            (phase, Action::Place { clan, ship, to }) => {
                self.act_with(phase, Move { clan, ship, from: None, to }, fx);
            }
            (phase, Action::Advance { ship, from, to }) => {
                let clan = self.ship(ship).on(from).expect("who advances is aboard").clan;
                self.act_with(phase, Move { clan, ship, from: Some(from), to }, fx);
            }
            (Phase::Again(Berth::Aboard { ship, .. }), Action::Sail) => {
                self.cast_off(ship, false, fx);
            }
            (Phase::Taking(voyage), Action::Grab(trophy)) => self.grab(voyage, trophy, fx),
            (Phase::Taking(voyage), Action::Stay) => self.stay(voyage, fx),
            (Phase::TakingMore(voyage), Action::Grab(trophy)) => {
                self.grab_more(voyage, trophy, fx);
            }
            (Phase::Looking(look), Action::Look) => self.look(look, fx),
            (phase, Action::Done) => self.leave_at_that(phase, fx),
            _ => unreachable!("an action is applied only in the phase for which it was checked"),
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
        (self.phase == Phase::Over).then(|| scoring::outcome(&self.chests, &self.ships))
    }

    fn score_sheet(&self, seat: Seat) -> ScoreSheet {
        scoring::sheet(&self.chests[seat])
    }

    fn census(&self) -> Vec<u32> {
        self.count_components()
    }

    fn examples() -> Vec<Example<Self>> {
        examples::examples()
    }

    fn positions() -> Vec<Position<Self>> {
        let examples = examples::examples().into_iter().map(|example| example.position);
        examples.chain(positions::voyage()).collect()
    }
}

impl SewerPirats {
    fn n_seats(&self) -> u8 {
        self.hands.n_seats()
    }

    /// A move is the first action of a turn, or the second one of a weasel (B2).
    fn act_with(&mut self, phase: Phase, wanted: Move, fx: &mut Effects<'_, Self>) {
        match phase {
            Phase::Again(_) => {
                self.carry_out(wanted, fx);
                self.end_turn(fx);
            }
            _ => self.move_first(wanted, fx),
        }
    }

    /// No use is made of an ability (B2, B3, B6).
    fn leave_at_that(&mut self, phase: Phase, fx: &mut Effects<'_, Self>) {
        match phase {
            Phase::TakingMore(voyage) => {
                fx.say(TurnEvent::LeftAtThat { seat: voyage.seat }.into());
                self.go_home(voyage, fx);
            }
            _ => {
                fx.say(TurnEvent::LeftAtThat { seat: self.turn }.into());
                self.end_turn(fx);
            }
        }
    }

    fn count_components(&self) -> Vec<u32> {
        let mut counts = vec![0u32; 3 + TROPHY_KINDS + 5];
        let (cards, treasures) = counts.split_at_mut(3);
        let (trophies, prizes) = treasures.split_at_mut(TROPHY_KINDS);
        let unders = self.bar.iter().map(|stool| &stool.under);
        let piles = self.hands.values().iter().chain(unders).chain([&self.deck, &self.discards]);
        piles.for_each(|pile| add(cards, pile.counts()));
        self.row.iter().flatten().for_each(|card| cards[card.index()] += 1);
        for chest in self.chests.values().iter().chain([&self.stock]) {
            add(trophies, chest.trophies.counts());
            add(prizes, chest.prizes.counts());
        }
        add(trophies, self.gone.counts());
        for heap in self.ships.iter().flat_map(|ship| [&ship.front, &ship.next]) {
            heap.trophies.iter().for_each(|trophy| trophies[trophy.kind()] += 1);
            heap.prize.iter().for_each(|prize| prizes[prize.index()] += 1);
        }
        counts.extend(self.crews.iter().map(|(seat, crew)| self.count_figures(seat, crew)));
        counts
    }

    /// At home, aboard or not yet hired: everybody has four figures.
    fn count_figures(&self, seat: Seat, crew: &Crew) -> u32 {
        let aboard = Talisman::ALL.into_iter().flat_map(|ship| self.aboard(ship, seat)).count();
        (crew.at_home().count() + aboard + CREW - crew.clans().len()) as u32
    }
}

fn add(counts: &mut [u32], more: &[u8]) {
    counts.iter_mut().zip(more).for_each(|(count, more)| *count += u32::from(*more));
}

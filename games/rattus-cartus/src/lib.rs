//! Rattus Cartus, by Åse and Henrik Berg: win the estates of a land with an empty throne, and outlive the plague. The
//! numbers in the comments are RULES.md's.
//!
//! - [`components`]: the cards (C1, C2) and the numbers of the set-up (S).
//! - [`buildings`]: the twelve buildings and what one can do in them (C3, C4, B).
//! - [`options`], `set_up`: what the host chooses, and how a match begins (S).
//! - [`population`]: the population deck, its discard pile and the nun row (S2).
//! - [`opening`]: the buildings of a round (R1).
//! - [`privileges`]: what their cards bring (R2).
//! - [`visits`]: going there with face-down cards, or passing (R3, R4).
//! - [`resolution`]: turning the cards up, building by building (R5–R8).
//! - [`rivalry`]: swords and flutes (R5b, R5c).
//! - [`deeds`]: the actions of the buildings (R5d, B).
//! - [`influence`], [`scoring`], [`finale`]: the tracks, the points, and the end as a story (E).
//! - `board`: how it is drawn.

mod action;
pub mod advice;
mod board;
pub mod buildings;
pub mod cards;
mod choices;
pub mod components;
pub mod deeds;
mod event;
mod examples;
pub mod finale;
mod illegal;
mod imagine;
pub mod influence;
pub mod opening;
pub mod options;
pub mod phase;
pub mod population;
mod positions;
pub mod privileges;
pub mod resolution;
pub mod rivalry;
pub mod scoring;
mod set_up;
mod sketch;
pub mod view;
pub mod visits;

use arrayvec::ArrayVec;
use game::{
    Effects, Example, Game, Info, OptionSpec, Outcome, PerLang, PerSeat, Phrase, Position, Rng,
    ScoreSheet, Seat,
};
use game::{MAX_SEATS, Seats, Viewer};
use serde::{Deserialize, Serialize};

pub use action::Action;
use buildings::BuildingCard;
use cards::Cards;
use components::{MOST_SEATS, N_CARDS, NUN_ROW, POPULATION_KINDS, PopulationBag, Size, Special};
pub use event::Event;
pub use illegal::{AskedFor, Illegal};
use influence::Track;
use opening::BuildingDeck;
pub use options::{Options, Way};
pub use phase::Phase;
use population::Nun;
pub use view::View;
use visits::Visit;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RattusCartus {
    options: Options,
    /// Counted from 1.
    round: u8,
    first_player: Seat,
    phase: Phase,
    buildings: BuildingDeck,
    /// The open buildings, in the order in which they are resolved.
    row: ArrayVec<BuildingCard, 3>,
    /// The visits of this round, in their order.
    visits: ArrayVec<Visit, MAX_SEATS>,
    /// What was picked for its privilege and not yet carried out (R2).
    picks: PerSeat<Option<u8>>,
    deck: PopulationBag,
    discard: PopulationBag,
    /// Cards that were in the deck after the nun row was laid: they cannot lie there.
    not_nuns: PopulationBag,
    nun_row: [Nun; NUN_ROW],
    /// The open piles of special cards, in the order of [`Special::ALL`].
    piles: [u8; Special::ALL.len()],
    hands: PerSeat<Cards>,
    /// What was received in the building that is being resolved: it joins the hand when the building is done (R5e).
    received: PerSeat<Cards>,
    /// What was chosen to be given away and is not yet handed over (R5b, B10).
    gifts: PerSeat<Cards>,
    rats: PerSeat<u16>,
    /// Victory points taken during the match (B13).
    tokens: PerSeat<u16>,
    /// In the order of the estates.
    tracks: [Track; 6],
}

/// More actions than a match can have: everyone picks a privilege, visits and acts; and all cards are laid and given
/// away in a round.
const MAX_ACTIONS: usize =
    Size::MOST_ROUNDS as usize * (MOST_SEATS as usize * ACTIONS_A_ROUND + 2 * N_CARDS);

/// More than anybody does in a round beside laying and giving cards.
const ACTIONS_A_ROUND: usize = 12;

impl Game for RattusCartus {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn info() -> Info {
        Info {
            id: "rattus-cartus",
            min_seats: 2,
            max_seats: MOST_SEATS,
            minutes: 45,
            has_secrets: true,
            rules_version: 2,
            max_actions: MAX_ACTIONS,
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

    fn new(options: &Options, n_seats: u8, fx: &mut Effects<'_, Self>) -> Self {
        Self::set_up(options, n_seats, fx)
    }

    #[inline]
    fn to_act(&self) -> Seats {
        self.phase.to_act()
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Some(choices) = self.choices(seat) {
            out.extend(choices.iter());
        }
    }

    #[inline]
    fn random_action(&self, seat: Seat, rng: &mut Rng, _: &mut Vec<Action>) -> Action {
        let choices = self.choices(seat).expect("a seat that is to act has choices");
        choices.nth(rng.below(choices.len()))
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        choices::check(self, seat, action)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, fx: &mut Effects<'_, Self>) {
        match action {
            Action::TakePrivilege { place } => self.pick_privilege(seat, place, fx),
            Action::Look { place } => self.look(seat, place, fx),
            Action::Visit { place } => self.visit(seat, place, fx),
            Action::Lay { card } => self.lay(seat, card),
            Action::Ready => self.finish_visit(seat, fx),
            Action::Pass => self.pass(seat, fx),
            Action::Rob { seat: giver } => self.rob(giver, seat, fx),
            Action::Give { card } => self.give(seat, card, fx),
            Action::SendRat { seat: taker } => self.send_rat(seat, taker, fx),
            Action::Use => self.use_building(seat, fx),
            Action::Trade { card } => self.trade(seat, card, fx),
            Action::Decline => self.decline(seat, fx),
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
        matches!(self.phase, Phase::Over).then(|| self.final_outcome())
    }

    fn score_sheet(&self, seat: Seat) -> ScoreSheet {
        self.sheet(seat)
    }

    /// Every kind of population card, of special card and of building card; and how many buildings will be used.
    fn census(&self) -> Vec<u32> {
        let mut counts: Vec<u32> = (0..POPULATION_KINDS)
            .map(|kind| u32::from(self.deck.count(kind)) + u32::from(self.discard.count(kind)))
            .chain(self.piles.map(u32::from))
            .collect();
        self.nun_row.iter().for_each(|nun| counts[nun.card.kind()] += 1);
        let held = [&self.hands, &self.received, &self.gifts];
        let held = held.into_iter().flat_map(PerSeat::values);
        for cards in held.chain(self.visits.iter().map(|visit| &visit.cards)) {
            for (kind, count) in cards.each_kind() {
                counts[kind] += u32::from(count);
            }
        }
        counts.extend(self.buildings.census(&self.row));
        counts
    }

    fn examples() -> Vec<Example<Self>> {
        examples::examples()
    }

    fn positions() -> Vec<Position<Self>> {
        let examples = examples::examples().into_iter().map(|example| example.position);
        examples.chain(positions::voyage()).collect()
    }
}

impl RattusCartus {
    #[inline]
    fn n_seats(&self) -> u8 {
        self.rats.n_seats()
    }

    fn size(&self) -> Size {
        Size::of(self.n_seats())
    }

    fn is_last_round(&self) -> bool {
        self.round == self.size().rounds
    }
}

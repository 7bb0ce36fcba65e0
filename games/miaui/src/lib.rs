//! Miaui, by Bruno Faidutti: twelve dives into a lagoon of three depths. The numbers in the comments are RULES.md's.
//!
//! - [`components`]: the cards (C).
//! - `set_up`: before the first dive (S).
//! - [`lagoon`]: laying the catch of a round (R1, F3).
//! - [`dispute`]: who gets which depth (R3, R4, V2).
//! - [`catching`]: what a catch does to its taker's pile (R6, F1–F3).
//! - [`scoring`]: the end (E1).
//! - `board`: how it is drawn.

mod action;
pub mod advice;
mod board;
pub mod catching;
pub mod components;
pub mod dispute;
mod event;
mod examples;
mod illegal;
mod imagine;
pub mod lagoon;
mod options;
mod phase;
mod positions;
pub mod scoring;
mod set_up;
mod sketch;
pub mod view;

use game::{
    Effects, Example, Game, Info, OptionSpec, Outcome, PerLang, PerSeat, Phrase, Position, Rng,
    ScoreSheet,
};
use game::{Sealed, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

pub use action::Action;
use catching::Pile;
pub use components::{Catch, Depth, Dive};
use components::{CatchBag, DiveSet, KINDS, MOST_JELLYFISH_QUESTIONS, MOST_SEATS, ROUNDS};
use dispute::{Fate, Resolution};
pub use event::Event;
pub use illegal::Illegal;
use lagoon::LagoonCell;
pub use options::Options;
use phase::Phase;
pub use view::View;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Miaui {
    options: Options,
    round: u8,
    /// Kiti stands between this seat and the next one clockwise (C3); without fights she is not in play (V2).
    kiti: Option<Seat>,
    deck: CatchBag,
    /// The card that was put away unseen (S1).
    put_away: Catch,
    gone: Pile,
    cells: [LagoonCell; 3],
    /// Who lit a lantern in which cell: the next card there is laid face down for them (F3).
    lanterns: [Option<Seat>; 3],
    hands: PerSeat<DiveSet>,
    piles: PerSeat<Pile>,
    phase: Phase,
    /// How the round that is being resolved, or else the last one, went.
    resolution: Option<Resolution>,
}

impl Game for Miaui {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn info() -> Info {
        Info {
            id: "miaui",
            min_seats: 3,
            max_seats: MOST_SEATS,
            minutes: 20,
            has_secrets: true,
            rules_version: 2,
            max_actions: MOST_SEATS as usize * ROUNDS as usize + MOST_JELLYFISH_QUESTIONS,
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
        Some("open_baskets")
    }

    fn new(options: &Options, n_seats: u8, fx: &mut Effects<'_, Self>) -> Self {
        Self::set_up(*options, n_seats, fx)
    }

    #[inline]
    fn to_act(&self) -> Seats {
        match &self.phase {
            Phase::Choosing(sealed) => sealed.pending(),
            Phase::PuttingAway(seat) => Seats::only(*seat),
            Phase::Resolving | Phase::Over => Seats::NONE,
        }
    }

    #[inline]
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.to_act().contains(seat) {
            return;
        }
        match self.phase {
            Phase::PuttingAway(_) => out.extend([Action::PutAway, Action::Keep]),
            _ => out.extend(self.hands[seat].iter().map(Action::Dive)),
        }
    }

    #[inline]
    fn random_action(&self, seat: Seat, rng: &mut Rng, _: &mut Vec<Action>) -> Action {
        if let Phase::PuttingAway(_) = self.phase {
            return if rng.below(2) == 0 { Action::PutAway } else { Action::Keep };
        }
        let hand = self.hands[seat];
        Action::Dive(hand.nth(rng.below(u32::from(hand.len()))))
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let dive = match (action, &self.phase) {
            (Action::PutAway | Action::Keep, Phase::PuttingAway(_)) => return Ok(()),
            (Action::PutAway | Action::Keep, _) => return Err(Illegal::NoThirdJellyfish),
            (Action::Dive(_), Phase::PuttingAway(_)) => return Err(Illegal::JellyfishFirst),
            (Action::Dive(dive), _) => *dive,
        };
        if !DiveSet::FULL.contains(dive) {
            return Err(Illegal::NoSuchDive { dive });
        }
        if !self.hands[seat].contains(dive) {
            return Err(Illegal::DiveUsed { dive });
        }
        Ok(())
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, fx: &mut Effects<'_, Self>) {
        match action {
            Action::Dive(dive) => self.choose(seat, dive, fx),
            Action::PutAway => {
                self.put_away_jellyfish(seat, fx);
                self.go_on_fishing(seat, fx);
            }
            Action::Keep => {
                fx.say(Event::JellyfishKept { seat });
                self.go_on_fishing(seat, fx);
            }
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
            .then(|| Outcome::by_points(self.piles.map(|_, pile| scoring::points(pile))))
    }

    fn score_sheet(&self, seat: Seat) -> ScoreSheet {
        scoring::sheet(&self.piles[seat])
    }

    fn census(&self) -> Vec<u32> {
        let mut counts = [0u32; KINDS];
        counts[self.put_away.kind()] += 1;
        (0..KINDS).for_each(|kind| counts[kind] += u32::from(self.deck.count(kind)));
        let piles = self.piles.values().iter().chain([&self.gone]);
        let piled = piles.flat_map(|pile| pile.cards().iter().copied());
        let laid = self.cells.iter().flat_map(|cell| cell.cards().iter().map(|laid| laid.catch));
        piled.chain(laid).for_each(|catch| counts[catch.kind()] += 1);
        // Dive cards: used or in hand, there are twelve for everyone as long as one goes a round.
        let dives =
            self.hands.values().iter().map(|hand| u32::from(hand.len() + self.rounds_dived()));
        counts.into_iter().chain(dives).collect()
    }

    fn examples() -> Vec<Example<Self>> {
        examples::examples()
    }

    fn positions() -> Vec<Position<Self>> {
        let examples = examples::examples().into_iter().map(|example| example.position);
        examples.chain(positions::voyage()).collect()
    }
}

impl Miaui {
    fn n_seats(&self) -> u8 {
        self.hands.n_seats()
    }

    /// In how many rounds the dive cards were turned up.
    fn rounds_dived(&self) -> u8 {
        match self.phase {
            Phase::Choosing(_) => self.round - 1,
            Phase::Resolving | Phase::PuttingAway(_) | Phase::Over => self.round,
        }
    }

    /// R1: the lagoon is filled, then everyone chooses.
    fn begin_round(&mut self, fx: &mut Effects<'_, Self>) {
        self.round += 1;
        fx.say(Event::RoundBegan { round: self.round, last: self.round == ROUNDS });
        self.fill_lagoon(fx);
        self.phase = Phase::Choosing(Sealed::open(self.n_seats()));
    }

    /// R2: sealed until the last one has chosen.
    #[inline]
    fn choose(&mut self, seat: Seat, dive: Dive, fx: &mut Effects<'_, Self>) {
        let Phase::Choosing(sealed) = &mut self.phase else {
            unreachable!("an action is applied only while somebody is to act");
        };
        sealed.seal(seat, dive);
        let all_chose = sealed.pending().is_empty();
        fx.say(Event::DiveChosen { seat });
        if all_chose {
            self.resolve(fx);
        }
    }

    /// R2–R7: all dive cards are turned up at once, and the depths are fished in their order.
    fn resolve(&mut self, fx: &mut Effects<'_, Self>) {
        let dives = self.turn_up_dives(fx);
        let takers = self.settle(&dives);
        self.phase = Phase::Resolving;
        self.resolution = Some(Resolution { round: self.round, dives, fates: [Fate::Pending; 3] });
        fx.show(self);
        self.share_out(&Depth::ALL, takers, fx);
    }

    /// R3: these depths are fished, until somebody has to decide (F2) or the round is over.
    #[inline]
    fn share_out(
        &mut self,
        depths: &[Depth],
        takers: [Option<Seat>; 3],
        fx: &mut Effects<'_, Self>,
    ) {
        for &depth in depths {
            self.fish(depth, takers[depth.index()], fx);
            if let Phase::PuttingAway(_) = self.phase {
                return;
            }
            fx.show(self);
        }
        self.end_round(fx);
    }

    /// F2: `seat` has decided, takes the rest of the stack (V2), and the other depths are fished.
    fn go_on_fishing(&mut self, seat: Seat, fx: &mut Effects<'_, Self>) {
        self.phase = Phase::Resolving;
        let resolution =
            self.resolution.as_ref().expect("a jellyfish is taken while a round is resolved");
        let (depth, _) = resolution.last_fished().expect("a jellyfish is taken from some depth");
        let takers = self.settle(&resolution.dives);
        self.catch(seat, depth, fx);
        if let Phase::PuttingAway(_) = self.phase {
            return;
        }
        fx.show(self);
        self.share_out(&Depth::ALL[depth.index() + 1..], takers, fx);
    }

    /// R7, E1.
    fn end_round(&mut self, fx: &mut Effects<'_, Self>) {
        if self.round == ROUNDS {
            self.phase = Phase::Over;
            // All piles come to light.
            fx.reveal(Event::MatchEnded);
            return;
        }
        self.move_kiti(fx);
        self.begin_round(fx);
    }

    /// R3: the catch of one depth goes to whoever is due it.
    #[inline]
    fn fish(&mut self, depth: Depth, taker: Option<Seat>, fx: &mut Effects<'_, Self>) {
        if let Some(resolution) = &mut self.resolution {
            resolution.fates[depth.index()] = taker.map_or(Fate::Left, Fate::Taken);
        }
        if fx.is_heard() {
            self.tell_dispute(depth, fx);
        }
        if let Some(seat) = taker {
            self.catch(seat, depth, fx);
        }
    }

    /// R7.
    fn move_kiti(&mut self, fx: &mut Effects<'_, Self>) {
        let n_seats = self.n_seats();
        if let Some(kiti) = &mut self.kiti {
            *kiti = kiti.clockwise(1, n_seats);
            fx.say(Event::KitiMoved { right: *kiti, left: kiti.clockwise(1, n_seats) });
        }
    }
}

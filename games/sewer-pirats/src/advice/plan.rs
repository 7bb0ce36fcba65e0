//! Plans: a figure, where it should stand, and in how many turns that pays.

use crate::Action;
use crate::components::{Clan, HAND_LIMIT, Space, Talisman};
use crate::phase::Berth;
use crate::ships::{Berths, Fare, Ship};

use super::Mind;

/// The part of a trophy that one may count on while a ship has no captain.
const WITHOUT_CAPTAIN: f32 = 0.45;
/// The same when there is little time left.
const WITHOUT_CAPTAIN_LATE: f32 = 0.2;
/// The chance that nobody is quicker when a captaincy takes two turns.
const UNDISTURBED: f32 = 0.85;
/// What a card that one holds costs, in turns.
const CARD_HELD: f32 = 0.3;
/// What a card that one lacks costs, in turns.
const CARD_LACKING: f32 = 0.5;
/// How much less a card is wanted if a plan has all of its cards.
const CARDS_ARE_THERE: f32 = 0.25;
/// What taking a heap away from the others is worth to a captain.
const DENIAL: f32 = 1.5;

#[derive(Clone, Copy)]
pub(super) struct Plan {
    pub(super) first: Action,
    ship: Talisman,
    /// How many cards of the ship's talisman it takes in all.
    cards: u8,
    /// What it gains a turn.
    pub(super) rate: f32,
}

pub(super) struct Survey {
    /// The plan that gains most a turn.
    best: Option<Plan>,
    /// The same among those whose cards are there.
    ready: Option<Plan>,
    /// How many cards the best plan on each ship takes.
    pub(super) needs: [u8; 3],
    /// How much a card of each talisman is wanted.
    rates: [f32; 3],
}

impl Survey {
    /// The talismans, the most wanted first.
    pub(super) fn wanted(&self) -> [Talisman; 3] {
        let mut wanted = Talisman::ALL;
        wanted.sort_by(|a, b| self.rates[b.index()].total_cmp(&self.rates[a.index()]));
        wanted
    }
}

/// A figure that may be moved on a ship.
#[derive(Clone, Copy)]
struct Mover {
    clan: Clan,
    ship: Talisman,
    from: Option<Space>,
}

#[derive(Clone, Copy)]
struct Path {
    first: Space,
    /// How many cards it takes in all.
    cards: u8,
    gain: f32,
    /// How many turns it takes, cards aside.
    turns: f32,
}

impl Mover {
    fn to(self, to: Space) -> Action {
        let Self { clan, ship, from } = self;
        match from {
            None => Action::Place { clan, ship, to },
            Some(from) => Action::Advance { ship, from, to },
        }
    }
}

impl Mind<'_> {
    pub(super) fn survey(&self) -> Survey {
        let mut survey = Survey { best: None, ready: None, needs: [1; 3], rates: [0.0; 3] };
        let mut of_ship = [0.0; 3];
        self.for_each_plan(|plan| {
            let ship = plan.ship.index();
            let is_ready = self.lacking(&plan) == 0;
            if survey.best.is_none_or(|best| plan.rate > best.rate) {
                survey.best = Some(plan);
            }
            if is_ready && survey.ready.is_none_or(|best| plan.rate > best.rate) {
                survey.ready = Some(plan);
            }
            if plan.rate > of_ship[ship] {
                of_ship[ship] = plan.rate;
                survey.needs[ship] = plan.cards;
            }
            let rate = if is_ready { CARDS_ARE_THERE * plan.rate } else { plan.rate };
            survey.rates[ship] = survey.rates[ship].max(rate);
        });
        survey
    }

    /// T1: the best plan if its cards are there; with a full hand whatever can be done now; otherwise nothing.
    pub(super) fn best_move(&self, survey: &Survey) -> Option<Action> {
        let Survey { best, ready, .. } = survey;
        let best = best.filter(|plan| self.lacking(plan) == 0);
        let full = self.hand.len() + 1 >= HAND_LIMIT;
        best.or(ready.filter(|_| full)).map(|plan| plan.first)
    }

    fn lacking(&self, plan: &Plan) -> u8 {
        plan.cards.saturating_sub(self.hand.count(plan.ship.index()))
    }

    pub(super) fn for_each_plan(&self, mut each: impl FnMut(Plan)) {
        for ship in Talisman::ALL {
            if self.ship(ship).front.is_empty() {
                continue;
            }
            let berths = self.berths(ship);
            for clan in self.crew.clans_at_home() {
                self.plans_of(Mover { clan, ship, from: None }, &berths, &mut each);
            }
            for space in Space::CREW {
                let own = self.ship(ship).on(space).filter(|figure| figure.seat == self.seat);
                if let Some(figure) = own {
                    let mover = Mover { clan: figure.clan, ship, from: Some(space) };
                    self.plans_of(mover, &berths, &mut each);
                }
            }
        }
    }

    fn plans_of(&self, mover: Mover, berths: &Berths, each: &mut impl FnMut(Plan)) {
        let stays = mover.from.map_or(0.0, |from| self.worth_on(mover, from));
        let mut last_free = None;
        for first in Space::CREW.into_iter().filter(|space| Some(*space) > mover.from) {
            let Ok(fare) = berths.fare(mover.clan, mover.from, first) else { continue };
            last_free = Some((first, fare));
            let gain = self.worth_on(mover, first) - stays;
            if gain > 0.0 {
                each(self.plan(mover, Path { first, cards: fare.total(), gain, turns: 1.0 }));
            }
        }
        for path in self.paths_to_captaincy(mover, berths, last_free).into_iter().flatten() {
            each(self.plan(mover, Path { gain: path.gain - stays, ..path }));
        }
    }

    /// A3: at once, or by way of the last free space. A weasel needs a turn less (B2).
    fn paths_to_captaincy(
        &self,
        mover: Mover,
        berths: &Berths,
        last_free: Option<(Space, Fare)>,
    ) -> [Option<Path>; 2] {
        let is_rat = self.gives(mover.clan, Clan::Rat);
        let gain = DENIAL + self.offers[mover.ship.index()].to_captain(is_rat);
        let saved = if self.gives(mover.clan, Clan::Weasel) { 1.0 } else { 0.0 };
        let at_once = berths.fare(mover.clan, mover.from, Space::Captain).ok().map(|fare| Path {
            first: Space::Captain,
            cards: fare.total(),
            gain,
            turns: 2.0 - saved,
        });
        let in_two = last_free.and_then(|(first, fare)| {
            let then = berths.fare(mover.clan, Some(first), Space::Captain).ok()?;
            let cards = fare.total() + then.total();
            Some(Path { first, cards, gain: UNDISTURBED * gain, turns: 3.0 - saved })
        });
        [at_once, in_two]
    }

    fn plan(&self, mover: Mover, path: Path) -> Plan {
        let Path { first, cards, gain, turns } = path;
        let held = self.hand.count(mover.ship.index()).min(cards);
        let of_cards = CARD_HELD * f32::from(held) + CARD_LACKING * f32::from(cards - held);
        Plan { first: mover.to(first), ship: mover.ship, cards, rate: gain / (turns + of_cards) }
    }

    /// What a figure of the crew may hope to take from here.
    fn worth_on(&self, mover: Mover, space: Space) -> f32 {
        let ship = self.ship(mover.ship);
        let before = (space.index() + 1..4)
            .filter(|i| Some(*i) != mover.from.map(Space::index) && ship.spaces[*i].is_some());
        let before = before.count();
        match ship.captain() {
            Some(_) => self.worth_to_crew(mover, before),
            None => {
                let part = if self.late { WITHOUT_CAPTAIN_LATE } else { WITHOUT_CAPTAIN };
                part * self.worth_to_crew(mover, before + 1)
            }
        }
    }

    /// B2: the best plan for the weasel, aboard or at home, that can be begun now; or none.
    pub(super) fn best_second_action(&self, berth: Berth) -> Action {
        let clan = Clan::Weasel;
        let mut best: Option<Plan> = None;
        let mut each = |plan: Plan| {
            if self.lacking(&plan) == 0 && best.is_none_or(|best| plan.rate > best.rate) {
                best = Some(plan);
            }
        };
        let afloat = |ship: &Talisman| !self.ship(*ship).front.is_empty();
        match berth {
            Berth::Aboard { space: Space::Captain, .. } => return Action::Sail,
            Berth::Aboard { ship, space } => {
                let mover = Mover { clan, ship, from: Some(space) };
                self.plans_of(mover, &self.berths(ship), &mut each);
            }
            Berth::Home => {
                for ship in Talisman::ALL.into_iter().filter(afloat) {
                    let mover = Mover { clan, ship, from: None };
                    self.plans_of(mover, &self.berths(ship), &mut each);
                }
            }
        }
        best.map_or(Action::Done, |plan| plan.first)
    }

    fn worth_to_crew(&self, mover: Mover, before: usize) -> f32 {
        self.offers[mover.ship.index()].to_crew(self.gives(mover.clan, Clan::Rat), before)
    }

    fn ship(&self, ship: Talisman) -> &Ship {
        &self.ships[ship.index()]
    }

    fn berths(&self, ship: Talisman) -> Berths {
        Berths::of(self.ships, ship, self.seat, self.variant)
    }
}

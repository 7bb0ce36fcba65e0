//! What a sensible pirate knows: what a treasure is worth to them, which figure gets it soonest, and what a crew costs.

mod hiring;
mod hoard;
mod knowledge;
mod learnt;
mod outlook;
mod plan;
mod prune;
mod recall;
mod themes;

use game::{Advice, Decision, Features, Outlook, Rng, Seat, StoredNet};

use crate::components::{COPIES_OF_TALISMAN, Cards, Clan, ROW, Space, Talisman};
use crate::crew::Crew;
use crate::phase::{CardLook, Voyage};
use crate::ships::{Ship, captaincy};
use crate::view::{SeenCards, SeenChest};
use crate::{Action, Phase, SewerPirats, Source, Trophy, Variant, View};

use hoard::{Hoard, Hopes, Offer};
use plan::Survey;

/// How sure one must be to draw the wanted card before one takes another from the row.
const BLIND_HOPE: f32 = 0.34;
/// What the next heap is worth today to whoever will be captain by itself, or after one more move.
const SOON: f32 = 0.6;
const LATER: f32 = 0.35;

impl Advice for SewerPirats {
    const HORIZON: u32 = 8;
    const LEGEND: u32 = 500;
    const LEGEND_AT_LEISURE: u32 = 5_000;

    fn captain(_n_seats: u8) -> u32 {
        40
    }

    fn advise(decision: &Decision<'_, Self>, rng: &mut Rng) -> Action {
        let (view, seat) = (decision.view(), decision.seat());
        match view.phase {
            Phase::Picking => pick_clan(view.crews.values(), rng),
            Phase::Opening => hiring::open(&view, seat),
            Phase::Bidding(lot) => hiring::bid(&view, seat, lot, rng),
            phase => Mind::of_view(&view, seat).decide(phase),
        }
    }

    #[inline]
    fn rough(&self, seat: Seat, rng: &mut Rng, _scratch: &mut Vec<Action>) -> Action {
        match self.phase {
            Phase::Picking => pick_clan(self.crews.values(), rng),
            Phase::Opening | Phase::Bidding(_) => {
                Self::advise(&Decision::in_state(self, seat), rng)
            }
            phase => Mind::of_state(self, seat).decide(phase),
        }
    }

    fn guess(view: &View, rng: &mut Rng) -> Self {
        let mut state = view.imagine(rng);
        // Whoever has forgotten nothing plays as with open chests, and takes the others to do the same.
        let remembers_all =
            view.chests.values().iter().all(|chest| matches!(chest, SeenChest::Known(_)));
        state.options.open_chests |= remembers_all;
        state
    }

    fn recall(view: &mut View, before: Option<&View>) {
        recall::recall(view, before);
    }

    fn knowledge(&self, seat: Seat) -> u64 {
        knowledge::knowledge(self, seat)
    }

    fn prune(decision: &Decision<'_, Self>, legal: &mut Vec<Action>, rng: &mut Rng) {
        prune::prune(decision, legal);
        prune::put_first(Self::advise(decision, rng), legal);
    }

    fn themes(view: &View, seat: Seat, best: &Action, other: &Action) -> Vec<&'static str> {
        themes::themes(view, seat, best, other)
    }

    fn outlook(&self) -> Option<Outlook> {
        outlook::outlook(self)
    }

    fn features(&self) -> Option<Features> {
        learnt::features(self)
    }

    fn net() -> Option<&'static StoredNet> {
        Some(&learnt::NET)
    }
}

/// S4: without abilities all clans are alike.
fn pick_clan(crews: &[Crew], rng: &mut Rng) -> Action {
    let is_free = |clan: &Clan| !crews.iter().any(|crew| crew.clans().contains(clan));
    let n_free = Clan::ALL.iter().filter(|clan| is_free(clan)).count() as u32;
    let mut free = Clan::ALL.into_iter().filter(is_free);
    let clan = free.nth(rng.below(n_free) as usize);
    Action::PickClan(clan.expect("there are more clans than players"))
}

/// What a player sees, and what they make of it.
struct Mind<'a> {
    seat: Seat,
    variant: Variant,
    ships: &'a [Ship; 3],
    row: &'a [Option<Talisman>; ROW],
    discards: Cards,
    has_deck: bool,
    /// Whether there is no heap left face down.
    late: bool,
    crew: &'a Crew,
    hand: Cards,
    hoard: Hoard,
    hopes: Hopes,
    /// What the front heap of each ship offers.
    offers: [Offer; 3],
}

impl<'a> Mind<'a> {
    fn of_view(view: &'a View, seat: Seat) -> Self {
        let hand = match view.hands[seat] {
            SeenCards::Known(cards) => cards,
            SeenCards::Count(_) => Cards::EMPTY,
        };
        let hoard = match &view.chests[seat] {
            SeenChest::Known(chest) => Hoard::of(chest),
            SeenChest::Count { .. } => Hoard::default(),
        };
        Self {
            seat,
            variant: view.options.variant,
            ships: &view.ships,
            row: &view.row,
            discards: view.discards,
            has_deck: view.deck > 0 || !view.discards.is_empty(),
            late: view.stock == 0,
            crew: &view.crews[seat],
            hand,
            hoard,
            hopes: Hopes::of_view(view),
            offers: [Offer::default(); 3],
        }
    }

    /// The same, straight from a state: `seat` looks only at its own side.
    fn of_state(state: &'a SewerPirats, seat: Seat) -> Self {
        let hoard = Hoard::of(&state.chests[seat]);
        Self {
            seat,
            variant: state.options.variant,
            ships: &state.ships,
            row: &state.row,
            discards: state.discards,
            has_deck: state.has_deck(),
            late: state.stock.prizes.is_empty(),
            crew: &state.crews[seat],
            hand: state.hands[seat],
            hoard,
            hopes: Hopes::of_state(state, seat, &hoard),
            offers: [Offer::default(); 3],
        }
    }

    /// Decides whatever is asked for, except at the bar and about clans.
    fn decide(self, phase: Phase) -> Action {
        match phase {
            Phase::Paying(_) | Phase::Discarding => {
                Action::Discard(self.appraised().needless_card())
            }
            Phase::Turn => self.appraised().act(),
            Phase::SecondCard => self.appraised().take_second(),
            Phase::Taking(voyage) => self.grab_or_stay(voyage),
            Phase::TakingMore(voyage) => Action::Grab(self.best_trophy(voyage).0),
            Phase::Again(berth) => self.appraised().best_second_action(berth),
            Phase::Looking(look) => self.look(look),
            Phase::Picking | Phase::Opening | Phase::Bidding(_) => {
                unreachable!("hiring is advised elsewhere")
            }
            Phase::Underway { .. } | Phase::Over => {
                unreachable!("nobody is asked for advice when nobody decides")
            }
        }
    }

    /// With a look at what the front heaps offer.
    fn appraised(mut self) -> Self {
        self.offers = Talisman::ALL.map(|ship| self.offer_of(&self.ships[ship.index()].front));
        self
    }

    /// T1: a plan is begun, or cards are taken for one.
    fn act(&self) -> Action {
        let survey = self.survey();
        self.best_move(&survey).unwrap_or_else(|| self.take(&survey))
    }

    fn take_second(&self) -> Action {
        self.take(&self.survey())
    }

    /// A1: a card that brings the best plan nearer.
    fn take(&self, survey: &Survey) -> Action {
        let wanted = survey.wanted();
        let in_row = |card: &Talisman| self.row.contains(&Some(*card));
        let open = wanted.into_iter().find(in_row);
        Action::Take(match open {
            Some(card) if card == wanted[0] || !self.has_deck => Source::Row(card),
            Some(_) if self.chance_of(wanted[0]) > BLIND_HOPE => Source::Deck,
            Some(card) => Source::Row(card),
            None => Source::Deck,
        })
    }

    /// How likely the next card of the deck is to show this talisman, by all that was seen.
    fn chance_of(&self, card: Talisman) -> f32 {
        let unseen = Talisman::ALL.map(|card| f32::from(self.unseen(card)));
        unseen[card.index()] / unseen.iter().sum::<f32>().max(1.0)
    }

    /// How many cards with this talisman were not seen.
    fn unseen(&self, card: Talisman) -> u8 {
        let open = self.row.iter().filter(|open| **open == Some(card)).count() as u8;
        let seen = open + self.hand.count(card.index()) + self.discards.count(card.index());
        COPIES_OF_TALISMAN - seen
    }

    /// A1, U5: a card of the talisman with the most to spare.
    fn needless_card(&self) -> Talisman {
        let survey = self.survey();
        let wanted = survey.wanted();
        let rank = |card: &Talisman| wanted.iter().position(|other| other == card);
        let held = Talisman::ALL.into_iter().filter(|card| self.hand.count(card.index()) > 0);
        let spare = |card: &Talisman| {
            let held = self.hand.count(card.index());
            (held.saturating_sub(survey.needs[card.index()]), rank(card))
        };
        held.max_by_key(spare).expect("who discards has a card")
    }

    /// A4, B5: the best trophy, or staying for what comes next.
    fn grab_or_stay(&self, voyage: Voyage) -> Action {
        let (trophy, worth) = self.best_trophy(voyage);
        let figure = self.ships[voyage.ship.index()].on(voyage.space);
        let is_toad = figure.is_some_and(|figure| self.gives(figure.clan, Clan::Toad));
        if is_toad && voyage.space != Space::Captain && self.worth_of_staying(voyage) > worth {
            return Action::Stay;
        }
        Action::Grab(trophy)
    }

    /// The trophy that is worth most to us, and how much.
    fn best_trophy(&self, voyage: Voyage) -> (Trophy, f32) {
        let afloat = self.ships[voyage.ship.index()].front.trophies.iter();
        let rated = afloat.map(|trophy| (*trophy, self.worth(*trophy)));
        rated.max_by(|a, b| a.1.total_cmp(&b.1)).expect("a figure takes while there are trophies")
    }

    /// What one may hope for as the next captain of this ship: at once from 3, later from 2 (A5).
    fn worth_of_staying(&self, voyage: Voyage) -> f32 {
        let ship = &self.ships[voyage.ship.index()];
        let is_behind = ship.spaces[voyage.space.index() + 1..].iter().any(Option::is_some);
        if is_behind || ship.next.is_empty() || captaincy(self.ships, self.seat).is_some() {
            return 0.0;
        }
        let part = match voyage.space {
            Space::Three => SOON,
            Space::Two => LATER,
            Space::One | Space::Captain => 0.0,
        };
        part * self.offer_of(&ship.next).to_captain(false)
    }

    /// B6: a look costs nothing, unless the snail would only push back a figure of one's own.
    fn look(&self, look: CardLook) -> Action {
        let ahead = look.space.ahead().and_then(|space| self.ships[look.ship.index()].on(space));
        match ahead {
            Some(figure) if figure.seat == self.seat => Action::Done,
            _ => Action::Look,
        }
    }

    fn gives(&self, clan: Clan, able: Clan) -> bool {
        self.variant.gives(clan, able)
    }
}

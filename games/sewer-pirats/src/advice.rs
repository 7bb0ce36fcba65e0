//! What a sensible pirate knows: what a treasure is worth to them, which figure gets it soonest, and what a crew costs.

mod hiring;
mod hoard;
mod plan;

use game::{Advice, Decision, Rng, Seat};

use crate::components::{Cards, Clan, Space, Talisman};
use crate::phase::{Look, Voyage};
use crate::ships::captaincy;
use crate::view::{SeenCards, SeenChest};
use crate::{Action, Phase, SewerPirats, Source, Trophy, View};

use hoard::{Hoard, Offer, Outlook};

/// How sure one must be to draw the wanted card before one takes another from the row.
const BLIND_HOPE: f32 = 0.34;
/// What the next heap is worth today to who will be captain by itself, or after one more move.
const SOON: f32 = 0.6;
const LATER: f32 = 0.35;

impl Advice for SewerPirats {
    fn advise(decision: &Decision<'_, Self>, rng: &mut Rng) -> Action {
        let view = decision.view();
        let mind = Mind::new(&view, decision.seat());
        match view.phase {
            Phase::Picking => mind.pick_clan(rng),
            Phase::Opening => mind.open(),
            Phase::Bidding(lot) => mind.bid(lot, rng),
            Phase::Paying(_) | Phase::Discarding => Action::Discard(mind.needless_card()),
            Phase::Turn => mind.act(),
            Phase::SecondCard => mind.take(),
            Phase::Taking(voyage) => mind.grab_or_stay(voyage),
            Phase::TakingMore(voyage) => Action::Grab(mind.best_trophy(voyage).0),
            Phase::Again(berth) => mind.best_second_action(berth),
            Phase::Looking(look) => mind.look(look),
            Phase::Underway { .. } | Phase::Over => {
                unreachable!("nobody is asked for advice when nobody decides")
            }
        }
    }
}

/// What a player sees, and what they make of it.
struct Mind<'a> {
    view: &'a View,
    seat: Seat,
    hand: Cards,
    hoard: Hoard,
    outlook: Outlook,
    /// What the hoard may come to.
    estimate: f32,
    /// What the front heap of each ship offers.
    offers: [Offer; 3],
}

impl<'a> Mind<'a> {
    fn new(view: &'a View, seat: Seat) -> Self {
        let hand = match view.hands[seat] {
            SeenCards::Known(cards) => cards,
            SeenCards::Count(_) => Cards::EMPTY,
        };
        let hoard = match &view.chests[seat] {
            SeenChest::Known(chest) => Hoard::of(chest),
            SeenChest::Count { .. } => Hoard::default(),
        };
        let outlook = Outlook::of(view);
        let estimate = hoard.estimate(&outlook);
        let offers = [Offer::default(); 3];
        let mut mind = Self { view, seat, hand, hoard, outlook, estimate, offers };
        mind.offers = Talisman::ALL.map(|ship| mind.offer_of(&view.ships[ship.index()].front));
        mind
    }

    /// S4: without abilities all clans are alike.
    fn pick_clan(&self, rng: &mut Rng) -> Action {
        let is_free =
            |clan: &Clan| !self.view.crews.values().iter().any(|crew| crew.clans().contains(clan));
        let n_free = Clan::ALL.iter().filter(|clan| is_free(clan)).count() as u32;
        let mut free = Clan::ALL.into_iter().filter(is_free);
        let clan = free.nth(rng.below(n_free) as usize);
        Action::PickClan(clan.expect("there are more clans than players"))
    }

    /// T1: a plan is begun, or cards are taken for one.
    fn act(&self) -> Action {
        self.best_move().unwrap_or_else(|| self.take())
    }

    /// A1: a card that brings the best plan nearer.
    fn take(&self) -> Action {
        let wanted = self.survey().wanted();
        let in_row = |card: &Talisman| self.view.row.contains(&Some(*card));
        let has_deck = self.view.deck > 0 || !self.view.discards.is_empty();
        let open = wanted.into_iter().find(in_row);
        Action::Take(match open {
            Some(card) if card == wanted[0] || !has_deck => Source::Row(card),
            Some(_) if self.chance_of(wanted[0]) > BLIND_HOPE => Source::Deck,
            Some(card) => Source::Row(card),
            None => Source::Deck,
        })
    }

    /// How likely the next card of the deck shows this talisman, by all that was seen.
    fn chance_of(&self, card: Talisman) -> f32 {
        let unseen = self.view.unseen_cards();
        f32::from(unseen.count(card.index())) / (unseen.len() as f32).max(1.0)
    }

    /// A1, U5: the card of which there are most to spare.
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

    /// A4, B5: the best trophy, or to stay for what comes next.
    fn grab_or_stay(&self, voyage: Voyage) -> Action {
        let (trophy, worth) = self.best_trophy(voyage);
        let figure = self.view.ships[voyage.ship.index()].on(voyage.space);
        let is_toad = figure.is_some_and(|figure| self.gives(figure.clan, Clan::Toad));
        if is_toad && voyage.space != Space::Captain && self.worth_of_staying(voyage) > worth {
            return Action::Stay;
        }
        Action::Grab(trophy)
    }

    /// The trophy that is worth most to us, and how much.
    fn best_trophy(&self, voyage: Voyage) -> (Trophy, f32) {
        let afloat = self.view.ships[voyage.ship.index()].front.trophies.iter();
        let rated = afloat.map(|trophy| (*trophy, self.worth(*trophy)));
        rated.max_by(|a, b| a.1.total_cmp(&b.1)).expect("a figure takes while there are trophies")
    }

    /// What one may hope for as the next captain of this ship: at once from 3, later from 2 (A5).
    fn worth_of_staying(&self, voyage: Voyage) -> f32 {
        let ship = &self.view.ships[voyage.ship.index()];
        let is_behind = ship.spaces[voyage.space.index() + 1..].iter().any(Option::is_some);
        if is_behind || ship.next.is_empty() || captaincy(&self.view.ships, self.seat).is_some() {
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
    fn look(&self, look: Look) -> Action {
        let ahead =
            look.space.ahead().and_then(|space| self.view.ships[look.ship.index()].on(space));
        match ahead {
            Some(figure) if figure.seat == self.seat => Action::Done,
            _ => Action::Look,
        }
    }

    fn gives(&self, clan: Clan, able: Clan) -> bool {
        self.view.options.variant.gives(clan, able)
    }
}

//! What a sensible prince knows: how many rats the nuns may cure, which majorities can be won, and what a card is worth.

mod guess;
mod judge;
mod knowledge;
mod learnt;
mod outlook;
mod plan;
mod prune;
mod sight;
mod themes;

use game::{Advice, Decision, Features, Outlook, Rng, Seat, Seats, StoredNet};

use crate::buildings::BuildingCard;
use crate::cards::Cards;
use crate::components::{Card, Special};
use crate::phase::{Phase, Resolving, Step};
use crate::view::View;
use crate::{Action, RattusCartus};

use judge::Judge;
use sight::Sight;

/// How many points worse a choice may be and still be taken now and then.
const WHIM: f32 = 0.13;

impl Advice for RattusCartus {
    /// A playout ends with the round ([`Advice::outlook`]).
    const HORIZON: u32 = 0;
    const LEGEND: u32 = 300;

    fn captain(n_seats: u8) -> u32 {
        // Among several, fewer worlds would say less than a Sailor knows.
        if n_seats == 2 { 20 } else { 100 }
    }

    fn advise(decision: &Decision<'_, Self>, rng: &mut Rng) -> Action {
        let (view, seat) = (decision.view(), decision.seat());
        sensible(&Judge::new(Sight::of_view(&view, seat)), rng)
    }

    #[inline]
    fn rough(&self, seat: Seat, rng: &mut Rng, _: &mut Vec<Action>) -> Action {
        sensible(&Judge::new(Sight::of_state(self, seat)), rng)
    }

    fn prune(decision: &Decision<'_, Self>, legal: &mut Vec<Action>, _: &mut Rng) {
        let view = decision.view();
        prune::prune(&Judge::new(Sight::of_view(&view, decision.seat())), legal);
    }

    fn guess(view: &View, rng: &mut Rng) -> Self {
        guess::guess(view, rng)
    }

    fn knowledge(&self, seat: Seat) -> u64 {
        knowledge::knowledge(self, seat)
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

fn sensible(judge: &Judge<'_>, rng: &mut Rng) -> Action {
    match judge.sight.phase {
        Phase::Privilege { .. } | Phase::Privileges { .. } => privilege(judge, rng),
        Phase::PrivilegeLook { .. } => judge.look(0).unwrap_or(Action::Look { place: 0 }),
        Phase::Visiting { queue } => match may_pass(judge, queue.len(), rng) {
            true => Action::Pass,
            false => visit(judge, rng),
        },
        Phase::Laying { .. } => judge.lay(rng),
        Phase::Resolving(resolving) => resolve(judge, resolving),
        Phase::Opening | Phase::Scoring { .. } | Phase::Over => {
            unreachable!("nobody is asked for advice while nothing is to be decided")
        }
    }
}

/// R2: the privilege that is worth most.
fn privilege(judge: &Judge<'_>, rng: &mut Rng) -> Action {
    let worth = |card: &BuildingCard| {
        let symbols = card.privilege.symbols();
        let look = if symbols.look { judge.worth_of_looks(1) } else { 0.0 };
        f32::from(symbols.cards) * judge.worth_of_draw()
            + judge.worth_of_shedding(f32::from(symbols.rats), 0.0)
            + look
    };
    let place = best(judge.sight.row.iter().map(worth), rng);
    Action::TakePrivilege { place: place as u8 }
}

/// R3: the building that is worth most.
fn visit(judge: &Judge<'_>, rng: &mut Rng) -> Action {
    let places = 0..judge.sight.row.len() as u8;
    let worth = |place| judge.plan(place, &Cards::EMPTY).worth;
    Action::Visit { place: best(places.map(worth), rng) as u8 }
}

/// R4: going later is good if there is somebody to watch.
fn may_pass(judge: &Judge<'_>, still_to_go: usize, rng: &mut Rng) -> bool {
    let held = judge.sight.hand.special(Special::Pass);
    held > 0 && still_to_go > 1 && rng.below(3) == 0
}

/// R5: what is to be decided in a building.
fn resolve(judge: &Judge<'_>, resolving: &Resolving) -> Action {
    match &resolving.step {
        Step::ChoosingGiver { among, .. } => {
            let seat = most(*among, |seat| f32::from(judge.sight.hand_sizes[seat.index()]));
            Action::Rob { seat }
        }
        Step::ChoosingRatTaker { among, .. } => {
            Action::SendRat { seat: most(*among, |seat| judge.success_of(seat)) }
        }
        Step::Giving { .. } => Action::Give { card: judge.cheapest_card() },
        Step::Looking { looked, .. } => judge.look(*looked).unwrap_or(Action::Decline),
        Step::Trading { .. } => trade(judge),
        Step::Offered { .. } => Action::Use,
        Step::TurningUp | Step::Acting => {
            unreachable!("nobody is asked for advice while nothing is to be decided")
        }
    }
}

/// B8: a card for a rat, as long as the rat costs more than the card is worth.
fn trade(judge: &Judge<'_>) -> Action {
    if judge.sight.rats == 0 {
        return Action::Decline;
    }
    let card = judge.cheapest_card();
    match judge.worth_of_shedding(1.0, 0.0) > judge.worth_in_hand(card) {
        true => Action::Trade { card },
        false => Action::Decline,
    }
}

/// The seat for which `of` is largest.
fn most(among: Seats, of: impl Fn(Seat) -> f32) -> Seat {
    let best = among.iter().max_by(|one, other| of(*one).total_cmp(&of(*other)));
    best.expect("somebody may be chosen")
}

/// The place of the best worth, or of one that is nearly as good: nobody can read a mixed player.
fn best(worths: impl Iterator<Item = f32>, rng: &mut Rng) -> usize {
    let whim = |rng: &mut Rng| WHIM * (rng.below(1024) as f32 / 1024.0);
    let mut best = (0, f32::MIN);
    for (place, worth) in worths.enumerate() {
        let worth = worth + whim(rng);
        if worth > best.1 {
            best = (place, worth);
        }
    }
    best.0
}

impl Judge<'_> {
    /// R2, B11: the first card of the nun row that one has not seen, nor looked at just now.
    fn look(&self, looked: u8) -> Option<Action> {
        let unseen = self.sight.nuns.unseen & !looked;
        (unseen != 0).then(|| Action::Look { place: unseen.trailing_zeros() as u8 })
    }

    /// The card of the hand that one misses least.
    fn cheapest_card(&self) -> Card {
        let kinds = self.sight.hand.each_kind().map(|(kind, _)| Card::of_kind(kind));
        let worth = |card: &Card| self.worth_in_hand(*card);
        let cheapest = kinds.min_by(|one, other| worth(one).total_cmp(&worth(other)));
        cheapest.expect("who has to part with a card has one")
    }
}

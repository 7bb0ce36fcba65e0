//! What a sensible prince knows: how many rats the nuns may cure, which majorities can be won, and what a card is worth.

mod outlook;
mod plan;

use game::{Advice, Decision, Rng, Seat, Seats};

use crate::buildings::BuildingCard;
use crate::cards::Cards;
use crate::components::{Card, Special};
use crate::phase::{Phase, Resolving, Step};
use crate::view::View;
use crate::{Action, RattusCartus};

use outlook::Outlook;

/// By how many points a worse choice may be and still be taken now and then.
const WHIM: f32 = 0.8;

impl Advice for RattusCartus {
    fn advise(decision: &Decision<'_, Self>, rng: &mut Rng) -> Action {
        let (view, seat) = (decision.view(), decision.seat());
        let outlook = Outlook::new(&view, seat);
        match &view.phase {
            Phase::Privilege { .. } => privilege(&outlook, rng),
            Phase::PrivilegeLook { .. } => look(&view, 0, rng).unwrap_or(Action::Look { place: 0 }),
            Phase::Visiting { queue } => match may_pass(&outlook, queue.len(), rng) {
                true => Action::Pass,
                false => visit(&outlook, rng),
            },
            Phase::Laying { .. } => outlook.lay(rng),
            Phase::Resolving(resolving) => resolve(&outlook, resolving, rng),
            Phase::Opening | Phase::Scoring { .. } | Phase::Over => {
                unreachable!("nobody is asked for advice while nothing is to be decided")
            }
        }
    }
}

/// R2: the privilege that is worth most.
fn privilege(outlook: &Outlook<'_>, rng: &mut Rng) -> Action {
    let worth = |card: &BuildingCard| {
        let symbols = card.privilege.symbols();
        let look = if symbols.look { outlook.worth_of_looks(1) } else { 0.0 };
        f32::from(symbols.cards) * outlook.worth_of_draw()
            + outlook.worth_of_shedding(f32::from(symbols.rats), 0.0)
            + look
    };
    let place = best(outlook.view.row.iter().map(worth), rng);
    Action::TakePrivilege { place: place as u8 }
}

/// R3: the building that is worth most.
fn visit(outlook: &Outlook<'_>, rng: &mut Rng) -> Action {
    let places = 0..outlook.view.row.len() as u8;
    let worth = |place| outlook.plan(place, &Cards::EMPTY).worth;
    Action::Visit { place: best(places.map(worth), rng) as u8 }
}

/// R4: going later is good if there is somebody to watch.
fn may_pass(outlook: &Outlook<'_>, still_to_go: usize, rng: &mut Rng) -> bool {
    let held = outlook.hand().special(Special::Pass);
    held > 0 && still_to_go > 1 && rng.below(3) == 0
}

/// R2, B11: a card of the nun row that one has not seen.
fn look(view: &View, looked: u8, rng: &mut Rng) -> Option<Action> {
    let unseen = |place: &usize| view.nun_row[*place].card.is_none() && looked >> place & 1 == 0;
    let count = (0..view.nun_row.len()).filter(unseen).count() as u32;
    let nth = if count > 0 { rng.below(count) as usize } else { return None };
    let place = (0..view.nun_row.len()).filter(unseen).nth(nth)?;
    Some(Action::Look { place: place as u8 })
}

/// R5: what is to be decided in a building.
fn resolve(outlook: &Outlook<'_>, resolving: &Resolving, rng: &mut Rng) -> Action {
    match &resolving.step {
        Step::ChoosingGiver { among, .. } => {
            let seat = most(*among, |seat| f32::from(outlook.view.hands[seat].len()));
            Action::Rob { seat }
        }
        Step::ChoosingRatTaker { among, .. } => {
            Action::SendRat { seat: most(*among, |seat| outlook.success_of(seat)) }
        }
        Step::Giving { .. } => Action::Give { card: outlook.cheapest_card() },
        Step::Looking { looked, .. } => look(outlook.view, *looked, rng).unwrap_or(Action::Decline),
        Step::Trading { .. } => trade(outlook),
        Step::Offered { .. } => Action::Use,
        Step::TurningUp | Step::Acting => {
            unreachable!("nobody is asked for advice while nothing is to be decided")
        }
    }
}

/// B8: a card for a rat, as long as the rat costs more than the card is worth.
fn trade(outlook: &Outlook<'_>) -> Action {
    if outlook.rats < 0.5 {
        return Action::Decline;
    }
    let card = outlook.cheapest_card();
    match outlook.worth_of_shedding(1.0, 0.0) > outlook.worth_in_hand(card) {
        true => Action::Trade { card },
        false => Action::Decline,
    }
}

/// The seat of which there is most.
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

impl Outlook<'_> {
    /// The card of the hand that one misses least.
    fn cheapest_card(&self) -> Card {
        let kinds = self.hand().each_kind().map(|(kind, _)| Card::of_kind(kind));
        let worth = |card: &Card| self.worth_in_hand(*card);
        let cheapest = kinds.min_by(|one, other| worth(one).total_cmp(&worth(other)));
        cheapest.expect("who has to part with a card has one")
    }
}

//! Which actions are worth a thought.

use arrayvec::ArrayVec;

use super::judge::Judge;
use crate::Action;
use crate::components::{Card, Estate, Special};
use crate::phase::{Phase, Resolving, Step};

/// How many sorts of card are worth a thought where cards are to be parted with.
const SORTS: usize = 3;

pub(super) fn prune(judge: &Judge<'_>, legal: &mut Vec<Action>) {
    match judge.sight.phase {
        // R4: with nobody left to wait for, a pass card would be thrown away.
        Phase::Visiting { queue } if queue.len() == 1 => {
            legal.retain(|action| *action != Action::Pass);
        }
        Phase::PrivilegeLook { .. } => look(judge, 0, legal),
        Phase::Laying { .. } => {
            let worth_it = layable(judge);
            legal.retain(|action| match action {
                Action::Lay { card } => worth_it.contains(card),
                _ => true,
            });
        }
        Phase::Resolving(Resolving { step, .. }) => match step {
            Step::Looking { looked, .. } => look(judge, *looked, legal),
            Step::Giving { .. } | Step::Trading { .. } => {
                let cheap = cheapest(judge);
                legal.retain(|action| match action {
                    Action::Give { card } | Action::Trade { card } => cheap.contains(card),
                    _ => true,
                });
            }
            // What a building offers can only help.
            Step::Offered { .. } => legal.retain(|action| *action == Action::Use),
            _ => {}
        },
        _ => {}
    }
}

/// R2, B11: cards that one has not seen are all alike.
fn look(judge: &Judge<'_>, looked: u8, legal: &mut Vec<Action>) {
    if let Some(first) = judge.look(looked) {
        legal.retain(|action| *action == first);
    }
}

/// R3: one card of the estate, one of the strangers that are missed least, and one of every other sort.
fn layable(judge: &Judge<'_>) -> ArrayVec<Card, 5> {
    let mut worth_it = ArrayVec::new();
    let Some(visit) = judge.sight.visits.last() else { return worth_it };
    let estate = judge.sight.row[usize::from(visit.place)].building.estate();
    let held = judge.sight.hand.by_estate();
    let holds = |estate: &Estate| held[estate.index()] > 0;
    let strangers = Estate::ALL.into_iter().filter(|other| *other != estate && holds(other));
    let worth = |estate: &Estate| judge.worth_of_estate(*estate);
    let stranger = strangers.min_by(|one, other| worth(one).total_cmp(&worth(other)));
    let followers = [Some(estate).filter(holds), stranger].into_iter().flatten();
    worth_it.extend(followers.map(|estate| judge.any_of(estate)));
    for special in [Special::Joker, Special::Sword, Special::Flute] {
        if judge.sight.hand.special(special) > 0 {
            worth_it.push(Card::Special(special));
        }
    }
    worth_it
}

/// R5b, B8, B10: one card of each of the sorts that are missed least.
fn cheapest(judge: &Judge<'_>) -> ArrayVec<Card, SORTS> {
    let held = judge.sight.hand.by_estate();
    let estates = Estate::ALL.into_iter().filter(|estate| held[estate.index()] > 0);
    let specials = Special::ALL.into_iter().filter(|sort| judge.sight.hand.special(*sort) > 0);
    let mut cards: ArrayVec<Card, 11> =
        estates.map(|estate| judge.any_of(estate)).chain(specials.map(Card::Special)).collect();
    let worth = |card: &Card| judge.worth_in_hand(*card);
    cards.sort_by(|one, other| worth(one).total_cmp(&worth(other)));
    cards.into_iter().take(SORTS).collect()
}

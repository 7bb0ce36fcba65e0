//! Which walk to declare, when all rows lie open (R5).

use arrayvec::ArrayVec;
use game::Seat;

use super::rivals::{Arrivals, Prospect, SLOWEST};
use super::{has_next_island, is_before, worth};
use crate::components::{Aid, Card, CardBag, MOST_SEATS};
use crate::island::{Island, MOST_CHESTS, Place};
use crate::movement::{Course, End, Walk};
use crate::view::{SeenPlan, View};
use crate::{Action, laying::Plan};

/// The next bit of the best walk from where the draft is.
pub(super) fn advise(view: &View, seat: Seat) -> Action {
    let Some(draft) = &view.draft else { unreachable!("everyone knows their own draft") };
    let rivals: ArrayVec<(Arrivals, bool), { MOST_SEATS as usize }> = Seat::all(view.n_seats())
        .filter(|other| *other != seat)
        .filter_map(|other| Some((arrivals_of(view, other)?, is_before(view, other, seat))))
        .collect();
    let search = Ahead {
        island: view.chart(),
        row: view.plans[seat].row(),
        prospect: Prospect::among(view.chart(), &rivals),
        cost_of_cards: if has_next_island(view) { 1.0 } else { 0.0 },
    };
    let left = view.left_in_hand(seat).expect("everyone knows their own hand");
    search.best(draft.course, left).1.unwrap_or(Action::Declare)
}

/// Where somebody arrived, or may arrive by their open row; nothing if they are not on the island.
fn arrivals_of(view: &View, seat: Seat) -> Option<Arrivals> {
    let SeenPlan::Known(Plan::Row(row)) = &view.plans[seat] else { return None };
    let mut arrivals: Arrivals = Default::default();
    if let Some(walk) = &view.walks[seat] {
        if let Some(chest) = walk.chest() {
            arrivals[number_of(view.chart(), chest)][slow(walk.course.pirate.steps)] = 1.0;
        }
        return Some(arrivals);
    }
    let mut fewest = [None; MOST_CHESTS];
    let course = Walk::begin(view.chart(), row, view.rum[seat] > 0).course;
    follow(view.chart(), row, course, &mut fewest);
    let chests = view.chart().chests();
    let total: u8 =
        fewest.iter().zip(&chests).filter_map(|(it, (_, value))| it.map(|_| value)).sum();
    for (chest, (_, value)) in chests.iter().enumerate() {
        if let Some(steps) = fewest[chest] {
            arrivals[chest][slow(steps)] = f32::from(*value) / f32::from(total);
        }
    }
    Some(arrivals)
}

fn slow(steps: u8) -> usize {
    (steps as usize).min(SLOWEST)
}

fn number_of(island: &Island, chest: Place) -> usize {
    let number = island.chests().iter().position(|(place, _)| *place == chest);
    number.expect("whoever digs stands on a chest")
}

/// The fewest steps to every chest that a row can lead to, with nothing attached.
fn follow(island: &Island, row: &[Card], course: Course, fewest: &mut [Option<u8>; MOST_CHESTS]) {
    if let Some(End::Chest(_)) = course.end {
        let known = &mut fewest[number_of(island, course.pirate.at)];
        let steps = course.pirate.steps;
        *known = Some(known.map_or(steps, |known| known.min(steps)));
    }
    for to in course.targets(island, row).iter() {
        let mut next = course;
        next.go(island, row, to, &mut |_| {});
        follow(island, row, next, fewest);
    }
}

/// What somebody who declares a walk looks at.
struct Ahead<'a> {
    island: &'a Island,
    row: &'a [Card],
    prospect: Prospect,
    cost_of_cards: f32,
}

impl Ahead<'_> {
    /// What the best way on brings, and its first action; none if the walk is over.
    fn best(&self, course: Course, left: CardBag) -> (f32, Option<Action>) {
        match course.end {
            Some(End::Chest(_)) => {
                let chest = number_of(self.island, course.pirate.at);
                return (self.prospect.coins(chest, course.pirate.steps), None);
            }
            Some(_) => return (0.0, None),
            None => {}
        }
        let mut best = (f32::MIN, None);
        let mut consider = |value: f32, action: Action| {
            if value > best.0 {
                best = (value, Some(action));
            }
        };
        for to in course.targets(self.island, self.row).iter() {
            let mut next = course;
            next.go(self.island, self.row, to, &mut |_| {});
            consider(self.best(next, left).0, Action::Step(to));
        }
        for aid in Aid::ALL.into_iter().filter(|aid| self.may_help(*aid, course, &left)) {
            let (mut next, mut less) = (course, left);
            next.attach(aid);
            less.remove(aid.card().kind());
            let cost = worth(aid.card()) * self.cost_of_cards;
            consider(self.best(next, less).0 - cost, Action::Attach(aid));
        }
        best
    }

    /// R7: whether an aid can be attached now; one of each is enough to think about, doubling first.
    fn may_help(&self, aid: Aid, course: Course, left: &CardBag) -> bool {
        let aids = course.pirate.aids;
        let is_new = match aid {
            Aid::Doubling => !aids.doubled && aids.fridays + aids.weapons == 0,
            Aid::Friday => aids.fridays == 0 && aids.weapons == 0,
            Aid::Weapon => aids.weapons == 0,
        };
        is_new && !course.second_half && left.count(aid.card().kind()) > 0
    }
}

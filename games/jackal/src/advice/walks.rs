//! Which walk to declare, when all rows lie open (R5).

use arrayvec::ArrayVec;

use super::rivals::{Arrivals, Prospect, SLOWEST};
use super::sight::{Pirate, SeenRow, Sight};
use super::worths::Worths;
use crate::Action;
use crate::components::{Aid, Card, CardBag, MOST_SEATS};
use crate::island::{Island, MOST_CHESTS, Place};
use crate::movement::{Course, End, Walk};

/// The next bit of the best walk from where the draft is.
pub(super) fn advise(sight: &Sight<'_>) -> Action {
    let Some(draft) = sight.draft else { unreachable!("everyone knows their own draft") };
    let rivals: ArrayVec<(Arrivals, bool), { MOST_SEATS as usize }> = sight
        .others()
        .filter_map(|(other, it)| Some((arrivals_of(sight, it)?, sight.is_before(other))))
        .collect();
    let search = Ahead {
        island: sight.island(),
        row: sight.row(),
        prospect: Prospect::among(sight.island(), &rivals),
        worths: Worths::of_sailor(sight.has_next_island()),
    };
    search.best(draft.course, sight.left_in_hand()).1.unwrap_or(Action::Declare)
}

/// Where somebody arrived, or may arrive by their open row; nothing if they are not on the island.
fn arrivals_of(sight: &Sight<'_>, pirate: Pirate<'_>) -> Option<Arrivals> {
    let SeenRow::Open(row) = pirate.row else { return None };
    let island = sight.island();
    let mut arrivals: Arrivals = Default::default();
    if let Some(walk) = pirate.walk {
        if let Some(chest) = walk.chest() {
            arrivals[number_of(island, chest)][slow(walk.course.pirate.steps)] = 1.0;
        }
        return Some(arrivals);
    }
    let mut fewest = [None; MOST_CHESTS];
    let course = Walk::begin(island, row, pirate.has_rum).course;
    follow(island, row, course, &mut fewest);
    let chests = island.chests();
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
    worths: Worths,
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
            let cost = self.worths.of_card(aid.card());
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

//! Where a row can end: what its owner is shown while they lay it (R5 to R8).

use std::collections::{BTreeMap, BTreeSet};

use crate::components::CardBag;
use crate::island::{Island, Place};
use crate::movement::{Aids, Course, Walk};
use crate::{Aid, Card};

/// How soon a row can end on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Reach {
    /// After how many steps at least, if nobody pours rum.
    pub(super) steps: u8,
    /// Whether that takes a doubling, a Friday or a weapon from the hand.
    pub(super) with_aids: bool,
}

/// How many of each aid are left to be attached.
type Left = [u8; Aid::ALL.len()];

/// The cells where `row` can end: without help if that is possible, or with what `hand` can attach to it.
pub(super) fn ends(island: &Island, row: &[Card], hand: &CardBag) -> BTreeMap<Place, Reach> {
    let mut ends = BTreeMap::new();
    let begin = Walk::begin(island, row, false);
    if begin.start.is_none() {
        return ends;
    }
    let in_hand = Aid::ALL.map(|aid| hand.count(aid.card().kind()));
    for (with_aids, left) in [(false, Left::default()), (true, in_hand)] {
        for pirate in courses(island, row, (begin.course, left)).map(|course| course.pirate) {
            let reach = Reach { steps: pirate.steps, with_aids };
            let known = ends.entry(pirate.at).or_insert(reach);
            if known.with_aids == with_aids {
                known.steps = known.steps.min(pirate.steps);
            }
        }
    }
    ends
}

/// All courses that are over, each once.
fn courses(island: &Island, row: &[Card], begin: (Course, Left)) -> impl Iterator<Item = Course> {
    let (mut open, mut seen) = (vec![begin], BTreeSet::new());
    let mut ended = Vec::new();
    while let Some((course, left)) = open.pop() {
        if course.end.is_some() {
            ended.push(course);
            continue;
        }
        for (helped, left) in with_aids(course, left) {
            for to in helped.targets(island, row).iter() {
                let mut next = helped;
                next.go(island, row, to, &mut |_| ());
                if seen.insert((key(next), left)) {
                    open.push((next, left));
                }
            }
        }
    }
    ended.into_iter()
}

/// All that makes a course differ from another.
fn key(course: Course) -> impl Ord {
    let Course { pirate, card, second_half, end } = course;
    let Aids { fridays, weapons, .. } = pirate.aids;
    (pirate.at, pirate.steps, card, second_half, end.is_some(), fridays, weapons)
}

/// The course with every set of different aids that can be attached to the card at hand (R7).
fn with_aids(course: Course, left: Left) -> Vec<(Course, Left)> {
    let mut helped = vec![(course, left)];
    for (place, aid) in Aid::ALL.into_iter().enumerate() {
        if left[place] == 0 || course.second_half {
            continue;
        }
        for (mut course, mut left) in helped.clone() {
            course.attach(aid);
            left[place] -= 1;
            helped.push((course, left));
        }
    }
    helped
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::island::Idea;
    use Card::{BlueFlag, Doubling, Friday, Horizontal, Weapon};

    const ISLAND: [&str; 5] = ["~~~~~", "~~~~~", "~TWX3", "~~~~~", "~~~~~"];

    /// Every end with its steps, and a `+` if it takes help.
    #[track_caller]
    fn check(row: &[Card], hand: &[Card], expected: &str) {
        let island = Island::drawn("island", Idea::Fork, ISLAND);
        let mut bag = CardBag::EMPTY;
        hand.iter().for_each(|card| bag.insert(card.kind()));
        let ends = ends(&island, row, &bag).into_iter();
        let words = ends.map(|(place, Reach { steps, with_aids })| {
            format!("{place} {steps}{}", if with_aids { "+" } else { "" })
        });
        assert_eq!(words.collect::<Vec<_>>().join(", "), expected);
    }

    #[test]
    fn a_row_ends_where_its_cards_lead_and_a_trap_costs_a_step() {
        check(&[Horizontal], &[], "b3 2, d3 1");
        check(&[Horizontal, Horizontal], &[], "c3 3, d3 1");
    }

    #[test]
    fn what_takes_help_from_the_hand_is_told_apart() {
        check(&[Horizontal], &[Friday], "b3 2, d3 1");
        check(&[Horizontal, Horizontal], &[Weapon], "c3 3, d3 1, e3 2+");
        check(&[Horizontal], &[Doubling, Weapon], "b3 2, c3 1+, d3 1, e3 1+");
    }

    #[test]
    fn a_flag_that_the_island_lacks_leads_nowhere() {
        check(&[BlueFlag, Horizontal], &[], "");
    }
}

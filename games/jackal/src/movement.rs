//! How a pirate walks: arrows, horses, what is attached to them, and what they meet (R6, R7, R8).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::components::{Aid, Card, LONGEST_ROW, LONGEST_WALK, N_AIDS};
use crate::island::{Island, Place, PlaceSet, Terrain};

/// Laid cards in their order: perhaps a flag, then arrows and horses, or a single blank (R2).
pub type Row = ArrayVec<Card, LONGEST_ROW>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pirate {
    pub at: Place,
    /// How many steps they have taken (R10).
    pub steps: u8,
    /// What is attached to the card at hand and not used yet.
    pub aids: Aids,
}

/// What is attached to one card (R7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
pub struct Aids {
    pub doubled: bool,
    /// How many traps cost nothing.
    pub fridays: u8,
    /// How many robbers are beaten.
    pub weapons: u8,
}

impl Aids {
    pub const NONE: Self = Self { doubled: false, fridays: 0, weapons: 0 };

    /// How many traps, or robbers, a card with these can meet: one, or two if it is doubled.
    pub const fn room(self) -> u8 {
        if self.doubled { 2 } else { 1 }
    }
}

/// What a pirate meets on the cell just entered (R8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Met {
    Nothing,
    /// The card led nowhere and was spent standing still (R6).
    Stuck,
    /// A trap, which cost a step.
    Trap,
    TrapWithFriday,
    Robber,
    RobberBeaten,
    /// A chest with this many coins for the first, which ended the walk.
    Chest(u8),
}

impl Pirate {
    /// R8: enters a cell and says what is there. The step for the card is counted by the caller.
    #[inline]
    pub fn enter(&mut self, island: &Island, to: Place) -> Met {
        self.at = to;
        match island.cell(to) {
            Terrain::Chest(value) => Met::Chest(value),
            Terrain::Robber if self.aids.weapons == 0 => Met::Robber,
            Terrain::Robber => {
                self.aids.weapons -= 1;
                Met::RobberBeaten
            }
            Terrain::Trap if self.aids.fridays == 0 => {
                self.steps += 1;
                Met::Trap
            }
            Terrain::Trap => {
                self.aids.fridays -= 1;
                Met::TrapWithFriday
            }
            _ => Met::Nothing,
        }
    }
}

/// Why a walk is over (R8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The pirate digs at a chest with this many coins for the first.
    Chest(u8),
    Robber,
    /// The island has no flag of that colour.
    NoFlag,
    RowUsed,
}

/// One cell entered, or one card spent standing still.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Footprint {
    /// By which card of the row, counted from 0.
    pub card: u8,
    pub to: Place,
    /// After how many steps.
    pub steps: u8,
    pub met: Met,
}

/// A card attached to a card of the row (R7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Attached {
    /// To which card of the row, counted from 0.
    pub card: u8,
    pub aid: Aid,
}

/// How far a walk has come: small and quick to copy, for whoever looks ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Course {
    pub pirate: Pirate,
    /// Which card of the row is at hand, counted from 0.
    pub card: u8,
    /// Whether a doubled card was carried out once and has its second time to go.
    pub second_half: bool,
    pub end: Option<End>,
}

impl Course {
    /// R6: where the card at hand may lead; nowhere if the walk is over.
    pub fn targets(&self, island: &Island, row: &[Card]) -> PlaceSet {
        match row.get(self.card as usize) {
            Some(card) if self.end.is_none() => island.targets(*card, self.pirate.at),
            _ => PlaceSet::EMPTY,
        }
    }

    /// R7: attaches an aid to the card at hand.
    pub fn attach(&mut self, aid: Aid) {
        let aids = &mut self.pirate.aids;
        match aid {
            Aid::Doubling => aids.doubled = true,
            Aid::Friday => aids.fridays += 1,
            Aid::Weapon => aids.weapons += 1,
        }
    }

    /// R6: the card at hand leads to one of its targets. Every footprint is given to `leave`.
    pub fn go(
        &mut self,
        island: &Island,
        row: &[Card],
        to: Place,
        leave: &mut impl FnMut(Footprint),
    ) {
        if !self.second_half {
            self.pirate.steps += 1;
        }
        let met = self.pirate.enter(island, to);
        leave(self.footprint(met));
        match met {
            Met::Chest(value) => self.end = Some(End::Chest(value)),
            Met::Robber => self.end = Some(End::Robber),
            // R8: whoever falls into a trap loses the second half of a doubled move.
            Met::Trap => self.take_next_card(),
            _ if self.pirate.aids.doubled && !self.second_half => self.second_half = true,
            _ => self.take_next_card(),
        }
        self.spend_stuck_cards(island, row, leave);
    }

    /// R6: cards that lead nowhere take their step; after the last card the walk is over.
    fn spend_stuck_cards(
        &mut self,
        island: &Island,
        row: &[Card],
        leave: &mut impl FnMut(Footprint),
    ) {
        while self.end.is_none() && self.targets(island, row).is_empty() {
            if self.card as usize >= row.len() {
                self.end = Some(End::RowUsed);
                return;
            }
            if !self.second_half {
                self.pirate.steps += 1;
                leave(self.footprint(Met::Stuck));
            }
            self.take_next_card();
        }
    }

    fn take_next_card(&mut self) {
        self.card += 1;
        self.second_half = false;
        self.pirate.aids = Aids::NONE;
    }

    fn footprint(&self, met: Met) -> Footprint {
        let Pirate { at: to, steps, .. } = self.pirate;
        Footprint { card: self.card, to, steps, met }
    }
}

/// A walk, finished or on its way, with everything that happened on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Walk {
    /// Where it began; nowhere if the island lacks the flag that was laid (R8).
    pub start: Option<Place>,
    pub course: Course,
    pub attached: ArrayVec<Attached, N_AIDS>,
    pub trail: ArrayVec<Footprint, LONGEST_WALK>,
}

impl Walk {
    /// R1, R3, R8: the pirate rests if there is rum, then stands on the white flag, or on the one that was laid.
    pub fn begin(island: &Island, row: &[Card], has_rum: bool) -> Self {
        let first = row.first().copied();
        let start = island.start(first);
        let pirate = Pirate {
            at: start.unwrap_or(island.white()),
            steps: u8::from(has_rum),
            aids: Aids::NONE,
        };
        let card = match first {
            Some(card) if card.is_flag() => 1,
            Some(card) if card.is_mover() => 0,
            // R2: a blank does nothing.
            _ => row.len() as u8,
        };
        let end = start.is_none().then_some(End::NoFlag);
        let mut trail = ArrayVec::new();
        let mut course = Course { pirate, card, second_half: false, end };
        course.spend_stuck_cards(island, row, &mut |print| trail.push(print));
        Self { start, course, attached: ArrayVec::new(), trail }
    }

    /// R7: attaches an aid to the card at hand.
    pub fn attach(&mut self, aid: Aid) {
        self.attached.push(Attached { card: self.course.card, aid });
        self.course.attach(aid);
    }

    /// R6: the card at hand leads to one of its targets.
    pub fn go(&mut self, island: &Island, row: &[Card], to: Place) {
        self.course.go(island, row, to, &mut |print| self.trail.push(print));
    }

    /// How many of an aid this walk uses.
    pub fn uses(&self, aid: Aid) -> u8 {
        self.attached.iter().filter(|attached| attached.aid == aid).count() as u8
    }

    /// Where the pirate digs, if they found a chest.
    pub fn chest(&self) -> Option<Place> {
        matches!(self.course.end, Some(End::Chest(_))).then_some(self.course.pirate.at)
    }

    /// The walk as it was after its first `footprints`, for those who watch it.
    #[must_use]
    pub fn until(&self, footprints: usize) -> Self {
        let mut part = self.clone();
        let Some(next) = self.trail.get(footprints) else { return part };
        part.trail.truncate(footprints);
        part.attached.retain(|attached| attached.card <= next.card);
        let last = part.trail.last();
        let at = last.map_or(self.start.unwrap_or(next.to), |print| print.to);
        let steps = last.map_or(self.steps_rested(), |print| print.steps);
        let pirate = Pirate { at, steps, aids: Aids::NONE };
        part.course = Course { pirate, card: next.card, second_half: false, end: None };
        part
    }

    /// How many steps were rested before the first card (R3).
    fn steps_rested(&self) -> u8 {
        let first = self.trail.first();
        first.map_or(0, |print| print.steps - 1 - u8::from(print.met == Met::Trap))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::island::Idea;
    use Card::{BlueFlag, Diagonal, Horizontal, Horse, Orthogonal, RedFlag, Rising, Vertical};

    /// Walks, where each word is a cell or one of the aids `2`, `F` and `!`; says where it ends, when and why.
    #[track_caller]
    fn check(rows: [&str; 5], row: &[Card], words: &str, expected: &str) {
        let island = Island::drawn("island", Idea::Fork, rows);
        let mut walk = Walk::begin(&island, row, false);
        for word in words.split_whitespace() {
            match word {
                "2" => walk.attach(Aid::Doubling),
                "F" => walk.attach(Aid::Friday),
                "!" => walk.attach(Aid::Weapon),
                cell => {
                    let targets = walk.course.targets(&island, row);
                    let to = targets.iter().find(|place| place.to_string() == cell);
                    walk.go(&island, row, to.unwrap_or_else(|| panic!("{cell}: {targets:?}")));
                }
            }
        }
        let Course { pirate, end, .. } = walk.course;
        let found = format!("{} after {}: {end:?}", pirate.at, pirate.steps);
        assert_eq!(found, expected);
    }

    const PLAIN: [&str; 5] = ["~~~~~", "~....", "~.W..", "~...3", "~~~~~"];
    const PERILS: [&str; 5] = ["~~~~~", "~~~~~", "WT.XT", "~~~~~", "~~~~1"];

    #[test]
    fn an_arrow_moves_one_cell_either_way_and_never_into_water() {
        let island = Island::drawn("island", Idea::Fork, PLAIN);
        let from = |card, at| {
            let names = island.targets(card, at).iter().map(|place| place.to_string());
            names.collect::<Vec<_>>().join(" ")
        };
        assert_eq!(from(Horizontal, Place(12)), "b3 d3");
        assert_eq!(from(Horizontal, Place(11)), "c3");
        assert_eq!(from(Rising, Place(12)), "d4 b2");
        assert_eq!(from(Orthogonal, Place(12)), "c4 b3 d3 c2");
        assert_eq!(from(Diagonal, Place(12)), "b4 d4 b2 d2");
        assert_eq!(from(Horse, Place(12)), "e4 e2");
    }

    #[test]
    fn a_diagonal_step_past_water_and_a_leap_over_it_are_allowed() {
        let rows = ["~~~~~", "~~~2~", "~~W~~", "~~~~~", "~~~3~"];
        check(rows, &[Rising], "d4", "d4 after 1: Some(Chest(2))");
        check(rows, &[Horse], "d1", "d1 after 1: Some(Chest(3))");
    }

    #[test]
    fn a_card_that_leads_nowhere_takes_its_step() {
        let rows = ["~~~~~", "~~~~~", "~~W.~", "~~~1~", "~~~~~"];
        check(rows, &[Vertical, Horizontal, Vertical], "d3 d2", "d2 after 3: Some(Chest(1))");
    }

    #[test]
    fn a_doubled_card_is_one_step_and_enters_the_cell_between() {
        check(PLAIN, &[Horizontal, Vertical], "2 d3 e3 e2", "e2 after 2: Some(Chest(3))");
        check(PLAIN, &[Horizontal], "2 d3 c3", "c3 after 1: Some(RowUsed)");
        check(PERILS, &[Horizontal, Horizontal], "2 b3 c3", "c3 after 3: Some(RowUsed)");
    }

    #[test]
    fn a_trap_costs_a_step_unless_friday_is_there() {
        check(PERILS, &[Horizontal], "b3", "b3 after 2: Some(RowUsed)");
        check(PERILS, &[Horizontal], "F b3", "b3 after 1: Some(RowUsed)");
        check(PERILS, &[Horizontal], "2 F b3 c3", "c3 after 1: Some(RowUsed)");
    }

    #[test]
    fn a_robber_ends_the_walk_of_whoever_has_no_weapon() {
        let row = [Horizontal, Horizontal, Horizontal, Horizontal];
        check(PERILS, &row, "b3 c3 d3", "d3 after 4: Some(Robber)");
        check(PERILS, &row, "b3 c3 ! d3 c3", "c3 after 5: Some(RowUsed)");
    }

    #[test]
    fn a_second_robber_on_a_doubled_card_needs_a_second_weapon() {
        let rows = ["~~~~~", "~~~~~", "WXX1~", "~~~~~", "~~~~~"];
        check(rows, &[Horizontal, Horizontal], "2 ! b3 c3", "c3 after 1: Some(Robber)");
        check(rows, &[Horizontal, Horizontal], "2 ! ! b3 c3 d3", "d3 after 2: Some(Chest(1))");
    }

    #[test]
    fn a_flag_is_no_step_and_a_missing_one_ends_the_walk() {
        let rows = ["~~~~~", "~~~~~", "W.~R3", "~~~~~", "~~~~~"];
        check(rows, &[RedFlag, Horizontal], "e3", "e3 after 1: Some(Chest(3))");
        check(rows, &[BlueFlag, Horizontal], "", "a3 after 0: Some(NoFlag)");
        check(rows, &[RedFlag], "", "d3 after 0: Some(RowUsed)");
    }
}

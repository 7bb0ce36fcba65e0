//! The end: what everything is worth, and who lives to enjoy it (E1–E6).

use game::{Arg, Outcome, PerSeat, Phrase, ScoreSheet, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::cards::Cards;
use crate::components::{Estate, GOLD_POINTS, INFLUENCE_POINTS, MOST_CARDS_POINTS, Special};
use crate::influence::Track;
use crate::{Phase, RattusCartus};

/// Something that points are given for at the end, in its order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chapter {
    /// E1: influence with an estate.
    Influence(Estate),
    /// E2: population cards and jokers in hand.
    Followers,
    /// E2: swords in hand.
    Swords,
    /// E2: flutes in hand.
    Flutes,
    /// E2: pass cards in hand.
    Passes,
    /// E3: gold in hand.
    Gold,
    /// E4: victory points taken during the game.
    Tokens,
}

impl Chapter {
    /// All of them, in the order in which they are told.
    pub const ALL: [Self; 12] = [
        Self::Influence(Estate::Peasantry),
        Self::Influence(Estate::Bourgeoisie),
        Self::Influence(Estate::Clergy),
        Self::Influence(Estate::Knighthood),
        Self::Influence(Estate::Magic),
        Self::Influence(Estate::Nobility),
        Self::Followers,
        Self::Swords,
        Self::Flutes,
        Self::Passes,
        Self::Gold,
        Self::Tokens,
    ];

    fn phrase(self) -> Phrase {
        match self {
            Self::Influence(estate) => Phrase::new("chapter-influence").with("estate", estate),
            Self::Followers => Phrase::new("chapter-followers"),
            Self::Swords => Phrase::new("chapter-swords"),
            Self::Flutes => Phrase::new("chapter-flutes"),
            Self::Passes => Phrase::new("chapter-passes"),
            Self::Gold => Phrase::new("chapter-gold"),
            Self::Tokens => Phrase::new("chapter-tokens"),
        }
    }
}

impl From<Chapter> for Arg {
    fn from(chapter: Chapter) -> Self {
        Self::Phrase(chapter.phrase())
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Award {
    pub chapter: Chapter,
    pub points: PerSeat<u16>,
}

/// E1: points for the most, the second and the third influence; whoever has none gets none.
pub fn influence_points(track: &Track, n_seats: u8) -> PerSeat<u16> {
    let mut points = PerSeat::filled(n_seats, 0);
    for (&seat, prize) in track.order().iter().zip(INFLUENCE_POINTS) {
        points[seat] = if track.points(seat) > 0 { u16::from(prize) } else { 0 };
    }
    points
}

/// E2: points for the most cards of a sort, fewer if that is shared.
pub fn most_cards_points(counts: &PerSeat<u8>) -> PerSeat<u16> {
    let (most, who) = most(counts, Seats::all(counts.n_seats()));
    let [alone, shared] = MOST_CARDS_POINTS;
    let prize = if who.len() == 1 { alone } else { shared };
    pay(counts.n_seats(), &[(who, if most > 0 { prize } else { 0 })])
}

/// E3: points for the most and the second most gold; equals share, rounded down. Between two, nobody is second.
pub fn gold_points(counts: &PerSeat<u8>) -> PerSeat<u16> {
    let n_seats = counts.n_seats();
    let [first, second] = GOLD_POINTS;
    let (most_gold, richest) = most(counts, Seats::all(n_seats));
    if most_gold == 0 {
        return PerSeat::filled(n_seats, 0);
    }
    if richest.len() > 1 {
        return pay(n_seats, &[(richest, (first + second) / richest.len() as u8)]);
    }
    let others = Seat::all(n_seats).filter(|seat| !richest.contains(*seat)).collect();
    let (next_gold, next) = most(counts, others);
    let share = if next_gold > 0 && n_seats > 2 { second / next.len() as u8 } else { 0 };
    pay(n_seats, &[(richest, first), (next, share)])
}

/// The highest count among these seats, and who has it.
fn most(counts: &PerSeat<u8>, among: Seats) -> (u8, Seats) {
    let mut best = (0, Seats::NONE);
    for seat in among.iter() {
        let count = counts[seat];
        best = match count.cmp(&best.0) {
            std::cmp::Ordering::Greater => (count, Seats::only(seat)),
            std::cmp::Ordering::Equal => (count, best.1.with(seat)),
            std::cmp::Ordering::Less => best,
        };
    }
    best
}

/// Every prize goes to each of its seats.
fn pay(n_seats: u8, prizes: &[(Seats, u8)]) -> PerSeat<u16> {
    PerSeat::from_fn(n_seats, |seat| {
        let mine = prizes.iter().filter(|(seats, _)| seats.contains(seat));
        mine.map(|(_, prize)| u16::from(*prize)).sum()
    })
}

impl RattusCartus {
    /// What everyone gets for a chapter, if the match ended now.
    pub(crate) fn award(&self, chapter: Chapter) -> PerSeat<u16> {
        let special = |special: Special| self.hands.map(|_, hand| hand.special(special));
        match chapter {
            Chapter::Influence(estate) => {
                influence_points(&self.tracks[estate.index()], self.n_seats())
            }
            Chapter::Followers => {
                most_cards_points(&self.hands.map(|_, hand: &Cards| hand.followers()))
            }
            Chapter::Swords => most_cards_points(&special(Special::Sword)),
            Chapter::Flutes => most_cards_points(&special(Special::Flute)),
            Chapter::Passes => most_cards_points(&special(Special::Pass)),
            Chapter::Gold => gold_points(&special(Special::Gold)),
            Chapter::Tokens => self.tokens.clone(),
        }
    }

    /// E1 to E4: everyone's points, if the match ended now.
    pub(crate) fn points(&self) -> PerSeat<i32> {
        let mut points = PerSeat::filled(self.n_seats(), 0);
        for chapter in Chapter::ALL {
            for (seat, award) in self.award(chapter).iter() {
                points[seat] += i32::from(*award);
            }
        }
        points
    }

    /// E5: how many nuns the whole row has.
    pub(crate) fn all_nuns(&self) -> u16 {
        self.nun_row.iter().map(|nun| u16::from(nun.card.nuns.number())).sum()
    }

    /// E5: everyone with no more rats than there are nuns.
    pub(crate) fn survivors(&self) -> Seats {
        let nuns = self.all_nuns();
        self.rats.iter().filter(|(_, rats)| **rats <= nuns).map(|(seat, _)| seat).collect()
    }

    /// E6: the survivors by points, then by rats; after them the dead.
    pub(crate) fn final_outcome(&self) -> Outcome {
        let (points, survivors) = (self.points(), self.survivors());
        let by_rats = survivors.is_empty() && self.options.fewest_rats_win;
        let places = points.map(|seat, mine| {
            let is_ahead = |&(other, theirs): &(Seat, &i32)| match by_rats {
                true => self.rats[other] < self.rats[seat],
                false => {
                    survivors.contains(other)
                        && (theirs > mine || theirs == mine && self.rats[other] < self.rats[seat])
                }
            };
            match by_rats || survivors.contains(seat) {
                true => 1 + points.iter().filter(is_ahead).count() as u8,
                // Nobody who died has won, even if everybody died.
                false => (1 + survivors.len() as u8).max(2),
            }
        });
        Outcome { points, places }
    }

    /// Where the points of `seat` come from, and what they are worth in the end.
    pub(crate) fn sheet(&self, seat: Seat) -> ScoreSheet {
        let mut sheet = ScoreSheet::default();
        for chapter in Chapter::ALL {
            let points = self.award(chapter)[seat];
            if points > 0 {
                sheet.add(chapter.phrase(), i32::from(points));
            }
        }
        if matches!(self.phase, Phase::Over) {
            let (rats, nuns) = (self.rats[seat], self.all_nuns());
            let plague = match rats <= nuns {
                true => Phrase::new("score-survived"),
                false => Phrase::new("score-died"),
            };
            sheet.add(plague.with("rats", rats).with("nuns", nuns), 0);
        }
        sheet
    }
}

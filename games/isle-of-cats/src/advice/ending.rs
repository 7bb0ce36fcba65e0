//! The end of the last day, computed: when only one of two captains still takes cats, all that the other may have been
//! taught is weighed.

use game::{Computed, Effects, Game, PerSeat, Rng, Seat};

use super::{guess, lesson_worth};
use crate::scoring::{lesson_points, open_points};
use crate::sets::LessonSet;
use crate::view::Stage;
use crate::{Action, IsleOfCats, View};

/// If there are more ends than these, they are too many to look at.
const MANY_ENDS: usize = 3_000;

/// The best of all legal actions, if nobody else acts any more in a match of two.
pub(super) fn solve(view: &View, seat: Seat) -> Option<Vec<Computed<Action>>> {
    let is_last_day = view.days_left == 1 && !matches!(view.stage, Stage::Choosing(_));
    if !is_last_day || view.boats.n_seats() != 2 {
        return None;
    }
    let state = guess::guess(view, &mut Rng::fast(0));
    let mut ends = Ends { seat, rival: Rival::of(view, seat), seen: 0 };
    let mut rated = Vec::new();
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    for action in legal {
        rated.push((action, ends.after(&state, action)?));
    }
    let best = (0..rated.len()).max_by(|a, b| rated[*a].1.compare(&rated[*b].1))?;
    let solved = rated.into_iter().enumerate().map(|(nth, (action, end))| Computed {
        action,
        weight: if nth == best { 1.0 } else { 0.0 },
        win_chances: PerSeat::from_fn(2, |of| if of == seat { end.win } else { 1.0 - end.win }),
    });
    Some(solved.collect())
}

/// What comes of a match for the seat that still acts.
#[derive(Clone, Copy, Debug, PartialEq)]
struct End {
    win: f32,
    /// By how many points it is ahead, on average: of equal chances, the one with more is better.
    lead: f32,
}

impl End {
    fn compare(&self, other: &Self) -> std::cmp::Ordering {
        self.win.total_cmp(&other.win).then(self.lead.total_cmp(&other.lead))
    }
}

/// All ends that `seat` can bring about.
struct Ends {
    seat: Seat,
    rival: Rival,
    /// How many were looked at.
    seen: usize,
}

impl Ends {
    /// What comes of an action if all others are the best ones; `None` if somebody else acts before the end, or if
    /// there are too many ends.
    fn after(&mut self, state: &IsleOfCats, action: Action) -> Option<End> {
        let mut state = state.clone();
        state.apply(self.seat, action, &mut Effects::silent(&mut Rng::fast(0)));
        let Some(next) = state.to_act().first() else {
            self.seen += 1;
            return (self.seen <= MANY_ENDS).then(|| self.rival.end(&state, self.seat));
        };
        if next != self.seat {
            return None;
        }
        let mut legal = Vec::new();
        state.legal_actions(self.seat, &mut legal);
        let mut best: Option<End> = None;
        for action in legal {
            let end = self.after(&state, action)?;
            if best.is_none_or(|best| end.compare(&best).is_gt()) {
                best = Some(end);
            }
        }
        best
    }
}

/// What the other captain may have been taught.
struct Rival {
    /// Lessons that nobody has seen.
    unseen: LessonSet,
    /// What they may have kept, and in how many ways they may have been dealt that (S2).
    kept: Vec<(LessonSet, f32)>,
}

impl Rival {
    /// They put back the lesson that promised least.
    fn of(view: &View, seat: Seat) -> Self {
        let seen = view.lessons[seat].known().or(view.returned[seat].known());
        let unseen = LessonSet::ALL.minus(seen);
        let mut kept: Vec<(LessonSet, f32)> = Vec::new();
        for dealt in triples(unseen) {
            let pair = dealt.without(lesson_worth::least(dealt));
            match kept.iter_mut().find(|(other, _)| *other == pair) {
                Some((_, ways)) => *ways += 1.0,
                None => kept.push((pair, 1.0)),
            }
        }
        Self { unseen, kept }
    }

    /// E1–E5, over all that they may have kept.
    fn end(&self, state: &IsleOfCats, seat: Seat) -> End {
        let boats = &state.boats;
        let rival = seat.clockwise(1, 2);
        let mine = open_points(&boats[seat]) + lesson_points(boats, seat, state.lessons[seat]);
        let theirs = open_points(&boats[rival]);
        let of_lesson: Vec<_> = self
            .unseen
            .iter()
            .map(|lesson| (lesson, lesson.progress(boats, rival).points))
            .collect();
        let rooms = [seat, rival].map(|of| boats[of].n_filled_rooms());
        let (mut win, mut lead, mut all) = (0.0, 0.0, 0.0);
        for (kept, ways) in &self.kept {
            let taught = of_lesson.iter().filter(|(lesson, _)| kept.contains(*lesson));
            let theirs = theirs + taught.map(|(_, points)| points).sum::<i32>();
            win += ways
                * match (mine, rooms[0]).cmp(&(theirs, rooms[1])) {
                    std::cmp::Ordering::Greater => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Less => 0.0,
                };
            lead += ways * (mine - theirs) as f32;
            all += ways;
        }
        End { win: win / all, lead: lead / all }
    }
}

/// Three of these lessons, in every way.
fn triples(lessons: LessonSet) -> impl Iterator<Item = LessonSet> {
    let all: Vec<_> = lessons.iter().collect();
    let n = all.len();
    let places = (0..n).flat_map(move |a| (a + 1..n).map(move |b| (a, b)));
    let places = places.flat_map(move |(a, b)| (b + 1..n).map(move |c| [a, b, c]));
    places.map(move |three| three.iter().fold(LessonSet::NONE, |set, nth| set.with(all[*nth])))
}

#[cfg(test)]
mod tests {
    use game::{Advice, Viewer};

    use super::*;

    /// Shows every decision of matches of two in which everybody plays somehow.
    fn at_decisions(mut see: impl FnMut(&IsleOfCats, Seat)) {
        for number in 0..30 {
            let mut rng = Rng::fast(number);
            let mut state = IsleOfCats::set_up(2, &mut Effects::silent(&mut rng));
            while let Some(seat) = state.to_act().first() {
                see(&state, seat);
                let action = match rng.below(4) {
                    0 => state.random_action(seat, &mut rng, &mut Vec::new()),
                    _ => state.rough(seat, &mut rng, &mut Vec::new()),
                };
                state.apply(seat, action, &mut Effects::silent(&mut rng));
            }
        }
    }

    /// The chance to win, by the rules, with every three lessons that the other may have been dealt.
    fn by_brute_force(state: &IsleOfCats, seat: Seat, view: &View) -> f32 {
        let seen = view.lessons[seat].known().or(view.returned[seat].known());
        let (mut wins, mut all) = (0.0, 0.0);
        for dealt in triples(LessonSet::ALL.minus(seen)) {
            let mut state = state.clone();
            state.lessons[seat.clockwise(1, 2)] = dealt.without(lesson_worth::least(dealt));
            let winners = state.outcome().expect("the match is over").winners();
            wins += if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
            all += 1.0;
        }
        wins / all
    }

    #[test]
    fn the_last_captain_knows_what_every_end_is_worth() {
        let (mut n_solved, mut n_checked) = (0, 0);
        at_decisions(|state, seat| {
            let view = state.view(Viewer::Seat(seat));
            let Some(solved) = solve(&view, seat) else { return };
            n_solved += 1;
            let best = solved.iter().map(|end| end.win_chances[seat]).fold(0.0, f32::max);
            for end in &solved {
                assert!(end.weight == 0.0 || end.win_chances[seat] == best, "{view:?}");
                let mut after = state.clone();
                after.apply(seat, end.action, &mut Effects::silent(&mut Rng::fast(0)));
                if after.to_act().is_empty() {
                    let played = by_brute_force(&after, seat, &view);
                    assert!((end.win_chances[seat] - played).abs() < 1e-4, "{view:?}");
                    n_checked += 1;
                }
            }
        });
        assert!(n_solved > 10 && n_checked > 100, "{n_solved} ends, {n_checked} actions");
    }

    #[test]
    fn while_the_other_acts_nothing_is_computed() {
        at_decisions(|state, seat| {
            let view = state.view(Viewer::Seat(seat));
            assert!(view.days_left == 1 || solve(&view, seat).is_none());
        });
    }
}

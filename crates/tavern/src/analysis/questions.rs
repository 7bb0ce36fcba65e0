//! The decisions of a match, each with all that its seat knew.

use std::time::Duration;

use bots::{Counsel, LineMove, PastDecision, Recollection, Thought};
use game::{AnyMatch, MAX_SEATS, Seat, Seats, Viewer};
use serde_json::Value;

use super::Costly;

/// At most this many decisions of one match are thought over.
const MOST: usize = 120;
/// How much longer than needed a decision is thought over: all of them together take a few seconds.
const LEISURE: Duration = Duration::from_millis(50);

#[derive(Debug)]
pub(super) struct Question {
    /// Actions taken before it.
    pub(super) actions: usize,
    /// The number of actions when this round of simultaneous decisions began.
    pub(super) moment: usize,
    pub(super) seat: Seat,
    /// What they did, in the game's own JSON.
    pub(super) played: String,
    pub(super) thought: Thought<Counsel>,
}

/// A decision that was made.
pub(super) struct MadeDecision<'a> {
    /// Actions taken before it.
    pub(super) actions: usize,
    pub(super) seat: Seat,
    /// In the game's own JSON.
    pub(super) played: &'a str,
    pub(super) to_act: Seats,
    /// Whether there was another legal action.
    pub(super) is_choice: bool,
    /// As the seat knew it.
    pub(super) past: PastDecision<'a>,
}

/// Plays a match again and shows every decision.
pub(super) fn retell(
    kind: &catalog::Entry,
    whole: &dyn AnyMatch,
    mut look: impl FnMut(&MadeDecision<'_>),
) {
    let mut walk = whole.after(0);
    let mut pasts: [Recollection; MAX_SEATS] = Default::default();
    for (actions, (seat, played)) in actions(whole).iter().enumerate() {
        let seen = walk.seen_by(Viewer::Seat(*seat));
        let past = &mut pasts[seat.index()];
        kind.bots.recollect(past, seen);
        let made = MadeDecision {
            actions,
            seat: *seat,
            played,
            to_act: walk.to_act(),
            is_choice: walk.n_legal_actions(*seat) > 1,
            past: PastDecision { seen, past, seed: actions as u64 },
        };
        look(&made);
        if walk.play(*seat, played).is_err() {
            return;
        }
    }
}

/// The decisions that were real choices: how many there were, and those to be thought over.
pub(super) fn questions(kind: &catalog::Entry, whole: &dyn AnyMatch) -> (usize, Vec<Question>) {
    let (mut questions, mut moment, mut still) = (Vec::new(), 0, Seats::NONE);
    retell(kind, whole, |made| {
        let MadeDecision { actions, seat, played, to_act, .. } = *made;
        if still.is_empty() || to_act != still {
            moment = actions;
        }
        still = to_act.without(seat);
        if made.is_choice {
            let thought = kind.bots.weigh(&made.past, played, LEISURE);
            let played = played.to_owned();
            questions.push(Question { actions, moment, seat, played, thought });
        }
    });
    let n_choices = questions.len();
    (n_choices, spread(questions, MOST))
}

/// What would follow what was played, and what would follow the best, for each of these decisions.
pub(super) fn lines(
    kind: &catalog::Entry,
    whole: &dyn AnyMatch,
    costly: &[Costly],
) -> Vec<[Thought<Vec<LineMove>>; 2]> {
    let mut thoughts: Vec<_> = costly.iter().map(|_| None).collect();
    retell(kind, whole, |made| {
        for (costly, thought) in costly.iter().zip(&mut thoughts) {
            if costly.actions == made.actions {
                let line = |action: &String| kind.bots.line(&made.past, action);
                *thought = Some([&costly.played, &costly.best].map(line));
            }
        }
    });
    thoughts.into_iter().flatten().collect()
}

pub(crate) fn actions(game: &dyn AnyMatch) -> Vec<(Seat, String)> {
    let record: Value = serde_json::from_str(&game.record()).unwrap_or_default();
    let actions = record["actions"].as_array().map(Vec::as_slice).unwrap_or_default();
    let seat = |seat: &Value| seat.as_u64().and_then(|seat| u8::try_from(seat).ok()).unwrap_or(0);
    actions.iter().map(|action| (Seat::new(seat(&action[0])), action[1].to_string())).collect()
}

/// At most `most` of these, evenly spread.
fn spread<T>(items: Vec<T>, most: usize) -> Vec<T> {
    let n = items.len().max(most);
    let is_kept = |nth: usize| nth * most / n < (nth + 1) * most / n;
    items.into_iter().enumerate().filter(|(nth, _)| is_kept(*nth)).map(|(_, item)| item).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_too_many_decisions_some_are_taken_from_all_over_the_match() {
        assert_eq!(spread((0..5).collect(), 7), [0, 1, 2, 3, 4]);
        assert_eq!(spread((0..9).collect(), 3), [2, 5, 8]);
        assert_eq!(spread((0..1_000).collect(), 120).len(), 120);
    }
}

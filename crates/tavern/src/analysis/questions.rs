//! The decisions of a match, each with all that its seat knew.

use bots::{Counsel, Thought};
use game::{AnyMatch, Seat, Seats, Viewer};
use serde_json::Value;

/// At most this many decisions of one match are thought over.
const MOST: usize = 120;

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

/// The decisions that were real choices: how many there were, and those to be thought over.
pub(super) fn questions(kind: &catalog::Entry, whole: &dyn AnyMatch) -> (usize, Vec<Question>) {
    let mut walk = whole.after(0);
    let (mut questions, mut moment, mut still) = (Vec::new(), 0, Seats::NONE);
    for (actions, (seat, played)) in actions(whole).into_iter().enumerate() {
        let to_act = walk.to_act();
        if still.is_empty() || to_act != still {
            moment = actions;
        }
        still = to_act.without(seat);
        if walk.n_legal_actions(seat) > 1 {
            let thought = kind.bots.counsel(walk.seen_by(Viewer::Seat(seat)), actions as u64);
            questions.push(Question { actions, moment, seat, played: played.clone(), thought });
        }
        if walk.play(seat, &played).is_err() {
            break;
        }
    }
    let n_choices = questions.len();
    (n_choices, spread(questions, MOST))
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

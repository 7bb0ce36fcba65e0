//! What a decision cost.

use bots::{Counsel, Prospect};
use serde_json::Value;

use crate::table::hints::ENOUGH_WORLDS;

/// Where play is mixed, an action that should be chosen at least this often costs nothing.
const PART_OF_THE_MIX: f64 = 0.05;
/// Anything cheaper counts as free.
const NOTHING: f64 = 0.01;

/// How likely the played action was to win, and what would have been better; `None` if it cost nothing, or nobody
/// knows.
pub(super) fn verdict<'a>(counsel: &'a Counsel, played: &str) -> Option<(f64, &'a Prospect)> {
    let best = counsel.choices.first()?;
    let thought_about = counsel.choices.iter().find(|choice| same_action(&choice.action, played));
    if thought_about.is_some_and(|choice| choice.weight >= PART_OF_THE_MIX) {
        return None;
    }
    let by_chance =
        |one: &&Prospect, other: &&Prospect| one.win_chance.total_cmp(&other.win_chance);
    // An action that nobody thought about counts as no better than the worst one considered.
    let played = thought_about.or_else(|| known(counsel).min_by(by_chance))?;
    let is_known = best.worlds >= ENOUGH_WORLDS && played.worlds >= ENOUGH_WORLDS;
    (is_known && best.win_chance - played.win_chance >= NOTHING)
        .then_some((played.win_chance, best))
}

fn known(counsel: &Counsel) -> impl Iterator<Item = &Prospect> {
    counsel.choices.iter().filter(|choice| choice.worlds >= ENOUGH_WORLDS)
}

/// Whether two actions are the same, however their JSON is written.
fn same_action(one: &str, other: &str) -> bool {
    let read = |text| serde_json::from_str::<Value>(text).ok();
    one == other || read(one).is_some_and(|action| read(other) == Some(action))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cost of what was played, in percents, by actions with their win chance, weight and worlds.
    fn cost(choices: &[(&str, f64, f64, u32)], played: &str) -> Option<i32> {
        let choice = |(action, win_chance, weight, worlds): &(&str, f64, f64, u32)| Prospect {
            action: (*action).to_owned(),
            win_chance: *win_chance,
            weight: *weight,
            worlds: *worlds,
        };
        let choices = choices.iter().map(choice).collect();
        let counsel = Counsel { choices, win_chances: Vec::new() };
        let verdict = verdict(&counsel, played);
        verdict.map(|(wins, best)| ((best.win_chance - wins) * 100.0).round() as i32)
    }

    #[test]
    fn a_decision_costs_what_the_best_one_would_have_won_more() {
        let choices = [("1", 0.44, 1.0, 90), ("2", 0.31, 0.0, 30), ("3", 0.2, 0.0, 30)];
        assert_eq!(cost(&choices, "1"), None);
        assert_eq!(cost(&choices, "2"), Some(13));
        assert_eq!(cost(&choices, "4"), Some(24), "nobody thought about it");
    }

    #[test]
    fn what_was_hardly_tried_says_nothing() {
        assert_eq!(cost(&[("1", 0.44, 1.0, 90), ("2", 0.0, 0.0, 3)], "2"), None);
        assert_eq!(cost(&[("1", 0.44, 1.0, 2), ("2", 0.0, 0.0, 30)], "2"), None);
        assert_eq!(cost(&[], "2"), None);
    }

    #[test]
    fn what_belongs_to_the_mix_costs_nothing() {
        let choices = [("1", 0.4, 0.9, 90), ("2", 0.3, 0.06, 30), ("3", 0.3, 0.04, 30)];
        assert_eq!((cost(&choices, "2"), cost(&choices, "3")), (None, Some(10)));
    }

    #[test]
    fn the_order_of_names_in_an_action_does_not_matter() {
        assert!(same_action(r#"{"a":1,"b":[2]}"#, r#"{"b":[2],"a":1}"#));
        assert!(!same_action(r#"{"a":1}"#, r#"{"a":2}"#) && !same_action("x", "y"));
    }
}

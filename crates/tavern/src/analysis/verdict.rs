//! What a decision cost.

use bots::{Counsel, Prospect};
use serde_json::Value;

use crate::table::hints::is_known;

/// Where play is mixed, an action that should be chosen at least this often costs nothing.
const PART_OF_THE_MIX: f64 = 0.05;
/// Anything cheaper counts as free.
const NOTHING: f64 = 0.01;
/// A cost of fewer standard errors may be chance.
const CERTAIN: f64 = 2.0;

/// What was lost by what was played, and what would have been better; `None` if it cost nothing, or no more than chance
/// may have made.
pub(super) fn verdict<'a>(
    counsel: &'a Counsel,
    played: &str,
) -> Option<(&'a Prospect, &'a Prospect)> {
    let best = counsel.choices.first()?;
    let thought_about = counsel.choices.iter().find(|choice| same_action(&choice.action, played));
    if thought_about.is_some_and(|choice| choice.weight >= PART_OF_THE_MIX) {
        return None;
    }
    let by_chance =
        |one: &&Prospect, other: &&Prospect| one.win_chance.total_cmp(&other.win_chance);
    let is_known = |choice: &&Prospect| is_known(counsel, choice);
    // An action that nobody thought about counts as no better than the worst one considered.
    let played = thought_about
        .or_else(|| counsel.choices.iter().filter(is_known).min_by(by_chance))
        .filter(is_known)?;
    let cost = best.win_chance - played.win_chance;
    (is_known(&best) && cost >= NOTHING.max(CERTAIN * played.doubt)).then_some((played, best))
}

/// Whether two actions are the same, however their JSON is written.
pub(super) fn same_action(one: &str, other: &str) -> bool {
    let read = |text| serde_json::from_str::<Value>(text).ok();
    one == other || read(one).is_some_and(|action| read(other) == Some(action))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cost of what was played, in percents, by actions with their win chance, weight and worlds.
    fn cost_if(is_computed: bool, choices: &[(&str, f64, f64, u32)], played: &str) -> Option<i32> {
        let choice = |(action, win_chance, weight, worlds): &(&str, f64, f64, u32)| Prospect {
            action: (*action).to_owned(),
            win_chance: *win_chance,
            win_chances: Vec::new(),
            weight: *weight,
            worlds: *worlds,
            doubt: 1.0 / f64::from(*worlds),
        };
        let choices = choices.iter().map(choice).collect();
        let counsel = Counsel { choices, win_chances: Vec::new(), is_computed };
        let verdict = verdict(&counsel, played);
        verdict.map(|(lost, best)| ((best.win_chance - lost.win_chance) * 100.0).round() as i32)
    }

    fn cost(choices: &[(&str, f64, f64, u32)], played: &str) -> Option<i32> {
        cost_if(false, choices, played)
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
    fn what_may_be_chance_costs_nothing_and_what_was_computed_is_certain() {
        let choices = [("1", 0.44, 1.0, 90), ("2", 0.40, 0.0, 40)];
        assert_eq!(cost(&choices, "2"), None);
        let computed = [("1", 0.44, 1.0, 1000), ("2", 0.40, 0.0, 1000)];
        assert_eq!(cost_if(true, &computed, "2"), Some(4));
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

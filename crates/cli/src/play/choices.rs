//! The actions to choose from, how they are shown, and which one is meant by what was typed.

use game::{AnyAction, Arg};
use serde_json::Value;

use crate::voice::Voice;

/// The legal actions of a moment, each with its words and the key that stands for it.
#[derive(Debug)]
pub(crate) struct Choices {
    choices: Vec<Choice>,
    keys: Keys,
}

#[derive(Debug)]
struct Choice {
    json: String,
    words: String,
    key: String,
}

/// Actions with numbers of their own are shown with no others, lest they be confused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Keys {
    /// The number in each action.
    OwnNumbers,
    /// A letter for each action.
    Letters,
}

#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Meant {
    /// As JSON.
    Action(String),
    /// It could be any of these, in words.
    OneOf(Vec<String>),
    Nothing,
}

impl Choices {
    pub(crate) fn new(actions: Vec<AnyAction>, voice: &Voice) -> Self {
        let numbers = own_numbers(&actions);
        let keys = if numbers.is_some() { Keys::OwnNumbers } else { Keys::Letters };
        let alphabet: Vec<char> = voice.text("choice-letters").chars().collect();
        let key = |place: usize| match &numbers {
            Some(numbers) => numbers[place].to_string(),
            None => letters(place, &alphabet),
        };
        let choice = |(place, action): (usize, AnyAction)| Choice {
            words: voice.say(&action.phrase),
            json: action.json.to_string(),
            key: key(place),
        };
        Self { choices: actions.into_iter().enumerate().map(choice).collect(), keys }
    }

    /// Each action as it is shown, with its key painted.
    pub(crate) fn shown(&self, paint: impl Fn(&str) -> String) -> Vec<String> {
        let show = |choice: &Choice| match self.keys {
            Keys::Letters => format!("{} {}", paint(&format!("{})", choice.key)), choice.words),
            Keys::OwnNumbers => choice.words.replacen(&choice.key, &paint(&choice.key), 1),
        };
        self.choices.iter().map(show).collect()
    }

    /// Whether the keys are the actions' own numbers.
    pub(crate) fn have_own_numbers(&self) -> bool {
        self.keys == Keys::OwnNumbers
    }

    /// Finds the action by its key, its words, the beginning of them, or some of them.
    pub(crate) fn meant(&self, typed: &str) -> Meant {
        let typed = words_of(typed);
        let text = typed.join(" ");
        if typed.is_empty() {
            return Meant::Nothing;
        }
        let exact =
            |choice: &&Choice| choice.key == text || words_of(&choice.words).join(" ") == text;
        if let Some(choice) = self.choices.iter().find(exact) {
            return Meant::Action(choice.json.clone());
        }
        let has_all = |choice: &&Choice| {
            let words = words_of(&choice.words);
            words.join(" ").starts_with(&text) || typed.iter().all(|word| words.contains(word))
        };
        let found: Vec<&Choice> = self.choices.iter().filter(has_all).collect();
        match found.as_slice() {
            [] => self.with_another_number(&typed).map_or(Meant::Nothing, Meant::Action),
            [one] => Meant::Action(one.json.clone()),
            several => Meant::OneOf(several.iter().map(|choice| choice.words.clone()).collect()),
        }
    }

    /// An action with a number that is not on the list, so that the game can say why not.
    fn with_another_number(&self, typed: &[String]) -> Option<String> {
        let example = self.choices.first().filter(|_| self.keys == Keys::OwnNumbers)?;
        let (numbers, words): (Vec<&String>, Vec<&String>) =
            typed.iter().partition(|word| word.parse::<i64>().is_ok());
        let [number] = numbers.as_slice() else { return None };
        let known = words_of(&example.words);
        if words.iter().any(|word| !known.contains(word)) {
            return None;
        }
        let (from, to): (i64, i64) = (example.key.parse().ok()?, number.parse().ok()?);
        let mut json: Value = serde_json::from_str(&example.json).ok()?;
        (replace_number(&mut json, from, to) == 1).then(|| json.to_string())
    }
}

/// The numbers in the actions, if they differ in one number only.
fn own_numbers(actions: &[AnyAction]) -> Option<Vec<i64>> {
    let first = actions.first()?;
    let number = |action: &AnyAction| match action.phrase.args.as_slice() {
        [(_, Arg::Number(number))] if action.phrase.id == first.phrase.id => Some(*number),
        _ => None,
    };
    let numbers: Vec<i64> = actions.iter().map(number).collect::<Option<_>>()?;
    let mut sorted = numbers.clone();
    sorted.sort_unstable();
    sorted.dedup();
    (sorted.len() == numbers.len()).then_some(numbers)
}

/// a, b, … z, aa, ab, …
fn letters(place: usize, alphabet: &[char]) -> String {
    let (before, last) = (place / alphabet.len(), alphabet[place % alphabet.len()]);
    let mut key = if before == 0 { String::new() } else { letters(before - 1, alphabet) };
    key.push(last);
    key
}

/// The words of a text in lower case, without the punctuation around them.
fn words_of(text: &str) -> Vec<String> {
    let bare = |word: &str| {
        let word = word.trim_end_matches(['.', ',', ':', ';', ')', '»', '”', '"']);
        word.trim_start_matches(['(', '«', '“', '"']).replace('−', "-").to_lowercase()
    };
    text.split_whitespace().map(bare).filter(|word| !word.is_empty()).collect()
}

/// Replaces every `from` by `to`, and says how many there were.
fn replace_number(json: &mut Value, from: i64, to: i64) -> usize {
    match json {
        Value::Number(number) if number.as_i64() == Some(from) => {
            *json = Value::from(to);
            1
        }
        Value::Array(items) => items.iter_mut().map(|item| replace_number(item, from, to)).sum(),
        Value::Object(fields) => {
            fields.values_mut().map(|field| replace_number(field, from, to)).sum()
        }
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use game::{Lang, Phrase, Written};

    use super::*;

    fn numbered(numbers: &[i64]) -> Choices {
        let action = |&n: &i64| AnyAction {
            json: Written::of(&serde_json::json!({"dive": n})),
            phrase: Phrase::new("action-dive").with("dive", n),
        };
        let info = catalog::find("miaui").unwrap().game.info();
        Choices::new(numbers.iter().map(action).collect(), &Voice::of(Lang::En, &info))
    }

    fn lettered(names: &[&str]) -> Choices {
        let action = |&name: &&str| AnyAction {
            json: Written::of(&name),
            phrase: Phrase::new("story-whisper").with("seat", name).with("text", "hush"),
        };
        Choices::new(names.iter().map(action).collect(), &Voice::new(Lang::En))
    }

    fn dive(n: i64) -> Meant {
        Meant::Action(format!("{{\"dive\":{n}}}"))
    }

    #[test]
    fn an_action_is_meant_by_its_own_number_never_by_its_place_in_the_list() {
        let choices = numbered(&[1, 3, 10, 12]);
        assert_eq!(choices.meant("3"), dive(3));
        assert_eq!(choices.meant("1"), dive(1));
        assert_eq!(choices.meant(" DIVE  to 1 "), dive(1));
        assert_eq!(choices.meant("dive 12"), dive(12));
    }

    #[test]
    fn a_number_that_is_not_on_the_list_is_asked_for_so_that_the_game_says_why_not() {
        let choices = numbered(&[1, 3, 10]);
        assert_eq!(choices.meant("2"), dive(2));
        assert_eq!(choices.meant("dive to 99"), dive(99));
        assert_eq!(choices.meant("2 3"), Meant::Nothing);
        assert_eq!(choices.meant("fly 2"), Meant::Nothing);
    }

    #[test]
    fn what_could_mean_several_actions_means_none_of_them() {
        let Meant::OneOf(several) = numbered(&[1, 3]).meant("dive") else { panic!() };
        assert_eq!(several.len(), 2);
    }

    #[test]
    fn actions_without_numbers_of_their_own_have_letters() {
        let choices = lettered(&["Anna", "Boris"]);
        assert!(!choices.have_own_numbers());
        assert_eq!(choices.meant("b"), Meant::Action("\"Boris\"".to_owned()));
        assert_eq!(choices.meant("boris"), Meant::Action("\"Boris\"".to_owned()));
        assert_eq!(choices.meant("c"), Meant::Nothing);
        assert!(choices.shown(str::to_owned)[1].starts_with("b) "));
    }

    #[test]
    fn after_the_last_letter_come_pairs_of_letters() {
        let alphabet = ['a', 'b'];
        let keys: Vec<String> = (0..7).map(|place| letters(place, &alphabet)).collect();
        assert_eq!(keys, ["a", "b", "aa", "ab", "ba", "bb", "aaa"]);
    }
}

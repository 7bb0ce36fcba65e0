//! Voyages: a game learnt by playing it, one idea at a time.
//!
//! A voyage is data next to its game (`games/*/voyage/`): steps that begin at prepared positions, what a person is to do
//! there, what rivals do, and the texts of the captain who leads through it. Nothing in it is code: whatever happens is
//! done by the rules.

use game::{AnyGame, AnyMatch, AnyRefusal, Arg, PerLang, Phrase, Say as _, Seat, Seed, Setup};
use serde::Deserialize;
use serde_json::Value;

/// What chance decides on voyages is always the same.
const SEED: Seed = Seed::from_bytes([0x5a; 32]);

/// How many lines say at the end what was learnt.
const LEARNT: usize = 3;

/// The names of rivals in texts, clockwise from one's own seat.
const RIVALS: [&str; game::MAX_SEATS - 1] = ["rival1", "rival2", "rival3", "rival4", "rival5"];

#[derive(Debug)]
pub struct FirstVoyage {
    pub n_seats: u8,
    /// The seat of whoever sails.
    pub own: Seat,
    pub steps: Vec<VoyageStep>,
    /// The ids of the texts that say at the end what was learnt.
    pub learnt: Vec<&'static str>,
    pub texts: PerLang<&'static str>,
}

/// One idea, and what is to be done about it.
#[derive(Debug)]
pub struct VoyageStep {
    /// No two of a voyage are alike. Progress is kept by it.
    pub id: &'static str,
    /// Where it begins; without one it goes on from where the step before it ends.
    pub position: Option<&'static str>,
    /// What is done before a person is asked, by whom, all at once.
    pub before: Vec<(Seat, Value)>,
    pub points_at: Vec<Pointer>,
    /// What it speaks of after the deed; the same as before if nothing is named.
    pub then_at: Vec<Pointer>,
    pub deed: VoyageDeed,
    /// What is done after the deed, by whom, one after another.
    pub after: Vec<(Seat, Value)>,
    pub shows: AfterDeed,
    /// The text that asks for the deed.
    pub says: &'static str,
    /// The text that says what came of it.
    pub done: &'static str,
    /// The text for whatever else may be chosen, if no other of the answers fits.
    pub otherwise: &'static str,
    answers: Vec<(Vec<Value>, &'static str)>,
}

/// What a step asks for.
#[derive(Debug)]
pub enum VoyageDeed {
    /// Only to look.
    Look,
    /// Actions, one after another. For each, those that are right; the first of them is the intended one.
    Do(Vec<Vec<Value>>),
    /// An answer to a question.
    Guess {
        /// The texts of the answers.
        answers: Vec<&'static str>,
        /// The texts that say why an answer is wrong; for the right one it is never said.
        wrong: Vec<&'static str>,
        right: usize,
    },
    /// To play on from here against bots: only the last step asks for it.
    Play,
}

/// What of the page a step speaks of.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Pointer {
    /// Whatever explains itself by this key (`data-what`).
    What(String),
    /// The element with this id.
    Id(String),
    /// Whatever carries this action.
    Action(Value),
    /// Whatever this selector finds; for what has neither key nor id.
    Css(String),
}

/// What is seen after the deed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AfterDeed {
    /// The table as it is then.
    #[default]
    End,
    /// The last moment inside the last action: who took what, before the next round begins.
    Moment,
}

/// `steps.json` as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VoyageFile {
    seats: u8,
    #[serde(default = "first_seat")]
    own: Seat,
    steps: Vec<StepFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepFile {
    id: String,
    position: Option<String>,
    #[serde(default)]
    before: Vec<(Seat, Value)>,
    #[serde(default)]
    points_at: Vec<Pointer>,
    #[serde(default)]
    then_at: Vec<Pointer>,
    deed: DeedFile,
    /// Answers to choices that teach nothing here, by the end of their text's id.
    #[serde(default)]
    answers: Vec<(String, Vec<Value>)>,
    #[serde(default)]
    after: Vec<(Seat, Value)>,
    #[serde(default)]
    shows: AfterDeed,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum DeedFile {
    Look,
    Do(Vec<Vec<Value>>),
    Guess {
        answers: usize,
        /// Counted from 1.
        right: usize,
    },
    Play,
}

const fn first_seat() -> Seat {
    Seat::new(0)
}

/// Texts are named by ids that live as long as the program; a voyage is read once.
fn kept(text: String) -> &'static str {
    Box::leak(text.into_boxed_str())
}

impl FirstVoyage {
    /// # Panics
    /// If the file is not correct: it is our own.
    pub fn read(steps: &str, texts: PerLang<&'static str>) -> Self {
        let file: VoyageFile = serde_json::from_str(steps)
            .unwrap_or_else(|why| panic!("the steps of a voyage are not correct: {why}"));
        let learnt = (1..=LEARNT).map(|n| kept(format!("voyage-learnt-{n}"))).collect();
        let steps = file.steps.into_iter().map(VoyageStep::new).collect();
        Self { n_seats: file.seats, own: file.own, steps, learnt, texts }
    }

    /// Where the step with this id is.
    pub fn place(&self, id: &str) -> Option<usize> {
        self.steps.iter().position(|step| step.id == id)
    }

    /// The last position: there a match against bots goes on.
    pub fn end(&self) -> Option<&'static str> {
        self.steps.iter().rev().find_map(|step| step.position)
    }

    /// The match as it is when a person is asked for the deed of this step, whichever way they came: from the last
    /// position before it, with everything done in between as intended.
    ///
    /// # Errors
    /// If the rules refuse something of it.
    pub fn begin(
        &self,
        game: &dyn AnyGame,
        place: usize,
        names: Vec<String>,
    ) -> Result<Box<dyn AnyMatch>, AnyRefusal> {
        let unknown = || AnyRefusal { phrase: Phrase::new("problem-no-step"), rule: None };
        let step = self.steps.get(place).ok_or_else(unknown)?;
        let before = &self.steps[..place];
        let (from, position) = match step.position {
            Some(position) => (place, position),
            None => {
                let from = before.iter().rposition(|step| step.position.is_some());
                let from = from.ok_or_else(unknown)?;
                (from, before[from].position.ok_or_else(unknown)?)
            }
        };
        let bad_setup = |why: game::BadSetup| AnyRefusal { phrase: why.phrase(), rule: None };
        let options = game.position_options(position).map_err(bad_setup)?;
        let setup = Setup { options, seats: names, seed: SEED, deal: None };
        let mut begun = game.start_at(position, setup).map_err(bad_setup)?;
        for step in &self.steps[from..place] {
            let intended = step.intended().map(|action| (self.own, action));
            let all = step.before.iter().map(|(seat, action)| (*seat, action)).chain(intended);
            for (seat, action) in all.chain(step.after.iter().map(|(seat, action)| (*seat, action)))
            {
                begun.play(seat, &action.to_string())?;
            }
        }
        for (seat, action) in &step.before {
            begun.play(*seat, &action.to_string())?;
        }
        Ok(begun)
    }

    /// The phrase for one of its texts: `$you` and `$rival1`, `$rival2`… are the names of those who sit there.
    pub fn phrase(&self, id: &'static str) -> Phrase {
        let rival = |n: usize| self.own.clockwise(n as u8 + 1, self.n_seats);
        let rivals = RIVALS.iter().enumerate().take(usize::from(self.n_seats) - 1);
        let all = rivals.map(|(n, name)| (*name, Arg::from(rival(n))));
        let phrase = Phrase::new(id).with("you", self.own);
        all.fold(phrase, |phrase, (name, seat)| phrase.with(name, seat))
    }
}

impl VoyageStep {
    fn new(file: StepFile) -> Self {
        let id = kept(file.id);
        let text = |rest: &str| kept(format!("voyage-{id}{rest}"));
        let deed = match file.deed {
            DeedFile::Look => VoyageDeed::Look,
            DeedFile::Do(rights) => VoyageDeed::Do(rights),
            DeedFile::Guess { answers, right } => VoyageDeed::Guess {
                answers: (1..=answers).map(|n| text(&format!("-answer-{n}"))).collect(),
                wrong: (1..=answers).map(|n| text(&format!("-wrong-{n}"))).collect(),
                right: right.wrapping_sub(1),
            },
            DeedFile::Play => VoyageDeed::Play,
        };
        let answers = file.answers.into_iter();
        Self {
            id,
            position: file.position.map(kept),
            before: file.before,
            points_at: file.points_at,
            then_at: file.then_at,
            deed,
            after: file.after,
            shows: file.shows,
            says: text(""),
            done: text("-done"),
            otherwise: text("-else"),
            answers: answers.map(|(key, to)| (to, text(&format!("-else-{key}")))).collect(),
        }
    }

    /// The intended actions of its deed.
    fn intended(&self) -> impl Iterator<Item = &Value> {
        let rights = match &self.deed {
            VoyageDeed::Do(rights) => &rights[..],
            _ => &[],
        };
        rights.iter().filter_map(|right| right.first())
    }

    /// Whether this action, as the game writes it, is what the step asks for after `n_done` others.
    pub fn is_right(&self, n_done: usize, action: &str) -> bool {
        let VoyageDeed::Do(rights) = &self.deed else { return false };
        rights.get(n_done).is_some_and(|right| right.iter().any(|right| fits(right, action)))
    }

    /// The text that says why another action than this legal one is better here.
    pub fn answer_to(&self, action: &str) -> &'static str {
        let known = self.answers.iter().find(|(to, _)| to.iter().any(|to| fits(to, action)));
        known.map_or(self.otherwise, |(_, text)| text)
    }

    /// The ids of all texts that it can need.
    pub fn texts(&self) -> Vec<&'static str> {
        let mut texts = vec![self.says];
        match &self.deed {
            VoyageDeed::Look | VoyageDeed::Play => {}
            VoyageDeed::Do(_) => {
                texts.extend([self.done, self.otherwise]);
                texts.extend(self.answers.iter().map(|(_, text)| *text));
            }
            VoyageDeed::Guess { answers, wrong, right } => {
                texts.push(self.done);
                texts.extend(answers);
                let wrong = wrong.iter().enumerate().filter(|(n, _)| n != right);
                texts.extend(wrong.map(|(_, text)| *text));
            }
        }
        texts
    }
}

/// Whether this action, as its game writes it, has all that `pattern` names; what the pattern leaves out may be anything.
pub fn fits(pattern: &Value, action: &str) -> bool {
    serde_json::from_str(action).is_ok_and(|action| has_all(pattern, &action))
}

fn has_all(pattern: &Value, action: &Value) -> bool {
    match (pattern, action) {
        (Value::Object(pattern), Value::Object(action)) => pattern
            .iter()
            .all(|(name, part)| action.get(name).is_some_and(|found| has_all(part, found))),
        _ => pattern == action,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_pattern_names_only_what_matters() {
        let place = r#"{"place":{"tile":3,"at":17}}"#;
        assert!(fits(&json!({"place": {"tile": 3}}), place));
        assert!(fits(&json!({"place": {}}), place));
        assert!(!fits(&json!({"place": {"tile": 4}}), place));
        assert!(!fits(&json!("place"), place));
        assert!(fits(&json!("pass"), r#""pass""#));
    }
}

//! All games have one shape: the same file for the same idea, so that whoever knows one game finds their way in all.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::Result;

/// An idea that every game has, and the file in which it stands.
struct Idea {
    file: &'static str,
    about: &'static str,
    /// What declares it; nothing else of the game may.
    mark: &'static str,
    need: Need,
}

/// Which games have the file.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Need {
    Always,
    /// Those whose `impl` in this file has a method of that name, which hands over to it.
    With(&'static str),
    /// Those for which the method in this file would grow too long.
    Beside(&'static str),
}

const fn always(file: &'static str, about: &'static str, mark: &'static str) -> Idea {
    Idea { file, about, mark, need: Need::Always }
}

const fn drawn(file: &'static str, about: &'static str, mark: &'static str) -> Idea {
    Idea { file, about, mark, need: Need::With("src/board.rs") }
}

const fn advised(file: &'static str, about: &'static str, mark: &'static str) -> Idea {
    Idea { file, about, mark, need: Need::Beside("src/advice.rs") }
}

/// The shape of a game. CONTRIBUTING.md has the same table.
const SHAPE: &[Idea] = &[
    always("src/lib.rs", "the true state, and the rules as a table of contents", "impl Game for"),
    always("src/components.rs", "every card, token and number of the rulebook, as tables", ""),
    always("src/options.rs", "what the host may choose", "struct Options"),
    always("src/action.rs", "`Action`: what can be asked for", "enum Action"),
    always("src/illegal.rs", "`Illegal`: why not, and by which rule", "enum Illegal"),
    always("src/event.rs", "`Event`: what can happen", "enum Event"),
    always("src/phase.rs", "`Phase`: what is going on, and who decides", "enum Phase"),
    always("src/set_up.rs", "how a match begins", "fn set_up"),
    always("src/view.rs", "`View`: what one viewer may know", "struct View"),
    Idea {
        file: "src/imagine.rs",
        about: "what a viewer may imagine behind it",
        mark: "fn imagine",
        need: Need::With("src/lib.rs"),
    },
    always("src/scoring.rs", "the end, and where the points come from", "fn sheet"),
    Idea {
        file: "src/examples.rs",
        about: "worked examples of the rules",
        mark: "fn examples",
        need: Need::With("src/lib.rs"),
    },
    Idea {
        file: "src/positions.rs",
        about: "positions prepared by name, for examples",
        mark: "struct Prepared",
        need: Need::Beside("src/examples.rs"),
    },
    Idea {
        file: "src/positions/voyage.rs",
        about: "positions prepared by name, for the voyage",
        mark: "fn voyage",
        need: Need::Beside("src/positions.rs"),
    },
    always("src/sketch.rs", "the table as lines of text", "fn lines"),
    always("src/advice.rs", "what a sensible player knows", "impl Advice for"),
    advised("src/advice/rough.rs", "the same in a hurry, for playouts", "fn rough"),
    advised("src/advice/prune.rs", "which actions are worth a thought", "fn prune"),
    advised("src/advice/guess.rs", "a likely world behind a view", "fn guess"),
    advised("src/advice/recall.rs", "what was seen before, and is closed now", "fn recall"),
    advised("src/advice/ending.rs", "the end, computed", "fn solve"),
    advised("src/advice/knowledge.rs", "the key of what a seat knows", "fn knowledge"),
    advised("src/advice/outlook.rs", "who is likely to win", "fn outlook"),
    advised("src/advice/learnt.rs", "what was learnt from matches", "fn features"),
    advised("src/advice/themes.rs", "what a decision is about, for puzzles and hints", "fn themes"),
    always("src/board.rs", "how it is drawn", "impl Board for"),
    drawn("src/board/parts.rs", "what lies in the box, and its picture", "fn parts()"),
    drawn("src/board/status.rs", "what stands around the prompt: the round, the deck", "fn status"),
    drawn("src/board/prompt.rs", "what is to be decided", "fn prompt"),
    drawn("src/board/guide.rs", "what that is about, for beginners", "fn guide"),
    drawn("src/board/minute.rs", "the goal and one minute of rules, in pictures", "fn minute"),
    drawn("src/board/standing.rs", "everybody's points, and how far the end is", "fn standing"),
    drawn("src/board/what.rs", "what its components are, for whoever asks", "WHATS"),
    always("src/board/seats.rs", "who sits where, and what they have", ""),
    drawn("src/board/hand.rs", "what the viewer holds", "fn hand"),
    drawn("src/board/scores.rs", "the rows of a score sheet", "fn score_rows"),
    always("tests/rules/main.rs", "one test a rule, in files by chapter", ""),
    always("tests/laws.rs", "the laws of all games", ""),
    always("tests/texts.rs", "every text, every rule, whole matches", ""),
    always("tests/board.rs", "the board in every position", ""),
];

/// **The same idea stands in the same file of every game**, also in the one that new games start from.
pub(crate) fn check(root: &Path, games: &[String], wrong: &mut Vec<String>) -> Result<()> {
    let folders = games.iter().map(|game| format!("games/{game}"));
    for folder in folders.chain(["xtask/template".to_owned()]) {
        check_game(&folder, &Sources::read(&root.join(&folder))?, wrong);
    }
    let contributing = fs::read_to_string(root.join("CONTRIBUTING.md"))?;
    let missing = rows().into_iter().filter(|row| !contributing.contains(row));
    wrong.extend(missing.map(|row| format!("CONTRIBUTING.md lacks the row {row}")));
    Ok(())
}

/// The table as CONTRIBUTING.md has it.
fn rows() -> Vec<String> {
    SHAPE.iter().map(|Idea { file, about, .. }| format!("| `{file}` | {about} |")).collect()
}

fn check_game(folder: &str, sources: &Sources, wrong: &mut Vec<String>) {
    for idea in SHAPE {
        let Idea { file, about, mark, need } = *idea;
        let is_needed = match need {
            Need::Always => true,
            Need::With(door) => sources.declares(door, mark),
            Need::Beside(_) => false,
        };
        match sources.0.contains_key(file) {
            false if is_needed => wrong.push(format!("{folder} has no {file}: {about}")),
            true if !mark.is_empty() && !sources.declares(file, mark) => {
                wrong.push(format!("{folder}/{file} lacks its `{mark}`: {about}"));
            }
            _ => {}
        }
        let strays = sources.0.keys().filter(|other| idea.is_stray(other, sources));
        wrong.extend(strays.map(|stray| format!("{folder}/{stray}: `{mark}` belongs in {file}")));
    }
}

impl Idea {
    /// Whether another file of the same part of the game declares what belongs in this one.
    fn is_stray(&self, other: &str, sources: &Sources) -> bool {
        let (part, door) = match self.need {
            Need::Always => ("src/", None),
            Need::With(door) | Need::Beside(door) => (folder_of(self.file), Some(door)),
        };
        let is_elsewhere = other != self.file && Some(other) != door && other.starts_with(part);
        is_elsewhere && !self.mark.is_empty() && sources.declares(other, self.mark)
    }
}

fn folder_of(file: &str) -> &str {
    file.rfind('/').map_or("", |end| &file[..=end])
}

/// By their path in the game.
struct Sources(BTreeMap<String, String>);

impl Sources {
    fn read(folder: &Path) -> Result<Self> {
        let mut sources = BTreeMap::new();
        for file in crate::tidy::files(folder, &["rs"])? {
            let name = file.strip_prefix(folder)?.to_string_lossy().into_owned();
            sources.insert(name, fs::read_to_string(&file)?);
        }
        Ok(Self(sources))
    }

    /// Whether a line of this file begins with `mark`, visibility aside. Only what others can call and methods of
    /// traits count, not methods of types that are part of a view, such as a hand that is imagined.
    fn declares(&self, file: &str, mark: &str) -> bool {
        let is_mark = |line: &str| {
            let line = line.trim_start();
            let line = ["pub ", "pub(crate) ", "pub(super) ", "const "]
                .iter()
                .fold(line, |line, word| line.strip_prefix(word).unwrap_or(line));
            let rest = line.strip_prefix(mark);
            rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_'))
        };
        self.0.get(file).is_some_and(|text| text.lines().any(is_mark))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is wrong with a game that has the right shape but for these files.
    fn wrong_with(changes: &[(&str, Option<&str>)]) -> Vec<String> {
        let files = SHAPE.iter().map(|idea| (idea.file.to_owned(), format!("{}(", idea.mark)));
        let mut files: BTreeMap<String, String> = files.collect();
        for (file, text) in changes {
            files.remove(*file);
            files.extend(text.map(|text| ((*file).to_owned(), text.to_owned())));
        }
        let mut wrong = Vec::new();
        check_game("games/x", &Sources(files), &mut wrong);
        wrong
    }

    #[test]
    fn a_game_that_has_every_file_has_the_right_shape() {
        assert_eq!(wrong_with(&[]), [""; 0]);
        assert_eq!(wrong_with(&[("src/advice/prune.rs", None)]), [""; 0]);
        assert_eq!(wrong_with(&[("src/lagoon.rs", Some("pub enum ActionKind {"))]), [""; 0]);
    }

    #[test]
    fn a_missing_file_is_named_with_what_stands_in_it() {
        let wrong = wrong_with(&[("src/phase.rs", None)]);
        assert_eq!(
            wrong,
            ["games/x has no src/phase.rs: `Phase`: what is going on, and who decides"]
        );
    }

    #[test]
    fn a_part_of_the_board_has_a_file_of_its_own_if_the_game_draws_it() {
        assert_eq!(wrong_with(&[("src/board/guide.rs", None)]), [""; 0]);
        let board = Some("impl Board for X {\n    fn guide(");
        let wrong = wrong_with(&[("src/board.rs", board), ("src/board/guide.rs", None)]);
        assert_eq!(wrong, ["games/x has no src/board/guide.rs: what that is about, for beginners"]);
    }

    #[test]
    fn what_is_declared_elsewhere_is_misplaced() {
        let wrong = wrong_with(&[("src/board/round.rs", Some("pub(super) fn prompt(view: &View"))]);
        assert_eq!(
            wrong,
            ["games/x/src/board/round.rs: `fn prompt` belongs in src/board/prompt.rs"]
        );
        let wrong = wrong_with(&[("src/events.rs", Some("pub enum Action {"))]);
        assert_eq!(wrong, ["games/x/src/events.rs: `enum Action` belongs in src/action.rs"]);
        let wrong = wrong_with(&[("src/action.rs", Some("pub struct Order;"))]);
        assert_eq!(
            wrong,
            ["games/x/src/action.rs lacks its `enum Action`: `Action`: what can be asked for"]
        );
    }
}

//! One name for one idea: no two public types share one, except for the words that every game has.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::Result;

use crate::tidy::{files, folders, name_of};

/// The words of the contract, which every game fills with its own.
const SHARED: &[&str] = &[
    "Action",
    "Event",
    "Illegal",
    "Options",
    "Phase",
    "View",
    "Stage",
    "SeenHand",
    "SeenCards",
    "Card",
    "Cards",
];

/// What declares a type that others can use.
const DECLARING: &[&str] = &["pub struct ", "pub enum ", "pub trait ", "pub type "];

/// **No two public types of the workspace share a name for different ideas.**
pub(crate) fn check(root: &Path, wrong: &mut Vec<String>) -> Result<()> {
    let mut crates_by_name: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for folder in folders(&root.join("crates"))?.iter().chain(&folders(&root.join("games"))?) {
        let of_crate = name_of(folder).unwrap_or_default();
        for file in files(&folder.join("src"), &["rs"])? {
            for name in declared(&fs::read_to_string(&file)?) {
                crates_by_name.entry(name).or_default().insert(of_crate.clone());
            }
        }
    }
    wrong.extend(crates_by_name.iter().filter_map(|(name, crates)| complaint(name, crates)));
    Ok(())
}

fn complaint(name: &str, crates: &BTreeSet<String>) -> Option<String> {
    let is_fine = crates.len() < 2 || SHARED.contains(&name);
    let crates: Vec<&str> = crates.iter().map(String::as_str).collect();
    (!is_fine).then(|| format!("{} have a public type `{name}` each", crates.join(" and ")))
}

fn declared(text: &str) -> Vec<String> {
    let name = |line: &str| {
        let line = line.trim_start();
        let rest = DECLARING.iter().find_map(|start| line.strip_prefix(start))?;
        Some(rest.chars().take_while(char::is_ascii_alphanumeric).collect())
    };
    text.lines().filter_map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_types_that_others_can_use_are_declared() {
        let text = "pub struct Pile(u8);\n    pub enum Face {\npub(crate) struct Laid;\nstruct Cell;\npub fn x() {}";
        assert_eq!(declared(text), ["Pile", "Face"]);
    }

    #[test]
    fn a_name_in_two_crates_is_wrong_unless_every_game_has_it() {
        let two = BTreeSet::from(["jackal".to_owned(), "miaui".to_owned()]);
        let wrong = "jackal and miaui have a public type `Plan` each";
        assert_eq!(complaint("Plan", &two).as_deref(), Some(wrong));
        assert_eq!(complaint("Action", &two), None);
        assert_eq!(complaint("Plan", &BTreeSet::from(["jackal".to_owned()])), None);
    }
}

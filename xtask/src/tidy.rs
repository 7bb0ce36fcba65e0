//! What no compiler checks: how long files are, which way dependencies point, what games look like from inside, which
//! names are public, how style sheets are written and what they touch, and marks of unfinished work.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

use crate::{names, shape, styles};

/// Tests aside.
const LONGEST_FILE: usize = 400;

/// What a game must not depend on: games know the contract and the drawing board, nothing that serves them.
const NOT_FOR_GAMES: &[&str] = &["bots", "catalog", "tavern", "load", "cli"];

/// What unfinished work looks like; written in halves, so that this list does not find itself.
const MARKS: &[&str] = &[
    concat!("todo", "!("),
    concat!("unimplemented", "!("),
    concat!("FIX", "ME"),
    concat!("#[ig", "nore"),
];

/// How a game's source would name an address of the tavern, or do what only a form of the tavern's may do.
const ADDRESSES: &[&str] =
    &["links.table", "links.query", "formaction", "method=\"", "data-ask", "href=\"/", "\"/"];

/// Where the tavern meets the world: the modules that know requests, pages and sockets.
const EDGE: &[&str] = &["api", "pages", "cluster", "connections", "guard", "push", "tavern"];

/// How a source names what only the edge knows.
const TRANSPORT: &[&str] = &["axum", "maud", "hyper", "crate::api", "crate::pages"];

/// Lists everything that is wrong at once.
pub(crate) fn check(root: &Path) -> Result<()> {
    let mut wrong = Vec::new();
    for file in files(root, &["rs", "js", "css"])? {
        let text = fs::read_to_string(&file)?;
        let name = file.strip_prefix(root).unwrap_or(&file).display().to_string();
        if name.ends_with(".css") {
            styles::check_lines(&name, &text, &mut wrong);
        } else {
            check_file(&name, &text, &mut wrong);
        }
    }
    check_directions(root, &mut wrong)?;
    check_tavern_names_no_game(root, &mut wrong)?;
    check_core_knows_no_transport(root, &mut wrong)?;
    check_games_know_no_address(root, &mut wrong)?;
    let games = game_names(root)?;
    names::check(root, &mut wrong)?;
    shape::check(root, &games, &mut wrong)?;
    styles::check(root, &games, &mut wrong)?;
    if wrong.is_empty() {
        return Ok(());
    }
    bail!("{} untidy places:\n  {}", wrong.len(), wrong.join("\n  "))
}

fn check_file(name: &str, text: &str, wrong: &mut Vec<String>) {
    let is_test = name.contains("/tests/") || name.contains("/benches/");
    let lines = text.lines().count();
    if lines > LONGEST_FILE && !is_test {
        wrong.push(format!("{name} has {lines} lines; {LONGEST_FILE} at most"));
    }
    for (number, line) in text.lines().enumerate() {
        for mark in MARKS.iter().filter(|mark| line.contains(**mark)) {
            wrong.push(format!("{name}:{}: `{mark}`", number + 1));
        }
    }
}

/// **No game depends on another game, on bots or on the tavern.**
fn check_directions(root: &Path, wrong: &mut Vec<String>) -> Result<()> {
    let games = folders(&root.join("games"))?;
    let names: Vec<String> = games.iter().filter_map(|folder| name_of(folder)).collect();
    for folder in &games {
        let manifest = fs::read_to_string(folder.join("Cargo.toml"))?;
        let of_itself = name_of(folder);
        let forbidden =
            NOT_FOR_GAMES.iter().map(|name| (*name).to_owned()).chain(names.iter().cloned());
        for name in forbidden.filter(|name| Some(name) != of_itself.as_ref()) {
            if manifest.lines().any(|line| depends_on(line, &name)) {
                wrong.push(format!("{} depends on {name}", folder.display()));
            }
        }
    }
    Ok(())
}

fn depends_on(line: &str, name: &str) -> bool {
    line.strip_prefix(name).is_some_and(|rest| rest.starts_with(['.', ' ', '=']))
}

/// **The tavern names no game: only the catalog does.**
fn check_tavern_names_no_game(root: &Path, wrong: &mut Vec<String>) -> Result<()> {
    let names = game_names(root)?;
    for folder in [
        "crates/tavern/src",
        "crates/bots/src",
        "crates/board/src",
        "crates/game/src",
        "crates/load/src",
    ] {
        for file in files(&root.join(folder), &["rs"])? {
            let text = fs::read_to_string(&file)?;
            for name in names.iter().filter(|name| text.contains(name.as_str())) {
                wrong.push(format!("{} names the game {name}", file.display()));
            }
        }
    }
    Ok(())
}

/// **The tavern's core knows no transport.**
fn check_core_knows_no_transport(root: &Path, wrong: &mut Vec<String>) -> Result<()> {
    let source = root.join("crates/tavern/src");
    for file in files(&source, &["rs"])? {
        let inside = file.strip_prefix(&source).unwrap_or(&file);
        let room = inside.iter().next().and_then(|room| Path::new(room).file_stem());
        if EDGE.iter().any(|edge| room.is_some_and(|room| room == *edge)) {
            continue;
        }
        let text = fs::read_to_string(&file)?;
        for word in TRANSPORT.iter().filter(|word| text.contains(**word)) {
            wrong.push(format!("{} names {word}, which only the edge knows", inside.display()));
        }
    }
    Ok(())
}

/// **A game knows no address of the tavern**: forms and buttons that go there are drawn by `board::pieces`.
fn check_games_know_no_address(root: &Path, wrong: &mut Vec<String>) -> Result<()> {
    for game in folders(&root.join("games"))? {
        for file in files(&game.join("src"), &["rs"])? {
            let name = file.strip_prefix(root).unwrap_or(&file).display().to_string();
            check_addresses(&name, &fs::read_to_string(&file)?, wrong);
        }
    }
    Ok(())
}

fn check_addresses(name: &str, text: &str, wrong: &mut Vec<String>) {
    for (number, line) in text.lines().enumerate() {
        for address in ADDRESSES.iter().filter(|address| line.contains(**address)) {
            wrong.push(format!("{name}:{}: `{address}` is an address of the tavern", number + 1));
        }
    }
}

fn game_names(root: &Path) -> Result<Vec<String>> {
    Ok(folders(&root.join("games"))?.iter().filter_map(|folder| name_of(folder)).collect())
}

pub(crate) fn name_of(folder: &Path) -> Option<String> {
    Some(folder.file_name()?.to_string_lossy().into_owned())
}

pub(crate) fn folders(parent: &Path) -> Result<Vec<PathBuf>> {
    let mut folders: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(parent)? {
        let path = entry?.path();
        if path.join("Cargo.toml").is_file() {
            folders.push(path);
        }
    }
    folders.sort();
    Ok(folders)
}

/// Every file of ours below `folder` whose name ends like this.
pub(crate) fn files(folder: &Path, endings: &[&str]) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        let Ok(entries) = fs::read_dir(&folder) else { continue };
        for entry in entries {
            let path = entry?.path();
            let name = name_of(&path).unwrap_or_default();
            if path.is_dir() && name != "target" && !name.starts_with('.') {
                open.push(path);
            } else if endings.iter().any(|ending| path.extension() == Some(ending.as_ref())) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tree_is_tidy() {
        check(&crate::root()).unwrap();
    }

    #[test]
    fn a_game_that_knows_an_address_is_untidy() {
        let button = "button formaction={ (links.table) \"/take-back\" (links.query) } {";
        let mut wrong = Vec::new();
        check_addresses("games/x/src/board.rs", button, &mut wrong);
        assert_eq!(wrong.len(), 4);
        assert_eq!(wrong[0], "games/x/src/board.rs:1: `links.table` is an address of the tavern");
        check_addresses("games/x/src/board.rs", "(take_back(scene, words))", &mut wrong);
        assert_eq!(wrong.len(), 4);
    }
}

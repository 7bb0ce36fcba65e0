//! How strong the bots are: an arena for every game and table size, each level against the next, and a document about
//! it.

mod document;
mod ladder;
mod pairing;
mod past;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::{cargo, root, run, target};
use document::Cell;
use pairing::Pairing;

/// Fixed, so that anybody can play the same matches.
const SEED: &str = "746f7274756761746f7274756761746f7274756761746f7274756761746f7274";

/// How many matches an arena has if nobody says.
const USUAL_GAMES: u64 = 1000;

/// Plays what is missing in `target/strengths` and writes `docs/STRENGTHS.md` from everything there; with 0 matches it
/// only writes.
pub(crate) fn run_chore(args: &[String]) -> Result<()> {
    let asked = Asked::read(args)?;
    run(&mut cargo(&["build", "--release", "--package", "cli"]))?;
    let games = games()?;
    let wanted: Vec<&Game> = games.iter().filter(|game| asked.wants(game)).collect();
    if wanted.is_empty() {
        let known: Vec<&str> = games.iter().map(|game| game.id.as_str()).collect();
        bail!("there is no such game; the games are {}", known.join(", "));
    }
    if asked.games > 0 {
        fs::create_dir_all(saves())?;
        if asked.past {
            past::build()?;
        }
        for game in wanted {
            for arena in if asked.past { game.past_arenas() } else { game.arenas() } {
                run(&mut arena.command(&["--games", &asked.games.to_string()]))?;
            }
        }
    }
    document::write(&games)
}

#[derive(Debug, PartialEq, Eq)]
struct Asked {
    games: u64,
    only: Option<String>,
    /// Against Legend 1, not against each other.
    past: bool,
}

impl Asked {
    fn read(args: &[String]) -> Result<Self> {
        let mut asked = Self { games: USUAL_GAMES, only: None, past: false };
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            if arg == "--only" {
                asked.only =
                    Some(args.next().context("--only must be followed by a game")?.clone());
                continue;
            }
            if arg == "--past" {
                asked.past = true;
                continue;
            }
            asked.games =
                arg.parse().with_context(|| format!("`{arg}` is not a number of matches"))?;
        }
        Ok(asked)
    }

    fn wants(&self, game: &Game) -> bool {
        self.only.as_ref().is_none_or(|only| game.id == *only)
    }
}

/// A game, as the program lists it.
struct Game {
    id: String,
    title: String,
    seats: std::ops::RangeInclusive<u64>,
    rules_version: u64,
    levels: Vec<String>,
}

impl Game {
    fn read(entry: &Value) -> Option<Self> {
        let text = |name: &str| Some(entry[name].as_str()?.to_owned());
        let levels = entry["bots"].as_array()?.iter();
        Some(Self {
            id: text("id")?,
            title: text("title")?,
            seats: entry["min_seats"].as_u64()?..=entry["max_seats"].as_u64()?,
            rules_version: entry["rules_version"].as_u64()?,
            levels: levels.filter_map(|level| Some(level.as_str()?.to_owned())).collect(),
        })
    }

    fn pairings(&self) -> Vec<Pairing> {
        pairing::pairings(&self.levels)
    }

    /// Table by table, pairing by pairing.
    fn arenas(&self) -> Vec<Arena<'_>> {
        let arenas_at = |seats: u64| {
            self.pairings().into_iter().map(move |pairing| Arena { game: self, seats, pairing })
        };
        self.seats.clone().flat_map(arenas_at).collect()
    }

    /// The strongest level against what it once was, at the smallest table and at four.
    fn past_arenas(&self) -> Vec<Arena<'_>> {
        let Some(pairing) = pairing::past_pairing(&self.levels) else { return Vec::new() };
        let mut tables = vec![*self.seats.start(), 4];
        tables.dedup();
        let arena = |seats| Arena { game: self, seats, pairing: pairing.clone() };
        tables.into_iter().map(arena).collect()
    }
}

/// One level against a table of another.
struct Arena<'a> {
    game: &'a Game,
    seats: u64,
    pairing: Pairing,
}

impl Arena<'_> {
    /// Where its deals are kept. Other rules mean another file, so that deals played by old rules do not count.
    fn save(&self) -> PathBuf {
        let Self { game, seats, pairing } = self;
        let (one, others) = (&pairing.one, &pairing.others);
        saves().join(format!("{}-v{}-{seats}-{one}-{others}.jsonl", game.id, game.rules_version))
    }

    fn command(&self, more: &[&str]) -> Command {
        let mut command = Command::new(program());
        let (seats, bots) = (self.seats.to_string(), self.pairing.list(&self.game.id, self.seats));
        command.args(["arena", &self.game.id, "--lang", "en", "--seats", &seats, "--bots", &bots]);
        command.args(["--seed", SEED, "--save"]).arg(self.save()).args(more);
        command
    }

    /// `None` if nothing was played yet.
    fn played(&self) -> Result<Option<Cell>> {
        if !self.save().is_file() {
            return Ok(None);
        }
        let output = self.command(&["--played", "--json"]).output()?;
        if !output.status.success() {
            eprintln!("{}", String::from_utf8_lossy(&output.stderr).trim_end());
            return Ok(None);
        }
        let report: Value = serde_json::from_slice(&output.stdout)?;
        Cell::read(&report, &self.pairing).map(Some).context("the report of an arena has changed")
    }
}

/// The names of all games.
pub(crate) fn game_ids() -> Result<Vec<String>> {
    Ok(games()?.into_iter().map(|game| game.id).collect())
}

fn games() -> Result<Vec<Game>> {
    let output = Command::new(program()).args(["games", "--lang", "en", "--json"]).output()?;
    let list: Vec<Value> = serde_json::from_slice(&output.stdout)?;
    let games: Option<Vec<Game>> = list.iter().map(Game::read).collect();
    games.context("the list of games has changed")
}

fn saves() -> PathBuf {
    root().join("target/strengths")
}

/// The release build.
fn program() -> PathBuf {
    target().join("release/tortuga")
}

/// The command that makes a document again.
fn command_line(game: &str, seats: u64, pairing: &Pairing) -> String {
    let bots = pairing.list(game, seats);
    format!(
        "tortuga arena {game} --seats {seats} --bots {bots} --games {USUAL_GAMES} --seed {SEED}"
    )
}

fn write(path: &Path, text: &str) -> Result<()> {
    let folder = path.parent().context("a file is in a folder")?;
    fs::create_dir_all(folder)?;
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_matches_and_the_game_may_be_given_in_any_order() {
        let read =
            |words: &str| Asked::read(&words.split(' ').map(str::to_owned).collect::<Vec<_>>());
        let asked = Asked { games: 200, only: Some("x".to_owned()), past: false };
        assert_eq!(read("200 --only x").unwrap(), asked);
        assert_eq!(read("--only x 200").unwrap(), asked);
        assert_eq!(read("--past 200 --only x").unwrap(), Asked { past: true, ..asked });
        assert_eq!(Asked::read(&[]).unwrap(), Asked { games: 1000, only: None, past: false });
        for bad in ["many", "--only", "-5"] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }
}

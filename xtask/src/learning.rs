//! What learning from more matches is worth: Captains who have learnt from a part of them, against the game's own.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use bots::arena::{Bar, Chart, Estimate, Scale};
use serde_json::Value;

use crate::{cargo, root, run, target};

/// Fixed, so that anybody can play the same matches.
const SEED: &str = "0909090909090909090909090909090909090909090909090909090909090909";
/// Quick ones: what a bot learns from is how matches end, not how well they are played.
const WORLDS: &str = "20";
const USUAL_MATCHES: u64 = 10_000;
/// Of all matches, one in this many, and so on to all of them.
const PARTS: [u64; 5] = [64, 16, 8, 2, 1];
/// How many matches say how strong somebody has become.
const TRIALS: &str = "600";
const EVEN: f64 = 0.5;

/// Plays, learns and measures what is missing in `target/learning`, and draws `docs/strengths/GAME-learning.svg`.
pub(crate) fn run_chore(args: &[String]) -> Result<()> {
    let game = args.first().context("learning needs a game, such as jackal")?;
    let matches = args.get(1).map_or(Ok(USUAL_MATCHES), |number| {
        number.parse().with_context(|| format!("`{number}` is not a number of matches"))
    })?;
    run(&mut cargo(&["build", "--release", "--package", "cli"]))?;
    fs::create_dir_all(folder())?;
    let course = Course { game, matches };
    // The whole comes first: what its parts learn from is played by then.
    let mut bars = Vec::new();
    for part in PARTS.into_iter().rev() {
        let n = (matches / part).max(1);
        course.learn(n)?;
        bars.insert(
            0,
            Bar {
                label: format!("{n} matches"),
                value: course.measure(n)?,
                mark: EVEN,
                note: String::new(),
            },
        );
    }
    let file = root().join(format!("docs/strengths/{game}-learning.svg"));
    fs::write(&file, course.chart(bars).svg())
        .with_context(|| format!("cannot write {}", file.display()))
}

struct Course<'a> {
    game: &'a str,
    matches: u64,
}

impl Course<'_> {
    fn weights(&self, n: u64) -> PathBuf {
        folder().join(format!("{}-{n}-of-{}.bin", self.game, self.matches))
    }

    fn learn(&self, n: u64) -> Result<()> {
        let weights = self.weights(n);
        if weights.is_file() {
            return Ok(());
        }
        let save = folder().join(format!("{}.samples", self.game));
        let n = n.to_string();
        run(Command::new(program())
            .args(["train", self.game, "--matches", &n, "--iterations", WORLDS, "--tables", "2"])
            .args(["--seed", SEED, "--lang", "en", "--save"])
            .arg(save)
            .arg("--weights")
            .arg(weights))
    }

    /// The share of wins between two.
    fn measure(&self, n: u64) -> Result<Estimate> {
        let (program, weights) = (program(), self.weights(n));
        let pupil = format!(
            "engine:{} engine {} --level captain --weights {}",
            program.display(),
            self.game,
            weights.display()
        );
        let save = weights.with_extension("jsonl");
        let output = Command::new(&program)
            .args(["arena", self.game, "--lang", "en", "--seats", "2", "--json", "--games", TRIALS])
            .args(["--seed", SEED, "--bots", &format!("captain,{pupil}"), "--save"])
            .arg(save)
            .stderr(std::process::Stdio::inherit())
            .output()?;
        let report: Value =
            serde_json::from_slice(&output.stdout).context("the arena was not played")?;
        share_of_pupil(&report).context("the report of an arena has changed")
    }

    fn chart(&self, bars: Vec<Bar>) -> Chart {
        Chart {
            lang: "en",
            title: format!("{}: what learning is worth", self.game),
            about: format!(
                "Two Captains: one judges by a net that has learnt from so many matches, the other by the game's own. \
                 The dashed line is even; the whisker is the interval of 95 % confidence. Made by `cargo xtask learning {} {}`.",
                self.game, self.matches
            ),
            scale: Scale::Shares,
            bars,
        }
    }
}

fn share_of_pupil(report: &Value) -> Option<Estimate> {
    let bots = report["bots"].as_array()?;
    let pupil = bots.iter().find(|bot| bot["bot"] != "captain")?;
    let [low, high] = [0, 1].map(|bound| pupil["win_share_95"][bound].as_f64());
    Some(Estimate { value: pupil["win_share"].as_f64()?, low: low?, high: high? })
}

fn folder() -> PathBuf {
    root().join("target/learning")
}

/// The release build.
fn program() -> PathBuf {
    Path::new(&target()).join("release/tortuga")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_counts_is_how_often_the_one_who_learnt_wins() {
        let bot = |name: &str, share: f64| serde_json::json!({"bot": name, "win_share": share, "win_share_95": [share - 0.1, share + 0.1]});
        let bots = [bot("captain", 0.4), bot("tortuga engine jackal --level captain", 0.6)];
        let share = share_of_pupil(&serde_json::json!({ "bots": bots })).unwrap();
        assert_eq!((share.value, share.low, share.high), (0.6, 0.5, 0.7));
    }
}

//! `docs/STRENGTHS.md` and its charts, from whatever was played.

use std::collections::BTreeMap;
use std::fmt::Write;

use anyhow::Result;
use bots::arena::{Bar, Chart, Estimate};
use serde_json::Value;

use super::pairing::{Pairing, name_of};
use super::{Arena, Game, command_line};
use crate::root;

#[derive(Clone, Debug)]
pub(super) struct Cell {
    games: u64,
    share: Estimate,
    fair: f64,
    times: BTreeMap<String, Time>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Time {
    decisions: f64,
    seconds: f64,
    slowest: f64,
}

impl Cell {
    /// From the output of `tortuga arena --json`.
    pub(super) fn read(report: &Value, pairing: &Pairing) -> Option<Self> {
        let bots = report["bots"].as_array()?;
        let one = bots.iter().find(|bot| bot["bot"] == pairing.one.as_str())?;
        let mut times = BTreeMap::new();
        for bot in bots {
            let decisions = bot["decisions"].as_f64()?;
            let seconds = bot["seconds_per_decision"].as_f64()? * decisions;
            let slowest = bot["slowest_decision"].as_f64()?;
            times.insert(bot["bot"].as_str()?.to_owned(), Time { decisions, seconds, slowest });
        }
        let [low, high] = [one["win_share_95"][0].as_f64()?, one["win_share_95"][1].as_f64()?];
        let share = Estimate { value: one["win_share"].as_f64()?, low, high };
        Some(Self {
            games: report["games"].as_u64()?,
            share,
            fair: one["fair_share"].as_f64()?,
            times,
        })
    }

    /// Share and interval, with a mark if that is certainly more than fair.
    fn text(&self) -> String {
        let [share, reach] = [self.share.value, self.share.half_width()].map(|part| part * 100.0);
        let mark = if self.share.low > self.fair { " ✓" } else { "" };
        format!("{share:.1} ± {reach:.1} %{mark}")
    }
}

/// Every arena of a game; `None` if it was not played.
type Played<'a> = Vec<(Arena<'a>, Option<Cell>)>;

pub(super) fn write(games: &[Game]) -> Result<()> {
    let mut text = introduction(games);
    for game in games {
        let played: Played<'_> = game
            .arenas()
            .into_iter()
            .map(|arena| arena.played().map(|cell| (arena, cell)))
            .collect::<Result<_>>()?;
        text += &section(game, &played);
        if played.iter().any(|(_, cell)| cell.is_some()) {
            let chart = root().join(format!("docs/strengths/{}.svg", game.id));
            super::write(&chart, &chart_of(game, &played).svg())?;
        }
    }
    super::write(&root().join("docs/STRENGTHS.md"), &text)
}

fn introduction(games: &[Game]) -> String {
    let example = games.first().and_then(|game| Some((game, game.pairings().pop()?)));
    let command = example
        .map(|(game, pairing)| command_line(&game.id, *game.seats.end(), &pairing))
        .unwrap_or_default();
    format!(
        "# How strong the bots are\n\n\
         `cargo xtask strengths` plays and writes this, by the default options of every game.\n\n\
         One bot of a level sits among others of a weaker one. A cell is the part of all matches that this one won, \
         with the reach of the interval of 95 % confidence; shared wins count in part. Every deal is played from every \
         seat with the same chance, and the interval comes from how much deals differ. If the one played like the \
         others, it would win the *fair* share; ✓ marks what is above it with 95 % confidence. – was not played. \
         Any cell can be played again, such as the last of the first table:\n\n```sh\n{command}\n```\n"
    )
}

fn section(game: &Game, played: &Played<'_>) -> String {
    let pairings = game.pairings();
    let mut text = format!("\n## {}\n\n| players | fair |", game.title);
    for pairing in &pairings {
        let _ = write!(text, " {} |", pairing.name());
    }
    let _ = writeln!(text, "\n|---|---|{}", "---|".repeat(pairings.len()));
    for row in played.chunks(pairings.len()) {
        let Some((arena, _)) = row.first() else { continue };
        let _ = write!(text, "| {} | {:.1} % |", arena.seats, 100.0 / arena.seats as f64);
        for (_, cell) in row {
            let _ = write!(text, " {} |", cell.as_ref().map_or("–".to_owned(), Cell::text));
        }
        text.push('\n');
    }
    if played.iter().all(|(_, cell)| cell.is_none()) {
        return text;
    }
    let _ = writeln!(text, "\n{}\n\n{}", matches_line(played), times_line(game, played));
    let _ = writeln!(text, "\n![{}: share of wins](strengths/{}.svg)", game.title, game.id);
    text
}

/// How many matches each cell has.
fn matches_line(played: &Played<'_>) -> String {
    let games = || played.iter().filter_map(|(_, cell)| Some(cell.as_ref()?.games));
    let (least, most) = (games().min().unwrap_or(0), games().max().unwrap_or(0));
    match least == most {
        true => format!("{most} matches a cell."),
        false => format!("{least} to {most} matches a cell."),
    }
}

/// How long each level thinks, over all arenas of the game.
fn times_line(game: &Game, played: &Played<'_>) -> String {
    let mut texts = Vec::new();
    for level in &game.levels {
        let mut sum = Time::default();
        for time in played.iter().filter_map(|(_, cell)| cell.as_ref()?.times.get(level)) {
            sum.decisions += time.decisions;
            sum.seconds += time.seconds;
            sum.slowest = sum.slowest.max(time.slowest);
        }
        if sum.decisions > 0.0 {
            let [mean, slowest] = [sum.seconds / sum.decisions, sum.slowest];
            let name = name_of(level);
            texts.push(format!("{name} {} (slowest {})", seconds(mean), seconds(slowest)));
        }
    }
    format!("Mean time a decision: {}.", texts.join(", "))
}

fn seconds(time: f64) -> String {
    match time {
        few if few < 1e-3 => format!("{:.2} µs", few * 1e6),
        some if some < 1.0 => format!("{:.2} ms", some * 1e3),
        many => format!("{many:.2} s"),
    }
}

fn chart_of(game: &Game, played: &Played<'_>) -> Chart {
    let bar = |(arena, cell): &(Arena<'_>, Option<Cell>)| {
        let Cell { share, fair, .. } = cell.as_ref()?;
        let label = format!("{} players: {}", arena.seats, arena.pairing.name());
        Some(Bar { label, share: *share, fair: *fair, note: String::new() })
    };
    Chart {
        lang: "en",
        title: format!("{}: share of wins", game.title),
        about: "One bot of a level among others of a weaker one; every deal from every seat. The whisker is the \
                interval of 95 % confidence, the dashed line the fair share."
            .to_owned(),
        bars: played.iter().filter_map(bar).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(value: f64, low: f64) -> Cell {
        let share = Estimate { value, low, high: 2.0 * value - low };
        Cell { games: 1000, share, fair: 0.25, times: BTreeMap::new() }
    }

    #[test]
    fn only_what_is_certainly_above_the_fair_share_is_marked() {
        assert_eq!(cell(0.40, 0.37).text(), "40.0 ± 3.0 % ✓");
        assert_eq!(cell(0.27, 0.24).text(), "27.0 ± 3.0 %");
    }

    #[test]
    fn what_was_not_played_is_a_dash() {
        let levels = ["cabin-boy", "sailor", "captain"].map(str::to_owned).to_vec();
        let (id, title) = ("x".to_owned(), "X".to_owned());
        let game = Game { id, title, seats: 4..=4, rules_version: 1, levels };
        let cells = [Some(cell(0.40, 0.37)), None];
        let played: Played<'_> = game.arenas().into_iter().zip(cells).collect();
        let text = section(&game, &played);
        assert!(text.contains("| 4 | 25.0 % | 40.0 ± 3.0 % ✓ | – |\n"), "{text}");
        assert_eq!(chart_of(&game, &played).bars.len(), 1);
    }

    #[test]
    fn a_report_is_read_as_the_program_prints_it() {
        let report = serde_json::json!({"games": 1000, "bots": [
            {"bot": "captain", "win_share": 0.4, "win_share_95": [0.37, 0.43], "fair_share": 0.25,
             "decisions": 100, "seconds_per_decision": 0.5, "slowest_decision": 2.0},
        ]});
        let [pairing] =
            &super::super::pairing::pairings(&["sailor", "captain"].map(str::to_owned))[..]
        else {
            panic!("two levels are one pairing")
        };
        let cell = Cell::read(&report, pairing).unwrap();
        assert_eq!((cell.text().as_str(), cell.games), ("40.0 ± 3.0 % ✓", 1000));
        assert_eq!(cell.times["captain"].seconds, 50.0);
    }
}

//! `docs/STRENGTHS.md` and its charts, from whatever was played.

use std::collections::BTreeMap;
use std::fmt::Write;

use anyhow::Result;
use bots::arena::Estimate;
use serde_json::Value;

use super::pairing::{Pairing, name_of};
use super::{Arena, Game, command_line, ladder};
use crate::root;

#[derive(Clone, Debug)]
pub(super) struct Cell {
    games: u64,
    share: Estimate,
    /// The same part of those matches that somebody won.
    of_decided: Estimate,
    /// In Elo.
    pub(super) lead: Estimate,
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
        let other = bots.iter().find(|bot| bot["bot"] != pairing.one.as_str())?;
        let mut times = BTreeMap::new();
        for bot in bots {
            let decisions = bot["decisions"].as_f64()?;
            let seconds = bot["seconds_per_decision"].as_f64()? * decisions;
            let slowest = bot["slowest_decision"].as_f64()?;
            times.insert(bot["bot"].as_str()?.to_owned(), Time { decisions, seconds, slowest });
        }
        let share = estimate(one, "win_share")?;
        let n_others = report["seats"].as_f64()? - 1.0;
        let decided = share.value + n_others * other["win_share"].as_f64()?;
        let [mine, theirs] = [estimate(one, "elo")?, estimate(other, "elo")?];
        // An arena puts the mean or a Sailor at 1500, so what is uncertain stands with one of the two or in halves.
        let (value, reach) = (mine.value - theirs.value, mine.half_width() + theirs.half_width());
        Some(Self {
            games: report["games"].as_u64()?,
            share,
            of_decided: scaled(share, 1.0 / decided),
            lead: Estimate { value, low: value - reach, high: value + reach },
            fair: one["fair_share"].as_f64()?,
            times,
        })
    }

    /// Share and interval, with a mark if that is certainly more than fair.
    fn text(&self) -> String {
        self.marked(self.share)
    }

    fn marked(&self, share: Estimate) -> String {
        let mark = if share.low > self.fair { " ✓" } else { "" };
        let Estimate { value, .. } = scaled(share, 100.0);
        format!("{value:.1} ± {:.1} %{mark}", 100.0 * share.half_width())
    }
}

fn estimate(bot: &Value, name: &str) -> Option<Estimate> {
    let bounds = &bot[format!("{name}_95").as_str()];
    let [low, high] = [bounds[0].as_f64()?, bounds[1].as_f64()?];
    Some(Estimate { value: bot[name].as_f64()?, low, high })
}

fn scaled(Estimate { value, low, high }: Estimate, by: f64) -> Estimate {
    Estimate { value: value * by, low: low * by, high: high * by }
}

/// Every arena of a game; `None` if it was not played.
pub(super) type Played<'a> = Vec<(Arena<'a>, Option<Cell>)>;

pub(super) fn write(games: &[Game]) -> Result<()> {
    let mut text = introduction(games);
    let mut past_rows = String::new();
    for game in games {
        let (played, past) = (played(game.arenas())?, played(game.past_arenas())?);
        text += &section(game, &played);
        if played.iter().any(|(_, cell)| cell.is_some()) {
            let chart = root().join(format!("docs/strengths/{}.svg", game.id));
            super::write(&chart, &ladder::chart(game, &played, &past).svg())?;
        }
        past_rows += &past_section(game, &past);
    }
    if !past_rows.is_empty() {
        text += PAST_HEADING;
        text += &past_rows;
    }
    super::write(&root().join("docs/STRENGTHS.md"), &text)
}

fn played(arenas: Vec<Arena<'_>>) -> Result<Played<'_>> {
    arenas.into_iter().map(|arena| arena.played().map(|cell| (arena, cell))).collect()
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

const PAST_HEADING: &str = "\n## Against the past\n\n\
    One Legend among Legends 1, [the Legend as it once was](../CONTRIBUTING.md#the-past-as-a-yardstick), played by \
    `cargo xtask strengths --past`.\n\n\
    | game | players | fair | of all matches | of those that somebody won | matches |\n|---|---|---|---|---|---|\n";

fn past_section(game: &Game, past: &Played<'_>) -> String {
    let mut rows = String::new();
    for (arena, cell) in past {
        let Some(cell) = cell else { continue };
        let (fair, all, decided) = (cell.fair * 100.0, cell.text(), cell.marked(cell.of_decided));
        let (title, seats, games) = (&game.title, arena.seats, cell.games);
        let _ = writeln!(rows, "| {title} | {seats} | {fair:.1} % | {all} | {decided} | {games} |");
    }
    rows
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
    let _ = writeln!(text, "\n![{}: strength](strengths/{}.svg)", game.title, game.id);
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

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(value: f64, low: f64) -> Cell {
        let share = Estimate { value, low, high: 2.0 * value - low };
        let lead = Estimate { value: 0.0, low: 0.0, high: 0.0 };
        Cell { games: 1000, share, of_decided: share, lead, fair: 0.25, times: BTreeMap::new() }
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
        assert_eq!(ladder::chart(&game, &played, &Vec::new()).bars.len(), 2);
    }

    #[test]
    fn a_report_is_read_as_the_program_prints_it() {
        let bot = |name: &str, share: f64, elo: f64| {
            serde_json::json!({
                "bot": name, "win_share": share, "win_share_95": [share - 0.03, share + 0.03], "fair_share": 0.25,
                "elo": elo, "elo_95": [elo - 10.0, elo + 10.0],
                "decisions": 100, "seconds_per_decision": 0.5, "slowest_decision": 2.0
            })
        };
        let bots = [bot("captain", 0.4, 1600.0), bot("sailor", 0.1, 1500.0)];
        let report = serde_json::json!({"games": 1000, "seats": 5, "bots": bots});
        let [pairing] =
            &super::super::pairing::pairings(&["sailor", "captain"].map(str::to_owned))[..]
        else {
            panic!("two levels are one pairing")
        };
        let cell = Cell::read(&report, pairing).unwrap();
        assert_eq!((cell.text().as_str(), cell.games), ("40.0 ± 3.0 % ✓", 1000));
        assert_eq!(cell.times["captain"].seconds, 50.0);
        assert_eq!((cell.lead.value, cell.lead.half_width()), (100.0, 20.0));
        // Nobody won a fifth of the matches.
        assert_eq!(cell.marked(cell.of_decided), "50.0 ± 3.8 % ✓");
    }
}

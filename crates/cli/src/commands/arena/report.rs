//! What came out of an arena, for people and for programs.

use bots::arena::{Bar, Chart, Estimate, PlayedDeal, Standing, Tournament};
use game::Phrase;
use serde_json::{Value, json};

use super::{name_of, save_file};
use crate::figures::{Side, aligned, grouped};
use crate::stop::Stop;
use crate::table::Table;
use crate::terminal::{Ink, Terminal};
use crate::voice::Voice;

pub(super) struct Report<'a> {
    table: &'a Table,
    plan: &'a Tournament,
    voice: &'a Voice,
    deals: usize,
    standings: Vec<Standing>,
}

const SIDES: [Side; 7] =
    [Side::Left, Side::Right, Side::Right, Side::Right, Side::Right, Side::Right, Side::Right];

impl<'a> Report<'a> {
    pub(super) fn new(
        table: &'a Table,
        plan: &'a Tournament,
        deals: &[PlayedDeal],
        voice: &'a Voice,
    ) -> Self {
        let standings = plan.standings(deals);
        Self { table, plan, voice, deals: deals.len(), standings }
    }

    pub(super) fn print(&self, as_json: bool, terminal: &mut Terminal) -> Result<(), Stop> {
        match as_json {
            true => Ok(terminal.verbatim(&format!("{:#}", self.json()))?),
            false => self.show(terminal),
        }
    }

    pub(super) fn chart(&self) -> Chart {
        let bar = |standing: &Standing| Bar {
            label: name_of(standing.level, self.voice),
            share: standing.win_share,
            fair: self.plan.fair_share(),
            note: format!("{} {}", self.voice.text("arena-elo"), bounds(standing.elo, whole)),
        };
        let title = Phrase::new("arena-chart").with("title", Phrase::new("game-title"));
        Chart {
            lang: self.voice.lang().code(),
            title: self.voice.say(&title.with("seats", self.plan.seats)),
            about: self.voice.say(&self.about(Phrase::new("arena-chart-about"))),
            bars: self.standings.iter().map(bar).collect(),
        }
    }

    fn games(&self) -> usize {
        self.deals * self.plan.seatings().len()
    }

    fn about(&self, phrase: Phrase) -> Phrase {
        phrase
            .with("title", Phrase::new("game-title"))
            .with("games", grouped(self.games() as f64))
            .with("games_count", self.games())
            .with("deals", grouped(self.deals as f64))
            .with("deals_count", self.deals)
            .with("seats", self.plan.seats)
            .with("fair", percent(self.plan.fair_share()))
    }

    fn show(&self, terminal: &mut Terminal) -> Result<(), Stop> {
        let played = self.voice.say(&self.about(Phrase::new("arena-played")));
        terminal.line(&terminal.paint(Ink::Heading, &played))?;
        terminal.line(&self.voice.say(&self.about(Phrase::new("arena-how"))))?;
        terminal.gap()?;
        for row in aligned(&self.rows(), SIDES) {
            terminal.verbatim(&row)?;
        }
        terminal.gap()?;
        let seed = Phrase::new("seed-line").with("seed", self.plan.seed.to_string());
        Ok(terminal.verbatim(&self.voice.say(&seed))?)
    }

    fn rows(&self) -> Vec<[String; 7]> {
        let heading = [
            self.voice.text("simulate-bot"),
            self.voice.text("arena-win-share"),
            self.voice.text("arena-place"),
            self.voice.text("arena-points"),
            self.voice.text("arena-elo"),
            self.voice.text("arena-pace"),
            self.voice.text("arena-slowest"),
        ];
        let row = |standing: &Standing| {
            [
                name_of(standing.level, self.voice),
                bounds(standing.win_share, |share| format!("{:.1}", share * 100.0)),
                bounds(standing.mean_place, |place| format!("{place:.2}")),
                format!("{:.1}", standing.mean_points).replace('-', "−"),
                bounds(standing.elo, whole),
                self.time(standing.pace.seconds()),
                self.time(standing.pace.slowest_seconds()),
            ]
        };
        std::iter::once(heading).chain(self.standings.iter().map(row)).collect()
    }

    /// In the unit that is easiest to read.
    fn time(&self, seconds: f64) -> String {
        let (phrase, number) = match seconds {
            few if few < 1e-3 => (Phrase::new("arena-microseconds"), few * 1e6),
            some if some < 1.0 => (Phrase::new("arena-milliseconds"), some * 1e3),
            many => (Phrase::new("arena-seconds"), many),
        };
        let digits = if number < 10.0 { 2 } else { 0 };
        self.voice.say(&phrase.with("number", format!("{number:.digits$}")))
    }

    fn json(&self) -> Value {
        let bots: Vec<Value> = self.standings.iter().map(|bot| self.bot_json(bot)).collect();
        json!({
            "game": self.table.entry.game.info().id,
            "seats": self.plan.seats,
            "options": save_file::options(self.table),
            "seed": self.plan.seed.to_string(),
            "games": self.games(),
            "deals": self.deals,
            "bots": bots,
        })
    }

    fn bot_json(&self, standing: &Standing) -> Value {
        let interval = |estimate: Estimate| [estimate.low, estimate.high];
        json!({
            "bot": standing.level.id(),
            "games": standing.games,
            "win_share": standing.win_share.value,
            "win_share_95": interval(standing.win_share),
            "fair_share": self.plan.fair_share(),
            "mean_place": standing.mean_place.value,
            "mean_place_95": interval(standing.mean_place),
            "mean_points": standing.mean_points,
            "elo": standing.elo.value,
            "elo_95": interval(standing.elo),
            "decisions": standing.pace.decisions,
            "seconds_per_decision": standing.pace.seconds(),
            "slowest_decision": standing.pace.slowest_seconds(),
        })
    }
}

/// A figure with its bounds; alone if it is certain.
fn bounds(estimate: Estimate, shown: impl Fn(f64) -> String) -> String {
    let Estimate { value, low, high } = estimate;
    match low == high {
        true => shown(value),
        false => format!("{} [{}–{}]", shown(value), shown(low), shown(high)),
    }
}

fn whole(number: f64) -> String {
    format!("{number:.0}").replace('-', "−")
}

fn percent(share: f64) -> String {
    format!("{:.1}\u{a0}%", share * 100.0)
}

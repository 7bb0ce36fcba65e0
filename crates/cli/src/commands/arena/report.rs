//! What came out of an arena, for people and for programs.

use bots::arena::{ArenaScore, Bar, Chart, Estimate, PlayedDeal, Scale, Tournament};
use bots::engine::Fault;
use game::Phrase;
use serde_json::{Value, json};

use super::entrants::name_of;
use crate::engines::phrase_of;
use crate::figures::{Side, aligned, grouped};
use crate::save_file;
use crate::stop::Stop;
use crate::table::Table;
use crate::terminal::{Ink, Terminal};
use crate::voice::Voice;

pub(super) struct Report<'a> {
    table: &'a Table,
    plan: &'a Tournament,
    voice: &'a Voice,
    deals: usize,
    standings: Vec<ArenaScore>,
    /// What each could not play on for; those of one kind once.
    faults: Vec<Vec<Fault>>,
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
        let faults = standings.iter().map(|standing| faults_of(standing, plan, deals)).collect();
        Self { table, plan, voice, deals: deals.len(), standings, faults }
    }

    pub(super) fn print(&self, as_json: bool, terminal: &mut Terminal) -> Result<(), Stop> {
        match as_json {
            true => Ok(terminal.verbatim(&format!("{:#}", self.json()))?),
            false => self.show(terminal),
        }
    }

    pub(super) fn chart(&self) -> Chart {
        let bar = |standing: &ArenaScore| Bar {
            label: name_of(&standing.entrant, self.voice),
            value: standing.win_share,
            mark: self.plan.fair_share(),
            note: format!("{} {}", self.voice.text("arena-elo"), bounds(standing.elo, whole)),
        };
        let title = Phrase::new("arena-chart").with("title", Phrase::new("game-title"));
        Chart {
            lang: self.voice.lang().code(),
            title: self.voice.say(&title.with("seats", self.plan.seats)),
            about: self.voice.say(&self.about(Phrase::new("arena-chart-about"))),
            scale: Scale::Shares,
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
        self.show_faults(terminal)?;
        terminal.gap()?;
        let seed = Phrase::new("seed-line").with("seed", self.plan.seed.to_string());
        Ok(terminal.verbatim(&self.voice.say(&seed))?)
    }

    fn show_faults(&self, terminal: &mut Terminal) -> Result<(), Stop> {
        for (standing, faults) in self.standings.iter().zip(&self.faults) {
            let Some(first) = faults.first() else { continue };
            let phrase = Phrase::new("arena-forfeits")
                .with("name", name_of(&standing.entrant, self.voice))
                .with("count", standing.forfeits as usize)
                .with("fault", phrase_of(first));
            terminal.gap()?;
            terminal.line(&terminal.paint(Ink::Refusal, &self.voice.say(&phrase)))?;
        }
        Ok(())
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
        let row = |standing: &ArenaScore| {
            [
                name_of(&standing.entrant, self.voice),
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
        let bots = self.standings.iter().zip(&self.faults);
        let bots: Vec<Value> = bots.map(|(bot, faults)| self.bot_json(bot, faults)).collect();
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

    fn bot_json(&self, standing: &ArenaScore, faults: &[Fault]) -> Value {
        let interval = |estimate: Estimate| [estimate.low, estimate.high];
        let mut bot = json!({
            "bot": standing.entrant.to_string(),
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
        });
        if standing.forfeits > 0 {
            let said: Vec<String> = faults.iter().map(|f| self.voice.say(&phrase_of(f))).collect();
            bot["forfeits"] = json!(standing.forfeits);
            bot["faults"] = json!(said);
        }
        bot
    }
}

/// Why an entrant could not play on, the first of each kind.
fn faults_of(standing: &ArenaScore, plan: &Tournament, deals: &[PlayedDeal]) -> Vec<Fault> {
    let seatings = plan.seatings();
    let mut faults: Vec<Fault> = Vec::new();
    for forfeit in deals.iter().flat_map(|deal| &deal.forfeits) {
        let is_theirs = seatings[forfeit.nth][forfeit.seat.index()] == standing.entrant;
        let kind = std::mem::discriminant(&forfeit.fault);
        if is_theirs && faults.iter().all(|fault| std::mem::discriminant(fault) != kind) {
            faults.push(forfeit.fault.clone());
        }
    }
    faults
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

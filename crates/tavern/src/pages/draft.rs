//! A table in the making: what the form for a new one holds.

use bots::Level;
use game::{Info, OptionKind, OptionSpec};

use super::forms::Fields;
use super::lobby::usual_seats;
use crate::api::requests::TableRequest;
use crate::problem::{Problem, Result};
use crate::table::{Absence, Hints};

/// The times offered for a decision, in seconds; 0 is no clock.
pub(crate) const CLOCKS: [u32; 5] = [0, 30, 60, 300, 86_400];

#[derive(Clone, Debug)]
pub(crate) struct Draft {
    entry: &'static catalog::Entry,
    /// Asked for only if we do not know it; may be left empty.
    pub(crate) name: String,
    options: Vec<(&'static str, String)>,
    pub(crate) n_seats: u8,
    /// For every seat that the game may have: `me`, `open` or `bot`, and the level of a bot.
    seats: Vec<(String, String)>,
    pub(crate) private: bool,
    pub(crate) spectators: bool,
    /// 0 is no clock.
    pub(crate) seconds: u32,
    pub(crate) absence: Absence,
    pub(crate) hints: Hints,
}

impl Draft {
    /// What most people want: a public table with one seat for a friend and bots on the others.
    pub(crate) fn usual(game: Option<&str>) -> Result<Self> {
        let entry = find(game)?;
        let info = entry.game.info();
        let usual = Level::USUAL.id();
        let kind = |seat| match seat {
            0 => "me",
            1 => "open",
            _ => "bot",
        };
        let seat = |seat| (kind(seat).to_owned(), usual.to_owned());
        Ok(Self {
            entry,
            name: String::new(),
            options: Vec::new(),
            n_seats: usual_seats(&info),
            seats: (0..info.max_seats).map(seat).collect(),
            private: false,
            spectators: true,
            seconds: 0,
            absence: Absence::Wait,
            hints: Hints::Alone,
        })
    }

    pub(crate) fn read(fields: &Fields) -> Result<Self> {
        let mut draft = Self::usual(fields.get("game"))?;
        draft.name = fields.get("name").unwrap_or_default().to_owned();
        for spec in draft.specs() {
            if let Some(value) = fields.get(&format!("option-{}", spec.id)) {
                draft.options.push((spec.id, value.to_owned()));
            }
        }
        draft.n_seats = fields.number("n").unwrap_or(0);
        for (number, (kind, level)) in draft.seats.iter_mut().enumerate() {
            let sent = |name: &str| fields.get(&format!("{name}{number}")).map(str::to_owned);
            *kind = sent("seat").unwrap_or_else(|| "open".to_owned());
            *level = sent("level").unwrap_or_else(|| level.clone());
        }
        draft.private = fields.get("door") == Some("link");
        draft.spectators = fields.has("spectators");
        draft.seconds = fields.number("clock").unwrap_or(0);
        let stands_in = fields.get("absence") == Some("stand-in");
        draft.absence = if stands_in { Absence::StandIn } else { Absence::Wait };
        draft.hints = match fields.get("hints") {
            Some("always") => Hints::Always,
            Some("never") => Hints::Never,
            _ => Hints::Alone,
        };
        Ok(draft)
    }

    pub(crate) fn request(&self) -> Result<TableRequest> {
        let info = self.info();
        if !(info.min_seats..=info.max_seats).contains(&self.n_seats) {
            return Err(Problem::malformed("new-no-number"));
        }
        let chosen = &self.seats[..usize::from(self.n_seats)];
        if chosen.iter().filter(|(kind, _)| kind == "me").count() > 1 {
            return Err(Problem::malformed("new-two-seats"));
        }
        let seat =
            |(kind, level): &(String, String)| if kind == "bot" { level } else { kind }.clone();
        Ok(TableRequest {
            game: self.game_id().to_owned(),
            seats: chosen.iter().map(seat).collect(),
            options: self
                .options
                .iter()
                .map(|(id, value)| ((*id).to_owned(), value.clone()))
                .collect(),
            private: self.private,
            spectators: self.spectators,
            seconds: Some(self.seconds).filter(|seconds| *seconds > 0),
            absence: self.absence,
            hints: self.hints,
            start: false,
        })
    }

    pub(crate) fn info(&self) -> Info {
        self.entry.game.info()
    }

    pub(crate) fn game_id(&self) -> &'static str {
        self.info().id
    }

    /// The symbol that stands for a player.
    pub(crate) fn emblem(&self) -> &'static str {
        self.entry.board.art().emblem
    }

    pub(crate) fn specs(&self) -> &'static [OptionSpec] {
        self.entry.game.options()
    }

    pub(crate) fn levels(&self) -> &'static [Level] {
        self.entry.bots.levels()
    }

    pub(crate) fn option(&self, id: &str) -> &str {
        let chosen = self.options.iter().find(|(option, _)| *option == id);
        let first = || match self.specs().iter().find(|spec| spec.id == id).map(|spec| spec.kind) {
            Some(OptionKind::Choice(values)) => values.first().copied().unwrap_or_default(),
            _ => "false",
        };
        chosen.map_or_else(first, |(_, value)| value.as_str())
    }

    /// `me`, `open` or `bot`, and the level of a bot.
    pub(crate) fn seat(&self, number: u8) -> (&str, &str) {
        self.seats.get(usize::from(number)).map_or(("open", ""), |(kind, level)| (kind, level))
    }
}

fn find(game: Option<&str>) -> Result<&'static catalog::Entry> {
    let Some(id) = game else {
        return catalog::GAMES.first().ok_or(Problem::missing("problem-no-route"));
    };
    catalog::find(id).map_err(|_| Problem::missing("problem-no-game").with("game", id))
}

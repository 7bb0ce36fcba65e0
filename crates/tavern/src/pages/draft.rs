//! A table that is being thought of: what the form for a new one holds.

use bots::Level;
use game::{Info, OptionKind, OptionSpec};

use super::forms::Fields;
use super::lobby::usual_seats;
use crate::api::requests::TableRequest;
use crate::problem::{Problem, Result};
use crate::table::{Absence, Hints};

/// The times for a decision that are offered, in seconds; 0 is no clock.
pub(crate) const CLOCKS: [u32; 5] = [0, 30, 60, 300, 86_400];

/// What the form for a new table holds.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    entry: &'static catalog::Entry,
    /// The name of somebody whose name we do not know.
    pub(crate) name: String,
    options: Vec<(&'static str, String)>,
    /// How many seats there are.
    pub(crate) n_seats: u8,
    /// For every seat that the game may have: `me`, `open` or `bot`, and the level if it is a bot.
    seats: Vec<(String, String)>,
    /// Whether only those may come who have the link.
    pub(crate) private: bool,
    /// Whether people without a seat may look.
    pub(crate) spectators: bool,
    /// The time for a decision; 0 is no clock.
    pub(crate) seconds: u32,
    /// What happens when somebody is away.
    pub(crate) absence: Absence,
    /// When a captain may be asked for a hint.
    pub(crate) hints: Hints,
}

impl Draft {
    /// What most people want: a public table with one seat for a friend, the others for bots.
    ///
    /// # Errors
    /// If there is no such game.
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

    /// What the form was sent with.
    ///
    /// # Errors
    /// If there is no such game.
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

    /// The same as the API understands it.
    ///
    /// # Errors
    /// If no number of seats was chosen, or the host wants several seats.
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

    /// What the game says of itself.
    pub(crate) fn info(&self) -> Info {
        self.entry.game.info()
    }

    /// The id of the game.
    pub(crate) fn game_id(&self) -> &'static str {
        self.info().id
    }

    /// The symbol that stands for a player.
    pub(crate) fn emblem(&self) -> &'static str {
        self.entry.board.art().emblem
    }

    /// What may be chosen in this game.
    pub(crate) fn specs(&self) -> &'static [OptionSpec] {
        self.entry.game.options()
    }

    /// The levels of its bots.
    pub(crate) fn levels(&self) -> &'static [Level] {
        self.entry.bots.levels()
    }

    /// What was chosen for an option.
    pub(crate) fn option(&self, id: &str) -> &str {
        let chosen = self.options.iter().find(|(option, _)| *option == id);
        let first = || match self.specs().iter().find(|spec| spec.id == id).map(|spec| spec.kind) {
            Some(OptionKind::Choice(values)) => values.first().copied().unwrap_or_default(),
            _ => "false",
        };
        chosen.map_or_else(first, |(_, value)| value.as_str())
    }

    /// What was chosen for a seat, and the level if it is a bot.
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

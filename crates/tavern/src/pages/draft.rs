//! A table in the making: what the form for a new one holds.

use bots::Level;
use game::Info;

use super::forms::Fields;
use super::setup_form::SetupForm;
use crate::api::requests::TableRequest;
use crate::problem::{Problem, Result};
use crate::table::setup::BESIDE;
use crate::tables::usual_seats;

#[derive(Clone, Debug)]
pub(crate) struct Draft {
    pub(crate) entry: &'static catalog::Entry,
    /// Asked for only if we do not know it; may be left empty.
    pub(crate) name: String,
    pub(crate) n_seats: u8,
    /// For every seat that the game may have: `me`, `here`, `open` or `bot`, the level of a bot, and the name of
    /// somebody on the host's device.
    seats: Vec<DraftSeat>,
    pub(crate) setup: SetupForm,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct DraftSeat {
    pub(crate) kind: String,
    pub(crate) level: String,
    pub(crate) name: String,
}

impl DraftSeat {
    fn word(&self) -> String {
        match self.kind.as_str() {
            "bot" => self.level.clone(),
            "here" => format!("{BESIDE}{}", self.name.trim()),
            kind => kind.to_owned(),
        }
    }
}

impl Draft {
    /// What most people want: one seat for a friend and bots on the others.
    pub(crate) fn usual(game: Option<&str>) -> Result<Self> {
        let entry = find(game)?;
        let info = entry.game.info();
        let usual = Level::USUAL.id();
        let kind = |seat| match seat {
            0 => "me",
            1 => "open",
            _ => "bot",
        };
        let seat = |seat| DraftSeat {
            kind: kind(seat).to_owned(),
            level: usual.to_owned(),
            name: String::new(),
        };
        Ok(Self {
            entry,
            name: String::new(),
            n_seats: usual_seats(&info),
            seats: (0..info.max_seats).map(seat).collect(),
            setup: SetupForm::usual(),
        })
    }

    pub(crate) fn read(fields: &Fields) -> Result<Self> {
        let mut draft = Self::usual(fields.get("game"))?;
        draft.name = fields.get("name").unwrap_or_default().to_owned();
        draft.n_seats = fields.number("n").unwrap_or(0);
        for (number, seat) in draft.seats.iter_mut().enumerate() {
            let sent = |name: &str| fields.get(&format!("{name}{number}")).map(str::to_owned);
            seat.kind = sent("seat").unwrap_or_else(|| "open".to_owned());
            seat.level = sent("level").unwrap_or_else(|| seat.level.clone());
            seat.name = sent("name").unwrap_or_default();
        }
        draft.setup = SetupForm::read(fields, draft.entry.game.options());
        Ok(draft)
    }

    pub(crate) fn request(&self) -> Result<TableRequest> {
        let info = self.info();
        if !(info.min_seats..=info.max_seats).contains(&self.n_seats) {
            return Err(Problem::malformed("new-no-number"));
        }
        let chosen = &self.seats[..usize::from(self.n_seats)];
        if chosen.iter().filter(|seat| seat.kind == "me").count() > 1 {
            return Err(Problem::malformed("new-two-seats"));
        }
        let SetupForm { options, private, spectators, seconds, absence, hints } =
            self.setup.clone();
        Ok(TableRequest {
            game: self.game_id().to_owned(),
            seats: chosen.iter().map(DraftSeat::word).collect(),
            options,
            private,
            spectators,
            seconds: Some(seconds).filter(|seconds| *seconds > 0),
            absence,
            hints,
            start: false,
            position: None,
            branch: None,
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

    pub(crate) fn levels(&self) -> &'static [Level] {
        self.entry.bots.levels()
    }

    pub(crate) fn seat(&self, number: u8) -> DraftSeat {
        self.seats.get(usize::from(number)).cloned().unwrap_or_default()
    }
}

fn find(game: Option<&str>) -> Result<&'static catalog::Entry> {
    let Some(id) = game else {
        return catalog::GAMES.first().ok_or(Problem::missing("problem-no-route"));
    };
    Ok(catalog::find(id)?)
}

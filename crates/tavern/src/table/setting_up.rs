//! How the host changes what they chose, until the match begins. The deal stays the one that the server is bound to.

use std::collections::BTreeMap;

use game::{MAX_SEATS, OptionKind};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::setup::{Absence, Hints, MAX_SECONDS};
use super::{Asker, Entry, Sitter, Table, TableSetup};
use crate::ids::random_word;
use crate::problem::{Problem, Result};

/// A match does not begin so soon after a change, in milliseconds: whoever sits there has to see what changed.
const TIME_TO_SEE: u64 = 10_000;

/// What the host changes; whatever is not named stays as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct SetupChange {
    /// How many seats there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = MAX_SEATS))]
    pub seats: Option<u8>,
    /// All options of the game that are not to have their default.
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "option_words")]
    #[schemars(with = "Option<BTreeMap<String, OptionValue>>")]
    pub options: Option<BTreeMap<String, String>>,
    /// Whether only those may come in who know the invite word.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub private: Option<bool>,
    /// Whether people without a seat may look.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spectators: Option<bool>,
    /// How many seconds there are for a decision; 0 is no clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(range(max = MAX_SECONDS))]
    pub seconds: Option<u32>,
    /// What happens when somebody is away.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) absence: Option<Absence>,
    /// When a captain may be asked for a hint.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) hints: Option<Hints>,
}

/// The value of an option: a word, or yes or no.
#[derive(Deserialize, JsonSchema)]
#[serde(untagged, expecting = "the value of an option is a text, true or false")]
pub(crate) enum OptionValue {
    Flag(bool),
    Word(String),
}

impl OptionValue {
    pub(crate) fn word(self) -> String {
        match self {
            Self::Flag(flag) => flag.to_string(),
            Self::Word(word) => word,
        }
    }
}

fn option_words<'de, D: serde::Deserializer<'de>>(
    json: D,
) -> Result<Option<BTreeMap<String, String>>, D::Error> {
    let values = Option::<BTreeMap<String, OptionValue>>::deserialize(json)?;
    let words = |values: BTreeMap<String, OptionValue>| {
        values.into_iter().map(|(name, value)| (name, value.word())).collect()
    };
    Ok(values.map(words))
}

/// What can be different after a change, as people are told of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Setting {
    Seats,
    /// An option of the game, by its id.
    Option(&'static str),
    Door,
    Spectators,
    Clock,
    Absence,
    Hints,
}

impl Table {
    pub(super) fn ask_set_up(&mut self, asker: &Asker, change: &SetupChange) -> Result<()> {
        self.host_only(asker)?;
        self.gathering()?;
        let was_private = self.setup.invite.is_some();
        let becomes_private = change.private.unwrap_or(was_private);
        let invite = (becomes_private && !was_private).then(random_word);
        let changed = self.setup.with(change, invite.clone());
        changed.check(self.kind.game)?;
        let taken = self.seats.iter().rposition(|sitter| *sitter != Sitter::Open);
        if taken.is_some_and(|last| last >= usize::from(changed.n_seats)) {
            return Err(Problem::conflict("problem-seats-needed"));
        }
        if self.differing(&changed).is_empty() {
            return Ok(());
        }
        self.room_for_more()?;
        self.happens(Entry::SetUp { change: change.clone(), invite })
    }

    pub(super) fn set_up(&mut self, change: &SetupChange, invite: Option<String>) {
        let changed = self.setup.with(change, invite);
        self.changed = self.differing(&changed);
        self.changed_at = Some(self.now);
        self.changes += 1;
        self.setup = changed;
        self.seats.resize(usize::from(self.setup.n_seats), Sitter::Open);
        self.seatings += 1;
    }

    /// What the host changed last.
    pub(crate) fn changed(&self) -> &[Setting] {
        &self.changed
    }

    /// Refuses to begin while others may not have seen what the host just changed.
    pub(super) fn others_saw_changes(&self, asker: &Asker) -> Result<()> {
        let others = self.seats.iter().filter_map(Sitter::player).any(|who| who != asker.player);
        let since = self.changed_at.map_or(u64::MAX, |at| self.now.saturating_sub(at));
        if !others || since >= TIME_TO_SEE {
            return Ok(());
        }
        let seconds = (TIME_TO_SEE - since).div_ceil(1_000);
        Err(Problem::conflict("problem-just-changed").with("seconds", seconds as usize))
    }

    fn differing(&self, other: &TableSetup) -> Vec<Setting> {
        let (own, kind) = (&self.setup, self.kind);
        let is_other = |spec: &&game::OptionSpec| own.option(spec) != other.option(spec);
        let options = kind.game.options().iter().filter(is_other);
        let plain = [
            (Setting::Door, own.invite.is_some() != other.invite.is_some()),
            (Setting::Spectators, own.spectators != other.spectators),
            (Setting::Clock, own.seconds != other.seconds),
            (Setting::Absence, own.absence != other.absence),
            (Setting::Hints, own.hints != other.hints),
        ];
        let seats = (own.n_seats != other.n_seats).then_some(Setting::Seats);
        let plain = plain.into_iter().filter_map(|(setting, differs)| differs.then_some(setting));
        let options = options.map(|spec| Setting::Option(spec.id));
        seats.into_iter().chain(options).chain(plain).collect()
    }
}

impl TableSetup {
    /// The same with a change; `invite` is the word of a table that becomes private.
    fn with(&self, change: &SetupChange, invite: Option<String>) -> Self {
        let mut setup = self.clone();
        let SetupChange { seats, options, private, spectators, seconds, absence, hints } = change;
        setup.n_seats = seats.unwrap_or(setup.n_seats);
        if let Some(options) = options {
            setup.options =
                options.iter().map(|(name, value)| (name.clone(), value.clone())).collect();
        }
        match private {
            Some(false) => setup.invite = None,
            Some(true) => setup.invite = setup.invite.or(invite),
            None => {}
        }
        setup.spectators = spectators.unwrap_or(setup.spectators);
        setup.seconds = seconds.map_or(setup.seconds, |n| Some(n).filter(|n| *n > 0));
        setup.absence = absence.unwrap_or(setup.absence);
        setup.hints = hints.unwrap_or(setup.hints);
        setup
    }

    /// The value of an option, which may be its default.
    pub(crate) fn option(&self, spec: &game::OptionSpec) -> &str {
        let default = match spec.kind {
            OptionKind::Flag => "false",
            OptionKind::Choice(values) => values.first().copied().unwrap_or_default(),
        };
        let chosen = self.options.iter().find(|(id, _)| id == spec.id);
        chosen.map_or(default, |(_, value)| value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::TableId;
    use crate::table::Ask;
    use crate::table::trial::person;

    /// A table of a game with options, and its host.
    fn table() -> (Table, Asker) {
        let host = person(1, "Anna");
        let kind = catalog::GAMES.iter().find(|kind| kind.game.easy_option().is_some()).unwrap();
        let setup = TableSetup::new(host.player, 4);
        let mut table = Table::new(TableId::random(), kind, setup, 0);
        table.ask(&host, &Ask::Sit { seat: None, salt: None }).unwrap();
        (table, host)
    }

    fn set_up(table: &mut Table, asker: &Asker, fields: &str) -> Result<(), &'static str> {
        let asked = Ask::read("set_up", fields).and_then(|ask| table.ask(asker, &ask));
        asked.map(|_| ()).map_err(|problem| problem.code())
    }

    #[test]
    fn a_host_may_change_everything_but_the_deal_until_the_match_begins() {
        let (mut table, host) = table();
        let easy = table.kind().game.easy_option().unwrap();
        let deal = table.setup().commitment();
        let fields = format!(
            r#"{{"seats":3,"options":{{"{easy}":true}},"private":true,"spectators":false,"seconds":30,"absence":"stand_in","hints":"never"}}"#
        );
        set_up(&mut table, &host, &fields).unwrap();
        let setup = table.setup();
        assert_eq!((setup.n_seats, table.seats().len(), setup.seconds), (3, 3, Some(30)));
        assert_eq!(setup.options, [(easy.to_owned(), "true".to_owned())]);
        assert!(setup.invite.is_some() && !setup.spectators);
        assert_eq!((setup.absence, setup.hints), (Absence::StandIn, Hints::Never));
        assert_eq!(setup.commitment(), deal);
        assert_eq!(table.changed().len(), 7, "{:?}", table.changed());
        set_up(&mut table, &host, r#"{"seconds":0}"#).unwrap();
        assert_eq!((table.setup().seconds, table.changed()), (None, &[Setting::Clock][..]));
    }

    #[test]
    fn nobody_else_changes_it_and_nobody_after_the_match_began() {
        let (mut table, host) = table();
        assert_eq!(set_up(&mut table, &person(2, "Boris"), r#"{"seconds":30}"#), Err("not-host"));
        for seat in 1..4 {
            let ask = Ask::Bot { seat: game::Seat::new(seat), level: bots::Level::CabinBoy };
            table.ask(&host, &ask).unwrap();
        }
        table.ask(&host, &Ask::Start).unwrap();
        assert_eq!(set_up(&mut table, &host, r#"{"seconds":30}"#), Err("not-gathering"));
    }

    #[test]
    fn what_cannot_be_or_changes_nothing_is_not_kept() {
        let (mut table, host) = table();
        let before = table.n_entries();
        for fields in
            [r#"{"seats":99}"#, r#"{"options":{"nothing":true}}"#, r#"{"seconds":9999999}"#]
        {
            assert!(set_up(&mut table, &host, fields).is_err(), "{fields}");
        }
        set_up(&mut table, &host, r#"{"seats":4,"private":false,"options":{}}"#).unwrap();
        assert_eq!((table.n_entries(), table.seats().len()), (before, 4));
        let sit = Ask::Sit { seat: Some(game::Seat::new(3)), salt: None };
        table.ask(&person(2, "Boris"), &sit).unwrap();
        assert_eq!(set_up(&mut table, &host, r#"{"seats":3}"#), Err("seats-needed"));
    }

    #[test]
    fn a_word_for_the_door_stays_until_the_door_is_opened() {
        let (mut table, host) = table();
        set_up(&mut table, &host, r#"{"private":true}"#).unwrap();
        let word = table.setup().invite.clone();
        set_up(&mut table, &host, r#"{"private":true,"seconds":30}"#).unwrap();
        assert_eq!(table.setup().invite, word);
        set_up(&mut table, &host, r#"{"private":false}"#).unwrap();
        set_up(&mut table, &host, r#"{"private":true}"#).unwrap();
        assert_ne!(table.setup().invite, word, "whoever knew the old word need not be welcome");
    }

    #[test]
    fn others_have_time_to_see_a_change_before_the_match_begins() {
        let (mut table, host) = table();
        for number in 2..5 {
            table.ask(&person(number, "Guest"), &Ask::Sit { seat: None, salt: None }).unwrap();
        }
        set_up(&mut table, &host, r#"{"seconds":30}"#).unwrap();
        let start = |table: &mut Table| table.ask(&host, &Ask::Start).map_err(|why| why.code());
        assert_eq!(start(&mut table), Err("just-changed"));
        table.set_time(TIME_TO_SEE);
        assert!(start(&mut table).is_ok());
    }

    #[test]
    fn a_table_is_set_up_the_same_way_when_it_is_read_again() {
        let (mut table, host) = table();
        set_up(&mut table, &host, r#"{"seats":5,"private":true,"seconds":60}"#).unwrap();
        let setup =
            TableSetup { secret: table.setup().secret.clone(), ..TableSetup::new(host.player, 4) };
        let mut again = Table::new(table.id(), table.kind(), setup, 0);
        for (at, entry) in table.take_unsaved() {
            again.replay(at, &entry).unwrap();
        }
        assert_eq!(again.setup().invite, table.setup().invite);
        assert_eq!((again.seats().len(), again.setup().seconds), (5, Some(60)));
    }
}

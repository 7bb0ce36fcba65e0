//! What is said at a table. Old lines go; those of spectators never push out those of players.

use std::collections::VecDeque;

use game::Seat;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::ask::MAX_LINE;
use super::saying::Saying;
use super::{Asker, Entry, Table};
use crate::ids::{PlayerId, TableId};
use crate::invisible::without_unseen;
use crate::problem::{Problem, Result};

const OF_PLAYERS: usize = 200;
const OF_SPECTATORS: usize = 100;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Line {
    /// How many lines were said before it.
    pub(crate) number: u32,
    /// The speaker's seat, if they have one in the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) seat: Option<Seat>,
    /// Whether they had no seat when they said it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) is_spectator: bool,
    /// The same word for all lines of one person at this table, whatever they are called.
    #[serde(default)]
    pub(crate) who: String,
    pub(crate) name: String,
    #[serde(flatten)]
    pub(crate) said: Said,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Said {
    /// In somebody's own words.
    Text(String),
    /// What everybody reads in their own language.
    Saying(Saying),
}

#[derive(Debug, Default)]
pub(crate) struct Talk {
    lines: VecDeque<Line>,
    said: u32,
    /// Spectators may only look.
    hushed: bool,
    /// Lines to be saved, and the numbers of those to be deleted.
    pub(super) unsaved: Vec<Line>,
    pub(super) gone: Vec<u32>,
}

impl Talk {
    /// In their order; the oldest are gone.
    pub(crate) const fn lines(&self) -> &VecDeque<Line> {
        &self.lines
    }

    /// How many lines were ever said.
    pub(crate) const fn said(&self) -> u32 {
        self.said
    }

    /// Whether spectators may only look.
    pub(crate) const fn is_hushed(&self) -> bool {
        self.hushed
    }

    pub(super) const fn hush(&mut self, quiet: bool) {
        self.hushed = quiet;
    }

    /// Remembers a line that was saved before.
    pub(crate) fn remember(&mut self, line: Line) {
        self.said = self.said.max(line.number + 1);
        self.lines.push_back(line);
    }

    fn say(&mut self, line: Line) {
        let (is_spectator, most) =
            if line.is_spectator { (true, OF_SPECTATORS) } else { (false, OF_PLAYERS) };
        let same = |known: &Line| known.is_spectator == is_spectator;
        if self.lines.iter().filter(|known| same(known)).count() >= most
            && let Some(oldest) = self.lines.iter().position(same)
            && let Some(oldest) = self.lines.remove(oldest)
        {
            self.gone.push(oldest.number);
        }
        self.unsaved.push(line.clone());
        self.remember(line);
    }
}

impl Table {
    pub(super) fn ask_say(&mut self, asker: &Asker, text: &str) -> Result<()> {
        let text = without_unseen(text.trim());
        if text.is_empty() || text.chars().count() > MAX_LINE {
            return Err(Problem::malformed("problem-line").with("max", MAX_LINE));
        }
        self.says(asker, Said::Text(text))
    }

    pub(super) fn says(&mut self, asker: &Asker, said: Said) -> Result<()> {
        self.admit_to_look(Some(asker.player), asker.invite.as_deref())?;
        if self.closed {
            return Err(Problem::conflict("problem-given-up"));
        }
        // From behind the curtain speaks whose device it is.
        let own = self.own_seat(asker).ok().or(self.seat_of(asker.player));
        if own.is_none() && self.talk.is_hushed() {
            return Err(Problem::forbidden("problem-hushed"));
        }
        let name = match own {
            Some(seat) => self.sitter(seat).name().to_owned(),
            None => self.unlike_others(&asker.name, None),
        };
        let number = self.talk.said();
        let (is_spectator, who) = (own.is_none(), who(self.id, asker.player));
        let seat = own.filter(|_| self.play.is_some());
        self.talk.say(Line { number, seat, is_spectator, who, name, said });
        self.news += 1;
        Ok(())
    }

    pub(super) fn ask_hush(&mut self, asker: &Asker, quiet: bool) -> Result<()> {
        self.host_only(asker)?;
        if self.talk.is_hushed() == quiet {
            return Ok(());
        }
        self.room_for_more()?;
        self.happens(Entry::Hushed { quiet })
    }
}

/// A word for a person at this table, which does not tell that they are the same as at another.
fn who(table: TableId, player: PlayerId) -> String {
    let digest: [u8; 32] =
        Sha256::new().chain_update(table.bytes()).chain_update(player.bytes()).finalize().into();
    digest[..6].iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::trial::person;
    use crate::table::{Ask, TableSetup};

    fn table(host: &Asker) -> Table {
        let setup = TableSetup::new(host.player, 3);
        let mut table = Table::new(TableId::random(), &catalog::GAMES[0], setup, 0);
        table.ask(host, &Ask::Sit { seat: None, salt: None }).unwrap();
        table
    }

    fn say(table: &mut Table, asker: &Asker, text: &str) -> Result<(), &'static str> {
        let said = table.ask(asker, &Ask::Say { text: text.to_owned() });
        said.map(|_| ()).map_err(|problem| problem.code())
    }

    fn said(line: &Line) -> &str {
        match &line.said {
            Said::Text(text) => text,
            Said::Saying(saying) => saying.id(),
        }
    }

    fn lines_of(table: &Table, is_spectator: bool) -> Vec<&str> {
        let lines = table.talk().lines().iter();
        let lines = lines.filter(|line| line.is_spectator == is_spectator);
        lines.map(said).collect()
    }

    #[test]
    fn however_much_spectators_say_players_are_heard_and_their_lines_stay() {
        let (anna, stranger) = (person(1, "Anna"), person(2, "Stranger"));
        let mut table = table(&anna);
        say(&mut table, &anna, "Ahoy!").unwrap();
        for _ in 0..5_000 {
            say(&mut table, &stranger, "spam").unwrap();
        }
        say(&mut table, &anna, "Still here.").unwrap();
        assert_eq!(lines_of(&table, false), ["Ahoy!", "Still here."]);
        assert_eq!(lines_of(&table, true).len(), OF_SPECTATORS);
        for _ in 0..5_000 {
            say(&mut table, &anna, "and on").unwrap();
        }
        assert_eq!(table.talk().lines().len(), OF_PLAYERS + OF_SPECTATORS);
    }

    #[test]
    fn a_host_may_hush_spectators_and_let_them_talk_again() {
        let (anna, stranger) = (person(1, "Anna"), person(2, "Stranger"));
        let mut table = table(&anna);
        let hush = |table: &mut Table, asker, quiet| table.ask(asker, &Ask::Hush { quiet });
        assert_eq!(hush(&mut table, &stranger, true).unwrap_err().code(), "not-host");
        hush(&mut table, &anna, true).unwrap();
        assert_eq!(say(&mut table, &stranger, "spam"), Err("hushed"));
        assert_eq!(say(&mut table, &anna, "Peace."), Ok(()));
        hush(&mut table, &anna, false).unwrap();
        assert_eq!(say(&mut table, &stranger, "Thanks."), Ok(()));
    }

    #[test]
    fn a_spectator_is_marked_and_cannot_bear_the_name_of_a_player() {
        let (anna, other_anna, cyrillic) =
            (person(1, "Anna"), person(2, "anna"), person(3, "Аnnа"));
        let mut table = table(&anna);
        say(&mut table, &other_anna, "I am Anna.").unwrap();
        say(&mut table, &cyrillic, "No, I am.").unwrap();
        let names: Vec<_> = table
            .talk()
            .lines()
            .iter()
            .map(|line| (line.name.as_str(), line.is_spectator))
            .collect();
        assert_eq!(names, [("anna 2", true), ("Аnnа 2", true)]);
        table.ask(&cyrillic, &Ask::Sit { seat: None, salt: None }).unwrap();
        assert_eq!(table.names(), ["Anna", "Аnnа 2", ""]);
    }

    #[test]
    fn a_saying_is_kept_by_its_id_beside_lines_of_old() {
        let anna = person(1, "Anna");
        let mut table = table(&anna);
        let saying = Saying::from_id("well-played").unwrap();
        table.ask(&anna, &Ask::Exclaim { saying }).unwrap();
        let line = table.talk().lines().back().unwrap();
        let written = serde_json::to_string(line).unwrap();
        assert!(written.contains(r#""saying":"well-played""#), "{written}");
        assert_eq!(serde_json::from_str::<Line>(&written).unwrap(), *line);
        let old = r#"{"number":3,"who":"ab","name":"Anna","text":"Ahoy!"}"#;
        assert_eq!(said(&serde_json::from_str(old).unwrap()), "Ahoy!");
    }

    #[test]
    fn whoever_is_hushed_makes_no_faces() {
        let (anna, stranger) = (person(1, "Anna"), person(2, "Stranger"));
        let mut table = table(&anna);
        table.ask(&anna, &Ask::Hush { quiet: true }).unwrap();
        let saying = Saying::from_id("laugh").unwrap();
        let refused = table.ask(&stranger, &Ask::Exclaim { saying }).unwrap_err();
        assert_eq!(refused.code(), "hushed");
    }

    #[test]
    fn what_cannot_be_seen_is_not_said() {
        let anna = person(1, "Anna");
        let mut table = table(&anna);
        say(&mut table, &anna, "left\u{202e}thgir\u{200b}\u{ad}\u{e0041}").unwrap();
        say(&mut table, &anna, "\u{1f3f4}\u{200d}\u{2620}\u{fe0f}").unwrap();
        assert_eq!(lines_of(&table, false), ["leftthgir", "\u{1f3f4}\u{200d}\u{2620}\u{fe0f}"]);
        assert_eq!(say(&mut table, &anna, "\u{200b}\u{2066}"), Err("line"));
        assert_eq!(say(&mut table, &anna, &"x".repeat(MAX_LINE + 1)), Err("line"));
    }

    #[test]
    fn nothing_is_said_at_a_table_that_was_given_up() {
        let anna = person(1, "Anna");
        let mut table = table(&anna);
        table.ask(&anna, &Ask::Close).unwrap();
        assert_eq!(say(&mut table, &anna, "Ahoy!"), Err("given-up"));
    }
}

//! `tortuga play`: a person against bots.

mod choices;
mod keyboard;
mod keywords;
mod session;

use std::path::PathBuf;

use clap::Args;
use game::{Lang, Phrase, Say, Seat, Setup};

use crate::commands::Run;
use crate::record_file::NewFile;
use crate::stop::Stop;
use crate::table::{Table, TableArguments};
use crate::terminal::Terminal;
use crate::voice::{Voice, printable};
use session::Session;

/// Play a game against bots in the terminal
#[derive(Debug, Args)]
pub(crate) struct Play {
    #[command(flatten)]
    table: TableArguments,
    /// Your seat, counted from 1
    #[arg(long, value_name = "K", default_value_t = 1)]
    seat: usize,
    /// Your name at the table
    #[arg(long)]
    name: Option<String>,
    /// Save the record of the match in this new file
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

/// Enough names for the bots of the largest table.
static BOT_NAMES: [Phrase; game::MAX_SEATS - 1] = [
    Phrase::new("bot-name-one"),
    Phrase::new("bot-name-two"),
    Phrase::new("bot-name-three"),
    Phrase::new("bot-name-four"),
    Phrase::new("bot-name-five"),
];

impl Run for Play {
    fn run(self, lang: Lang, terminal: &mut Terminal) -> Result<(), Stop> {
        let table = self.table.table(lang, 1)?;
        let voice = Voice::of(lang, &table.entry.game.info());
        let seat = find_seat(self.seat, table.n_seats, &voice)?;
        let file = self.record.as_deref().map(|path| NewFile::at(path, &voice)).transpose()?;
        let name = self.name.map(|name| printable(name.trim())).filter(|name| !name.is_empty());
        let name = name.unwrap_or_else(|| voice.text("player-name"));
        let setup = Setup {
            options: table.options.clone(),
            seats: names(&table, seat, &name, &voice),
            seed: table.seed,
            deal: None,
        };
        let game = table.entry.game.start(setup).map_err(|why| voice.stop(&why.phrase()))?;
        let voice = voice.at_table(game.seats());
        Session::new(table, game, seat, voice).saved_in(file).run(terminal)
    }
}

fn find_seat(number: usize, n_seats: u8, voice: &Voice) -> Result<Seat, Stop> {
    let seat = Seat::all(n_seats).find(|seat| seat.index() + 1 == number);
    seat.ok_or_else(|| {
        voice.stop(&Phrase::new("bad-seat").with("found", number).with("seats", n_seats))
    })
}

fn names(table: &Table, person: Seat, name: &str, voice: &Voice) -> Vec<String> {
    let mut bots = BOT_NAMES.iter().map(|phrase| voice.say(phrase));
    let mut name_of = |seat| {
        if seat == person { name.to_owned() } else { bots.next().unwrap_or_default() }
    };
    Seat::all(table.n_seats).map(&mut name_of).collect()
}

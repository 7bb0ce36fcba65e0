//! What a table is set up with, as it is typed: game, seats, options, bots, seed.

use bots::Level;
use catalog::{Entry, GAMES};
use clap::Args;
use game::{Arg, BadSeed, BadSetup, Lang, Phrase, Say, Seed};

use crate::stop::Stop;
use crate::voice::{Voice, printable};

/// How many sit at a table if nobody says and the game allows it.
const USUAL_SEATS: u8 = 4;

/// The arguments that describe a table, except who plays.
#[derive(Debug, Args)]
pub(crate) struct GameArguments {
    /// The game, as `tortuga games` calls it
    game: String,
    /// How many play [default: 4 if the game allows]
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// A variant of the game, such as open_baskets=true; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// The seed of all chance: 64 hexadecimal digits [default: random]
    #[arg(long, value_name = "HEX")]
    seed: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct TableArguments {
    #[command(flatten)]
    game: GameArguments,
    /// How well the bots play: one level for all, or one for each [default: captain against people, else cabin-boy]
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',')]
    bots: Vec<String>,
}

#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) entry: &'static Entry,
    pub(crate) n_seats: u8,
    /// Names and values.
    pub(crate) options: Vec<(String, String)>,
    /// For each bot.
    pub(crate) levels: Vec<Level>,
    pub(crate) seed: Seed,
}

impl TableArguments {
    /// The table at which `n_people` sit and the others are bots.
    pub(crate) fn table(&self, lang: Lang, n_people: usize) -> Result<Table, Stop> {
        let n_seats = match self.bots.len() {
            0 | 1 => None,
            several => Some(several + n_people),
        };
        let table = self.game.table(lang, n_seats)?;
        let voice = Voice::of(lang, &table.entry.game.info());
        let n_bots = usize::from(table.n_seats) - n_people;
        let levels = read_levels(&self.bots, table.entry, &voice)?;
        let usual = if n_people > 0 { Level::USUAL } else { Level::CabinBoy };
        Ok(Table { levels: for_each(levels, usual, n_bots, &voice)?, ..table })
    }
}

impl GameArguments {
    /// A table at which nobody sits yet: with the seats that were asked for, else `n_seats`, else as many as usual.
    pub(crate) fn table(&self, lang: Lang, n_seats: Option<usize>) -> Result<Table, Stop> {
        let entry = find_game(&self.game, lang)?;
        let info = entry.game.info();
        let voice = Voice::of(lang, &info);
        let (min, max) = (info.min_seats, info.max_seats);
        let usual = usize::from(USUAL_SEATS.clamp(min, max));
        let found = self.seats.or(n_seats).unwrap_or(usual);
        let n_seats = u8::try_from(found).ok().filter(|n| (min..=max).contains(n));
        let n_seats =
            n_seats.ok_or_else(|| voice.stop(&BadSetup::Seats { found, min, max }.phrase()))?;
        let options = read_options(&self.options, entry, &voice)?;
        let seed = read_seed(self.seed.as_deref(), &voice)?;
        Ok(Table { entry, n_seats, options, levels: Vec::new(), seed })
    }

    /// Whether the seed was typed, not drawn.
    pub(crate) fn has_seed(&self) -> bool {
        self.seed.is_some()
    }
}

/// The error says which games there are.
pub(crate) fn find_game(id: &str, lang: Lang) -> Result<&'static Entry, Stop> {
    catalog::find(id).map_err(|_| {
        let known = GAMES.iter().map(|entry| Arg::from(entry.game.info().id)).collect::<Vec<_>>();
        Voice::new(lang)
            .stop(&Phrase::new("bad-game").with("found", printable(id)).with("known", known))
    })
}

fn read_options(
    texts: &[String],
    entry: &Entry,
    voice: &Voice,
) -> Result<Vec<(String, String)>, Stop> {
    let known = entry.game.options().iter().map(|spec| Arg::from(spec.id)).collect::<Vec<_>>();
    let pair = |text: &String| match text.split_once('=') {
        Some((name, value)) => Ok((printable(name), printable(value))),
        None => Err(voice.stop(
            &Phrase::new("bad-option").with("found", printable(text)).with("known", known.clone()),
        )),
    };
    texts.iter().map(pair).collect()
}

/// The error says which levels there are.
pub(crate) fn read_levels(
    texts: &[String],
    entry: &Entry,
    voice: &Voice,
) -> Result<Vec<Level>, Stop> {
    let known = entry.bots.levels();
    let read = |text: &String| {
        known.iter().copied().find(|level| level.id() == text.trim()).ok_or_else(|| {
            let known = known.iter().map(|level| Arg::from(level.id())).collect::<Vec<_>>();
            voice
                .stop(&Phrase::new("bad-level").with("found", printable(text)).with("known", known))
        })
    };
    texts.iter().map(read).collect()
}

/// A level for each bot, or one for all; the usual one if nothing was said.
fn for_each(
    levels: Vec<Level>,
    usual: Level,
    n_bots: usize,
    voice: &Voice,
) -> Result<Vec<Level>, Stop> {
    match levels.as_slice() {
        [] => Ok(vec![usual; n_bots]),
        [one] => Ok(vec![*one; n_bots]),
        several if several.len() == n_bots => Ok(levels),
        several => Err(voice
            .stop(&Phrase::new("bad-levels").with("found", several.len()).with("bots", n_bots))),
    }
}

fn read_seed(text: Option<&str>, voice: &Voice) -> Result<Seed, Stop> {
    let Some(text) = text else { return random_seed(voice) };
    text.parse().map_err(|why| match why {
        BadSeed::Length(length) => {
            voice.stop(&Phrase::new("bad-seed-length").with("length", length))
        }
        BadSeed::Digit(digit) => {
            let digit = printable(&digit.to_string());
            voice.stop(&Phrase::new("bad-seed-digit").with("digit", digit))
        }
    })
}

fn random_seed(voice: &Voice) -> Result<Seed, Stop> {
    let mut bytes = [0; 32];
    match getrandom::fill(&mut bytes) {
        Ok(()) => Ok(Seed::from_bytes(bytes)),
        Err(_) => Err(voice.stop(&Phrase::new("bad-chance"))),
    }
}

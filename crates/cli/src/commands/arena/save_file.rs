//! The file in which an arena is kept: a line that says what is played, and a line for every finished deal.

use std::collections::BTreeSet;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use bots::arena::{Entrant, PlayedDeal, Tournament};
use game::{Phrase, Seed};
use serde_json::{Map, Value, json};

use crate::stop::Stop;
use crate::table::Table;
use crate::voice::{Voice, printable};

/// What is played: the first line of the file.
pub(super) struct Heading {
    fields: Map<String, Value>,
    /// Nobody asked for this seed, so a file may have another.
    any_seed: bool,
}

impl Heading {
    pub(super) fn new(table: &Table, plan: &Tournament, has_seed: bool) -> Self {
        let info = table.entry.game.info();
        let bots: Vec<String> = plan.bots.iter().map(ToString::to_string).collect();
        let mut fields = Map::new();
        fields.insert("game".to_owned(), json!(info.id));
        fields.insert("seats".to_owned(), json!(plan.seats));
        fields.insert("bots".to_owned(), json!(bots));
        fields.insert("options".to_owned(), options(table));
        fields.insert("rules_version".to_owned(), json!(info.rules_version));
        fields.insert("seed".to_owned(), json!(plan.seed.to_string()));
        // Without engines, their limits make no difference.
        if plan.bots.iter().any(|bot| matches!(bot, Entrant::Engine(_))) {
            fields.insert("engine_limits".to_owned(), json!(plan.limits));
        }
        Self { fields, any_seed: !has_seed }
    }

    fn line(&self) -> String {
        format!("{}\n", json!(self.fields))
    }

    /// The seed of the file that begins with `line`.
    fn seed_in(&self, line: &[u8]) -> Result<Seed, Trouble> {
        let found: Map<String, Value> =
            serde_json::from_slice(line).map_err(|_| Trouble::NoArena)?;
        for (name, expected) in &self.fields {
            let found = found.get(name).ok_or(Trouble::NoArena)?;
            if found != expected && !(self.any_seed && name == "seed") {
                let (found, expected) = (plain(found), plain(expected));
                return Err(Trouble::Other { name: name.clone(), found, expected });
            }
        }
        let seed = found.get("seed").and_then(Value::as_str);
        seed.and_then(|seed| seed.parse().ok()).ok_or(Trouble::NoArena)
    }
}

pub(super) fn options(table: &Table) -> Value {
    let pairs = table.options.iter().map(|(name, value)| (name.clone(), json!(value)));
    Value::Object(pairs.collect())
}

fn plain(value: &Value) -> String {
    printable(&value.as_str().map_or_else(|| value.to_string(), str::to_owned))
}

pub(super) struct Kept {
    /// By number.
    pub(super) deals: Vec<PlayedDeal>,
    pub(super) seed: Seed,
    /// How many bytes of the file are whole lines.
    length: u64,
}

/// A file that is being written.
pub(super) struct SaveFile {
    file: File,
    name: String,
}

impl SaveFile {
    /// Opens a file to continue from what it has, or makes a new one. On an error the file stays as it was.
    pub(super) fn open(
        path: &Path,
        heading: &Heading,
        plan: &Tournament,
        voice: &Voice,
    ) -> Result<(Kept, Self), Stop> {
        let name = printable(&path.to_string_lossy());
        let opened = open(path, heading, plan);
        let (kept, file) = opened.map_err(|trouble| trouble.stop(&name, voice))?;
        Ok((kept, Self { file, name }))
    }

    /// What a file has, without touching it.
    pub(super) fn look(
        path: &Path,
        heading: &Heading,
        plan: &Tournament,
        voice: &Voice,
    ) -> Result<Kept, Stop> {
        let looked = File::open(path).map_err(Trouble::File).and_then(|mut file| {
            let kept = read(&bytes_of(&mut file)?, heading, plan)?;
            kept.filter(|kept| !kept.deals.is_empty()).ok_or(Trouble::Empty)
        });
        looked.map_err(|trouble| trouble.stop(&printable(&path.to_string_lossy()), voice))
    }

    /// Writes a deal at once, as one line.
    pub(super) fn append(&mut self, deal: &PlayedDeal) -> io::Result<()> {
        self.file.write_all(format!("{}\n", json!(deal)).as_bytes())
    }

    /// Why the arena ends when a deal could not be written.
    pub(super) fn broken(&self, why: &io::Error, voice: &Voice) -> Stop {
        let phrase = Phrase::new("bad-arena-file").with("file", self.name.as_str());
        voice.stop(&phrase.with("why", why.to_string()))
    }
}

fn open(path: &Path, heading: &Heading, plan: &Tournament) -> Result<(Kept, File), Trouble> {
    let mut file =
        OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
    file.try_lock().map_err(|why| match why {
        TryLockError::WouldBlock => Trouble::Busy,
        TryLockError::Error(why) => Trouble::File(why),
    })?;
    let kept = read(&bytes_of(&mut file)?, heading, plan)?;
    let is_new = kept.is_none();
    let kept = kept.unwrap_or(Kept { deals: Vec::new(), seed: plan.seed, length: 0 });
    // Drops an unfinished last line, so that the next deal begins on a new one.
    file.set_len(kept.length)?;
    file.seek(SeekFrom::End(0))?;
    if is_new {
        file.write_all(heading.line().as_bytes())?;
    }
    Ok((kept, file))
}

fn bytes_of(file: &mut File) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// What these bytes hold; `None` if they are only the beginning of the first line.
fn read(bytes: &[u8], heading: &Heading, plan: &Tournament) -> Result<Option<Kept>, Trouble> {
    if heading.line().as_bytes().starts_with(bytes) && !bytes.ends_with(b"\n") {
        return Ok(None);
    }
    let mut lines = bytes.split_inclusive(|&byte| byte == b'\n').enumerate().peekable();
    let first = lines.next().map_or(&[][..], |(_, line)| line);
    let mut kept = Kept { deals: Vec::new(), seed: heading.seed_in(first)?, length: 0 };
    kept.length = first.len() as u64;
    let mut numbers = BTreeSet::new();
    while let Some((number, line)) = lines.next() {
        let deal = serde_json::from_slice::<PlayedDeal>(line).ok().filter(|deal| plan.fits(deal));
        match deal.filter(|_| line.ends_with(b"\n")) {
            Some(deal) if numbers.insert(deal.number) => kept.deals.push(deal),
            Some(_) => {}
            // Writing was cut short, by a power failure perhaps.
            None if lines.peek().is_none() => break,
            None => return Err(Trouble::Damaged { line: number + 1 }),
        }
        kept.length += line.len() as u64;
    }
    kept.deals.sort_by_key(|deal| deal.number);
    Ok(Some(kept))
}

/// Why a file cannot be used.
#[derive(Debug)]
enum Trouble {
    File(io::Error),
    /// Another arena is writing to it.
    Busy,
    /// It is not the file of an arena.
    NoArena,
    /// No deal was finished yet.
    Empty,
    /// It is the file of another arena.
    Other {
        name: String,
        found: String,
        expected: String,
    },
    /// A line that is not the last cannot be read.
    Damaged {
        line: usize,
    },
}

impl From<io::Error> for Trouble {
    fn from(why: io::Error) -> Self {
        Self::File(why)
    }
}

impl Trouble {
    fn stop(&self, file: &str, voice: &Voice) -> Stop {
        let phrase = match self {
            Self::File(why) => Phrase::new("bad-arena-file").with("why", why.to_string()),
            Self::Busy => Phrase::new("bad-arena-busy"),
            Self::NoArena => Phrase::new("bad-arena-none"),
            Self::Empty => Phrase::new("bad-arena-empty"),
            Self::Other { name, found, expected } => Phrase::new("bad-arena-other")
                .with("name", name.as_str())
                .with("found", found.as_str())
                .with("expected", expected.as_str()),
            Self::Damaged { line } => Phrase::new("bad-arena-damaged").with("line", *line),
        };
        voice.stop(&phrase.with("file", file))
    }
}

//! A file in which long work is kept: a line that says what is done, and a line for every part of it that is finished.

use std::collections::BTreeSet;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use game::{Phrase, Seed};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use crate::stop::Stop;
use crate::table::Table;
use crate::voice::{Voice, printable};

/// A part of the work that is finished.
pub(crate) trait Part: Serialize + DeserializeOwned {
    /// No two parts of the same work have the same number.
    fn number(&self) -> u64;
}

/// What is done: the first line of the file.
pub(crate) struct Heading {
    /// How the texts call the work.
    work: &'static str,
    fields: Map<String, Value>,
    /// Nobody asked for this seed, so a file may have another.
    any_seed: bool,
}

impl Heading {
    /// The fields that all work has.
    pub(crate) fn new(work: &'static str, table: &Table, has_seed: bool) -> Self {
        let info = table.entry.game.info();
        let mut fields = Map::new();
        fields.insert("game".to_owned(), json!(info.id));
        fields.insert("seats".to_owned(), json!(table.n_seats));
        fields.insert("options".to_owned(), options(table));
        fields.insert("rules_version".to_owned(), json!(info.rules_version));
        fields.insert("seed".to_owned(), json!(table.seed.to_string()));
        Self { work, fields, any_seed: !has_seed }
    }

    /// The same with another field.
    pub(crate) fn with(mut self, name: &str, value: Value) -> Self {
        self.fields.insert(name.to_owned(), value);
        self
    }

    fn line(&self) -> String {
        format!("{}\n", json!(self.fields))
    }

    /// The seed of the file that begins with `line`.
    fn seed_in(&self, line: &[u8]) -> Result<Seed, Trouble> {
        let found: Map<String, Value> =
            serde_json::from_slice(line).map_err(|_| Trouble::OtherFile)?;
        for (name, expected) in &self.fields {
            let found = found.get(name).ok_or(Trouble::OtherFile)?;
            if found != expected && !(self.any_seed && name == "seed") {
                let (found, expected) = (plain(found), plain(expected));
                return Err(Trouble::Other { name: name.clone(), found, expected });
            }
        }
        let seed = found.get("seed").and_then(Value::as_str);
        seed.and_then(|seed| seed.parse().ok()).ok_or(Trouble::OtherFile)
    }
}

pub(crate) fn options(table: &Table) -> Value {
    let pairs = table.options.iter().map(|(name, value)| (name.clone(), json!(value)));
    Value::Object(pairs.collect())
}

fn plain(value: &Value) -> String {
    printable(&value.as_str().map_or_else(|| value.to_string(), str::to_owned))
}

pub(crate) struct Kept<T> {
    /// By number.
    pub(crate) parts: Vec<T>,
    pub(crate) seed: Seed,
    /// How many bytes of the file are whole lines.
    length: u64,
}

/// A file that is being written.
pub(crate) struct SaveFile {
    file: File,
    name: String,
    work: &'static str,
}

impl SaveFile {
    /// Opens a file to continue from what it has, or makes a new one. On an error the file stays as it was.
    pub(crate) fn open<T: Part>(
        path: &Path,
        heading: &Heading,
        fits: &dyn Fn(&T) -> bool,
        voice: &Voice,
    ) -> Result<(Kept<T>, Self), Stop> {
        let (name, work) = (printable(&path.to_string_lossy()), heading.work);
        let opened = open(path, heading, fits);
        let (kept, file) = opened.map_err(|trouble| trouble.stop(&name, work, voice))?;
        Ok((kept, Self { file, name, work }))
    }

    /// What a file has, without touching it.
    pub(crate) fn look<T: Part>(
        path: &Path,
        heading: &Heading,
        fits: &dyn Fn(&T) -> bool,
        voice: &Voice,
    ) -> Result<Kept<T>, Stop> {
        let looked = File::open(path).map_err(Trouble::File).and_then(|mut file| {
            let kept = read(&bytes_of(&mut file)?, heading, fits)?;
            kept.filter(|kept| !kept.parts.is_empty()).ok_or(Trouble::Empty)
        });
        let name = printable(&path.to_string_lossy());
        looked.map_err(|trouble| trouble.stop(&name, heading.work, voice))
    }

    /// Writes a part at once, as one line.
    pub(crate) fn append(&mut self, part: &impl Part) -> io::Result<()> {
        self.file.write_all(format!("{}\n", json!(part)).as_bytes())
    }

    /// Why the work ends when a part could not be written.
    pub(crate) fn broken(&self, why: io::Error, voice: &Voice) -> Stop {
        Trouble::File(why).stop(&self.name, self.work, voice)
    }
}

fn open<T: Part>(
    path: &Path,
    heading: &Heading,
    fits: &dyn Fn(&T) -> bool,
) -> Result<(Kept<T>, File), Trouble> {
    let mut file =
        OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
    file.try_lock().map_err(|why| match why {
        TryLockError::WouldBlock => Trouble::Busy,
        TryLockError::Error(why) => Trouble::File(why),
    })?;
    let kept = read(&bytes_of(&mut file)?, heading, fits)?;
    let is_new = kept.is_none();
    let seed = heading.seed_in(heading.line().as_bytes())?;
    let kept = kept.unwrap_or(Kept { parts: Vec::new(), seed, length: 0 });
    // Drops an unfinished last line, so that the next part begins on a new one.
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
fn read<T: Part>(
    bytes: &[u8],
    heading: &Heading,
    fits: &dyn Fn(&T) -> bool,
) -> Result<Option<Kept<T>>, Trouble> {
    if heading.line().as_bytes().starts_with(bytes) && !bytes.ends_with(b"\n") {
        return Ok(None);
    }
    let mut lines = bytes.split_inclusive(|&byte| byte == b'\n').enumerate().peekable();
    let first = lines.next().map_or(&[][..], |(_, line)| line);
    let mut kept = Kept { parts: Vec::new(), seed: heading.seed_in(first)?, length: 0 };
    kept.length = first.len() as u64;
    let mut numbers = BTreeSet::new();
    while let Some((number, line)) = lines.next() {
        let part = serde_json::from_slice::<T>(line).ok().filter(fits);
        match part.filter(|_| line.ends_with(b"\n")) {
            Some(part) if numbers.insert(part.number()) => kept.parts.push(part),
            Some(_) => {}
            // Writing was cut short, by a power failure perhaps.
            None if lines.peek().is_none() => break,
            None => return Err(Trouble::Damaged { line: number + 1 }),
        }
        kept.length += line.len() as u64;
    }
    kept.parts.sort_by_key(Part::number);
    Ok(Some(kept))
}

/// Why a file cannot be used.
#[derive(Debug)]
enum Trouble {
    File(io::Error),
    /// Somebody else is writing to it.
    Busy,
    /// It is not a file of this kind.
    OtherFile,
    /// Nothing was finished yet.
    Empty,
    /// It is the file of other work.
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
    fn stop(&self, file: &str, work: &'static str, voice: &Voice) -> Stop {
        let phrase = match self {
            Self::File(why) => Phrase::new("bad-save-file").with("why", why.to_string()),
            Self::Busy => Phrase::new("bad-save-busy"),
            Self::OtherFile => Phrase::new("bad-save-none"),
            Self::Empty => Phrase::new("bad-save-empty"),
            Self::Other { name, found, expected } => Phrase::new("bad-save-other")
                .with("name", name.as_str())
                .with("found", found.as_str())
                .with("expected", expected.as_str()),
            Self::Damaged { line } => Phrase::new("bad-save-damaged").with("line", *line),
        };
        voice.stop(&phrase.with("file", file).with("work", work))
    }
}

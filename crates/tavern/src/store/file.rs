//! The file itself: whether it can be what we wrote. It is checked before SQLite touches it, since SQLite makes a new
//! database of an empty file, and notices only much later that the end is missing.

use std::collections::HashSet;
use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::io::{self, BufReader, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};

use anyhow::Context as _;

/// A running tavern holds this file locked.
const LOCK: &str = "tortuga.lock";
const MAGIC: &[u8; 16] = b"SQLite format 3\0";
const HEADER: usize = 100;
/// The length of the header of a write-ahead log, and of each page in it.
const LOG_HEADER: usize = 32;
const FRAME_HEADER: usize = 24;

/// Why the data cannot be used. Nothing in it was changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadData {
    /// Another process has this folder open.
    #[error("another Tortuga uses the folder {}", .0.display())]
    InUse(PathBuf),
    #[error("{} is empty", .0.display())]
    Empty(PathBuf),
    #[error("{} is not the data of a tavern", .0.display())]
    Foreign(PathBuf),
    /// The end of the file is missing.
    #[error("{} is cut off: it has {found} of {expected} bytes", .file.display())]
    Cut { file: PathBuf, found: u64, expected: u64 },
    /// SQLite cannot make sense of the file.
    #[error("{} is damaged", .0.display())]
    Damaged(PathBuf),
    /// It was written by a Tortuga that knows more than we do.
    #[error("the data was written by a newer Tortuga (version {0} of the storage)")]
    Newer(usize),
    /// This is no address of a PostgreSQL.
    #[error("the storage has no such address: {0}")]
    Address(String),
    /// PostgreSQL cannot be reached, or does not let us in.
    #[error("the PostgreSQL at {address} cannot be used: {why}")]
    Away {
        /// Where it should be.
        address: String,
        /// What was tried in vain.
        why: String,
    },
    /// Nodes are alive at a PostgreSQL that nobody should use.
    #[error("a tavern is open on this PostgreSQL")]
    Served,
    /// A table that is to be moved is there already, and is another one.
    #[error("the table {0} is there already, and is different")]
    Different(String),
    /// The file is gone, and its write-ahead log is still there.
    #[error("{} is missing, though {} is there", .file.display(), .log.display())]
    Missing {
        file: PathBuf,
        /// The write-ahead log.
        log: PathBuf,
    },
}

/// Locks a folder for this process. The system unlocks it when the process ends, however it ends.
pub(crate) fn lock(folder: &Path) -> anyhow::Result<File> {
    let name = folder.join(LOCK);
    let opened = File::options().create(true).truncate(false).write(true).open(&name);
    let file = opened.with_context(|| format!("cannot open {}", name.display()))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(BadData::InUse(folder.to_owned()).into()),
        Err(TryLockError::Error(why)) if why.kind() == io::ErrorKind::Unsupported => {
            tracing::warn!("files cannot be locked here: take care that nobody else uses them");
            Ok(file)
        }
        Err(TryLockError::Error(why)) => {
            Err(why).with_context(|| format!("cannot lock {}", name.display()))
        }
    }
}

/// Whether the file is there. Fails if it is not ours or not whole, as far as can be seen at a glance.
pub(super) fn is_there(file: &Path) -> anyhow::Result<bool> {
    let log = beside(file, "-wal");
    let length = match fs::metadata(file) {
        Ok(found) if !found.is_file() => return Err(BadData::Foreign(file.to_owned()).into()),
        Ok(found) => found.len(),
        Err(why) if why.kind() == io::ErrorKind::NotFound => {
            let is_lost = fs::metadata(&log).is_ok_and(|log| log.len() > 0);
            return if is_lost { Err(missing(file, log)) } else { Ok(false) };
        }
        Err(why) => return Err(why).with_context(|| format!("cannot read {}", file.display())),
    };
    if length == 0 {
        return Err(BadData::Empty(file.to_owned()).into());
    }
    let cannot_read = || format!("cannot read {}", file.display());
    let header = first_bytes(file, HEADER).with_context(cannot_read)?;
    check_length(file, length, &header, &log).map(|()| true)
}

fn missing(file: &Path, log: PathBuf) -> anyhow::Error {
    BadData::Missing { file: file.to_owned(), log }.into()
}

/// A file that belongs to this one, such as its `-wal`.
pub(super) fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(ending);
    name.into()
}

/// Checks that every page promised by the header or the write-ahead log is in the file or in the log.
fn check_length(file: &Path, length: u64, header: &[u8], log: &Path) -> anyhow::Result<()> {
    let begins_well = header.iter().zip(MAGIC).all(|(found, expected)| found == expected);
    if !begins_well {
        return Err(BadData::Foreign(file.to_owned()).into());
    }
    let cut = |expected| BadData::Cut { file: file.to_owned(), found: length, expected }.into();
    let Some(header) = Header::read(header) else { return Err(cut(HEADER as u64)) };
    let log = Log::read(log, header.page_size).unwrap_or_default();
    let pages = if log.pages_promised > 0 { log.pages_promised } else { header.pages };
    let there = (length / u64::from(header.page_size)).min(u64::from(u32::MAX)) as u32;
    // A process killed while it moved pages from the log into the file still has them in the log.
    match (there + 1..=pages).all(|page| log.pages.contains(&page)) {
        true => Ok(()),
        false => Err(cut(u64::from(pages) * u64::from(header.page_size))),
    }
}

struct Header {
    page_size: u32,
    /// How many pages there are; 0 if written by an old SQLite, which did not say.
    pages: u32,
}

impl Header {
    fn read(bytes: &[u8]) -> Option<Self> {
        let page_size = match u16::from_be_bytes(bytes.get(16..18)?.try_into().ok()?) {
            1 => 65_536,
            size => u32::from(size).max(512),
        };
        let is_valid = number(bytes, 24)? == number(bytes, 92)?;
        Some(Self { page_size, pages: if is_valid { number(bytes, 28)? } else { 0 } })
    }
}

#[derive(Default)]
struct Log {
    pages: HashSet<u32>,
    /// How many pages the file has after the last commit in the log; 0 without a commit.
    pages_promised: u32,
}

impl Log {
    /// Reads what was committed, up to where the log breaks off, as SQLite does.
    fn read(file: &Path, page_size: u32) -> io::Result<Self> {
        let mut reader = BufReader::with_capacity(FRAME_HEADER, File::open(file)?);
        let mut header = [0; LOG_HEADER];
        reader.read_exact(&mut header)?;
        let (mut log, mut uncommitted) = (Self::default(), Vec::new());
        let (mut frame, mut place) = ([0; FRAME_HEADER], LOG_HEADER as u64);
        while reader.read_exact(&mut frame).is_ok() && frame[8..16] == header[16..24] {
            uncommitted.extend(number(&frame, 0));
            if let Some(promised @ 1..) = number(&frame, 4) {
                log.pages_promised = promised;
                log.pages.extend(uncommitted.drain(..));
            }
            place += FRAME_HEADER as u64 + u64::from(page_size);
            reader.seek(SeekFrom::Start(place))?;
        }
        Ok(log)
    }
}

/// A big-endian number of four bytes.
fn number(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?))
}

fn first_bytes(file: &Path, most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(file)?.take(most as u64).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Makes a new file under another name and then moves it, so that there is never half of one.
pub(super) fn make(
    file: &Path,
    fill: impl FnOnce(&Path) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let new = beside(file, "-new");
    for ending in ["", "-wal", "-shm"] {
        match fs::remove_file(beside(&new, ending)) {
            Err(why) if why.kind() != io::ErrorKind::NotFound => return Err(why.into()),
            _ => {}
        }
    }
    fill(&new)?;
    fs::rename(&new, file)?;
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    // The name of the file must outlive a power cut, as its content does.
    Ok(File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use rusqlite::Connection;

    use super::*;
    use crate::metrics::Metrics;
    use crate::store::Sqlite;

    struct Folder(tempfile::TempDir);

    impl Folder {
        fn new() -> Self {
            Self(tempfile::tempdir().unwrap())
        }

        fn file(&self) -> PathBuf {
            self.0.path().join("test.db")
        }

        fn open(&self) -> anyhow::Result<Sqlite> {
            Sqlite::open(&self.file(), Arc::new(Metrics::default()))
        }

        /// With some players in it, and closed.
        fn filled() -> Self {
            let folder = Self::new();
            drop(folder.open().unwrap());
            fill(&Connection::open(folder.file()).unwrap(), "x");
            folder
        }

        /// Why it is refused; nothing in the folder is changed by that.
        fn refusal(&self) -> BadData {
            let before = self.contents();
            let refused = self.open().map(drop).unwrap_err();
            assert_eq!(self.contents(), before);
            refused.downcast().unwrap()
        }

        fn contents(&self) -> Vec<(PathBuf, Vec<u8>)> {
            let files = fs::read_dir(&self.0).unwrap().map(|entry| entry.unwrap().path());
            let mut all: Vec<_> =
                files.map(|path| (path.clone(), fs::read(path).unwrap())).collect();
            all.sort();
            all
        }

        fn cut_to(&self, length: u64) {
            File::options().write(true).open(self.file()).unwrap().set_len(length).unwrap();
        }
    }

    fn fill(database: &Connection, name: &str) {
        let name = name.repeat(1_000);
        database.execute_batch("BEGIN").unwrap();
        for number in 0..100u32 {
            let add = "INSERT OR REPLACE INTO players VALUES (?1, ?2)";
            database.execute(add, (number.to_le_bytes(), &name)).unwrap();
        }
        database.execute_batch("COMMIT").unwrap();
    }

    #[test]
    fn an_empty_file_is_refused() {
        let folder = Folder::new();
        fs::write(folder.file(), "").unwrap();
        assert_eq!(folder.refusal(), BadData::Empty(folder.file()));
    }

    #[test]
    fn what_is_not_ours_is_refused() {
        let folder = Folder::new();
        fs::write(folder.file(), "Dear diary, ".repeat(1_000)).unwrap();
        assert_eq!(folder.refusal(), BadData::Foreign(folder.file()));
        fs::remove_file(folder.file()).unwrap();
        let other = Connection::open(folder.file()).unwrap();
        other.execute_batch("CREATE TABLE recipes (name TEXT); PRAGMA user_version = 1;").unwrap();
        drop(other);
        assert_eq!(folder.refusal(), BadData::Foreign(folder.file()));
    }

    #[test]
    fn a_file_that_is_cut_anywhere_is_refused() {
        let folder = Folder::filled();
        let whole = fs::metadata(folder.file()).unwrap().len();
        drop(folder.open().unwrap());
        for length in [whole - 1, whole - 4_096, whole / 2, 4_096, 4_095, 100, 99, 20, 1] {
            folder.cut_to(length);
            let BadData::Cut { found, .. } = folder.refusal() else { panic!("{length}") };
            assert_eq!(found, length);
        }
    }

    #[test]
    fn a_file_without_its_end_is_refused_unless_the_log_has_it() {
        let (folder, copy) = (Folder::filled(), Folder::new());
        let database = Connection::open(folder.file()).unwrap();
        fill(&database, "other");
        // As a process leaves them that is killed: nothing was moved from the log into the file.
        let log = beside(&folder.file(), "-wal");
        assert!(fs::metadata(&log).unwrap().len() > 100_000);
        fs::copy(folder.file(), copy.file()).unwrap();
        fs::copy(log, beside(&copy.file(), "-wal")).unwrap();
        assert!(is_there(&copy.file()).unwrap());
        copy.cut_to(4_096);
        let BadData::Cut { found: 4_096, .. } = copy.refusal() else { panic!("it was cut") };
    }

    #[test]
    fn a_file_that_is_gone_is_not_made_anew_while_its_log_is_there() {
        let folder = Folder::new();
        let log = beside(&folder.file(), "-wal");
        fs::write(&log, "what was saved last").unwrap();
        assert_eq!(folder.refusal(), BadData::Missing { file: folder.file(), log });
    }

    #[test]
    fn a_file_whose_first_page_is_garbage_is_refused() {
        let folder = Folder::filled();
        let mut bytes = fs::read(folder.file()).unwrap();
        bytes[100..4_096].fill(0xa5);
        fs::write(folder.file(), bytes).unwrap();
        assert_eq!(folder.refusal(), BadData::Damaged(folder.file()));
    }

    #[test]
    fn half_of_a_new_file_is_thrown_away() {
        let folder = Folder::new();
        fs::write(beside(&folder.file(), "-new"), "").unwrap();
        drop(folder.open().unwrap());
        assert!(is_there(&folder.file()).unwrap());
        assert_eq!(folder.contents().len(), 1);
    }

    #[test]
    fn a_folder_is_locked_until_its_lock_is_dropped() {
        let folder = tempfile::tempdir().unwrap();
        let held = lock(folder.path()).unwrap();
        let refused = lock(folder.path()).unwrap_err().downcast::<BadData>().unwrap();
        assert_eq!(refused, BadData::InUse(folder.path().to_owned()));
        drop(held);
        lock(folder.path()).unwrap();
    }
}

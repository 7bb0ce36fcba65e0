//! Records of matches: where they are read from and how they are saved.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use catalog::Entry;
use game::{AnyMatch, BadRecord, Lang, Phrase, Say, game_of};

use crate::stop::Stop;
use crate::table::find_game;
use crate::voice::{Voice, printable};

/// Our records come nowhere near this many bytes.
const LONGEST: u64 = 16 << 20;

/// A compact record has at least this many characters after its game's id: the seed alone takes that many.
const SHORTEST_WORD: usize = 43;

#[derive(Debug)]
pub(crate) struct Replayed {
    pub(crate) entry: &'static Entry,
    /// At the end of the record.
    pub(crate) game: Box<dyn AnyMatch>,
}

/// Replays the record that `source` is or names: a file, `-` for standard input, or the compact word itself.
pub(crate) fn replay(source: &str, lang: Lang) -> Result<Replayed, Stop> {
    let voice = Voice::new(lang);
    let text = read(source, &voice)?;
    let id = game_of(&text).map_err(|why| voice.stop(&why.phrase()))?;
    let entry = match text.trim_start().starts_with('{') {
        true => find_game(&id, lang)?,
        // Anything with a dot in it might be meant as a record.
        false => catalog::find(&id).map_err(|_| voice.stop(&BadRecord::NoRecord.phrase()))?,
    };
    let voice = Voice::of(lang, &entry.game.info());
    let game = entry.game.replay(&text).map_err(|why| voice.stop(&why.phrase()))?;
    Ok(Replayed { entry, game })
}

fn read(source: &str, voice: &Voice) -> Result<String, Stop> {
    let path = Path::new(source);
    let named = || printable(source);
    let bytes = if source == "-" {
        read_all(io::stdin().lock())
    } else if path.is_dir() {
        return Err(voice.stop(&Phrase::new("bad-file-folder").with("file", named())));
    } else if !path.exists() && is_record(source) {
        return Ok(source.to_owned());
    } else {
        File::open(path).and_then(read_all)
    };
    let bytes = bytes.map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => voice.stop(&Phrase::new("bad-file-none").with("file", named())),
        _ => voice
            .stop(&Phrase::new("bad-file").with("file", named()).with("why", error.to_string())),
    })?;
    if bytes.len() as u64 > LONGEST {
        return Err(voice.stop(&BadRecord::NoRecord.phrase()));
    }
    String::from_utf8(bytes).map_err(|_| voice.stop(&BadRecord::NoRecord.phrase()))
}

fn read_all(from: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(LONGEST + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Whether this is a record itself rather than the name of a missing file.
fn is_record(text: &str) -> bool {
    let text = text.trim();
    let is_digit = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let is_word = |(game, word): (&str, &str)| {
        catalog::find(game).is_ok() && word.len() >= SHORTEST_WORD && word.chars().all(is_digit)
    };
    text.starts_with('{') || text.split_once('.').is_some_and(is_word)
}

/// A file that does not exist yet, in a folder that does.
#[derive(Debug)]
pub(crate) struct NewFile(PathBuf);

impl NewFile {
    /// Checks that a record can be saved here, before the match begins.
    pub(crate) fn at(path: &Path, voice: &Voice) -> Result<Self, Stop> {
        let file = Self(path.to_owned());
        if path.symlink_metadata().is_ok() {
            return Err(voice.stop(&Phrase::new("bad-save-exists").with("file", file.name())));
        }
        if path.file_name().is_none() || !file.folder().is_dir() {
            return Err(voice.stop(&Phrase::new("bad-save-folder").with("file", file.name())));
        }
        Ok(file)
    }

    pub(crate) fn name(&self) -> String {
        printable(&self.0.to_string_lossy())
    }

    /// Saves the record whole or not at all, and never over another file.
    pub(crate) fn save(&self, game: &dyn AnyMatch, voice: &Voice) -> Result<(), Stop> {
        self.write(&game.record()).map_err(|why| {
            let phrase = Phrase::new("bad-save").with("file", self.name());
            voice.stop(&phrase.with("why", why.to_string()))
        })
    }

    fn write(&self, record: &str) -> io::Result<()> {
        let mut draft = draft_in(self.folder())?;
        writeln!(draft, "{record}")?;
        draft.as_file().sync_all()?;
        draft.persist_noclobber(&self.0)?;
        Ok(())
    }

    fn folder(&self) -> &Path {
        folder_of(&self.0)
    }
}

pub(crate) fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// A file that vanishes unless it is given its real name. Others may read it as far as this user's files allow.
pub(crate) fn draft_in(folder: &Path) -> io::Result<tempfile::NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    builder.prefix(".tortuga-").tempfile_in(folder)
}

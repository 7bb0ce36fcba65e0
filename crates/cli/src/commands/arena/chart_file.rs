//! The file into which a chart is drawn.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use bots::arena::Chart;
use game::Phrase;

use crate::record_file::{draft_in, folder_of};
use crate::stop::Stop;
use crate::voice::{Voice, printable};

/// A path that can be written, and may be overwritten.
pub(super) struct ChartFile(PathBuf);

impl ChartFile {
    /// Checks that a chart can be drawn here, before anybody plays for hours.
    pub(super) fn at(path: &Path, voice: &Voice) -> Result<Self, Stop> {
        let file = Self(path.to_owned());
        if path.is_dir() || path.file_name().is_none() {
            return Err(file.stop(&io::ErrorKind::IsADirectory.into(), voice));
        }
        match draft_in(folder_of(path)) {
            Ok(_) => Ok(file),
            Err(why) => Err(file.stop(&why, voice)),
        }
    }

    /// Writes the file whole or not at all.
    pub(super) fn draw(&self, chart: &Chart, voice: &Voice) -> Result<(), Stop> {
        self.write(&chart.svg()).map_err(|why| self.stop(&why, voice))
    }

    fn write(&self, svg: &str) -> io::Result<()> {
        let mut draft = draft_in(folder_of(&self.0))?;
        draft.write_all(svg.as_bytes())?;
        draft.persist(&self.0)?;
        Ok(())
    }

    fn stop(&self, why: &io::Error, voice: &Voice) -> Stop {
        let phrase = Phrase::new("bad-chart").with("file", printable(&self.0.to_string_lossy()));
        // Tempfile's message names its draft, which means nothing to anybody.
        let why = why
            .raw_os_error()
            .map_or(why.kind().to_string(), |code| io::Error::from_raw_os_error(code).to_string());
        voice.stop(&phrase.with("why", why))
    }
}

//! The file in which samples are kept.

use std::fs::{File, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use train::Samples;

pub(super) struct SampleFile(File);

impl SampleFile {
    /// Opens a file to continue from what it has, or makes a new one. On an error the file stays as it was.
    pub(super) fn open(path: &Path, samples: &mut Samples) -> Result<Self, String> {
        let options =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let mut file = options.map_err(|why| why.to_string())?;
        file.try_lock().map_err(|why| why.to_string())?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(|why| why.to_string())?;
        let length = match bytes.is_empty() {
            true => 0,
            false => samples.read(&bytes).map_err(|why| why.to_string())?,
        };
        let opened = Self::continued(file, length, samples);
        opened.map_err(|why| why.to_string())
    }

    /// Drops a match that was cut short, so that the next one begins where it began.
    fn continued(mut file: File, length: usize, samples: &Samples) -> io::Result<Self> {
        file.set_len(length as u64)?;
        file.seek(SeekFrom::End(0))?;
        if length == 0 {
            file.write_all(&samples.heading())?;
        }
        Ok(Self(file))
    }

    pub(super) fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.0.write_all(bytes)
    }
}

//! The program as people start it: nothing is told to it but where to listen and where to keep its data.

use std::net::SocketAddr;

use tempfile::TempDir;

use super::served::Served;

/// A tavern with data of its own, which runs until this is dropped.
pub struct House {
    pub served: Served,
    pub address: SocketAddr,
    _data: TempDir,
}

impl House {
    /// With its default limits and pace.
    pub fn open() -> Self {
        Self::open_by(&[])
    }

    /// On a system that lets it open this many files: at first, and if it asks for more.
    pub fn open_with_files(at_first: u32, at_most: u32) -> Self {
        let limit = format!("ulimit -S -n {at_first} && ulimit -H -n {at_most} && exec \"$0\"");
        Self::open_by(&["sh", "-c", &limit])
    }

    fn open_by(by: &[&str]) -> Self {
        let data = tempfile::tempdir().unwrap();
        let served = Served::open_by(by, data.path(), &[]);
        Self { address: served.address, served, _data: data }
    }

    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }
}

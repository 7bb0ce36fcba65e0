//! Listens to what nodes tell each other about the lobby.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::Result;
use engines::Nats;

/// Counts notices until the bus ends.
pub(super) struct Listener {
    heard: Arc<[AtomicU64; 2]>,
}

impl Listener {
    pub(super) fn to(bus: &Nats) -> Result<Self> {
        let mut stream = TcpStream::connect(("127.0.0.1", bus.port()))?;
        stream.write_all(b"CONNECT {\"verbose\":false}\r\nSUB tortuga.all.notice 1\r\n")?;
        let heard = Arc::new([const { AtomicU64::new(0) }; 2]);
        let counting = Arc::clone(&heard);
        // It ends with the bus.
        std::thread::spawn(move || count(stream, &counting));
        Ok(Self { heard })
    }

    /// How many there were so far, and how many bytes on average.
    pub(super) fn heard(&self) -> (f64, f64) {
        let [messages, bytes] = [0, 1].map(|i| self.heard[i].load(Ordering::Relaxed) as f64);
        (messages, bytes / messages.max(1.0))
    }
}

fn count(stream: TcpStream, heard: &[AtomicU64; 2]) -> Result<()> {
    let (mut answers, mut reader) = (stream.try_clone()?, BufReader::new(stream));
    let mut line = String::new();
    while reader.read_line(&mut line)? > 0 {
        if line.starts_with("PING") {
            answers.write_all(b"PONG\r\n")?;
        }
        let length = line.strip_prefix("MSG ").and_then(|rest| rest.trim_end().rsplit(' ').next());
        if let Some(length) = length.and_then(|length| length.parse::<usize>().ok()) {
            reader.read_exact(&mut vec![0; length + 2])?;
            heard[0].fetch_add(1, Ordering::Relaxed);
            heard[1].fetch_add(length as u64, Ordering::Relaxed);
        }
        line.clear();
    }
    Ok(())
}

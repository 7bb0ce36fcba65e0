//! A process with which lines are exchanged. Whatever it does, it holds up nobody: it is read and written on threads of
//! its own, and what it says unasked waits in its own pipe.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::fault::{Fault, cut};
use super::program::Program;

/// A longer line is refused: bytes.
pub(super) const LONGEST: u64 = 1 << 20;
/// How many lines may wait for a process that does not read.
const UNREAD: usize = 8;
/// How long a process may take to end when it is asked to.
const PARTING: Duration = Duration::from_millis(500);

#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    /// `None` when nothing more is to be said.
    to: Option<SyncSender<String>>,
    from: Receiver<Result<String, Fault>>,
    complaint: Arc<Mutex<String>>,
}

impl Process {
    pub(super) fn start(program: &Program) -> Result<Self, Fault> {
        let (name, arguments) = program.words();
        let not_started = |why: io::Error| Fault::NotStarted { why: cut(&why.to_string()) };
        let mut child = Command::new(name)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(not_started)?;
        let (stdin, stdout, stderr) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (to, lines) = sync_channel::<String>(UNREAD);
        let (said, from) = sync_channel(1);
        let complaint = Arc::<Mutex<String>>::default();
        let heard = Arc::clone(&complaint);
        // The threads end with their pipes. They are not waited for: somebody else may hold the other ends.
        thread::spawn(move || stdin.map(|pipe| write_lines(pipe, &lines)));
        thread::spawn(move || stdout.map(|pipe| read_lines(pipe, &said)));
        thread::spawn(move || stderr.map(|pipe| keep_last_line(pipe, &heard)));
        Ok(Self { child, to: Some(to), from, complaint })
    }

    /// Says a line, and does not wait until it is read. Says whether there was room for it.
    pub(super) fn say(&self, line: String) -> bool {
        let said = self.to.as_ref().map(|to| to.try_send(line));
        // A process that is gone is noticed when it does not answer.
        matches!(said, Some(Ok(()) | Err(TrySendError::Disconnected(_))))
    }

    /// The next line, if it comes in time.
    pub(super) fn hear(&mut self, time: Duration) -> Option<Result<String, Fault>> {
        match self.from.recv_timeout(time) {
            Ok(heard) => Some(heard),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Err(self.gone())),
        }
    }

    /// It says no more: why.
    fn gone(&mut self) -> Fault {
        let status = self.ended_in(PARTING);
        // Its last words may still be on their way.
        thread::sleep(Duration::from_millis(20));
        let words = self.complaint.lock().unwrap_or_else(PoisonError::into_inner).clone();
        match (words.is_empty(), status) {
            (true, Some(status)) => Fault::Gone { last_words: status },
            _ => Fault::Gone { last_words: words },
        }
    }

    /// How it ended, if it does within this time.
    fn ended_in(&mut self, time: Duration) -> Option<String> {
        let until = Instant::now() + time;
        loop {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status.to_string());
            }
            if Instant::now() >= until {
                return None;
            }
            thread::sleep(Duration::from_millis(2));
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.to = None;
        if self.ended_in(PARTING).is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

fn write_lines(mut pipe: impl Write, lines: &Receiver<String>) {
    for line in lines {
        if pipe.write_all(line.as_bytes()).and_then(|()| pipe.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(pipe: impl Read, said: &SyncSender<Result<String, Fault>>) {
    let mut pipe = BufReader::new(pipe);
    loop {
        let mut bytes = Vec::new();
        let heard = match (&mut pipe).take(LONGEST + 1).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return,
            Ok(n) if n as u64 > LONGEST => Err(Fault::TooLong { most: LONGEST }),
            Ok(_) => Ok(String::from_utf8_lossy(&bytes).trim().to_owned()),
        };
        let is_last = heard.is_err();
        if said.send(heard).is_err() || is_last {
            return;
        }
    }
}

fn keep_last_line(pipe: impl Read, kept: &Mutex<String>) {
    let mut pipe = BufReader::new(pipe);
    let mut bytes = Vec::new();
    while let Ok(1..) = (&mut pipe).take(LONGEST).read_until(b'\n', &mut bytes) {
        let line = cut(&String::from_utf8_lossy(&bytes));
        if !line.is_empty() {
            *kept.lock().unwrap_or_else(PoisonError::into_inner) = line;
        }
        bytes.clear();
    }
}

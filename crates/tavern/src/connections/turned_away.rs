//! Whoever cannot be let in is told why, without a look at what they ask for.

use std::io::Write as _;
use std::net::{Shutdown, TcpStream as StdStream};
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use game::Lang;
use tokio::net::TcpStream;
use tokio::runtime::Handle;
use tokio::sync::Semaphore;

use crate::api::answer::status;
use crate::problem::{Kind, Problem};

/// At most this many at once are given time to read why; the others may miss it.
const MOST: usize = 64;
/// How long they have to read it.
const TIME: Duration = Duration::from_secs(2);
/// At most this many bytes of theirs are read and thrown away; whoever sends more misses the answer.
const UNREAD: usize = 16 * 1_024;
/// Seconds after which somebody with too many connections may have fewer.
const NUMBER_AGAIN: u32 = 5;
/// Seconds after which there may be files again.
pub(crate) const FILES_AGAIN: u32 = 10;

/// The refusals for connections that are turned away, and those being told.
pub(super) struct TurnedAway {
    number: Arc<[u8]>,
    files: Arc<[u8]>,
    room: Arc<Semaphore>,
}

impl Default for TurnedAway {
    fn default() -> Self {
        let number = Problem::too_many("problem-too-many-connections");
        Self {
            number: answer(&number.retry_after_seconds(NUMBER_AGAIN)),
            files: answer(&crowded()),
            room: Arc::new(Semaphore::new(MOST)),
        }
    }
}

/// The refusal for those without a seat when files are scarce.
pub(crate) const fn crowded() -> Problem {
    Problem::new(Kind::Crowded, "problem-crowded").retry_after_seconds(FILES_AGAIN)
}

impl TurnedAway {
    pub(super) fn for_their_number(&self, thread: &Handle, stream: StdStream) {
        self.tell(thread, stream, &self.number);
    }

    pub(super) fn for_want_of_files(&self, thread: &Handle, stream: StdStream) {
        self.tell(thread, stream, &self.files);
    }

    fn tell(&self, thread: &Handle, mut stream: StdStream, answer: &[u8]) {
        // This never blocks: so little always fits into a new connection.
        let told = stream.write_all(answer).and_then(|()| stream.shutdown(Shutdown::Write));
        let room = Arc::clone(&self.room).try_acquire_owned();
        let (Ok(()), Ok(room)) = (told, room) else { return };
        thread.spawn(async move {
            let _room = room;
            let _ = tokio::time::timeout(TIME, let_go(stream)).await;
        });
    }
}

/// Reads until they are gone: closing a connection with unread bytes in it would take back the answer.
async fn let_go(stream: StdStream) -> std::io::Result<()> {
    let stream = TcpStream::from_std(stream)?;
    let mut unread = [0; 1_024];
    for _ in 0..UNREAD / unread.len() {
        stream.readable().await?;
        match stream.try_read(&mut unread) {
            Ok(0) => break,
            Err(why) if why.kind() != std::io::ErrorKind::WouldBlock => break,
            _ => {}
        }
    }
    Ok(())
}

/// The whole answer, in every language, since nobody knows which one they speak.
fn answer(problem: &Problem) -> Arc<[u8]> {
    let status: StatusCode = status(problem.kind());
    let sentences: String = Lang::ALL.iter().map(|lang| problem.sentence(*lang) + "\n").collect();
    let answer = format!(
        "HTTP/1.1 {status}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: {}\r\n\
        Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nRetry-After: {}\r\n\
        Connection: close\r\n\r\n{sentences}",
        sentences.len(),
        problem.retry_after().unwrap_or(1),
    );
    answer.into_bytes().into()
}

//! Between a node and an engine: passes everything on, until it is cut.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use anyhow::Result;

/// Passes bytes on between whoever connects and a server, until it is cut.
#[derive(Debug)]
pub struct Relay {
    port: u16,
    line: Arc<Line>,
}

/// How the line is, and who talks over it.
#[derive(Debug, Default)]
struct Line {
    inner: Mutex<Inner>,
    mended: Condvar,
}

#[derive(Debug, Default)]
struct Inner {
    state: State,
    talking: Vec<TcpStream>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    #[default]
    Whole,
    /// Connections are closed at once.
    Cut,
    /// Nothing passes, and nobody is told.
    Silent,
    /// The relay is gone.
    Ended,
}

impl Relay {
    /// A relay to this port of this machine.
    ///
    /// # Errors
    /// If no port is free.
    pub fn to(server: u16) -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let port = listener.local_addr()?.port();
        let line = Arc::new(Line::default());
        let accepting = Arc::clone(&line);
        std::thread::spawn(move || accept(&listener, server, &accepting));
        Ok(Self { port, line })
    }

    /// Where to connect to.
    pub const fn port(&self) -> u16 {
        self.port
    }

    /// Closes all connections, and new ones at once.
    pub fn cut(&self) {
        self.line.set(State::Cut);
    }

    /// Lets nothing pass any more without closing anything, as a broken cable does.
    pub fn silence(&self) {
        self.line.set(State::Silent);
    }

    /// Lets everything pass again.
    pub fn mend(&self) {
        self.line.set(State::Whole);
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.line.set(State::Ended);
        let _ = TcpStream::connect(SocketAddr::from(([127, 0, 0, 1], self.port)));
    }
}

impl Line {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, state: State) {
        let mut inner = self.inner();
        inner.state = state;
        if matches!(state, State::Cut | State::Ended) {
            for stream in inner.talking.drain(..) {
                let _ = stream.shutdown(Shutdown::Both);
            }
        }
        self.mended.notify_all();
    }

    /// Waits while nothing passes; whether the line is whole then.
    fn passes(&self) -> bool {
        let is_silent = |inner: &mut Inner| inner.state == State::Silent;
        let waited = self.mended.wait_while(self.inner(), is_silent);
        waited.unwrap_or_else(PoisonError::into_inner).state == State::Whole
    }
}

fn accept(listener: &TcpListener, server: u16, line: &Arc<Line>) {
    for client in listener.incoming().flatten() {
        let state = line.inner().state;
        if state == State::Ended {
            return;
        }
        if state != State::Cut {
            let line = Arc::clone(line);
            std::thread::spawn(move || connect(client, server, &line));
        }
    }
}

fn connect(client: TcpStream, server: u16, line: &Arc<Line>) -> std::io::Result<()> {
    if !line.passes() {
        return Ok(());
    }
    let server = TcpStream::connect(SocketAddr::from(([127, 0, 0, 1], server)))?;
    for stream in [&client, &server] {
        stream.set_nodelay(true)?;
        line.inner().talking.push(stream.try_clone()?);
    }
    let (back, there) = (server.try_clone()?, client.try_clone()?);
    let other_way = Arc::clone(line);
    std::thread::spawn(move || pass(back, there, &other_way));
    pass(client, server, line);
    Ok(())
}

/// Passes on what comes until either side ends.
fn pass(mut from: TcpStream, mut to: TcpStream, line: &Line) {
    let mut bytes = [0; 16 * 1024];
    while let Ok(n @ 1..) = from.read(&mut bytes) {
        if !line.passes() || to.write_all(&bytes[..n]).is_err() {
            break;
        }
    }
    let _ = from.shutdown(Shutdown::Both);
    let _ = to.shutdown(Shutdown::Both);
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// A server that says everything back, and a relay to it.
    fn echo() -> Relay {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        std::thread::spawn(move || {
            for mut stream in listener.incoming().flatten() {
                std::thread::spawn(move || {
                    let mut reader = stream.try_clone().unwrap();
                    let _ = std::io::copy(&mut reader, &mut stream);
                });
            }
        });
        Relay::to(port).unwrap()
    }

    fn call(relay: &Relay) -> TcpStream {
        let stream = TcpStream::connect(("127.0.0.1", relay.port())).unwrap();
        stream.set_read_timeout(Some(Duration::from_millis(300))).unwrap();
        stream
    }

    fn is_heard(stream: &mut TcpStream) -> bool {
        stream.write_all(b"ahoy").is_ok() && stream.read_exact(&mut [0; 4]).is_ok()
    }

    #[test]
    fn what_is_cut_is_closed_and_what_is_mended_passes_again() {
        let relay = echo();
        let mut before = call(&relay);
        assert!(is_heard(&mut before));
        relay.cut();
        assert!(!is_heard(&mut before) && !is_heard(&mut call(&relay)));
        relay.mend();
        assert!(is_heard(&mut call(&relay)));
    }

    #[test]
    fn what_is_silenced_stays_open_and_comes_late() {
        let relay = echo();
        let mut stream = call(&relay);
        relay.silence();
        assert!(!is_heard(&mut stream));
        relay.mend();
        assert!(stream.read_exact(&mut [0; 4]).is_ok());
    }
}

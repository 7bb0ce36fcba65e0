//! A socket, whether the client is connected to this node or to another.

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::SinkExt as _;

use super::bus::Bus;
use super::streams::StreamEnd;

/// The socket of a client.
pub(crate) enum Socket {
    /// The client is connected to this node.
    Own(WebSocket),
    /// The client is connected to another node, which relays.
    Relayed(Relayed),
}

/// A stream that crosses the bus. Both ends count what they send, so that a loss is noticed.
pub(crate) struct Relayed {
    bus: Bus,
    node: String,
    /// Where the other end hears.
    subject: String,
    end: StreamEnd,
    sent: u32,
    heard: u32,
}

/// The other end cannot be reached, or something was lost.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Torn;

impl Socket {
    pub(crate) async fn recv(&mut self) -> Option<Result<Message, Torn>> {
        match self {
            Self::Own(socket) => socket.recv().await.map(|frame| frame.map_err(|_| Torn)),
            Self::Relayed(relayed) => Some(relayed.recv().await),
        }
    }

    pub(crate) async fn feed(&mut self, message: Message) -> Result<(), Torn> {
        match self {
            Self::Own(socket) => socket.feed(message).await.map_err(|_| Torn),
            Self::Relayed(relayed) => relayed.send(message).await,
        }
    }

    pub(crate) async fn flush(&mut self) -> Result<(), Torn> {
        match self {
            Self::Own(socket) => socket.flush().await.map_err(|_| Torn),
            Self::Relayed(_) => Ok(()),
        }
    }

    pub(crate) async fn send(&mut self, message: Message) -> Result<(), Torn> {
        self.feed(message).await?;
        self.flush().await
    }
}

impl Relayed {
    /// A stream whose other end `node` calls by this number.
    pub(super) fn new(bus: Bus, node: String, number: u64, end: StreamEnd) -> Self {
        Self { bus, node, subject: format!("stream.{number}"), end, sent: 0, heard: 0 }
    }

    /// Waits for the next message.
    pub(super) async fn recv(&mut self) -> Result<Message, Torn> {
        let (payload, _held) = self.end.arrived.recv().await.ok_or(Torn)?;
        self.read(&payload)
    }

    /// The next message, if one waits.
    pub(super) fn waiting(&mut self) -> Option<Result<Message, Torn>> {
        let (payload, _held) = self.end.arrived.try_recv().ok()?;
        Some(self.read(&payload))
    }

    pub(super) async fn send(&mut self, message: Message) -> Result<(), Torn> {
        let payload = written(self.sent, &message);
        self.sent = self.sent.wrapping_add(1);
        let sent = self.bus.send(&self.node, &self.subject, payload).await;
        if sent { Ok(()) } else { Err(Torn) }
    }

    fn read(&mut self, payload: &Bytes) -> Result<Message, Torn> {
        let (number, message) = read(payload).ok_or(Torn)?;
        if number != self.heard {
            return Err(Torn);
        }
        self.heard = self.heard.wrapping_add(1);
        Ok(message)
    }
}

/// A message as it crosses the bus: what it is, its number, and its content.
fn written(number: u32, message: &Message) -> Bytes {
    let code;
    let (kind, content): (u8, &[u8]) = match message {
        Message::Text(text) => (b'T', text.as_bytes()),
        Message::Binary(bytes) => (b'B', bytes),
        Message::Ping(bytes) => (b'?', bytes),
        Message::Pong(bytes) => (b'!', bytes),
        Message::Close(frame) => {
            code = frame.as_ref().map_or(0, |frame| frame.code).to_le_bytes();
            (b'C', &code)
        }
    };
    let mut payload = Vec::with_capacity(5 + content.len());
    payload.push(kind);
    payload.extend(number.to_le_bytes());
    payload.extend(content);
    payload.into()
}

fn read(payload: &Bytes) -> Option<(u32, Message)> {
    let number = u32::from_le_bytes(payload.get(1..5)?.try_into().ok()?);
    let content = payload.slice(5..);
    let message = match payload[0] {
        b'T' => Message::Text(Utf8Bytes::try_from(content).ok()?),
        b'B' => Message::Binary(content),
        b'?' => Message::Ping(content),
        b'!' => Message::Pong(content),
        b'C' => {
            let code = u16::from_le_bytes(content[..].try_into().ok()?);
            let frame = (code != 0).then(|| CloseFrame { code, reason: "".into() });
            Message::Close(frame)
        }
        _ => return None,
    };
    Some((number, message))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_message_crosses_the_bus() {
        let close = Message::Close(Some(CloseFrame { code: 1013, reason: "".into() }));
        let texts = ["", "Ahoy, моряк!"].map(Message::text);
        let others = [Message::Ping(Bytes::new()), Message::Pong(Bytes::new())];
        let all = texts.into_iter().chain(others).chain([close, Message::Close(None)]);
        for (number, message) in (7..).zip(all) {
            assert_eq!(read(&written(number, &message)), Some((number, message)));
        }
    }

    #[test]
    fn what_is_no_message_is_none() {
        for payload in ["", "T", "Txxxx\u{fffd}", "Zxxxx", "Cxxxxy"] {
            let mut payload = payload.as_bytes().to_vec();
            if payload.len() > 6 {
                payload.truncate(6);
            }
            assert_eq!(read(&payload.into()), None);
        }
    }
}

//! A connection whose other end has to read what it asked for.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// A connection that fails when nothing could be sent for a while although something waits.
#[derive(Debug)]
pub(super) struct Outgoing<S> {
    stream: S,
    patience: Duration,
    /// Runs while nothing can be sent.
    stalled: Option<Pin<Box<Sleep>>>,
}

impl<S> Outgoing<S> {
    pub(super) const fn new(stream: S, patience: Duration) -> Self {
        Self { stream, patience, stalled: None }
    }

    fn watch<T>(
        &mut self,
        sent: Poll<io::Result<T>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<T>> {
        if sent.is_ready() {
            self.stalled = None;
            return sent;
        }
        let patience = self.patience;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(patience)));
        stalled.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Outgoing<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Outgoing<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watch(sent, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.watch(sent, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};

    use super::*;

    #[tokio::test]
    async fn whoever_reads_slowly_is_served_and_whoever_does_not_is_cut_off() {
        let patience = Duration::from_millis(200);
        let (ours, mut theirs) = duplex(4);
        let mut ours = Outgoing::new(ours, patience);
        let slow = async {
            for _ in 0..8 {
                tokio::time::sleep(patience / 4).await;
                theirs.read_exact(&mut [0; 4]).await.unwrap();
            }
        };
        let (sent, ()) = tokio::join!(ours.write_all(&[7; 36]), slow);
        sent.unwrap();
        let stalled = ours.write_all(&[7; 8]).await.unwrap_err();
        assert_eq!(stalled.kind(), io::ErrorKind::TimedOut);
    }
}

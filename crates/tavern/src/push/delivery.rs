//! Hands a message to a push service: to the address that was looked up and checked, and to no other.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, bail};
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::{TcpStream, lookup_host};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::public_address::is_public;
use super::subscription::{Endpoint, PushReach};

/// How long a service may take for all of it.
const PATIENCE: Duration = Duration::from_secs(10);
/// How much of its answer is read: the first line is enough.
const ANSWER: usize = 256;

/// What a service makes of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Delivery {
    Taken,
    /// Nobody can be reached there any more.
    Gone,
    Refused(u16),
}

impl Delivery {
    const fn of(status: u16) -> Self {
        match status {
            200..300 => Self::Taken,
            404 | 410 => Self::Gone,
            other => Self::Refused(other),
        }
    }
}

/// What connects us to services.
pub(super) struct Postman {
    reach: PushReach,
    tls: TlsConnector,
}

impl Postman {
    /// It trusts whom browsers trust.
    pub(super) fn new(reach: PushReach) -> Self {
        let roots = webpki_roots::TLS_SERVER_ROOTS.to_vec();
        Self::trusting(RootCertStore { roots }, reach)
    }

    fn trusting(roots: RootCertStore, reach: PushReach) -> Self {
        let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
        Self { reach, tls: TlsConnector::from(Arc::new(config)) }
    }

    /// `headers` end with an empty line.
    pub(super) async fn deliver(
        &self,
        to: &Endpoint,
        headers: &str,
        body: &[u8],
    ) -> anyhow::Result<Delivery> {
        let request = [headers.as_bytes(), body].concat();
        let status = async {
            let stream = self.connect(to).await?;
            if to.is_plain {
                return ask(stream, &request).await;
            }
            let name = ServerName::try_from(to.host.clone())?;
            ask(self.tls.connect(name, stream).await?, &request).await
        };
        Ok(Delivery::of(tokio::time::timeout(PATIENCE, status).await??))
    }

    async fn connect(&self, to: &Endpoint) -> anyhow::Result<TcpStream> {
        let may = |address: &SocketAddr| match self.reach {
            PushReach::Public => is_public(address.ip()),
            PushReach::Loopback => address.ip().is_loopback(),
        };
        let mut failed = None;
        for address in lookup_host((to.host.as_str(), to.port)).await?.filter(may) {
            match TcpStream::connect(address).await {
                Ok(stream) => return Ok(stream),
                Err(why) => failed = Some(why),
            }
        }
        Err(failed.context("it leads into a private network")?.into())
    }
}

/// Sends a request and reads the status of its answer. Nothing else of the answer matters: it leads nowhere else.
async fn ask(
    mut stream: impl AsyncRead + AsyncWrite + Unpin,
    request: &[u8],
) -> anyhow::Result<u16> {
    stream.write_all(request).await?;
    stream.flush().await?;
    let mut answer = Vec::with_capacity(ANSWER);
    while answer.len() < ANSWER && !answer.contains(&b'\n') {
        if stream.read_buf(&mut answer).await? == 0 {
            break;
        }
    }
    let line = String::from_utf8_lossy(&answer);
    let mut words = line.split(' ');
    match (words.next(), words.next()) {
        (Some("HTTP/1.1" | "HTTP/1.0"), Some(status)) => Ok(status.parse()?),
        _ => bail!("this is no answer"),
    }
}

#[cfg(test)]
mod tests;

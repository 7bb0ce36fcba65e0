//! A very small HTTP client for one address, with one connection that stays open.

use std::net::SocketAddr;

use anyhow::{Context as _, bail};
use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

#[derive(Debug)]
pub struct Client {
    address: SocketAddr,
    key: Option<String>,
    connection: Option<TcpStream>,
}

#[derive(Clone, Debug)]
pub struct HttpAnswer {
    pub status: u16,
    /// The raw text of the headers.
    pub head: String,
    pub body: String,
}

impl HttpAnswer {
    /// Null if the body is not JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }
}

impl Client {
    pub const fn new(address: SocketAddr) -> Self {
        Self { address, key: None, connection: None }
    }

    /// A client for a new player with this name.
    pub async fn introduce(address: SocketAddr, name: &str) -> anyhow::Result<Self> {
        let mut client = Self::new(address);
        let body = serde_json::json!({"name": name, "bearer": true}).to_string();
        let answer = client.post("/api/me", &body).await?;
        let key = answer["key"].as_str().context("the server gave no key")?;
        client.key = Some(key.to_owned());
        Ok(client)
    }

    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// The same player at another node.
    pub fn moved(&self, address: SocketAddr) -> Self {
        Self { address, key: self.key.clone(), connection: None }
    }

    pub fn key(&self) -> Option<&str> {
        self.key.as_deref()
    }

    /// The same player with a connection of its own.
    pub fn again(&self) -> Self {
        Self { address: self.address, key: self.key.clone(), connection: None }
    }

    /// Fails unless the answer is a success.
    pub async fn get(&mut self, path: &str) -> anyhow::Result<Value> {
        let answer = self.request("GET", path, "", &[]).await?;
        expect_success(path, &answer)
    }

    /// Fails unless the answer is a success.
    pub async fn post(&mut self, path: &str, body: &str) -> anyhow::Result<Value> {
        let answer = self.request("POST", path, body, &[]).await?;
        expect_success(path, &answer)
    }

    pub async fn request(
        &mut self,
        method: &str,
        path: &str,
        body: &str,
        headers: &[(&str, &str)],
    ) -> anyhow::Result<HttpAnswer> {
        let mut text = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\n", self.address);
        if let Some(key) = &self.key {
            text += &format!("Authorization: Bearer {key}\r\n");
        }
        for (name, value) in headers {
            text += &format!("{name}: {value}\r\n");
        }
        text += &format!("Content-Length: {}\r\n\r\n{body}", body.len());
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => connect(self.address).await?,
        };
        connection.write_all(text.as_bytes()).await?;
        let answer = read_answer(&mut connection).await?;
        self.connection = Some(connection);
        Ok(answer)
    }
}

fn expect_success(path: &str, answer: &HttpAnswer) -> anyhow::Result<Value> {
    if answer.status != 200 {
        bail!("{path} was answered with {}: {}", answer.status, answer.body);
    }
    Ok(answer.json())
}

async fn connect(address: SocketAddr) -> anyhow::Result<TcpStream> {
    let connection = TcpStream::connect(address).await?;
    connection.set_nodelay(true)?;
    Ok(connection)
}

async fn read_answer(connection: &mut TcpStream) -> anyhow::Result<HttpAnswer> {
    let mut bytes = Vec::new();
    loop {
        if let Some(answer) = parse(&bytes)? {
            return Ok(answer);
        }
        if connection.read_buf(&mut bytes).await? == 0 {
            bail!("the server closed the connection");
        }
    }
}

/// `None` until the whole answer is there.
fn parse(bytes: &[u8]) -> anyhow::Result<Option<HttpAnswer>> {
    let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") else { return Ok(None) };
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let body = &bytes[end + 4..];
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    let length = head.lines().find_map(|line| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case("content-length").then(|| value.trim().parse().ok())?
    });
    let length: usize = length.unwrap_or(0);
    if body.len() < length {
        return Ok(None);
    }
    let body = String::from_utf8_lossy(&body[..length]).into_owned();
    Ok(Some(HttpAnswer { status: status.context("the answer has no status")?, head, body }))
}

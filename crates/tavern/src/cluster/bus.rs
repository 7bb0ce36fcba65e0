//! The bus: NATS, with a subject for every node.

use std::time::{Duration, Instant};

use anyhow::Context as _;
use async_nats::{Client, ConnectOptions, Event, Subject, Subscriber};
use bytes::Bytes;
use tokio::sync::watch;
use tokio::time::timeout;

/// How long to wait before a connection that was lost is tried again.
const AGAIN: Duration = Duration::from_millis(250);

/// How long to wait for the bus before a node opens without it.
const FIRST: Duration = Duration::from_secs(3);

/// The way to the other nodes.
#[derive(Clone, Debug)]
pub(crate) struct Bus {
    client: Client,
    name: String,
    /// How often the connection was lost, and whether it stands.
    link: watch::Receiver<Link>,
}

/// How the connection stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Link {
    pub(crate) is_up: bool,
    /// Since when.
    pub(crate) since: Instant,
    pub(crate) losses: u64,
}

/// Why nothing came back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Silence {
    /// Nobody has got it.
    Unheard,
    /// Nobody knows whether they have got it.
    Unknown,
}

impl Bus {
    /// Connects to `url` as the node with this name; goes on trying, now and whenever the connection is lost.
    ///
    /// # Errors
    /// If this is no address of a bus.
    pub(crate) async fn connect(url: &str, name: String) -> anyhow::Result<Self> {
        let (told, mut link) =
            watch::channel(Link { is_up: false, since: Instant::now(), losses: 0 });
        let options = ConnectOptions::new()
            .name(&name)
            .retry_on_initial_connect()
            .ping_interval(Duration::from_secs(2))
            .reconnect_delay_callback(|_| AGAIN)
            .subscription_capacity(64 * 1_024)
            .event_callback(move |event| {
                told.send_if_modified(|link| note(link, &event));
                async {}
            });
        let client = options.connect(url).await.with_context(|| format!("{url} is no bus"))?;
        if timeout(FIRST, link.wait_for(|link| link.is_up)).await.is_err() {
            tracing::warn!(url, "the bus does not answer yet");
        }
        Ok(Self { client, name, link })
    }

    pub(crate) fn link(&self) -> watch::Receiver<Link> {
        self.link.clone()
    }

    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// All that is sent to this node.
    pub(super) async fn own(&self) -> anyhow::Result<Subscriber> {
        Ok(self.client.subscribe(format!("tortuga.node.{}.>", self.name)).await?)
    }

    /// All that is said to every node.
    pub(super) async fn all(&self) -> anyhow::Result<Subscriber> {
        Ok(self.client.subscribe("tortuga.all.>").await?)
    }

    /// Says something to every node, this one too.
    pub(super) async fn tell_all(&self, what: &str, payload: Bytes) {
        let _ = self.client.publish(format!("tortuga.all.{what}"), payload).await;
    }

    /// Sends something to a node and expects nothing back.
    pub(super) async fn send(&self, node: &str, to: &str, payload: Bytes) -> bool {
        self.client.publish(format!("tortuga.node.{node}.{to}"), payload).await.is_ok()
    }

    /// Asks a node for something, for as long as anybody wants to wait for it.
    pub(super) async fn request(
        &self,
        node: &str,
        to: &str,
        payload: Bytes,
        patience: Duration,
    ) -> Result<Bytes, Silence> {
        let subject = format!("tortuga.node.{node}.{to}");
        self.ask(subject, payload, patience).await
    }

    /// Asks all nodes for something that any of them can answer.
    pub(super) async fn anybody(&self, what: &str, patience: Duration) -> Result<Bytes, Silence> {
        self.ask(format!("tortuga.all.{what}"), self.name.clone().into(), patience).await
    }

    async fn ask(
        &self,
        subject: String,
        payload: Bytes,
        patience: Duration,
    ) -> Result<Bytes, Silence> {
        use async_nats::client::RequestErrorKind;
        if !self.link.borrow().is_up {
            return Err(Silence::Unheard);
        }
        let request = async_nats::Request::new().payload(payload).timeout(Some(patience));
        match self.client.send_request(subject, request).await {
            Ok(answer) => Ok(answer.payload),
            Err(why) if why.kind() == RequestErrorKind::NoResponders => Err(Silence::Unheard),
            Err(_) => Err(Silence::Unknown),
        }
    }

    /// Answers what was asked for over the bus.
    pub(super) async fn answer(&self, to: Subject, payload: Bytes) {
        let _ = self.client.publish(to, payload).await;
    }
}

fn note(link: &mut Link, event: &Event) -> bool {
    match event {
        Event::Connected => link.is_up = true,
        Event::Disconnected => {
            link.is_up = false;
            link.losses += 1;
        }
        _ => return false,
    }
    link.since = Instant::now();
    true
}

//! Web Push: whoever asked for it on a device is called when a slow game waits for them, though no page is open.
//!
//! A table rings the bell for those whom it awaits and who do not look (`table/calling.rs`). It is run by its leader
//! alone, so nobody is called twice. What is sent says which table waits, and nothing else of it.

mod delivery;
mod public_address;
mod sealing;
mod subscription;
mod vapid;

use std::sync::Arc;

use futures_util::future::join_all;
use serde_json::json;
use sha2::{Digest as _, Sha256};
use tokio::sync::{Semaphore, mpsc, watch};

pub use subscription::PushReach;
pub(crate) use subscription::{ENDPOINT_PATTERN, MAX_ENDPOINT, Wanted};

use self::delivery::{Delivery, Postman};
use self::sealing::seal;
use self::vapid::TavernKey;
use crate::clock::Clock;
use crate::config::Rate;
use crate::guard::quota::Quota;
use crate::guard::rate::Buckets;
use crate::ids::PlayerId;
use crate::problem::Result;
use crate::store::Store;
use crate::table::calling::{Bell, Call};

/// How many devices of one player are called: the last ones that asked for it.
const DEVICES: u32 = 5;
/// How many calls may wait; more are not made.
const WAITING: usize = 1_000;
/// How many calls are made at the same time, and how many of them to one player: a service that dawdles must not hold up
/// the others.
const AT_ONCE: usize = 64;
const AT_ONCE_A_PLAYER: u32 = 4;
/// How often one player is called: whoever plays slow games with themselves must not have us knock at somebody's door
/// again and again.
const CALLS_A_PLAYER: Rate = Rate::new(40.0, 0.02);

pub(crate) struct Push {
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    key: TavernKey,
    reach: PushReach,
    postman: Postman,
    calling: Quota<PlayerId>,
    calls: Buckets<PlayerId>,
}

/// Where tables ring.
#[derive(Debug)]
pub(crate) struct Doorbell(mpsc::Sender<Call>);

impl Bell for Doorbell {
    fn ring(&self, call: Call) {
        if self.0.try_send(call).is_err() {
            tracing::warn!("too many are to be called: somebody is not");
        }
    }
}

/// A bell, and what hears it.
pub(crate) fn doorbell() -> (Doorbell, mpsc::Receiver<Call>) {
    let (bell, calls) = mpsc::channel(WAITING);
    (Doorbell(bell), calls)
}

impl Push {
    /// Finds the key of the tavern, or makes it at the first start.
    pub(crate) async fn new(
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        reach: PushReach,
    ) -> anyhow::Result<Arc<Self>> {
        let key = TavernKey::read(&store.tavern_key(TavernKey::make()?).await?)?;
        let (postman, calling) = (Postman::new(reach), Quota::new(AT_ONCE_A_PLAYER));
        let calls = Buckets::new(CALLS_A_PLAYER);
        Ok(Arc::new(Self { store, clock, key, reach, postman, calling, calls }))
    }

    /// Calls whoever the bell is rung for, until the tavern closes.
    pub(crate) async fn run(
        self: Arc<Self>,
        mut calls: mpsc::Receiver<Call>,
        mut closing: watch::Receiver<bool>,
    ) {
        let at_once = Arc::new(Semaphore::new(AT_ONCE));
        let work = async {
            while let Some(call) = calls.recv().await {
                let Some(held) = self.calling.hold(call.player) else { continue };
                if self.calls.take(call.player).is_err() {
                    continue;
                }
                let Ok(permit) = Arc::clone(&at_once).acquire_owned().await else { return };
                let push = Arc::clone(&self);
                tokio::spawn(async move {
                    push.call(&call).await;
                    drop((held, permit));
                });
            }
        };
        tokio::select! {
            () = work => {}
            _ = closing.wait_for(|is_closing| *is_closing) => {}
        }
    }

    /// The public half of the tavern's key: browsers hand out subscriptions for one sender.
    pub(crate) fn public_key(&self) -> String {
        self.key.public()
    }

    pub(crate) async fn subscribe(&self, player: PlayerId, wanted: &Wanted) -> Result<()> {
        wanted.read(self.reach)?;
        let body = json!(wanted).to_string();
        Ok(self.store.subscribe(player, wanted.endpoint.clone(), body, DEVICES).await?)
    }

    pub(crate) async fn forget(&self, player: PlayerId, endpoint: String) -> Result<()> {
        Ok(self.store.unsubscribe(player, endpoint).await?)
    }

    async fn call(&self, call: &Call) {
        let wanted = match self.store.subscriptions(call.player).await {
            Ok(bodies) => bodies,
            Err(why) => return tracing::error!(%why, "nobody could be called"),
        };
        let wanted = wanted.iter().filter_map(|body| serde_json::from_str::<Wanted>(body).ok());
        join_all(wanted.map(|wanted| self.call_at(call, wanted))).await;
    }

    async fn call_at(&self, call: &Call, wanted: Wanted) {
        match self.deliver(call, &wanted).await {
            Ok(Delivery::Taken) => {}
            Ok(Delivery::Gone) => {
                if let Err(why) = self.store.unsubscribe(call.player, wanted.endpoint).await {
                    tracing::error!(%why, "a device that is gone could not be forgotten");
                }
            }
            Ok(Delivery::Refused(status)) => tracing::warn!(status, "a push service refused"),
            Err(why) => tracing::warn!(%why, "a push service could not be reached"),
        }
    }

    async fn deliver(&self, call: &Call, wanted: &Wanted) -> anyhow::Result<Delivery> {
        let to = wanted.read(self.reach).map_err(|why| anyhow::anyhow!(why.code()))?;
        let text = json!({"table": format!("/table/{}", call.table), "game": call.game});
        let unspecified = |_| anyhow::anyhow!("it could not be sealed");
        let body = seal(text.to_string().as_bytes(), &to).map_err(unspecified)?;
        let now = self.clock.now().seconds();
        let authorization = self
            .key
            .authorization((&to.endpoint.origin(), &wanted.tavern), now)
            .map_err(unspecified)?;
        let headers = [
            format!("POST {} HTTP/1.1", to.endpoint.path),
            format!("Host: {}", to.endpoint.host),
            format!("Authorization: {authorization}"),
            format!("TTL: {}", call.lasts.as_secs()),
            // What waits at the service for a table is replaced by what comes later.
            format!("Topic: {}", topic(call)),
            "Urgency: normal".to_owned(),
            "Content-Encoding: aes128gcm".to_owned(),
            "Content-Type: application/octet-stream".to_owned(),
            format!("Content-Length: {}", body.len()),
            "Connection: close\r\n\r\n".to_owned(),
        ];
        self.postman.deliver(&to.endpoint, &headers.join("\r\n"), &body).await
    }
}

/// A word for a table and a player that says nothing of either.
fn topic(call: &Call) -> String {
    use base64::Engine as _;
    let digest = Sha256::new().chain_update(call.table.bytes()).chain_update(call.player.bytes());
    let digest: [u8; 32] = digest.finalize().into();
    base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(&digest[..16])
}

impl std::fmt::Debug for Push {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Push({:?}, {:?})", self.key, self.reach)
    }
}

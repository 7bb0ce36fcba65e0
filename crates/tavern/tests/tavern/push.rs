//! Web Push, against a service on this machine that opens what it gets.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use load::Client;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use ring::signature::{self, ECDSA_P256_SHA256_FIXED};
use serde_json::{Value, json};
use tavern::PushReach;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;

use crate::common::{House, Stream, open, open_with, play_first, post};

/// How long to listen where nothing is to come.
const SILENCE: Duration = Duration::from_millis(600);
const AUTH: [u8; 16] = [7; 16];

/// A push service with one browser.
struct Service {
    listener: TcpListener,
    /// Good for one message: a browser would use it again.
    key: Option<EphemeralPrivateKey>,
    public: Vec<u8>,
}

/// A request as it came.
struct Received {
    head: String,
    body: Vec<u8>,
}

impl Service {
    async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let mut service = Self { listener, key: None, public: Vec::new() };
        service.renew();
        service
    }

    fn renew(&mut self) {
        let key = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        self.public = key.compute_public_key().unwrap().as_ref().to_vec();
        self.key = Some(key);
    }

    fn endpoint(&self) -> String {
        format!("{}/send/1", self.origin())
    }

    fn origin(&self) -> String {
        format!("http://{}", self.listener.local_addr().unwrap())
    }

    /// What the browser tells the tavern.
    fn device(&self) -> Value {
        let encode = |bytes: &[u8]| URL_SAFE_NO_PAD.encode(bytes);
        json!({"endpoint": self.endpoint(), "p256dh": encode(&self.public), "auth": encode(&AUTH)})
    }

    /// The next request, answered with this status.
    async fn receive(&self, status: &str) -> Received {
        let (mut connection, _) = self.listener.accept().await.unwrap();
        let mut bytes = Vec::new();
        let end = loop {
            connection.read_buf(&mut bytes).await.unwrap();
            let text = String::from_utf8_lossy(&bytes);
            if let Some(end) = text.find("\r\n\r\n") {
                break end;
            }
        };
        let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
        let length: usize = header(&head, "Content-Length").parse().unwrap();
        while bytes.len() < end + 4 + length {
            connection.read_buf(&mut bytes).await.unwrap();
        }
        let answer = format!("HTTP/1.1 {status}\r\nLocation: http://127.0.0.1:1/\r\n\r\n");
        connection.write_all(answer.as_bytes()).await.unwrap();
        Received { head, body: bytes[end + 4..].to_vec() }
    }

    async fn is_silent(&self) -> bool {
        tokio::time::timeout(SILENCE, self.listener.accept()).await.is_err()
    }

    /// Opens a message as a browser does.
    fn open_message(&mut self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (sender, sealed) = (&rest[5..70], rest[70..].to_vec());
        let about = [b"WebPush: info\0".as_slice(), &self.public, sender].concat();
        let theirs = UnparsedPublicKey::new(&ECDH_P256, sender.to_vec());
        let shared = agree_ephemeral(self.key.take().unwrap(), &theirs, |secret| {
            derive::<32>(&AUTH, secret, &about)
        });
        let shared = shared.unwrap();
        let key: [u8; 16] = derive(salt, &shared, b"Content-Encoding: aes128gcm\0");
        let nonce: [u8; 12] = derive(salt, &shared, b"Content-Encoding: nonce\0");
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
        let mut sealed = sealed;
        let nonce = Nonce::assume_unique_for_key(nonce);
        let text = key.open_in_place(nonce, Aad::empty(), &mut sealed).unwrap();
        let end = text.iter().rposition(|byte| *byte == 2).unwrap();
        serde_json::from_slice(&text[..end]).unwrap()
    }
}

fn header<'a>(head: &'a str, name: &str) -> &'a str {
    let found = head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    found.unwrap_or_else(|| panic!("no {name} in {head}"))
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive<const N: usize>(salt: &[u8], from: &[u8], about: &[u8]) -> [u8; N] {
    let mut out = [0; N];
    let key = Salt::new(HKDF_SHA256, salt).extract(from);
    key.expand(&[about], Length(N)).unwrap().fill(&mut out).unwrap();
    out
}

/// A tavern whose messages stay on this machine, and a slow table for Anna, Boris and a bot.
async fn slow_table() -> (House, [Client; 2], String) {
    let house = open_with(|config| config.push = PushReach::Loopback).await;
    let (mut anna, mut boris) = (house.player("Anna").await, house.player("Boris").await);
    let request = json!({"game": "miaui", "seats": ["me", "open", "cabin-boy"], "seconds": 86_400});
    let made = anna.post("/api/tables", &request.to_string()).await.unwrap();
    let table = made["table"].as_str().unwrap().to_owned();
    post(&mut boris, &table, "sit", json!({})).await.unwrap();
    (house, [anna, boris], table)
}

async fn subscribe(client: &mut Client, service: &Service) {
    client.post("/api/push", &service.device().to_string()).await.unwrap();
}

/// The push service can tell by the signature that it is this tavern, and that it was meant.
async fn check_sender(client: &mut Client, service: &Service, received: &Received) {
    let known = client.get("/api/push").await.unwrap();
    let authorization = header(&received.head, "Authorization").strip_prefix("vapid t=").unwrap();
    let (token, key) = authorization.split_once(", k=").unwrap();
    assert_eq!(known["key"], key);
    let decode = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let key = signature::UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decode(key));
    key.verify(signed.as_bytes(), &decode(signature)).unwrap();
    let claims: Value = serde_json::from_slice(&decode(signed.split_once('.').unwrap().1)).unwrap();
    assert_eq!(claims["aud"], service.origin());
}

#[tokio::test]
async fn whoever_a_slow_game_awaits_is_called_once_a_decision_until_their_device_is_gone() {
    let (house, [mut anna, mut boris], table) = slow_table().await;
    let mut service = Service::open().await;
    subscribe(&mut boris, &service).await;
    post(&mut anna, &table, "start", json!({})).await.unwrap();
    let received = service.receive("201 Created").await;
    assert!(received.head.starts_with("POST /send/1 HTTP/1.1\r\n"), "{}", received.head);
    assert_eq!(header(&received.head, "Content-Encoding"), "aes128gcm");
    assert_eq!(header(&received.head, "TTL"), "86400");
    assert!(!received.head.contains(&table), "the service need not know which table");
    check_sender(&mut anna, &service, &received).await;
    let message = service.open_message(&received.body);
    assert_eq!(message, json!({"table": format!("/table/{table}"), "game": "miaui"}));
    // The decision is the same, whatever Anna does meanwhile.
    play_first(&mut anna, &table).await.unwrap();
    assert!(service.is_silent().await, "once a decision");
    // Whoever looks is not called.
    let stream = Stream::open(&boris, house.address(), &table).await;
    play_first(&mut boris, &table).await.unwrap();
    assert!(service.is_silent().await, "they look");
    drop(stream);
    service.renew();
    subscribe(&mut boris, &service).await;
    next_round(&mut anna, &mut boris, &table).await;
    let received = service.receive("410 Gone").await;
    service.open_message(&received.body);
    next_round(&mut anna, &mut boris, &table).await;
    assert!(service.is_silent().await, "a device that is gone is forgotten");
}

/// Both decide; then the next round awaits them.
async fn next_round(anna: &mut Client, boris: &mut Client, table: &str) {
    tokio::time::sleep(Duration::from_millis(200)).await;
    play_first(boris, table).await.unwrap();
    play_first(anna, table).await.unwrap();
}

#[tokio::test]
async fn nobody_is_called_who_does_not_want_it_any_more_or_plays_at_one_go() {
    let (house, [mut anna, mut boris], table) = slow_table().await;
    let service = Service::open().await;
    subscribe(&mut boris, &service).await;
    let forgotten = json!({"endpoint": service.endpoint()}).to_string();
    anna.post("/api/push/forget", &forgotten).await.unwrap();
    let quick = json!({"game": "miaui", "seats": ["me", "cabin-boy", "cabin-boy"], "seconds": 60, "start": true});
    boris.post("/api/tables", &quick.to_string()).await.unwrap();
    assert!(service.is_silent().await, "a quick game calls nobody");
    boris.post("/api/push/forget", &forgotten).await.unwrap();
    post(&mut anna, &table, "start", json!({})).await.unwrap();
    assert!(service.is_silent().await, "Boris took it back");
    drop(house);
}

#[tokio::test]
async fn a_device_must_be_behind_a_name_on_the_open_internet() {
    let house = open().await;
    let mut anna = house.player("Anna").await;
    let service = Service::open().await;
    let mut device = service.device();
    let addresses = [
        service.endpoint(),
        "https://127.0.0.1/x".to_owned(),
        "https://[::1]/x".to_owned(),
        "https://localhost/x".to_owned(),
        "https://push.example.net:8443/x".to_owned(),
        "https://push.example.net@10.0.0.1/x".to_owned(),
    ];
    for address in addresses {
        device["endpoint"] = json!(address);
        let answer = anna.request("POST", "/api/push", &device.to_string(), &[]).await.unwrap();
        assert_eq!((answer.status, &answer.json()["error"]["code"]), (400, &json!("no-endpoint")));
    }
    device["endpoint"] = json!("https://push.example.net/x");
    let answer = anna.request("POST", "/api/push", &device.to_string(), &[]).await.unwrap();
    assert_eq!(answer.status, 200);
    let mut stranger = Client::new(house.address());
    let answer = stranger.request("POST", "/api/push", &device.to_string(), &[]).await.unwrap();
    assert_eq!(answer.status, 401);
}

#[tokio::test]
async fn whoever_plays_slow_games_very_fast_is_not_called_again_and_again() {
    let house = open_with(|config| config.push = PushReach::Loopback).await;
    let (mut anna, mut boris) = (house.player("Anna").await, house.player("Boris").await);
    let service = Service::open().await;
    subscribe(&mut boris, &service).await;
    let calls = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&calls);
    let counting = tokio::spawn(async move {
        loop {
            service.receive("201 Created").await;
            counted.fetch_add(1, Ordering::Relaxed);
        }
    });
    let request = json!({"game": "miaui", "seats": ["me", "open", "cabin-boy"], "seconds": 86_400});
    let mut decisions = 0;
    for _ in 0..6 {
        let made = anna.post("/api/tables", &request.to_string()).await.unwrap();
        let table = made["table"].as_str().unwrap().to_owned();
        post(&mut boris, &table, "sit", json!({})).await.unwrap();
        post(&mut anna, &table, "start", json!({})).await.unwrap();
        for _ in 0..60 {
            let _ = play_first(&mut anna, &table).await;
            decisions += usize::from(play_first(&mut boris, &table).await.is_ok());
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    tokio::time::sleep(SILENCE).await;
    counting.abort();
    let calls = calls.load(Ordering::Relaxed);
    assert!(
        (10..=42).contains(&calls) && decisions > 60,
        "{calls} calls for {decisions} decisions"
    );
}

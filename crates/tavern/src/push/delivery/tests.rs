//! Against a service on this machine that speaks TLS, with a certificate of our own making.

use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair as _};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivatePkcs8KeyDer};

use super::*;

/// Its name leads to this machine.
const HOST: &str = "localhost";
const HEADERS: &str = "POST /send/1 HTTP/1.1\r\nConnection: close\r\n\r\n";
const BODY: &[u8] = b"sealed";
const GOOD: [&str; 2] = ["200101000000Z", "491231235959Z"];
const OVER: [&str; 2] = ["200101000000Z", "210101000000Z"];

/// A push service with a certificate for a name.
struct Service {
    to: Endpoint,
    certificate: CertificateDer<'static>,
    /// What it was told, if anything.
    heard: JoinHandle<Option<Vec<u8>>>,
}

impl Service {
    async fn open(name: &str, valid: [&str; 2]) -> Self {
        let (certificate, key) = certificate(name, valid);
        let listener = TcpListener::bind((HOST, 0)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let config = ServerConfig::builder()
            .with_no_client_auth()
            .with_single_cert(vec![certificate.clone()], key.into())
            .unwrap();
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let to =
            Endpoint { host: HOST.to_owned(), port, path: "/send/1".to_owned(), is_plain: false };
        Self { to, certificate, heard: tokio::spawn(listen(listener, acceptor)) }
    }

    /// Somebody who trusts its certificate.
    fn friend(&self) -> Postman {
        let mut roots = RootCertStore::empty();
        roots.add(self.certificate.clone()).unwrap();
        Postman::trusting(roots, PushReach::Loopback)
    }
}

async fn listen(listener: TcpListener, acceptor: TlsAcceptor) -> Option<Vec<u8>> {
    let (connection, _) = listener.accept().await.ok()?;
    let mut connection = acceptor.accept(connection).await.ok()?;
    let mut heard = Vec::new();
    while !heard.ends_with(BODY) {
        if connection.read_buf(&mut heard).await.ok()? == 0 {
            break;
        }
    }
    connection.write_all(b"HTTP/1.1 201 Created\r\n\r\n").await.ok()?;
    connection.shutdown().await.ok()?;
    Some(heard)
}

/// DER: a tag, a length, and what is in it.
fn der(tag: u8, parts: &[&[u8]]) -> Vec<u8> {
    let content = parts.concat();
    let length = match u16::try_from(content.len()).unwrap().to_be_bytes() {
        [0, short @ ..0x80] => vec![short],
        [0, long] => vec![0x81, long],
        longer => [&[0x82], longer.as_slice()].concat(),
    };
    [&[tag], length.as_slice(), &content].concat()
}

fn sequence(parts: &[&[u8]]) -> Vec<u8> {
    der(0x30, parts)
}

/// Signed by its own key, for a name and from one time to another (X.509, RFC 5280).
fn certificate(
    name: &str,
    [from, until]: [&str; 2],
) -> (CertificateDer<'static>, PrivatePkcs8KeyDer<'static>) {
    const EC_KEY: [u8; 9] = [6, 7, 0x2a, 0x86, 0x48, 0xce, 0x3d, 2, 1];
    const P256: [u8; 10] = [6, 8, 0x2a, 0x86, 0x48, 0xce, 0x3d, 3, 1, 7];
    const ECDSA_SHA256: [u8; 10] = [6, 8, 0x2a, 0x86, 0x48, 0xce, 0x3d, 4, 3, 2];
    const COMMON_NAME: [u8; 5] = [6, 3, 0x55, 4, 3];
    const OTHER_NAMES: [u8; 5] = [6, 3, 0x55, 0x1d, 0x11];
    let random = SystemRandom::new();
    let algorithm = &ECDSA_P256_SHA256_ASN1_SIGNING;
    let key = EcdsaKeyPair::generate_pkcs8(algorithm, &random).unwrap();
    let pair = EcdsaKeyPair::from_pkcs8(algorithm, key.as_ref(), &random).unwrap();
    let signed_with = sequence(&[&ECDSA_SHA256]);
    let called = sequence(&[&COMMON_NAME, &der(0x0c, &[name.as_bytes()])]);
    let called = sequence(&[&der(0x31, &[&called])]);
    let valid = sequence(&[&der(0x17, &[from.as_bytes()]), &der(0x17, &[until.as_bytes()])]);
    let public = der(0x03, &[&[0], pair.public_key().as_ref()]);
    let public = sequence(&[&sequence(&[&EC_KEY, &P256]), &public]);
    let names = sequence(&[&der(0x82, &[name.as_bytes()])]);
    let names = sequence(&[&OTHER_NAMES, &der(0x04, &[&names])]);
    let extensions = der(0xa3, &[&sequence(&[&names])]);
    let third_version = [0xa0, 3, 2, 1, 2];
    let number = [2, 1, 1];
    let said = sequence(&[
        &third_version,
        &number,
        &signed_with,
        &called,
        &valid,
        &called,
        &public,
        &extensions,
    ]);
    let signature = pair.sign(&random, &said).unwrap();
    let signature = der(0x03, &[&[0], signature.as_ref()]);
    let certificate = sequence(&[&said, &signed_with, &signature]);
    (certificate.into(), key.as_ref().to_vec().into())
}

#[tokio::test]
async fn a_service_is_told_over_tls_if_its_certificate_is_good() {
    let service = Service::open(HOST, GOOD).await;
    let told = service.friend().deliver(&service.to, HEADERS, BODY).await.unwrap();
    assert_eq!(told, Delivery::Taken);
    assert_eq!(service.heard.await.unwrap(), Some([HEADERS.as_bytes(), BODY].concat()));
}

#[tokio::test]
async fn a_service_is_told_nothing_if_its_certificate_is_for_another_name_over_or_unknown() {
    let (other, over) =
        (Service::open("push.example.net", GOOD).await, Service::open(HOST, OVER).await);
    let stranger = (Service::open(HOST, GOOD).await, Postman::new(PushReach::Loopback));
    let (for_other, for_over) = (other.friend(), over.friend());
    for (service, postman) in [(other, for_other), (over, for_over), stranger] {
        let why = postman.deliver(&service.to, HEADERS, BODY).await.unwrap_err();
        assert!(why.to_string().contains("certificate"), "{why}");
        assert_eq!(service.heard.await.unwrap(), None);
    }
}

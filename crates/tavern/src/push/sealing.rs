//! A message that only one browser can read: RFC 8291, in the coding `aes128gcm` of RFC 8188.

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom as _, SystemRandom};

use super::subscription::{AUTH, PUBLIC, Subscription};

/// Every message is as long as the others: its length says nothing.
const LENGTH: usize = 256;
/// The longest record, in bytes: there is only one.
const RECORD: u32 = 4096;
/// Follows the last byte of the text in the last record; zeros follow it.
const END: u8 = 2;

/// Seals a text for whoever holds the keys of a subscription.
pub(super) fn seal(text: &[u8], to: &Subscription) -> Result<Vec<u8>, Unspecified> {
    let chance = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &chance)?;
    let mut public = [0; PUBLIC];
    public.copy_from_slice(own.compute_public_key()?.as_ref());
    let mut salt = [0; 16];
    chance.fill(&mut salt)?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, to.public);
    let mut padded = text.to_vec();
    padded.push(END);
    padded.resize(LENGTH.max(padded.len()), 0);
    agree_ephemeral(own, &theirs, |secret| {
        Sealing { secret, salt, own: public, theirs: to.public, auth: to.auth }.seal(padded)
    })?
}

/// What a message is sealed with.
struct Sealing<'a> {
    /// Both sides can make it, and nobody else.
    secret: &'a [u8],
    salt: [u8; 16],
    own: [u8; PUBLIC],
    theirs: [u8; PUBLIC],
    auth: [u8; AUTH],
}

impl Sealing<'_> {
    fn seal(&self, mut text: Vec<u8>) -> Result<Vec<u8>, Unspecified> {
        let mut shared = [0; 32];
        let about = [b"WebPush: info\0".as_slice(), &self.theirs, &self.own];
        derive(&self.auth, self.secret, &about, &mut shared)?;
        let (mut key, mut nonce) = ([0; 16], [0; 12]);
        derive(&self.salt, &shared, &[b"Content-Encoding: aes128gcm\0"], &mut key)?;
        derive(&self.salt, &shared, &[b"Content-Encoding: nonce\0"], &mut nonce)?;
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
        key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut text)?;
        let length = [PUBLIC as u8];
        Ok([&self.salt[..], &RECORD.to_be_bytes(), &length, &self.own, &text].concat())
    }
}

/// A number of bytes.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive(salt: &[u8], from: &[u8], about: &[&[u8]], to: &mut [u8]) -> Result<(), Unspecified> {
    let key = Salt::new(HKDF_SHA256, salt).extract(from);
    key.expand(about, Length(to.len()))?.fill(to)
}

#[cfg(test)]
mod tests {
    use base64::Engine as _;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;

    use super::*;

    fn bytes<const N: usize>(text: &str) -> [u8; N] {
        URL_SAFE_NO_PAD.decode(text).unwrap().try_into().unwrap()
    }

    #[test]
    fn the_example_of_the_standard_is_sealed_as_it_says() {
        let sealing = Sealing {
            secret: &bytes::<32>("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs"),
            salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"),
            own: bytes(
                "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
            ),
            theirs: bytes(
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            ),
            auth: bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        };
        let sealed =
            sealing.seal(b"When I grow up, I want to be a watermelon\x02".to_vec()).unwrap();
        assert_eq!(
            URL_SAFE_NO_PAD.encode(sealed),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }
}

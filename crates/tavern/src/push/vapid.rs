//! By what push services know this tavern: RFC 8292.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::error::Unspecified;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;

/// How long what was signed is good for, in seconds; the standard allows a day.
const GOOD_FOR: u64 = 12 * 3_600;

/// The key of a tavern. All its nodes have the same.
pub(crate) struct TavernKey {
    pair: EcdsaKeyPair,
}

impl TavernKey {
    /// A new one, as it is stored.
    pub(super) fn make() -> anyhow::Result<Vec<u8>> {
        let made =
            EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        let made = made.map_err(|Unspecified| anyhow::anyhow!("the system has no randomness"))?;
        Ok(made.as_ref().to_vec())
    }

    pub(super) fn read(stored: &[u8]) -> anyhow::Result<Self> {
        let chance = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, stored, &chance);
        let pair =
            pair.map_err(|why| anyhow::anyhow!("the key for push messages is none: {why}"))?;
        Ok(Self { pair })
    }

    /// The public half, as browsers want it.
    pub(crate) fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.pair.public_key().as_ref())
    }

    /// The header by which a push service sees who sends, and to whom it may turn: both are addresses of sites. `now` is in
    /// seconds since 1970.
    pub(super) fn authorization(
        &self,
        (service, tavern): (&str, &str),
        now: u64,
    ) -> Result<String, Unspecified> {
        let part = |part: serde_json::Value| URL_SAFE_NO_PAD.encode(part.to_string());
        let header = part(json!({"typ": "JWT", "alg": "ES256"}));
        let claims = part(json!({"aud": service, "exp": now + GOOD_FOR, "sub": tavern}));
        let signed = format!("{header}.{claims}");
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes())?;
        let signature = URL_SAFE_NO_PAD.encode(signature.as_ref());
        Ok(format!("vapid t={signed}.{signature}, k={}", self.public()))
    }
}

impl std::fmt::Debug for TavernKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "TavernKey({})", self.public())
    }
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    use super::*;

    #[test]
    fn what_is_signed_can_be_checked_with_the_public_key() {
        let key = TavernKey::read(&TavernKey::make().unwrap()).unwrap();
        let header = key
            .authorization(("https://push.example.net", "https://tavern.example.net"), 1_000)
            .unwrap();
        let (token, public) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let decode = |text| URL_SAFE_NO_PAD.decode(text).unwrap();
        let public = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decode(public));
        public.verify(signed.as_bytes(), &decode(signature)).unwrap();
        let claims = decode(signed.split_once('.').unwrap().1);
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        assert_eq!(claims["aud"], "https://push.example.net");
        assert_eq!(claims["exp"], 1_000 + GOOD_FOR);
        assert!(TavernKey::read(b"no key").is_err());
    }
}

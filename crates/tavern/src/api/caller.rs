//! Who asks: by a key in a cookie, or a key that a program carries itself.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr};

use axum::extract::FromRequestParts;
use axum::http::header::{
    ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE, HOST, HeaderName, HeaderValue, ORIGIN,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri};
use game::Lang;

use super::Shared;
use crate::guard::network;
use crate::host::Host;
use crate::ids::{Key, PlayerId};
use crate::problem::{Kind, Problem, Result};
use crate::table::Asker;
use crate::tempo::{TEMPO_COOKIE, Tempo};

pub(crate) const KEY_COOKIE: &str = "tortuga_key";
pub(crate) const LANG_COOKIE: &str = "tortuga_lang";

/// What a request itself says about its sender.
#[derive(Clone, Debug)]
pub(crate) struct Identity {
    pub(crate) address: IpAddr,
    /// The owner of the key it carries. Anybody can make up a key: this is not yet a player that we know.
    pub(crate) player: Option<PlayerId>,
    key: Option<(Key, Carrier)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Carrier {
    Cookie,
    Header,
}

impl Identity {
    pub(crate) fn of(headers: &HeaderMap, peer: Option<IpAddr>, behind_proxy: bool) -> Self {
        let key = key_in_header(headers)
            .map(|key| (key, Carrier::Header))
            .or_else(|| key_in_cookie(headers).map(|key| (key, Carrier::Cookie)));
        let address = address_of(headers, peer, behind_proxy);
        Self { address, player: key.as_ref().map(|(key, _)| key.player()), key }
    }

    /// Whether the key came in a cookie, which a browser adds by itself.
    pub(crate) fn by_cookie(&self) -> bool {
        self.key.as_ref().is_some_and(|(_, carrier)| *carrier == Carrier::Cookie)
    }
}

pub(crate) fn address_of(headers: &HeaderMap, peer: Option<IpAddr>, behind_proxy: bool) -> IpAddr {
    let forwarded = behind_proxy.then(|| forwarded_for(headers)).flatten();
    forwarded.or(peer).unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST))
}

fn key_in_header(headers: &HeaderMap) -> Option<Key> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")?.trim().parse().ok()
}

fn key_in_cookie(headers: &HeaderMap) -> Option<Key> {
    cookie(headers, KEY_COOKIE)?.parse().ok()
}

fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let all = headers.get_all("x-forwarded-for");
    all.iter().next_back()?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
}

pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
    all.flat_map(|cookies| cookies.split(';'))
        .find_map(|cookie| cookie.trim().strip_prefix(name)?.strip_prefix('='))
}

/// The address of our own pages, as the browser that asks knows it.
pub(crate) fn origin(headers: &HeaderMap) -> String {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    if let Some(origin) = text(ORIGIN).filter(|origin| *origin != "null") {
        return origin.to_owned();
    }
    let scheme = text(HeaderName::from_static("x-forwarded-proto")).unwrap_or("http");
    let scheme = if scheme == "https" { "https" } else { "http" };
    format!("{scheme}://{}", text(HOST).unwrap_or("localhost"))
}

pub(crate) fn explicit_lang(uri: &Uri) -> Option<Lang> {
    let pairs = uri.query()?.split('&');
    pairs.filter_map(|pair| pair.strip_prefix("lang=")).find_map(Lang::from_code)
}

/// The language asked for, the one chosen before, or the one the browser likes best.
pub(crate) fn lang_of(uri: &Uri, headers: &HeaderMap) -> Lang {
    let liked = || {
        let liked = headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
        liked.split(',').find_map(|lang| Lang::from_code(lang.trim()))
    };
    explicit_lang(uri)
        .or_else(|| cookie(headers, LANG_COOKIE).and_then(Lang::from_code))
        .or_else(liked)
        .unwrap_or_default()
}

pub(crate) fn tempo_of(headers: &HeaderMap) -> Tempo {
    cookie(headers, TEMPO_COOKIE).and_then(Tempo::from_id).unwrap_or_default()
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct RequestLang(pub(crate) Lang);

impl<S: Sync> FromRequestParts<S> for RequestLang {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self(lang_of(&parts.uri, &parts.headers)))
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub(crate) address: IpAddr,
    pub(crate) lang: Lang,
    /// The language asked for with `?lang=`.
    pub(crate) explicit_lang: Option<Lang>,
    pub(crate) tempo: Tempo,
    /// `None` if we do not know them.
    pub(crate) player: Option<(PlayerId, String)>,
    key: Option<Key>,
}

impl Caller {
    pub(crate) fn player_id(&self) -> Option<PlayerId> {
        self.player.as_ref().map(|(player, _)| *player)
    }

    pub(crate) fn key(&self) -> Result<&Key> {
        self.key.as_ref().filter(|_| self.player.is_some()).ok_or_else(nameless)
    }

    pub(crate) fn asker(&self, invite: Option<String>) -> Result<Asker> {
        let (player, name) = self.player.clone().ok_or_else(nameless)?;
        Ok(Asker { player, name, invite, seat: None })
    }

    pub(crate) fn host(&self) -> Result<Host> {
        Ok(Host { asker: self.asker(None)?, address: self.address })
    }

    /// The same as somebody whom nobody knows: a screen shows everybody the same.
    pub(crate) fn unknown(self) -> Self {
        Self { player: None, key: None, ..self }
    }
}

const fn nameless() -> Problem {
    Problem::new(Kind::Nameless, "problem-nameless")
}

impl FromRequestParts<Shared> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, tavern: &Shared) -> Result<Self> {
        let identity = parts.extensions.get::<Identity>().cloned();
        let identity = identity.unwrap_or_else(|| Identity::of(&parts.headers, None, false));
        let mut known = None;
        if let Some(player) = identity.player {
            let name = tavern.players.name(player).await?;
            known = name.map(|name| (player, name));
            if known.is_some() {
                tavern.guard.meet(player);
            }
        }
        if let Some((player, _)) = &known {
            tavern.services.thinking.networks().note(*player, network(identity.address));
        }
        Ok(Self {
            address: identity.address,
            lang: lang_of(&parts.uri, &parts.headers),
            explicit_lang: explicit_lang(&parts.uri),
            tempo: tempo_of(&parts.headers),
            player: known,
            key: identity.key.map(|(key, _)| key),
        })
    }
}

//! Who I am: a key, a name, and how to take both to another device.

use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Shared;
use super::answer::{Answer, Json};
use super::caller::{Caller, KEY_COOKIE};
use super::requests::read;
use super::tables::TableNotice;
use crate::cluster::{self, Errand, ErrandKind};
use crate::ids::{Key, TableId};
use crate::players::{LINK_LASTS, MAX_NAME};
use crate::problem::Result;
use crate::table::Asker;

/// How long a browser keeps our cookies: ten years, in seconds.
pub(crate) const COOKIE_LASTS: u32 = 10 * 365 * 24 * 3_600;
const MY_TABLES: u32 = 50;

/// What somebody who tells their name sends.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewName {
    /// The name.
    #[schemars(length(min = 1, max = MAX_NAME))]
    pub(crate) name: String,
    /// Whether to answer with a new key for a program to carry, instead of setting a cookie.
    #[serde(default)]
    pub(crate) bearer: bool,
}

/// What somebody who takes their key to this device sends.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Claim {
    /// The word from the other device.
    pub(crate) word: String,
}

/// Who somebody is.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct Me {
    /// Their name.
    name: String,
    /// Their key, where it is new and they carry it themselves.
    #[serde(skip_serializing_if = "Option::is_none")]
    key: Option<String>,
}

/// What takes a key to another device.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct KeyLink {
    /// The word that the other device has to say.
    word: String,
    /// How long it is good for.
    seconds: u64,
}

/// The tables at which somebody sits or sat.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct MyTables {
    /// Those that are not over.
    under_way: Vec<TableNotice>,
    /// Those that are.
    over: Vec<TableId>,
}

pub(crate) async fn get(caller: Caller) -> Answer {
    let name = caller.asker(None)?.name;
    Ok(Json::of(&Me { name, key: None }))
}

/// Takes a name, and makes a key for whoever has none.
pub(crate) async fn post(
    State(tavern): State<Shared>,
    caller: Caller,
    body: Bytes,
) -> Result<Response> {
    let new: NewName = read(&body)?;
    let known = caller.key().ok().filter(|_| !new.bearer).cloned();
    let is_new = known.is_none();
    let key = known.unwrap_or_else(Key::random);
    if is_new {
        crate::players::read_name(&new.name)?;
        tavern.guard.new_key(caller.address)?;
    }
    let (player, invite) = (key.player(), None);
    let name = tavern.players.set_name(player, &new.name).await?;
    tell_tables(&tavern, &Asker { player, name: name.clone(), invite, seat: None }).await;
    let me = Me { name, key: new.bearer.then(|| key.reveal()) };
    let mut response = Json::of(&me).into_response();
    if is_new && !new.bearer {
        set_cookie(&mut response, &tavern, &key);
    }
    Ok(response)
}

/// Calls somebody by their new name wherever they sit and no match has begun. A table that cannot be told is passed
/// over: the name itself is saved.
pub(crate) async fn tell_tables(tavern: &Shared, asker: &Asker) {
    let tables = tavern.store.tables_of(asker.player, MY_TABLES).await;
    for (table, _) in tables.unwrap_or_default().into_iter().filter(|(_, over)| !over) {
        let Asker { player, name, .. } = asker.clone();
        let errand = Errand { table, player, name, invite: None, what: ErrandKind::Rename };
        cluster::run_errand(tavern, errand).await;
    }
}

pub(crate) fn set_cookie(response: &mut Response, tavern: &Shared, key: &Key) {
    let secure = if tavern.config.secure_cookie { "; Secure" } else { "" };
    let key = key.reveal();
    let cookie = format!(
        "{KEY_COOKIE}={key}; Path=/; Max-Age={COOKIE_LASTS}; HttpOnly; SameSite=Lax{secure}"
    );
    if let Ok(mut value) = HeaderValue::from_str(&cookie) {
        value.set_sensitive(true);
        response.headers_mut().append(header::SET_COOKIE, value);
    }
}

pub(crate) async fn link(State(tavern): State<Shared>, caller: Caller) -> Answer {
    let word = tavern.players.link(caller.key()?).await?;
    Ok(Json::of(&KeyLink { word, seconds: LINK_LASTS.as_secs() }))
}

pub(crate) async fn claim(
    State(tavern): State<Shared>,
    caller: Caller,
    body: Bytes,
) -> Result<Response> {
    let Claim { word } = read(&body)?;
    let key = tavern.guard.claim(caller.address, tavern.players.claim(&word)).await?;
    let name = tavern.players.name(key.player()).await?;
    let me = Me { name: name.unwrap_or_default(), key: None };
    let mut response = Json::of(&me).into_response();
    set_cookie(&mut response, &tavern, &key);
    Ok(response)
}

pub(crate) async fn tables(State(tavern): State<Shared>, caller: Caller) -> Answer {
    let found = tavern.store.tables_of(caller.asker(None)?.player, MY_TABLES).await?;
    let under_way = found.iter().filter_map(|(id, _)| tavern.services.notices.of(*id));
    let over = found.iter().filter(|(_, over)| *over);
    Ok(Json::of(&MyTables {
        under_way: under_way.map(TableNotice::from).collect(),
        over: over.map(|(id, _)| *id).collect(),
    }))
}

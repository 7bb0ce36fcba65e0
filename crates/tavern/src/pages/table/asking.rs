//! What the forms of a table ask for.

use axum::extract::{FromRequestParts, Query, State};
use axum::http::header::ACCEPT;
use axum::http::request::Parts;
use axum::response::{IntoResponse as _, Redirect, Response};
use serde::Serialize;

use crate::api::Shared;
use crate::api::answer::Json;
use crate::api::caller::Caller;
use crate::api::rematch::{Again, play_again};
use crate::api::tables::{Id, TableQuery};
use crate::ids::TableId;
use crate::pages::forms::{Fields, encoded};
use crate::pages::lobby::table_path;
use crate::problem::{Kind, Problem, Result};
use crate::store::Status;
use crate::table::ask::seat_from;
use crate::table::{Ask, Asked, Asker, Sight};

pub(super) struct Sender {
    caller: Caller,
    /// A script wants JSON and no page.
    is_script: bool,
}

impl FromRequestParts<Shared> for Sender {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, tavern: &Shared) -> Result<Self> {
        let is_script = parts.headers.get(ACCEPT).is_some_and(|want| want == "application/json");
        let caller = Caller::from_request_parts(parts, tavern).await?;
        Ok(Self { caller, is_script })
    }
}

#[derive(Serialize)]
struct Led<'a> {
    to: &'a str,
}

/// Asks for what a form says, and leads back to the table; a script is answered in JSON.
pub(super) async fn ask(
    State(tavern): State<Shared>,
    Id(id): Id,
    Query(query): Query<TableQuery>,
    Sender { caller, is_script }: Sender,
    fields: Fields,
) -> Result<Response> {
    let back = back(id, query.invite.as_deref());
    match carry_out(&tavern, id, &caller, (&fields, query)).await {
        Ok(to) => {
            let to = to.unwrap_or(back);
            let json = || Json::of(&Led { to: &to }).into_response();
            Ok(if is_script { json() } else { Redirect::to(&to).into_response() })
        }
        Err(problem) if problem.kind() == Kind::Nameless && !is_script => {
            // What they wanted is done as soon as they have a name.
            let along = |name: &str, field| {
                let value = fields.get(field).map(|value| format!("&{name}={}", encoded(value)));
                value.unwrap_or_default()
            };
            let (seat, say) = (along("seat", "seat"), along("say", "text"));
            Ok(Redirect::to(&format!("/me?next={}{seat}{say}", encoded(&back))).into_response())
        }
        Err(problem) => Err(problem),
    }
}

fn back(id: TableId, invite: Option<&str>) -> String {
    let query = invite.map(|word| format!("?invite={}", encoded(word))).unwrap_or_default();
    format!("{}{query}", table_path(id))
}

/// Returns where to go, if that is another page than the table's.
async fn carry_out(
    tavern: &Shared,
    id: TableId,
    caller: &Caller,
    (fields, query): (&Fields, TableQuery),
) -> Result<Option<String>> {
    if fields.get("ask") == Some("rematch") {
        let again = if fields.get("harder").is_some() { Again::Harder } else { Again::Same };
        return Ok(Some(table_path(play_again(tavern, id, &caller.host()?, again).await?)));
    }
    let ask = Asked::in_form(fields.all()).ask?;
    let may_leave = matches!(ask, Ask::Close);
    let seat = query.seat.as_deref().map(seat_from).transpose()?;
    let asker = Asker { seat, ..caller.asker(query.invite)? };
    tavern.tables.ask(id, asker.clone(), ask).await?;
    // Whoever asks the others to give a match up stays until they have answered; whoever comes from a voyage, to read what
    // they have learnt.
    let is_left = |sight: &Sight<'_>| {
        let table = sight.table();
        table.status() == Status::Over && table.voyage_before().is_none()
    };
    let looker = (Some(asker.player), None);
    let leaves = may_leave && tavern.tables.see(id, looker, asker.invite, is_left).await?;
    Ok(leaves.then(|| "/".to_owned()))
}

//! What the forms of a table ask for.

use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::header::ACCEPT;
use axum::http::request::Parts;
use axum::response::{IntoResponse as _, Redirect, Response};
use game::Seat;
use serde_json::value::RawValue;

use crate::api::Shared;
use crate::api::answer::{Json, Refused};
use crate::api::caller::Caller;
use crate::api::json::Object;
use crate::api::tables::{TableQuery, play_again};
use crate::ids::TableId;
use crate::pages::forms::{Fields, encoded};
use crate::pages::lobby::table_path;
use crate::problem::{Kind, Outcome, Problem};
use crate::store::Status;
use crate::table::setup::no_level;
use crate::table::{Ask, Sight};

/// Who sends a form.
pub(super) struct Sender {
    caller: Caller,
    /// Whether a script sends it, which wants JSON and no page.
    is_script: bool,
}

impl FromRequestParts<Shared> for Sender {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, tavern: &Shared) -> Result<Self, Refused> {
        let is_script = parts.headers.get(ACCEPT).is_some_and(|want| want == "application/json");
        let caller = Caller::from_request_parts(parts, tavern).await?;
        Ok(Self { caller, is_script })
    }
}

/// Asks for what a form says, and leads back to the table; a script is answered in JSON.
pub(super) async fn ask(
    State(tavern): State<Shared>,
    Path((id, wish)): Path<(String, String)>,
    Query(query): Query<TableQuery>,
    Sender { caller, is_script }: Sender,
    fields: Fields,
) -> Result<Response, Refused> {
    let id = read_id(&id).map_err(|why| caller.refuse(why))?;
    let back = back(id, query.invite.as_deref());
    match carry_out(&tavern, id, &caller, (&wish, &fields, query.invite)).await {
        Ok(to) => {
            let to = to.unwrap_or(back);
            let json = || Json(Object::new().text("to", &to).end()).into_response();
            Ok(if is_script { json() } else { Redirect::to(&to).into_response() })
        }
        Err(problem) if problem.kind() == Kind::Nameless && !is_script => {
            let seat = fields
                .get("seat")
                .map(|seat| format!("&seat={}", encoded(seat)))
                .unwrap_or_default();
            Ok(Redirect::to(&format!("/me?next={}{seat}", encoded(&back))).into_response())
        }
        Err(problem) => Err(caller.refuse(problem)),
    }
}

/// Somebody who reloads after a form comes back to the table.
pub(super) async fn lead_back(
    Path((id, _)): Path<(String, String)>,
    Query(query): Query<TableQuery>,
) -> Redirect {
    let to = read_id(&id).map(|id| back(id, query.invite.as_deref()));
    Redirect::to(to.as_deref().unwrap_or("/"))
}

fn read_id(id: &str) -> Outcome<TableId> {
    id.parse().map_err(|_| Problem::missing("problem-no-table"))
}

fn back(id: TableId, invite: Option<&str>) -> String {
    let query = invite.map(|word| format!("?invite={}", encoded(word))).unwrap_or_default();
    format!("{}{query}", table_path(id))
}

/// Says where to go if that is not the same table.
async fn carry_out(
    tavern: &Shared,
    id: TableId,
    caller: &Caller,
    (wish, fields, invite): (&str, &Fields, Option<String>),
) -> Outcome<Option<String>> {
    if wish == "rematch" {
        return Ok(Some(table_path(play_again(tavern, id, caller).await?)));
    }
    let ask = read(wish, fields)?;
    let may_leave = matches!(ask, Ask::Close);
    let asker = caller.asker(invite)?;
    tavern.hall.ask(id, asker.clone(), ask).await?;
    // Whoever asks the others to give a match up stays until they have answered.
    let is_over = |sight: &Sight<'_>| sight.table.status() == Status::Over;
    let leaves =
        may_leave && tavern.hall.see(id, Some(asker.player), asker.invite, is_over).await?;
    Ok(leaves.then(|| "/".to_owned()))
}

/// What a form with this address and these fields asks a table for.
fn read(wish: &str, fields: &Fields) -> Outcome<Ask> {
    let missing = |name: &str| Problem::malformed("problem-request").with("why", name);
    let seat = || fields.number("seat").map(Seat::new).ok_or_else(|| missing("seat"));
    let action = || {
        let action = fields.get("action").ok_or_else(|| missing("action"))?;
        RawValue::from_string(filled(action, fields)).map_err(|_| missing("action"))
    };
    Ok(match wish {
        "sit" => Ask::Sit { seat: fields.number("seat").map(Seat::new), salt: None },
        "stand" => Ask::Stand,
        "free" => Ask::Free { seat: seat()? },
        "bot" => {
            let level = fields.get("level").unwrap_or_default();
            Ask::SeatBot { seat: seat()?, level: level.parse().map_err(|_| no_level(level))? }
        }
        "start" => Ask::Start,
        "close" => Ask::Close,
        "play-on" => Ask::PlayOn,
        "hush" => Ask::Hush { quiet: fields.get("quiet") != Some("false") },
        "act" => match fields.number("decision") {
            Some(decision) => Ask::Play { decision, action: action()?, id: None },
            None if fields.has("change") => Ask::Change { action: action()?, id: None },
            None => return Err(Problem::conflict("problem-not-to-act")),
        },
        "hint" => Ask::Hint { decision: fields.number("about").ok_or_else(|| missing("about"))? },
        "take-back" => Ask::TakeBack,
        "undo" => Ask::Undo { agree: fields.get("agree") != Some("false") },
        "say" => Ask::Say { text: fields.get("text").unwrap_or_default().to_owned() },
        "leave" => Ask::Leave,
        "stand-in" => Ask::StandIn { seat: seat()? },
        "return" => Ask::Return,
        _ => return Err(Problem::missing("problem-no-route")),
    })
}

/// An action whose blanks, such as `$place`, are filled with the fields of that name.
fn filled(action: &str, fields: &Fields) -> String {
    let mut parts = action.split('$');
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.bytes().position(|byte| !byte.is_ascii_lowercase()).unwrap_or(part.len());
        let (name, rest) = part.split_at(end);
        out.push_str(fields.get(name).unwrap_or("null"));
        out.push_str(rest);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_blanks_of_an_action_are_filled_with_the_fields_of_its_form() {
        let fields = Fields::of(&[("place", "7"), ("what", "{\"a\":1}")]);
        assert_eq!(filled(r#"{"lay":[$what,$place]}"#, &fields), r#"{"lay":[{"a":1},7]}"#);
        assert_eq!(filled("\"pass\"", &fields), "\"pass\"");
        assert_eq!(filled("[$gone]", &fields), "[null]");
    }
}

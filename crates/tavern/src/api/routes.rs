//! The one list of routes: the router and the OpenAPI document both follow from it.

use axum::Router;
use axum::routing::{MethodRouter, get, post};

use super::{Shared, games, me, stream, system, tables};

/// A route of the API.
pub(crate) struct Route {
    /// The HTTP method.
    pub(crate) method: &'static str,
    /// The path; `{id}` is a table.
    pub(crate) path: &'static str,
    /// What it does.
    pub(crate) about: &'static str,
    /// An example of the body that it takes, if it takes one.
    pub(crate) body: Option<&'static str>,
    /// What may follow the `?`, each with what it means.
    pub(crate) query: &'static [(&'static str, &'static str)],
    handler: fn() -> MethodRouter<Shared>,
}

const LANG: (&str, &str) = ("lang", "Language of words and refusals: en or ru.");
const INVITE: (&str, &str) = ("invite", "The invite word of a table that is not public.");

/// What may follow the `?` where a table is asked for something.
pub(crate) const ASK_QUERY: &[(&str, &str)] = &[LANG, INVITE];

/// Where a table is asked for something.
const ASK: &str = "/api/tables/{id}/{ask}";

const AFTER: (&str, &str) = (
    "after",
    "The `number` of the state that I know. With `wait`, the answer comes when there is more to know.",
);
const WAIT: (&str, &str) = (
    "wait",
    "How many seconds to wait for that, at most 25; then the state is answered as it is. Whoever waits counts as present, and as a stream.",
);

macro_rules! routes {
    ($($method:ident $path:literal $query:tt $handler:path, $about:literal $(, $body:literal)?;)*) => {
        &[$(Route {
            method: stringify!($method),
            path: $path,
            about: $about,
            body: routes!(@body $($body)?),
            query: &$query,
            handler: || $method($handler),
        }),*]
    };
    (@body $body:literal) => { Some($body) };
    (@body) => { None };
}

/// Every route.
pub(crate) static ROUTES: &[Route] = routes! {
    get "/health" [] system::health, "Says that the tavern is open.";
    get "/metrics" [] system::metrics, "Everything that is counted, for Prometheus. Only callers on the tavern's own machine are answered.";
    get "/api/openapi.json" [] system::openapi, "This document.";
    get "/api/games" [LANG] games::list, "The games, with their options and texts.";
    get "/api/me" [LANG] me::get, "Who I am.";
    post "/api/me" [LANG] me::post, "Takes a name. Somebody new gets a key: in a cookie, or in the answer if `bearer` is true.", r#"{"name":"Anna","bearer":true}"#;
    post "/api/me/link" [LANG] me::link, "Makes a word that takes my key to another device, once.";
    post "/api/me/claim" [LANG] me::claim, "Takes the key of such a word to this device, in a cookie.", r#"{"word":"s0m3-w0rd"}"#;
    get "/api/me/tables" [LANG] me::tables, "The tables at which I sit or sat.";
    get "/api/tables" [] tables::list, "The public tables that are not over.";
    post "/api/tables" [LANG] tables::create, "Makes a table. A seat is `open`, `me` or the level of a bot. Hints are given `alone` (while nobody else can sit there), `always` or `never`.", r#"{"game":"GAME","seats":["me","open","cabin-boy"],"options":{},"private":false,"spectators":true,"seconds":null,"absence":"wait","hints":"alone","start":false}"#;
    get "/api/tables/{id}" [LANG, INVITE, AFTER, WAIT] tables::get, "Everything that I may know of a table: at once, or as soon as its `number` is greater than `after`. Where more than 200 actions are legal, they go without words; of more than 4000 so many are listed, from all over, and `legal_count` says how many there are.";
    get "/api/tables/{id}/stream" [LANG, INVITE] stream::json, "A WebSocket: a `state`, then an `update` after every change. Words are there if `lang` is given, for up to 200 legal actions. Frames such as {\"id\":\"a1\",\"play\":{\"decision\":7,\"action\":{}}} ask for anything that a request can ask for, and are answered with `done` or `refused` and their id.";
    post "/api/tables/{id}/rematch" [LANG] tables::rematch, "Makes a table where the same people and bots play again, or says where they already do.";
    get "/api/tables/{id}/record" [LANG, INVITE, ("form", "`compact` for a word that fits into a link.")] tables::record, "The record of a match that is over.";
};

/// What a table can be asked for: `POST /api/tables/{id}/NAME`, or the same name in a frame of its stream.
pub(crate) struct AskRoute {
    /// What it is called.
    pub(crate) name: &'static str,
    /// What it does.
    pub(crate) about: &'static str,
    /// An example of its fields, if it has any.
    pub(crate) body: Option<&'static str>,
}

/// Everything that a table can be asked for.
pub(crate) static ASKS: &[AskRoute] = &[
    AskRoute {
        name: "sit",
        about: "Takes a seat and adds a salt to the deal.",
        body: Some(r#"{"seat":1,"salt":"anything"}"#),
    },
    AskRoute { name: "stand", about: "Gives up my seat before the match.", body: None },
    AskRoute {
        name: "bot",
        about: "Gives a seat to a bot of this level. For the host.",
        body: Some(r#"{"seat":2,"level":"cabin-boy"}"#),
    },
    AskRoute {
        name: "free",
        about: "Makes a seat free. For the host.",
        body: Some(r#"{"seat":2}"#),
    },
    AskRoute {
        name: "start",
        about: "Begins the match; seats that are still free are taken away. For the host.",
        body: None,
    },
    AskRoute {
        name: "play",
        about: "Plays an action. `decision` is the number of the decision that it answers; an `id` that was answered before is not played again.",
        body: Some(r#"{"decision":7,"action":{},"id":"a1"}"#),
    },
    AskRoute {
        name: "change",
        about: "Does something else instead of my last action, while nothing was revealed since.",
        body: Some(r#"{"action":{}}"#),
    },
    AskRoute {
        name: "hint",
        about: "Asks what a captain would do about my decision. The `hint` comes with my state and on my streams: first empty, then with up to three `choices`, the percentage of wins of each, and how often to choose it where play is mixed. Nobody else hears of it.",
        body: Some(r#"{"decision":7}"#),
    },
    AskRoute {
        name: "take_back",
        about: "Takes back my last action while nothing was revealed since.",
        body: None,
    },
    AskRoute {
        name: "undo",
        about: "Asks to go back to before my last action, or answers such a wish. All people at the table have to agree.",
        body: Some(r#"{"agree":true}"#),
    },
    AskRoute {
        name: "say",
        about: "Says something at the table.",
        body: Some(r#"{"text":"Ahoy!"}"#),
    },
    AskRoute { name: "leave", about: "Lets a bot play for me until I return.", body: None },
    AskRoute { name: "return", about: "Plays myself again.", body: None },
    AskRoute {
        name: "stand_in",
        about: "Lets a bot play for somebody who is awaited and has been away for a minute (in slow games until their time is out), until they return: `bot_may_come_ms` of their seat counts down.",
        body: Some(r#"{"seat":1}"#),
    },
    AskRoute {
        name: "close",
        about: "Gives the table up: before its match if I am the host. A match is given up when all people at it have asked for that, but for those who have been away for more than a day (in slow games a week): `ending` names who has.",
        body: None,
    },
    AskRoute {
        name: "play_on",
        about: "Says that I want to play on, though somebody wants to give the match up.",
        body: None,
    },
    AskRoute {
        name: "hush",
        about: "Has the spectators be quiet, or talk again. For the host.",
        body: Some(r#"{"quiet":true}"#),
    },
];

/// A router with every route.
pub(crate) fn router() -> Router<Shared> {
    let add = |router: Router<Shared>, route: &Route| router.route(route.path, (route.handler)());
    ROUTES.iter().fold(Router::new(), add).route(ASK, post(tables::ask))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Ask;

    #[test]
    fn everything_that_can_be_asked_for_is_described() {
        assert!(ASKS.iter().map(|ask| ask.name).eq(Ask::names()));
        for ask in ASKS {
            assert!(Ask::read(ask.name, ask.body.unwrap_or_default()).is_ok(), "{}", ask.name);
        }
    }
}

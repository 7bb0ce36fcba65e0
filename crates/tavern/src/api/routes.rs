//! The one list of routes: the router and the OpenAPI document both follow from it.

use axum::Router;
use axum::middleware::from_fn;
use axum::routing::{MethodRouter, get, post};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::Value;

use super::analysis::{AnalysisState, WhyState};
use super::archive::ArchivedMatches;
use super::challenges::ChallengeState;
use super::daily::{DayRequest, DayState};
use super::games::OfferedGames;
use super::me::{Claim, KeyLink, Me, MyTables, NewName};
use super::parameters::{
    ACTIONS, AFTER, AS, DAY, FORM, GAME, INVITE, LANG, NAME, ORDER, PAGE, PEOPLE, Parameter, SEATS,
    WAIT, check_lang,
};
use super::push::{PushDevice, PushForgotten, PushSender};
use super::puzzles::{PuzzleRequest, PuzzleShelves};
use super::requests::TableRequest;
use super::state::TableState;
use super::system::{self, Health};
use super::tables::{self, MadeTable, PublicTables, RecordBody};
use super::{
    Shared, analysis, archive, challenges, daily, games, me, push, puzzles, rematch, stream,
};

pub(crate) struct Route {
    pub(crate) method: &'static str,
    /// The path; `{id}` is a table.
    pub(crate) path: &'static str,
    pub(crate) about: &'static str,
    pub(crate) query: &'static [Parameter],
    pub(crate) body: Option<RouteBody>,
    pub(crate) answer: RouteAnswer,
    /// The statuses it refuses with, beside those that follow from its method, path and body.
    pub(crate) refuses: &'static [u16],
    handler: fn() -> MethodRouter<Shared>,
}

pub(crate) struct RouteBody {
    pub(crate) schema: SchemaOf,
    pub(crate) example: &'static str,
}

pub(crate) enum RouteAnswer {
    Json(SchemaOf),
    Text,
    /// The connection becomes a WebSocket.
    Stream,
}

pub(crate) type SchemaOf = fn(&mut SchemaGenerator) -> Schema;

fn schema_of<T: JsonSchema>(schemas: &mut SchemaGenerator) -> Schema {
    schemas.subschema_for::<T>()
}

const fn json<T: JsonSchema>() -> RouteAnswer {
    RouteAnswer::Json(schema_of::<T>)
}

/// The query of every ask.
pub(crate) const ASK_QUERY: &[Parameter] = &[LANG, INVITE, AS];

const ASK: &str = "/api/tables/{id}/{ask}";

macro_rules! routes {
    ($($method:ident $path:literal $query:tt $handler:path => $answer:expr, $refuses:tt, $about:literal $(, $body:ty = $example:literal)?;)*) => {
        &[$(Route {
            method: stringify!($method),
            path: $path,
            about: $about,
            query: &$query,
            body: routes!(@body $($body = $example)?),
            answer: $answer,
            refuses: &$refuses,
            handler: || $method($handler),
        }),*]
    };
    (@body $body:ty = $example:literal) => {
        Some(RouteBody { schema: schema_of::<$body>, example: $example })
    };
    (@body) => { None };
}

/// Every route: its query, who answers, with what, and what else it refuses with.
pub(crate) static ROUTES: &[Route] = routes! {
    get "/health" [] system::health => json::<Health>(), [], "Says that the tavern is open.";
    get "/metrics" [] system::metrics => RouteAnswer::Text, [404], "Everything that is counted, for Prometheus. Only callers on the tavern's own machine are answered.";
    get "/api/openapi.json" [] system::openapi => json::<Value>(), [], "This document.";
    get "/api/games" [LANG] games::list => json::<OfferedGames>(), [], "The games, with their options and texts.";
    get "/api/me" [LANG] me::get => json::<Me>(), [401], "Who I am.";
    post "/api/me" [LANG] me::post => json::<Me>(), [], "Takes a name. Somebody new gets a key: in a cookie, or in the answer if `bearer` is true.", NewName = r#"{"name":"Anna","bearer":true}"#;
    post "/api/me/link" [LANG] me::link => json::<KeyLink>(), [401], "Makes a word that takes my key to another device, once.";
    post "/api/me/claim" [LANG] me::claim => json::<Me>(), [404], "Takes the key of such a word to this device, in a cookie.", Claim = r#"{"word":"s0m3-w0rd"}"#;
    get "/api/me/tables" [LANG] me::tables => json::<MyTables>(), [401], "The tables at which I sit or sat.";
    get "/api/push" [] push::sender => json::<PushSender>(), [], "Who sends push messages: a browser hands out subscriptions for one sender.";
    post "/api/push" [LANG] push::subscribe => json::<PushSender>(), [401], "Has a device of mine called by Web Push when a slow game waits for me and I do not look: once a decision. The last five devices are called.", PushDevice = r#"{"endpoint":"https://push.example.net/abc","p256dh":"BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4","auth":"BTBZMqHH6r4Tts7J_aSIgg"}"#;
    post "/api/push/forget" [LANG] push::forget => json::<PushSender>(), [401], "Has it called no more.", PushForgotten = r#"{"endpoint":"https://push.example.net/abc"}"#;
    get "/api/tables" [] tables::list => json::<PublicTables>(), [], "The public tables that are not over.";
    post "/api/tables" [LANG] tables::create => json::<MadeTable>(), [401, 404, 409], "Makes a table. A seat is `open`, `me`, the level of a bot, or `here:` and the name of somebody on my device. Hints are given `alone` (while nobody else can sit there), `always` or `never`.", TableRequest = r#"{"game":"GAME","seats":["me","open","cabin-boy"],"options":{},"private":false,"spectators":true,"seconds":null,"absence":"wait","hints":"alone","start":false,"position":null,"branch":null}"#;
    get "/api/tables/{id}" [LANG, INVITE, AFTER, WAIT] tables::get => json::<TableState<'_>>(), [], "Everything that I may know of a table: at once, or as soon as its `number` is greater than `after`. Where more than 200 actions are legal, they go without words; of more than 4000, 4000 are listed, from all over, and `legal_count` says how many there are.";
    get "/api/tables/{id}/stream" [LANG, INVITE] stream::json => RouteAnswer::Stream, [426], "A WebSocket: a `state`, then an `update` after every change. Words are there if `lang` is given, for up to 200 legal actions. Frames such as {\"id\":\"a1\",\"play\":{\"decision\":7,\"action\":{}}} ask for anything that a request can ask for, and are answered with `done` or `refused` and their id.";
    post "/api/tables/{id}/rematch" [LANG] rematch::rematch => json::<MadeTable>(), [401, 409], "Makes a table where the same people and bots play again, begun at once if nobody but bots is there, or says where they already do.";
    get "/api/tables/{id}/record" [LANG, INVITE, FORM] tables::record => json::<RecordBody>(), [409], "The record of a match that is over.";
    get "/api/tables/{id}/analysis" [LANG, INVITE] analysis::get => json::<AnalysisState>(), [409], "What decided a match that is over: everybody's chances, luck and skill of every seat, and the decisions that cost most, each with the line that refutes it. It is thought over in spare time, from what each seat knew: ask again until `percent` is 100.";
    get "/api/tables/{id}/why" [LANG, INVITE, ACTIONS] analysis::why => json::<WhyState>(), [409], "Why a decision of a match that is over was made: the three best choices with what a Legend would expect of them, from what the seat knew then. Ask again until `done` is true.";
    get "/api/challenges/{id}" [LANG, INVITE] challenges::get => json::<ChallengeState>(), [409], "Who made what of the deal of a table at which one person plays or played against bots.";
    post "/api/challenges/{id}" [LANG, INVITE] challenges::accept => json::<MadeTable>(), [401, 409], "Lets me play that deal from the same seat, at a table of my own: the match begins at once, or goes on if I had begun it. The bots always answer the same in the same position; nobody is given hints.";
    get "/api/daily" [LANG, GAME, DAY] daily::get => json::<DayState>(), [404], "The deal of a day, which is the same for everybody: what the tavern is bound to, who made what of it, and my own tries.";
    post "/api/daily" [LANG] daily::begin => json::<MadeTable>(), [401, 404], "Lets me try the deal of a day at a table of my own, against Captains: the match begins at once, or goes on if I had begun it. The first try counts. Nothing of it is opened to anybody before the day is over.", DayRequest = r#"{"game":"GAME","day":null}"#;
    get "/api/archive" [LANG, GAME, SEATS, PEOPLE, NAME, ORDER, PAGE] archive::list => json::<ArchivedMatches>(), [], "Public matches that came to their end, among the newest 20,000, twenty a page.";
    get "/api/puzzles" [LANG] puzzles::list => json::<PuzzleShelves>(), [], "The puzzles of every game, what I made of them, and how strong I am at them.";
    post "/api/puzzles" [LANG] puzzles::open => json::<MadeTable>(), [401, 404, 409], "Opens the table at which I solve a puzzle; there is one for each, and my first action there is my answer. Without `puzzle`, one is chosen that suits me.", PuzzleRequest = r#"{"game":"GAME","puzzle":null}"#;
};

/// One thing a table can be asked for: `POST /api/tables/{id}/NAME`, or the same name in a frame of its stream.
pub(crate) struct AskRoute {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    /// An example of its fields, if it has any.
    pub(crate) body: Option<&'static str>,
    /// The statuses it refuses with, beside those that all asks share.
    pub(crate) refuses: &'static [u16],
}

macro_rules! asks {
    ($($name:ident $refuses:tt, $about:literal $(, $body:literal)?;)*) => {
        &[$(AskRoute {
            name: stringify!($name),
            about: $about,
            body: asks!(@body $($body)?),
            refuses: &$refuses,
        }),*]
    };
    (@body $body:literal) => { Some($body) };
    (@body) => { None };
}

pub(crate) static ASKS: &[AskRoute] = asks! {
    sit [], "Takes a seat and adds a salt to the deal.", r#"{"seat":1,"salt":"anything"}"#;
    share [], "Gives a free seat to somebody who plays on my device, under a name of their own, or changes that name. If several people play with my key, I see only what is open to all until I `lift` the curtain for one of them.", r#"{"seat":2,"name":"Boris","salt":"anything"}"#;
    stand [], "Gives up my seat before the match, or that of somebody on my device.", r#"{"seat":1}"#;
    bot [], "Gives a seat to a bot of this level. For the host.", r#"{"seat":2,"level":"cabin-boy"}"#;
    free [], "Makes a seat free. For the host.", r#"{"seat":2}"#;
    set_up [], "Changes what I chose for the table, before its match; what is not named stays as it is. Everybody there is told, and the match does not begin within ten seconds if others sit there. The deal stays the one that the tavern is bound to. For the host.", r#"{"seats":4,"options":{},"private":true,"spectators":true,"seconds":60,"absence":"wait","hints":"alone"}"#;
    start [], "Begins the match; seats that are still free are taken away. For the host.";
    play [422], "Plays an action. `decision` is the number of the decision that it answers; an `id` that was answered before is not played again.", r#"{"decision":7,"action":{},"id":"a1"}"#;
    change [422], "Does something else instead of my last action, while nothing was revealed since.", r#"{"action":{}}"#;
    lift [], "Shows me what one of those on my device may see, until they have decided. Nobody else hears of it.", r#"{"seat":1}"#;
    lower [], "Hides that again.";
    hint [], "Asks what a captain would do about my decision. The `hint` comes with my state and on my streams: first empty, then with up to three `choices`, the percentage of wins of each, and how often to choose it where play is mixed. Nobody else hears of it.", r#"{"decision":7}"#;
    take_back [422], "Takes back my last action while nothing was revealed since; or, if it is named, an `earlier` one, while what I did after it stays done.", r#"{"earlier":{}}"#;
    undo [], "Proposes to go back to before my last action, or answers such a proposal. All people at the table have to agree.", r#"{"agree":true}"#;
    say [], "Says something at the table.", r#"{"text":"Ahoy!"}"#;
    exclaim [], "Makes a face, or says a phrase, that everybody reads in their own language: lines of the `chat` have its id as `saying`.", r#"{"saying":"well-played"}"#;
    leave [], "Lets a bot play for me until I return.";
    return [], "Plays myself again.";
    stand_in [], "Lets a bot play for somebody who is awaited and has been away for a minute (in slow games until their time is out), until they return: `bot_may_come_ms` of their seat counts down.", r#"{"seat":1}"#;
    close [], "Gives the table up: before its match if I am the host. A match is given up when all people at it have asked for that, but for those who have been away for more than a day (in slow games a week): `ending` names who has.";
    play_on [], "Says that I want to play on, though somebody wants to give the match up.";
    hush [], "Has the spectators be quiet, or talk again. For the host.", r#"{"quiet":true}"#;
    sail [], "Begins a step of the voyage that is sailed at this table.", r#"{"step":0}"#;
    guess [], "Answers the question of a step of the voyage.", r#"{"answer":0}"#;
    sign [], "Puts my name on the board of the day whose deal I have played here, or takes it off again.", r#"{"named":true}"#;
};

pub(crate) fn router() -> Router<Shared> {
    let add = |router: Router<Shared>, route: &Route| router.route(route.path, (route.handler)());
    let routes = ROUTES.iter().fold(Router::new(), add).route(ASK, post(tables::ask));
    routes.layer(from_fn(check_lang))
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

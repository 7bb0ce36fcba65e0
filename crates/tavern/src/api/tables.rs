//! Tables over HTTP.

use std::borrow::Cow;

use axum::body::Bytes;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use game::{Branch, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Shared;
use super::answer::{Answer, Json, done};
use super::caller::Caller;
use super::long_poll::Patience;
use super::raw::GameJson;
use super::requests::{BranchRequest, TableRequest, read};
use super::sight_json;
use crate::foreign_record::{self, MAX_LINK};
use crate::host::Host;
use crate::ids::{TableId, random_word};
use crate::notices::Notice;
use crate::problem::{Problem, Result};
use crate::store::Status;
use crate::table::ask::seat_from;
use crate::table::{Ask, Asker, Contest, FirstSitter, Sight, TableSetup};
use crate::tables::first_asks;

const LISTED: usize = 200;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Id(pub(crate) TableId);

impl FromRequestParts<Shared> for Id {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, tavern: &Shared) -> Result<Self> {
        let text = Path::<String>::from_request_parts(parts, tavern).await;
        read_id(text.as_ref().map_or("", |Path(text)| text)).map(Self)
    }
}

pub(crate) fn read_id(text: &str) -> Result<TableId> {
    text.parse().map_err(|_| Problem::missing("problem-no-table"))
}

#[derive(Debug, Default, Deserialize)]
pub(crate) struct TableQuery {
    pub(crate) invite: Option<String>,
    /// For which of their seats somebody asks.
    #[serde(default, rename = "as")]
    pub(crate) seat: Option<String>,
    /// `None` is the whole record.
    pub(crate) form: Option<RecordForm>,
    /// The number of the state that the caller has.
    pub(crate) after: Option<u32>,
    /// Seconds to wait until there is more to know.
    pub(crate) wait: Option<u32>,
    /// Whether this is somebody's first match.
    #[serde(default)]
    pub(crate) first: bool,
    /// How many actions were taken before the decision that is asked about.
    pub(crate) actions: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum RecordForm {
    /// As a word that fits into a link.
    Compact,
}

/// The public tables that are not over.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct PublicTables {
    /// The newest first.
    tables: Vec<TableNotice>,
}

/// What the lobby says of a table.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct TableNotice {
    /// Which table.
    table: TableId,
    /// Which game is played there.
    game: String,
    /// When it was made, in seconds since 1970.
    created: u64,
    /// In which part of its life it is.
    status: Status,
    /// Whether everybody may come in.
    public: bool,
    /// Whether people without a seat may look.
    spectators: bool,
    /// Its seats.
    seats: Vec<SeatNotice>,
}

/// What the lobby says of a seat.
#[derive(Debug, Serialize, JsonSchema)]
struct SeatNotice {
    /// `open`, `person` or `bot`.
    kind: Cow<'static, str>,
    /// Who sits there; empty if nobody does.
    name: String,
}

impl From<Notice> for TableNotice {
    fn from(notice: Notice) -> Self {
        let seat = |(kind, name)| SeatNotice { kind, name };
        Self {
            table: notice.id,
            game: notice.game,
            created: notice.created,
            status: notice.status,
            public: notice.is_public,
            spectators: notice.spectators,
            seats: notice.seats.into_iter().map(seat).collect(),
        }
    }
}

/// A table that was made.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct MadeTable {
    /// Which.
    table: TableId,
    /// The word that opens it to others, if it is not public.
    #[serde(skip_serializing_if = "Option::is_none")]
    invite: Option<String>,
}

impl MadeTable {
    pub(super) const fn of(table: TableId) -> Self {
        Self { table, invite: None }
    }
}

/// The record of a match.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub(crate) enum RecordBody {
    /// As a word.
    Compact {
        /// It fits into a link.
        record: String,
    },
    /// Whole.
    Whole(GameJson),
}

pub(crate) async fn list(State(tavern): State<Shared>) -> Json {
    let tables = tavern.services.notices.public(LISTED);
    Json::of(&PublicTables { tables: tables.into_iter().map(TableNotice::from).collect() })
}

pub(crate) async fn create(State(tavern): State<Shared>, caller: Caller, body: Bytes) -> Answer {
    let (table, invite) = make(&tavern, &caller.host()?, read(&body)?).await?;
    Ok(Json::of(&MadeTable { table, invite }))
}

/// Makes the table that `new` describes, and returns its id and its invite word.
pub(crate) async fn make(
    tavern: &Shared,
    host: &Host,
    mut new: TableRequest,
) -> Result<(TableId, Option<String>)> {
    let branch = match new.branch.take() {
        Some(asked) => Some(tavern.slow_work.run(move || asked.branch()).await??),
        None => None,
    };
    make_on(tavern, host, new, branch).await
}

impl BranchRequest {
    /// Takes long.
    fn branch(&self) -> Result<Branch> {
        if self.record.len() > MAX_LINK {
            return Err(Problem::malformed("problem-too-long"));
        }
        let (_, other) = foreign_record::read(&self.record)?;
        Ok(other.branch_after(self.actions, self.imagined.map(Seat::new)))
    }
}

/// The same for a match that goes on from another one, which keeps to the limits of what is typed here.
pub(crate) async fn make_on(
    tavern: &Shared,
    host: &Host,
    new: TableRequest,
    branch: Option<Branch>,
) -> Result<(TableId, Option<String>)> {
    if branch.as_ref().is_some_and(|branch| branch.record.len() > MAX_LINK) {
        return Err(Problem::malformed("problem-too-long"));
    }
    let Opening { kind, setup, asks } = Opening::of(&host.asker, new, branch)?;
    host.allow_table(tavern).await?;
    let invite = setup.invite.clone();
    Ok((tavern.tables.create(kind, setup, &asks).await?, invite))
}

/// The same for the first table of a contest, whose deal others can play as well.
pub(crate) async fn make_first(tavern: &Shared, host: &Host, new: TableRequest) -> Result<TableId> {
    let Opening { kind, setup, asks } = Opening::of(&host.asker, new, None)?;
    host.allow_table(tavern).await?;
    let id = TableId::random();
    let salts = vec![String::new(); usize::from(setup.n_seats)];
    let setup = setup.in_contest(Contest::of_table(id, salts));
    tavern.tables.create_as(id, kind, setup, &asks).await.map(|()| id)
}

/// A table as it is made.
struct Opening {
    kind: &'static catalog::Entry,
    setup: TableSetup,
    asks: Vec<(Asker, Ask)>,
}

impl Opening {
    fn of(host: &Asker, new: TableRequest, branch: Option<Branch>) -> Result<Self> {
        let kind = catalog::find(&new.game)?;
        let sitters: Vec<FirstSitter> =
            new.seats.iter().map(|seat| seat.parse()).collect::<Result<_>>()?;
        let n_seats = u8::try_from(sitters.len())
            .map_err(|_| Problem::malformed("problem-request").with("why", "seats"))?;
        let options = match (&branch, &new.position) {
            (Some(branch), _) => {
                kind.game.branch_options(branch).map_err(|why| Problem::of(&why))?
            }
            (None, Some(position)) => {
                kind.game.position_options(position).map_err(|why| Problem::of(&why))?
            }
            (None, None) => new.options.into_iter().collect(),
        };
        let setup = TableSetup {
            options,
            position: new.position.filter(|_| branch.is_none()),
            branch,
            invite: new.private.then(random_word),
            spectators: new.spectators,
            seconds: new.seconds,
            absence: new.absence,
            hints: new.hints,
            ..TableSetup::new(host.player, n_seats)
        };
        if setup.branch.is_none() {
            setup.check(kind.game)?;
        }
        let asks = first_asks(host, &sitters, new.start);
        Ok(Self { kind, setup, asks })
    }
}

pub(crate) async fn get(
    State(tavern): State<Shared>,
    Id(id): Id,
    Query(query): Query<TableQuery>,
    caller: Caller,
) -> Answer {
    let mut _waiting = None;
    if let Some(patience) = Patience::of(&query) {
        _waiting = Some(patience.wait(&tavern, id, &caller, query.invite.clone()).await?);
    }
    let looker = (caller.player_id(), Some(caller.lang));
    tavern.tables.see(id, looker, query.invite, sight_json::state).await.map(Json)
}

pub(crate) async fn record(
    State(tavern): State<Shared>,
    Id(id): Id,
    Query(query): Query<TableQuery>,
    caller: Caller,
) -> Answer {
    let compact = query.form == Some(RecordForm::Compact);
    let look = move |sight: &Sight<'_>| {
        let game = sight.open()?;
        Ok(if compact {
            Json::of(&RecordBody::Compact { record: game.compact_record() })
        } else {
            Json::of(&RecordBody::Whole(GameJson::of(game.record())))
        })
    };
    tavern.tables.see(id, (caller.player_id(), None), query.invite, look).await?
}

/// Asks a table for whatever the path names.
pub(crate) async fn ask(
    State(tavern): State<Shared>,
    Path((id, name)): Path<(String, String)>,
    Query(query): Query<TableQuery>,
    caller: Caller,
    body: String,
) -> Answer {
    let id = read_id(&id)?;
    let ask = Ask::read(&name, &body)?;
    let seat = query.seat.as_deref().map(seat_from).transpose()?;
    let asker = Asker { seat, ..caller.asker(query.invite)? };
    tavern.tables.ask(id, asker, ask).await.map(done)
}

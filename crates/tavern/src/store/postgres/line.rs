//! A line to PostgreSQL: a connection that is made again when it is lost. Whoever asks is never kept waiting for long.

use std::collections::HashMap;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Mutex;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config, Error, NoTls, Row, Statement};

use super::sql;
use crate::lock::lock;
use crate::store::StoreError;

/// How long PostgreSQL may take to answer.
pub(super) const PATIENCE: Duration = Duration::from_secs(1);

/// A connection with the statements that were said over it.
pub(super) struct Connection {
    pub(super) client: Client,
    statements: std::sync::Mutex<HashMap<&'static str, Statement>>,
    backend: (i32, String),
}

type Params<'a> = &'a [&'a (dyn ToSql + Sync)];

impl Connection {
    /// Connects. What is said over it is carried by this runtime.
    pub(super) async fn open(config: &Config) -> Result<Self, StoreError> {
        let open = async {
            let (client, connection) = config.connect(NoTls).await?;
            // Why it ended is told to whoever asks next.
            tokio::spawn(connection);
            client.batch_execute(sql::SETTINGS).await?;
            let row = client.query_one(sql::BACKEND, &[]).await?;
            Ok(Self {
                client,
                statements: std::sync::Mutex::default(),
                backend: (row.get(0), row.get(1)),
            })
        };
        within(PATIENCE, open).await
    }

    /// What a statement finds.
    pub(super) async fn query(
        &self,
        sql: &'static str,
        params: Params<'_>,
    ) -> Result<Vec<Row>, Error> {
        self.client.query(&self.statement(sql).await?, params).await
    }

    /// What a statement finds, if it finds anything.
    pub(super) async fn first(
        &self,
        sql: &'static str,
        params: Params<'_>,
    ) -> Result<Option<Row>, Error> {
        Ok(self.query(sql, params).await?.into_iter().next())
    }

    /// How many rows a statement changes.
    pub(super) async fn execute(
        &self,
        sql: &'static str,
        params: Params<'_>,
    ) -> Result<u64, Error> {
        self.client.execute(&self.statement(sql).await?, params).await
    }

    /// Has statements understood before they are needed, so that they can be said without waiting in between.
    pub(super) async fn prepare(&self, statements: &[&'static str]) -> Result<(), StoreError> {
        for sql in statements {
            within(PATIENCE, self.statement(sql)).await?;
        }
        Ok(())
    }

    async fn statement(&self, sql: &'static str) -> Result<Statement, Error> {
        let known = lock(&self.statements).get(sql).cloned();
        if let Some(known) = known {
            return Ok(known);
        }
        let new = self.client.prepare(sql).await?;
        let mut statements = lock(&self.statements);
        Ok(statements.entry(sql).or_insert(new).clone())
    }

    /// Ends the other side of a connection that was lost, so that what it was doing is done or undone.
    pub(super) async fn settle(&self, lost: &Self) -> Result<(), StoreError> {
        let (process, since) = &lost.backend;
        within(PATIENCE, self.execute(sql::END_BACKEND, &[process, since])).await.map(drop)
    }
}

/// A line to PostgreSQL.
pub(super) struct Line {
    config: Arc<Config>,
    connection: Mutex<Option<Arc<Connection>>>,
}

impl Line {
    /// A line over which nothing was said yet.
    pub(super) fn new(config: Arc<Config>) -> Self {
        Self { config, connection: Mutex::default() }
    }

    /// Asks for something. A connection over which no answer comes in time is given up.
    pub(super) async fn ask<T, F>(
        &self,
        ask: impl FnOnce(Arc<Connection>) -> F,
    ) -> Result<T, StoreError>
    where
        F: Future<Output = Result<T, Error>>,
    {
        let connection = self.connection().await?;
        let answer = within(PATIENCE, ask(Arc::clone(&connection))).await;
        if answer.is_err() {
            self.give_up(&connection).await;
        }
        answer
    }

    async fn connection(&self) -> Result<Arc<Connection>, StoreError> {
        let waited = tokio::time::timeout(PATIENCE, self.connection.lock()).await;
        let mut connection = waited.map_err(|_| too_late())?;
        if let Some(open) = connection.as_ref().filter(|open| !open.client.is_closed()) {
            return Ok(Arc::clone(open));
        }
        let open = Arc::new(Connection::open(&self.config).await?);
        *connection = Some(Arc::clone(&open));
        Ok(open)
    }

    async fn give_up(&self, lost: &Arc<Connection>) {
        let mut connection = self.connection.lock().await;
        if connection.as_ref().is_some_and(|open| Arc::ptr_eq(open, lost)) {
            *connection = None;
        }
    }
}

/// What PostgreSQL answers in time.
pub(super) async fn within<T>(
    time: Duration,
    answer: impl Future<Output = Result<T, Error>>,
) -> Result<T, StoreError> {
    match tokio::time::timeout(time, answer).await {
        Ok(answer) => answer.map_err(StoreError::from),
        Err(_) => Err(too_late()),
    }
}

fn too_late() -> StoreError {
    StoreError::Broken("PostgreSQL does not answer".to_owned())
}

impl From<Error> for StoreError {
    fn from(error: Error) -> Self {
        let why = std::error::Error::source(&error);
        Self::Broken(why.map_or_else(|| error.to_string(), |why| format!("{error}: {why}")))
    }
}

//! Who leads a table.

use tokio_postgres::Error;

use super::line::Connection;
use super::sql;
use crate::ids::TableId;
use crate::store::{Lead, Lease};

/// How often a table is tried to be taken over from whoever leads it.
const ATTEMPTS: u32 = 3;

/// Who leads a table; we, if nobody alive does.
pub(super) async fn lead_table(
    connection: &Connection,
    id: TableId,
    us: Lease,
) -> Result<Option<Lead>, Error> {
    let id = &id.bytes()[..];
    for _ in 0..ATTEMPTS {
        let Some(row) = connection.first(sql::LEADER, &[&id]).await? else { return Ok(None) };
        let (leader, is_alive): (Option<i64>, bool) = (row.get(0), row.get(1));
        match leader {
            Some(leader) if leader == us.0 => return Ok(Some(Lead::Us)),
            Some(leader) if is_alive => return Ok(Some(Lead::Node(Lease(leader)))),
            Some(leader) => drop(connection.execute(sql::BURY, &[&leader]).await?),
            None => {}
        }
        if connection.execute(sql::TAKE_OVER, &[&id, &us.0, &leader]).await? > 0 {
            return Ok(Some(Lead::Us));
        }
    }
    let row = connection.first(sql::LEADER, &[&id]).await?;
    Ok(row.and_then(|row| row.get::<_, Option<i64>>(0)).map(|leader| Lead::Node(Lease(leader))))
}

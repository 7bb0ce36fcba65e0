//! Playing again: the same people and bots at another table.

use axum::extract::State;
use game::Seat;

use super::Shared;
use super::answer::{Answer, Json};
use super::caller::Caller;
use super::tables::{Id, MadeTable};
use crate::host::Host;
use crate::ids::TableId;
use crate::problem::{Problem, Result};
use crate::table::{Ask, Asker, Sight, Sitter};

pub(crate) async fn rematch(State(tavern): State<Shared>, Id(id): Id, caller: Caller) -> Answer {
    Ok(Json::of(&MadeTable::of(play_again(&tavern, id, &caller.host()?, Again::Same).await?)))
}

/// Against whom somebody plays again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Again {
    Same,
    /// Against harder bots, if nobody else is concerned.
    Harder,
}

/// The table where the same people and bots play again; made by the first who asks.
pub(crate) async fn play_again(
    tavern: &Shared,
    id: TableId,
    host: &Host,
    again: Again,
) -> Result<TableId> {
    let asker = &host.asker;
    let player = asker.player;
    let look = move |sight: &Sight<'_>| {
        let table = sight.table();
        let mut seats = table.seats().to_vec();
        if let Some(harder) = table.harder_bots().filter(|_| again == Again::Harder) {
            seats.iter_mut().for_each(|sitter| sitter.set_level(harder));
        }
        let setup = table.setup().again(player, seats.len() as u8, table.id());
        (table.rematch(), table.kind(), setup, seats, table.seat_of(player))
    };
    let seen = tavern.tables.see(id, (Some(player), None), None, look).await?;
    let (rematch, kind, setup, seats, own) = seen;
    if let Some(rematch) = rematch {
        return Ok(rematch);
    }
    if own.is_none() {
        return Err(Problem::forbidden("problem-not-seated"));
    }
    host.allow_table(tavern).await?;
    let asks = same_seats(asker, &seats, setup.invite.as_deref());
    let table = tavern.tables.create(kind, setup, &asks).await?;
    let linked = tavern.tables.ask(id, asker.clone(), Ask::Rematch { table }).await;
    match linked {
        // Whoever plays against bots alone waits for nobody.
        Ok(_) if seats.iter().filter_map(Sitter::player).count() == 1 => {
            tavern.tables.ask(table, asker.clone(), Ask::Start).await.map(|_| table)
        }
        Ok(_) => Ok(table),
        Err(problem) => {
            // Somebody else was quicker, or the match is not over: nobody has heard of the new table, so it closes.
            tavern.tables.ask(table, asker.clone(), Ask::Close).await?;
            let rematch = |sight: &Sight<'_>| sight.table().rematch();
            let rematch = tavern.tables.see(id, (Some(player), None), None, rematch);
            rematch.await?.ok_or(problem)
        }
    }
}

/// The same people and bots, each asking for their old seat at the new table.
fn same_seats(host: &Asker, seats: &[Sitter], invite: Option<&str>) -> Vec<(Asker, Ask)> {
    let mut asks = Vec::new();
    let invite = invite.map(str::to_owned);
    let invited = |player, name: &str| Asker {
        player,
        name: name.to_owned(),
        invite: invite.clone(),
        seat: None,
    };
    for (number, sitter) in seats.iter().enumerate() {
        let seat = Seat::new(number as u8);
        match sitter {
            Sitter::Open => {}
            Sitter::Person { player, name, beside: true, .. } => {
                asks.push((
                    invited(*player, name),
                    Ask::Share { seat, name: name.clone(), salt: None },
                ));
            }
            Sitter::Person { player, name, .. } => {
                asks.push((invited(*player, name), Ask::Sit { seat: Some(seat), salt: None }));
            }
            Sitter::Bot { level, .. } => {
                asks.push((host.clone(), Ask::Bot { seat, level: *level }));
            }
        }
    }
    asks
}

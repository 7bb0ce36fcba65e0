//! Law 8: a record rebuilds its match.

use game::{Game, Match, Record, Say as _};

use super::law::{Breach, Kept, Law, demand};

/// Writes the record in both forms, reads it again and replays it.
pub(crate) fn check<G: Game>(game: &Match<G>) -> Kept {
    let record = game.record();
    for (form, text) in [("JSON", record.to_json()), ("compact", record.to_compact())] {
        let read = Record::<G>::read(&text);
        let kept = read.as_ref().is_ok_and(|read| read == record);
        demand(Law::Replay, kept, || match read {
            Ok(read) => format!("the {form} record is read as {read:?}"),
            Err(why) => format!("the {form} record cannot be read: {}", why.phrase().id),
        })?;
    }
    let replayed = Match::replay(record).map_err(|why| {
        Breach::new(Law::Replay, format!("the record cannot be replayed: {why:?}"))
    })?;
    demand(Law::Replay, replayed.state() == game.state(), || {
        format!("replayed: {:?}\n  played: {:?}", replayed.state(), game.state())
    })?;
    demand(Law::Replay, replayed.told() == game.told(), || {
        format!("told when replayed: {:?}\n  told when played: {:?}", replayed.told(), game.told())
    })?;
    demand(Law::Replay, replayed.record() == record, || "the record changed".to_owned())
}

//! Law 8: a record rebuilds its match, and another match can go on from any part of it.

use game::{Game, Match, Record, Rng, Say as _, Seat, Seed, Viewer};

use super::law::{Breach, Kept, Law, demand};
use super::trial::any_seat;

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

/// Goes on from here in another match to its end, with everything as it is or as one seat imagines it.
pub(crate) fn check_branch<G: Game>(game: &Match<G>, rng: &mut Rng) -> Kept {
    if game.to_act().is_empty() {
        return Ok(());
    }
    let any = Seat::new(rng.below(u32::from(game.n_seats())) as u8);
    let imagined = Some(any).filter(|_| rng.below(2) == 0);
    let branch = game.branch_after(game.record().actions.len(), imagined);
    let seed = Seed::from_bytes(std::array::from_fn(|_| rng.below(256) as u8));
    let mut on = Match::on(branch, game.record().seats.clone(), seed)
        .map_err(|why| Breach::new(Law::Replay, format!("nothing goes on from here: {why:?}")))?;
    check_beginning(game, &on, imagined)?;
    while let Some(seat) = any_seat(&on, rng) {
        let legal = on.legal_actions(seat);
        let action = rng.pick(&legal).expect("law 2 was checked when the match was played");
        on.play(seat, action.clone()).expect("law 3 was checked when the match was played");
    }
    check(&on)
}

/// The other match begins as this one is, as far as whoever imagined it can tell, and nobody knows more than they did.
fn check_beginning<G: Game>(game: &Match<G>, on: &Match<G>, imagined: Option<Seat>) -> Kept {
    let knows = imagined.map_or(Viewer::Referee, Viewer::Seat);
    demand(Law::Replay, on.view(knows) == game.view(knows), || {
        format!("{knows:?} sees {:?}\n  but before: {:?}", on.view(knows), game.view(knows))
    })?;
    let told = |game: &Match<G>| -> Vec<G::Event> {
        game.events(knows).map(|(_, event)| event.clone()).collect()
    };
    let kept = on.told().len() == on.n_heard(knows) && told(on) == told(game);
    demand(Law::Replay, kept, || format!("{knows:?} is told {:?}", on.told()))
}

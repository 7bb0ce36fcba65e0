//! Laws 1, 2 and the cheap half of 3: who is to act, what they may do, and when it is over.

use game::{Game, Reason as _, Say as _, Seat, Seats};

use super::law::{Breach, Kept, Law, demand};

/// The legal actions of every seat in one state; the memory is reused for the next one.
pub(crate) struct Choices<G: Game> {
    per_seat: Vec<Vec<G::Action>>,
}

impl<G: Game> Choices<G> {
    pub(crate) fn new(n_seats: u8) -> Self {
        Self { per_seat: Seat::all(n_seats).map(|_| Vec::new()).collect() }
    }

    pub(crate) fn of(&self, seat: Seat) -> &[G::Action] {
        &self.per_seat[seat.index()]
    }

    fn fill(&mut self, state: &G) {
        for (seat, legal) in self.per_seat.iter_mut().enumerate() {
            legal.clear();
            state.legal_actions(Seat::new(seat as u8), legal);
        }
    }
}

/// Checks `state` and leaves its legal actions in `choices`.
pub(crate) fn check<G: Game>(state: &G, choices: &mut Choices<G>) -> Kept {
    choices.fill(state);
    let to_act = state.to_act();
    check_ending(state, to_act, choices.per_seat.len() as u8)?;
    for seat in Seat::all(choices.per_seat.len() as u8) {
        check_seat(state, seat, choices.of(seat))?;
    }
    Ok(())
}

fn check_ending<G: Game>(state: &G, to_act: Seats, n_seats: u8) -> Kept {
    let Some(outcome) = state.outcome() else {
        return demand(Law::Ending, !to_act.is_empty(), || {
            "nobody is to act, but there is no outcome".to_owned()
        });
    };
    demand(Law::Ending, to_act.is_empty(), || {
        format!("there is an outcome, but seats {to_act:?} are still to act")
    })?;
    let complete = [outcome.points.n_seats(), outcome.places.n_seats()] == [n_seats; 2];
    demand(Law::Ending, complete, || {
        format!("the outcome is not of {n_seats} seats: {outcome:?}")
    })?;
    for (seat, &points) in outcome.points.iter() {
        let total = state.score_sheet(seat).total();
        demand(Law::Ending, total == points, || {
            format!("{seat} has {points} points, but its score sheet adds up to {total}")
        })?;
    }
    Ok(())
}

fn check_seat<G: Game>(state: &G, seat: Seat, legal: &[G::Action]) -> Kept {
    match (state.to_act().contains(seat), legal.is_empty()) {
        (true, true) => Err(Breach::new(Law::Turns, format!("{seat} is to act but has no action"))),
        (false, false) => {
            let what = format!("{seat} is not to act but has actions, such as {:?}", legal[0]);
            Err(Breach::new(Law::Turns, what))
        }
        _ => legal.iter().try_for_each(|action| check_action(state, seat, action)),
    }
}

fn check_action<G: Game>(state: &G, seat: Seat, action: &G::Action) -> Kept {
    state.check(seat, action).map_err(|why| {
        let (id, rule) = (why.phrase().id, why.rule());
        let what =
            format!("{action:?} is a legal action of {seat}, but `check` says {id} ({rule})");
        Breach::new(Law::Legality, what)
    })
}

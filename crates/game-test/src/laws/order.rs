//! Law 7: among seats that choose at the same time, nobody gains by being quick or slow.

use game::{Effects, Game, Rng, Seat};

use super::law::{Breach, Kept, Law, demand};

/// Lets some of the seats to act choose in two orders; the n-th of them has the same chance in both.
pub(crate) fn check<G: Game>(state: &G, rng: &mut Rng) -> Kept {
    let mut choices = some_choices(state, rng);
    if choices.len() < 2 {
        return Ok(());
    }
    let seed = u64::from(rng.next_u32());
    let one = after(state, &choices, seed)?;
    let order: Vec<Seat> = seats_of(&choices);
    while seats_of(&choices) == order {
        rng.shuffle(&mut choices);
    }
    let other = after(state, &choices, seed)?;
    demand(Law::Order, one == other, || {
        let other_order = seats_of(&choices);
        format!(
            "{choices:?}\n  in the order {order:?} give {one:?}\n  in the order {other_order:?} give {other:?}"
        )
    })
}

type Choice<G> = (Seat, <G as Game>::Action);

fn seats_of<A>(choices: &[(Seat, A)]) -> Vec<Seat> {
    choices.iter().map(|(seat, _)| *seat).collect()
}

/// A random choice for two or more of the seats to act, in a random order.
fn some_choices<G: Game>(state: &G, rng: &mut Rng) -> Vec<Choice<G>> {
    let mut choices = Vec::new();
    for seat in state.to_act().iter() {
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        choices.extend(rng.pick(&legal).map(|action| (seat, action.clone())));
    }
    rng.shuffle(&mut choices);
    if choices.len() > 2 {
        choices.truncate(2 + rng.below(choices.len() as u32 - 1) as usize);
    }
    choices
}

fn after<G: Game>(state: &G, choices: &[Choice<G>], seed: u64) -> Result<G, Breach> {
    let mut state = state.clone();
    for (i, (seat, action)) in choices.iter().enumerate() {
        let may = state.to_act().contains(*seat) && state.check(*seat, action).is_ok();
        demand(Law::Order, may, || {
            format!(
                "{seat} could do {action:?}, but not after others who chose at the same time: {choices:?}"
            )
        })?;
        let mut rng = Rng::fast(seed ^ i as u64);
        state.apply(*seat, action.clone(), &mut Effects::silent(&mut rng));
    }
    Ok(state)
}

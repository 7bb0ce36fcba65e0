//! What would most likely follow an action: a line of moves that most imagined worlds agree on.

use game::{Advice, Decision, Effects, MAX_SEATS, Rng, Seat};

use crate::any::{json, patient_player};
use crate::{Bot, Level};

/// In how many worlds the match is played on.
const WORLDS: u64 = 16;
/// How many moves are looked at.
const MOVES: usize = 12;
/// A move belongs to the line if this part of the worlds that have followed it so far agree, and at least this many.
const AGREEMENT: (f64, usize) = (0.4, 4);

/// A move of a line.
#[derive(Clone, Debug, PartialEq)]
pub struct LineMove {
    pub seat: Seat,
    /// As JSON.
    pub action: String,
    /// In which part of all the imagined worlds the match goes on like this up to here, from 0 to 1.
    pub share: f64,
}

/// What follows `action`, if everybody answers as a Captain does who knows what they know in that world. Moves without a
/// choice are left out.
pub(crate) fn line<G: Advice>(
    decision: &Decision<'_, G>,
    action: &G::Action,
    n_seats: u8,
    seed: u64,
) -> Vec<LineMove> {
    let (view, seat) = (decision.view(), decision.seat());
    let mut worlds: Vec<World<G>> = (0..WORLDS)
        .map(|nth| {
            let mut rng = Rng::fast(seed.wrapping_add(nth));
            let mut state = G::guess(&view, &mut rng);
            state.apply(seat, action.clone(), &mut Effects::silent(&mut rng));
            World { state, rng, bots: std::array::from_fn(|_| None) }
        })
        .collect();
    let mut line = Vec::new();
    while line.len() < MOVES {
        let moves: Vec<_> = worlds.iter_mut().map(|world| world.next_choice(n_seats)).collect();
        let Some((seat, action)) = agreed(&moves) else { break };
        let follows = |found: &Option<(Seat, G::Action)>| {
            found.as_ref().is_some_and(|(who, what)| (*who, what) == (seat, &action))
        };
        let mut moves = moves.iter();
        worlds.retain(|_| moves.next().is_some_and(follows));
        for world in &mut worlds {
            world.play(seat, action.clone());
        }
        let share = worlds.len() as f64 / WORLDS as f64;
        line.push(LineMove { seat, action: json(&action), share });
    }
    line
}

/// The move that most worlds agree on, if enough of them do.
fn agreed<A: Clone + PartialEq>(moves: &[Option<(Seat, A)>]) -> Option<(Seat, A)> {
    let votes = |found: &(Seat, A)| moves.iter().flatten().filter(|other| *other == found).count();
    let mut best: Option<(&(Seat, A), usize)> = None;
    for found in moves.iter().flatten() {
        let votes = votes(found);
        if best.is_none_or(|(_, most)| votes > most) {
            best = Some((found, votes));
        }
    }
    let (found, votes) = best?;
    let is_enough = votes >= AGREEMENT.1 && votes as f64 >= AGREEMENT.0 * moves.len() as f64;
    is_enough.then(|| found.clone())
}

/// A world in which everybody plays on.
struct World<G: Advice> {
    state: G,
    rng: Rng,
    bots: [Option<Box<dyn Bot<G>>>; MAX_SEATS],
}

impl<G: Advice> World<G> {
    /// Who decides next where there is a choice, and what they choose; `None` if the match is over.
    fn next_choice(&mut self, n_seats: u8) -> Option<(Seat, G::Action)> {
        let mut legal = Vec::new();
        loop {
            let seat = self.state.to_act().first()?;
            legal.clear();
            self.state.legal_actions(seat, &mut legal);
            if legal.len() > 1 {
                let bot = self.bots[seat.index()]
                    .get_or_insert_with(|| patient_player(Level::Captain, n_seats));
                let decision = Decision::in_state(&self.state, seat);
                return Some((seat, bot.choose(&decision, &mut self.rng)));
            }
            self.play(seat, legal.swap_remove(0));
        }
    }

    fn play(&mut self, seat: Seat, action: G::Action) {
        self.state.apply(seat, action, &mut Effects::silent(&mut self.rng));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_goes_on_only_where_most_worlds_agree() {
        let [one, two] = [Seat::new(0), Seat::new(1)];
        let moves = |all: &[(Seat, u8)]| all.iter().map(|found| Some(*found)).collect::<Vec<_>>();
        let most = moves(&[(one, 1), (one, 1), (two, 1), (one, 1), (one, 1), (one, 2)]);
        assert_eq!(agreed(&most), Some((one, 1)));
        let torn = moves(&[(one, 1), (one, 2), (one, 3), (one, 4), (one, 5), (one, 6)]);
        assert_eq!(agreed(&torn), None);
        assert_eq!(agreed::<u8>(&[None, None, None, None, None]), None, "all are over");
        assert_eq!(agreed(&moves(&[(one, 1); 3])), None, "too few to speak of");
    }
}

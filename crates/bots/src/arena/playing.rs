//! The matches of a deal.

use std::time::Instant;

use game::{Decision, Effects, Game, Outcome, Rng, Seed};

use super::{PlayedDeal, ThinkingTime, Tournament, Watch};
use crate::{Bot, Level};

pub(super) struct DealPlayer<'a, G: Game> {
    seed: Seed,
    seatings: Vec<Vec<Level>>,
    levels: Vec<Level>,
    options: &'a G::Options,
    players: &'a (dyn Fn(Level) -> Box<dyn Bot<G>> + Sync),
    watch: &'a dyn Watch,
}

impl<'a, G: Game> DealPlayer<'a, G> {
    pub(super) fn new(
        plan: &Tournament,
        options: &'a G::Options,
        players: &'a (dyn Fn(Level) -> Box<dyn Bot<G>> + Sync),
        watch: &'a dyn Watch,
    ) -> Self {
        let (seatings, levels) = (plan.seatings(), plan.levels());
        Self { seed: plan.seed, seatings, levels, options, players, watch }
    }

    /// Plays a deal with every seating; `None` if it was stopped before its end.
    pub(super) fn play_deal(&self, number: u64) -> Option<PlayedDeal> {
        let seed = self.seed.of_match(number);
        let paces = vec![ThinkingTime::default(); self.levels.len()];
        let mut deal = PlayedDeal { number, matches: Vec::new(), paces };
        for (at, seating) in self.seatings.iter().enumerate() {
            let mut seated = Seated {
                bots: seating.iter().map(|&level| (self.players)(level)).collect(),
                rng: Rng::fast(first_bytes(seed.of_match(at as u64))),
                paces: vec![ThinkingTime::default(); seating.len()],
            };
            deal.matches.push(self.play_match(Chance::of(seed), &mut seated)?);
            for (level, pace) in seating.iter().zip(&seated.paces) {
                let at = self.levels.iter().position(|other| other == level);
                deal.paces[at.expect("who sits down is among the levels")].add(pace);
            }
            self.watch.match_over();
        }
        Some(deal)
    }

    fn play_match(&self, mut chance: Chance, seated: &mut Seated<G>) -> Option<Outcome> {
        let n_seats = seated.bots.len() as u8;
        let mut state = G::new(self.options, n_seats, &mut Effects::silent(chance.next()));
        let mut legal = Vec::new();
        while let Some(seat) = state.to_act().first() {
            if self.watch.is_stopped() {
                return None;
            }
            legal.clear();
            state.legal_actions(seat, &mut legal);
            let action = match legal.as_slice() {
                [only] => only.clone(),
                _ => seated.choose(&Decision::in_state(&state, seat)),
            };
            state.apply(seat, action, &mut Effects::silent(chance.next()));
        }
        Some(state.outcome().expect("nobody is to act, so the match is over (law 1)"))
    }
}

/// The bots of one match. They are new in every match, so that none remembers another one.
struct Seated<G: Game> {
    bots: Vec<Box<dyn Bot<G>>>,
    rng: Rng,
    paces: Vec<ThinkingTime>,
}

impl<G: Game> Seated<G> {
    fn choose(&mut self, decision: &Decision<'_, G>) -> G::Action {
        let seat = decision.seat().index();
        let begun = Instant::now();
        let action = self.bots[seat].choose(decision, &mut self.rng);
        let nanoseconds = u64::try_from(begun.elapsed().as_nanos()).unwrap_or(u64::MAX);
        self.paces[seat].add(&ThinkingTime { decisions: 1, nanoseconds, slowest: nanoseconds });
        action
    }
}

/// The chance of a deal. Every step that draws has its own generator, and they are counted by draws, not by decisions:
/// the third draw of a deal comes out alike in all its matches, however many decisions came before it.
struct Chance {
    deal: Seed,
    number: u64,
    rng: Rng,
}

impl Chance {
    fn of(deal: Seed) -> Self {
        Self { deal, number: 0, rng: Rng::of_step(deal, 0) }
    }

    fn next(&mut self) -> &mut Rng {
        if self.rng.has_drawn() {
            self.number += 1;
            self.rng = Rng::of_step(self.deal, self.number);
        }
        &mut self.rng
    }
}

fn first_bytes(seed: Seed) -> u64 {
    let bytes = seed.bytes();
    u64::from_le_bytes(std::array::from_fn(|i| bytes[i]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_comes_out_alike_however_many_steps_without_one_came_before() {
        let draws = |idle_steps: usize| {
            let mut chance = Chance::of(Seed::from_bytes([7; 32]));
            let first = chance.next().next_u32();
            for _ in 0..idle_steps {
                chance.next();
            }
            (first, chance.next().next_u32())
        };
        assert_eq!(draws(0), draws(5));
        assert_ne!(draws(0).0, draws(0).1);
    }
}

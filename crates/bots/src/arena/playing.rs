//! The matches of a deal.

use std::time::Instant;

use game::{Decision, Effects, Game, Outcome, PerSeat, Rng, Seat, Seed};

use super::sitters::{Engines, Rules, Sitter};
use super::{Entrant, Forfeit, PlayedDeal, ThinkingTime, Tournament, Watch};
use crate::engine::Fault;

pub(super) struct DealPlayer<'a, G: Game> {
    seed: Seed,
    seatings: Vec<Vec<Entrant>>,
    entrants: Vec<Entrant>,
    rules: &'a Rules<'a, G>,
    engines: Engines,
    watch: &'a dyn Watch,
}

/// How a match ended, and whether somebody could not play on.
type Ended = (Outcome, Option<(Seat, Fault)>);

impl<'a, G: Game> DealPlayer<'a, G> {
    pub(super) fn new(plan: &Tournament, rules: &'a Rules<'a, G>, watch: &'a dyn Watch) -> Self {
        let (seatings, entrants) = (plan.seatings(), plan.entrants());
        let engines = Engines::new(rules.terms.clone(), plan.limits);
        Self { seed: plan.seed, seatings, entrants, rules, engines, watch }
    }

    /// Plays a deal with every seating; `None` if it was stopped before its end.
    pub(super) fn play_deal(&self, number: u64) -> Option<PlayedDeal> {
        let seed = self.seed.of_match(number);
        let paces = vec![ThinkingTime::default(); self.entrants.len()];
        let mut deal = PlayedDeal { number, matches: Vec::new(), paces, forfeits: Vec::new() };
        for (nth, seating) in self.seatings.iter().enumerate() {
            let mut seated = self.sit_down(seating, seed.of_match(nth as u64));
            let (outcome, lost) = self.play_match(Chance::of(seed), &mut seated)?;
            deal.matches.push(outcome);
            for (entrant, pace) in seating.iter().zip(&seated.paces) {
                let at = self.entrants.iter().position(|other| other == entrant);
                deal.paces[at.expect("who sits down is among the entrants")].add(pace);
            }
            let loser = lost.as_ref().map(|(seat, _)| seat.index());
            for (at, (entrant, sitter)) in seating.iter().zip(seated.sitters).enumerate() {
                if Some(at) != loser {
                    self.engines.leave(entrant, sitter);
                }
            }
            deal.forfeits.extend(lost.map(|(seat, fault)| Forfeit { nth, seat, fault }));
            self.watch.match_over();
        }
        Some(deal)
    }

    /// Every engine has a seed of its own, from which nobody else's follows.
    fn sit_down(&self, seating: &[Entrant], seed: Seed) -> Seated<G> {
        let sitter = |(at, entrant): (usize, &Entrant)| match entrant {
            Entrant::Level(level) => Sitter::Ours((self.rules.players)(*level)),
            Entrant::Engine(program) => self.engines.seat(
                program,
                Seat::new(at as u8),
                first_bytes(seed.of_match(at as u64)),
            ),
        };
        Seated {
            sitters: seating.iter().enumerate().map(sitter).collect(),
            rng: Rng::fast(first_bytes(seed)),
            paces: vec![ThinkingTime::default(); seating.len()],
        }
    }

    fn play_match(&self, mut chance: Chance, seated: &mut Seated<G>) -> Option<Ended> {
        let n_seats = seated.sitters.len() as u8;
        let mut state = G::new(self.rules.options, n_seats, &mut Effects::silent(chance.next()));
        let mut legal = Vec::new();
        while let Some(seat) = state.to_act().first() {
            if self.watch.is_stopped() {
                return None;
            }
            legal.clear();
            state.legal_actions(seat, &mut legal);
            let action = match legal.as_slice() {
                [only] => only.clone(),
                _ => match seated.choose(&Decision::in_state(&state, seat)) {
                    Ok(action) => action,
                    Err(fault) => return Some((lost_by(seat, n_seats), Some((seat, fault)))),
                },
            };
            state.apply(seat, action, &mut Effects::silent(chance.next()));
        }
        let outcome = state.outcome().expect("nobody is to act, so the match is over (law 1)");
        Some((outcome, None))
    }
}

/// Whoever cannot play on is last, and all others share the win.
fn lost_by(loser: Seat, n_seats: u8) -> Outcome {
    let place = |seat| if seat == loser { n_seats } else { 1 };
    Outcome { points: PerSeat::filled(n_seats, 0), places: PerSeat::from_fn(n_seats, place) }
}

/// Those who play a match. Our own bots are new in every match, so that none remembers another one.
struct Seated<G: Game> {
    sitters: Vec<Sitter<G>>,
    rng: Rng,
    paces: Vec<ThinkingTime>,
}

impl<G: Game> Seated<G> {
    fn choose(&mut self, decision: &Decision<'_, G>) -> Result<G::Action, Fault> {
        let seat = decision.seat().index();
        let begun = Instant::now();
        let action = self.sitters[seat].choose(decision, &mut self.rng);
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

//! Can a Legend be read? A bot watches Legends choose in Miaui, learns how often they choose what, and plays the best
//! answer to that against them.
//!
//! `cargo run --release -p catalog --example best_response -- SEATS WATCHED DEALS ITERATIONS`

use std::collections::BTreeMap;
use std::env;
use std::io::{self, Write};

use bots::{Bot, Budget, Search};
use game::{Advice, Decision, Effects, Game, Rng, Seat, Viewer};
use miaui::components::{Dive, DiveSet};
use miaui::view::{SeenCard, SeenHand, Stage};
use miaui::{Action, Miaui, Options, View};

/// In how many worlds the best answer is looked for.
const WORLDS: u32 = 400;
/// Into how many parts a hand is divided, from its lowest card to its highest.
const PARTS: usize = 6;
/// What is known of a situation before anything of that kind was watched.
const DOUBT: f32 = 0.5;

fn main() -> io::Result<()> {
    let numbers: Vec<u64> = env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let &[seats, watched, deals, iterations] = &numbers[..] else {
        return writeln!(io::stderr(), "best_response SEATS WATCHED DEALS ITERATIONS");
    };
    let (seats, iterations) = (seats as u8, iterations as u32);
    let habits = Habits::watch(seats, watched, iterations);
    let shares: Vec<f64> =
        (0..deals).map(|deal| play_deal(&habits, seats, deal, iterations)).collect();
    let mean = shares.iter().sum::<f64>() / deals as f64;
    let squares: f64 = shares.iter().map(|share| (share - mean).powi(2)).sum();
    let error = 1.96 * (squares / (deals as f64 - 1.0) / deals as f64).sqrt();
    let (fair, matches) = (100.0 / f64::from(seats), deals * u64::from(seats));
    writeln!(
        io::stdout(),
        "{watched} choices watched, {matches} matches: the reader wins {:.1} % ± {:.1}, a Legend in its place {fair:.1} %",
        100.0 * mean,
        100.0 * error
    )
}

fn legends(seats: u8, iterations: u32) -> Vec<Search<Miaui>> {
    (0..seats).map(|_| Search::new(Budget::iterations(iterations))).collect()
}

/// Plays a deal from every seat; returns the share of wins.
fn play_deal(habits: &Habits, seats: u8, deal: u64, iterations: u32) -> f64 {
    let mut wins = 0.0;
    for reader in Seat::all(seats) {
        let mut rng = Rng::fast(1_000_000 + deal);
        let mut legends = legends(seats, iterations);
        let mut remembered = None;
        let outcome = play(seats, deal, |decision, _| {
            if decision.seat() != reader {
                return legends[decision.seat().index()].choose(decision, &mut rng);
            }
            let mut view = decision.view().into_owned();
            Miaui::recall(&mut view, remembered.as_ref());
            let action = habits.best_answer(&view, decision, &mut rng);
            remembered = Some(view);
            action
        });
        let winners = outcome.winners();
        if winners.contains(reader) {
            wins += 1.0 / winners.len() as f64;
        }
    }
    wins / f64::from(seats)
}

/// Plays a match; whoever decides is told the true state only to learn from it.
fn play(
    seats: u8,
    deal: u64,
    mut decide: impl FnMut(&Decision<'_, Miaui>, &Miaui) -> Action,
) -> game::Outcome {
    let mut chance = Rng::fast(deal);
    let mut state = Miaui::new(&Options::default(), seats, &mut Effects::silent(&mut chance));
    while let Some(seat) = state.to_act().first() {
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        let action = match legal[..] {
            [only] => only,
            _ => decide(&Decision::in_state(&state, seat), &state),
        };
        state.apply(seat, action, &mut Effects::silent(&mut chance));
    }
    state.outcome().expect("nobody is to act")
}

/// How often which part of a hand was chosen in a situation.
struct Habits(BTreeMap<Situation, [f32; PARTS]>);

/// What everybody sees, roughly: a third of the match, and what lies at each depth.
type Situation = (u8, [u8; 3]);

impl Habits {
    /// Watches Legends until they have made this many choices.
    fn watch(seats: u8, choices: u64, iterations: u32) -> Self {
        let (mut habits, mut seen) = (Self(BTreeMap::new()), 0);
        for deal in 0.. {
            let mut rng = Rng::fast(2_000_000 + deal);
            let mut legends = legends(seats, iterations);
            play(seats, 3_000_000 + deal, |decision, state| {
                let action = legends[decision.seat().index()].choose(decision, &mut rng);
                let view = state.view(Viewer::Referee);
                if let (Action::Dive(dive), SeenHand::Known(hand)) =
                    (action, view.hands[decision.seat()])
                {
                    habits.note(&view, hand, dive);
                    seen += 1;
                }
                action
            });
            if seen >= choices {
                break;
            }
        }
        habits
    }

    fn note(&mut self, view: &View, hand: DiveSet, dive: Dive) {
        let counts = self.0.entry(situation(view)).or_insert([DOUBT; PARTS]);
        let nth = hand.iter().position(|other| other == dive).unwrap_or_default();
        counts[part(nth, hand)] += 1.0;
    }

    /// The action that wins most if the others choose as they usually do.
    fn best_answer(&self, view: &View, decision: &Decision<'_, Miaui>, rng: &mut Rng) -> Action {
        let mut legal = Vec::new();
        decision.legal_actions(&mut legal);
        if view.stage != Stage::Choosing {
            return Miaui::advise(decision, rng);
        }
        let mut chances = vec![0.0; legal.len()];
        for _ in 0..WORLDS {
            let world = Miaui::guess(view, rng);
            let others: Vec<(Seat, Action)> = Seat::all(view.hands.n_seats())
                .filter(|other| *other != decision.seat())
                .map(|other| (other, self.likely(view, &world, other, rng)))
                .collect();
            for (chance, action) in chances.iter_mut().zip(&legal) {
                let mut state = world.clone();
                state.apply(decision.seat(), *action, &mut Effects::silent(rng));
                for (other, action) in &others {
                    state.apply(*other, *action, &mut Effects::silent(rng));
                }
                *chance += chance_after(state, decision.seat(), rng);
            }
        }
        let best = (0..legal.len()).max_by(|a, b| chances[*a].total_cmp(&chances[*b]));
        legal[best.expect("there is a legal action")]
    }

    /// What somebody is likely to choose from the hand that they have in this world.
    fn likely(&self, view: &View, world: &Miaui, seat: Seat, rng: &mut Rng) -> Action {
        let mut hand = Vec::new();
        world.legal_actions(seat, &mut hand);
        let dives: DiveSet = hand
            .iter()
            .filter_map(|action| if let Action::Dive(dive) = action { Some(*dive) } else { None })
            .collect();
        let habit = self.0.get(&situation(view)).copied().unwrap_or([DOUBT; PARTS]);
        let weights: Vec<f32> = (0..hand.len()).map(|nth| habit[part(nth, dives)]).collect();
        let mut left = weights.iter().sum::<f32>() * rng.below(1 << 20) as f32 / (1 << 20) as f32;
        for (action, weight) in hand.iter().zip(weights) {
            left -= weight;
            if left < 0.0 {
                return *action;
            }
        }
        hand[hand.len() - 1]
    }
}

/// How likely `seat` is to win from here, by what a sensible diver thinks at the beginning of a round.
fn chance_after(mut state: Miaui, seat: Seat, rng: &mut Rng) -> f32 {
    loop {
        if let Some(outlook) = state.outlook() {
            return outlook.chances()[seat];
        }
        let Some(next) = state.to_act().first() else {
            let winners = state.outcome().expect("nobody is to act").winners();
            return if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
        };
        let action = state.rough(next, rng, &mut Vec::new());
        state.apply(next, action, &mut Effects::silent(rng));
    }
}

/// Which part of the hand its `nth` card belongs to.
fn part(nth: usize, hand: DiveSet) -> usize {
    nth * PARTS / usize::from(hand.len().max(1))
}

fn situation(view: &View) -> Situation {
    let worth = |card: &SeenCard| match card {
        SeenCard::Open(catch) => i32::from(catch.value()),
        SeenCard::Peeked { .. } | SeenCard::FaceDown { .. } => 3,
    };
    let rough = |cell: &Vec<SeenCard>| match cell.iter().map(worth).sum::<i32>() {
        ..0 => 0,
        0..4 => 1,
        4..8 => 2,
        8..11 => 3,
        _ => 4,
    };
    ((view.round - 1) / 4, view.cells.each_ref().map(rough))
}

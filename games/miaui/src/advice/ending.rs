//! The end, computed: when everyone holds two dive cards, what is left is one choice of all at once, and then chance.

use game::{Computed, Effects, Game, MAX_SEATS, PerSeat, Rng, Sealed, Seat};

use super::rough::about_jellyfish;
use crate::components::{CATCHES, CatchBag, Depth, Dive, KINDS, ROUNDS};
use crate::phase::Phase;
use crate::scoring::points;
use crate::view::{SeenCard, SeenHand, SeenPile, Stage};
use crate::{Action, Miaui, View};

/// How many dive cards everyone holds then.
const CARDS: usize = 2;
/// What the win itself counts; the rest is for the place.
const WIN: f32 = 0.8;
/// How often everyone thinks again about how to mix; more makes no difference that could be seen.
const ROUNDS_OF_THOUGHT: u32 = 2_000;

/// How often each dive card should be chosen, if all that is unknown is what the last round will bring.
pub(super) fn solve(view: &View, seat: Seat) -> Option<Vec<Computed<Action>>> {
    let table = Payoffs::of(view)?;
    let mixture = table.mixture();
    let hand = table.hands[seat];
    let chances = |card: usize| {
        let mut others = mixture.clone();
        others[seat] = [0.0; CARDS];
        others[seat][card] = 1.0;
        table.expected(&others, |payoff, of| payoff.wins[of.index()])
    };
    let solved = hand.into_iter().enumerate().map(|(card, dive)| Computed {
        action: Action::Dive(dive),
        weight: mixture[seat][card],
        win_chances: chances(card),
    });
    Some(solved.collect())
}

/// How often each seat chooses each of its cards.
type Mixture = PerSeat<[f32; CARDS]>;

/// What comes of it for every seat.
#[derive(Clone, Copy, Default)]
struct Payoff {
    wins: [f32; MAX_SEATS],
    values: [f32; MAX_SEATS],
}

/// What comes of all that everyone may choose: in place `i`, a seat chooses its second card if bit `seat` of `i` is set.
struct Payoffs {
    hands: PerSeat<[Dive; CARDS]>,
    all: Vec<Payoff>,
}

impl Payoffs {
    /// `None` unless all hands and catches are known, and two rounds are left.
    fn of(view: &View) -> Option<Self> {
        let is_open = |card: &SeenCard| !matches!(card, SeenCard::FaceDown { .. });
        let knows_piles = view.piles.values().iter().all(|pile| matches!(pile, SeenPile::Known(_)));
        if (view.round, view.stage) != (ROUNDS - 1, Stage::Choosing)
            || !view.cells.iter().flatten().all(is_open)
            || !knows_piles
        {
            return None;
        }
        let mut hands = PerSeat::filled(view.hands.n_seats(), [Dive(0); CARDS]);
        for (seat, hand) in view.hands.iter() {
            let SeenHand::Known(dives) = hand else { return None };
            hands[seat] = dives.iter().collect::<Vec<_>>().try_into().ok()?;
        }
        let mut state = view.imagine(&mut Rng::fast(0));
        state.phase = Phase::Choosing(Sealed::open(state.n_seats()));
        let unseen = view.unseen();
        let n_choices = 1 << hands.n_seats();
        let all = (0..n_choices).map(|choices| payoff(&state, &chosen(&hands, choices), &unseen));
        Some(Self { all: all.collect(), hands })
    }

    /// Everyone learns to mix by regret matching, never below zero; late thoughts count more.
    fn mixture(&self) -> Mixture {
        let n_seats = self.hands.n_seats();
        let mut regrets = PerSeat::filled(n_seats, [0.0f32; CARDS]);
        let mut sums = PerSeat::filled(n_seats, [0.0f32; CARDS]);
        for round in 1..=ROUNDS_OF_THOUGHT {
            // One after the other, so that nobody runs around in circles with the others.
            for seat in Seat::all(n_seats) {
                let mixture = regrets.map(|_, regrets| shares(*regrets));
                let values = self.values(&mixture, seat);
                let mean: f32 = values.iter().zip(mixture[seat]).map(|(v, share)| v * share).sum();
                for (regret, value) in regrets[seat].iter_mut().zip(values) {
                    *regret = (*regret + value - mean).max(0.0);
                }
                for (sum, share) in sums[seat].iter_mut().zip(shares(regrets[seat])) {
                    *sum += round as f32 * share;
                }
            }
        }
        sums.map(|_, sums| shares(*sums))
    }

    /// What each card of `seat` is worth if the others mix like this.
    fn values(&self, mixture: &Mixture, seat: Seat) -> [f32; CARDS] {
        std::array::from_fn(|card| {
            let mut mixture = mixture.clone();
            mixture[seat] = std::array::from_fn(|other| if other == card { 1.0 } else { 0.0 });
            self.expected(&mixture, |payoff, of| payoff.values[of.index()])[seat]
        })
    }

    fn expected(&self, mixture: &Mixture, of: impl Fn(&Payoff, Seat) -> f32) -> PerSeat<f32> {
        let mut expected = PerSeat::filled(mixture.n_seats(), 0.0);
        for (choices, payoff) in self.all.iter().enumerate() {
            let share = |(seat, shares): (Seat, &[f32; CARDS])| shares[choices >> seat.index() & 1];
            let chance: f32 = mixture.iter().map(share).product();
            expected.iter_mut().for_each(|(seat, sum)| *sum += chance * of(payoff, seat));
        }
        expected
    }
}

fn shares(weights: [f32; CARDS]) -> [f32; CARDS] {
    let sum: f32 = weights.iter().sum();
    weights.map(|weight| if sum > 0.0 { weight / sum } else { 1.0 / CARDS as f32 })
}

fn chosen(hands: &PerSeat<[Dive; CARDS]>, choices: usize) -> PerSeat<Dive> {
    hands.map(|seat, hand| hand[choices >> seat.index() & 1])
}

/// What comes of these choices, over all that the last round may bring.
fn payoff(state: &Miaui, dives: &PerSeat<Dive>, unseen: &CatchBag) -> Payoff {
    let mut last_round = state.clone();
    dive(&mut last_round, dives);
    let dives = last_round.hands.map(|_, hand| hand.nth(0));
    let takers = last_round.settle(&dives);
    let points_with = Depth::ALL.map(|depth| {
        std::array::from_fn(|kind| {
            let mut end = last_round.clone();
            end.cells[depth.index()].lay_instead(CATCHES[kind].0);
            dive(&mut end, &dives);
            takers[depth.index()].map_or(0, |seat| points(&end.piles[seat]))
        })
    });
    let before = last_round.piles.map(|_, pile| points(pile));
    LastRound { before, takers, points_with, unseen: *unseen }.payoff()
}

/// Everyone dives, and decides about jellyfish as they should.
fn dive(state: &mut Miaui, dives: &PerSeat<Dive>) {
    // What is drawn here is drawn in vain: all that may come is looked at.
    let mut rng = Rng::fast(0);
    for (seat, dive) in dives.iter() {
        state.apply(seat, Action::Dive(*dive), &mut Effects::silent(&mut rng));
    }
    while let Phase::PuttingAway(seat) = state.phase {
        let action = about_jellyfish(state, seat);
        state.apply(seat, action, &mut Effects::silent(&mut rng));
    }
}

/// The last round, in which nobody has a choice.
struct LastRound {
    before: PerSeat<i32>,
    takers: [Option<Seat>; 3],
    /// What the taker of each depth has in the end, by the kind of card that is laid there.
    points_with: [[i32; KINDS]; 3],
    unseen: CatchBag,
}

impl LastRound {
    fn payoff(mut self) -> Payoff {
        let (mut sum, mut ways) = (Payoff::default(), 0.0);
        self.lay(&mut Vec::with_capacity(3), 1.0, &mut |points, n| {
            add(&mut sum, points, n);
            ways += n;
        });
        let mean = |sums: [f32; MAX_SEATS]| sums.map(|sum| sum / ways);
        Payoff { wins: mean(sum.wins), values: mean(sum.values) }
    }

    /// Lays every card that may come at the next depth; `ways` is in how many ways the last ones came.
    fn lay(&mut self, laid: &mut Vec<usize>, ways: f32, end: &mut impl FnMut(&PerSeat<i32>, f32)) {
        if laid.len() == Depth::ALL.len() {
            let mut points = self.before.clone();
            for ((kind, taker), with) in laid.iter().zip(self.takers).zip(&self.points_with) {
                if let Some(seat) = taker {
                    points[seat] = with[*kind];
                }
            }
            return end(&points, ways);
        }
        for kind in 0..KINDS {
            let copies = self.unseen.count(kind);
            if copies > 0 {
                self.unseen.remove(kind);
                laid.push(kind);
                self.lay(laid, ways * f32::from(copies), end);
                laid.pop();
                self.unseen.insert(kind);
            }
        }
    }
}

/// Counts an end that comes about in this many ways.
fn add(sum: &mut Payoff, points: &PerSeat<i32>, ways: f32) {
    let best = points.values().iter().max().copied().unwrap_or_default();
    let winners = points.values().iter().filter(|points| **points == best).count() as f32;
    let last = f32::from(points.n_seats() - 1);
    for (seat, mine) in points.iter() {
        let win = if *mine == best { 1.0 / winners } else { 0.0 };
        let ahead = points.values().iter().filter(|other| *other > mine).count() as f32;
        sum.wins[seat.index()] += ways * win;
        sum.values[seat.index()] += ways * (WIN * win + (1.0 - WIN) * (1.0 - ahead / last));
    }
}

#[cfg(test)]
mod tests {
    use game::{Advice, Viewer};

    use super::*;
    use crate::Options;

    /// The last but one round of a match in which everybody played somehow, all that was caught being open.
    fn ending(n_seats: u8, no_fights: bool, number: u64) -> Miaui {
        let mut rng = Rng::fast(number);
        let options = Options { open_baskets: true, no_fights };
        let mut state = Miaui::new(&options, n_seats, &mut Effects::silent(&mut rng));
        while state.round < ROUNDS - 1 || !matches!(state.phase, Phase::Choosing(_)) {
            let seat = state.to_act().first().expect("the match is not over");
            let action = state.rough(seat, &mut rng, &mut Vec::new());
            state.apply(seat, action, &mut Effects::silent(&mut rng));
        }
        state
    }

    /// What comes of these choices in many worlds that are played by the rules.
    fn by_brute_force(view: &View, dives: &PerSeat<Dive>) -> Payoff {
        const WORLDS: u32 = 3_000;
        let (mut sum, mut rng) = (Payoff::default(), Rng::fast(7));
        for _ in 0..WORLDS {
            let mut state = Miaui::guess(view, &mut rng);
            let next = |state: &Miaui, seat: Seat| match state.phase {
                Phase::Choosing(_) if state.round == ROUNDS - 1 => Action::Dive(dives[seat]),
                _ => state.rough(seat, &mut Rng::fast(1), &mut Vec::new()),
            };
            while let Some(seat) = state.to_act().first() {
                let action = next(&state, seat);
                state.apply(seat, action, &mut Effects::silent(&mut rng));
            }
            add(&mut sum, &state.outcome().expect("it is over").points, 1.0 / WORLDS as f32);
        }
        sum
    }

    fn in_endings(mut check: impl FnMut(&View, &Payoffs)) {
        let mut n_solved = 0;
        for number in 0..6 {
            for (n_seats, no_fights) in [(3, false), (4, false), (3, true)] {
                let view = ending(n_seats, no_fights, number).view(Viewer::Seat(Seat::new(0)));
                if let Some(payoffs) = Payoffs::of(&view) {
                    check(&view, &payoffs);
                    n_solved += 1;
                }
            }
        }
        assert!(n_solved >= 9, "{n_solved}");
    }

    #[test]
    fn what_is_computed_comes_true_in_worlds_that_are_played() {
        in_endings(|view, payoffs| {
            for (choices, computed) in payoffs.all.iter().enumerate() {
                let played = by_brute_force(view, &chosen(&payoffs.hands, choices));
                for (computed, played) in computed.wins.iter().zip(played.wins) {
                    assert!((computed - played).abs() < 0.04, "{computed} {played} in {view:?}");
                }
            }
        });
    }

    #[test]
    fn nobody_gains_by_another_choice_than_the_mixed_one() {
        in_endings(|view, payoffs| {
            let mixture = payoffs.mixture();
            for (seat, shares) in mixture.iter() {
                let values = payoffs.values(&mixture, seat);
                let mean: f32 = values.iter().zip(shares).map(|(value, share)| value * share).sum();
                let best = values.iter().copied().fold(f32::MIN, f32::max);
                assert!(best - mean < 0.02, "{best} instead of {mean} in {view:?}");
            }
        });
    }

    #[test]
    fn an_end_is_computed_only_where_nothing_else_is_hidden() {
        let state = ending(3, false, 1);
        let mut view = state.view(Viewer::Seat(Seat::new(0)));
        view.hands[Seat::new(1)] = SeenHand::Count(2);
        assert_eq!(solve(&view, Seat::new(0)), None);
    }
}

//! Where the others are likely to go, and what a chest is worth with them about.

use crate::chart::{CHART, N_ISLANDS};
use crate::components::SMALLEST_HAND;
use crate::island::{Island, IslandId, MOST_CHESTS};
use crate::sharing::share;
use crate::solver::reach;
use crate::survey::all_hands;

/// Walks of more steps than this count as equally slow.
pub(super) const SLOWEST: usize = 9;

/// How likely somebody is to come to a chest after a number of steps: by chest, then by steps.
pub(super) type Arrivals = [[f32; SLOWEST + 1]; MOST_CHESTS];

/// What a step costs in the eyes of somebody who chooses a chest.
const COST_OF_STEP: f32 = 0.25;

/// One hand in this many is asked where it would go.
const ONE_HAND_IN: usize = 5;

/// For every island, where somebody goes about whom nothing is known.
#[expect(
    clippy::disallowed_types,
    reason = "it follows from the chart alone, and is too much for the compiler to work out"
)]
static STRANGERS: std::sync::LazyLock<[Arrivals; N_ISLANDS]> =
    std::sync::LazyLock::new(|| std::array::from_fn(|number| stranger(&CHART[number])));

pub(super) fn stranger_on(island: IslandId) -> &'static Arrivals {
    &STRANGERS[island.number() as usize]
}

fn stranger(island: &Island) -> Arrivals {
    let mut arrivals: Arrivals = Default::default();
    let hands = all_hands(SMALLEST_HAND);
    let hands: Vec<_> = hands.iter().step_by(ONE_HAND_IN).collect();
    let total: f64 = hands.iter().map(|(_, weight)| weight).sum();
    for (hand, weight) in hands {
        let reach = reach(island, hand);
        let mut best: Option<(f32, usize, u8)> = None;
        for (chest, (_, value)) in island.chests().into_iter().enumerate() {
            let Some(steps) = reach.steps(chest) else { continue };
            let merit = f32::from(value) - COST_OF_STEP * f32::from(steps);
            if best.is_none_or(|(known, ..)| merit > known) {
                best = Some((merit, chest, steps));
            }
        }
        if let Some((_, chest, steps)) = best {
            arrivals[chest][(steps as usize).min(SLOWEST)] += (weight / total) as f32;
        }
    }
    arrivals
}

/// What every chest is worth on average, by the steps it takes to come there.
pub(super) struct Prospect {
    coins: [[f32; SLOWEST + 1]; MOST_CHESTS],
}

impl Prospect {
    /// With these rivals about, each with whether they win ties.
    pub(super) fn among(island: &Island, rivals: &[(Arrivals, bool)]) -> Self {
        let mut coins = [[0.0; SLOWEST + 1]; MOST_CHESTS];
        for (chest, (_, value)) in island.chests().into_iter().enumerate() {
            for (steps, coins) in coins[chest].iter_mut().enumerate() {
                *coins = expected_share(
                    value,
                    rivals.iter().map(|(arrivals, wins_ties)| {
                        let faster: f32 = arrivals[chest][..steps].iter().sum();
                        faster + if *wins_ties { arrivals[chest][steps] } else { 0.0 }
                    }),
                );
            }
        }
        Self { coins }
    }

    /// The coins for whoever comes to a chest after this many steps.
    pub(super) fn coins(&self, chest: usize, steps: u8) -> f32 {
        self.coins[chest][(steps as usize).min(SLOWEST)]
    }
}

/// R10: the share of a chest, if each of the others comes before us with such a chance.
fn expected_share(value: u8, chances: impl Iterator<Item = f32>) -> f32 {
    // How likely none, one, two or three of them are ahead.
    let mut ahead = [1.0, 0.0, 0.0, 0.0];
    for chance in chances {
        for count in (0..ahead.len()).rev() {
            let one_less = if count > 0 { ahead[count - 1] } else { 0.0 };
            ahead[count] = ahead[count] * (1.0 - chance) + one_less * chance;
        }
    }
    (0..).zip(ahead).map(|(before, chance)| chance * f32::from(share(value, before))).sum()
}

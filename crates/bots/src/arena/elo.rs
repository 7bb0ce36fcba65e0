//! Elo: how strong each level is, from who finished ahead of whom.
//!
//! Every two seats of different levels at a table have met, and the better place has won; equal places are half a win
//! each. The strengths are the most likely ones by Bradley and Terry: 400 points more means winning ten of eleven.

use game::Rng;

use super::Estimate;

/// The strength of a Sailor, or of the mean if none plays.
const USUAL: f64 = 1500.0;

/// Elo points of one unit of log-odds: 400 / ln 10.
const POINTS: f64 = 173.717_792_761;

/// What everybody has won against everybody else before the first match, so that nobody is infinitely strong.
const PRIOR: f64 = 0.5;

/// How often the deals are resampled to see how much the strengths depend on them.
const RESAMPLES: usize = 200;

/// How often each level finished ahead of each other.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Meetings {
    n: usize,
    wins: Vec<f64>,
}

impl Meetings {
    pub(super) fn none(n: usize) -> Self {
        Self { n, wins: vec![0.0; n * n] }
    }

    /// Two have met and finished in these places.
    pub(super) fn count(&mut self, [one, other]: [usize; 2], places: [u8; 2]) {
        let won = match places[0].cmp(&places[1]) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
        self.wins[one * self.n + other] += won;
        self.wins[other * self.n + one] += 1.0 - won;
    }

    fn won(&self, one: usize, other: usize) -> f64 {
        self.wins[one * self.n + other]
    }

    fn met(&self, one: usize, other: usize) -> f64 {
        self.won(one, other) + self.won(other, one)
    }

    fn add(&mut self, others: &Self) {
        for (mine, theirs) in self.wins.iter_mut().zip(&others.wins) {
            *mine += theirs;
        }
    }

    /// The same meetings, all of them drawn.
    fn equal(&self) -> Self {
        let pairs = (0..self.n * self.n).map(|at| self.met(at / self.n, at % self.n) / 2.0);
        Self { n: self.n, wins: pairs.collect() }
    }
}

/// The strength of each of `n`, from the meetings of each deal. `sailor` is the one whose strength is [`USUAL`].
pub(super) fn ratings(n: usize, deals: &[Meetings], sailor: Option<usize>) -> Vec<Estimate> {
    let total = sum(n, deals.iter());
    let values = on_scale(&fit(&total), sailor);
    let mut drawn = vec![Vec::new(); n];
    for sample in resamples(n, deals) {
        for (mine, value) in drawn.iter_mut().zip(on_scale(&fit(&sample), sailor)) {
            mine.push(value);
        }
    }
    values.into_iter().zip(drawn).map(|(value, drawn)| between(value, drawn)).collect()
}

fn sum<'a>(n: usize, deals: impl Iterator<Item = &'a Meetings>) -> Meetings {
    let mut total = Meetings::none(n);
    deals.for_each(|deal| total.add(deal));
    total
}

/// As many deals as there are, drawn with replacement from them and one in which all finished equal: without that one,
/// whoever won everything would do so in every sample, as if it were certain.
fn resamples(n: usize, deals: &[Meetings]) -> impl Iterator<Item = Meetings> {
    let equal = deals.first().map_or_else(|| Meetings::none(n), Meetings::equal);
    let mut rng = Rng::fast(RESAMPLES as u64);
    (0..RESAMPLES).map(move |_| {
        let mut total = Meetings::none(n);
        for _ in deals {
            let at = rng.below(deals.len() as u32 + 1) as usize;
            total.add(deals.get(at).unwrap_or(&equal));
        }
        total
    })
}

/// The most likely log-odds: each is improved by a Newton step while the others stand still, until nobody moves.
fn fit(meetings: &Meetings) -> Vec<f64> {
    const SWEEPS: usize = 1000;
    let mut strengths = vec![0.0; meetings.n];
    for _ in 0..SWEEPS {
        let mut moved: f64 = 0.0;
        for one in 0..meetings.n {
            let step = newton_step(meetings, &strengths, one);
            strengths[one] += step;
            moved = moved.max(step.abs());
        }
        if moved < 1e-9 {
            break;
        }
    }
    strengths
}

fn newton_step(meetings: &Meetings, strengths: &[f64], one: usize) -> f64 {
    let (mut slope, mut bend) = (0.0, 0.0);
    for other in (0..meetings.n).filter(|&other| other != one) {
        let met = meetings.met(one, other) + 2.0 * PRIOR;
        let chance = 1.0 / (1.0 + (strengths[other] - strengths[one]).exp());
        slope += meetings.won(one, other) + PRIOR - met * chance;
        bend += met * chance * (1.0 - chance);
    }
    // Whoever has met nobody has no slope and no bend.
    if bend == 0.0 { 0.0 } else { (slope / bend).clamp(-1.0, 1.0) }
}

fn on_scale(strengths: &[f64], sailor: Option<usize>) -> Vec<f64> {
    let mean = strengths.iter().sum::<f64>() / strengths.len() as f64;
    let zero = sailor.map_or(mean, |sailor| strengths[sailor]);
    strengths.iter().map(|strength| USUAL + POINTS * (strength - zero)).collect()
}

/// The value, between the bounds that hold 95 % of the samples.
fn between(value: f64, mut drawn: Vec<f64>) -> Estimate {
    drawn.sort_by(f64::total_cmp);
    let beyond = drawn.len() / 40;
    let (low, high) = (drawn[beyond], drawn[drawn.len() - 1 - beyond]);
    Estimate { value, low: low.min(value), high: high.max(value) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A deal in which the first won this many of its meetings with the second.
    fn duel(won: usize, met: usize) -> Meetings {
        let mut meetings = Meetings::none(2);
        for number in 0..met {
            meetings.count([0, 1], if number < won { [1, 2] } else { [2, 1] });
        }
        meetings
    }

    #[track_caller]
    fn near(found: f64, expected: f64, within: f64) {
        assert!((found - expected).abs() <= within, "{found} is not {expected}");
    }

    #[test]
    fn ten_wins_of_eleven_are_400_points() {
        let found = ratings(2, &vec![duel(10, 11); 1000], Some(1));
        near(found[0].value, 1900.0, 0.5);
        assert_eq!((found[1].value, found[1].low, found[1].high), (1500.0, 1500.0, 1500.0));
    }

    #[test]
    fn equal_places_are_half_a_win_each() {
        let mut tied = Meetings::none(2);
        tied.count([0, 1], [3, 3]);
        assert_eq!(tied, duel(1, 2).equal().halved());
        near(ratings(2, &[tied], None)[0].value, 1500.0, 1e-6);
    }

    impl Meetings {
        fn halved(mut self) -> Self {
            self.wins.iter_mut().for_each(|wins| *wins /= 2.0);
            self
        }
    }

    #[test]
    fn strengths_that_made_the_results_are_found_again() {
        let strengths: [f64; 4] = [1.7, 0.9, 0.0, -2.1];
        let mut meetings = Meetings::none(4);
        for (one, mine) in strengths.iter().enumerate() {
            for (other, theirs) in strengths.iter().enumerate().filter(|(at, _)| *at != one) {
                meetings.wins[one * 4 + other] = 1e7 / (1.0 + (theirs - mine).exp());
            }
        }
        let found = on_scale(&fit(&meetings), Some(2));
        for (found, strength) in found.iter().zip(strengths) {
            near(*found, USUAL + POINTS * strength, 0.01);
        }
    }

    #[test]
    fn without_a_sailor_the_mean_is_1500() {
        let found = ratings(2, &vec![duel(3, 4); 50], None);
        near(found[0].value + found[1].value, 3000.0, 1e-6);
        assert!(found[0].value > 1580.0);
    }

    #[test]
    fn whoever_wins_everything_is_strong_but_not_infinitely() {
        let found = ratings(2, &vec![duel(4, 4); 25], Some(1));
        near(found[0].value, USUAL + 400.0 * (100.5_f64 / 0.5).log10(), 0.01);
        assert!((1800.0..2100.0).contains(&found[0].low), "{:?}", found[0]);
        assert!((found[0].value..2600.0).contains(&found[0].high), "{:?}", found[0]);
    }

    #[test]
    fn more_deals_make_the_interval_narrower() {
        let width = |deals: usize| {
            let mixed: Vec<_> = (0..deals).map(|deal| duel(deal % 3, 2)).collect();
            ratings(2, &mixed, Some(1))[0].half_width()
        };
        assert!(width(30) > 2.0 * width(300));
        assert!(width(300) > 2.0 * width(3000));
    }

    #[test]
    fn somebody_alone_is_usual() {
        assert_eq!(ratings(1, &[Meetings::none(1)], None)[0].value, USUAL);
    }
}

//! What is known of a figure after so many deals.
//!
//! Matches of one deal depend on each other, so a deal is one observation, however many matches it has.

/// A figure, and between which bounds it lies with 95 % confidence.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The figure.
    pub value: f64,
    /// Its lower bound.
    pub low: f64,
    /// Its upper bound.
    pub high: f64,
}

impl Estimate {
    /// Half of the way from bound to bound.
    pub fn half_width(&self) -> f64 {
        (self.high - self.low) / 2.0
    }

    /// The mean of something that lies from `least` to `most`, from its mean in each deal.
    pub(super) fn mean(deals: &[f64], least: f64, most: f64) -> Self {
        let Some((value, error)) = mean_and_error(deals) else {
            return Self { value: mean_of(deals), low: least, high: most };
        };
        let reach = t_of(deals.len() - 1) * error;
        Self { value, low: (value - reach).max(least), high: (value + reach).min(most) }
    }

    /// The mean of shares from 0 to 1, from their mean in each deal: Wilson's interval for as many independent matches
    /// as would be as uncertain. If all deals agree, nothing is known of their spread, and each counts as one match.
    pub(super) fn share(deals: &[f64]) -> Self {
        let Some((value, error)) = mean_and_error(deals) else {
            return Self { value: mean_of(deals), low: 0.0, high: 1.0 };
        };
        let matches = match error > 0.0 {
            true => value * (1.0 - value) / error.powi(2),
            false => deals.len() as f64,
        };
        let t = t_of(deals.len() - 1);
        let middle = (value + t * t / (2.0 * matches)) / (1.0 + t * t / matches);
        let spread = value * (1.0 - value) / matches + t * t / (4.0 * matches * matches);
        let reach = t * spread.sqrt() / (1.0 + t * t / matches);
        Self {
            value,
            low: (middle - reach).clamp(0.0, value),
            high: (middle + reach).clamp(value, 1.0),
        }
    }
}

fn mean_of(numbers: &[f64]) -> f64 {
    numbers.iter().sum::<f64>() / numbers.len().max(1) as f64
}

/// The mean and its standard error; `None` if there is nothing to tell a spread from.
fn mean_and_error(deals: &[f64]) -> Option<(f64, f64)> {
    if deals.len() < 2 {
        return None;
    }
    let (n, mean) = (deals.len() as f64, mean_of(deals));
    let squares: f64 = deals.iter().map(|deal| (deal - mean).powi(2)).sum();
    Some((mean, (squares / (n - 1.0) / n).sqrt()))
}

/// The normal distribution has 95 % between minus and plus this.
const NORMAL: f64 = 1.959_963_985;

/// Student's t with so many degrees of freedom has 95 % between minus and plus this.
fn t_of(freedom: usize) -> f64 {
    match freedom {
        0 | 1 => return 12.706_204_736,
        2 => return 4.302_652_730,
        _ => {}
    }
    // Cornish and Fisher's expansion (Abramowitz and Stegun 26.7.5), good to a thousandth from here on.
    let (n, z) = (freedom as f64, NORMAL);
    let [z3, z5, z7, z9] = [3, 5, 7, 9].map(|power| z.powi(power));
    z + (z3 + z) / (4.0 * n)
        + (5.0 * z5 + 16.0 * z3 + 3.0 * z) / (96.0 * n.powi(2))
        + (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * z) / (384.0 * n.powi(3))
        + (79.0 * z9 + 776.0 * z7 + 1482.0 * z5 - 1920.0 * z3 - 945.0 * z) / (92_160.0 * n.powi(4))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(found: f64, expected: f64, within: f64) {
        assert!((found - expected).abs() <= within, "{found} is not {expected}");
    }

    #[test]
    fn t_is_that_of_the_tables() {
        for (freedom, expected) in
            [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042)]
        {
            near(t_of(freedom), expected, 0.004);
        }
        near(t_of(1_000_000), NORMAL, 1e-5);
    }

    #[test]
    fn the_interval_of_a_known_sample() {
        // Mean 3, standard deviation √2.5, five deals: 3 ± 2.776 · 0.7071.
        let known = Estimate::mean(&[1.0, 2.0, 3.0, 4.0, 5.0], 0.0, 9.0);
        near(known.value, 3.0, 1e-12);
        near(known.low, 1.037, 0.002);
        near(known.high, 4.963, 0.002);
        near(known.half_width(), 1.963, 0.002);
    }

    #[test]
    fn a_mean_stays_where_it_can_be() {
        let places = Estimate::mean(&[1.0, 1.0, 2.0], 1.0, 2.0);
        assert_eq!((places.low, places.high), (1.0, 2.0));
    }

    #[test]
    fn shares_of_single_matches_have_the_interval_of_wilson() {
        // 30 of 100 with z = 1.96: from 0.2189 to 0.3958; with the spread of the sample and Student's t a little wider.
        let wins: Vec<f64> = (0..100).map(|deal| f64::from(u8::from(deal < 30))).collect();
        let share = Estimate::share(&wins);
        near(share.value, 0.3, 1e-12);
        near(share.low, 0.2189, 0.003);
        near(share.high, 0.3958, 0.003);
    }

    #[test]
    fn matches_of_a_deal_that_end_alike_count_once() {
        let alone = Estimate::share(&[1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0]);
        let spread = Estimate::share(&[0.5, 0.5, 0.6, 0.4, 0.5, 0.5, 0.6, 0.4]);
        assert!(alone.half_width() > 4.0 * spread.half_width());
    }

    #[test]
    fn who_wins_everything_may_still_lose_one_day() {
        let share = Estimate::share(&[1.0; 20]);
        assert_eq!((share.value, share.high), (1.0, 1.0));
        near(share.low, 0.82, 0.02);
        let never = Estimate::share(&[0.0; 20]);
        near(never.high, 1.0 - share.low, 1e-9);
    }

    #[test]
    fn one_deal_or_none_says_nothing_about_the_spread() {
        assert_eq!(Estimate::share(&[0.75]), Estimate { value: 0.75, low: 0.0, high: 1.0 });
        assert_eq!(Estimate::mean(&[2.0], 1.0, 4.0), Estimate { value: 2.0, low: 1.0, high: 4.0 });
        assert_eq!(Estimate::share(&[]).value, 0.0);
    }
}

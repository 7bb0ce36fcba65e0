//! What is known of a figure after some deals.
//!
//! Matches of one deal depend on each other, so a deal is one observation, however many matches it has.

/// A figure and the bounds between which it lies with 95 % confidence.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

impl Estimate {
    /// Half the distance between the bounds.
    pub fn half_width(&self) -> f64 {
        (self.high - self.low) / 2.0
    }

    /// The mean of something between `least` and `most`, from its mean in each deal: Wilson's interval for as many
    /// yes-or-no answers as would be equally uncertain. If all deals agree, nothing is known of their spread, and each
    /// counts as one.
    pub(super) fn mean(deals: &[f64], least: f64, most: f64) -> Self {
        let value = mean_of(deals);
        let Some(error) = error_of(deals) else { return Self { value, low: least, high: most } };
        let (share, error) = ((value - least) / (most - least), error / (most - least));
        // Deals that agree may seem to differ through rounding.
        let n = match error > 1e-9 {
            true => share * (1.0 - share) / error.powi(2),
            false => deals.len() as f64,
        };
        let t = t_of(deals.len() - 1);
        let middle = (share + t * t / (2.0 * n)) / (1.0 + t * t / n);
        let spread = share * (1.0 - share) / n + t * t / (4.0 * n * n);
        let reach = t * spread.sqrt() / (1.0 + t * t / n);
        let bound = |share: f64| least + share * (most - least);
        Self {
            value,
            low: bound(middle - reach).max(least).min(value),
            high: bound(middle + reach).min(most).max(value),
        }
    }
}

fn mean_of(numbers: &[f64]) -> f64 {
    numbers.iter().sum::<f64>() / numbers.len().max(1) as f64
}

/// The standard error of the mean; `None` if there are too few deals to show a spread.
fn error_of(deals: &[f64]) -> Option<f64> {
    if deals.len() < 2 {
        return None;
    }
    let (n, mean) = (deals.len() as f64, mean_of(deals));
    let squares: f64 = deals.iter().map(|deal| (deal - mean).powi(2)).sum();
    Some((squares / (n - 1.0) / n).sqrt())
}

/// 95 % of the normal distribution lies between minus and plus this.
const NORMAL: f64 = 1.959_963_985;

/// 95 % of Student's t with these degrees of freedom lies between minus and plus this.
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
        let known = Estimate::mean(&[1.0, 2.0, 3.0, 4.0, 5.0], -1e6, 1e6);
        near(known.value, 3.0, 1e-12);
        near(known.low, 1.037, 0.002);
        near(known.high, 4.963, 0.002);
        near(known.half_width(), 1.963, 0.002);
    }

    #[test]
    fn a_mean_stays_where_it_can_be() {
        let places = Estimate::mean(&[1.0, 1.0, 1.5], 1.0, 2.0);
        assert!(1.0 < places.low && places.high < 2.0, "{places:?}");
    }

    #[test]
    fn shares_of_single_matches_have_the_interval_of_wilson() {
        // 30 of 100 with z = 1.96: from 0.2189 to 0.3958; with the spread of the sample and Student's t a little wider.
        let wins: Vec<f64> = (0..100).map(|deal| f64::from(u8::from(deal < 30))).collect();
        let share = Estimate::mean(&wins, 0.0, 1.0);
        near(share.value, 0.3, 1e-12);
        near(share.low, 0.2189, 0.003);
        near(share.high, 0.3958, 0.003);
    }

    #[test]
    fn matches_of_a_deal_that_end_alike_count_once() {
        let alone = Estimate::mean(&[1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0], 0.0, 1.0);
        let spread = Estimate::mean(&[0.5, 0.5, 0.6, 0.4, 0.5, 0.5, 0.6, 0.4], 0.0, 1.0);
        assert!(alone.half_width() > 4.0 * spread.half_width());
    }

    #[test]
    fn whoever_wins_everything_may_still_lose_one_day() {
        let share = Estimate::mean(&[1.0; 20], 0.0, 1.0);
        assert_eq!((share.value, share.high), (1.0, 1.0));
        near(share.low, 0.82, 0.02);
        let never = Estimate::mean(&[0.0; 20], 0.0, 1.0);
        near(never.high, 1.0 - share.low, 1e-9);
    }

    #[test]
    fn a_third_in_every_deal_is_the_same_as_one_of_one() {
        let (third, whole) =
            (Estimate::mean(&[1.0 / 3.0; 7], 0.0, 1.0 / 3.0), Estimate::mean(&[1.0; 7], 0.0, 1.0));
        near(third.low * 3.0, whole.low, 1e-9);
        near(third.high * 3.0, 1.0, 1e-9);
    }

    #[test]
    fn one_deal_or_none_says_nothing_about_the_spread() {
        assert_eq!(
            Estimate::mean(&[0.75], 0.0, 1.0),
            Estimate { value: 0.75, low: 0.0, high: 1.0 }
        );
        assert_eq!(Estimate::mean(&[2.0], 1.0, 4.0), Estimate { value: 2.0, low: 1.0, high: 4.0 });
        assert_eq!(Estimate::mean(&[], 0.0, 1.0).value, 0.0);
    }
}

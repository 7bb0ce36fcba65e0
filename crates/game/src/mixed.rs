//! A choice that nobody can foresee.

use crate::Rng;

/// Which choice a mixed player makes, by what the choices are worth: better ones more often, but nobody can tell which.
/// One that is worse by `temperature` comes about a third as often; chances are rounded down to one in `fineness`.
/// `None` if there is nothing to choose from.
pub fn mixed(
    worths: impl Iterator<Item = f32> + Clone,
    temperature: f32,
    fineness: f32,
    rng: &mut Rng,
) -> Option<usize> {
    let best = worths.clone().fold(f32::MIN, f32::max);
    let mut weights = worths.map(|worth| (((worth - best) / temperature).exp() * fineness) as u32);
    let total: u32 = weights.clone().sum();
    let mut left = if total == 0 { return None } else { rng.below(total) };
    weights.position(|weight| match left.checked_sub(weight) {
        Some(rest) => {
            left = rest;
            false
        }
        None => true,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_better_choice_comes_more_often_and_the_hopeless_one_never() {
        let (mut rng, mut counts) = (Rng::fast(1), [0u32; 3]);
        for _ in 0..10_000 {
            let worths = [1.0, 0.0, -100.0].into_iter();
            counts[mixed(worths, 1.0, 65536.0, &mut rng).unwrap()] += 1;
        }
        assert!((7_100..7_500).contains(&counts[0]), "{counts:?}");
        assert_eq!(counts[2], 0);
    }

    #[test]
    fn nothing_is_chosen_from_nothing() {
        assert_eq!(mixed(std::iter::empty(), 1.0, 65536.0, &mut Rng::fast(1)), None);
    }
}

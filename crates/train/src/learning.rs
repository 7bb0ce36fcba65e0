//! A net is fitted to what was seen: gradient descent (Adam) on the cross entropy of who won.

use game::{MAX_SEATS, Net, Rng};

use crate::samples::{PlayedMatch, Samples};

/// Of ten matches in a row, which are of all sizes, every tenth lot is kept back to see what was learnt.
const LOT: u64 = 10;
const HELD_BACK: u64 = 10;

/// How many positions make a step.
const BATCH: usize = 256;

/// Adam's own numbers.
const FIRST: f32 = 0.9;
const SECOND: f32 = 0.999;
const TINY: f32 = 1e-8;

/// What a net learns by.
#[derive(Clone, Copy, Debug)]
pub struct Training {
    pub n_hidden: usize,
    /// How often everything is gone through.
    pub epochs: u32,
    /// How long the first steps are; they grow shorter to the end.
    pub rate: f32,
    /// How much of every weight is forgotten, by a step as long as one.
    pub decay: f32,
    pub seed: u64,
}

impl Default for Training {
    fn default() -> Self {
        Self { n_hidden: 32, epochs: 8, rate: 2e-3, decay: 1e-2, seed: 1 }
    }
}

/// What a net knew after an epoch.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Epoch {
    pub epoch: u32,
    /// The mean cross entropy over what it learnt from, and over what was held back.
    pub learnt: f64,
    pub held_back: f64,
}

/// A net that has gone through the course, beginning at `from` or at the first feature of everyone; `told` hears of every
/// epoch.
pub fn learn(
    samples: &Samples,
    course: Training,
    from: Option<Net>,
    told: &mut dyn FnMut(Epoch),
) -> Net {
    let mut rng = Rng::fast(course.seed);
    let net = from.unwrap_or_else(|| fresh(samples.width, course.n_hidden, &mut rng));
    let (_, lessons) = positions(samples);
    let n_steps = lessons.len().div_ceil(BATCH) as u32 * course.epochs;
    let mut pupil = Pupil::new(net, course, n_steps);
    let mut order: Vec<usize> = (0..lessons.len()).collect();
    for epoch in 1..=course.epochs {
        rng.shuffle(&mut order);
        let mut sum = 0.0;
        for batch in order.chunks(BATCH) {
            sum += pupil.step(batch.iter().map(|nth| &lessons[*nth]));
        }
        let learnt = sum / lessons.len().max(1) as f64;
        told(Epoch { epoch, learnt, held_back: loss(samples, &pupil.net) });
    }
    pupil.net
}

/// The mean cross entropy of what a net says about the matches that are held back.
pub fn loss(samples: &Samples, net: &Net) -> f64 {
    let (held_back, _) = positions(samples);
    let sum: f64 = held_back.iter().map(|position| position.judged(net).loss()).sum();
    sum / held_back.len().max(1) as f64
}

/// The first feature is taken for what is known of old; the rest begins near zero.
fn fresh(n_features: usize, n_hidden: usize, rng: &mut Rng) -> Net {
    let reach = (2.0 / n_features as f32).sqrt();
    let mut weights = vec![0.0; Net::n_weights(n_features, n_hidden)];
    weights[0] = 1.0;
    let inner = n_features..n_features * (1 + n_hidden);
    weights[inner].fill_with(|| reach * symmetric(rng));
    let out = Net::n_weights(n_features, n_hidden) - n_hidden;
    weights[out..].fill_with(|| 0.1 * reach * symmetric(rng));
    Net { n_features, n_hidden, weights }
}

/// From −1 to 1.
fn symmetric(rng: &mut Rng) -> f32 {
    (rng.next_u32() >> 8) as f32 / (1 << 23) as f32 - 1.0
}

/// A position of a match that somebody won.
struct Position<'a> {
    rows: &'a [f32],
    width: usize,
    shares: [f32; MAX_SEATS],
}

/// Those that are held back, and those to learn from.
fn positions(samples: &Samples) -> (Vec<Position<'_>>, Vec<Position<'_>>) {
    let decided = samples.matches.iter().filter(|played| played.is_decided());
    let (held_back, lessons): (Vec<_>, Vec<_>) =
        decided.partition(|played| (played.number / LOT).is_multiple_of(HELD_BACK));
    (positions_in(samples.width, &held_back), positions_in(samples.width, &lessons))
}

fn positions_in<'a>(width: usize, matches: &[&'a PlayedMatch]) -> Vec<Position<'a>> {
    let mut positions = Vec::new();
    for played in matches {
        let shares = played.shares();
        let rows = played.numbers.chunks_exact(width * usize::from(played.n_seats));
        positions.extend(rows.map(|rows| Position { rows, width, shares }));
    }
    positions
}

impl Position<'_> {
    fn judged(&self, net: &Net) -> Judged {
        let mut judged = Judged { n_seats: 0, chances: [0.0; MAX_SEATS], shares: self.shares };
        for row in self.rows.chunks_exact(self.width) {
            judged.chances[judged.n_seats] = net.score(row);
            judged.n_seats += 1;
        }
        let scores = &mut judged.chances[..judged.n_seats];
        let best = scores.iter().copied().fold(f32::MIN, f32::max);
        scores.iter_mut().for_each(|score| *score = (*score - best).exp());
        let sum: f32 = scores.iter().sum();
        scores.iter_mut().for_each(|score| *score /= sum);
        judged
    }
}

/// What a net says about a position, and how it ended.
struct Judged {
    n_seats: usize,
    chances: [f32; MAX_SEATS],
    shares: [f32; MAX_SEATS],
}

impl Judged {
    fn loss(&self) -> f64 {
        let seats = self.chances.iter().zip(&self.shares).take(self.n_seats);
        seats.map(|(chance, share)| -f64::from(*share) * f64::from(chance.max(1e-9)).ln()).sum()
    }
}

/// A net on its way.
struct Pupil {
    net: Net,
    course: Training,
    n_steps: u32,
    step: u32,
    gradient: Vec<f32>,
    first: Vec<f32>,
    second: Vec<f32>,
}

impl Pupil {
    fn new(net: Net, course: Training, n_steps: u32) -> Self {
        let zeros = vec![0.0; net.weights.len()];
        let (gradient, first, second) = (zeros.clone(), zeros.clone(), zeros);
        Self { net, course, n_steps, step: 0, gradient, first, second }
    }

    /// Learns from a batch, and returns how wrong the net was, summed up.
    fn step<'a>(&mut self, batch: impl Iterator<Item = &'a Position<'a>>) -> f64 {
        self.gradient.fill(0.0);
        let (mut loss, mut n) = (0.0, 0.0);
        for position in batch {
            let judged = position.judged(&self.net);
            loss += judged.loss();
            n += 1.0;
            for (nth, row) in position.rows.chunks_exact(position.width).enumerate() {
                let slope = judged.chances[nth] - judged.shares[nth];
                add_gradient(&self.net, row, slope, &mut self.gradient);
            }
        }
        self.move_on(n);
        loss
    }

    /// Adam: every weight moves by its own measure, and forgets a little.
    fn move_on(&mut self, n: f32) {
        self.step += 1;
        let left = 1.0 - (self.step - 1) as f32 / self.n_steps as f32;
        let rate = self.course.rate * left;
        let first_part = 1.0 - FIRST.powi(self.step as i32);
        let second_part = 1.0 - SECOND.powi(self.step as i32);
        let moments = self.first.iter_mut().zip(&mut self.second);
        let weights = self.net.weights.iter_mut().zip(&self.gradient).zip(moments);
        for (nth, ((weight, gradient), (first, second))) in weights.enumerate() {
            let gradient = gradient / n;
            *first = FIRST * *first + (1.0 - FIRST) * gradient;
            *second = SECOND * *second + (1.0 - SECOND) * gradient * gradient;
            let step = (*first / first_part) / ((*second / second_part).sqrt() + TINY);
            // What was known of old is not forgotten.
            let decay = if nth == 0 { 0.0 } else { self.course.decay * *weight };
            *weight -= rate * (step + decay);
        }
    }
}

/// Adds how the score of a row changes with every weight, times `slope`.
fn add_gradient(net: &Net, row: &[f32], slope: f32, gradient: &mut [f32]) {
    let (n_features, n_hidden) = (net.n_features, net.n_hidden);
    let (_, rest) = net.weights.split_at(n_features);
    let (hidden, rest) = rest.split_at(n_features * n_hidden);
    let (bias, out) = rest.split_at(n_hidden);
    let mut units = bias.to_vec();
    for (feature, weights) in row.iter().zip(hidden.chunks_exact(n_hidden)) {
        if *feature != 0.0 {
            units.iter_mut().zip(weights).for_each(|(unit, weight)| *unit += feature * weight);
        }
    }
    let (to_line, rest) = gradient.split_at_mut(n_features);
    let (to_hidden, rest) = rest.split_at_mut(n_features * n_hidden);
    let (to_bias, to_out) = rest.split_at_mut(n_hidden);
    for (nth, unit) in units.iter_mut().enumerate() {
        to_out[nth] += slope * unit.max(0.0);
        // From here on: how the score changes with what the unit sums up.
        *unit = if *unit > 0.0 { slope * out[nth] } else { 0.0 };
        to_bias[nth] += *unit;
    }
    for ((feature, line), weights) in
        row.iter().zip(to_line).zip(to_hidden.chunks_exact_mut(n_hidden))
    {
        if *feature != 0.0 {
            *line += slope * feature;
            weights.iter_mut().zip(&units).for_each(|(weight, unit)| *weight += feature * unit);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Features, Outcome, PerSeat, Seat};

    /// Who is nearer to one wins, by a feature that no straight line can tell it from; the first feature says nothing.
    fn toy() -> Samples {
        let mut rng = Rng::fast(3);
        let mut samples = Samples::new("toy", 2);
        for number in 0..3000 {
            let mut features = Features::new(2, 2);
            let at = [0, 1].map(|seat| {
                let at = 2.0 * symmetric(&mut rng);
                features.row_mut(Seat::new(seat)).copy_from_slice(&[0.0, at]);
                (at.abs() - 1.0).abs()
            });
            let points = PerSeat::from_fn(2, |seat| -(1000.0 * at[seat.index()]) as i32);
            let mut played = PlayedMatch::new(number, 2);
            played.see(&features);
            played.end(&Outcome::by_points(points));
            samples.matches.push(played);
        }
        samples
    }

    #[test]
    fn a_net_learns_what_no_straight_line_can_tell() {
        let samples = toy();
        let mut lessons = Vec::new();
        let course = Training { n_hidden: 16, epochs: 30, rate: 0.02, decay: 0.0, seed: 5 };
        let net = learn(&samples, course, None, &mut |lesson| lessons.push(lesson));
        assert_eq!(lessons.len(), 30);
        let ignorant = (2.0f64).ln();
        assert!(loss(&samples, &net) < 0.5 * ignorant, "{lessons:?}");
        assert_eq!(lessons.last().map(|lesson| lesson.held_back), Some(loss(&samples, &net)));
    }

    #[test]
    fn the_same_course_teaches_the_same() {
        let samples = toy();
        let course = Training { epochs: 2, ..Training::default() };
        let [one, other] = [0, 1].map(|_| learn(&samples, course, None, &mut |_| {}));
        assert_eq!(one, other);
    }

    #[test]
    fn the_gradient_is_how_the_score_changes() {
        let mut rng = Rng::fast(9);
        let mut net = fresh(3, 4, &mut rng);
        net.weights.fill_with(|| symmetric(&mut rng));
        let row = [0.7, -0.4, 0.0];
        let mut gradient = vec![0.0; net.weights.len()];
        add_gradient(&net, &row, 1.0, &mut gradient);
        for (nth, slope) in gradient.iter().enumerate() {
            let mut moved = net.clone();
            moved.weights[nth] += 1e-2;
            let change = (moved.score(&row) - net.score(&row)) / 1e-2;
            assert!((change - slope).abs() < 1e-2, "weight {nth}: {change} instead of {slope}");
        }
    }
}

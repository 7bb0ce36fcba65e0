//! A small net that says how well each seat stands: what a game learnt from matches (`crates/train`).

use std::fmt;
use std::sync::OnceLock;

use crate::{MAX_SEATS, Outlook, PerSeat, Seat};

/// The most numbers that describe a seat.
const MOST_FEATURES: usize = 96;

/// The most hidden units.
pub const MOST_HIDDEN: usize = 64;

/// The first word of a file of weights.
const MARK: &str = "net";

/// A layer of rectified units beside a straight line: `line · x + out · max(0, bias + hidden · x)`.
///
/// All seats are judged by the same net, each by its own features; whoever scores more is likelier to win.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    pub n_features: usize,
    pub n_hidden: usize,
    /// The line: one weight for every feature. Then, for every feature, what it weighs in every hidden unit. Then the bias
    /// of every hidden unit, and last what every hidden unit weighs.
    pub weights: Vec<f32>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadNet {
    /// It does not begin with the sizes of a net and the command that made it.
    NoHeading,
    /// There are more or fewer weights than its sizes ask for.
    Weights { found: usize, expected: usize },
    /// A weight that is not a number.
    NotFinite,
}

impl fmt::Display for BadNet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoHeading => f.write_str("this is not a file of weights"),
            Self::Weights { found, expected } => {
                write!(f, "there are {found} bytes of weights instead of {expected}")
            }
            Self::NotFinite => f.write_str("some weights are not numbers"),
        }
    }
}

impl std::error::Error for BadNet {}

impl Net {
    pub const fn n_weights(n_features: usize, n_hidden: usize) -> usize {
        n_features + n_features * n_hidden + 2 * n_hidden
    }

    /// How well the seat stands that these features describe.
    #[inline]
    pub fn score(&self, features: &[f32]) -> f32 {
        debug_assert_eq!(features.len(), self.n_features);
        let (line, rest) = self.weights.split_at(self.n_features);
        let (hidden, rest) = rest.split_at(self.n_features * self.n_hidden);
        let (bias, out) = rest.split_at(self.n_hidden);
        let mut units = [0.0; MOST_HIDDEN];
        let units = &mut units[..self.n_hidden];
        units.copy_from_slice(bias);
        let mut score = 0.0;
        for ((feature, line), weights) in
            features.iter().zip(line).zip(hidden.chunks_exact(self.n_hidden))
        {
            if *feature != 0.0 {
                score += feature * line;
                units.iter_mut().zip(weights).for_each(|(unit, weight)| *unit += feature * weight);
            }
        }
        score + units.iter().zip(out).map(|(unit, weight)| unit.max(0.0) * weight).sum::<f32>()
    }

    /// A file of weights: a line with the sizes, a line with the command that made it, and the weights.
    pub fn to_bytes(&self, command: &str) -> Vec<u8> {
        let heading = format!("{MARK} {} {}\n{command}\n", self.n_features, self.n_hidden);
        let weights = self.weights.iter().flat_map(|weight| weight.to_le_bytes());
        heading.into_bytes().into_iter().chain(weights).collect()
    }

    /// # Errors
    /// If that is not what [`Net::to_bytes`] writes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BadNet> {
        let (sizes, rest) = line_of(bytes)?;
        let (_command, rest) = line_of(rest)?;
        let mut words = sizes.split(' ');
        let mark = words.next();
        let mut size = |most: usize| {
            let size = words.next().and_then(|word| word.parse::<usize>().ok());
            size.filter(|size| (1..=most).contains(size)).ok_or(BadNet::NoHeading)
        };
        let (n_features, n_hidden) = (size(MOST_FEATURES)?, size(MOST_HIDDEN)?);
        if mark != Some(MARK) {
            return Err(BadNet::NoHeading);
        }
        let expected = Self::n_weights(n_features, n_hidden) * size_of::<f32>();
        if rest.len() != expected {
            return Err(BadNet::Weights { found: rest.len(), expected });
        }
        let weights: Vec<f32> = rest
            .chunks_exact(size_of::<f32>())
            .map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]))
            .collect();
        if weights.iter().any(|weight| !weight.is_finite()) {
            return Err(BadNet::NotFinite);
        }
        Ok(Self { n_features, n_hidden, weights })
    }
}

/// The first line, and what follows it.
fn line_of(bytes: &[u8]) -> Result<(&str, &[u8]), BadNet> {
    let end = bytes.iter().position(|byte| *byte == b'\n').ok_or(BadNet::NoHeading)?;
    let line = std::str::from_utf8(&bytes[..end]).map_err(|_| BadNet::NoHeading)?;
    Ok((line, &bytes[end + 1..]))
}

/// The net of a game, from a file in its folder; read when it is first asked for.
#[derive(Debug)]
pub struct StoredNet {
    file: &'static [u8],
    net: OnceLock<Option<Net>>,
}

impl StoredNet {
    /// From a file of weights, or from nothing as long as nothing was learnt.
    pub const fn new(file: &'static [u8]) -> Self {
        Self { file, net: OnceLock::new() }
    }

    /// What was learnt, if anything was.
    #[inline]
    pub fn get(&self) -> Option<&Net> {
        self.net.get_or_init(|| self.read()).as_ref()
    }

    /// Who will win by what was learnt, or by what is known of old as long as nothing was.
    #[inline]
    pub fn outlook(
        &self,
        features: impl FnOnce() -> Option<Features>,
        expected: impl FnOnce() -> Option<Outlook>,
    ) -> Option<Outlook> {
        match self.get() {
            Some(net) => Some(features()?.judged_by(net)),
            None => expected(),
        }
    }

    /// Other weights than those in the folder: for whoever compares what was learnt at different times.
    ///
    /// # Errors
    /// The same weights, if somebody has asked for the net already.
    pub fn replace(&self, net: Net) -> Result<(), Net> {
        self.net.set(Some(net)).map_err(|net| net.expect("it was put there just now"))
    }

    fn read(&self) -> Option<Net> {
        match self.file {
            [] => None,
            file => Some(Net::from_bytes(file).expect("a test reads the weights of every game")),
        }
    }
}

/// The features of every seat, each a row of the same length.
#[derive(Clone, Debug)]
pub struct Features {
    n_seats: u8,
    width: usize,
    numbers: [f32; MAX_SEATS * MOST_FEATURES],
}

impl Features {
    /// All zero.
    pub fn new(n_seats: u8, width: usize) -> Self {
        Self { n_seats, width, numbers: [0.0; MAX_SEATS * MOST_FEATURES] }
    }

    /// How many features a seat has.
    #[inline]
    pub fn width(&self) -> usize {
        self.width
    }

    #[inline]
    pub fn row(&self, seat: Seat) -> &[f32] {
        &self.numbers[seat.index() * self.width..][..self.width]
    }

    #[inline]
    pub fn row_mut(&mut self, seat: Seat) -> &mut [f32] {
        &mut self.numbers[seat.index() * self.width..][..self.width]
    }

    /// What a net makes of them.
    #[inline]
    pub fn judged_by(&self, net: &Net) -> Outlook {
        let points = PerSeat::from_fn(self.n_seats, |seat| net.score(self.row(seat)));
        Outlook { points, spread: 1.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small() -> Net {
        // score = x − 2 y + 3 max(0, x + y) − max(0, 1 − x)
        let line = [1.0, -2.0];
        let hidden = [1.0, -1.0, 1.0, 0.0];
        let (bias, out) = ([0.0, 1.0], [3.0, -1.0]);
        let weights = [&line[..], &hidden, &bias, &out].concat();
        Net { n_features: 2, n_hidden: 2, weights }
    }

    #[test]
    fn a_net_scores_by_its_line_and_its_hidden_units() {
        let formula = |x: f32, y: f32| x - 2.0 * y + 3.0 * (x + y).max(0.0) - (1.0 - x).max(0.0);
        for [x, y] in [[0.0, 0.0], [1.0, 0.0], [0.5, -2.0], [-3.0, 4.0], [2.0, 2.5]] {
            assert_eq!(small().score(&[x, y]), formula(x, y), "{x} {y}");
        }
    }

    #[test]
    fn weights_survive_their_file_and_a_damaged_file_is_refused() {
        let bytes = small().to_bytes("tortuga train goofspiel");
        assert_eq!(Net::from_bytes(&bytes), Ok(small()));
        assert_eq!(Net::from_bytes(b"net 2"), Err(BadNet::NoHeading));
        assert_eq!(Net::from_bytes(b"net 0 2\nby hand\n"), Err(BadNet::NoHeading));
        let cut = Net::from_bytes(&bytes[..bytes.len() - 1]);
        assert_eq!(cut, Err(BadNet::Weights { found: 39, expected: 40 }));
        let mut broken = small();
        broken.weights[3] = f32::NAN;
        assert_eq!(Net::from_bytes(&broken.to_bytes("by hand")), Err(BadNet::NotFinite));
    }

    #[test]
    fn whoever_scores_more_is_likelier_to_win() {
        let mut features = Features::new(3, 2);
        features.row_mut(Seat::new(1)).copy_from_slice(&[2.0, 0.0]);
        features.row_mut(Seat::new(2)).copy_from_slice(&[1.0, 0.0]);
        let chances = features.judged_by(&small()).chances();
        let [first, second, third] = [0, 1, 2].map(|seat| chances[Seat::new(seat)]);
        assert!(second > third && third > first, "{chances:?}");
        assert!((first + second + third - 1.0).abs() < 1e-6);
    }
}

//! What was seen in matches, and who won them.

use std::fmt;

use game::{Features, MAX_SEATS, Outcome, Seat};

/// The first word of a file of samples.
const MARK: &str = "samples";

/// How many bytes of a match come before its numbers.
const HEAD: usize = 8 + 2 + 1 + MAX_SEATS;

/// A win is counted in sixtieths, so that one shared by up to six adds up exactly.
const WHOLE_WIN: u8 = 60;

/// The positions of a match, and who won.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedMatch {
    pub number: u64,
    pub n_seats: u8,
    /// For each seat its part of the win, in sixtieths; all zero if nobody won.
    pub wins: [u8; MAX_SEATS],
    /// For each position and each seat a row of features.
    pub numbers: Vec<f32>,
}

impl PlayedMatch {
    pub fn new(number: u64, n_seats: u8) -> Self {
        Self { number, n_seats, wins: [0; MAX_SEATS], numbers: Vec::new() }
    }

    /// Keeps a position, unless nothing has changed since the last one: somebody may take several steps to decide.
    pub fn see(&mut self, features: &Features) {
        let rows = Seat::all(self.n_seats).flat_map(|seat| features.row(seat));
        let n_numbers = usize::from(self.n_seats) * features.width();
        let last = self.numbers.len().saturating_sub(n_numbers);
        if !self.numbers.is_empty() && rows.eq(&self.numbers[last..]) {
            return;
        }
        for seat in Seat::all(self.n_seats) {
            self.numbers.extend_from_slice(features.row(seat));
        }
    }

    pub fn end(&mut self, outcome: &Outcome) {
        let winners = outcome.winners();
        for seat in winners.iter() {
            self.wins[seat.index()] = WHOLE_WIN / winners.len() as u8;
        }
    }

    /// Whether anybody won.
    pub(crate) fn is_decided(&self) -> bool {
        self.wins.iter().any(|win| *win > 0)
    }

    /// The part of the win of each seat, from 0 to 1.
    pub fn shares(&self) -> [f32; MAX_SEATS] {
        self.wins.map(|win| f32::from(win) / f32::from(WHOLE_WIN))
    }

    fn to_bytes(&self, width: usize) -> Vec<u8> {
        let n_positions = self.numbers.len() / (width * usize::from(self.n_seats));
        let mut bytes = self.number.to_le_bytes().to_vec();
        bytes.extend((n_positions as u16).to_le_bytes());
        bytes.push(self.n_seats);
        bytes.extend(self.wins);
        bytes.extend(self.numbers.iter().flat_map(|number| number.to_le_bytes()));
        bytes
    }

    /// A match, and how many bytes it took; `None` if it is not all there.
    fn from_bytes(bytes: &[u8], width: usize) -> Option<(Self, usize)> {
        let number = u64::from_le_bytes(bytes.get(..8)?.try_into().ok()?);
        let n_positions = u16::from_le_bytes(bytes.get(8..10)?.try_into().ok()?);
        let n_seats = *bytes.get(10)?;
        let wins = bytes.get(11..HEAD)?.try_into().ok()?;
        let n_numbers = usize::from(n_positions) * usize::from(n_seats) * width;
        let length = HEAD + n_numbers * size_of::<f32>();
        let numbers = bytes.get(HEAD..length)?.chunks_exact(size_of::<f32>());
        let number_of = |four: &[u8]| f32::from_le_bytes([four[0], four[1], four[2], four[3]]);
        let numbers = numbers.map(number_of).collect();
        Some((Self { number, n_seats, wins, numbers }, length))
    }
}

/// Matches that were played by the same rules of learning.
#[derive(Clone, Debug, PartialEq)]
pub struct Samples {
    /// What was played, and how: matches of other plans are not mixed with these.
    pub plan: String,
    /// How many features a seat has.
    pub width: usize,
    pub matches: Vec<PlayedMatch>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadSamples {
    /// It is not a file of samples.
    OtherFile,
    /// It has samples of another plan.
    OtherPlan,
}

impl fmt::Display for BadSamples {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::OtherFile => "this is not a file of samples",
            Self::OtherPlan => "the file has samples of another plan",
        })
    }
}

impl std::error::Error for BadSamples {}

impl Samples {
    pub fn new(plan: &str, width: usize) -> Self {
        Self { plan: plan.to_owned(), width, matches: Vec::new() }
    }

    /// What a file of these samples begins with.
    pub fn heading(&self) -> Vec<u8> {
        format!("{MARK} {} {}\n", self.width, self.plan).into_bytes()
    }

    /// What is appended to the file for a match.
    pub fn bytes_of(&self, played: &PlayedMatch) -> Vec<u8> {
        played.to_bytes(self.width)
    }

    /// Reads what a file holds, and returns how many of its bytes are whole: the last match may have been cut short.
    ///
    /// # Errors
    /// If the file is of something else.
    pub fn read(&mut self, bytes: &[u8]) -> Result<usize, BadSamples> {
        let heading = self.heading();
        if !bytes.starts_with(&heading) {
            let is_ours = bytes.starts_with(MARK.as_bytes());
            return Err(if is_ours { BadSamples::OtherPlan } else { BadSamples::OtherFile });
        }
        let mut at = heading.len();
        while let Some((played, length)) = PlayedMatch::from_bytes(&bytes[at..], self.width) {
            self.matches.push(played);
            at += length;
        }
        self.matches.sort_by_key(|played| played.number);
        Ok(at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(number: u64) -> PlayedMatch {
        let mut played = PlayedMatch::new(number, 2);
        let mut features = Features::new(2, 3);
        features.row_mut(Seat::new(1)).copy_from_slice(&[1.5, -2.0, number as f32]);
        played.see(&features);
        played.see(&features);
        features.row_mut(Seat::new(0))[0] = 1.0;
        played.see(&features);
        played.wins[1] = WHOLE_WIN;
        played
    }

    #[test]
    fn what_was_seen_survives_its_file_and_a_match_that_was_cut_short_is_played_again() {
        let mut samples = Samples::new("jackal 7", 3);
        samples.matches = vec![played(4), played(9)];
        let mut bytes = samples.heading();
        samples.matches.iter().for_each(|played| bytes.extend(samples.bytes_of(played)));
        let whole = bytes.len();
        bytes.extend(&samples.bytes_of(&played(10))[..20]);
        let mut read = Samples::new("jackal 7", 3);
        assert_eq!(read.read(&bytes), Ok(whole));
        assert_eq!(read, samples);
        assert_eq!(read.matches[0].numbers.len(), 2 * 2 * 3, "what is seen twice is kept once");
        assert_eq!(Samples::new("jackal 8", 3).read(&bytes), Err(BadSamples::OtherPlan));
        assert_eq!(Samples::new("jackal 7", 3).read(b"net"), Err(BadSamples::OtherFile));
    }
}

//! Every way to set a game up: table sizes and options.

use game::{BadSetup, Game, Match, OptionPairs, Seed, option_sets, read_options};

use crate::narrator::names;

/// Options of a game, and how a host asks for them.
#[derive(Clone, Debug)]
pub struct OptionSet<G: Game> {
    pub pairs: OptionPairs,
    pub options: G::Options,
}

impl<G: Game> OptionSet<G> {
    /// Whether this is the base game.
    pub(crate) fn is_default(&self) -> bool {
        self.options == G::Options::default()
    }
}

#[derive(Clone, Debug)]
pub struct TrialTable<G: Game> {
    pub n_seats: u8,
    pub options: OptionSet<G>,
    /// The position at which its matches begin, if they are not dealt.
    pub position: Option<&'static str>,
}

impl<G: Game> TrialTable<G> {
    /// A new match at this table.
    pub fn begin(&self, seed: Seed) -> Result<Match<G>, BadSetup> {
        match self.position {
            Some(position) => Match::at(position, names(self.n_seats), seed),
            None => Match::new(self.options.options.clone(), names(self.n_seats), seed),
        }
    }

    /// For messages: `3 seats, storm=true`.
    pub fn name(&self) -> String {
        let mut words = vec![format!("{} seats", self.n_seats)];
        words.extend(self.options.pairs.iter().map(|(name, value)| format!("{name}={value}")));
        words.extend(self.position.map(|position| format!("from {position}")));
        words.join(", ")
    }
}

/// Every combination of the values in `G::options()`; if there are too many, sets in which every two values meet.
///
/// # Panics
/// If `G::options()` and `G::Options` do not agree.
pub fn every_option_set<G: Game>() -> Vec<OptionSet<G>> {
    option_sets(G::options()).into_iter().map(option_set).collect()
}

fn option_set<G: Game>(pairs: OptionPairs) -> OptionSet<G> {
    let options = read_options::<G>(&pairs);
    OptionSet { options: options.expect("every pair is one that the game names itself"), pairs }
}

pub fn every_table<G: Game>() -> Vec<TrialTable<G>> {
    let info = G::info();
    let sizes = info.min_seats..=info.max_seats;
    let sets = every_option_set::<G>();
    let with = |n_seats, options: &OptionSet<G>| TrialTable {
        n_seats,
        options: options.clone(),
        position: None,
    };
    sizes.flat_map(|n_seats| sets.iter().map(move |options| with(n_seats, options))).collect()
}

/// A table for every position at which a match can begin.
pub(crate) fn every_prepared_table<G: Game>() -> Vec<TrialTable<G>> {
    let at = |position: game::Position<G>| TrialTable {
        n_seats: position.n_seats,
        options: OptionSet { pairs: Vec::new(), options: position.options },
        position: Some(position.id),
    };
    G::positions().into_iter().map(at).collect()
}

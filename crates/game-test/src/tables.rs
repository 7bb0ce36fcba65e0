//! Every way to set a game up: table sizes and options.

use game::{Game, OptionPairs, option_sets, read_options};

/// Options of a game, and how a host asks for them.
#[derive(Clone, Debug)]
pub struct OptionSet<G: Game> {
    pub pairs: OptionPairs,
    pub options: G::Options,
}

impl<G: Game> OptionSet<G> {
    /// Whether this is the base game.
    pub fn is_default(&self) -> bool {
        self.options == G::Options::default()
    }
}

#[derive(Clone, Debug)]
pub struct TrialTable<G: Game> {
    pub n_seats: u8,
    pub options: OptionSet<G>,
}

impl<G: Game> TrialTable<G> {
    /// For messages: `3 seats, storm=true`.
    pub fn name(&self) -> String {
        let mut words = vec![format!("{} seats", self.n_seats)];
        words.extend(self.options.pairs.iter().map(|(name, value)| format!("{name}={value}")));
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
    let with = |n_seats, options: &OptionSet<G>| TrialTable { n_seats, options: options.clone() };
    sizes.flat_map(|n_seats| sets.iter().map(move |options| with(n_seats, options))).collect()
}

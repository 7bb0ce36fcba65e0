//! What a sensible player of a game knows.

use crate::{Decision, Features, Game, PerSeat, Rng, Seat, StoredNet, Viewer, key_of};

/// What a sensible player of a game knows: the bots of the level *Sailor* play by it, and search leans on it.
///
/// Only [`Advice::advise`] is needed. The rest makes search quicker and better; it is asked about states that the
/// searcher imagined, never about the true one.
pub trait Advice: Game {
    /// A playout is cut short after this many decisions, if there is an [`Advice::outlook`].
    const HORIZON: u32 = u32::MAX;
    /// How many worlds a bot of the level *Legend* plays out before it decides, however many others wait.
    const LEGEND: u32 = 1500;
    /// How many worlds it plays out where nobody waits.
    const LEGEND_AT_LEISURE: u32 = Self::LEGEND;

    /// How many worlds a bot of the level *Captain* plays out before it decides, at a table of `n_seats`.
    fn captain(_n_seats: u8) -> u32 {
        200
    }

    /// What such a player would do. Where choices are simultaneous it is mixed, so that nobody can foresee it.
    fn advise(decision: &Decision<'_, Self>, rng: &mut Rng) -> Self::Action;

    /// What such a player would do without much thought: playouts are made of this. It looks only at what `seat` knows.
    #[inline]
    fn rough(&self, seat: Seat, rng: &mut Rng, _scratch: &mut Vec<Self::Action>) -> Self::Action {
        Self::advise(&Decision::in_state(self, seat), rng)
    }

    /// Keeps the legal actions that are worth a thought, if there are too many of them.
    fn prune(_decision: &Decision<'_, Self>, _legal: &mut Vec<Self::Action>, _rng: &mut Rng) {}

    /// The same for whoever can try what is left in this many worlds: the more there are, the more may be worth a thought.
    fn prune_for(
        _n_worlds: u32,
        decision: &Decision<'_, Self>,
        legal: &mut Vec<Self::Action>,
        rng: &mut Rng,
    ) {
        Self::prune(decision, legal, rng);
    }

    /// A state that looks like `view` to its viewer, filled in as a sensible player would guess. What others chose at
    /// the same time and still hide is theirs to choose again, unless the game can sensibly guess that, too: then the
    /// viewer seems to decide alone, and its choice is the best one, not a mixed one.
    fn guess(view: &Self::View, rng: &mut Rng) -> Self {
        Self::imagine(view, rng)
    }

    /// Fills in what the same seat saw earlier and `view` no longer shows: who searches forgets nothing. `before` is
    /// what it saw at its last decision, filled in likewise; at its first one there is nothing.
    fn recall(_view: &mut Self::View, _before: Option<&Self::View>) {}

    /// How often each action should be chosen, where the rest of the match can be computed instead of imagined.
    fn solve(_view: &Self::View, _seat: Seat) -> Option<Vec<Computed<Self::Action>>> {
        None
    }

    /// A key of what `seat` knows: equal where its views are equal.
    fn knowledge(&self, seat: Seat) -> u64 {
        key_of(&self.view(Viewer::Seat(seat)))
    }

    /// What a decision is about in which `seat` sees `view`, `best` is best and `other` comes next: ids of texts, `theme-…`.
    /// Only what can be seen there; often nothing.
    fn themes(
        _view: &Self::View,
        _seat: Seat,
        _best: &Self::Action,
        _other: &Self::Action,
    ) -> Vec<&'static str> {
        Vec::new()
    }

    /// What everyone may reach in the end, where that can be said; never asked when the match is over.
    fn outlook(&self) -> Option<Outlook> {
        Some(self.features()?.judged_by(Self::net()?.get()?))
    }

    /// What a net looks at to say who will win, for a game that learns: as many numbers for every seat as its net asks for,
    /// where there is an [`Advice::outlook`]. The first one is taken for what is known of old, and learning begins there.
    fn features(&self) -> Option<Features> {
        None
    }

    /// What the game learnt from matches (`tortuga train`).
    fn net() -> Option<&'static StoredNet> {
        None
    }
}

/// An action in an end that was computed.
#[derive(Clone, Debug, PartialEq)]
pub struct Computed<A> {
    pub action: A,
    /// How often it should be chosen, from 0 to 1.
    pub weight: f32,
    /// Each seat's chance to win then.
    pub win_chances: PerSeat<f32>,
}

#[derive(Clone, Debug)]
pub struct Outlook {
    /// The points that each seat is expected to have.
    pub points: PerSeat<f32>,
    /// By how many points this may be wrong.
    pub spread: f32,
}

impl Outlook {
    /// Each seat's chance to win.
    pub fn chances(&self) -> PerSeat<f32> {
        let best = self.points.values().iter().copied().fold(f32::MIN, f32::max);
        let weights = self.points.map(|_, points| ((points - best) / self.spread).exp());
        let sum: f32 = weights.values().iter().sum();
        weights.map(|_, weight| weight / sum)
    }
}

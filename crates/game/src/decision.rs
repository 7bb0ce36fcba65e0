//! What a bot is given: a seat, what it sees, and what it may do. Nothing else.

use std::borrow::Cow;

use crate::{Game, Rng, Seat, Viewer};

/// A decision to be made. The true state behind it cannot be reached from here.
#[derive(Debug)]
pub struct Decision<'a, G: Game> {
    seat: Seat,
    sight: Sight<'a, G>,
}

#[derive(Debug)]
enum Sight<'a, G: Game> {
    /// View and legal actions are made only when a bot asks for them: a random player never does.
    Later(&'a G),
    Now(&'a G::View, &'a [G::Action]),
}

impl<'a, G: Game> Decision<'a, G> {
    #[inline]
    pub fn in_state(state: &'a G, seat: Seat) -> Self {
        Self { seat, sight: Sight::Later(state) }
    }

    /// The decision of a seat that sees `view` and has these legal actions.
    pub fn in_view(view: &'a G::View, seat: Seat, legal: &'a [G::Action]) -> Self {
        Self { seat, sight: Sight::Now(view, legal) }
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Appends everything this seat may do to `out`; that is never nothing.
    pub fn legal_actions(&self, out: &mut Vec<G::Action>) {
        match self.sight {
            Sight::Later(state) => state.legal_actions(self.seat, out),
            Sight::Now(_, legal) => out.extend_from_slice(legal),
        }
    }

    /// One of the legal actions, all equally likely.
    #[inline]
    pub fn random_action(&self, rng: &mut Rng, scratch: &mut Vec<G::Action>) -> G::Action {
        match self.sight {
            Sight::Later(state) => state.random_action(self.seat, rng, scratch),
            Sight::Now(_, legal) => {
                rng.pick(legal).expect("a seat that is to act has a legal action (law 2)").clone()
            }
        }
    }

    pub fn view(&self) -> Cow<'a, G::View> {
        match self.sight {
            Sight::Later(state) => Cow::Owned(state.view(Viewer::Seat(self.seat))),
            Sight::Now(view, _) => Cow::Borrowed(view),
        }
    }
}

//! What a bot is given: a seat, what it sees, and what it may do. Nothing else.

use std::borrow::Cow;

use crate::{Game, Seat, Viewer};

/// A decision to be made. The true state behind it cannot be reached from here.
#[derive(Debug)]
pub struct Decision<'a, G: Game> {
    seat: Seat,
    legal: &'a [G::Action],
    sight: Sight<'a, G>,
}

#[derive(Debug)]
enum Sight<'a, G: Game> {
    /// The view is built when a bot asks for it: a random player never does.
    Later(&'a G),
    Now(&'a G::View),
}

impl<'a, G: Game> Decision<'a, G> {
    /// The decision of `seat` in `state`, with its legal actions.
    pub fn in_state(state: &'a G, seat: Seat, legal: &'a [G::Action]) -> Self {
        Self { seat, legal, sight: Sight::Later(state) }
    }

    /// The decision of `seat`, which sees `view`, with its legal actions.
    pub fn in_view(view: &'a G::View, seat: Seat, legal: &'a [G::Action]) -> Self {
        Self { seat, legal, sight: Sight::Now(view) }
    }

    /// Who decides.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What this seat may do; never empty.
    pub fn legal(&self) -> &'a [G::Action] {
        self.legal
    }

    /// What this seat sees.
    pub fn view(&self) -> Cow<'a, G::View> {
        match self.sight {
            Sight::Later(state) => Cow::Owned(state.view(Viewer::Seat(self.seat))),
            Sight::Now(view) => Cow::Borrowed(view),
        }
    }
}

//! A match bound to one viewer. Whoever draws a page or writes JSON for somebody is handed this and nothing else: there
//! is no way from here to the true state, nor to what other viewers know.

use std::hash::{Hash, Hasher};

use crate::{
    AnyMatch, Audience, Game, Info, Match, Outcome, Phrase, ScoreSheet, Seat, Seats, Told, Viewer,
    Written,
};

/// A match of `G` as one viewer sees it.
#[derive(Debug)]
pub struct Seen<'a, G: Game> {
    game: &'a Match<G>,
    viewer: Viewer,
}

/// The same for a game whose type is not known here.
#[derive(Clone, Copy, Debug)]
pub struct AnySeen<'a> {
    game: &'a dyn AnyMatch,
    viewer: Viewer,
}

#[derive(Clone, Copy, Debug)]
pub struct Heard<'a, E> {
    /// How many events the viewer had heard before it: a number of their own, which counts nothing that others heard.
    pub nth: usize,
    pub key: HeardKey,
    told: &'a Told<E>,
    viewer: Viewer,
}

#[derive(Clone, Copy, Debug)]
pub struct AnyHeard<'a> {
    game: &'a dyn AnyMatch,
    place: usize,
}

impl AnyHeard<'_> {
    pub const fn key(self) -> HeardKey {
        HeardKey { place: self.place, by_name: false }
    }

    pub fn event(self) -> Written {
        self.game.event(self.place)
    }

    pub fn phrase(self) -> Phrase {
        self.game.event_words(self.place)
    }
}

/// Tells an event, in the words for those who heard it, apart from all others of its match. It can be compared and
/// hashed but not read: what it counts is nobody's business.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeardKey {
    place: usize,
    by_name: bool,
}

impl Hash for HeardKey {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_usize(self.place * 2 + usize::from(self.by_name));
    }
}

impl<'a, E: crate::Say> Heard<'a, E> {
    pub const fn event(&self) -> &'a E {
        &self.told.event
    }

    pub fn phrase(&self) -> Phrase {
        self.told.phrase_for(self.viewer)
    }
}

impl<G: Game> Match<G> {
    pub const fn seen_by(&self, viewer: Viewer) -> Seen<'_, G> {
        Seen { game: self, viewer }
    }
}

impl<G: Game> Clone for Seen<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Seen<'_, G> {}

impl<'a, G: Game> Seen<'a, G> {
    pub const fn viewer(self) -> Viewer {
        self.viewer
    }

    /// The same match as a spectator sees it.
    pub const fn in_public(self) -> Self {
        self.game.seen_by(Viewer::Spectator)
    }

    pub fn view(self) -> G::View {
        self.game.view(self.viewer)
    }

    pub fn legal_actions(self) -> Vec<G::Action> {
        self.viewer.seat().map(|seat| self.game.legal_actions(seat)).unwrap_or_default()
    }

    pub fn n_heard(self) -> usize {
        self.game.n_heard(self.viewer)
    }

    /// What the viewer heard after the first `from` events.
    pub fn heard(self, from: usize) -> impl Iterator<Item = Heard<'a, G::Event>> {
        let first = self.game.place_heard(self.viewer, from);
        let told = self.game.told().iter().enumerate().skip(first);
        let heard = told.filter(move |(_, told)| told.audience.includes(self.viewer));
        (from..).zip(heard).map(move |(nth, (place, told))| self.heard_at(nth, place, told))
    }

    /// The last first.
    pub fn heard_backwards(self) -> impl Iterator<Item = Heard<'a, G::Event>> {
        let told = self.game.told().iter().enumerate().rev();
        let heard = told.filter(move |(_, told)| told.audience.includes(self.viewer));
        let numbers = (0..self.n_heard()).rev();
        numbers.zip(heard).map(move |(nth, (place, told))| self.heard_at(nth, place, told))
    }

    fn heard_at(self, nth: usize, place: usize, told: &'a Told<G::Event>) -> Heard<'a, G::Event> {
        let viewer = self.viewer;
        let by_name = matches!(told.audience, Audience::Only(seat) if !viewer.is(seat));
        Heard { nth, key: HeardKey { place, by_name }, told, viewer }
    }

    /// A moment of the last step: what the viewer saw, and how many events they had heard by then.
    pub fn moment(self, number: usize) -> Option<(G::View, usize)> {
        let moment = self.game.moments().get(number)?;
        Some((moment.view(self.viewer), self.game.heard_before(moment.told, self.viewer)))
    }

    pub fn outcome(self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// Only when the match is over.
    pub fn score_sheet(self, seat: Seat) -> Option<ScoreSheet> {
        self.outcome().map(|_| self.game.score_sheet(seat))
    }
}

impl dyn AnyMatch {
    pub const fn seen_by(&self, viewer: Viewer) -> AnySeen<'_> {
        AnySeen { game: self, viewer }
    }
}

impl<'a> AnySeen<'a> {
    /// The same with its type.
    ///
    /// # Panics
    /// If it is a match of another game.
    pub fn of<G: Game>(self) -> Seen<'a, G> {
        let game = self.game.as_any().downcast_ref::<Match<G>>();
        game.expect("a match is handed to the code of its own game").seen_by(self.viewer)
    }

    pub const fn viewer(self) -> Viewer {
        self.viewer
    }

    pub const fn seat(self) -> Option<Seat> {
        self.viewer.seat()
    }

    pub fn info(self) -> Info {
        self.game.info()
    }

    pub fn seats(self) -> &'a [String] {
        self.game.seats()
    }

    /// Nobody when the match is over.
    pub fn to_act(self) -> Seats {
        self.game.to_act()
    }

    pub fn view(self) -> Written {
        self.game.view(self.viewer)
    }

    /// The first line is its heading.
    pub fn sketch(self) -> Vec<Phrase> {
        self.game.sketch(self.viewer)
    }

    /// Quicker than listing them.
    pub fn n_legal_actions(self) -> usize {
        self.seat().map_or(0, |seat| self.game.n_legal_actions(seat))
    }

    /// What the viewer may do now, as JSON without words; if there are more than `most`, that many of them, evenly
    /// spread.
    pub fn legal_json(self, most: usize) -> Vec<Written> {
        self.seat().map(|seat| self.game.legal_json(seat, most)).unwrap_or_default()
    }

    /// `None` if it is no action.
    pub fn phrase_of(self, action: &str) -> Option<Phrase> {
        self.game.phrase_of(action)
    }

    pub fn may_take_back(self) -> bool {
        self.seat().is_some_and(|seat| self.game.may_take_back(seat))
    }

    pub fn n_heard(self) -> usize {
        self.game.n_heard(self.viewer)
    }

    /// How many of everybody's first `told` events the viewer heard.
    pub fn heard_before(self, told: usize) -> usize {
        self.game.heard_before(self.viewer, told)
    }

    /// What the viewer heard after the first `from` events.
    pub fn heard(self, from: usize) -> impl Iterator<Item = AnyHeard<'a>> {
        let places = self.game.places_heard(self.viewer, self.game.place_heard(self.viewer, from));
        places.into_iter().map(move |place| AnyHeard { game: self.game, place })
    }

    /// How many moments of the last step are to be seen before what follows it.
    pub fn n_moments(self) -> usize {
        self.game.n_moments()
    }

    pub fn outcome(self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// Only when the match is over.
    pub fn score_sheet(self, seat: Seat) -> Option<ScoreSheet> {
        self.outcome().map(|_| self.game.score_sheet(seat))
    }
}

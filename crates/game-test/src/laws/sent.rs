//! What a viewer is sent in one step: what it hears, and what it sees.

use game::{Effects, Game, Rng, Seat, Seats, Story, Told, Viewer};

use crate::tables::TrialTable;

/// A step from one state to the next, with everything that was told in it.
pub(crate) struct Step<G: Game> {
    pub(crate) after: G,
    /// How often chance was asked.
    pub(crate) n_drawn: usize,
    story: Story<G>,
}

impl<G: Game> Step<G> {
    pub(crate) fn set_up(table: &TrialTable<G>, mut rng: Rng) -> Self {
        let mut story = Story::default();
        let effects = &mut Effects::told(&mut rng, &mut story);
        let after = G::new(&table.options.options, table.n_seats, effects);
        Self { after, n_drawn: rng.n_drawn(), story }
    }

    pub(crate) fn take(before: &G, seat: Seat, action: &G::Action, mut rng: Rng) -> Self {
        let mut story = Story::default();
        let mut after = before.clone();
        after.apply(seat, action.clone(), &mut Effects::told(&mut rng, &mut story));
        Self { after, n_drawn: rng.n_drawn(), story }
    }

    pub(crate) fn sent_to(&self, viewer: Viewer) -> Sent<G> {
        let heard = self.story.told().iter().filter(|told| told.audience.includes(viewer));
        let mut legal = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            self.after.legal_actions(seat, &mut legal);
        }
        let mut views: Vec<G::View> =
            self.story.moments().iter().map(|moment| moment.view(viewer)).collect();
        views.push(self.after.view(viewer));
        let seen = Seen { views, to_act: self.after.to_act(), legal };
        Sent { heard: heard.cloned().collect(), seen }
    }
}

pub(crate) struct Sent<G: Game> {
    heard: Vec<Told<G::Event>>,
    seen: Seen<G>,
}

#[derive(Debug, PartialEq)]
struct Seen<G: Game> {
    /// The view of every moment that is shown, and the view after the step.
    views: Vec<G::View>,
    to_act: Seats,
    legal: Vec<G::Action>,
}

/// How what a viewer is sent in one world differs from what it is sent in another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Difference {
    None,
    /// It hears the same but sees something else.
    SeenOnly {
        /// Whether anything that it hears is news.
        after_news: bool,
    },
    /// It hears something else.
    Heard {
        /// Whether the first thing that differs is news.
        as_news: bool,
        /// Whether it sees something else too.
        and_seen: bool,
    },
}

impl<G: Game> Sent<G> {
    pub(crate) fn differs_from(&self, other: &Self) -> Difference {
        let and_seen = self.seen != other.seen;
        let common = self.heard.len().min(other.heard.len());
        let first = (0..common).find(|&i| self.heard[i].event != other.heard[i].event);
        let is_news = |i: usize| [self, other].iter().any(|sent| sent.news_at(i));
        if let Some(first) = first.or((self.heard.len() != other.heard.len()).then_some(common)) {
            return Difference::Heard { as_news: is_news(first), and_seen };
        }
        match and_seen {
            true => Difference::SeenOnly { after_news: (0..common).any(is_news) },
            false => Difference::None,
        }
    }

    fn news_at(&self, place: usize) -> bool {
        self.heard.get(place).is_some_and(|told| told.news)
    }

    /// What differs first, for a message.
    pub(crate) fn beside(&self, other: &Self) -> String {
        let longest = self.heard.len().max(other.heard.len());
        let event = |sent: &Self, i: usize| sent.heard.get(i).map(|told| told.event.clone());
        let events = |i| [event(self, i), event(other, i)];
        let heard = (0..longest).map(events).find(|[one, other]| one != other);
        let views = self.seen.views.iter().zip(&other.seen.views);
        let mut views = views.filter(|(one, other)| one != other);
        let mut text = String::new();
        if let Some([one, other]) = heard {
            text += &format!("\n  hears {one:?}\n     or {other:?}");
        }
        if let Some((one, other)) = views.next() {
            text += &format!("\n  sees {one:?}\n    or {other:?}");
        } else if self.seen != other.seen {
            text += &format!("\n  sees {:?}\n    or {:?}", self.seen, other.seen);
        }
        text
    }
}

//! What a step may do besides changing the state: draw chance, tell, whisper, and let people see a moment.

use serde::{Deserialize, Serialize};

use crate::{Game, Phrase, Rng, Say, Seat, Viewer};

/// Handed to the rules in every step.
#[derive(Debug)]
pub struct Effects<'a, G: Game> {
    pub rng: &'a mut Rng,
    story: Option<&'a mut Story<G>>,
}

impl<'a, G: Game> Effects<'a, G> {
    /// Effects that nobody hears: for search and simulation.
    pub fn silent(rng: &'a mut Rng) -> Self {
        Self { rng, story: None }
    }

    /// Effects that are told in `story`.
    pub fn told(rng: &'a mut Rng, story: &'a mut Story<G>) -> Self {
        Self { rng, story: Some(story) }
    }

    /// Whether anybody hears. If not, what is only for telling need not be worked out.
    #[inline]
    pub fn is_heard(&self) -> bool {
        self.story.is_some()
    }

    /// Tells everyone a fact that follows from what they could see.
    #[inline]
    pub fn say(&mut self, event: G::Event) {
        if let Some(story) = &mut self.story {
            story.told.push(Told { audience: Audience::All, event, news: false });
        }
    }

    /// Tells everyone a fact that was hidden until now, or that chance decided: nothing before it can be taken back.
    #[inline]
    pub fn reveal(&mut self, event: G::Event) {
        if let Some(story) = &mut self.story {
            story.fence = true;
            story.told.push(Told { audience: Audience::All, event, news: true });
        }
    }

    /// Tells one seat a fact that is hidden from the others: nothing before it can be taken back.
    #[inline]
    pub fn whisper(&mut self, seat: Seat, event: G::Event) {
        if let Some(story) = &mut self.story {
            story.fence = true;
            story.whispers.push((story.told.len(), seat));
            story.told.push(Told { audience: Audience::Only(seat), event, news: true });
        }
    }

    /// Lets people see this moment before the step goes on.
    #[inline]
    pub fn show(&mut self, state: &G) {
        if let Some(story) = &mut self.story {
            story.moments.push(Moment { told: story.told.len(), state: state.clone() });
        }
    }
}

/// Everything that was told in a match, and the moments of its last step.
#[derive(Clone, Debug)]
pub struct Story<G: Game> {
    pub(crate) told: Vec<Told<G::Event>>,
    /// Where whispers stand in the story, and whose they are: a viewer's own count must not tell how many others heard.
    whispers: Vec<(usize, Seat)>,
    pub(crate) moments: Vec<Moment<G>>,
    pub(crate) fence: bool,
}

impl<G: Game> Default for Story<G> {
    fn default() -> Self {
        Self { told: Vec::new(), whispers: Vec::new(), moments: Vec::new(), fence: false }
    }
}

impl<G: Game> Story<G> {
    pub fn told(&self) -> &[Told<G::Event>] {
        &self.told
    }

    /// In their order.
    pub fn moments(&self) -> &[Moment<G>] {
        &self.moments
    }

    /// The story up to `place`.
    pub(crate) fn up_to(&self, place: usize) -> Self {
        let whispers = self.whispers.iter().copied().filter(|(whisper, _)| *whisper < place);
        let whispers = whispers.collect();
        Self { told: self.told[..place].to_vec(), whispers, ..Self::default() }
    }

    /// What `viewer` heard of it.
    pub(crate) fn heard_by(&self, viewer: Viewer) -> Self {
        let mut heard = Self::default();
        for told in self.told.iter().filter(|told| told.audience.includes(viewer)) {
            if let Audience::Only(seat) = told.audience {
                heard.whispers.push((heard.told.len(), seat));
            }
            heard.told.push(told.clone());
        }
        heard
    }

    /// How many of the first `place` events `viewer` heard.
    pub fn heard_before(&self, place: usize, viewer: Viewer) -> usize {
        place - self.unheard(viewer).take_while(|whisper| *whisper < place).count()
    }

    /// The place of the event that `viewer` heard after `nth` others; the end of the story if there is none yet.
    pub(crate) fn place_heard(&self, viewer: Viewer, nth: usize) -> usize {
        // Every whisper to others that stands at or before the place found so far pushes it on by one.
        self.unheard(viewer).fold(nth, |place, whisper| place + usize::from(whisper <= place))
    }

    /// The places of what was whispered to others, in their order.
    fn unheard(&self, viewer: Viewer) -> impl Iterator<Item = usize> {
        self.whispers.iter().filter(move |(_, to)| !viewer.sees(*to)).map(|(place, _)| *place)
    }
}

/// A moment inside a step, to be seen before what follows.
#[derive(Clone, Debug)]
pub struct Moment<G> {
    /// How many events had been told by then.
    pub told: usize,
    pub(crate) state: G,
}

impl<G: Game> Moment<G> {
    /// What `viewer` saw.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.state.view(viewer)
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Told<E> {
    pub audience: Audience,
    pub event: E,
    /// Whether it was hidden from them until then: it was revealed or whispered, not only said.
    pub news: bool,
}

impl<E: Say> Told<E> {
    /// What is said of it to `viewer`: “you” to the seat it was whispered to, the name of that seat to others.
    pub fn phrase_for(&self, viewer: Viewer) -> Phrase {
        match self.audience {
            Audience::Only(seat) if viewer != Viewer::Seat(seat) => self.event.phrase_of(seat),
            _ => self.event.phrase(),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Spectators too.
    All,
    Only(Seat),
}

impl Audience {
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Self::All => true,
            Self::Only(seat) => viewer.sees(seat),
        }
    }
}

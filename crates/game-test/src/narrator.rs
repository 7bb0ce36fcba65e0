//! Tells a match in English.

use std::marker::PhantomData;

use game::{Audience, Game, Lang, Outcome, Phrase, Refusal, Say, ScoreSheet, Seat, Told};
use texts::Texts;

/// The players in our tests.
pub const NAMES: [&str; game::MAX_SEATS] = ["Anna", "Boris", "Clara", "David", "Emma", "Felix"];

pub(crate) fn names(n_seats: u8) -> Vec<String> {
    NAMES.iter().take(n_seats as usize).map(|&name| name.to_owned()).collect()
}

/// Says in English what happens in a match of `G` among the people of [`NAMES`].
#[derive(Debug)]
pub struct Narrator<G> {
    texts: Texts,
    names: Vec<String>,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> Narrator<G> {
    pub fn new(n_seats: u8) -> Self {
        Self { texts: Texts::of(&G::info()), names: names(n_seats), game: PhantomData }
    }

    pub fn say(&self, what: &impl Say) -> String {
        self.phrase(&what.phrase())
    }

    pub fn phrase(&self, phrase: &Phrase) -> String {
        self.texts.say(Lang::En, phrase, &self.names)
    }

    pub fn name(&self, seat: Seat) -> String {
        self.texts.seat_name(Lang::En, seat, &self.names)
    }

    /// An event; if not all hear it, who does.
    pub fn told(&self, told: &Told<G::Event>) -> String {
        let sentence = self.say(&told.event);
        match told.audience {
            Audience::All => sentence,
            Audience::Only(seat) => format!("({} only) {sentence}", self.name(seat)),
        }
    }

    /// The reason and the rule: `You have no card 7. [R2]`
    pub fn refusal(&self, refusal: &Refusal<G::Illegal>) -> String {
        let sentence = self.say(refusal);
        refusal.rule().map_or(sentence.clone(), |rule| format!("{sentence} [{rule}]"))
    }

    /// Everyone's place and points, each with the score sheet.
    pub fn outcome(&self, outcome: &Outcome, sheet: impl Fn(Seat) -> ScoreSheet) -> String {
        let mut lines = Vec::new();
        for (seat, points) in outcome.points.iter() {
            let (name, place) = (self.name(seat), outcome.places[seat]);
            lines.push(format!("{name}: place {place}, points {points}"));
            for line in sheet(seat).lines {
                lines.push(format!("    {:>4}  {}", line.points, self.phrase(&line.reason)));
            }
        }
        lines.join("\n")
    }
}

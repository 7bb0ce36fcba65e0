//! Worked examples: a position, what is done in it, and what the rules make of that.
//!
//! Whatever an example says is said by the rules: its lines are events and refusals that the rules gave when it was
//! played. A test plays every example, so it cannot say anything else than the rules.

use crate::{AnyMatch, Arg, Game, Match, Phrase, Position, Reason as _, Refusal, Say as _};
use crate::{Seat, Seed, Viewer};

/// What chance decides in examples is always the same.
const SEED: Seed = Seed::from_bytes([0xe8; 32]);

#[derive(Clone, Debug)]
pub struct Example<G: Game> {
    /// The number of the rule that it shows.
    pub rule: &'static str,
    /// An example has the id of its position.
    pub position: Position<G>,
    /// For whom the table is drawn.
    pub viewer: Viewer,
    pub steps: fn() -> Vec<ExampleStep<G>>,
    pub shows: Shown,
    /// The ids of its texts, as [`crate::example_texts`] makes them: its title, what is done, and why it came so.
    pub texts: [&'static str; 3],
    /// What its texts say of the match as it is after all steps, by name.
    pub facts: fn(&Match<G>) -> Vec<(&'static str, Arg)>,
}

/// The ids of the texts of the example with this id.
#[macro_export]
macro_rules! example_texts {
    ($id:literal) => {
        [
            concat!("example-", $id),
            concat!("example-", $id, "-before"),
            concat!("example-", $id, "-after"),
        ]
    };
}

#[derive(Clone, Debug)]
pub enum ExampleStep<G: Game> {
    /// Somebody does this.
    Does(Seat, G::Action),
    /// The viewer heard this, after what the earlier steps name. It becomes a line.
    Told(G::Event),
    /// Somebody may not do this. It becomes a line.
    Refused(Seat, G::Action, G::Illegal),
    /// Everybody's points, if the match ended now. They become a line.
    Points(&'static [i32]),
}

/// Which picture shows what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// The table after the last step.
    End,
    /// The last moment inside the last action.
    LastMoment,
    /// Everybody's score sheet.
    Scores,
    /// Nothing changed that could be seen.
    Nothing,
}

/// An example that was played: its game's type need not be known.
#[derive(Debug)]
pub struct PlayedExample {
    pub id: &'static str,
    pub rule: &'static str,
    pub viewer: Viewer,
    pub title: Phrase,
    /// What the position is, and what is done.
    pub setting: Phrase,
    /// Why it came so.
    pub reason: Phrase,
    pub before: Box<dyn AnyMatch>,
    pub after: Box<dyn AnyMatch>,
    pub shows: Shown,
    /// What the rules said, in its order.
    pub lines: Vec<Phrase>,
}

impl<G: Game> Example<G> {
    /// # Errors
    /// With what the rules do otherwise than the example says.
    pub fn play(&self) -> Result<PlayedExample, String> {
        let names = vec![String::new(); usize::from(self.position.n_seats)];
        let before = Match::<G>::at(self.position.id, names, SEED)
            .map_err(|why| format!("cannot be set up: {why:?}"))?;
        let mut playing = Playing { game: before.clone(), viewer: self.viewer, heard: 0 };
        let mut lines = Vec::new();
        for step in (self.steps)() {
            lines.extend(playing.take(step)?);
        }
        let after = playing.game;
        if self.shows == Shown::LastMoment && after.moments().is_empty() {
            return Err("the last action has no moment to be shown".to_owned());
        }
        let args = (self.facts)(&after);
        let [title, setting, reason] = self.texts.map(|id| Phrase { id, args: args.clone() });
        Ok(PlayedExample {
            id: self.position.id,
            rule: self.rule,
            viewer: self.viewer,
            title,
            setting,
            reason,
            before: Box::new(before),
            after: Box::new(after),
            shows: self.shows,
            lines,
        })
    }
}

struct Playing<G: Game> {
    game: Match<G>,
    viewer: Viewer,
    /// Where in the story the next event is looked for.
    heard: usize,
}

impl<G: Game> Playing<G> {
    /// Takes a step, and says what the rules said.
    fn take(&mut self, step: ExampleStep<G>) -> Result<Option<Phrase>, String> {
        match step {
            ExampleStep::Does(seat, action) => self.play(seat, action).map(|()| None),
            ExampleStep::Told(event) => self.hear(&event).map(Some),
            ExampleStep::Refused(seat, action, why) => self.refused(seat, &action, &why).map(Some),
            ExampleStep::Points(points) => self.points(points).map(Some),
        }
    }

    fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), String> {
        let asked = format!("{action:?} of seat {seat}");
        self.game.play(seat, action).map_err(|why| format!("{asked} is refused: {why:?}"))
    }

    fn hear(&mut self, event: &G::Event) -> Result<Phrase, String> {
        let told = self.game.told().get(self.heard..).unwrap_or_default();
        let is_it = |told: &crate::Told<G::Event>| {
            told.event == *event && told.audience.includes(self.viewer)
        };
        let Some(place) = told.iter().position(is_it) else {
            let heard: Vec<String> = told.iter().map(|told| format!("{:?}", told.event)).collect();
            return Err(format!("{event:?}\n  was not heard, but\n    {}", heard.join("\n    ")));
        };
        self.heard += place + 1;
        Ok(told[place].phrase_for(self.viewer))
    }

    fn refused(&self, seat: Seat, action: &G::Action, why: &G::Illegal) -> Result<Phrase, String> {
        match self.game.check(seat, action) {
            Err(Refusal::Illegal(found)) if found == *why => Ok(Phrase::new("example-refused")
                .with("seat", seat)
                .with("action", action.phrase())
                .with("why", found.phrase())
                .with("rule", found.rule())),
            found => Err(format!("{action:?} of seat {seat} is not refused so: {found:?}")),
        }
    }

    fn points(&self, expected: &[i32]) -> Result<Phrase, String> {
        let seats = Seat::all(self.game.n_seats());
        let found: Vec<i32> = seats.map(|seat| self.game.score_sheet(seat).total()).collect();
        if found != expected {
            return Err(format!("the points are {found:?}, not {expected:?}"));
        }
        let of = |(seat, &points)| {
            Arg::Phrase(Phrase::new("example-points-of").with("seat", seat).with("points", points))
        };
        let all: Vec<Arg> = Seat::all(self.game.n_seats()).zip(&found).map(of).collect();
        Ok(match self.game.outcome() {
            Some(_) => Phrase::new("example-final-points").with("points", all),
            None => Phrase::new("example-points").with("points", all),
        })
    }
}

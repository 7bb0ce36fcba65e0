//! Tests that play by the words of the actions.

use game::{Effects, Game, Refusal, Rng, Seat, Seed, Story, Told, Viewer};

use crate::narrator::Narrator;
use crate::snapshot::check_text;

/// A match, or a state that a test made up, played by the English words of its actions. Seats are counted
/// from 0 and called by [`crate::NAMES`].
///
/// ```text
/// let mut script = Script::<Miaui>::new(3).seed(7);
/// script.play("Dive with 9", 0).expect("Anna has chosen a dive card.");
/// assert_eq!(script.refusal(&Action::Dive(Dive(13)), 1), "Dive cards go from 1 to 12. [C1]");
/// ```
#[derive(Debug)]
pub struct Script<G: Game> {
    state: G,
    n_seats: u8,
    /// `None` if the test made the state up.
    options: Option<G::Options>,
    seed: u64,
    n_actions: u64,
    told: Vec<Told<G::Event>>,
    /// How much of what was told a test has looked at.
    n_expected: usize,
    narrator: Narrator<G>,
}

impl<G: Game> Script<G> {
    /// The base game.
    pub fn new(n_seats: u8) -> Self {
        let options = G::Options::default();
        let mut rng = Rng::of_step(seed_of(0), 0);
        let state = G::new(&options, n_seats, &mut Effects::silent(&mut rng));
        Self { options: Some(options), ..Self::from_state(state, n_seats) }.set_up()
    }

    /// A state that the test made up.
    pub fn from_state(state: G, n_seats: u8) -> Self {
        Self {
            state,
            n_seats,
            options: None,
            seed: 0,
            n_actions: 0,
            told: Vec::new(),
            n_expected: 0,
            narrator: Narrator::new(n_seats),
        }
    }

    /// Starts over with other options.
    #[must_use]
    pub fn options(mut self, options: G::Options) -> Self {
        self.options = Some(options);
        self.set_up()
    }

    /// Starts over with other chance; a state that the test made up stays.
    #[must_use]
    pub fn seed(mut self, number: u64) -> Self {
        self.seed = number;
        self.set_up()
    }

    fn set_up(mut self) -> Self {
        let Some(options) = &self.options else { return self };
        let mut story = Story::default();
        let mut rng = Rng::of_step(seed_of(self.seed), 0);
        self.state = G::new(options, self.n_seats, &mut Effects::told(&mut rng, &mut story));
        self.told = story.told().to_vec();
        self.n_expected = 0;
        self.n_actions = 0;
        self
    }

    /// `seat` plays the legal action with these words.
    ///
    /// # Panics
    /// With all its legal actions, if there is no such action.
    #[track_caller]
    pub fn play(&mut self, words: &str, seat: u8) -> &mut Self {
        let legal = self.legal_actions(seat);
        let said = |action: &G::Action| self.narrator.say(action);
        let Some(action) = legal.iter().find(|action| said(action) == words).cloned() else {
            let name = self.narrator.name(Seat::new(seat));
            panic!("{name} cannot “{words}”, but can: {:#?}", self.choices(seat));
        };
        self.act(action, seat)
    }

    #[track_caller]
    pub fn act(&mut self, action: G::Action, seat: u8) -> &mut Self {
        if let Err(refusal) = self.check(&action, seat) {
            panic!("{action:?} of seat {seat} is refused: {}", self.narrator.refusal(&refusal));
        }
        self.n_actions += 1;
        let mut story = Story::default();
        let mut rng = Rng::of_step(seed_of(self.seed), self.n_actions);
        self.state.apply(Seat::new(seat), action, &mut Effects::told(&mut rng, &mut story));
        self.told.extend_from_slice(story.told());
        self
    }

    /// Why `seat` may not do this, in English and with the rule: `You have no card 7. [R2]`
    #[track_caller]
    pub fn refusal(&self, action: &G::Action, seat: u8) -> String {
        match self.check(action, seat) {
            Ok(()) => panic!("{action:?} of seat {seat} is not refused"),
            Err(refusal) => self.narrator.refusal(&refusal),
        }
    }

    /// What `seat` may do, in words.
    pub fn choices(&self, seat: u8) -> Vec<String> {
        self.legal_actions(seat).iter().map(|action| self.narrator.say(action)).collect()
    }

    /// Compares what was told since the last time with these sentences, one per line; what only one seat hears begins
    /// with `(Anna only)`.
    #[track_caller]
    pub fn expect(&mut self, sentences: &str) -> &mut Self {
        check_text(&self.news(), sentences);
        self
    }

    /// What was told since the last time, one sentence per line.
    pub fn news(&mut self) -> String {
        let told = &self.told[self.n_expected..];
        let sentences: Vec<String> = told.iter().map(|told| self.narrator.told(told)).collect();
        self.n_expected = self.told.len();
        sentences.join("\n")
    }

    /// Forgets what was told until now, so that the next [`Script::expect`] begins here.
    pub fn skip(&mut self) -> &mut Self {
        self.n_expected = self.told.len();
        self
    }

    /// Compares places, points and score sheets at the end.
    #[track_caller]
    pub fn expect_outcome(&self, sheets: &str) {
        let Some(outcome) = self.state.outcome() else { panic!("the match is not over") };
        check_text(&self.narrator.outcome(&outcome, |seat| self.state.score_sheet(seat)), sheets);
    }

    /// Everyone's points, if the match ended now.
    pub fn points(&self) -> Vec<i32> {
        Seat::all(self.n_seats).map(|seat| self.state.score_sheet(seat).total()).collect()
    }

    pub fn to_act(&self) -> Vec<u8> {
        self.state.to_act().iter().map(Seat::number).collect()
    }

    pub fn state(&self) -> &G {
        &self.state
    }

    pub fn view(&self, seat: u8) -> G::View {
        self.state.view(Viewer::Seat(Seat::new(seat)))
    }

    fn legal_actions(&self, seat: u8) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.state.legal_actions(Seat::new(seat), &mut legal);
        legal
    }

    fn check(&self, action: &G::Action, seat: u8) -> Result<(), Refusal<G::Illegal>> {
        let (to_act, seat) = (self.state.to_act(), Seat::new(seat));
        if to_act.is_empty() {
            return Err(Refusal::Over);
        }
        if !to_act.contains(seat) {
            return Err(Refusal::NotToAct);
        }
        self.state.check(seat, action).map_err(Refusal::Illegal)
    }
}

fn seed_of(number: u64) -> Seed {
    Seed::from_bytes([0; 32]).of_match(number)
}

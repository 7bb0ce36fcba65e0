//! The contract between a game and everything around it.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Effects, Example, Outcome, PerLang, Phrase, Position, Reason, Rng, Say, ScoreSheet, Seat,
    Seats, Viewer,
};

/// Plain data: it can be copied, compared, printed and sent.
pub trait Data:
    Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static
{
}
impl<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static> Data
    for T
{
}

/// The rules of a game; a value of this type is the true state of a match.
///
/// Rules are values and functions: no clock, no files, no randomness of their own, no order that differs from run to
/// run. The laws that every game keeps are in the crate `game-test`.
pub trait Game: Data {
    /// What the host may choose before the first move: a struct, even if it has no fields. `Default` is the base game.
    type Options: Data + Default;
    /// One decision, as asked for.
    type Action: Data + Say;
    /// One fact, in the past tense.
    type Event: Data + Say;
    /// Everything one viewer may know, built from nothing, with nothing else in it.
    type View: Data;
    /// Why an action is refused, with the numbers that the sentence needs.
    type Illegal: Data + Reason;

    /// What the game is called, for how many it is, and its texts.
    fn info() -> Info;

    /// The options, in the order in which a host is asked.
    fn options() -> &'static [OptionSpec];

    /// The id of the flag among the options that makes a first match easier, if there is one.
    fn easy_option() -> Option<&'static str> {
        None
    }

    /// Sets the game up. `n_seats` is from [`Info::min_seats`] to [`Info::max_seats`].
    fn new(options: &Self::Options, n_seats: u8, fx: &mut Effects<'_, Self>) -> Self;

    /// Who has to decide now. Several: they choose at the same time. Nobody: the match is over.
    fn to_act(&self) -> Seats;

    /// Appends every legal action of `seat` to `out`, each once, in a fixed order. None if it is not to act.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// One of the legal actions of `seat`, all equally likely: the one that [`Rng::pick`] would pick from the list. A
    /// game may find it faster than by listing them into `scratch`.
    #[inline]
    fn random_action(
        &self,
        seat: Seat,
        rng: &mut Rng,
        scratch: &mut Vec<Self::Action>,
    ) -> Self::Action {
        scratch.clear();
        self.legal_actions(seat, scratch);
        rng.pick(scratch).expect("a seat that is to act has a legal action (law 2)").clone()
    }

    /// Whether `seat`, which is to act, may do this. Agrees with [`Game::legal_actions`].
    ///
    /// # Errors
    /// The first reason why not, in the order of the rulebook.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Illegal>;

    /// Carries out an action that passed [`Game::check`].
    fn apply(&mut self, seat: Seat, action: Self::Action, fx: &mut Effects<'_, Self>);

    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The table as lines of text, for the terminal and for screen readers; the first line is its heading.
    fn sketch(_view: &Self::View) -> Vec<Phrase> {
        Vec::new()
    }

    /// A full state that looks just like `view` to its viewer, the hidden part filled in at random.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self;

    /// Points and places, when the match is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Where the points of `seat` come from, if the match ended now.
    fn score_sheet(&self, seat: Seat) -> ScoreSheet;

    /// How many there are of every component, wherever they lie. It never changes during a match.
    fn census(&self) -> Vec<u32>;

    /// Worked examples, in the order of the rules.
    fn examples() -> Vec<Example<Self>> {
        Vec::new()
    }

    /// Every position at which a match can begin.
    fn positions() -> Vec<Position<Self>> {
        Self::examples().into_iter().map(|example| example.position).collect()
    }
}

/// What a game is called, for how many it is, and its texts.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// Used as folder name, in addresses and in records.
    pub id: &'static str,
    pub min_seats: u8,
    pub max_seats: u8,
    /// Of a match among people.
    pub minutes: u16,
    /// Whether anything is ever hidden from anybody.
    pub has_secrets: bool,
    /// Goes up when an old record would replay differently.
    pub rules_version: u32,
    /// No match has more actions than this.
    pub max_actions: usize,
    /// `texts/*.ftl`.
    pub texts: PerLang<&'static str>,
    /// `RULES.md` and `RULES.ru.md`.
    pub rules: PerLang<&'static str>,
    /// `GLOSSARY.md` and `GLOSSARY.ru.md`.
    pub glossary: PerLang<&'static str>,
    /// `ABOUT.md` and `ABOUT.ru.md`: what the game is about, for whom it is, and who made it.
    pub about: PerLang<&'static str>,
}

/// Something that the host may choose. Its texts are `option-ID`, its `.about`, and for choices `option-ID-CHOICE`.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// The name of the field in [`Game::Options`].
    pub id: &'static str,
    pub kind: OptionKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    Flag,
    /// One of these; the field is an enum whose variants have these names on the wire.
    Choice(&'static [&'static str]),
}

//! Games without their types, for code that serves all of them alike.

use std::any::Any;
use std::fmt::Debug;
use std::marker::PhantomData;

use crate::option_sets::{option_pairs, read_options};
use crate::{
    AnyRefusal, BadRecord, BadSetup, Branch, Deal, Game, Info, Match, OptionPairs, OptionSpec,
    Outcome, Phrase, PlayedExample, Position, Record, Say, ScoreSheet, Seat, Seats, Seed, Viewer,
    Viewers, Written,
};

pub trait AnyGame: Debug + Send + Sync {
    fn info(&self) -> Info;
    fn options(&self) -> &'static [OptionSpec];
    /// The id of the flag that makes a first match easier, if there is one.
    fn easy_option(&self) -> Option<&'static str>;
    /// A new match; an error if an option or its value is unknown, or the game is not for this many players.
    fn start(&self, setup: Setup) -> Result<Box<dyn AnyMatch>, BadSetup>;
    /// Rebuilds the match of a record in either form.
    ///
    /// # Errors
    /// If the record is cut off, altered or not legal.
    fn replay(&self, record: &str) -> Result<Box<dyn AnyMatch>, BadRecord>;
    /// A new match that begins at the position with this id. It has that position's options.
    fn start_at(&self, position: &str, setup: Setup) -> Result<Box<dyn AnyMatch>, BadSetup>;
    /// A new match that goes on where another one was. It has that one's options.
    fn start_on(&self, branch: Branch, setup: Setup) -> Result<Box<dyn AnyMatch>, BadSetup>;
    fn branch_options(&self, branch: &Branch) -> Result<OptionPairs, BadSetup>;
    /// The options of the position with this id, as a host names them.
    fn position_options(&self, position: &str) -> Result<OptionPairs, BadSetup>;
    /// The worked examples, played, in the order of the rules.
    fn examples(&self) -> Vec<PlayedExample>;
}

/// What a match is set up with.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Names and values; options not named have their defaults.
    pub options: Vec<(String, String)>,
    /// Names, in the order of the seats.
    pub seats: Vec<String>,
    pub seed: Seed,
    /// How the seed was agreed on, if it was.
    pub deal: Option<Deal>,
}

/// A match whose game's type is not known here. The true state cannot be reached from it.
pub trait AnyMatch: Any + Debug + Send + Sync {
    fn info(&self) -> Info;
    /// Names, in the order of the seats.
    fn seats(&self) -> &[String];
    fn n_actions(&self) -> usize;
    /// Who has to decide now; nobody when the match is over.
    fn to_act(&self) -> Seats;
    fn legal_actions(&self, seat: Seat) -> Vec<AnyAction>;
    /// Those of `seats` that have only one thing to do, if everybody could know that: in every world that fits what a
    /// spectator sees, the seat has no choice.
    fn only_actions(&self, seats: Seats) -> Vec<(Seat, AnyAction)>;
    /// How much `seat` has to choose from, as far as everybody can tell: its legal actions in a world that fits what a
    /// spectator sees. None if it has nothing to decide there.
    fn choices_in_public(&self, seat: Seat) -> usize;
    /// The action that this JSON stands for, rewritten by us: without spaces or unknown fields.
    ///
    /// # Errors
    /// If it is no action of this game.
    fn understood(&self, action: &str) -> Result<Written, AnyRefusal>;
    /// Whether anybody but `seat` could tell that it had done this.
    fn would_be_noticed(&self, seat: Seat, action: &str) -> bool;
    /// Who could tell, from what they were sent, that something was just done or taken back.
    fn noticed(&self) -> Viewers;
    fn n_legal_actions(&self, seat: Seat) -> usize;
    /// What `seat` may do now, as JSON without words; if there are more than `most`, that many of them, evenly spread.
    fn legal_json(&self, seat: Seat, most: usize) -> Vec<Written>;
    /// The words of an action in JSON, if it is one.
    fn phrase_of(&self, action: &str) -> Option<Phrase>;
    /// Does what `seat` asks for in JSON, or leaves everything as it was.
    fn play(&mut self, seat: Seat, action: &str) -> Result<(), AnyRefusal>;
    /// Takes back what `seat` did last, and says what that was.
    fn take_back(&mut self, seat: Seat) -> Result<Written, AnyRefusal>;
    /// Whether [`AnyMatch::take_back`] would work.
    fn may_take_back(&self, seat: Seat) -> bool;
    /// What `viewer` may know, as JSON.
    fn view(&self, viewer: Viewer) -> Written;
    /// The table as lines of text, as far as `viewer` may know it; the first line is its heading.
    fn sketch(&self, viewer: Viewer) -> Vec<Phrase>;
    /// How many events were told, to anybody.
    fn n_events(&self) -> usize;
    fn n_heard(&self, viewer: Viewer) -> usize;
    /// How many of everybody's first `told` events `viewer` heard.
    fn heard_before(&self, viewer: Viewer, told: usize) -> usize;
    /// The place in the story of the event that `viewer` heard after `nth` others.
    fn place_heard(&self, viewer: Viewer, nth: usize) -> usize;
    /// What `viewer` heard from place `from` of the story on.
    fn events(&self, viewer: Viewer, from: usize) -> Vec<AnyEvent> {
        let heard = self.places_heard(viewer, from).into_iter();
        heard
            .map(|place| AnyEvent {
                place,
                json: self.event(place),
                phrase: self.event_words(place),
            })
            .collect()
    }
    /// The places in the story of what `viewer` heard, from place `from` on.
    fn places_heard(&self, viewer: Viewer, from: usize) -> Vec<usize>;
    fn event(&self, place: usize) -> Written;
    fn event_words(&self, place: usize) -> Phrase;
    /// Those of the last step are to be seen before what follows it.
    fn n_moments(&self) -> usize;
    /// How many events had been told by this moment of the last step.
    fn told_by(&self, moment: usize) -> Option<usize>;
    fn outcome(&self) -> Option<Outcome>;
    fn score_sheet(&self, seat: Seat) -> ScoreSheet;
    fn record(&self) -> String;
    fn compact_record(&self) -> String;
    /// The id of the position at which it began, if it was not dealt.
    fn position(&self) -> Option<&str>;
    /// Where it went on from another match, if it did.
    fn branch(&self) -> Option<&Branch>;
    /// The branch at which another match can go on after the first `n_actions` of this one.
    fn branch_after(&self, n_actions: usize, imagined: Option<Seat>) -> Branch;
    /// How the seed was agreed on, if it was.
    fn deal(&self) -> Option<&Deal>;
    /// How often people went back behind what had been revealed: such a match is practice.
    fn undone(&self) -> u16;
    fn count_undone(&mut self);
    /// The same match after its first `n_actions` actions.
    fn after(&self, n_actions: usize) -> Box<dyn AnyMatch>;
    /// The same without what others chose since then, at the same time as `seat`.
    fn without_others(&self, seat: Seat, from: usize) -> Box<dyn AnyMatch>;
    fn as_any(&self) -> &dyn Any;
}

/// An action as it travels, and its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnyAction {
    pub json: Written,
    pub phrase: Phrase,
}

impl AnyAction {
    fn of(action: &(impl crate::Data + Say)) -> Self {
        Self { json: Written::of(action), phrase: action.phrase() }
    }
}

/// An event as it travels, and its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnyEvent {
    /// Its place in the story, counted from 0 over everybody's events.
    pub place: usize,
    pub json: Written,
    pub phrase: Phrase,
}

/// The erased form of the game `G`.
pub struct Erased<G>(PhantomData<fn() -> G>);

impl<G> Erased<G> {
    pub const NEW: Self = Self(PhantomData);
}

impl<G: Game> Debug for Erased<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(G::info().id)
    }
}

impl<G: Game> AnyGame for Erased<G> {
    fn info(&self) -> Info {
        G::info()
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::options()
    }

    fn easy_option(&self) -> Option<&'static str> {
        G::easy_option()
    }

    fn start(&self, setup: Setup) -> Result<Box<dyn AnyMatch>, BadSetup> {
        let options = read_options::<G>(&setup.options)?;
        Ok(dealt(Match::<G>::new(options, setup.seats, setup.seed)?, setup.deal))
    }

    fn start_at(&self, position: &str, setup: Setup) -> Result<Box<dyn AnyMatch>, BadSetup> {
        Ok(dealt(Match::<G>::at(position, setup.seats, setup.seed)?, setup.deal))
    }

    fn start_on(&self, branch: Branch, setup: Setup) -> Result<Box<dyn AnyMatch>, BadSetup> {
        Ok(dealt(Match::<G>::on(branch, setup.seats, setup.seed)?, setup.deal))
    }

    fn branch_options(&self, branch: &Branch) -> Result<OptionPairs, BadSetup> {
        branch.read::<G>().map(|record| option_pairs::<G>(&record.options))
    }

    fn position_options(&self, position: &str) -> Result<OptionPairs, BadSetup> {
        Position::<G>::find(position).map(|position| option_pairs::<G>(&position.options))
    }

    fn examples(&self) -> Vec<PlayedExample> {
        G::examples().iter().filter_map(|example| example.play().ok()).collect()
    }

    fn replay(&self, record: &str) -> Result<Box<dyn AnyMatch>, BadRecord> {
        let record = Record::<G>::read(record)?;
        Ok(Box::new(Match::replay(&record)?))
    }
}

fn dealt<G: Game>(mut begun: Match<G>, deal: Option<Deal>) -> Box<dyn AnyMatch> {
    if let Some(deal) = deal {
        begun.set_deal(deal);
    }
    Box::new(begun)
}

fn read_action<A: serde::de::DeserializeOwned>(action: &str) -> Result<A, AnyRefusal> {
    serde_json::from_str(action).map_err(|why| AnyRefusal {
        phrase: Phrase::new("refusal-no-action").with("why", why.to_string()),
        rule: None,
    })
}

impl<G: Game> AnyMatch for Match<G> {
    fn info(&self) -> Info {
        G::info()
    }

    fn seats(&self) -> &[String] {
        &self.record().seats
    }

    fn n_actions(&self) -> usize {
        self.record().actions.len()
    }

    fn to_act(&self) -> Seats {
        self.to_act()
    }

    fn legal_actions(&self, seat: Seat) -> Vec<AnyAction> {
        self.legal_actions(seat).iter().map(AnyAction::of).collect()
    }

    fn only_actions(&self, seats: Seats) -> Vec<(Seat, AnyAction)> {
        let named = |(seat, action)| (seat, AnyAction::of(&action));
        self.only_actions(seats).into_iter().map(named).collect()
    }

    fn choices_in_public(&self, seat: Seat) -> usize {
        self.choices_in_public(seat)
    }

    fn understood(&self, action: &str) -> Result<Written, AnyRefusal> {
        read_action::<G::Action>(action).map(|action| Written::of(&action))
    }

    fn would_be_noticed(&self, seat: Seat, action: &str) -> bool {
        read_action(action).is_ok_and(|action| self.would_be_noticed(seat, action))
    }

    fn noticed(&self) -> Viewers {
        self.noticed()
    }

    fn n_legal_actions(&self, seat: Seat) -> usize {
        self.legal_actions(seat).len()
    }

    fn legal_json(&self, seat: Seat, most: usize) -> Vec<Written> {
        let legal = self.legal_actions(seat);
        let n = legal.len().min(most);
        (0..n).map(|nth| Written::of(&legal[nth * legal.len() / n])).collect()
    }

    fn phrase_of(&self, action: &str) -> Option<Phrase> {
        serde_json::from_str::<G::Action>(action).ok().map(|action| action.phrase())
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<(), AnyRefusal> {
        self.play(seat, read_action(action)?).map_err(AnyRefusal::from)
    }

    fn take_back(&mut self, seat: Seat) -> Result<Written, AnyRefusal> {
        Ok(Written::of(&self.take_back(seat)?))
    }

    fn may_take_back(&self, seat: Seat) -> bool {
        self.may_take_back(seat).is_ok()
    }

    fn view(&self, viewer: Viewer) -> Written {
        Written::of(&self.view(viewer))
    }

    fn sketch(&self, viewer: Viewer) -> Vec<Phrase> {
        G::sketch(&self.view(viewer))
    }

    fn n_events(&self) -> usize {
        self.told().len()
    }

    fn n_heard(&self, viewer: Viewer) -> usize {
        self.n_heard(viewer)
    }

    fn heard_before(&self, viewer: Viewer, told: usize) -> usize {
        self.heard_before(told, viewer)
    }

    fn place_heard(&self, viewer: Viewer, nth: usize) -> usize {
        self.place_heard(viewer, nth)
    }

    fn places_heard(&self, viewer: Viewer, from: usize) -> Vec<usize> {
        let told = self.told().iter().enumerate().skip(from);
        told.filter(|(_, told)| told.audience.includes(viewer)).map(|(place, _)| place).collect()
    }

    fn event(&self, place: usize) -> Written {
        Written::of(&self.told()[place].event)
    }

    fn event_words(&self, place: usize) -> Phrase {
        self.told()[place].event.phrase()
    }

    fn n_moments(&self) -> usize {
        self.moments().len()
    }

    fn told_by(&self, moment: usize) -> Option<usize> {
        self.moments().get(moment).map(|moment| moment.told)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn score_sheet(&self, seat: Seat) -> ScoreSheet {
        self.score_sheet(seat)
    }

    fn record(&self) -> String {
        self.record().to_json()
    }

    fn compact_record(&self) -> String {
        self.record().to_compact()
    }

    fn position(&self) -> Option<&str> {
        self.record().circumstances.position.as_deref()
    }

    fn branch(&self) -> Option<&Branch> {
        self.record().circumstances.branch.as_ref()
    }

    fn branch_after(&self, n_actions: usize, imagined: Option<Seat>) -> Branch {
        self.branch_after(n_actions, imagined)
    }

    fn deal(&self) -> Option<&Deal> {
        self.record().deal.as_ref()
    }

    fn undone(&self) -> u16 {
        self.record().circumstances.undone
    }

    fn count_undone(&mut self) {
        self.count_undone();
    }

    fn after(&self, n_actions: usize) -> Box<dyn AnyMatch> {
        Box::new(self.after(n_actions))
    }

    fn without_others(&self, seat: Seat, from: usize) -> Box<dyn AnyMatch> {
        Box::new(self.without_others(seat, from))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

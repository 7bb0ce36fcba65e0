//! A match: the one place where the true state lives.

use crate::branch::MAX_BRANCHES;
use crate::{
    BadRecord, BadSetup, Circumstances, Decision, Effects, Game, Moment, Outcome, Position, Record,
    Refusal, Rng, Say as _, ScoreSheet, Seat, Seats, Seed, Story, Told, Viewer, Viewers,
};

/// How many worlds that fit what a spectator sees are tried to find out whether somebody has a choice. A choice in a
/// rare world may be missed; that tells nobody more than that the world was rare.
const WORLDS: u64 = 32;

/// A match under way or over, with everything that happened in it.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    record: Record<G>,
    state: G,
    story: Story<G>,
    steps: Vec<Step>,
    noticed: Viewers,
    mark: Option<Mark<G>>,
}

/// The match as it was before its last fence. Nothing before that can be taken back, so taking back need not replay
/// from the start.
#[derive(Clone, Debug)]
struct Mark<G> {
    state: G,
    actions: usize,
    told: usize,
}

/// What is remembered of a step for taking it back.
#[derive(Clone, Copy, Debug)]
struct Step {
    /// Who was to act before it.
    to_act: Seats,
    /// Whether it drew, whispered or revealed anything.
    fence: bool,
}

impl<G: Game> Match<G> {
    pub fn new(options: G::Options, seats: Vec<String>, seed: Seed) -> Result<Self, BadSetup> {
        Self::begin(Record::new(options, seats, seed), MAX_BRANCHES)
    }

    /// A match that begins at the position with this id.
    pub fn at(position: &str, seats: Vec<String>, seed: Seed) -> Result<Self, BadSetup> {
        let options = Position::<G>::find(position)?.options;
        let position = Some(position.to_owned());
        let circumstances = Circumstances { position, ..Circumstances::default() };
        Self::begin(Record { circumstances, ..Record::new(options, seats, seed) }, MAX_BRANCHES)
    }

    /// Rebuilds a match.
    ///
    /// # Errors
    /// If the record cannot be set up or holds an action that is not legal.
    pub fn replay(record: &Record<G>) -> Result<Self, BadRecord> {
        Self::replay_within(record, MAX_BRANCHES)
    }

    pub(crate) fn replay_within(record: &Record<G>, branches: u8) -> Result<Self, BadRecord> {
        let (found, max) = (record.actions.len(), G::info().max_actions);
        if found > max {
            return Err(BadRecord::TooManyActions { found, max });
        }
        let mut empty = record.clone();
        let actions = std::mem::take(&mut empty.actions);
        let mut replayed = Self::begin(empty, branches).map_err(BadRecord::Setup)?;
        replayed.play_all(actions)?;
        Ok(replayed)
    }

    /// `branches` is how often it may go on from another match.
    pub(crate) fn begin(record: Record<G>, branches: u8) -> Result<Self, BadSetup> {
        let info = G::info();
        let found = record.seats.len();
        if !(info.min_seats as usize..=info.max_seats as usize).contains(&found) {
            return Err(BadSetup::Seats { found, min: info.min_seats, max: info.max_seats });
        }
        let mut story = Story::default();
        let mut mark = None;
        let state = match &record.circumstances {
            Circumstances { branch: Some(branch), .. } => {
                let (state, before) = branch.begin(&record, branches)?;
                // What went before need not be replayed again.
                mark = Some(Mark { state: state.clone(), actions: 0, told: before.told.len() });
                story = before;
                state
            }
            Circumstances { position: Some(position), .. } => {
                Position::find(position)?.state_for(&record)?
            }
            _ => {
                let mut rng = Rng::of_step(record.seed, 0);
                G::new(&record.options, found as u8, &mut Effects::told(&mut rng, &mut story))
            }
        };
        let noticed = Viewers::all(found as u8);
        Ok(Self { record, state, story, steps: Vec::new(), noticed, mark })
    }

    /// Does what `seat` asks for, or leaves everything as it was.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), Refusal<G::Illegal>> {
        self.check(seat, &action)?;
        let (before, told, to_act) =
            (self.state.clone(), self.story.told.len(), self.state.to_act());
        let mut rng = Rng::of_step(self.record.seed, self.steps.len() as u64 + 1);
        self.story.moments.clear();
        self.story.fence = false;
        self.state.apply(seat, action.clone(), &mut Effects::told(&mut rng, &mut self.story));
        let fence = self.story.fence || rng.has_drawn();
        self.noticed = self.who_noticed(seat, &before, told);
        if fence {
            self.mark = Some(Mark { state: before, actions: self.steps.len(), told });
        }
        self.steps.push(Step { to_act, fence });
        self.record.actions.push((seat, action));
        Ok(())
    }

    /// Who can tell that `seat` has done something: whoever heard of it or sees a difference, and that seat itself.
    fn who_noticed(&self, seat: Seat, before: &G, n_told: usize) -> Viewers {
        let is_open = !self.story.moments.is_empty() || before.to_act() != self.state.to_act();
        let noticed = |viewer: &Viewer| {
            let heard =
                self.story.told[n_told..].iter().any(|told| told.audience.includes(*viewer));
            is_open || heard || viewer.is(seat) || before.view(*viewer) != self.state.view(*viewer)
        };
        Viewer::all(self.n_seats()).filter(noticed).collect()
    }

    pub fn check(&self, seat: Seat, action: &G::Action) -> Result<(), Refusal<G::Illegal>> {
        let to_act = self.state.to_act();
        if to_act.is_empty() {
            return Err(Refusal::Over);
        }
        if seat.number() >= self.n_seats() || !to_act.contains(seat) {
            return Err(Refusal::NotToAct);
        }
        self.state.check(seat, action).map_err(Refusal::Illegal)
    }

    /// Takes back the last action of `seat`, as long as nothing was revealed since and nobody acted but those who chose
    /// at the same time. Returns that action.
    pub fn take_back(&mut self, seat: Seat) -> Result<G::Action, Refusal<G::Illegal>> {
        let last = self.may_take_back(seat)?;
        let mut record = self.record.clone();
        let (_, action) = record.actions.remove(last);
        let without = self
            .rewound(record)
            .expect("choices made at the same time do not depend on each other");
        let noticed = |viewer: &Viewer| {
            viewer.is(seat)
                || self.to_act() != without.to_act()
                || self.n_heard(*viewer) != without.n_heard(*viewer)
                || self.view(*viewer) != without.view(*viewer)
        };
        let noticed = Viewer::all(self.n_seats()).filter(noticed).collect();
        *self = Self { noticed, ..without };
        Ok(action)
    }

    /// Who could tell, from what they were sent, that something was just done or taken back.
    pub const fn noticed(&self) -> Viewers {
        self.noticed
    }

    /// Whether anybody but `seat` could tell that it had taken this legal action.
    pub fn would_be_noticed(&self, seat: Seat, action: G::Action) -> bool {
        let mut trial = self.clone();
        trial.play(seat, action).is_ok() && !trial.noticed.is_only(seat)
    }

    /// Those of `seats` that have only one thing to do, if everybody could know that: in every world that fits what a
    /// spectator sees, the seat has no choice, though its only action may be another one there.
    pub fn only_actions(&self, seats: Seats) -> Vec<(Seat, G::Action)> {
        let only = |state: &G, seat| {
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            legal.pop().filter(|_| legal.is_empty())
        };
        let own = |seat| Some((seat, only(&self.state, seat)?));
        let mut found: Vec<_> = seats.iter().filter_map(own).collect();
        if found.is_empty() {
            return found;
        }
        // Imagining a world takes long, so one serves all seats.
        let seen = self.view(Viewer::Spectator);
        for world in 0..WORLDS {
            let world = G::imagine(&seen, &mut Rng::fast(world));
            found.retain(|(seat, _)| only(&world, *seat).is_some());
            if found.is_empty() {
                break;
            }
        }
        found
    }

    /// How much `seat` has to choose from, as far as everybody can tell: its legal actions in a world that fits what a
    /// spectator sees. None if it has nothing to decide there.
    pub fn choices_in_public(&self, seat: Seat) -> usize {
        let world = G::imagine(&self.view(Viewer::Spectator), &mut Rng::fast(0));
        let mut legal = Vec::new();
        if world.to_act().contains(seat) {
            world.legal_actions(seat, &mut legal);
        }
        legal.len()
    }

    /// The same match after its first `n_actions` actions.
    #[must_use]
    pub fn after(&self, n_actions: usize) -> Self {
        if n_actions >= self.record.actions.len() {
            return self.clone();
        }
        let mut record = self.record.clone();
        record.actions.truncate(n_actions);
        self.rewound(record).expect("a part of a match that was played can be played")
    }

    /// The match without what others chose since its first `from` actions, at the same time as `seat`: what `seat`
    /// knows, whoever was quicker.
    #[must_use]
    pub fn without_others(&self, seat: Seat, from: usize) -> Self {
        let (mut record, mut places) = (self.record.clone(), 0..);
        record.actions.retain(|(who, _)| places.next() < Some(from) || *who == seat);
        if record.actions.len() == self.record.actions.len() {
            return self.clone();
        }
        let is_marked = self.mark.as_ref().is_some_and(|mark| mark.actions <= from);
        let without = if is_marked { self.rewound(record) } else { Self::replay(&record) };
        without.unwrap_or_else(|_| self.clone())
    }

    /// The match of a record that differs from this one's in its last actions, replayed from as late as possible.
    fn rewound(&self, mut record: Record<G>) -> Result<Self, BadRecord> {
        // Playing the last step makes its moments, so a record that ends at the mark itself is replayed as a whole.
        let mark = self.mark.as_ref().filter(|mark| mark.actions < record.actions.len());
        let Some(mark) = mark else { return Self::replay(&record) };
        let rest = record.actions.split_off(mark.actions);
        let mut rewound = Self {
            record,
            state: mark.state.clone(),
            story: self.story.up_to(mark.told),
            steps: self.steps[..mark.actions].to_vec(),
            noticed: self.noticed,
            mark: None,
        };
        rewound.play_all(rest)?;
        Ok(rewound)
    }

    fn play_all(&mut self, actions: Vec<(Seat, G::Action)>) -> Result<(), BadRecord> {
        for (seat, action) in actions {
            let number = self.steps.len() + 1;
            self.play(seat, action)
                .map_err(|refusal| BadRecord::Action { number, reason: refusal.phrase() })?;
        }
        Ok(())
    }

    /// The index of the action that `seat` could take back now.
    pub fn may_take_back(&self, seat: Seat) -> Result<usize, Refusal<G::Illegal>> {
        let actions = &self.record.actions;
        let last =
            actions.iter().rposition(|(who, _)| *who == seat).ok_or(Refusal::NothingToTakeBack)?;
        if self.steps[last..].iter().any(|step| step.fence) {
            return Err(Refusal::Revealed);
        }
        let together = self.steps[last].to_act;
        if actions[last + 1..].iter().any(|(who, _)| !together.contains(*who)) {
            return Err(Refusal::OthersActed);
        }
        Ok(last)
    }

    /// Who has to decide now; nobody when the match is over.
    pub fn to_act(&self) -> Seats {
        self.state.to_act()
    }

    pub fn legal_actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.state.legal_actions(seat, &mut legal);
        legal
    }

    /// For a seat that is to act.
    pub fn decision(&self, seat: Seat) -> Decision<'_, G> {
        Decision::in_state(&self.state, seat)
    }

    pub fn view(&self, viewer: Viewer) -> G::View {
        self.state.view(viewer)
    }

    /// Everything told so far that `viewer` heard, with its place in the story.
    pub fn events(&self, viewer: Viewer) -> impl Iterator<Item = (usize, &G::Event)> {
        let told = self.story.told.iter().enumerate();
        told.filter(move |(_, told)| told.audience.includes(viewer))
            .map(|(i, told)| (i, &told.event))
    }

    pub fn n_heard(&self, viewer: Viewer) -> usize {
        self.heard_before(self.story.told.len(), viewer)
    }

    pub fn heard_before(&self, place: usize, viewer: Viewer) -> usize {
        self.story.heard_before(place, viewer)
    }

    /// The place of the event that `viewer` heard after `nth` others; the end of the story if there is none yet.
    pub(crate) fn place_heard(&self, viewer: Viewer, nth: usize) -> usize {
        self.story.place_heard(viewer, nth)
    }

    pub(crate) const fn story(&self) -> &Story<G> {
        &self.story
    }

    pub fn told(&self) -> &[Told<G::Event>] {
        &self.story.told
    }

    pub fn moments(&self) -> &[Moment<G>] {
        self.story.moments()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    pub fn score_sheet(&self, seat: Seat) -> ScoreSheet {
        self.state.score_sheet(seat)
    }

    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Remembers how the seed was agreed on.
    ///
    /// # Panics
    /// If another seed follows from the deal: its record could not be read again.
    pub(crate) fn set_deal(&mut self, deal: crate::Deal) {
        assert_eq!(
            deal.seed(),
            self.record.seed,
            "the seed of a match is the one that its deal gives"
        );
        self.record.deal = Some(deal);
    }

    /// Remembers that people went back behind what had been revealed.
    pub const fn count_undone(&mut self) {
        let undone = &mut self.record.circumstances.undone;
        *undone = undone.saturating_add(1);
    }

    pub fn n_seats(&self) -> u8 {
        self.record.seats.len() as u8
    }

    /// The true state, for laws and scripts; code that serves a player must never ask for it.
    pub fn state(&self) -> &G {
        &self.state
    }
}

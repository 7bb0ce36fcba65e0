//! A finished match cut into steps: every step, and before it the moments in which it was resolved.

use std::sync::{Arc, Mutex};

use board::{Act, Drawing, Links, Player, Presence, Scene};
use game::{AnyMatch, Branch, Lang, Phrase, Seat, Seats, Viewer, Written};
use maud::Markup;
use serde::Deserialize;

use crate::analysis::actions;
use crate::foreign_record;
use crate::lock::lock;
use crate::pages::page_words::{PageWords, board_words};
use crate::pages::{assets, layout};
use crate::problem::Result;
use crate::table::play::is_same_round;

/// How many copies of the match are kept along the way, so that no step is replayed from the start.
const CHECKPOINTS: usize = 24;
/// For fewer actions than this it is not worth keeping another copy.
const SHORTEST_STRIDE: usize = 8;
/// How many logs are kept, each for one viewer and language.
const LOGS: usize = 4;
/// What an event takes in memory, in bytes: a guess on the safe side.
const BYTES_AN_EVENT: usize = 160;
/// What a state takes in memory, in bytes: also a guess.
const BYTES_A_STATE: usize = 16 * 1024;

#[derive(Debug)]
pub struct Replay {
    pub entry: &'static catalog::Entry,
    pub(crate) game: Box<dyn AnyMatch>,
    /// Its record as a word that fits into a link.
    pub compact: String,
    /// For the reader to check.
    pub(crate) sealed: SealedRecord,
    actions: Vec<(Seat, String)>,
    steps: Vec<Step>,
    /// The number of the step after each number of actions.
    ends: Vec<usize>,
    /// The match after none, `stride`, twice `stride` actions, and so on.
    checkpoints: Vec<Box<dyn AnyMatch>>,
    stride: usize,
    logs: Mutex<Vec<KnownLog>>,
}

#[derive(Debug, Default, Deserialize)]
pub(crate) struct SealedRecord {
    /// What the randomness of the match came from.
    pub(crate) seed: String,
    pub(crate) digest: String,
}

/// A step: the match after some actions, or a moment of the last of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Step {
    actions: usize,
    moment: Option<usize>,
    /// How many events had been told by then.
    told: usize,
}

/// What somebody chose.
#[derive(Clone, Debug)]
pub(crate) struct MadeChoice {
    /// Actions taken before it.
    pub(crate) actions: usize,
    /// What they saw then, as JSON.
    pub(crate) saw: Written,
    /// As JSON.
    pub(crate) action: String,
    pub(crate) phrase: Phrase,
}

/// What the log says about an event, in one language.
#[derive(Clone, Debug)]
pub struct ReplayLogLine {
    /// How many events the viewer had heard before it.
    pub nth: usize,
    pub(crate) is_chapter: bool,
    pub(crate) words: Markup,
}

/// The whole log for one viewer and language.
type KnownLog = (Viewer, Lang, Arc<[ReplayLogLine]>);

/// What can be seen of a step.
#[derive(Debug)]
pub struct SeenStep {
    pub drawing: Drawing,
    /// Who has to decide after it.
    pub(crate) to_act: Seats,
    /// Whose choice comes next, if it is one.
    pub(crate) chooses: Option<Seat>,
    log: Arc<[ReplayLogLine]>,
    n_lines: usize,
    /// How many lines of the log are older than this step.
    pub(crate) n_old: usize,
}

impl SeenStep {
    /// The log up to this step.
    pub fn log(&self) -> &[ReplayLogLine] {
        &self.log[..self.n_lines]
    }
}

impl Replay {
    /// The replay of a record from outside, in either form.
    pub(crate) fn of(record: &str) -> Result<Self> {
        foreign_record::read(record).map(|(entry, game)| Self::of_match(entry, game))
    }

    pub fn of_match(entry: &'static catalog::Entry, game: Box<dyn AnyMatch>) -> Self {
        let actions = actions(&*game);
        let stride = actions.len().div_ceil(CHECKPOINTS).max(SHORTEST_STRIDE);
        let mut walk = game.after(0);
        let mut checkpoints = vec![walk.after(0)];
        let mut steps = vec![Step { actions: 0, moment: None, told: walk.n_events() }];
        let mut ends = vec![0];
        for (number, (seat, action)) in actions.iter().enumerate() {
            if walk.play(*seat, action).is_err() {
                break;
            }
            let actions = number + 1;
            let moment = |moment| {
                let told = walk.told_by(moment).unwrap_or_default();
                Step { actions, moment: Some(moment), told }
            };
            steps.extend((0..walk.n_moments()).map(moment));
            ends.push(steps.len());
            steps.push(Step { actions, moment: None, told: walk.n_events() });
            if actions % stride == 0 {
                checkpoints.push(walk.after(actions));
            }
        }
        Self {
            entry,
            compact: game.compact_record(),
            sealed: serde_json::from_str(&game.record()).unwrap_or_default(),
            game,
            actions,
            steps,
            ends,
            checkpoints,
            stride,
            logs: Mutex::default(),
        }
    }

    /// A rough estimate, in bytes.
    pub(crate) fn weight(&self) -> usize {
        let whole = self.game.n_events() * BYTES_AN_EVENT + BYTES_A_STATE;
        // On average a checkpoint holds half of the story; the logs are text.
        whole * (2 + self.checkpoints.len() / 2 + LOGS) + self.compact.len() * 8
    }

    /// The number of the last step; the first is 0.
    pub fn last(&self) -> usize {
        self.steps.len() - 1
    }

    pub fn step_after(&self, actions: usize) -> usize {
        self.ends.get(actions).copied().unwrap_or(self.last())
    }

    /// How many actions were taken by this step.
    pub(crate) fn actions_by(&self, number: usize) -> usize {
        self.steps[number.min(self.last())].actions
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.outcome().is_some()
    }

    /// A seat without a name is called by its number.
    pub(crate) fn names(&self, words: &PageWords) -> Vec<String> {
        let seats = Seat::all(self.game.seats().len() as u8);
        seats.map(|seat| words.seat_name(seat, self.game.seats())).collect()
    }

    /// The viewer that a word in the address names: a seat, a spectator, or a referee who sees everything.
    pub fn viewer(&self, word: Option<&str>) -> Viewer {
        match word {
            Some("spectator") => Viewer::Spectator,
            Some(seat) => match seat.parse() {
                Ok(seat) if usize::from(seat) < self.game.seats().len() => {
                    Viewer::Seat(Seat::new(seat))
                }
                _ => Viewer::Referee,
            },
            None => Viewer::Referee,
        }
    }

    /// What `viewer` saw in step `number`.
    pub fn seen_step(&self, number: usize, viewer: Viewer, lang: Lang) -> SeenStep {
        let number = number.min(self.last());
        let step = self.steps[number];
        let game = self.after(step.actions);
        let board = self.entry.board;
        let drawing = self.with_scene(viewer, lang, |scene| {
            let seen = game.seen_by(viewer);
            let moment = step.moment.and_then(|moment| board.moment(seen, moment, scene));
            moment.unwrap_or_else(|| board.draw(seen, scene))
        });
        let log = self.log(viewer, lang);
        let told_before = number.checked_sub(1).map_or(0, |before| self.steps[before].told);
        let seen = self.game.seen_by(viewer);
        let lines_by = |told| log.partition_point(|line| line.nth < seen.heard_before(told));
        let (n_lines, n_old) = (lines_by(step.told), lines_by(told_before));
        let next = self.actions.get(step.actions).filter(|_| step.moment.is_none());
        let chooses = next.map(|(seat, _)| *seat).filter(|seat| game.n_legal_actions(*seat) > 1);
        SeenStep { n_lines, n_old, to_act: game.to_act(), chooses, drawing, log }
    }

    /// What `seat` chose, wherever there was a choice.
    pub(crate) fn choices(&self, seat: Seat) -> Vec<MadeChoice> {
        let (mut walk, mut made, mut round) = (self.game.after(0), Vec::new(), 0);
        for (actions, (actor, action)) in self.actions.iter().enumerate() {
            if *actor == seat && walk.n_legal_actions(seat) > 1 {
                let saw = walk.without_others(seat, round).view(Viewer::Seat(seat));
                let phrase = walk.phrase_of(action).unwrap_or_else(|| Phrase::new("replay-board"));
                made.push(MadeChoice { actions, saw, action: action.clone(), phrase });
            }
            let before = walk.to_act();
            if walk.play(*actor, action).is_err() {
                break;
            }
            if !is_same_round(before, *actor, walk.to_act()) {
                round = actions + 1;
            }
        }
        made
    }

    /// Where another match can go on after this step.
    pub(crate) fn branch(&self, number: usize, imagined: Option<Seat>) -> Branch {
        let step = self.steps[number.min(self.last())];
        self.game.branch_after(step.actions, imagined)
    }

    /// The heading of the log under which a step stands, such as its round.
    pub fn chapter(&self, number: usize, lang: Lang) -> Option<Markup> {
        let step = self.steps[number.min(self.last())];
        let n_heard = self.game.seen_by(Viewer::Referee).heard_before(step.told);
        let log = self.log(Viewer::Referee, lang);
        let chapter = log.iter().rfind(|line| line.is_chapter && line.nth < n_heard);
        chapter.map(|line| line.words.clone())
    }

    /// What could be done after this many actions, in words for whoever saw the board then.
    pub(crate) fn named(&self, n_actions: usize, action: &str) -> Option<Phrase> {
        let game = self.after(n_actions);
        self.entry.board.named(game.seen_by(Viewer::Referee), action)
    }

    /// An action in words that need no board.
    pub(crate) fn phrase_of(&self, action: &str) -> Option<Phrase> {
        self.game.phrase_of(action)
    }

    fn after(&self, n_actions: usize) -> Box<dyn AnyMatch> {
        let checkpoint = (n_actions / self.stride).min(self.checkpoints.len() - 1);
        let from = checkpoint * self.stride;
        let mut walk = self.checkpoints[checkpoint].after(from);
        for (seat, action) in &self.actions[from..n_actions.min(self.actions.len())] {
            if walk.play(*seat, action).is_err() {
                break;
            }
        }
        walk
    }

    /// The whole log for `viewer`, made once.
    fn log(&self, viewer: Viewer, lang: Lang) -> Arc<[ReplayLogLine]> {
        let mut logs = lock(&self.logs);
        if let Some((.., log)) = logs.iter().find(|known| (known.0, known.1) == (viewer, lang)) {
            return Arc::clone(log);
        }
        let entries = self.entry.board.log(self.game.seen_by(viewer), 0);
        let log: Arc<[ReplayLogLine]> = self.with_scene(Viewer::Referee, lang, |scene| {
            let line = |entry: &board::LogEntry| ReplayLogLine {
                nth: entry.nth,
                is_chapter: entry.is_chapter,
                words: scene.tell(&entry.phrase),
            };
            entries.iter().map(line).collect()
        });
        if logs.len() >= LOGS {
            logs.remove(0);
        }
        logs.push((viewer, lang, Arc::clone(&log)));
        log
    }

    /// Everybody's score sheet, once the match came to its end.
    pub(crate) fn scores(&self, viewer: Viewer, lang: Lang) -> Markup {
        self.with_scene(viewer, lang, |scene| {
            self.entry.board.scores(self.game.seen_by(viewer), scene)
        })
    }

    pub(crate) fn say(&self, phrase: &Phrase, lang: Lang) -> Markup {
        self.with_scene(Viewer::Referee, lang, |scene| scene.say(phrase))
    }

    fn with_scene<T>(&self, viewer: Viewer, lang: Lang, show: impl FnOnce(&Scene<'_>) -> T) -> T {
        let id = self.game.info().id;
        let names = self.names(&PageWords::of_game(lang, id));
        let (links, players) = (links(self.entry), players(&names));
        let words = board_words(id, lang);
        show(&Scene {
            words,
            viewer,
            players: &players,
            act: Act::Look,
            links: &links,
            update: None,
        })
    }
}

fn players(names: &[String]) -> Vec<Player<'_>> {
    let player = |name| Player { name, presence: Presence::Unknown, until: None };
    names.iter().map(|name| player(name)).collect()
}

fn links(entry: &catalog::Entry) -> Links {
    let id = entry.game.info().id;
    Links {
        sprite: assets::url(&format!("games/{id}.svg")),
        icons: assets::url("tavern.svg"),
        rules: layout::rules_path(id),
        emblem: entry.board.art().emblem,
        ..Links::default()
    }
}

//! A table as JSON: the lens of the API and its stream.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::Range;
use std::rc::Rc;

use bots::Prospect;
use game::{AnyHeard, AnySeen, HeardKey, Lang, Phrase, ScoreLine, Seat, Written};
use serde::Serialize;

use super::puzzles::{PuzzleState, PuzzleTheme, PuzzleVerdict, RatedAction};
use super::raw::GameJson;
use super::schema::LevelId;
use super::state::{
    AgreedDeal, BranchState, ChatLine, Chosen, Company, End, HeardEvent, HintChoice, HintState,
    LegalAction, Life, OpenChoice, Position, Proposals, ScoreEntry, SeatOutcome, SeatState,
    SitterState, TableState, TableUpdate, ToldState, UndoProposal,
};
use crate::table::hints::{is_mixed, named, percent};
use crate::table::talk::{Line, Said};
use crate::table::{Change, Lens, Look, Sight, Sitter, Table};
use crate::tavern_texts;

/// Beyond this many legal actions, as in laying tiles, they go without words: nobody reads them, and they would make
/// the answer long and slow.
const MOST_WORDED: usize = 200;
/// At most this many actions are listed, spread over all of them; the others are legal as well.
const MOST_LISTED: usize = 4_000;

#[derive(Clone, Copy, Debug)]
pub(crate) struct JsonLens;

impl Lens for JsonLens {
    fn kind(&self) -> &'static str {
        "json"
    }

    fn look(&self) -> Box<dyn Look> {
        Box::new(JsonLook)
    }
}

struct JsonLook;

impl Look for JsonLook {
    fn first(&mut self, sight: &Sight<'_>) -> Vec<String> {
        vec![state(sight)]
    }

    fn next(&mut self, sight: &Sight<'_>, change: &Change) -> Vec<String> {
        vec![update(sight, change)]
    }
}

/// Everything that the looker may know of a table.
pub(crate) fn state(sight: &Sight<'_>) -> String {
    let (table, game) = (sight.table(), sight.game());
    let state = TableState {
        table: table.id(),
        game: table.game_id(),
        number: sight.number(),
        host: sight.looker().is_host,
        chosen: chosen(sight),
        life: life(table),
        company: company(sight),
        chat: table.talk().lines().iter().map(|line| chat_line(sight, line)).collect(),
        position: game.map(|game| position(sight, game)),
        proposals: game.map(|_| proposals(sight)),
        told: told(sight),
        choice: game.and_then(|game| choice(sight, game, Listing::Whole)),
        hint: game.and_then(|game| hint(sight, game)),
        puzzle: game.and_then(|game| puzzle(sight, game)),
        events: game.map(|game| events(sight, game, log_start(table, game))),
        end: game.and_then(|game| end(sight, game)),
    };
    written(&state, 4_096)
}

/// What is new for the looker.
pub(crate) fn update(sight: &Sight<'_>, change: &Change) -> String {
    let (table, game) = (sight.table(), sight.game());
    let moved = game.filter(|_| change.game || change.decision);
    let listing = if change.decision || change.rewound { Listing::Whole } else { Listing::LeftOut };
    let lines = table.talk().lines();
    let new_lines = || lines.iter().skip(lines.len().saturating_sub(change.lines));
    let first_event =
        |game| if change.rewound { log_start(table, game) } else { change.first_event };
    let update = TableUpdate {
        number: sight.number(),
        chosen: change.setup.then(|| chosen(sight)),
        life: change.status.then(|| life(table)),
        company: (change.seats || change.audience).then(|| company(sight)),
        chat: (change.lines > 0).then(|| new_lines().map(|line| chat_line(sight, line)).collect()),
        proposals: game.filter(|_| change.proposals).map(|_| proposals(sight)),
        told: told(sight).filter(|_| change.proposals || change.rewound),
        position: moved.map(|game| position(sight, game)),
        choice: moved.and_then(|game| choice(sight, game, listing)),
        rewound: moved.and_then(|_| change.rewound.then_some(true)),
        events: moved.map(|game| events(sight, game, first_event(game))),
        hint: game.filter(|_| change.hint).and_then(|game| hint(sight, game)),
        puzzle: moved.and_then(|game| puzzle(sight, game)),
        end: game.filter(|_| change.status).and_then(|game| end(sight, game)),
    };
    written(&update, 2_048)
}

/// JSON, with room for about this many bytes from the start.
fn written(what: &impl Serialize, about: usize) -> String {
    let mut out = Vec::with_capacity(about);
    let written = serde_json::to_writer(&mut out, what).map(|()| String::from_utf8(out));
    written.expect("games write JSON").expect("JSON is text")
}

fn chosen<'a>(sight: &Sight<'a>) -> Chosen<'a> {
    let (table, setup) = (sight.table(), sight.table().setup());
    let belongs = sight.looker().is_host || !sight.own_seats().is_empty();
    Chosen {
        options: setup.options.iter().map(|(name, value)| (&**name, &**value)).collect(),
        public: setup.invite.is_none(),
        spectators: setup.spectators,
        absence: setup.absence,
        created: table.created(),
        commitment: setup.commitment(),
        seconds: setup.seconds,
        invite: setup.invite.as_deref().filter(|_| belongs),
        rematch_of: setup.rematch_of,
        position: setup.position.as_deref(),
        branch: setup.branch.as_ref().map(|branch| BranchState { imagined: branch.imagined }),
    }
}

fn life(table: &Table) -> Life {
    Life { status: table.status(), rematch: table.rematch() }
}

fn company<'a>(sight: &Sight<'a>) -> Company<'a> {
    let table = sight.table();
    Company {
        seats: table.all_seats().map(|seat| seat_state(sight, seat)).collect(),
        hints: table.gives_hints(),
        hushed: table.talk().is_hushed(),
        watchers: sight.audience().names.iter().map(String::as_str).collect(),
        strangers: sight.audience().others + sight.audience().screens,
    }
}

fn seat_state<'a>(sight: &Sight<'a>, seat: Seat) -> SeatState<'a> {
    let sitter = match sight.table().sitter(seat) {
        Sitter::Open => SitterState::Open,
        Sitter::Person { name, stand_in, .. } => SitterState::Person {
            name,
            present: sight.present().contains(seat),
            bot_may_come_ms: sight.away()[seat.index()].map(|left| left.as_millis() as u64),
            you: sight.own_seats().contains(seat).then_some(true),
            stand_in: stand_in.map(LevelId),
        },
        Sitter::Bot { level, name } => SitterState::Bot { name, level: LevelId(*level) },
    };
    SeatState { seat, sitter }
}

fn chat_line<'a>(sight: &Sight<'a>, line: &'a Line) -> ChatLine<'a> {
    let Line { seat, who, name, said, .. } = line;
    let (text, saying) = match said {
        Said::Text(text) => (Cow::Borrowed(text.as_str()), None),
        Said::Saying(saying) => {
            let lang = sight.looker().lang.unwrap_or_default();
            let text = tavern_texts::texts(None).say_id(lang, &saying.text());
            (text.unwrap_or_default().into(), Some(*saying))
        }
    };
    ChatLine { seat: *seat, spectator: line.is_spectator.then_some(true), who, name, text, saying }
}

fn position(sight: &Sight<'_>, game: AnySeen<'_>) -> Position {
    let time_left =
        |seat: Seat| sight.time_left()[seat.index()].map(|left| left.as_millis() as u64);
    let seats = sight.table().all_seats();
    Position {
        to_act: game.to_act(),
        view: game.view().into(),
        you: sight.seat(),
        may_take_back: sight.seat().map(|_| sight.may_take_back()),
        time_left_ms: sight.table().setup().seconds.map(|_| seats.map(time_left).collect()),
    }
}

fn proposals(sight: &Sight<'_>) -> Proposals {
    let undo = sight.undo().map(|undo| UndoProposal { by: undo.by, agreed: undo.agreed });
    Proposals { ending: sight.table().ending(), undo, undone: sight.undone() }
}

fn told(sight: &Sight<'_>) -> Option<ToldState> {
    let (told, number) = sight.told()?;
    Some(ToldState { what: told.kind(), by: told.by(), number })
}

/// Whether the legal actions are listed: whoever already knows a decision knows them, too.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Listing {
    Whole,
    LeftOut,
}

fn choice(sight: &Sight<'_>, game: AnySeen<'_>, listing: Listing) -> Option<OpenChoice> {
    let decision = sight.decision()?;
    if listing == Listing::LeftOut {
        return Some(OpenChoice { decision, legal_count: None, legal: None });
    }
    let n_legal = game.n_legal_actions();
    let legal = game.legal_json(MOST_LISTED);
    let lang = sight.looker().lang.filter(|_| legal.len() <= MOST_WORDED);
    let worded = |action: Written| {
        let words = lang.and_then(|lang| words_of(game, lang, &action));
        LegalAction { action: action.into(), words }
    };
    Some(OpenChoice {
        decision,
        legal_count: (n_legal > MOST_LISTED).then_some(n_legal),
        legal: Some(legal.into_iter().map(worded).collect()),
    })
}

fn hint(sight: &Sight<'_>, game: AnySeen<'_>) -> Option<HintState> {
    let (hint, lang) = (sight.hint()?, sight.looker().lang);
    let choices = hint.counsel.as_ref().map(|counsel| {
        let mixed = is_mixed(counsel);
        let choice = |choice: &Prospect| HintChoice {
            action: GameJson::of(choice.action.clone()),
            words: lang.and_then(|lang| words_of(game, lang, &choice.action)),
            wins_percent: percent(choice.win_chance),
            choose_percent: mixed.then(|| percent(choice.weight)),
            worlds: choice.worlds,
        };
        named(counsel).into_iter().map(choice).collect()
    });
    Some(HintState { decision: hint.decision, choices })
}

/// Told to nobody but the seat that solves it.
fn puzzle(sight: &Sight<'_>, game: AnySeen<'_>) -> Option<PuzzleState> {
    let table = sight.table();
    let posed = table.puzzle().filter(|posed| sight.seat() == Some(posed.puzzle.seat))?;
    let verdict = table.puzzle_answer().zip(table.puzzle_replies()).map(|(answer, replies)| {
        let (puzzle, lang) = (&posed.puzzle, sight.looker().lang);
        let rated = |action: &str, thousandths: Option<f64>| RatedAction {
            action: GameJson::of(action.to_owned()),
            words: lang.and_then(|lang| words_of(game, lang, action)),
            wins_percent: thousandths.map(percent),
        };
        let texts = tavern_texts::texts(Some(table.game_id()));
        let theme = |id: &'static String| PuzzleTheme {
            id,
            words: lang.and_then(|lang| texts.say_id(lang, id)),
        };
        PuzzleVerdict {
            right: answer.is_right,
            first_right: table.first_puzzle_answer().is_some_and(|first| first.is_right),
            yours: rated(&answer.action, answer.chance.map(|chance| f64::from(chance) / 1000.0)),
            best: rated(puzzle.answers[0].get(), Some(puzzle.evidence.best)),
            second: rated(puzzle.second.get(), Some(puzzle.evidence.second)),
            themes: puzzle.themes.iter().map(theme).collect(),
            reply: events_within(sight, game, replies),
        }
    });
    Some(PuzzleState { id: &posed.id, verdict })
}

/// How many of the events they heard the looker may no longer read up, as on the page.
fn log_start(table: &Table, game: AnySeen<'_>) -> usize {
    table.kind().board.log_start(game)
}

fn events(sight: &Sight<'_>, game: AnySeen<'_>, from: usize) -> Vec<HeardEvent> {
    events_within(sight, game, from..usize::MAX)
}

fn events_within(sight: &Sight<'_>, game: AnySeen<'_>, which: Range<usize>) -> Vec<HeardEvent> {
    let written = sight.shared::<EventsWritten>();
    let heard = |heard: AnyHeard<'_>| HeardEvent {
        event: written.of(heard),
        words: sight.looker().lang.map(|lang| say(game, lang, &heard.phrase())),
    };
    game.heard(which.start).take(which.len()).map(heard).collect()
}

/// Each event is written once for all who heard it.
#[derive(Default)]
struct EventsWritten(RefCell<HashMap<HeardKey, Rc<GameJson>>>);

impl EventsWritten {
    fn of(&self, heard: AnyHeard<'_>) -> Rc<GameJson> {
        let mut events = self.0.borrow_mut();
        Rc::clone(events.entry(heard.key()).or_insert_with(|| Rc::new(heard.event().into())))
    }
}

/// Points and places once the match is over, and the secret behind the deal once that is opened.
fn end<'a>(sight: &Sight<'a>, game: AnySeen<'_>) -> Option<End<'a>> {
    let outcome = game.outcome()?;
    let deal = sight.opened().and_then(|opened| opened.deal());
    let lang = sight.looker().lang.unwrap_or_default();
    let seat_outcome = |(seat, points): (Seat, &i32)| SeatOutcome {
        seat,
        points: *points,
        place: outcome.places[seat],
        lines: score_entries(game, seat, lang),
    };
    Some(End {
        outcome: outcome.points.iter().map(seat_outcome).collect(),
        deal: deal.map(|deal| AgreedDeal { secret: deal.secret, salts: &deal.salts }),
    })
}

fn score_entries(game: AnySeen<'_>, seat: Seat, lang: Lang) -> Vec<ScoreEntry> {
    let lines = game.score_sheet(seat).unwrap_or_default().lines.into_iter();
    let entry =
        |line: ScoreLine| ScoreEntry { words: say(game, lang, &line.reason), points: line.points };
    lines.map(entry).collect()
}

fn words_of(game: AnySeen<'_>, lang: Lang, action: &str) -> Option<String> {
    Some(say(game, lang, &game.phrase_of(action)?))
}

fn say(game: AnySeen<'_>, lang: Lang, phrase: &Phrase) -> String {
    tavern_texts::texts(Some(game.info().id)).say(lang, phrase, game.seats())
}

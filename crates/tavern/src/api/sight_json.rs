//! A table as JSON: the lens of the API and its stream.

use std::fmt::Write as _;

use game::{AnySeen, Lang, Seat};

use super::json::{Object, push_text};
use crate::table::hints::{is_mixed, named, percent};
use crate::table::talk::Line;
use crate::table::{Absence, Change, Lens, Look, Sight, Sitter, Table};
use crate::tavern_texts;

/// Where more may be done, as in laying tiles, the actions go without words: nobody reads them, and they would make the
/// answer long and slow.
const MOST_WORDED: usize = 200;
/// So many actions are listed at most, from all over what may be done; what is not listed may be done as well.
const MOST_LISTED: usize = 4_000;

/// The lens of the API.
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

/// All that the looker may know of a table.
pub(crate) fn state(sight: &Sight<'_>) -> String {
    let table = sight.table();
    let mut out = Object::with_capacity(4_096);
    out.text("type", "state")
        .text("table", &table.id().to_string())
        .text("game", table.game_id())
        .number("number", sight.number())
        .flag("host", sight.looker().is_host);
    setup(&mut out, sight);
    status(&mut out, table);
    seats(&mut out, sight);
    chat(&mut out, table.talk().lines().iter());
    if let Some(game) = sight.game() {
        position(&mut out, sight, game);
        proposals(&mut out, sight);
        decision(&mut out, sight, game, true);
        hint(&mut out, sight, game);
        events(&mut out, sight, game, log_start(table, game));
        end(&mut out, sight);
    }
    out.end()
}

/// What is new for the looker.
pub(crate) fn update(sight: &Sight<'_>, change: &Change) -> String {
    let table = sight.table();
    let mut out = Object::with_capacity(2_048);
    out.text("type", "update").number("number", sight.number());
    if change.status {
        status(&mut out, table);
    }
    if change.seats {
        seats(&mut out, sight);
    }
    if change.lines > 0 {
        let lines = table.talk().lines();
        chat(&mut out, lines.iter().skip(lines.len().saturating_sub(change.lines)));
    }
    let Some(game) = sight.game() else { return out.end() };
    if change.proposals {
        proposals(&mut out, sight);
    }
    if change.game || change.decision {
        position(&mut out, sight, game);
        decision(&mut out, sight, game, change.decision || change.rewound);
        if change.rewound {
            out.flag("rewound", true);
        }
        let from = if change.rewound { log_start(table, game) } else { change.first_event };
        events(&mut out, sight, game, from);
    }
    if change.hint {
        hint(&mut out, sight, game);
    }
    if change.status {
        end(&mut out, sight);
    }
    out.end()
}

fn setup(out: &mut Object, sight: &Sight<'_>) {
    let (table, setup) = (sight.table(), sight.table().setup());
    let mut options = Object::new();
    for (name, value) in &setup.options {
        options.text(name, value);
    }
    out.raw("options", &options.end())
        .flag("public", setup.invite.is_none())
        .flag("spectators", setup.spectators)
        .text("absence", if setup.absence == Absence::Wait { "wait" } else { "stand_in" })
        .number("created", table.created() as i64)
        .text("commitment", &setup.commitment());
    if let Some(seconds) = setup.seconds {
        out.number("seconds", seconds);
    }
    let belongs = sight.looker().is_host || sight.seat().is_some();
    if let Some(word) = setup.invite.as_ref().filter(|_| belongs) {
        out.text("invite", word);
    }
    if let Some(of) = setup.rematch_of {
        out.text("rematch_of", &of.to_string());
    }
}

fn status(out: &mut Object, table: &Table) {
    out.text("status", table.status().id());
    if let Some(table) = table.rematch() {
        out.text("rematch", &table.to_string());
    }
}

fn seats(out: &mut Object, sight: &Sight<'_>) {
    let table = sight.table();
    out.list("seats", table.all_seats(), |text, seat| {
        let sitter = table.sitter(seat);
        let mut object = Object::new();
        object.number("seat", seat.number()).text("kind", sitter.kind());
        match sitter {
            Sitter::Open => {}
            Sitter::Person { name, stand_in, .. } => {
                object.text("name", name).flag("present", sight.present().contains(seat));
                if let Some(left) = sight.away()[seat.index()] {
                    object.number("bot_may_come_ms", left.as_millis() as i64);
                }
                if sight.seat() == Some(seat) {
                    object.flag("you", true);
                }
                if let Some(level) = stand_in {
                    object.text("stand_in", level.id());
                }
            }
            Sitter::Bot { level, name } => {
                object.text("name", name).text("level", level.id());
            }
        }
        text.push_str(&object.end());
    });
    out.flag("hints", table.gives_hints()).flag("hushed", table.talk().is_hushed());
}

fn chat<'a>(out: &mut Object, lines: impl IntoIterator<Item = &'a Line>) {
    out.list("chat", lines, |text, line| {
        let mut object = Object::new();
        if let Some(seat) = line.seat {
            object.number("seat", seat.number());
        }
        if line.is_spectator {
            object.flag("spectator", true);
        }
        object.text("who", &line.who);
        text.push_str(&object.text("name", &line.name).text("text", &line.text).end());
    });
}

/// What lies on the table and whose decision it is.
fn position(out: &mut Object, sight: &Sight<'_>, game: AnySeen<'_>) {
    out.list("to_act", game.to_act().iter(), |text, seat| {
        let _ = write!(text, "{}", seat.number());
    });
    out.raw("view", &game.view());
    if let Some(seat) = sight.seat() {
        out.number("you", seat.number());
        out.flag("may_take_back", sight.may_take_back());
    }
    if sight.table().setup().seconds.is_some() {
        out.list("time_left_ms", sight.table().all_seats(), |text, seat| {
            match sight.time_left()[seat.index()] {
                Some(left) => drop(write!(text, "{}", left.as_millis())),
                None => text.push_str("null"),
            }
        });
    }
}

/// Who wants to go back, and who wants to give the match up.
fn proposals(out: &mut Object, sight: &Sight<'_>) {
    out.raw("ending", &serde_json::to_string(&sight.table().ending()).unwrap_or_default());
    match sight.undo() {
        None => out.raw("undo", "null"),
        Some(undo) => {
            let agreed = serde_json::to_string(&undo.agreed).unwrap_or_default();
            let wish = Object::new().number("by", undo.by.number()).raw("agreed", &agreed).end();
            out.raw("undo", &wish)
        }
    };
}

/// What the looker has to decide; what they may do is said when the decision is a new one.
fn decision(out: &mut Object, sight: &Sight<'_>, game: AnySeen<'_>, is_new: bool) {
    let Some(number) = sight.decision() else { return };
    out.number("decision", number);
    if !is_new {
        return;
    }
    let n_legal = game.n_legal_actions();
    if n_legal > MOST_LISTED {
        out.number("legal_count", n_legal as i64);
    }
    let legal = game.legal_json(MOST_LISTED);
    let lang = sight.looker().lang.filter(|_| legal.len() <= MOST_WORDED);
    out.list("legal", legal, |text, action| {
        text.push_str("{\"action\":");
        text.push_str(&action);
        if let Some((lang, phrase)) = lang.and_then(|lang| Some((lang, game.phrase_of(&action)?))) {
            text.push_str(",\"words\":");
            push_text(text, &say(game, lang, &phrase));
        }
        text.push('}');
    });
}

/// What a captain says about the looker's decision, if they asked; it is empty while the captain thinks.
fn hint(out: &mut Object, sight: &Sight<'_>, game: AnySeen<'_>) {
    let (Some(hint), lang) = (sight.hint(), sight.looker().lang) else { return };
    let mut said = Object::new();
    said.number("decision", hint.decision);
    if let Some(counsel) = &hint.counsel {
        let mixed = is_mixed(counsel);
        said.list("choices", named(counsel), |text, choice| {
            let mut object = Object::new();
            object.raw("action", &choice.action);
            if let (Some(lang), Some(phrase)) = (lang, game.phrase_of(&choice.action)) {
                object.text("words", &say(game, lang, &phrase));
            }
            object.number("wins_percent", percent(choice.win_chance));
            if mixed {
                object.number("choose_percent", percent(choice.weight));
            }
            text.push_str(&object.number("worlds", choice.worlds).end());
        });
    }
    out.raw("hint", &said.end());
}

/// How many of the events that they heard the looker may not read up, as on the page.
fn log_start(table: &Table, game: AnySeen<'_>) -> usize {
    table.kind().board.log_start(game)
}

fn events(out: &mut Object, sight: &Sight<'_>, game: AnySeen<'_>, from: usize) {
    out.list("events", game.events(from), |text, event| {
        text.push_str("{\"event\":");
        text.push_str(&event.json);
        if let Some(lang) = sight.looker().lang {
            text.push_str(",\"words\":");
            push_text(text, &say(game, lang, &event.phrase));
        }
        text.push('}');
    });
}

/// Points, places and the secret of the deal, when the match is over.
fn end(out: &mut Object, sight: &Sight<'_>) {
    let (Some(game), Some(opened)) = (sight.game(), sight.opened()) else { return };
    let (Some(outcome), lang) = (game.outcome(), sight.looker().lang.unwrap_or_default()) else {
        return;
    };
    out.list("outcome", outcome.points.iter(), |text, (seat, points)| {
        let place = outcome.places[seat];
        let mut object = Object::new();
        object.number("seat", seat.number()).number("points", *points).number("place", place);
        score_sheet(&mut object, game, seat, lang);
        text.push_str(&object.end());
    });
    if let Some(deal) = opened.deal() {
        let json = serde_json::to_string(deal).unwrap_or_default();
        out.raw("deal", &json);
    }
}

fn score_sheet(out: &mut Object, game: AnySeen<'_>, seat: Seat, lang: Lang) {
    out.list("lines", game.score_sheet(seat).unwrap_or_default().lines, |text, line| {
        let words = say(game, lang, &line.reason);
        text.push_str(&Object::new().text("words", &words).number("points", line.points).end());
    });
}

fn say(game: AnySeen<'_>, lang: Lang, phrase: &game::Phrase) -> String {
    tavern_texts::texts(Some(game.info().id)).say(lang, phrase, game.seats())
}

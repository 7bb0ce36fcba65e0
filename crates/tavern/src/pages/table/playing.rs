//! The table while a match is played.

use board::{Drawing, Region, RegionId, pieces};
use game::{Phrase, Seats};
use maud::{Markup, html};

use super::hint;
use super::leave_box::{self, LeaveBox};
use super::table_scene::TableScene;
use super::talk::{self, Lines};
use crate::table::play;

pub(crate) fn main(scene: &TableScene<'_>, drawing: Drawing, lines: Lines) -> Region {
    let board_scene = scene.board_scene();
    let Drawing { status: [before, after], prompt, guide, board, hand, .. } = drawing;
    let parts = Parts {
        before,
        prompt: draw_prompt(scene, &prompt),
        clock: clock(scene),
        hint: hint::button(scene),
        after,
        tools: tools(scene),
        guide: scene.own_seat().map(|_| draw_guide(scene, &guide)).unwrap_or_default(),
        answer: hint::answer(scene),
        notice: notice(scene),
        board,
        hand,
        log: talk::log(scene, lines),
        chat: talk::chat(scene, lines),
    };
    board_scene.frame("main", (), parts.all(), |id| draw(scene, &parts, id))
}

struct Parts {
    before: Region,
    prompt: Region,
    clock: Region,
    hint: Region,
    after: Region,
    tools: Region,
    guide: Region,
    answer: Region,
    notice: Region,
    board: Region,
    hand: Region,
    log: Region,
    chat: Region,
}

impl Parts {
    fn all(&self) -> [&Region; 13] {
        let Self { before, prompt, clock, hint, after, tools, guide, .. } = self;
        let Self { answer, notice, board, hand, log, chat, .. } = self;
        [before, prompt, clock, hint, after, tools, guide, answer, notice, board, hand, log, chat]
    }
}

fn draw(scene: &TableScene<'_>, parts: &Parts, id: RegionId) -> Markup {
    html! {
        main class="table" id=(id) data-stage="playing" data-rules=(scene.links.rules)
            data-rule-word=(scene.text("table-rule")) {
            h1 class="sr" { (scene.text("game-title")) }
            section class="play" aria-label=(scene.text("table-board")) {
                div class="status" id="status" {
                    (parts.before) (parts.prompt) (parts.clock) (parts.hint) (parts.after) (parts.tools)
                    @if scene.own_seat().is_some() { (guide_fold(scene, &parts.guide)) }
                }
                (parts.answer) (parts.notice) (parts.board) (parts.hand)
            }
            aside class="side" aria-label=(scene.text("table-side")) { (parts.log) (parts.chat) }
        }
    }
}

fn draw_prompt(scene: &TableScene<'_>, prompt: &Markup) -> Region {
    let prompt = html! {
        p class="prompt" id="prompt" role="status" aria-live="polite" tabindex="-1" { (prompt) }
    };
    scene.board_scene().drawn("prompt", prompt)
}

/// Shown at a table with a clock only.
fn clock(scene: &TableScene<'_>) -> Region {
    if scene.table().setup().seconds.is_none() {
        return Region::default();
    }
    let board_scene = scene.board_scene();
    let until =
        board_scene.own_seat().and_then(|seat| board_scene.players.get(seat.index())?.until);
    board_scene.region("clock", until, |id| {
        html! {
            div class="clock" id=(id) role="timer" hidden[until.is_none()] {
                @if let Some(until) = until {
                    span class="tag" {
                        (pieces::icon(&board_scene, "clock")) b data-until=(until) {}
                        span class="sr" { " " (board_scene.text("table-left")) }
                    }
                }
            }
        }
    })
}

/// What the choice is about, for first-time players.
fn draw_guide(scene: &TableScene<'_>, guide: &Markup) -> Region {
    scene.board_scene().region("guide", &guide.0, |id| {
        html! {
            div id=(id) {
                @if guide.0.is_empty() { (scene.text("table-guide-wait")) } @else { (guide) }
            }
        }
    })
}

/// The guide can be folded away, and stays so.
fn guide_fold(scene: &TableScene<'_>, guide: &Region) -> Markup {
    html! {
        details class="fold guide" id="guide-fold" data-fold="open" open {
            summary title=(scene.text("table-guide")) aria-label=(scene.text("table-guide")) {
                (pieces::icon(&scene.board_scene(), "lantern"))
            }
            (guide)
        }
    }
}

fn tools(scene: &TableScene<'_>) -> Region {
    let (undo, leaving) = (undo(scene), LeaveBox::draw(scene));
    let parts = [&undo, &leaving];
    scene.board_scene().frame("tools", (), parts, |_| draw_tools(scene, parts))
}

fn draw_tools(scene: &TableScene<'_>, parts: [&Region; 2]) -> Markup {
    let board_scene = scene.board_scene();
    html! {
        div class="row" id="tools" {
            button class="btn slim" id="skip" type="button" hidden title=(scene.text("table-skip"))
                aria-label=(scene.text("table-skip")) { (pieces::icon(&board_scene, "last")) }
            @for part in parts { (part) }
            a class="btn slim quiet" href=(scene.links.rules) target="_blank"
                aria-label=(scene.text("table-rules")) title=(scene.text("table-rules")) {
                (pieces::icon(&board_scene, "book"))
            }
        }
    }
}

fn undo(scene: &TableScene<'_>) -> Region {
    let Some(undo) = Undo::of(scene) else { return Region::default() };
    scene.board_scene().region("undo-form", undo, |id| undo.button(scene, id))
}

#[derive(Clone, Copy, Hash)]
enum Undo {
    Free,
    /// If the others agree.
    Ask,
    /// Not now: somebody has asked already.
    Asked,
    Nothing,
}

impl Undo {
    fn of(scene: &TableScene<'_>) -> Option<Self> {
        scene.own_seat()?;
        Some(if scene.sight.may_take_back() {
            Self::Free
        } else if scene.sight.undo().is_some() {
            Self::Asked
        } else if scene.sight.has_acted() {
            Self::Ask
        } else {
            Self::Nothing
        })
    }

    /// Takes back what may be taken back, asks the others for more, or says why there is nothing.
    fn button(self, scene: &TableScene<'_>, id: RegionId) -> Markup {
        let (ask, about) = match self {
            Self::Free => (Some("take_back"), "table-take-back"),
            Self::Ask => (Some("undo"), "table-undo"),
            Self::Asked => (None, "table-undo-asked"),
            Self::Nothing => (None, "table-nothing-to-undo"),
        };
        let about = scene.text(about);
        let button = html! {
            button class="btn slim quiet" id="undo" aria-label=(about) title=(about)
                aria-disabled=[ask.is_none().then_some("true")] {
                (pieces::icon(&scene.board_scene(), "undo"))
            }
        };
        html! { span id=(id) { (scene.form(None, ask.unwrap_or("undo"), &button)) } }
    }
}

/// That a bot plays for me, or that somebody wants to go back or give the match up.
fn notice(scene: &TableScene<'_>) -> Region {
    let undo = scene.sight.undo();
    let bot = leave_box::plays_for_me(scene);
    let ending = scene.table().ending();
    let inputs = (undo.map(|undo| (undo.by, undo.agreed)), bot, ending);
    scene.board_scene().region("notice", inputs, |id| {
        html! {
            div id=(id) aria-live="polite" hidden[undo.is_none() && !bot && ending.is_empty()] {
                @if bot {
                    div class="verify" {
                        (pieces::icon(&scene.board_scene(), "bot"))
                        (answer(scene, scene.text("table-stands-in").0, &[("return", "", "table-return")]))
                    }
                }
                @if let Some(undo) = undo { (undo_proposal(scene, undo)) }
                @if !ending.is_empty() { (end_proposal(scene, ending)) }
            }
        }
    })
}

/// Somebody's proposal to go back, and my answers to it.
fn undo_proposal(scene: &TableScene<'_>, undo: play::Undo) -> Markup {
    let waiting: Seats =
        scene.table().people().iter().filter(|seat| !undo.agreed.contains(*seat)).collect();
    let proposal = Phrase::new("table-undo-proposal").with("seat", undo.by).with("seats", waiting);
    let answers: &[(&str, &str, &str)] = match scene.own_seat() {
        None => &[],
        Some(seat) if waiting.contains(seat) => {
            &[("undo", "true", "table-agree"), ("undo", "false", "table-refuse")]
        }
        Some(seat) if seat == undo.by => &[("undo", "false", "table-withdraw")],
        Some(_) => &[],
    };
    html! {
        div class="verify" {
            (pieces::icon(&scene.board_scene(), "undo"))
            (answer(scene, &scene.say(&proposal).0, answers))
        }
    }
}

/// Some want to give the match up; and my answers to that.
fn end_proposal(scene: &TableScene<'_>, ending: Seats) -> Markup {
    let waiting = scene.table().would_go_on();
    let proposal = Phrase::new("table-end-proposal").with("seats", ending).with("waiting", waiting);
    let answers: &[(&str, &str, &str)] = match scene.own_seat() {
        None => &[],
        Some(seat) if ending.contains(seat) => &[("play_on", "", "table-withdraw")],
        Some(_) => &[("close", "", "table-agree-end"), ("play_on", "", "table-play-on")],
    };
    html! {
        div class="verify" {
            (pieces::icon(&scene.board_scene(), "flag"))
            (answer(scene, &scene.say(&proposal).0, answers))
        }
    }
}

/// A sentence with buttons: what each asks for, whether it agrees, and its text.
fn answer(scene: &TableScene<'_>, sentence: &str, buttons: &[(&str, &str, &str)]) -> Markup {
    html! {
        div class="row grow" {
            span class="grow" { (maud::PreEscaped(sentence)) }
            @for (ask, agree, text) in buttons {
                (scene.form(None, ask, &html! {
                    @if !agree.is_empty() { input type="hidden" name="agree" value=(agree); }
                    button class="btn slim" { (scene.text(text)) }
                }))
            }
        }
    }
}

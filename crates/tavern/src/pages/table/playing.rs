//! The table while a match is played.

use board::{Drawing, Region, RegionId, pieces};
use game::{Phrase, Seats};
use maud::{Markup, html};

use super::hint;
use super::leave_box::{self, LeaveBox};
use super::table_scene::TableScene;
use super::talk::{self, Lines};
use crate::table::play;

/// The table with what is drawn on it.
pub fn main(setting: &TableScene<'_>, drawing: Drawing, lines: Lines) -> Region {
    let scene = setting.scene();
    let Drawing { status: [before, after], prompt, guide, board, hand, .. } = drawing;
    let parts = Parts {
        before,
        prompt: draw_prompt(setting, &prompt),
        clock: clock(setting),
        hint: hint::button(setting),
        after,
        tools: tools(setting),
        guide: setting.own_seat().map(|_| draw_guide(setting, &guide)).unwrap_or_default(),
        answer: hint::answer(setting),
        notice: notice(setting),
        board,
        hand,
        log: talk::log(setting, lines),
        chat: talk::chat(setting, lines),
    };
    scene.frame("main", (), parts.all(), |id| draw(setting, &parts, id))
}

/// The regions of the page.
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

fn draw(setting: &TableScene<'_>, parts: &Parts, id: RegionId) -> Markup {
    html! {
        main class="table" id=(id) data-stage="playing" data-rules=(setting.links.rules)
            data-rule-word=(setting.text("table-rule")) {
            h1 class="sr" { (setting.text("game-title")) }
            section class="play" aria-label=(setting.text("table-board")) {
                div class="status" id="status" {
                    (parts.before) (parts.prompt) (parts.clock) (parts.hint) (parts.after) (parts.tools)
                    @if setting.own_seat().is_some() { (guide_fold(setting, &parts.guide)) }
                }
                (parts.answer) (parts.notice) (parts.board) (parts.hand)
            }
            aside class="side" aria-label=(setting.text("table-side")) { (parts.log) (parts.chat) }
        }
    }
}

fn draw_prompt(setting: &TableScene<'_>, prompt: &Markup) -> Region {
    let prompt = html! {
        p class="prompt" id="prompt" role="status" aria-live="polite" tabindex="-1" { (prompt) }
    };
    setting.scene().drawn("prompt", prompt)
}

/// How long the viewer has for their decision, at a table with a clock.
fn clock(setting: &TableScene<'_>) -> Region {
    if setting.table().setup().seconds.is_none() {
        return Region::default();
    }
    let scene = setting.scene();
    let until = scene.own_seat().and_then(|seat| scene.players.get(seat.index())?.until);
    scene.region("clock", until, |id| {
        html! {
            div class="clock" id=(id) role="timer" hidden[until.is_none()] {
                @if let Some(until) = until {
                    span class="tag" {
                        (pieces::icon(&scene, "clock")) b data-until=(until) {}
                        span class="sr" { " " (scene.text("table-left")) }
                    }
                }
            }
        }
    })
}

/// What the choice is about, for who plays for the first time.
fn draw_guide(setting: &TableScene<'_>, guide: &Markup) -> Region {
    setting.scene().region("guide", &guide.0, |id| {
        html! {
            div id=(id) {
                @if guide.0.is_empty() { (setting.text("table-guide-wait")) } @else { (guide) }
            }
        }
    })
}

/// The guide can be folded away, and stays so.
fn guide_fold(setting: &TableScene<'_>, guide: &Region) -> Markup {
    html! {
        details class="fold guide" id="guide-fold" data-fold="open" open {
            summary title=(setting.text("table-guide")) aria-label=(setting.text("table-guide")) {
                (pieces::icon(&setting.scene(), "lantern"))
            }
            (guide)
        }
    }
}

fn tools(setting: &TableScene<'_>) -> Region {
    let (undo, leaving) = (undo(setting), LeaveBox::draw(setting));
    let parts = [&undo, &leaving];
    setting.scene().frame("tools", (), parts, |_| draw_tools(setting, parts))
}

fn draw_tools(setting: &TableScene<'_>, parts: [&Region; 2]) -> Markup {
    let scene = setting.scene();
    html! {
        div class="row" id="tools" {
            button class="btn slim" id="skip" type="button" hidden title=(setting.text("table-skip"))
                aria-label=(setting.text("table-skip")) { (pieces::icon(&scene, "last")) }
            @for part in parts { (part) }
            a class="btn slim quiet" href=(setting.links.rules) target="_blank"
                aria-label=(setting.text("table-rules")) title=(setting.text("table-rules")) {
                (pieces::icon(&scene, "book"))
            }
        }
    }
}

fn undo(setting: &TableScene<'_>) -> Region {
    let Some(undo) = Undo::of(setting) else { return Region::default() };
    setting.scene().region("undo-form", undo, |id| undo.button(setting, id))
}

/// How somebody may go back.
#[derive(Clone, Copy, Hash)]
enum Undo {
    /// Just so.
    Free,
    /// If the others agree.
    Ask,
    /// Not now: somebody has asked for it.
    Asked,
    /// There is nothing to go back to.
    Nothing,
}

impl Undo {
    fn of(setting: &TableScene<'_>) -> Option<Self> {
        setting.own_seat()?;
        Some(if setting.sight.may_take_back() {
            Self::Free
        } else if setting.sight.undo().is_some() {
            Self::Asked
        } else if setting.sight.has_acted() {
            Self::Ask
        } else {
            Self::Nothing
        })
    }

    /// Takes back what may be taken back, asks the others for more, or says why there is nothing.
    fn button(self, setting: &TableScene<'_>, id: RegionId) -> Markup {
        let (ask, about) = match self {
            Self::Free => (Some("take_back"), "table-take-back"),
            Self::Ask => (Some("undo"), "table-undo"),
            Self::Asked => (None, "table-undo-asked"),
            Self::Nothing => (None, "table-nothing-to-undo"),
        };
        let about = setting.text(about);
        let button = html! {
            button class="btn slim quiet" id="undo" aria-label=(about) title=(about)
                aria-disabled=[ask.is_none().then_some("true")] {
                (pieces::icon(&setting.scene(), "undo"))
            }
        };
        html! { span id=(id) { (setting.form(None, ask.unwrap_or("undo"), &button)) } }
    }
}

/// What the table has to tell: that a bot plays for me, or that somebody wants to go back or to give the match up.
fn notice(setting: &TableScene<'_>) -> Region {
    let undo = setting.sight.undo();
    let bot = leave_box::plays_for_me(setting);
    let ending = setting.table().ending();
    let inputs = (undo.map(|undo| (undo.by, undo.agreed)), bot, ending);
    setting.scene().region("notice", inputs, |id| {
        html! {
            div id=(id) aria-live="polite" hidden[undo.is_none() && !bot && ending.is_empty()] {
                @if bot {
                    div class="verify" {
                        (pieces::icon(&setting.scene(), "bot"))
                        (answer(setting, setting.text("table-stands-in").0, &[("return", "", "table-return")]))
                    }
                }
                @if let Some(undo) = undo { (undo_wish(setting, undo)) }
                @if !ending.is_empty() { (end_wish(setting, ending)) }
            }
        }
    })
}

/// Somebody's wish to go back, and what I may say to it.
fn undo_wish(setting: &TableScene<'_>, undo: play::Undo) -> Markup {
    let waiting: Seats =
        setting.table().people().iter().filter(|seat| !undo.agreed.contains(*seat)).collect();
    let wish = Phrase::new("table-undo-wish").with("seat", undo.by).with("seats", waiting);
    let answers: &[(&str, &str, &str)] = match setting.own_seat() {
        None => &[],
        Some(seat) if waiting.contains(seat) => {
            &[("undo", "true", "table-agree"), ("undo", "false", "table-refuse")]
        }
        Some(seat) if seat == undo.by => &[("undo", "false", "table-withdraw")],
        Some(_) => &[],
    };
    html! {
        div class="verify" {
            (pieces::icon(&setting.scene(), "undo"))
            (answer(setting, &setting.say(&wish).0, answers))
        }
    }
}

/// That some want to give the match up, and what I may say to it.
fn end_wish(setting: &TableScene<'_>, ending: Seats) -> Markup {
    let waiting = setting.table().would_go_on();
    let wish = Phrase::new("table-end-wish").with("seats", ending).with("waiting", waiting);
    let answers: &[(&str, &str, &str)] = match setting.own_seat() {
        None => &[],
        Some(seat) if ending.contains(seat) => &[("play_on", "", "table-withdraw")],
        Some(_) => &[("close", "", "table-agree-end"), ("play_on", "", "table-play-on")],
    };
    html! {
        div class="verify" {
            (pieces::icon(&setting.scene(), "flag"))
            (answer(setting, &setting.say(&wish).0, answers))
        }
    }
}

/// A sentence with buttons: what each asks for, whether to agree, and its text.
fn answer(setting: &TableScene<'_>, sentence: &str, buttons: &[(&str, &str, &str)]) -> Markup {
    html! {
        div class="row grow" {
            span class="grow" { (maud::PreEscaped(sentence)) }
            @for (ask, agree, text) in buttons {
                (setting.form(None, ask, &html! {
                    @if !agree.is_empty() { input type="hidden" name="agree" value=(agree); }
                    button class="btn slim" { (setting.text(text)) }
                }))
            }
        }
    }
}

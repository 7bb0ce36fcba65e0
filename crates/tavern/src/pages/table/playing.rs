//! The table while a match is played.

use board::{Drawing, Region, RegionId, pieces};
use game::Seat;
use maud::{Markup, html};

use super::beginning;
use super::curtain;
use super::goal;
use super::hint;
use super::leave_box::LeaveBox;
use super::notices::{notice, told};
use super::puzzle;
use super::sayings;
use super::table_scene::TableScene;
use super::talk::{self, Lines};
use super::voyage;
use crate::table::TableSetup;

pub(crate) fn main(scene: &TableScene<'_>, drawing: Drawing, lines: Lines) -> Region {
    let board_scene = scene.board_scene();
    let curtain = curtain::draw(scene);
    let Drawing { status: [before, after], prompt, guide, standing, board, hand, .. } = drawing;
    let parts = Parts {
        goal: goal::goal(scene, &standing),
        before,
        prompt: draw_prompt(scene, &voyage::prompt(scene).unwrap_or(prompt)),
        clock: clock(scene),
        hint: hint::button(scene),
        after,
        tools: tools(scene),
        guide: scene.own_seat().map(|_| draw_guide(scene, &guide)).unwrap_or_default(),
        answer: hint::answer(scene),
        voyage: puzzle::panel(scene).unwrap_or_else(|| voyage::bubble(scene)),
        notice: notice(scene),
        told: told(scene),
        board,
        // Where the curtain hangs, nobody holds anything.
        hand: if scene.is_behind_curtain() { Region::default() } else { hand },
        curtain,
        log: scene.kept_for_now(talk::LOG_FOLD, || talk::log(scene, lines)),
        chat: scene.kept_for_now(talk::CHAT_FOLD, || talk::chat(scene, lines)),
        sayings: sayings::draw_box(scene),
    };
    board_scene.frame("main", (), parts.all(), |id| draw(scene, &parts, id))
}

struct Parts {
    goal: Region,
    before: Region,
    prompt: Region,
    clock: Region,
    hint: Region,
    after: Region,
    tools: Region,
    guide: Region,
    answer: Region,
    voyage: Region,
    notice: Region,
    told: Region,
    board: Region,
    hand: Region,
    curtain: Region,
    log: Region,
    chat: Region,
    sayings: Region,
}

impl Parts {
    fn all(&self) -> [&Region; 18] {
        let Self { goal, before, prompt, clock, hint, after, tools, guide, .. } = self;
        let Self { answer, voyage, notice, told, board, hand, curtain, log, chat, sayings, .. } =
            self;
        let above = [goal, before, prompt, clock, hint, after, tools, guide];
        let below = [answer, voyage, notice, told, board, hand, curtain, log, chat, sayings];
        std::array::from_fn(|i| if i < 8 { above[i] } else { below[i - 8] })
    }
}

fn draw(scene: &TableScene<'_>, parts: &Parts, id: RegionId) -> Markup {
    html! {
        main class="table" id=(id) data-stage="playing" data-voyage=[scene.table().sailing().map(|_| "")]
            data-rules=(scene.links.rules)
            data-rule-word=(scene.text("table-rule")) data-seat=[scene.own_seat().map(Seat::number)]
            data-whose=[scene.whose()]
            data-hit-word=(scene.text("table-hits-you")) {
            h1 class="sr" { (scene.text("game-title")) }
            (parts.goal)
            section class="play" aria-label=(scene.text("table-board")) {
                div class="status" id="status" {
                    (parts.before) (parts.prompt) (parts.clock) (parts.hint) (parts.after) (parts.tools)
                }
                @if scene.own_seat().is_some() { (hand_tabs(scene)) }
                (beginning::told(scene))
                (parts.voyage)
                (ledge(scene, parts))
                (parts.board)
                div class="lap" id="lap" { (lap_tabs(scene)) (parts.hand) (parts.curtain) }
            }
            aside class="side" aria-label=(scene.text("table-side")) { (parts.answer) (parts.log) (parts.chat) }
            (parts.sayings)
        }
    }
}

/// Of one height whatever is said: the lantern lies there, and what is asked or answered lies over it.
fn ledge(scene: &TableScene<'_>, parts: &Parts) -> Markup {
    html! {
        div class="ledge" {
            @if scene.own_seat().is_some() { (guide_fold(scene, &parts.guide)) }
            div class="laid-over" { (parts.notice) (parts.told) }
        }
    }
}

/// On a phone the hand can be folded away to see the board behind it; beside a screen, all else can.
fn lap_tabs(scene: &TableScene<'_>) -> Markup {
    if scene.is_behind_curtain() {
        return Markup::default();
    }
    let about = scene.text("table-hand-only");
    html! {
        @if scene.own_seat().is_some() {
            button class="hand-only" id="hand-only" type="button" hidden aria-label=(about) title=(about) {
                (pieces::icon(&scene.board_scene(), "phone"))
            }
        }
        button class="hand-fold" id="hand-fold" type="button" aria-controls="hand" aria-expanded="true" hidden {
            span { (scene.text("table-hand")) }
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
                span aria-hidden="true" { (scene.text("table-guide")) }
            }
            (guide)
        }
    }
}

fn tools(scene: &TableScene<'_>) -> Region {
    let parts = [practice(scene), curtain::cover(scene), undo(scene), LeaveBox::draw(scene)];
    let parts = parts.each_ref();
    scene.board_scene().frame("tools", (), parts, |_| draw_tools(scene, parts))
}

fn draw_tools(scene: &TableScene<'_>, parts: [&Region; 4]) -> Markup {
    let board_scene = scene.board_scene();
    html! {
        div class="row" id="tools" {
            button class="btn gold" id="skip" type="button" hidden title=(scene.text("table-skip-about")) {
                (scene.text("table-skip")) (pieces::icon(&board_scene, "last"))
            }
            @for part in parts { (part) }
            @if scene.is_seated() { (stand_in_form(scene)) }
            a class="btn slim quiet" href=(scene.links.rules) target="_blank"
                aria-label=(scene.text("table-rules")) title=(scene.text("table-rules")) {
                (pieces::icon(&board_scene, "book"))
            }
        }
    }
}

/// From one's own things to the whole table, and back.
fn hand_tabs(scene: &TableScene<'_>) -> Markup {
    html! {
        div class="seg hand-tabs" id="hand-tabs" role="group" aria-label=(scene.text("table-hand-only")) hidden {
            h2 class="sr" { (scene.text("table-hand")) }
            button type="button" value="hand" aria-pressed="true" { (scene.text("table-tab-hand")) }
            button type="button" value="board" aria-pressed="false" { (scene.text("table-tab-board")) }
            button type="button" value="all" aria-label=(scene.text("table-tab-all")) title=(scene.text("table-tab-all")) {
                (pieces::icon(&scene.board_scene(), "close"))
            }
        }
    }
}

/// What the buttons on the seats of those who are missed belong to.
fn stand_in_form(scene: &TableScene<'_>) -> Markup {
    html! {
        form id=(pieces::STAND_IN_FORM) method="post" action=(scene.links.asks) data-ask="" hidden {
            input type="hidden" name="ask" value="stand_in";
        }
    }
}

/// That somebody went back behind what had been revealed.
fn practice(scene: &TableScene<'_>) -> Region {
    let is_practice = scene.sight.undone() > 0;
    scene.board_scene().region("practice", is_practice, |id| {
        html! {
            span class="tag" id=(id) hidden[!is_practice] title=(scene.text("table-practice-about")) {
                (pieces::icon(&scene.board_scene(), "undo")) (scene.text("table-practice"))
            }
        }
    })
}

fn undo(scene: &TableScene<'_>) -> Region {
    let Some(undo) = Undo::of(scene) else { return Region::default() };
    scene.board_scene().region("undo-form", undo, |id| undo.button(scene, id))
}

/// What was revealed stays so where people compare what they chose.
const fn may_undo(setup: &TableSetup) -> bool {
    setup.contest.is_none() && setup.puzzle.is_none()
}

#[derive(Clone, Copy, Hash)]
enum Undo {
    Free,
    /// Bots do not mind, but the match is practice from then on.
    Alone,
    /// If the others agree.
    Ask,
    /// Not now: somebody has asked already.
    Asked,
    Nothing,
}

impl Undo {
    fn of(scene: &TableScene<'_>) -> Option<Self> {
        scene.own_seat()?;
        if scene.table().sailing().is_some_and(|sailing| !sailing.may_take_back()) {
            return None;
        }
        Some(if scene.sight.has_stand_in() {
            Self::Nothing
        } else if scene.sight.may_take_back() {
            Self::Free
        } else if scene.sight.undo().is_some() {
            Self::Asked
        } else if scene.sight.has_acted() && may_undo(scene.table().setup()) {
            match scene.table().people() == scene.sight.own_seats() {
                true => Self::Alone,
                false => Self::Ask,
            }
        } else {
            Self::Nothing
        })
    }

    /// Takes back what may be taken back, asks the others for more, or says why there is nothing.
    fn button(self, scene: &TableScene<'_>, id: RegionId) -> Markup {
        let (ask, about) = match self {
            Self::Free => (Some("take_back"), "table-take-back"),
            Self::Alone => (Some("undo"), "table-undo-alone"),
            Self::Ask => (Some("undo"), "table-undo"),
            Self::Asked => (None, "table-undo-asked"),
            Self::Nothing => (None, "table-nothing-to-undo"),
        };
        let about = scene.text(about);
        // What makes a match practice is not done by a slip.
        let sure = matches!(self, Self::Alone).then(|| scene.text("table-sure-undo"));
        let button = html! {
            button class="btn slim quiet" id="undo" aria-label=(about) title=(about) data-sure=[sure]
                aria-disabled=[ask.is_none().then_some("true")] {
                (pieces::icon(&scene.board_scene(), "undo"))
            }
        };
        html! { span id=(id) { (scene.form(None, ask.unwrap_or("undo"), &button)) } }
    }
}

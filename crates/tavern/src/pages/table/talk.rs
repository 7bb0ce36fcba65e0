//! The log and the chat: lists that grow at their end.

use std::ops::Range;

use board::{DrawCache, Region, RegionId, pieces};
use game::{Seat, Seats};
use maud::{Markup, PreEscaped, Render as _, html};

use super::sayings;
use super::screen;
use super::table_scene::TableScene;
use crate::table::MAX_LINE;
use crate::table::talk::{Line, Said};

/// The element's id.
pub(crate) const LOG_FOLD: &str = "log-fold";
/// The element's id.
pub(crate) const CHAT_FOLD: &str = "chat-fold";
/// The element's id.
pub(crate) const LOG: &str = "log-list";
/// The element's id.
pub(crate) const CHAT: &str = "chat-list";

/// A live page is sent only the lines that are new.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lines {
    /// All that the looker may read.
    All,
    /// The page has them already.
    Known,
}

pub(crate) fn log(scene: &TableScene<'_>, lines: Lines) -> Region {
    let is_cut = scene.log_start > 0;
    let cut = scene.board_scene().region("log-cut", is_cut, |id| {
        html! { p class="hint" id=(id) hidden[!is_cut] { (scene.text("table-log-cut")) } }
    });
    scene.board_scene().frame(LOG_FOLD, (), [&cut], |id| draw_log(scene, &cut, lines, id))
}

fn draw_log(scene: &TableScene<'_>, cut: &Region, lines: Lines, id: RegionId) -> Markup {
    let list = match lines {
        Lines::All => log_lines(scene),
        Lines::Known => Markup::default(),
    };
    html! {
        details class="panel fold" id=(id) open {
            summary { (pieces::icon(&scene.board_scene(), "log")) (scene.text("table-log")) }
            div class="fill" {
                div class="scroll" id="log" role="log" aria-label=(scene.text("table-log-about")) tabindex="0" {
                    (cut)
                    ol class="log" id=(LOG) data-keep="" { (list) }
                }
            }
        }
    }
}

fn log_lines(scene: &TableScene<'_>) -> Markup {
    let mut out = String::new();
    push_log_lines(&mut out, scene, scene.log_start..usize::MAX);
    PreEscaped(out)
}

/// Appends the log's lines about those events in `places`, counted among the events that the looker heard.
pub(crate) fn push_log_lines(out: &mut String, scene: &TableScene<'_>, places: Range<usize>) {
    let Some(game) = scene.sight.game() else { return };
    let tell = scene.sight.shared::<DrawCache>().lines(&scene.board_scene());
    scene.table().kind().board.visit_log(game, places, &mut |line| {
        // Without a template: most of what a live page is sent are such lines, and a template would draw each apart
        // first.
        out.push_str("<li id=\"e-");
        line.nth.render_to(out);
        out.push_str(if line.is_chapter { "\" class=\"mark\"" } else { "\"" });
        push_hits(out, line.hits);
        if let Some(sound) = line.sound {
            for part in [" data-sound=\"", sound.id(), "\""] {
                out.push_str(part);
            }
        }
        out.push('>');
        tell(line).render_to(out);
        out.push_str("</li>");
    });
}

/// The seats that an event hurts, for a script that shows it to whoever sits there.
fn push_hits(out: &mut String, hits: Seats) {
    for (nth, seat) in hits.iter().enumerate() {
        out.push_str(if nth == 0 { " data-hits=\"" } else { " " });
        seat.number().render_to(out);
    }
    out.push_str(if hits.is_empty() { "" } else { "\"" });
}

pub(crate) fn chat(scene: &TableScene<'_>, lines: Lines) -> Region {
    let is_hushed = scene.table().talk().is_hushed();
    // Nobody is asked to be quiet where nobody looks on.
    let is_drawn = is_hushed || !scene.sight.audience().is_empty();
    let hush = scene.board_scene().region("hush", (is_hushed, is_drawn), |id| {
        html! {
            div id=(id) class="hush" { @if is_drawn { (draw_hush(scene, is_hushed)) } }
        }
    });
    let parts = [&watchers(scene), &hush, &screen::code(scene)];
    scene.board_scene().frame(CHAT_FOLD, (), parts, |id| draw_chat(scene, parts, lines, id))
}

/// Who looks on without a seat.
fn watchers(scene: &TableScene<'_>) -> Region {
    let audience = scene.sight.audience();
    let others = match audience.names.is_empty() {
        true => "table-watchers-only",
        false => "table-watchers-more",
    };
    scene.board_scene().region("watchers", audience, |id| {
        html! {
            p id=(id) class="watchers small muted" hidden[audience.is_empty()] {
                (pieces::icon(&scene.board_scene(), "eye")) " " (scene.text("table-watchers"))
                @for name in &audience.names { " " span class="tag" { (name) } }
                @if audience.screens > 0 { " " span class="tag" data-screen="" { (scene.text("table-screen")) } }
                @if audience.others > 0 { " " (scene.board_scene().count(others, audience.others)) }
            }
        }
    })
}

fn draw_chat(scene: &TableScene<'_>, parts: [&Region; 3], lines: Lines, id: RegionId) -> Markup {
    let list = match lines {
        Lines::All => chat_lines(scene, usize::MAX),
        Lines::Known => Markup::default(),
    };
    let board_scene = scene.board_scene();
    html! {
        details class="panel fold" id=(id) open {
            summary { (pieces::icon(&board_scene, "chat")) (scene.text("table-chat")) }
            div class="fill" {
                div class="scroll" id="chat" role="log" aria-label=(scene.text("table-chat")) tabindex="0" {
                    ul class="chat" id=(CHAT) data-keep="" data-mute=(scene.text("table-mute"))
                        data-unmute=(scene.text("table-unmute")) { (list) }
                }
                @for part in parts { (part) }
                (scene.form(Some("say"), "say", &html! {
                    label class="sr" for="say" { (scene.text("table-message")) }
                    input class="input" id="say" name="text" required maxlength=(MAX_LINE) autocomplete="off"
                        placeholder=(scene.text("table-say"));
                    (sayings::button(scene, "btn square"))
                    button class="btn sea square" aria-label=(scene.text("table-send")) {
                        (pieces::icon(&board_scene, "arrow"))
                    }
                }))
            }
        }
    }
}

/// The host's control over spectators who talk, or what spectators are told about it.
fn draw_hush(scene: &TableScene<'_>, is_hushed: bool) -> Markup {
    let text = if is_hushed { "table-unhush" } else { "table-hush" };
    html! {
        @if scene.is_host() && scene.table().setup().spectators {
            (scene.form(None, "hush", &html! {
                input type="hidden" name="quiet" value=(!is_hushed);
                button class="btn slim quiet" { (scene.text(text)) }
            }))
        } @else if is_hushed {
            p class="hint" { (scene.text("table-hushed")) }
        }
    }
}

/// The last lines of the chat, at most `count`.
pub(crate) fn chat_lines(scene: &TableScene<'_>, count: usize) -> Markup {
    let lines = scene.table().talk().lines();
    let skipped = lines.len().saturating_sub(count);
    html! {
        @for line in lines.iter().skip(skipped) {
            @let own = line.seat.is_some_and(|seat| scene.sight.own_seats().contains(seat));
            @let is_saying = matches!(line.said, Said::Saying(_));
            li id={ "c-" (line.number) } data-who=[(!own).then_some(&line.who)]
                data-by=[line.seat.filter(|_| is_saying).map(Seat::number)] {
                (speaker(scene, line)) br; (sayings::said(scene, &line.said))
            }
        }
    }
}

fn speaker(scene: &TableScene<'_>, line: &Line) -> Markup {
    html! {
        @match line.seat {
            Some(seat) => b class={ "who-name " (pieces::seat_class(seat)) } { (line.name) },
            None => b { (line.name) },
        }
        @if line.is_spectator { " " span class="tag" { (scene.text("table-spectator")) } }
    }
}

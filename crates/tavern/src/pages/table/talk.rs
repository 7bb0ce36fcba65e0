//! The log and the chat: lists that grow at their end.

use std::ops::Range;

use board::{Region, RegionId, pieces};
use game::Phrase;
use maud::{Markup, PreEscaped, html};

use super::setting::Setting;
use crate::table::state::Line;

/// The id of the list with the log.
pub const LOG: &str = "log-list";
/// The id of the list with the chat.
pub const CHAT: &str = "chat-list";

/// The lines of a list: none for a live page, which is sent only those that are new.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    /// All that the looker may read.
    All,
    /// The page has them already.
    Known,
}

/// The log, to be folded away.
pub fn log(setting: &Setting<'_>, lines: Lines) -> Region {
    let is_cut = setting.log_start > 0;
    let cut = setting.scene().region("log-cut", is_cut, |id| {
        html! { p class="hint" id=(id) hidden[!is_cut] { (setting.text("table-log-cut")) } }
    });
    setting.scene().frame("log-fold", (), [&cut], |id| draw_log(setting, &cut, lines, id))
}

fn draw_log(setting: &Setting<'_>, cut: &Region, lines: Lines, id: RegionId) -> Markup {
    let list = match lines {
        Lines::All => log_lines(setting),
        Lines::Known => Markup::default(),
    };
    html! {
        details class="panel fold" id=(id) open {
            summary { (pieces::icon(&setting.scene(), "log")) (setting.text("table-log")) }
            div class="fill" {
                div class="scroll" id="log" role="log" aria-label=(setting.text("table-log-about")) tabindex="0" {
                    (cut)
                    ol class="log" id=(LOG) data-keep="" { (list) }
                }
            }
        }
    }
}

/// All lines of the log that the looker may read.
fn log_lines(setting: &Setting<'_>) -> Markup {
    let mut out = String::new();
    push_log_lines(&mut out, setting, setting.log_start..usize::MAX);
    PreEscaped(out)
}

/// Appends the lines of the log that belong to these places of the story.
pub fn push_log_lines(out: &mut String, setting: &Setting<'_>, places: Range<usize>) {
    let Range { start: from, end: to } = places;
    let sight = setting.sight;
    let Some(game) = sight.game() else { return };
    let (viewer, lang) = (setting.looker.viewer, setting.words.lang());
    setting.table().kind().board.visit_log(game, viewer, from, &mut |place, is_chapter, words| {
        if place < to {
            let say = || line(setting, place, is_chapter, &words()).0;
            out.push_str(&sight.prints.print((LOG, lang, place), say).markup);
        }
    });
}

fn line(setting: &Setting<'_>, place: usize, is_chapter: bool, words: &Phrase) -> Markup {
    html! {
        li id={ "e-" (place) } class=[is_chapter.then_some("mark")] { (setting.scene().tell(words)) }
    }
}

/// The chat, to be folded away.
pub fn chat(setting: &Setting<'_>, lines: Lines) -> Region {
    setting.scene().region("chat-fold", (), |id| draw_chat(setting, lines, id))
}

fn draw_chat(setting: &Setting<'_>, lines: Lines, id: RegionId) -> Markup {
    let list = match lines {
        Lines::All => chat_lines(setting, usize::MAX),
        Lines::Known => Markup::default(),
    };
    let scene = setting.scene();
    html! {
        details class="panel fold" id=(id) open {
            summary { (pieces::icon(&scene, "chat")) (setting.text("table-chat")) }
            div class="fill" {
                div class="scroll" id="chat" role="log" aria-label=(setting.text("table-chat")) tabindex="0" {
                    ul class="chat" id=(CHAT) data-keep="" { (list) }
                }
                form class="say" id="say-form" method="post" action=(setting.to("say")) data-wish="say" {
                    label class="sr" for="say" { (setting.text("table-message")) }
                    input class="input" id="say" name="text" required maxlength="300" autocomplete="off"
                        placeholder=(setting.text("table-say"));
                    button class="btn sea square" aria-label=(setting.text("table-send")) {
                        (pieces::icon(&scene, "arrow"))
                    }
                }
            }
        }
    }
}

/// The last lines of the chat, at most so many.
pub fn chat_lines(setting: &Setting<'_>, count: usize) -> Markup {
    let table = setting.table();
    let chat = table.chat();
    let first = table.lines_said() - chat.len();
    let skipped = chat.len().saturating_sub(count);
    html! {
        @for (i, line) in chat.iter().enumerate().skip(skipped) {
            li id={ "c-" (first + i) } { (speaker(line)) br; (line.text) }
        }
    }
}

fn speaker(line: &Line) -> Markup {
    html! {
        @match line.seat {
            Some(seat) => b class={ "who-name " (pieces::seat_class(seat)) } { (line.name) },
            None => b { (line.name) },
        }
    }
}

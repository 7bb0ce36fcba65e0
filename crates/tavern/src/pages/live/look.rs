//! What one looker's pages are sent.

use std::fmt::Write as _;

use axum::extract::ws::Message;
use board::{Links, Memo, Sent, without_marks};

use crate::pages::table::setting::{Deadlines, Setting, deadlines, links, now};
use crate::pages::table::talk::{self, CHAT, LOG, Lines};
use crate::pages::table::{playing, stage};
use crate::store::Status;
use crate::table::{Change, Look, Looker, Sight};

/// A deadline is the same if it moved by less than this, in milliseconds: the clock is read anew for every page.
const SAME_TIME: u64 = 1_500;

/// What one looker's pages have been sent.
pub(super) struct PageLook {
    looker: Looker,
    links: Option<Links>,
    memo: Memo,
    sent: Sent,
    status: Option<Status>,
    /// Up to which place of the story the log was sent, and from which on it is to be read.
    log: (usize, usize),
    until: Deadlines,
}

impl Look for PageLook {
    fn first(&mut self, sight: &Sight<'_>) -> Vec<Message> {
        let links = self.links.get_or_insert_with(|| links(sight.table)).clone();
        let until = self.deadlines(sight);
        let setting = Setting::new(sight, self.looker, &links, &until, None);
        let page = stage::main(&setting, None, Lines::Known).0;
        let mut html = frame(0);
        html.push_str(&without_marks(&page));
        let start = talk::log_start(&setting);
        push_log(&mut html, &setting, start);
        push_chat(&mut html, &setting, usize::MAX);
        if self.sent.is_empty() {
            self.sent.changes(&page, &mut String::new());
            self.remember(&setting, start);
        }
        vec![Message::text(html)]
    }

    fn next(&mut self, sight: &Sight<'_>, change: &Change) -> Vec<Message> {
        let links = self.links.take().unwrap_or_else(|| links(sight.table));
        let memo = std::mem::take(&mut self.memo);
        let until = self.deadlines(sight);
        let setting = Setting::new(sight, self.looker, &links, &until, Some(&memo));
        let mut messages = Vec::new();
        if change.moments {
            self.show_moments(&setting, &mut messages);
        }
        let mut html = frame(0);
        let empty = html.len();
        self.sent.changes(&stage::main(&setting, None, Lines::Known).0, &mut html);
        self.push_lists(&setting, change, &mut html);
        if html.len() > empty {
            messages.push(Message::text(html));
        }
        (self.links, self.memo, self.until) = (Some(links), memo, until);
        messages
    }
}

impl PageLook {
    pub(super) fn new(looker: Looker) -> Self {
        Self {
            looker,
            links: None,
            memo: Memo::default(),
            sent: Sent::default(),
            status: None,
            log: (0, 0),
            until: Deadlines::default(),
        }
    }

    /// The moments of the last step, one message for each.
    fn show_moments(&mut self, setting: &Setting<'_>, messages: &mut Vec<Message>) {
        let Some(game) = setting.sight.game() else { return };
        for drawing in setting.table().kind().board.moments(game, &setting.scene()) {
            let (told, mut html) = (drawing.told, frame(drawing.pause));
            self.sent.changes(&playing::main(setting, drawing, Lines::Known).0, &mut html);
            self.push_told(setting, told, &mut html);
            messages.push(Message::text(html));
        }
    }

    /// What was told up to a moment.
    fn push_told(&mut self, setting: &Setting<'_>, told: usize, html: &mut String) {
        let (to, start) = self.log;
        let lines = talk::log_lines(setting, to, told);
        if !lines.0.is_empty() {
            push_list(html, LOG, ("append", start), &lines.0);
        }
        self.log.0 = told;
    }

    /// What is new in the log and in the chat; all of it if the page is another one now.
    fn push_lists(&mut self, setting: &Setting<'_>, change: &Change, html: &mut String) {
        let anew = self.status != Some(setting.table().status());
        let start = if anew || change.game { talk::log_start(setting) } else { self.log.1 };
        if anew || change.rewound {
            push_log(html, setting, start);
        } else if change.game {
            let lines = talk::log_lines(setting, self.log.0, usize::MAX);
            if !lines.0.is_empty() || start != self.log.1 {
                push_list(html, LOG, ("append", start), &lines.0);
            }
        }
        if anew || change.lines > 0 {
            push_chat(html, setting, if anew { usize::MAX } else { change.lines });
        }
        self.remember(setting, start);
    }

    fn remember(&mut self, setting: &Setting<'_>, start: usize) {
        self.status = Some(setting.table().status());
        let told = setting.sight.game().map_or(0, game::AnyMatch::n_events);
        self.log = (told, start);
    }

    fn deadlines(&self, sight: &Sight<'_>) -> Deadlines {
        let mut fresh = deadlines(sight);
        for (fresh, known) in fresh.iter_mut().zip(self.until) {
            if let (Some(new), Some(old)) = (*fresh, known)
                && new.abs_diff(old) < SAME_TIME
            {
                *fresh = known;
            }
        }
        fresh
    }
}

/// The beginning of a message, to be seen for so many milliseconds.
fn frame(pause: u16) -> String {
    let mut text = String::with_capacity(4 * 1024);
    let _ = writeln!(text, "{pause} {}", now());
    text
}

fn push_log(html: &mut String, setting: &Setting<'_>, start: usize) {
    if setting.sight.game().is_some() {
        push_list(html, LOG, ("replace", start), &talk::log_lines(setting, start, usize::MAX).0);
    }
}

fn push_chat(html: &mut String, setting: &Setting<'_>, count: usize) {
    push_list(html, CHAT, ("append", 0), &talk::chat_lines(setting, count).0);
}

fn push_list(html: &mut String, id: &str, (how, from): (&str, usize), items: &str) {
    let _ = write!(html, "<ol id=\"{id}\" data-{how}=\"\" data-from=\"{from}\">{items}</ol>");
}

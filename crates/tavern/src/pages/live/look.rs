//! What one looker's pages are sent.

use std::cell::RefCell;
use std::fmt::Write as _;

use axum::extract::ws::Message;
use board::{Links, Sent, without_marks};

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
        let start = talk::log_start(&setting);
        let message = message(0, |html| {
            html.push_str(&without_marks(&page));
            push_log(html, &setting, start);
            push_chat(html, &setting, usize::MAX);
        });
        if self.sent.is_empty() {
            self.sent.update(&mut String::new(), |_| page.clone());
            self.remember(&setting, start);
        }
        message.into_iter().collect()
    }

    fn next(&mut self, sight: &Sight<'_>, change: &Change) -> Vec<Message> {
        let links = self.links.take().unwrap_or_else(|| links(sight.table));
        let sent = std::mem::take(&mut self.sent);
        let until = self.deadlines(sight);
        let setting = Setting::new(sight, self.looker, &links, &until, Some(&sent));
        let mut messages = Vec::new();
        if change.moments {
            self.show_moments(&setting.looking(), &sent, &mut messages);
        }
        messages.extend(message(0, |html| {
            let draw = |setting: &Setting<'_>| stage::main(setting, None, Lines::Known).0;
            sent.update(
                html,
                |of| if of.is_some() { draw(&setting) } else { draw(&setting.anew()) },
            );
            self.push_lists(&setting, change, html);
        }));
        (self.links, self.sent, self.until) = (Some(links), sent, until);
        messages
    }
}

impl PageLook {
    pub(super) fn new(looker: Looker) -> Self {
        Self {
            looker,
            links: None,
            sent: Sent::default(),
            status: None,
            log: (0, 0),
            until: Deadlines::default(),
        }
    }

    /// The moments of the last step, one message for each.
    fn show_moments(&mut self, setting: &Setting<'_>, sent: &Sent, messages: &mut Vec<Message>) {
        let Some(game) = setting.sight.game() else { return };
        let draw = |setting: &Setting<'_>| {
            setting.table().kind().board.moments(game, &setting.scene()).into_iter()
        };
        for (number, drawing) in draw(setting).enumerate() {
            let (told, pause, mut drawing) = (drawing.told, drawing.pause, Some(drawing));
            messages.extend(message(pause, |html| {
                sent.update(html, |_| match drawing.take() {
                    Some(drawing) => playing::main(setting, drawing, Lines::Known).0,
                    None => draw(&setting.anew()).nth(number).map_or_else(String::new, |drawing| {
                        playing::main(&setting.anew(), drawing, Lines::Known).0
                    }),
                });
                self.push_told(setting, told, html);
            }));
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

thread_local! {
    /// Where messages are written before they are as long as they need to be.
    static DESK: RefCell<String> = const { RefCell::new(String::new()) };
}

/// A message to be seen for so many milliseconds; nothing if `write` writes nothing.
fn message(pause: u16, write: impl FnOnce(&mut String)) -> Option<Message> {
    DESK.with_borrow_mut(|html| {
        html.clear();
        let _ = writeln!(html, "{pause} {}", now());
        let empty = html.len();
        write(html);
        (html.len() > empty).then(|| Message::text(html.as_str()))
    })
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

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use board::well_formed;
    use catalog::{Entry, GAMES};
    use flate2::Compression;
    use flate2::write::GzEncoder;
    use game::{Lang, MAX_SEATS, Rng, Seat, Seats, Viewer};
    use serde_json::value::RawValue;

    use super::*;
    use crate::ids::{Key, TableId};
    use crate::table::{Ask, Asker, Table, TableSetup};

    /// No message of a match under way is longer when it is zipped, in bytes.
    const LONGEST: usize = 6 * 1024;

    fn zipped(text: &str) -> usize {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
        encoder.write_all(text.as_bytes()).unwrap();
        encoder.finish().unwrap().len()
    }

    fn sight(table: &Table) -> Sight<'_> {
        Sight {
            table,
            present: Seats::only(Seat::new(0)),
            time_left: [None; MAX_SEATS],
            hints: [None; MAX_SEATS],
        }
    }

    fn begun(kind: &'static Entry, people: &[Asker]) -> Table {
        let setup = TableSetup::new(people[0].player, people.len() as u8);
        let mut table = Table::new(TableId::random(), kind, setup, 0);
        for (seat, asker) in people.iter().enumerate() {
            let seat = Some(Seat::new(seat as u8));
            table.ask(asker, &Ask::Sit { seat, salt: None }).unwrap();
        }
        table.ask(&people[0], &Ask::Start).unwrap();
        table
    }

    fn people() -> Vec<Asker> {
        let person = |name: &str| Asker {
            player: Key::random().player(),
            name: name.to_owned(),
            invite: None,
        };
        ["Anna", "<b>Boris</b>", "Чайка", "Старый Просоленный"].map(person).to_vec()
    }

    /// Whoever is first to act does something that they may.
    fn play(table: &mut Table, people: &[Asker], rng: &mut Rng) -> Option<Change> {
        let play = table.play()?;
        let seat = play.game().to_act().first()?;
        let action = rng.pick(&play.game().legal_actions(seat))?.json.clone();
        let (decision, first_event) = (play.decision(seat)?, play.game().n_events());
        let action = RawValue::from_string(action).unwrap();
        table.ask(&people[seat.index()], &Ask::Play { decision, action, id: None }).unwrap();
        Some(Change { game: true, moments: true, first_event, ..Change::default() })
    }

    /// The page drawn anew.
    fn page(table: &Table, looker: Looker) -> String {
        let (sight, links) = (sight(table), links(table));
        let setting = Setting::new(&sight, looker, &links, &[None; MAX_SEATS], None);
        stage::main(&setting, None, Lines::Known).0
    }

    #[test]
    fn pages_that_are_sent_what_changed_are_as_if_loaded_anew() {
        for kind in GAMES {
            check_pages(kind);
        }
    }

    fn check_pages(kind: &'static Entry) {
        let (people, mut rng) = (people(), Rng::fast(3));
        let mut table = begun(kind, &people);
        let looker = |viewer| Looker { viewer, is_host: false, lang: Some(Lang::Ru) };
        let mut looks: Vec<PageLook> =
            Viewer::all(4).map(|viewer| PageLook::new(looker(viewer))).collect();
        for look in &mut looks {
            look.first(&sight(&table));
        }
        while let Some(change) = play(&mut table, &people, &mut rng) {
            for look in &mut looks {
                let messages = look.next(&sight(&table), &change);
                let mut missed = String::new();
                look.sent.update(&mut missed, |_| page(&table, look.looker));
                assert_eq!(missed, "", "this has changed and was not sent");
                for message in messages.iter().filter(|_| table.status() == Status::Playing) {
                    let text = message.to_text().unwrap();
                    let (_, html) = text.split_once('\n').unwrap();
                    assert_eq!(well_formed(html), Ok(()), "{html}");
                    assert!(zipped(text) < LONGEST, "{kind:?}, {} bytes: {html}", zipped(text));
                }
            }
        }
        assert_eq!(table.status(), Status::Over);
    }

    #[test]
    fn who_comes_later_is_sent_all_of_it() {
        let (people, mut rng) = (people(), Rng::fast(4));
        let mut table = begun(&GAMES[0], &people);
        let looker = Looker { viewer: Viewer::Spectator, is_host: false, lang: Some(Lang::En) };
        let mut look = PageLook::new(looker);
        look.first(&sight(&table));
        for _ in 0..7 {
            let change = play(&mut table, &people, &mut rng).unwrap();
            look.next(&sight(&table), &change);
        }
        let messages = look.first(&sight(&table));
        let text = messages[0].to_text().unwrap();
        let whole = without_marks(&page(&table, looker));
        assert!(text.contains(&whole) && text.contains("id=\"e-"), "{text}");
    }
}

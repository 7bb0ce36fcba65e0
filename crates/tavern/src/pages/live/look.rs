//! What one looker's pages are sent.

use std::cell::RefCell;
use std::fmt::Write as _;
use std::ops::Range;

use board::{DrawCache, Links, Region, Sent};
use game::{AnySeen, MAX_SEATS};
use maud::Render as _;

use crate::pages::table::table_scene::{Deadlines, TableScene, deadlines, links, now, players};
use crate::pages::table::talk::{self, CHAT, LOG, Lines};
use crate::pages::table::{playing, stage};
use crate::store::Status;
use crate::table::{Change, Look, Sight};

/// A deadline that moved by less, in milliseconds, is the same one: the clock is read anew for every page.
const SAME_TIME: u64 = 1_500;

/// How long the final board is seen before the end is told, in milliseconds.
pub(super) const LAST_LOOK: u16 = 2_600;

/// What the pages of one looker have been sent.
#[derive(Default)]
pub(super) struct PageLook {
    links: Option<Links>,
    sent: Sent,
    status: Option<Status>,
    /// How far in the story the log was sent, and where the readable part begins.
    log: (usize, usize),
    until: Deadlines,
}

impl Look for PageLook {
    fn first(&mut self, sight: &Sight<'_>) -> Vec<String> {
        let links = self.links.take().unwrap_or_else(|| links(sight));
        let until = steady_deadlines(sight, &self.until);
        let players = players(sight, &until);
        let scene = TableScene::new(*sight, &links, &players);
        let start = scene.log_start;
        let message = message(|html| {
            if self.sent.is_empty() {
                self.update(&scene, html);
                self.remember(&scene, start);
            } else {
                draw(&scene).render_to(html);
            }
            push_log(html, &scene, start);
            push_chat(html, &scene, usize::MAX);
            0
        });
        self.links = Some(links);
        message.into_iter().collect()
    }

    fn next(&mut self, sight: &Sight<'_>, change: &Change) -> Vec<String> {
        let known = self.links.take().filter(|_| !change.setup);
        let links = known.unwrap_or_else(|| links(sight));
        let until = steady_deadlines(sight, &self.until);
        let players = players(sight, &until);
        let scene = TableScene::new(*sight, &links, &players);
        let mut messages = Vec::with_capacity(8);
        if change.moments {
            self.show_moments(&scene.looking(), change.first_event, &mut messages);
            if scene.table().status() == Status::Over {
                messages.extend(self.last_look(&scene.looking()));
            }
        }
        messages.extend(message(|html| {
            self.update(&scene, html);
            self.push_lists(&scene, change, html);
            0
        }));
        (self.links, self.until) = (Some(links), until);
        messages
    }

    fn anew(&mut self, sight: &Sight<'_>, change: &Change) -> Vec<String> {
        if change.moments && sight.game().is_some_and(|game| game.n_moments() > 0) {
            return self.next(sight, change);
        }
        self.first(sight)
    }
}

impl PageLook {
    fn update(&mut self, scene: &TableScene<'_>, html: &mut String) {
        let cache: &DrawCache = scene.sight.shared();
        self.sent.update(scene.around(), cache, html, |update| draw(&scene.updating(update)));
    }

    /// The moments of the last step, one message for each; the looker had heard `known` events before it.
    fn show_moments(&mut self, scene: &TableScene<'_>, known: usize, messages: &mut Vec<String>) {
        let Some(game) = scene.sight.game() else { return };
        let (board, cache) = (scene.table().kind().board, scene.sight.shared::<DrawCache>());
        for number in 0..game.n_moments() {
            messages.extend(message(|html| {
                let (mut pause, mut told) = (0, 0);
                self.sent.update(scene.around(), cache, html, |update| {
                    let scene = scene.updating(update);
                    let drawing = board.moment(game, number, &scene.board_scene());
                    let drawing = drawing.expect("the number is below the count of moments");
                    (pause, told) = (drawing.pause, drawing.told);
                    playing::main(&scene, drawing, Lines::Known)
                });
                if self.status.is_none() {
                    self.begin_lists(scene, known, html);
                }
                self.push_told(scene, told, html);
                pause
            }));
        }
    }

    /// The board as the match left it, before the end takes its place.
    fn last_look(&mut self, scene: &TableScene<'_>) -> Option<String> {
        let game = scene.sight.game()?;
        let (board, cache) = (scene.table().kind().board, scene.sight.shared::<DrawCache>());
        message(|html| {
            self.sent.update(scene.around(), cache, html, |update| {
                let scene = scene.updating(update);
                playing::main(&scene, board.draw(game, &scene.board_scene()), Lines::Known)
            });
            self.push_told(scene, game.n_heard(), html);
            LAST_LOOK
        })
    }

    /// The lines about what happened up to a moment.
    fn push_told(&mut self, scene: &TableScene<'_>, told: usize, html: &mut String) {
        let ((from, start), before) = (self.log, html.len());
        if !push_lines(html, scene, "append", start, from..told) {
            html.truncate(before);
        }
        self.log.0 = told;
    }

    /// The log up to an event, and the whole chat, on a page that was somebody else's.
    fn begin_lists(&mut self, scene: &TableScene<'_>, known: usize, html: &mut String) {
        let start = scene.log_start.min(known);
        push_lines(html, scene, "replace", start, start..known);
        push_chat(html, scene, usize::MAX);
        (self.status, self.log) = (Some(Status::Playing), (known, start));
    }

    /// What is new in the log and in the chat; all of it where the page, which has become another one, has a new list.
    fn push_lists(&mut self, scene: &TableScene<'_>, change: &Change, html: &mut String) {
        let is_other = self.status != Some(scene.table().status());
        let is_new = |list: &str| is_other && html.contains(&format!("id=\"{list}\""));
        let (new_log, new_chat) = (is_new(LOG), is_new(CHAT));
        let start = if is_other || change.game { scene.log_start } else { self.log.1 };
        if new_log || change.rewound {
            push_log(html, scene, start);
        } else if is_other || change.game {
            let before = html.len();
            let any = push_lines(html, scene, "append", start, self.log.0..usize::MAX);
            if !any && start == self.log.1 {
                html.truncate(before);
            }
        }
        if new_chat || change.lines > 0 {
            push_chat(html, scene, if new_chat { usize::MAX } else { change.lines });
        }
        self.remember(scene, start);
    }

    fn remember(&mut self, scene: &TableScene<'_>, start: usize) {
        self.status = Some(scene.table().status());
        let told = scene.sight.game().map_or(0, AnySeen::n_heard);
        self.log = (told, start);
    }
}

/// When everybody's time is out, with what is known already as it is.
pub(super) fn steady_deadlines(sight: &Sight<'_>, known: &Deadlines) -> Deadlines {
    let Deadlines { mut choice, mut bot } = deadlines(sight);
    keep_known(&mut choice, known.choice);
    keep_known(&mut bot, known.bot);
    Deadlines { choice, bot }
}

/// A deadline that is the same as before keeps its exact value, so that its region does not count as changed.
fn keep_known(fresh: &mut [Option<u64>; MAX_SEATS], known: [Option<u64>; MAX_SEATS]) {
    for (fresh, known) in fresh.iter_mut().zip(known) {
        if let (Some(new), Some(old)) = (*fresh, known)
            && new.abs_diff(old) < SAME_TIME
        {
            *fresh = known;
        }
    }
}

thread_local! {
    /// A scratch buffer: each message is then copied into a string of exactly its length.
    static DESK: RefCell<String> = const { RefCell::new(String::new()) };
}

/// A message headed by two numbers: how long it is to be seen in milliseconds, which `write` returns, and the time now.
/// `None` if `write` writes nothing. The markup comes first, into the scratch buffer, since the number before it is
/// only known afterwards.
pub(super) fn message(write: impl FnOnce(&mut String) -> u16) -> Option<String> {
    DESK.with_borrow_mut(|html| {
        html.clear();
        let pause = write(html);
        if html.is_empty() {
            return None;
        }
        let mut message = String::with_capacity(html.len() + 32);
        pause.render_to(&mut message);
        message.push(' ');
        now().render_to(&mut message);
        message.push('\n');
        message.push_str(html);
        Some(message)
    })
}

fn draw(scene: &TableScene<'_>) -> Region {
    stage::main(scene, None, Lines::Known)
}

fn push_log(html: &mut String, scene: &TableScene<'_>, start: usize) {
    if scene.sight.game().is_some() {
        push_lines(html, scene, "replace", start, start..usize::MAX);
    }
}

/// Appends the lines of the log, readable from `start` on; returns whether there are any.
fn push_lines(
    html: &mut String,
    scene: &TableScene<'_>,
    how: &str,
    start: usize,
    lines: Range<usize>,
) -> bool {
    for part in ["<ol id=\"", LOG, "\" data-", how, "=\"\" data-from=\""] {
        html.push_str(part);
    }
    start.render_to(html);
    html.push_str("\">");
    let before = html.len();
    talk::push_log_lines(html, scene, lines);
    let any = html.len() > before;
    html.push_str("</ol>");
    any
}

fn push_chat(html: &mut String, scene: &TableScene<'_>, count: usize) {
    let lines = talk::chat_lines(scene, count).0;
    let _ = write!(html, "<ol id=\"{CHAT}\" data-append=\"\" data-from=\"0\">{lines}</ol>");
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use board::{Update, well_formed};
    use catalog::{Entry, GAMES};
    use game::{Lang, Rng, Seat, Seats, Viewer};
    use serde_json::value::RawValue;

    use super::*;
    use crate::ids::{Key, TableId};
    use crate::table::{Ask, Asker, Looker, Table, TableSetup};

    /// No message of a match under way is longer, in bytes: it travels unzipped. The longest, some 41,000, offer all
    /// treasures beside a full island of cats; how full it is depends on the deal.
    const LONGEST: usize = 48 * 1024;

    /// What `looker` sees of the table as it is now.
    fn see<T>(table: &Table, looker: Looker, look: impl FnMut(&Sight<'_>) -> T) -> T {
        Sight::of(table, [looker], look).remove(0)
    }

    fn looker(viewer: Viewer, lang: Option<Lang>) -> Looker {
        let own = viewer.seat().map_or(Seats::NONE, Seats::only);
        Looker { viewer, own, is_host: false, lang }
    }

    fn begun(kind: &'static Entry, askers: &[Asker]) -> Table {
        let setup = TableSetup::new(askers[0].player, askers.len() as u8);
        let mut table = Table::new(TableId::random(), kind, setup, 0);
        for (seat, asker) in askers.iter().enumerate() {
            let seat = Some(Seat::new(seat as u8));
            table.ask(asker, &Ask::Sit { seat, salt: None }).unwrap();
        }
        table.ask(&askers[0], &Ask::Start).unwrap();
        table
    }

    fn askers() -> Vec<Asker> {
        let person = |name: &str| Asker {
            player: Key::random().player(),
            name: name.to_owned(),
            invite: None,
            seat: None,
        };
        ["Anna", "<b>Boris</b>", "Чайка", "Старый Просоленный"].map(person).to_vec()
    }

    /// Whoever is first to act does something that they may.
    fn play(table: &mut Table, askers: &[Asker], rng: &mut Rng) -> Option<Change> {
        let to_act = |sight: &Sight<'_>| sight.game()?.to_act().first();
        let seat = see(table, looker(Viewer::Spectator, None), to_act)?;
        let (decision, action) = see(table, looker(Viewer::Seat(seat), None), |sight| {
            Some((sight.decision()?, rng.pick(&sight.game()?.legal_json(usize::MAX))?.clone()))
        })?;
        let action = Box::<RawValue>::from(action);
        table.ask(&askers[seat.index()], &Ask::Play { decision, action, id: None }).unwrap();
        Some(Change { game: true, moments: true, ..Change::default() })
    }

    /// Shows the table as it is now.
    fn show<T>(table: &Table, looker: Looker, mut show: impl FnMut(&TableScene<'_>) -> T) -> T {
        see(table, looker, |sight| {
            let (links, players) = (links(sight), players(sight, &Deadlines::default()));
            show(&TableScene::new(*sight, &links, &players))
        })
    }

    #[test]
    fn pages_that_are_sent_what_changed_are_as_if_loaded_anew() {
        for kind in GAMES {
            check_pages(kind);
        }
    }

    fn check_pages(kind: &'static Entry) {
        let (askers, mut rng) = (askers(), Rng::fast(3));
        let mut table = begun(kind, &askers);
        let look = |viewer| (looker(viewer, Some(Lang::Ru)), PageLook::default());
        let mut sounds = BTreeSet::new();
        let mut looks: Vec<(Looker, PageLook)> = Viewer::all(4).map(look).collect();
        for (looker, look) in &mut looks {
            see(&table, *looker, |sight| look.first(sight));
        }
        while let Some(change) = play(&mut table, &askers, &mut rng) {
            for (looker, look) in &mut looks {
                let messages = see(&table, *looker, |sight| look.next(sight, &change));
                if table.status() == Status::Over {
                    let [.., last_look, _end] = messages.as_slice() else { panic!("{messages:?}") };
                    assert!(last_look.starts_with(&format!("{LAST_LOOK} ")), "{last_look}");
                }
                assert_eq!(missed(&table, *looker, look), "", "this has changed and was not sent");
                for text in messages.iter().filter(|_| table.status() == Status::Playing) {
                    let (_, html) = text.split_once('\n').unwrap();
                    assert_eq!(well_formed(html), Ok(()), "{html}");
                    assert!(text.len() < LONGEST, "{kind:?}, {} bytes: {html}", text.len());
                    sounds.extend(sounds_in(html));
                }
            }
        }
        assert_eq!(table.status(), Status::Over);
        assert!(sounds.len() >= 3, "a match of {kind:?} sounds like {sounds:?}");
    }

    fn sounds_in(html: &str) -> impl Iterator<Item = &'static str> + '_ {
        let all = board::Sound::ALL.into_iter().map(board::Sound::id);
        all.filter(move |id| html.contains(&format!("data-sound=\"{id}\"")))
    }

    /// What is on a page that is drawn anew and was not sent.
    fn missed(table: &Table, looker: Looker, look: &PageLook) -> String {
        let (mut sent, mut missed) = (look.sent.clone(), String::new());
        show(table, looker, |scene| {
            let draw = |update: &Update<'_>| draw(&scene.updating(update));
            sent.update("anew", &DrawCache::default(), &mut missed, draw);
        });
        missed
    }

    #[test]
    fn whoever_comes_later_is_sent_all_of_it() {
        let (askers, mut rng) = (askers(), Rng::fast(4));
        let mut table = begun(&GAMES[0], &askers);
        let looker = looker(Viewer::Spectator, Some(Lang::En));
        let mut look = PageLook::default();
        see(&table, looker, |sight| look.first(sight));
        for _ in 0..7 {
            let change = play(&mut table, &askers, &mut rng).unwrap();
            see(&table, looker, |sight| look.next(sight, &change));
        }
        let messages = see(&table, looker, |sight| look.first(sight));
        let text = &messages[0];
        let whole = show(&table, looker, |scene| draw(scene).render().0);
        assert!(text.contains(&whole) && text.contains("id=\"e-"), "{text}");
    }
}

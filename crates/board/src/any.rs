//! The board of a game whose type is not known here.

use std::ops::Range;

use game::{AnySeen, Erased, HeardKey, Phrase, Seat, Seats, Viewer};
use maud::Markup;

use crate::{
    Act, Art, Board, LogKind, MinutePart, Part, Region, Scene, Sound, Standing, What, pieces,
};

pub trait AnyBoard: Send + Sync {
    fn art(&self) -> Art;

    fn whats(&self) -> &'static [What];

    /// The picture for a part of the minute of rules.
    fn minute(&self, part: MinutePart, scene: &Scene<'_>) -> Markup;

    fn parts(&self) -> Vec<Part>;

    /// The table as it is now.
    fn draw(&self, seen: AnySeen<'_>, scene: &Scene<'_>) -> Drawing;

    /// A moment of the last step, by its number.
    fn moment(&self, seen: AnySeen<'_>, number: usize, scene: &Scene<'_>) -> Option<Drawing>;

    /// Shows `visit` what the log says about these events, counted among those that the viewer heard.
    fn visit_log(&self, seen: AnySeen<'_>, places: Range<usize>, visit: &mut VisitLog<'_>);

    /// What the log says about everything heard after the first `from` events.
    fn log(&self, seen: AnySeen<'_>, from: usize) -> Vec<LogEntry> {
        let mut entries = Vec::new();
        self.visit_log(seen, from..usize::MAX, &mut |line| {
            let LogLine { nth, is_chapter, words, .. } = *line;
            entries.push(LogEntry { nth, is_chapter, phrase: words() });
        });
        entries
    }

    /// How many of the events that they heard the viewer may no longer read in the log.
    fn log_start(&self, seen: AnySeen<'_>) -> usize;

    /// An action in JSON, in the words of a captain; `None` if it is no action.
    fn named(&self, seen: AnySeen<'_>, action: &str) -> Option<Phrase>;

    /// Everybody's score sheet once the match is over. It looks the same to all, but for the mark on one's own.
    fn scores(&self, seen: AnySeen<'_>, scene: &Scene<'_>) -> Markup;
}

pub type VisitLog<'a> = dyn FnMut(&LogLine<'_>) + 'a;

pub struct LogLine<'a> {
    /// How many events the viewer had heard before this one.
    pub nth: usize,
    /// The same for everyone who heard it.
    pub(crate) key: HeardKey,
    pub is_chapter: bool,
    /// Whom it hurts.
    pub hits: Seats,
    pub sound: Option<Sound>,
    /// Called only if the line has to be drawn.
    pub words: &'a dyn Fn() -> Phrase,
}

#[derive(Clone, Debug)]
pub struct Drawing {
    /// What stands before and after the prompt.
    pub status: [Region; 2],
    pub prompt: Markup,
    /// What the choice is about, for beginners.
    pub guide: Markup,
    pub standing: Standing,
    pub board: Region,
    pub hand: Region,
    /// How many milliseconds it stays in view.
    pub pause: u16,
    /// How many events the viewer had heard by then.
    pub told: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// How many events the viewer had heard before this one.
    pub nth: usize,
    pub is_chapter: bool,
    pub phrase: Phrase,
}

fn draw<G: Board>(view: &G::View, legal: &[G::Action], told: usize, scene: &Scene<'_>) -> Drawing {
    Drawing {
        status: G::status(view, scene),
        prompt: G::prompt(view, legal, scene),
        guide: G::guide(view, legal, scene),
        standing: G::standing(view),
        board: G::board(view, legal, scene),
        hand: G::hand(view, legal, scene),
        pause: G::pause(view),
        told,
    }
}

impl<G: Board> AnyBoard for Erased<G> {
    fn art(&self) -> Art {
        G::ART
    }

    fn whats(&self) -> &'static [What] {
        G::WHATS
    }

    fn minute(&self, part: MinutePart, scene: &Scene<'_>) -> Markup {
        G::minute(part, scene)
    }

    fn parts(&self) -> Vec<Part> {
        G::parts()
    }

    fn draw(&self, seen: AnySeen<'_>, scene: &Scene<'_>) -> Drawing {
        let seen = seen.of::<G>();
        let legal = match scene.act {
            Act::Decide(_) => seen.legal_actions(),
            Act::Look | Act::Change => Vec::new(),
        };
        draw::<G>(&seen.view(), &legal, seen.n_heard(), scene)
    }

    fn moment(&self, seen: AnySeen<'_>, number: usize, scene: &Scene<'_>) -> Option<Drawing> {
        let scene = Scene { act: Act::Look, ..*scene };
        let (view, told) = seen.of::<G>().moment(number)?;
        Some(draw::<G>(&view, &[], told, &scene))
    }

    fn visit_log(&self, seen: AnySeen<'_>, places: Range<usize>, visit: &mut VisitLog<'_>) {
        let heard = seen.of::<G>().heard(places.start);
        for heard in heard.take_while(|heard| heard.nth < places.end) {
            let kind = G::log(heard.event());
            if kind != LogKind::Silent {
                let (is_chapter, words) = (kind == LogKind::Chapter, &|| heard.phrase());
                let (nth, key) = (heard.nth, heard.key);
                let (hits, sound) = (G::hits(heard.event()), G::sound(heard.event()));
                visit(&LogLine { nth, key, is_chapter, hits, sound, words });
            }
        }
    }

    fn log_start(&self, seen: AnySeen<'_>) -> usize {
        let seen = seen.of::<G>();
        let earlier = match G::chapters_in_sight(&seen.view()) {
            0 | usize::MAX => return 0,
            chapters => chapters - 1,
        };
        let heard = seen.heard_backwards();
        let mut starts = heard.filter(|heard| G::log(heard.event()) == LogKind::Chapter);
        match starts.nth(earlier) {
            // What comes before the first chapter belongs to it.
            Some(start) if starts.next().is_some() => start.nth,
            _ => 0,
        }
    }

    fn named(&self, seen: AnySeen<'_>, action: &str) -> Option<Phrase> {
        let action = serde_json::from_str(action).ok()?;
        Some(G::named(&seen.of::<G>().view(), &action))
    }

    fn scores(&self, seen: AnySeen<'_>, scene: &Scene<'_>) -> Markup {
        let seen = seen.of::<G>().in_public();
        let Some(outcome) = seen.outcome() else { return Markup::default() };
        let public = Scene { viewer: Viewer::Spectator, update: None, ..*scene };
        let view = seen.view();
        let rows = |seat: Seat| {
            let sheet = seen.score_sheet(seat).unwrap_or_default();
            G::score_rows(&view, seat, &sheet, &public)
        };
        pieces::scores(scene, &outcome, &rows)
    }
}

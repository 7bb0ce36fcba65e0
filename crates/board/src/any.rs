//! The board of a game whose type is not known here.

use std::any::Any;

use game::{AnyMatch, Erased, Match, Phrase, Seat, Viewer};
use maud::Markup;

use crate::{Act, Art, Board, LogKind, Region, Scene, pieces};

/// The board of a game whose type is not known here.
pub trait AnyBoard: Send + Sync {
    /// Style sheet and drawings.
    fn art(&self) -> Art;

    /// The table as `scene.viewer` sees it now.
    fn draw(&self, game: &dyn AnyMatch, scene: &Scene<'_>) -> Drawing;

    /// A moment of the last step as `scene.viewer` saw it, by its number.
    fn moment(&self, game: &dyn AnyMatch, number: usize, scene: &Scene<'_>) -> Option<Drawing>;

    /// Shows `visit` what the log says to `viewer` after the first `from` events that they heard.
    fn visit_log(&self, game: &dyn AnyMatch, viewer: Viewer, from: usize, visit: &mut VisitLog<'_>);

    /// What the log says to `viewer` after the first `from` events that they heard.
    fn log(&self, game: &dyn AnyMatch, viewer: Viewer, from: usize) -> Vec<LogEntry> {
        let mut entries = Vec::new();
        self.visit_log(game, viewer, from, &mut |line| {
            let LogLine { place, is_chapter, words, .. } = *line;
            entries.push(LogEntry { place, is_chapter, phrase: words() });
        });
        entries
    }

    /// How many of the events that they heard `viewer` may not read up in the log now.
    fn log_start(&self, game: &dyn AnyMatch, viewer: Viewer) -> usize;

    /// Everybody's score sheet, when the match is over. It looks the same to all, whoever `scene.viewer` is.
    fn scores(&self, game: &dyn AnyMatch, scene: &Scene<'_>) -> Markup;
}

/// Is shown a line of the log.
pub type VisitLog<'a> = dyn FnMut(&LogLine<'_>) + 'a;

/// A line of the log.
pub struct LogLine<'a> {
    /// How many events the viewer had heard before it. This may be told: it counts nothing that others heard.
    pub place: usize,
    /// Its place in the story of everybody, which no viewer may be told.
    pub story_place: usize,
    /// Whether it begins a chapter.
    pub is_chapter: bool,
    /// How to find its words.
    pub words: &'a dyn Fn() -> Phrase,
}

/// What is drawn of a table.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// What stands before and after the prompt.
    pub status: [Region; 2],
    /// What is to be decided.
    pub prompt: Markup,
    /// What the choice is about, for beginners.
    pub guide: Markup,
    /// The table.
    pub board: Region,
    /// What the viewer holds.
    pub hand: Region,
    /// For how many milliseconds it is to be seen.
    pub pause: u16,
    /// How many events the viewer had heard by then.
    pub told: usize,
}

/// What the log says of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// How many events the viewer had heard before it.
    pub place: usize,
    /// Whether it begins a chapter.
    pub is_chapter: bool,
    /// Its words.
    pub phrase: Phrase,
}

fn typed<G: Board>(game: &dyn AnyMatch) -> &Match<G> {
    let game: &dyn Any = game.as_any();
    game.downcast_ref().expect("a match is drawn on the board of its own game")
}

fn draw<G: Board>(view: &G::View, legal: &[G::Action], told: usize, scene: &Scene<'_>) -> Drawing {
    Drawing {
        status: G::status(view, scene),
        prompt: G::prompt(view, legal, scene),
        guide: G::guide(view, legal, scene),
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

    fn draw(&self, game: &dyn AnyMatch, scene: &Scene<'_>) -> Drawing {
        let game = typed::<G>(game);
        let legal = match (scene.act, scene.viewer) {
            (Act::Decide(_), Viewer::Seat(seat)) => game.legal_actions(seat),
            _ => Vec::new(),
        };
        draw::<G>(&game.view(scene.viewer), &legal, game.n_heard(scene.viewer), scene)
    }

    fn moment(&self, game: &dyn AnyMatch, number: usize, scene: &Scene<'_>) -> Option<Drawing> {
        let scene = Scene { act: Act::Look, ..*scene };
        let game = typed::<G>(game);
        let moment = game.moments().get(number)?;
        let told = game.heard_before(moment.told, scene.viewer);
        Some(draw::<G>(&moment.view(scene.viewer), &[], told, &scene))
    }

    fn visit_log(
        &self,
        game: &dyn AnyMatch,
        viewer: Viewer,
        from: usize,
        visit: &mut VisitLog<'_>,
    ) {
        let game = typed::<G>(game);
        let first = game.place_heard(viewer, from);
        let heard = game.told().iter().enumerate().skip(first);
        let heard = heard.filter(|(_, told)| told.audience.includes(viewer));
        for (place, (story_place, told)) in (from..).zip(heard) {
            let kind = G::log(&told.event);
            if kind != LogKind::Silent {
                let (is_chapter, words) = (kind == LogKind::Chapter, &|| told.phrase_for(viewer));
                visit(&LogLine { place, story_place, is_chapter, words });
            }
        }
    }

    fn log_start(&self, game: &dyn AnyMatch, viewer: Viewer) -> usize {
        let game = typed::<G>(game);
        let chapters = G::chapters_in_sight(&game.view(viewer));
        let told = game.told().iter().enumerate().rev();
        let mut starts = told.filter(|(_, told)| G::log(&told.event) == LogKind::Chapter);
        match chapters.checked_sub(1).and_then(|earlier| starts.nth(earlier)) {
            // What comes before the first chapter belongs to it.
            Some((start, _)) if starts.next().is_some() => game.heard_before(start, viewer),
            _ => 0,
        }
    }

    fn scores(&self, game: &dyn AnyMatch, scene: &Scene<'_>) -> Markup {
        let game = typed::<G>(game);
        let Some(outcome) = game.outcome() else { return Markup::default() };
        let scene = Scene { viewer: Viewer::Spectator, update: None, ..*scene };
        let view = game.view(scene.viewer);
        let rows = |seat: Seat| G::score_rows(&view, seat, &game.score_sheet(seat), &scene);
        pieces::scores(&scene, &outcome, &rows)
    }
}

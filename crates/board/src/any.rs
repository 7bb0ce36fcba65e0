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

    /// Shows `visit` what the log says to `viewer` of the story from place `from` on.
    fn visit_log(&self, game: &dyn AnyMatch, viewer: Viewer, from: usize, visit: &mut VisitLog<'_>);

    /// What the log says to `viewer` of the story from place `from` on.
    fn log(&self, game: &dyn AnyMatch, viewer: Viewer, from: usize) -> Vec<LogEntry> {
        let mut entries = Vec::new();
        self.visit_log(game, viewer, from, &mut |place, is_chapter, words| {
            entries.push(LogEntry { place, is_chapter, phrase: words() });
        });
        entries
    }

    /// The place in the story from which on `viewer` may read the log now.
    fn log_start(&self, game: &dyn AnyMatch, viewer: Viewer) -> usize;

    /// Everybody's score sheet, when the match is over. It looks the same to all, whoever `scene.viewer` is.
    fn scores(&self, game: &dyn AnyMatch, scene: &Scene<'_>) -> Markup;
}

/// Is shown an entry of the log: its place in the story, whether it begins a chapter, and how to find its words.
pub type VisitLog<'a> = dyn FnMut(usize, bool, &dyn Fn() -> Phrase) + 'a;

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
    /// How many events had been told by then.
    pub told: usize,
}

/// What the log says of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// The event's place in the story, counted over everybody's events.
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
        draw::<G>(&game.view(scene.viewer), &legal, game.told().len(), scene)
    }

    fn moment(&self, game: &dyn AnyMatch, number: usize, scene: &Scene<'_>) -> Option<Drawing> {
        let scene = Scene { act: Act::Look, ..*scene };
        let moment = typed::<G>(game).moments().get(number)?;
        Some(draw::<G>(&moment.view(scene.viewer), &[], moment.told, &scene))
    }

    fn visit_log(
        &self,
        game: &dyn AnyMatch,
        viewer: Viewer,
        from: usize,
        visit: &mut VisitLog<'_>,
    ) {
        for (place, told) in typed::<G>(game).told().iter().enumerate().skip(from) {
            let kind = G::log(&told.event);
            if kind != LogKind::Silent && told.audience.includes(viewer) {
                visit(place, kind == LogKind::Chapter, &|| told.phrase_for(viewer));
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
            Some((start, _)) if starts.next().is_some() => start,
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

//! A match that is over, cut into frames: every step, and before it the moments in which it was resolved.

use board::{Act, Drawing, Links, LogEntry, Player, Presence, Scene};
use game::{AnyMatch, Lang, Phrase, Seat, Viewer};
use maud::Markup;
use serde_json::Value;

use super::words::{Words, board_words};
use super::{assets, layout};
use crate::analysis::actions;
use crate::problem::{Outcome, Problem};

/// A match that is over, cut into frames.
#[derive(Debug)]
pub struct Film {
    /// The game and what goes with it.
    pub entry: &'static catalog::Entry,
    /// The whole match.
    pub game: Box<dyn AnyMatch>,
    /// Its record, as JSON that has been read.
    pub record: Value,
    frames: Vec<Frame>,
}

/// A frame: the match after so many actions, or a moment of the last of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Frame {
    actions: usize,
    moment: Option<usize>,
}

/// What is to be seen of a frame.
#[derive(Debug)]
pub struct Shot {
    /// The board and what belongs to it.
    pub drawing: Drawing,
    /// What the log says by then.
    pub log: Vec<LogEntry>,
    /// How many of the log's last lines are new in this frame.
    pub n_new: usize,
}

impl Film {
    /// The film of a record, in either form.
    ///
    /// # Errors
    /// If it is no record, was altered, or is not legal.
    pub fn of(record: &str) -> Outcome<Self> {
        let id = game::game_of(record).map_err(|why| Problem::of(&why))?;
        let no_game = || Problem::malformed("replay-no-game").with("game", id.as_str());
        let entry = catalog::find(&id).map_err(|_| no_game())?;
        let game = entry
            .game
            .replay(record)
            .map_err(|why| Problem::of(&why).about(entry.game.info().id))?;
        let record = serde_json::from_str(&game.record()).unwrap_or_default();
        let frames = frames(&*game);
        Ok(Self { entry, game, record, frames })
    }

    /// The number of the last frame; the first is 0.
    pub fn last(&self) -> usize {
        self.frames.len() - 1
    }

    /// The number of the frame in which so many actions were taken.
    pub fn frame_after(&self, actions: usize) -> usize {
        let frame = Frame { actions, moment: None };
        self.frames.iter().position(|known| *known == frame).unwrap_or(self.last())
    }

    /// Whether the match came to its end.
    pub fn is_over(&self) -> bool {
        self.game.outcome().is_some()
    }

    /// How everybody was called; a seat without a name by its number.
    pub fn names(&self, words: &Words) -> Vec<String> {
        let seats = Seat::all(self.game.seats().len() as u8);
        seats.map(|seat| words.seat_name(seat, self.game.seats())).collect()
    }

    /// Whether there is such a viewer: somebody with a seat, a spectator, or who sees everything.
    pub fn viewer(&self, word: Option<&str>) -> Viewer {
        match word {
            Some("spectator") => Viewer::Spectator,
            Some(seat) => match seat.parse() {
                Ok(seat) if usize::from(seat) < self.game.seats().len() => {
                    Viewer::Seat(Seat::new(seat))
                }
                _ => Viewer::Referee,
            },
            None => Viewer::Referee,
        }
    }

    /// What `viewer` saw in frame `number`.
    pub fn shot(&self, number: usize, viewer: Viewer, lang: Lang) -> Shot {
        self.with_scene(viewer, lang, |scene| {
            let number = number.min(self.last());
            let (game, drawing) = self.draw(self.frames[number], scene);
            let mut log = self.entry.board.log(&*game, viewer, 0);
            log.retain(|entry| entry.place < drawing.told);
            let before = number.checked_sub(1).map(|before| self.draw(self.frames[before], scene));
            let told_before = before.map_or(0, |(_, drawing)| drawing.told);
            let n_new = log.iter().filter(|entry| entry.place >= told_before).count();
            Shot { drawing, log, n_new }
        })
    }

    /// Everybody's score sheet, when the match came to its end.
    pub fn scores(&self, viewer: Viewer, lang: Lang) -> Markup {
        self.with_scene(viewer, lang, |scene| self.entry.board.scores(&*self.game, scene))
    }

    /// A sentence about the match, with the names underlined.
    pub fn tell(&self, phrase: &Phrase, lang: Lang) -> Markup {
        self.with_scene(Viewer::Referee, lang, |scene| scene.tell(phrase))
    }

    /// A sentence about the match.
    pub fn say(&self, phrase: &Phrase, lang: Lang) -> Markup {
        self.with_scene(Viewer::Referee, lang, |scene| scene.say(phrase))
    }

    fn draw(&self, frame: Frame, scene: &Scene<'_>) -> (Box<dyn AnyMatch>, Drawing) {
        let game = self.game.after(frame.actions);
        let board = self.entry.board;
        let moment = |moment| board.moment(&*game, moment, scene);
        let drawing = frame.moment.and_then(moment).unwrap_or_else(|| board.draw(&*game, scene));
        (game, drawing)
    }

    fn with_scene<T>(&self, viewer: Viewer, lang: Lang, show: impl FnOnce(&Scene<'_>) -> T) -> T {
        let id = self.game.info().id;
        let names = self.names(&Words::of_game(lang, id));
        let (links, players) = (links(self.entry), players(&names));
        let words = board_words(id, lang);
        show(&Scene {
            words,
            viewer,
            players: &players,
            act: Act::Look,
            links: &links,
            update: None,
        })
    }
}

/// Plays the match once more and notes the moments of every step.
fn frames(game: &dyn AnyMatch) -> Vec<Frame> {
    let mut frames = vec![Frame { actions: 0, moment: None }];
    let mut walk = game.after(0);
    for (number, (seat, action)) in actions(game).into_iter().enumerate() {
        if walk.play(seat, &action).is_err() {
            break;
        }
        let actions = number + 1;
        frames.extend((0..walk.n_moments()).map(|moment| Frame { actions, moment: Some(moment) }));
        frames.push(Frame { actions, moment: None });
    }
    frames
}

fn players(names: &[String]) -> Vec<Player<'_>> {
    let player = |name| Player { name, presence: Presence::Unknown, until: None };
    names.iter().map(|name| player(name)).collect()
}

/// Where the drawings and rules of a game are.
fn links(entry: &catalog::Entry) -> Links {
    let id = entry.game.info().id;
    Links {
        sprite: assets::url(&format!("games/{id}.svg")),
        icons: assets::url("tavern.svg"),
        rules: layout::rules_path(id),
        table: String::new(),
        query: String::new(),
        emblem: entry.board.art().emblem,
    }
}

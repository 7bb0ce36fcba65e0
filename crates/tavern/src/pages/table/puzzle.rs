//! What stands above the board at a puzzle: the question, then what the choice was worth, and the way to the next one.

use std::ops::Range;

use board::{Region, RegionId, pieces};
use catalog::Posed;
use game::Phrase;
use maud::{Markup, html};

use super::table_scene::TableScene;
use crate::pages::puzzles::puzzles_path;
use crate::table::puzzling::PuzzleAnswer;

/// How many lines of what followed are repeated; all of them stand in the log.
const MOST_REPLIES: usize = 8;

/// Nothing at a table without a puzzle.
pub(crate) fn panel(scene: &TableScene<'_>) -> Option<Region> {
    let posed = scene.table().puzzle()?;
    // What is still being shown on the board is not told before.
    let replies = scene.table().puzzle_replies().filter(|_| !scene.is_moment()).unwrap_or_default();
    let inputs = (scene.table().puzzle_changes(), replies.len());
    let panel = Panel { scene, posed, answer: scene.table().puzzle_answer(), replies };
    Some(scene.board_scene().region("puzzle", inputs, |id| panel.draw(id)))
}

struct Panel<'a, 'b> {
    scene: &'a TableScene<'b>,
    posed: &'static Posed,
    answer: Option<&'a PuzzleAnswer>,
    /// Which of the events that were heard came of it.
    replies: Range<usize>,
}

impl Panel<'_, '_> {
    fn draw(&self, id: RegionId) -> Markup {
        let verdict = match self.answer {
            None => "open",
            Some(answer) if answer.is_right => "right",
            Some(_) => "wrong",
        };
        html! {
            section class="panel puzzle" id=(id) aria-labelledby="puzzle-title" data-verdict=(verdict) {
                h2 id="puzzle-title" { (self.title()) }
                div id="posed-said" aria-live="polite" {
                    @match self.answer {
                        None => (self.question()),
                        Some(answer) => (self.verdict(answer)),
                    }
                }
                div class="row" id="posed-acts" {
                    @if self.answer.is_some() {
                        form method="post" action=(puzzles_path(self.scene.table().game_id())) {
                            button class="btn gold" {
                                (self.scene.text("puzzle-next")) (pieces::icon(&self.scene.board_scene(), "next"))
                            }
                        }
                    }
                    a class="btn slim quiet" href=(puzzles_path(self.scene.table().game_id())) {
                        (self.scene.text("puzzle-all"))
                    }
                }
            }
        }
    }

    fn title(&self) -> Markup {
        let book = self.scene.table().kind().puzzles();
        let place = book.and_then(|book| book.place(&self.posed.id)).unwrap_or_default();
        let all = book.map_or(0, |book| book.all().len());
        self.scene.say(&Phrase::new("puzzle-title").with("number", place + 1).with("all", all))
    }

    fn question(&self) -> Markup {
        let text = match self.scene.table().first_puzzle_answer() {
            None => "puzzle-question",
            Some(_) => "puzzle-question-again",
        };
        html! { p { (self.scene.text(text)) } }
    }

    fn verdict(&self, answer: &PuzzleAnswer) -> Markup {
        let evidence = &self.posed.puzzle.evidence;
        let best = self.posed.puzzle.answers.first().map(|best| best.get());
        let text = if answer.is_right { "puzzle-right" } else { "puzzle-wrong" };
        let shown = if answer.is_right { Some(answer.action.as_str()) } else { best };
        html! {
            p { strong { (self.scene.text(text)) } }
            dl class="chances" {
                @if let Some(shown) = shown { (self.chance("puzzle-best", shown, evidence.best)) }
                @if answer.is_right {
                    (self.chance("puzzle-second", self.posed.puzzle.second.get(), evidence.second))
                } @else if let Some(chance) = answer.chance {
                    (self.chance("puzzle-yours", &answer.action, f64::from(chance) / 1000.0))
                }
            }
            (themes(self.scene, self.posed.puzzle.themes.iter().map(String::as_str)))
            (self.reply())
            details id="puzzle-proof" {
                summary { (self.scene.text("puzzle-how")) }
                p class="hint" { (self.proof()) }
            }
        }
    }

    /// What came of it: how the rivals answered, the first lines if there are many.
    fn reply(&self) -> Markup {
        let Some(game) = self.scene.sight.game() else { return html! {} };
        let heard = game.heard(self.replies.start).take(self.replies.len().min(MOST_REPLIES));
        html! {
            p class="hint" { (self.scene.text("puzzle-why")) }
            ol class="replies" { @for heard in heard { li { (self.scene.say(&heard.phrase())) } } }
        }
    }

    /// An action, and how often it wins.
    fn chance(&self, text: &'static str, action: &str, chance: f64) -> Markup {
        let phrase = self.scene.sight.game().and_then(|game| game.phrase_of(action));
        let percent = percent(chance);
        html! {
            dt { (self.scene.text(text)) ": " @if let Some(phrase) = phrase { (self.scene.say(&phrase)) } }
            dd {
                span { (self.scene.say(&Phrase::new("puzzle-wins").with("percent", percent))) }
                svg class="wins-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" {
                    rect width=(percent) height="1" {}
                }
            }
        }
    }

    /// How it was found out.
    fn proof(&self) -> Markup {
        let evidence = &self.posed.puzzle.evidence;
        let proof = Phrase::new("puzzle-proof")
            .with("times", evidence.seeds.len())
            .with("worlds", evidence.budget)
            .with("gap", percent(evidence.gap));
        self.scene.say(&proof)
    }
}

/// What a choice is about.
pub(super) fn themes<'t>(
    scene: &TableScene<'_>,
    themes: impl IntoIterator<Item = &'t str>,
) -> Markup {
    let mut themes = themes.into_iter().peekable();
    html! {
        @if themes.peek().is_some() {
            p class="row" { @for theme in themes { span class="tag" { (scene.text(theme)) } } }
        }
    }
}

fn percent(chance: f64) -> u8 {
    (chance * 100.0).round() as u8
}

//! The turning points of a match, on the page of its replay.

use game::{Arg, Phrase};
use maud::{Markup, html};

use super::Part;
use super::chart::{chart, is_calmed};
use super::steps::Replay;
use crate::analysis::{Analysis, Costly, Progress};
use crate::pages::layout::icon;
use crate::pages::page_words::PageWords;
use crate::table::hints::percent;

#[derive(Debug)]
pub(crate) struct TurningPoints<'a> {
    pub(crate) words: PageWords,
    pub(crate) replay: &'a Replay,
    pub(crate) progress: &'a Progress,
    pub(crate) step: usize,
    /// The address of the replay, ready for a step to be appended.
    pub(crate) address: &'a str,
    pub(crate) part: Part,
}

impl TurningPoints<'_> {
    /// This part of the page; empty where only the step changed, and the page keeps what it has.
    pub(crate) fn show(&self) -> Markup {
        let is_kept = self.part == Part::Main;
        html! {
            section #analysis.panel.stack aria-labelledby="analysis-title"
                data-keep[is_kept] data-replace[self.part == Part::Analysis] {
                @if !is_kept { (self.content()) }
            }
        }
    }

    fn content(&self) -> Markup {
        html! {
            h2 #analysis-title { (icon("helm")) " " (self.words.text("analysis-title")) }
            @match self.progress {
                Progress::Done(analysis) => (self.done(analysis)),
                Progress::Thinking(percent) => (self.unfinished(&self.thinking(*percent))),
                Progress::Busy => {
                    (self.unfinished(&html! { p.muted { (self.words.text("analysis-busy")) } }))
                }
            }
        }
    }

    /// How far it is, and where to ask again.
    fn unfinished(&self, state: &Markup) -> Markup {
        html! { div.stack.slim data-more={ (self.address) "&part=analysis" } { (state) } }
    }

    fn thinking(&self, percent: u8) -> Markup {
        let words = self.words.say(&Phrase::new("analysis-thinking").with("percent", percent));
        html! {
            p.muted { label for="thinking" { (words) } }
            progress #thinking max="100" value=(percent) {}
        }
    }

    fn done(&self, analysis: &Analysis) -> Markup {
        let words = self.words;
        let Analysis { decisions, thought_over, costly, chances } = analysis;
        let some = Phrase::new("analysis-some").with("some", *thought_over).with("all", *decisions);
        html! {
            (chart(words, self.replay, analysis, self.step))
            @if costly.is_empty() {
                p { (words.text("analysis-none")) }
            } @else {
                div {
                    h3 { (words.text("analysis-costly")) }
                    ol.costly { @for costly in costly { li { (self.costly(costly)) } } }
                }
            }
            p.hint {
                (words.text("analysis-about"))
                @if thought_over < decisions { " " (words.say(&some)) }
                @if is_calmed(chances.len()) { " " (words.text("analysis-calmed")) }
            }
        }
    }

    fn costly(&self, costly: &Costly) -> Markup {
        let step = self.replay.step_after(costly.actions);
        let named =
            |action: &str| self.replay.game.phrase_of(action).map_or(Arg::from(action), Arg::from);
        let who = Phrase::new("analysis-who").with("seat", costly.seat).with("step", step);
        let what = Phrase::new("analysis-what")
            .with("played", named(&costly.played))
            .with("wins", percent(costly.played_wins))
            .with("best", named(&costly.best))
            .with("better", percent(costly.best_wins));
        html! {
            a href={ (self.address) "&step=" (step) } data-step=(step) { (self.replay.say(&who, self.words.lang)) }
            " " (self.replay.say(&what, self.words.lang))
        }
    }
}

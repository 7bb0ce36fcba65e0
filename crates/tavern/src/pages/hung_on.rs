//! What a match hung on, on the page of its replay.

use game::{Arg, Phrase};
use maud::{Markup, html};

use super::chart::{chart, is_calmed};
use super::film::Film;
use super::layout::icon;
use super::words::Words;
use crate::analysis::{Analysis, Costly, Progress, same_action};
use crate::table::hints::percent;

/// What a match hung on, for one reader.
#[derive(Debug)]
pub struct HungOn<'a> {
    /// What is said.
    pub words: Words,
    /// The match.
    pub film: &'a Film,
    /// How far it is thought over.
    pub progress: &'a Progress,
    /// The step that is shown.
    pub step: usize,
    /// The address of the replay, ready for a step to be added.
    pub address: &'a str,
    /// Where to ask how far it is.
    pub more: &'a str,
}

impl HungOn<'_> {
    /// This part of the page.
    pub fn show(&self) -> Markup {
        let more = !matches!(self.progress, Progress::Done(_));
        html! {
            section #analysis.panel.stack aria-labelledby="analysis-title" data-more=[more.then_some(self.more)] {
                h2 #analysis-title { (icon("helm")) " " (self.words.text("analysis-title")) }
                @match self.progress {
                    Progress::Done(analysis) => (self.done(analysis)),
                    Progress::Thinking(percent) => (self.thinking(*percent)),
                    Progress::Busy => p.muted { (self.words.text("analysis-busy")) },
                }
            }
        }
    }

    fn thinking(&self, percent: u8) -> Markup {
        let words = self.words.say(&Phrase::new("analysis-thinking").with("percent", percent));
        html! {
            div.stack.slim {
                p.muted { label for="thinking" { (words) } }
                progress #thinking max="100" value=(percent) {}
            }
        }
    }

    fn done(&self, analysis: &Analysis) -> Markup {
        let words = self.words;
        let Analysis { decisions, thought_over, costly, chances } = analysis;
        let some = Phrase::new("analysis-some").with("some", *thought_over).with("all", *decisions);
        html! {
            (chart(words, self.film, analysis, self.step))
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
        let step = self.film.frame_after(costly.actions);
        let legal = self.film.game.after(costly.actions).legal_actions(costly.seat);
        let named = |action: &str| {
            let known = legal.iter().find(|known| same_action(&known.json, action));
            known.map_or(Arg::from(action), |known| Arg::from(known.phrase.clone()))
        };
        let who = Phrase::new("analysis-who").with("seat", costly.seat).with("step", step);
        let what = Phrase::new("analysis-what")
            .with("played", named(&costly.played))
            .with("wins", percent(costly.played_wins))
            .with("best", named(&costly.best))
            .with("better", percent(costly.best_wins));
        html! {
            a href={ (self.address) "&step=" (step) } data-step=(step) { (self.film.say(&who, self.words.lang)) }
            " " (self.film.say(&what, self.words.lang))
        }
    }
}

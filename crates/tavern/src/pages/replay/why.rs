//! Why a decision was made, on the page of a replay: the best choices, and what could be expected of them.

use game::{Arg, Phrase, Seat, Seats};
use maud::{Markup, html};

use super::Part;
use super::steps::Replay;
use crate::analysis::{Followed, Progress, Reason, Reasons};
use crate::pages::layout::icon;
use crate::pages::page_words::PageWords;
use crate::table::hints::percent;

/// How many moves of a line are told.
const TOLD: usize = 3;

/// The question at a step, and what is known of its answer.
#[derive(Debug)]
pub(crate) struct Why<'a> {
    pub(crate) words: PageWords,
    pub(crate) replay: &'a Replay,
    /// The seats of bots that search.
    pub(crate) searchers: Seats,
    /// Whose choice comes next, if there is one.
    pub(crate) chooses: Option<Seat>,
    /// How far the answer is, if somebody asked.
    pub(crate) progress: Option<&'a Progress<Option<Reasons>>>,
    /// The address of the step.
    pub(crate) address: &'a str,
    pub(crate) part: Part,
}

impl Why<'_> {
    pub(crate) fn show(&self) -> Markup {
        html! {
            section #why.panel.stack hidden[self.chooses.is_none()] aria-label=(self.words.text("why-title"))
                data-replace[self.part == Part::Why] {
                @if let Some(seat) = self.chooses { (self.question(seat)) }
                div #told-why.stack aria-live="polite" {
                    @if self.chooses.is_some() && let Some(progress) = self.progress { (self.known(progress)) }
                }
            }
        }
    }

    /// The link that asks; it does not say yet what was chosen, which may be a secret at this step.
    fn question(&self, seat: Seat) -> Markup {
        let who = Phrase::new("why-ask").with("seat", seat);
        html! {
            a #ask-why.btn.quiet data-why=(self.address) href={ (self.address) "&why=yes#why" } aria-controls="told-why" {
                (icon("helm")) " " (self.say(&who))
            }
        }
    }

    fn known(&self, progress: &Progress<Option<Reasons>>) -> Markup {
        match progress {
            Progress::Done(found) => match &**found {
                Some(reasons) => self.answer(reasons),
                None => html! { p.muted { (self.words.text("why-nothing")) } },
            },
            Progress::Thinking(_) => self.unfinished("why-thinking"),
            Progress::Busy => self.unfinished("analysis-busy"),
        }
    }

    /// Where to ask again: a script does so by itself.
    fn unfinished(&self, text: &'static str) -> Markup {
        html! {
            p.muted data-more={ (self.address) "&part=why" } {
                (self.words.text(text)) " "
                a data-noscript href={ (self.address) "&why=yes#why" } { (self.words.text("why-again")) }
            }
        }
    }

    fn answer(&self, reasons: &Reasons) -> Markup {
        let Reasons { seat, played, choices, .. } = reasons;
        let is_bot = self.searchers.contains(*seat);
        let about = if is_bot { "why-bot" } else { "why-person" };
        let played = self.named(reasons, played);
        html! {
            h2 { (icon("helm")) " " (self.say(&Phrase::new("why-did").with("seat", *seat).with("action", played))) }
            p { (self.say(&Phrase::new(about).with("seat", *seat))) }
            ol.reasons {
                @for reason in choices { li { (self.reason(reasons, reason)) } }
            }
            @if let Some(more) = self.more(reasons, is_bot) { p { (more) } }
            (self.figures(reasons))
        }
    }

    /// What could be expected of a choice, in sentences.
    fn reason(&self, reasons: &Reasons, reason: &Reason) -> Markup {
        let id = if reason.is_played { "why-played" } else { "why-choice" };
        let sentence = Phrase::new(id)
            .with("action", self.named(reasons, &reason.action))
            .with("odds", Phrase::new(odds(reason.win_chance)));
        let then = self.replay.told_line(&reason.line);
        html! {
            (self.say(&sentence))
            @if let Some(then) = then { " " (self.say(&Phrase::new("why-then").with("moves", then))) }
        }
    }

    /// What else is to be said of the decision as a whole.
    fn more(&self, reasons: &Reasons, is_bot: bool) -> Option<Markup> {
        let id = match reasons {
            Reasons { is_regretted: true, .. } if is_bot => "why-regretted",
            Reasons { is_regretted: true, .. } => "why-better",
            Reasons { is_mixed: true, .. } => "why-mixed",
            _ => return None,
        };
        let best = self.named(reasons, &reasons.choices.first()?.action);
        Some(self.say(&Phrase::new(id).with("seat", reasons.seat).with("best", best)))
    }

    fn figures(&self, reasons: &Reasons) -> Markup {
        let figure = |reason: &Reason| {
            let id = if reasons.is_computed { "table-hint-computed" } else { "table-hint-wins" };
            let wins = Phrase::new(id)
                .with("percent", percent(reason.win_chance))
                .with("worlds", reason.worlds);
            let weight = Phrase::new("table-hint-weight").with("percent", percent(reason.weight));
            html! {
                (self.say(&Phrase::new("why-figure").with("action", self.named(reasons, &reason.action))))
                " " (self.say(&wins)) @if reasons.is_mixed { ", " (self.say(&weight)) } "."
            }
        };
        html! {
            details.figures {
                summary { (self.words.text("table-hint-figures")) }
                ol { @for reason in &reasons.choices { li { (figure(reason)) } } }
                p.hint { (self.words.text("why-about")) }
            }
        }
    }

    fn named(&self, reasons: &Reasons, action: &str) -> Arg {
        self.replay.named(reasons.actions, action).map_or(Arg::from(action), Arg::from)
    }

    fn say(&self, phrase: &Phrase) -> Markup {
        self.replay.say(phrase, self.words.lang)
    }
}

impl Replay {
    /// The first moves of a line, as a list of who does what; `None` if there are none.
    pub(crate) fn told_line(&self, line: &[Followed]) -> Option<Arg> {
        let told = |followed: &Followed| {
            let action = self.phrase_of(&followed.action)?;
            let told = Phrase::new("analysis-move").with("seat", followed.seat);
            Some(Arg::from(told.with("action", action)))
        };
        let moves: Vec<Arg> = line.iter().take(TOLD).filter_map(told).collect();
        (!moves.is_empty()).then(|| Arg::from(moves))
    }
}

/// How often something is won, in words that need no figures.
pub(crate) const fn odds(share: f64) -> &'static str {
    match share {
        _ if share >= 0.97 => "odds-surely",
        _ if share >= 0.85 => "odds-nine-in-ten",
        _ if share >= 0.71 => "odds-three-in-four",
        _ if share >= 0.58 => "odds-two-in-three",
        _ if share >= 0.42 => "odds-half",
        _ if share >= 0.29 => "odds-one-in-three",
        _ if share >= 0.22 => "odds-one-in-four",
        _ if share >= 0.15 => "odds-one-in-five",
        _ if share >= 0.07 => "odds-one-in-ten",
        _ if share >= 0.03 => "odds-one-in-twenty",
        _ => "odds-hardly",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chance_has_its_words() {
        let said = [1.0, 0.66, 0.5, 0.33, 0.1, 0.05, 0.0].map(odds);
        assert_eq!(said[0], "odds-surely");
        assert_eq!(said[2], "odds-half");
        assert_eq!(said[6], "odds-hardly");
        assert!(said.windows(2).all(|pair| pair[0] != pair[1]), "{said:?}");
    }
}

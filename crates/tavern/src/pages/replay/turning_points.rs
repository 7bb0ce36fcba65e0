//! The turning points of a match, on the page of its replay.

use std::sync::Arc;

use game::{Arg, Phrase, Seat, Seats};
use maud::{Markup, html};

use super::Part;
use super::chart::{chart, is_calmed};
use super::skill::skill;
use super::steps::Replay;
use crate::analysis::{Analysis, Costly, Followed, MatchKey, Progress};
use crate::api::Shared;
use crate::ids::TableId;
use crate::pages::layout::icon;
use crate::pages::page_words::PageWords;
use crate::problem::Result;
use crate::table::hints::percent;

/// How many of the decisions that cost most are shown.
const SHOWN: usize = 3;

#[derive(Debug)]
pub(crate) struct TurningPoints<'a> {
    pub(crate) words: PageWords,
    pub(crate) replay: &'a Replay,
    pub(crate) progress: &'a Progress<Analysis>,
    pub(crate) step: usize,
    /// The address of the replay, ready for a step to be appended.
    pub(crate) address: &'a str,
    pub(crate) part: Part,
}

impl TurningPoints<'_> {
    /// This part of the page; empty where only the step changed, and the page keeps what it has.
    pub(crate) fn show(&self) -> Markup {
        if self.part == Part::Decided {
            return self.decided();
        }
        let is_kept = self.part == Part::Main;
        html! {
            section #analysis.panel.stack aria-labelledby="analysis-title"
                data-keep[is_kept] data-replace[self.part == Part::Analysis] {
                @if !is_kept { (self.content()) }
            }
        }
    }

    /// What decided the match, in one sentence; while that is thought over, that it is.
    fn decided(&self) -> Markup {
        let thinking = || html! { span.muted data-unfinished { (self.words.text("analysis-decided-thinking")) } };
        html! {
            p #decided data-replace {
                @match self.progress {
                    Progress::Done(analysis) => {
                        @match decisive(&analysis.costly, self.winners()) {
                            Some((costly, id)) => (self.decision(costly, id)),
                            None => (self.words.text("analysis-none")),
                        }
                    }
                    Progress::Thinking(_) | Progress::Busy => (thinking()),
                }
            }
        }
    }

    fn winners(&self) -> Seats {
        self.replay.game.outcome().map_or(Seats::NONE, |outcome| outcome.winners())
    }

    fn decision(&self, costly: &Costly, id: &'static str) -> Markup {
        let step = self.replay.step_after(costly.actions);
        let said = Phrase::new(id)
            .with("seat", costly.seat)
            .with("played", self.named(costly, &costly.played))
            .with("best", self.named(costly, &costly.best))
            .with("percent", percent(costly.cost()));
        html! {
            @if let Some(chapter) = self.replay.chapter(step, self.words.lang) { (chapter) " " }
            a href={ (self.address) "&step=" (step) } { (self.replay.say(&said, self.words.lang)) }
        }
    }

    /// What could be done at that moment, in the words of a captain.
    fn named(&self, costly: &Costly, action: &str) -> Arg {
        self.replay.named(costly.actions, action).map_or(Arg::from(action), Arg::from)
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
        let Analysis { decisions, thought_over, costly, chances, balances } = analysis;
        let some = Phrase::new("analysis-some").with("some", *thought_over).with("all", *decisions);
        html! {
            (chart(words, self.replay, analysis, self.step))
            @if costly.is_empty() {
                p { (words.text("analysis-none")) }
            } @else {
                div {
                    h3 { (words.text("analysis-costly")) }
                    ol.costly { @for costly in costly.iter().take(SHOWN) { li { (self.costly(costly)) } } }
                }
            }
            @if !balances.is_empty() { (skill(words, self.replay, balances)) }
            p.hint {
                (words.text("analysis-about"))
                @if thought_over < decisions { " " (words.say(&some)) }
                @if is_calmed(chances.len()) { " " (words.text("analysis-calmed")) }
            }
        }
    }

    /// What a seat's own decisions cost it, or how far the search for them is.
    pub(crate) fn losses(&self, seat: Seat) -> Markup {
        let Progress::Done(analysis) = self.progress else {
            return html! { p.muted { (self.words.text("daily-thinking")) } };
        };
        let own: Vec<_> = analysis.costly.iter().filter(|costly| costly.seat == seat).collect();
        html! {
            @if own.is_empty() { p { (self.words.text("daily-no-losses")) } }
            @else { ol.costly { @for costly in own { li { (self.costly(costly)) } } } }
        }
    }

    fn costly(&self, costly: &Costly) -> Markup {
        let step = self.replay.step_after(costly.actions);
        let who = Phrase::new("analysis-who").with("seat", costly.seat).with("step", step);
        let what = Phrase::new("analysis-what")
            .with("played", self.named(costly, &costly.played))
            .with("wins", percent(costly.played_wins))
            .with("best", self.named(costly, &costly.best))
            .with("better", percent(costly.best_wins));
        html! {
            a href={ (self.address) "&step=" (step) } data-step=(step) { (self.replay.say(&who, self.words.lang)) }
            " " (self.replay.say(&what, self.words.lang))
            (self.refutation(costly))
        }
    }

    /// The line that refutes a decision, and the one that would have followed a better one; what others do either way, as
    /// where all choose at the same time, is told once.
    fn refutation(&self, costly: &Costly) -> Markup {
        let lines = costly.lines.each_ref().map(|line| answers(line, costly.seat));
        let [refuting, better] = lines.map(|line| self.replay.told_line(line));
        let Some(refuting) = refuting else { return Markup::default() };
        let after = |id, action: &str, moves: Arg| {
            let said = Phrase::new(id).with("action", self.named(costly, action));
            self.replay.say(&said.with("moves", moves), self.words.lang)
        };
        let told = match better {
            Some(better) if better == refuting => {
                vec![after("analysis-either", &costly.played, refuting)]
            }
            Some(better) => vec![
                after("analysis-refuted", &costly.played, refuting),
                after("analysis-instead", &costly.best, better),
            ],
            None => vec![after("analysis-refuted", &costly.played, refuting)],
        };
        html! { @for sentence in told { span.line { (sentence) } } }
    }
}

/// What the decisions of a seat in the match of this table cost it.
pub(crate) async fn losses(
    tavern: &Shared,
    table: TableId,
    replay: Arc<Replay>,
    seat: Seat,
    words: PageWords,
) -> Result<Markup> {
    let key = MatchKey::Table(table);
    let progress = tavern.analyst.progress(key, replay.entry, &replay.compact).await;
    let show = move || {
        let address = format!("/replay/{table}?as={}", seat.number());
        let (replay, progress, address) = (&*replay, &progress, address.as_str());
        TurningPoints { words, replay, progress, step: 0, address, part: Part::Analysis }
            .losses(seat)
    };
    tavern.slow_work.run(show).await
}

/// A line from the first answer of somebody else on.
fn answers(line: &[Followed], seat: Seat) -> &[Followed] {
    let first = line.iter().position(|followed| followed.seat != seat);
    &line[first.unwrap_or(line.len())..]
}

/// What costs less of a win decides no match.
const DECIDES: f64 = 0.05;

/// The decision that cost somebody most who did not win, and the text that tells it. If only winners went wrong, that they
/// won in spite of it.
fn decisive(costly: &[Costly], winners: Seats) -> Option<(&Costly, &'static str)> {
    let mut dear = costly.iter().filter(|costly| costly.cost() >= DECIDES);
    let lost = dear.clone().find(|costly| !winners.contains(costly.seat));
    lost.map(|costly| (costly, "analysis-decided"))
        .or_else(|| Some((dear.next()?, "analysis-won-anyway")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn by(seat: u8) -> Costly {
        Costly {
            actions: 0,
            seat: Seat::new(seat),
            played: "1".to_owned(),
            played_wins: 0.1,
            best: "2".to_owned(),
            best_wins: 0.3,
            lines: Default::default(),
        }
    }

    #[test]
    fn a_refutation_begins_with_what_others_answer() {
        let followed = |seat, action: &str| Followed {
            seat: Seat::new(seat),
            action: action.to_owned(),
            share: 0.5,
        };
        let line = [followed(0, "a"), followed(1, "b"), followed(0, "c")];
        assert_eq!(answers(&line, Seat::new(0)), &line[1..]);
        assert_eq!(answers(&line, Seat::new(1)), &line[..]);
        assert_eq!(answers(&line[..1], Seat::new(0)), &[], "nobody else has a choice");
        assert_eq!(answers(&[], Seat::new(0)), &[]);
    }

    #[test]
    fn what_a_winner_did_wrong_decided_nothing() {
        let winners = Seats::only(Seat::new(0));
        let told = |seats: &[u8]| {
            let costly: Vec<Costly> = seats.iter().map(|seat| by(*seat)).collect();
            decisive(&costly, winners).map(|(costly, id)| (costly.seat.number(), id))
        };
        assert_eq!(told(&[0, 2, 1]), Some((2, "analysis-decided")));
        assert_eq!(told(&[0, 0]), Some((0, "analysis-won-anyway")));
        assert_eq!(told(&[]), None);
    }

    #[test]
    fn what_would_have_won_two_percent_more_often_decided_nothing() {
        let costly = [Costly { best_wins: 0.12, ..by(1) }];
        assert_eq!(decisive(&costly, Seats::only(Seat::new(0))), None);
    }
}

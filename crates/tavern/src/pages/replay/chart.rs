//! Everybody's chances over a match, as a drawing that leads to its steps.

use std::fmt::Write as _;

use board::pieces::seat_class;
use game::{Phrase, Seat};
use maud::{Markup, html};

use super::steps::Replay;
use crate::analysis::Analysis;
use crate::pages::page_words::PageWords;
use crate::table::hints::percent;

/// A line is averaged over one more neighbour on each side for every this many points, to be read at a glance.
const POINTS_A_NEIGHBOUR: usize = 48;

struct Line {
    seat: Seat,
    name: String,
    /// Steps, each with the chance from 0 to 1.
    points: Vec<(usize, f64)>,
}

/// The drawing, with this step marked, and whose line is which.
pub(crate) fn chart(words: PageWords, replay: &Replay, analysis: &Analysis, step: usize) -> Markup {
    let lines = lines(words, replay, analysis);
    let says: Vec<String> = lines.iter().map(|line| line.sentence(words)).collect();
    let last = replay.last();
    html! {
        figure.chart {
            div.plot {
                div.axis aria-hidden="true" { @for share in [100, 50, 0] { span { (share) " %" } } }
                svg #chart data-chart role="img" aria-label={ (words.text("analysis-chart")) " " (says.join(" ")) }
                    viewBox={ "0 0 " (last) " 100" } preserveAspectRatio="none" {
                    @for share in [0, 50, 100] {
                        line.grid x1="0" x2=(last) y1=(share) y2=(share) {}
                    }
                    @for line in &lines {
                        polyline class={ "line " (seat_class(line.seat)) } points=(line.drawn()) {}
                    }
                    line #chart-now x1=(step) x2=(step) y1="0" y2="100" {}
                }
            }
            figcaption {
                ul.names {
                    @for line in &lines {
                        li class=(seat_class(line.seat)) {
                            svg.swatch aria-hidden="true" viewBox="0 0 26 4" { line.line x1="0" x2="26" y1="2" y2="2" {} }
                            (line.name) " " span.chance data-line=(line.seat.number()) { (line.at(step)) "\u{a0}%" }
                        }
                    }
                }
            }
        }
    }
}

fn lines(words: PageWords, replay: &Replay, analysis: &Analysis) -> Vec<Line> {
    let names = replay.names(&words).into_iter();
    let seats = Seat::all(replay.game.seats().len() as u8);
    let line = |(seat, name): (Seat, String)| {
        let points = analysis.chances.iter().map(|chances| {
            let share = chances.wins.get(seat.index()).copied().unwrap_or_default();
            (replay.step_after(chances.actions), share)
        });
        Line { seat, name, points: calmed(&points.collect::<Vec<_>>()) }
    };
    seats.zip(names).map(line).collect()
}

/// Whether a line of this many points is averaged.
pub(crate) const fn is_calmed(points: usize) -> bool {
    points >= POINTS_A_NEIGHBOUR
}

/// Averages each point of a long line with its neighbours, since seats in turn know different things; both ends stay as
/// they are.
fn calmed(points: &[(usize, f64)]) -> Vec<(usize, f64)> {
    let reach = points.len() / POINTS_A_NEIGHBOUR;
    let mean = |(nth, (step, _)): (usize, &(usize, f64))| {
        let reach = reach.min(nth).min(points.len() - 1 - nth);
        let near = &points[nth - reach..=nth + reach];
        (*step, near.iter().map(|(_, share)| share).sum::<f64>() / near.len() as f64)
    };
    points.iter().enumerate().map(mean).collect()
}

impl Line {
    /// The points for SVG: steps to the right, percents upwards.
    fn drawn(&self) -> String {
        let mut out = String::new();
        for (step, share) in &self.points {
            let _ = write!(out, "{step},{:.1} ", 100.0 - share * 100.0);
        }
        out
    }

    /// The last known percents at a step.
    fn at(&self, step: usize) -> i64 {
        let known = self.points.iter().rev().find(|(at, _)| *at <= step);
        percent(known.or(self.points.first()).map_or(0.0, |(_, share)| *share))
    }

    /// The line in words: its beginning, its top and its end.
    fn sentence(&self, words: PageWords) -> String {
        let share = |point: Option<&(usize, f64)>| percent(point.map_or(0.0, |(_, share)| *share));
        let by_share = |one: &&(usize, f64), other: &&(usize, f64)| one.1.total_cmp(&other.1);
        // The top is the best chance while the match was open: at the end it is 0 or 1 anyway.
        let open = &self.points[..self.points.len().saturating_sub(1)];
        let top = open.iter().max_by(by_share);
        words.say(
            &Phrase::new("analysis-line")
                .with("name", self.name.as_str())
                .with("first", share(self.points.first()))
                .with("top", share(top))
                .with("step", top.map_or(0, |(step, _)| *step))
                .with("last", share(self.points.last())),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_is_calmed_and_keeps_its_ends() {
        let jagged: Vec<_> = (0..96).map(|step| (step, (step % 2) as f64)).collect();
        let calm = calmed(&jagged);
        assert_eq!((calm[0], calm[95]), ((0, 0.0), (95, 1.0)));
        assert!(calm[2..94].iter().all(|(_, share)| (0.3..0.7).contains(share)));
        assert_eq!(calmed(&jagged[..20]), jagged[..20]);
        assert_eq!(calmed(&[]), []);
    }
}

//! How many have how many points, as a drawing.

use board::pieces::number;
use game::Phrase;
use maud::{Markup, html};

use crate::daily::DayBoard;
use crate::pages::page_words::PageWords;

/// No chart has more bars.
const MOST_BARS: i32 = 24;
/// There is room for at least this many: a few bars must not look like walls.
const LEAST_BARS: usize = 12;
/// The height of the drawing; the tallest bar has it all.
const HEIGHT: f64 = 100.0;
/// How wide the drawing is for each bar that there is room for, and how much of that is the bar.
const ROOM: usize = 10;
const WIDTH: usize = 8;

/// A bar: from which points to which, and how many have them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Bar {
    from: i32,
    to: i32,
    n: u32,
}

pub(super) fn chart(board: &DayBoard, words: PageWords) -> Markup {
    let bars = bars(&board.spread);
    let most = bars.iter().map(|bar| bar.n).max().unwrap_or(1).max(1);
    let own = board.own_points();
    let is_own = |bar: &Bar| own.is_some_and(|own| (bar.from..=bar.to).contains(&own));
    let room = bars.len().max(LEAST_BARS) * ROOM;
    // The first and the last stand at the edges, above what is written there.
    let left = |nth: usize| nth * (room - WIDTH) / (bars.len() - 1).max(1);
    let height = |bar: &Bar| HEIGHT * f64::from(bar.n) / f64::from(most);
    html! {
        figure.spread {
            svg role="img" aria-label=(sentence(board, words)) viewBox={ "0 0 " (room) " 100" }
                preserveAspectRatio="none" {
                @for (nth, bar) in bars.iter().enumerate().filter(|(_, bar)| bar.n > 0) {
                    rect .own[is_own(bar)] x=(left(nth)) width=(WIDTH) y=(HEIGHT - height(bar)) height=(height(bar)) {}
                }
            }
            figcaption aria-hidden="true" {
                @if let (Some(first), Some(last)) = (bars.first(), bars.last()) {
                    span { (number(first.from)) }
                    @if let Some(own) = own { span.own { (words.say(&Phrase::new("daily-spread-own").with("points", own))) } }
                    @if bars.len() > 1 { span { (number(last.to)) } }
                }
            }
        }
    }
}

/// As many bars as can be told apart, from the fewest points to the most.
fn bars(spread: &[(i32, u32)]) -> Vec<Bar> {
    let (Some((least, _)), Some((most, _))) = (spread.first(), spread.last()) else {
        return Vec::new();
    };
    let width = (most - least) / MOST_BARS + 1;
    let n_bars = (most - least) / width + 1;
    let mut bars: Vec<Bar> = (0..n_bars)
        .map(|nth| Bar { from: least + nth * width, to: least + (nth + 1) * width - 1, n: 0 })
        .collect();
    for (points, n) in spread {
        bars[((points - least) / width) as usize].n += n;
    }
    bars
}

/// The same in words: the worst, the middle and the best.
fn sentence(board: &DayBoard, words: PageWords) -> String {
    let half = board.counted().div_ceil(2);
    let mut seen = 0;
    let middle = board.spread.iter().find(|(_, n)| {
        seen += n;
        seen >= half
    });
    let points = |of: Option<&(i32, u32)>| of.map_or(0, |(points, _)| *points);
    words.say(
        &Phrase::new("daily-spread")
            .with("n", board.counted())
            .with("least", points(board.spread.first()))
            .with("middle", points(middle))
            .with("most", points(board.spread.last())),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_try_is_in_one_bar() {
        assert_eq!(bars(&[]), []);
        assert_eq!(bars(&[(7, 3)]), [Bar { from: 7, to: 7, n: 3 }]);
        let wide = bars(&[(-100, 1), (-99, 2), (0, 4), (1_900, 8)]);
        assert!(wide.len() <= MOST_BARS as usize, "{wide:?}");
        assert_eq!(wide.iter().map(|bar| bar.n).sum::<u32>(), 15);
        assert_eq!((wide[0].from, wide[0].n, wide.last().unwrap().n), (-100, 3, 8));
        assert!(wide.windows(2).all(|two| two[0].to + 1 == two[1].from));
    }
}

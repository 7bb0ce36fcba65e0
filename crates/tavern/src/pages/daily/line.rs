//! The line to share: what one has made of a deal, without a word about what lies in it.

use game::Phrase;
use maud::{Markup, html};

use super::{DayPage, date};
use crate::daily::DayBoard;
use crate::pages::me::copy_field;
use crate::pages::page_words::PageWords;
use crate::store::OwnTry;

/// How many marks the line has.
const MARKS: u32 = 5;

impl DayPage {
    /// A line that gives nothing away.
    pub(super) fn share(&self, own: &OwnTry, words: PageWords) -> Markup {
        let Some(score) = own.score else { return Markup::default() };
        let line = Phrase::new("daily-line")
            .with("game", words.text("game-title"))
            .with("date", date(words, self.deal.day))
            .with("points", Phrase::new("game-points").with("n", score.points));
        let mut line = words.say(&line);
        if score.counts {
            let standing =
                Phrase::new("daily-line-place").with("place", self.board.place(score.points));
            let standing = words.say(&standing.with("all", self.board.counted()));
            line = format!("{line} · {standing} {}", marks(&self.board, score.points));
        }
        html! {
            div.field {
                label for="line" { (words.text("daily-share")) }
                (copy_field(words, "line", &format!("{line} {}", self.link)))
            }
        }
    }
}

/// A row of small marks: the more are full, the more others have fewer points.
fn marks(board: &DayBoard, points: i32) -> String {
    let all = board.counted().max(1);
    let worse: u32 = board.spread.iter().filter(|(other, _)| *other < points).map(|(_, n)| n).sum();
    let full = match board.place(points) {
        1 => MARKS,
        _ => 1 + worse * (MARKS - 1) / all.saturating_sub(1).max(1),
    };
    (0..MARKS).map(|mark| if mark < full { '◆' } else { '◇' }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_has_all_marks_and_the_last_has_one() {
        let board =
            |spread: &[(i32, u32)]| DayBoard { spread: spread.to_vec(), ..DayBoard::default() };
        let five = board(&[(1, 1), (2, 1), (3, 1), (4, 1), (5, 1)]);
        assert_eq!([1, 3, 5].map(|points| marks(&five, points)), ["◆◇◇◇◇", "◆◆◆◇◇", "◆◆◆◆◆"]);
        assert_eq!(marks(&board(&[(7, 1)]), 7), "◆◆◆◆◆");
        assert_eq!(marks(&board(&[(2, 3), (7, 3)]), 7), "◆◆◆◆◆");
    }
}

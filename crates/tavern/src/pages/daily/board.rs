//! The board of a day: the best, with the names of those who want it, and everybody's points as a chart.

use board::pieces::number;
use game::Phrase;
use maud::{Markup, html};

use super::{DayPage, spread};
use crate::pages::page_words::PageWords;
use crate::store::Placed;

impl DayPage {
    pub(super) fn everybody(&self, words: PageWords) -> Markup {
        let counted = Phrase::new("daily-counted").with("n", self.board.counted());
        html! {
            section.panel.stack aria-labelledby="board-title" {
                h2 #board-title { (words.text("daily-board")) }
                p.muted { (words.say(&counted)) }
                @if self.board.counted() > 0 {
                    (spread::chart(&self.board, words))
                    div.scroll-x { (self.best(words)) }
                    p.hint { (words.text("daily-names")) }
                }
            }
        }
    }

    fn best(&self, words: PageWords) -> Markup {
        html! {
            table.sheet {
                thead { tr {
                    th.num scope="col" { (words.text("challenge-place")) }
                    th scope="col" { (words.text("challenge-who")) }
                    th.num scope="col" { (words.text("challenge-points")) }
                } }
                tbody { @for placed in &self.board.best { (self.row(placed, words)) } }
            }
        }
    }

    fn row(&self, placed: &Placed, words: PageWords) -> Markup {
        let is_own = self.board.own.iter().any(|own| own.table == placed.table);
        html! {
            tr.own[is_own] {
                td.num { (self.board.place(placed.points)) }
                th scope="row" {
                    @match &placed.name {
                        Some(name) => (name),
                        None => span.muted { (words.text("daily-nameless")) },
                    }
                    @if is_own { " " span.tag { (words.text("daily-you")) } }
                }
                td.num { (number(placed.points)) }
            }
        }
    }
}

//! How anybody can see that the deal of a day was fixed before, and what keeps people from knowing it.

use game::Phrase;
use maud::{Markup, html};

use super::{date, time};
use crate::daily::DayDeal;
use crate::day::Day;
use crate::pages::layout::icon;
use crate::pages::page_words::PageWords;

pub(super) fn show(deal: &DayDeal, words: PageWords) -> Markup {
    let bound = deal.committed() * 1_000;
    let when = Phrase::new("daily-bound")
        .with("date", date(words, Day::of(bound)))
        .with("time", time(bound));
    html! {
        details.panel.more {
            summary { (icon("check")) b { (words.text("daily-honest")) } }
            div.stack {
                p { (words.text("daily-honest-about")) }
                p.small.marks {
                    (words.say(&when)) br;
                    (words.text("table-mark")) " " code { (deal.commitment()) }
                    @if let Some(secret) = deal.secret() { br; (words.text("table-secret")) " " code { (secret) } }
                    @else { br; (words.text("daily-secret-later")) }
                }
                h3 { (words.text("daily-ahead")) }
                ul.marks.small {
                    @for (day, mark) in deal.ahead() { li { (date(words, day)) ": " code { (mark) } } }
                }
                h3 { (words.text("daily-limits")) }
                p { (words.text("daily-limits-about")) }
                p { (words.text("daily-limits-not")) }
            }
        }
    }
}

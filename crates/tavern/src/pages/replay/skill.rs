//! Luck and skill, apart, on the page of a replay.

use board::pieces::seat_class;
use game::Seat;
use maud::{Markup, html};

use super::steps::Replay;
use crate::analysis::Balance;
use crate::pages::page_words::PageWords;

/// Where everybody's chance to win came from, and where it went: a few figures for every seat, which add up.
pub(crate) fn skill(words: PageWords, replay: &Replay, balances: &[Balance]) -> Markup {
    let names = replay.names(&words);
    let heads = ["skill-start", "skill-own", "skill-others", "skill-luck", "skill-end"];
    html! {
        div {
            h3 #skill-title { (words.text("skill-title")) }
            table.skill aria-labelledby="skill-title" {
                thead { tr { @for head in heads { th scope="col" { (words.text(head)) } } } }
                @for (number, (balance, name)) in balances.iter().zip(&names).enumerate() {
                    (rows(Seat::new(number as u8), name, *balance))
                }
            }
            p.hint { (words.text("skill-about")) }
        }
    }
}

fn rows(seat: Seat, name: &str, balance: Balance) -> Markup {
    let whole = balance.percents();
    html! {
        tbody class=(seat_class(seat)) {
            tr { th scope="rowgroup" colspan="5" { (name) } }
            tr {
                td { (whole.start) "\u{a0}%" }
                @for change in [whole.own, whole.others, whole.luck] {
                    td .loss[change < 0] { (signed(change)) }
                }
                td { (whole.end) "\u{a0}%" }
            }
        }
    }
}

/// With its sign, as people write it.
fn signed(change: i64) -> String {
    match change {
        0 => "0".to_owned(),
        gain if gain > 0 => format!("+{gain}"),
        loss => format!("−{}", -loss),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_changes_has_its_sign() {
        assert_eq!([signed(7), signed(0), signed(-12)], ["+7", "0", "−12"]);
    }
}

//! How strong the bots are: a chart of the figures in docs/STRENGTHS.md, which `cargo xtask strengths` writes.

use std::sync::LazyLock;

use bots::Level;
use game::{Info, Lang, Phrase};
use maud::{Markup, html};
use rulebook::{Block, RuleBook, plain};

use crate::pages::page_words::PageWords;
use crate::tables::usual_seats;

static DOCUMENT: LazyLock<RuleBook> =
    LazyLock::new(|| RuleBook::read(include_str!("../../../../../docs/STRENGTHS.md"), Lang::En));

/// What was measured at tables of one size.
#[derive(Debug, PartialEq)]
struct Measured {
    seats: u8,
    /// The part of the matches, in percent, that a bot would win among its equals.
    fair: f64,
    /// The level of one bot, that of all the others, and how many percent the one won.
    shares: Vec<(Level, Level, f64)>,
}

/// Nothing if the game was not measured.
pub(super) fn section(info: &Info, words: PageWords) -> Markup {
    let measured = measured(info);
    let usual = measured.iter().find(|table| table.seats == usual_seats(info));
    let Some(usual) = usual.or(measured.first()) else { return Markup::default() };
    let lead = Phrase::new("about-bots-lead").with("seats", usual.seats);
    html! {
        section.panel.wide {
            h2 { (words.text("about-bots")) }
            p.text { (words.say(&lead)) }
            dl.strengths {
                @for (one, others, share) in &usual.shares {
                    dt { (pairing(*one, *others, words)) }
                    dd { (bar(*share, usual.fair)) b { (percent(*share, words)) } }
                }
            }
            @if measured.len() > 1 { (all_sizes(&measured, words)) }
        }
    }
}

fn all_sizes(measured: &[Measured], words: PageWords) -> Markup {
    html! {
        details {
            summary { (words.text("about-bots-all")) }
            div.scroll-x tabindex="0" role="region" aria-label=(words.text("about-bots-all")) {
                table.sheet {
                    tr {
                        th scope="col" { (words.text("about-bots-players")) }
                        th scope="col" { (words.text("about-bots-fair")) }
                        @for (one, others, _) in &measured[0].shares {
                            th scope="col" { (pairing(*one, *others, words)) }
                        }
                    }
                    @for table in measured {
                        tr {
                            th scope="row" { (table.seats) }
                            td { (percent(table.fair, words)) }
                            @for (_, _, share) in &table.shares { td { (percent(*share, words)) } }
                        }
                    }
                }
            }
        }
    }
}

/// A bar of this many percent, with a line at what is fair.
fn bar(share: f64, fair: f64) -> Markup {
    html! {
        svg.share-bar viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" {
            rect.track width="100" height="10" {}
            rect.won width=(share) height="10" {}
            rect.fair x=(fair - 0.25) width="0.5" height="10" {}
        }
    }
}

fn pairing(one: Level, others: Level, words: PageWords) -> String {
    let one = words.look_up(&format!("level-{}", one.id()));
    words.say(&Phrase::new("about-pairing").with("one", one).with("others", others.id()))
}

fn percent(share: f64, words: PageWords) -> String {
    words.say(&Phrase::new("about-share").with("share", share.round() as i64))
}

/// What the document says about a game, table by table.
fn measured(info: &Info) -> Vec<Measured> {
    let english = PageWords::of_game(Lang::En, info.id);
    let title = english.text("game-title");
    let chapters = &DOCUMENT.chapters;
    let chapter = chapters.iter().find(|chapter| plain(&chapter.title, Lang::En) == title);
    let table = chapter.and_then(|chapter| {
        chapter.blocks.iter().find_map(|block| match block {
            Block::Table(rows) => Some(rows),
            _ => None,
        })
    });
    let Some([heading, rows @ ..]) = table.map(Vec::as_slice) else { return Vec::new() };
    let text = |cell: &rulebook::Text| plain(cell, Lang::En);
    let pairings: Vec<_> = heading.iter().map(|cell| levels(&text(cell), english)).collect();
    let row = |row: &Vec<rulebook::Text>| {
        let numbers: Vec<Option<f64>> = row.iter().map(|cell| number(&text(cell))).collect();
        let shares = pairings.iter().zip(&numbers);
        Some(Measured {
            seats: numbers.first().copied().flatten()? as u8,
            fair: numbers.get(1).copied().flatten()?,
            shares: shares
                .filter_map(|(pair, share)| Some((pair.as_ref()?.0, pair.as_ref()?.1, (*share)?)))
                .collect(),
        })
    };
    rows.iter().filter_map(row).collect()
}

/// The levels in a heading such as “Sailor against Cabin boys”.
fn levels(heading: &str, english: PageWords) -> Option<(Level, Level)> {
    let (one, others) = heading.split_once(" against ")?;
    let level = |name: &str| {
        let is_it = |level: &&Level| english.look_up(&format!("level-{}", level.id())) == name;
        Level::ALL.iter().find(is_it).copied()
    };
    Some((level(one)?, level(others.strip_suffix('s')?)?))
}

/// The first number in a cell such as “76.0 ± 2.7 % ✓”.
fn number(cell: &str) -> Option<f64> {
    cell.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_document_tells_about_every_game_table_size_and_level() {
        for entry in catalog::GAMES {
            let info = entry.game.info();
            let measured = measured(&info);
            let seats: Vec<u8> = measured.iter().map(|table| table.seats).collect();
            assert_eq!(seats, (info.min_seats..=info.max_seats).collect::<Vec<_>>(), "{}", info.id);
            for table in &measured {
                assert!((table.fair - 100.0 / f64::from(table.seats)).abs() < 0.06, "{table:?}");
                for level in &entry.bots.levels()[1..] {
                    assert!(table.shares.iter().any(|(one, ..)| one == level), "{table:?}");
                }
            }
        }
    }
}

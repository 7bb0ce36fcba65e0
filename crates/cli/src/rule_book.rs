//! The rules of a game, as they are shown in a terminal.

use game::{Arg, Info, Lang, Phrase};
use rulebook::{Block, Item, RuleBook, Text, plain, ruling};

use crate::stop::Stop;
use crate::terminal::{Ink, Terminal};
use crate::voice::printable;

/// How much further nested items are set in.
const INDENT: usize = 2;

#[derive(Debug)]
pub(crate) struct Rules {
    book: RuleBook,
    lang: Lang,
}

impl Rules {
    pub(crate) fn of(info: &Info, lang: Lang) -> Self {
        Self { book: RuleBook::read(info.rules.get(lang), lang), lang }
    }

    /// Says that there is no rule with this number, and which there are.
    pub(crate) fn no_such(&self, number: &str) -> Phrase {
        let known: Vec<Arg> = self.book.numbers().map(Arg::from).collect();
        Phrase::new("bad-rule").with("found", printable(number)).with("known", known)
    }

    pub(crate) fn show(&self, terminal: &mut Terminal) -> Result<(), Stop> {
        self.heading(&self.book.title, terminal)?;
        self.blocks(&self.book.opening, terminal)?;
        for chapter in &self.book.chapters {
            terminal.gap()?;
            self.heading(&chapter.title, terminal)?;
            self.blocks(&chapter.blocks, terminal)?;
        }
        Ok(())
    }

    /// Shows the rule with this number, and says whether there is one.
    pub(crate) fn show_rule(&self, number: &str, terminal: &mut Terminal) -> Result<bool, Stop> {
        let Some(rule) = self.book.rule(number.trim()) else { return Ok(false) };
        self.item(rule, 0, terminal)?;
        Ok(true)
    }

    fn heading(&self, title: &Text, terminal: &mut Terminal) -> Result<(), Stop> {
        let heading = terminal.paint(Ink::Heading, &self.plain(title));
        Ok(terminal.line(&heading)?)
    }

    fn blocks(&self, blocks: &[Block], terminal: &mut Terminal) -> Result<(), Stop> {
        for block in blocks {
            terminal.gap()?;
            match block {
                Block::Heading(title) => self.heading(title, terminal)?,
                Block::Paragraph(text) => terminal.line(&self.plain(text))?,
                Block::List(items) => {
                    items.iter().try_for_each(|item| self.item(item, 0, terminal))?;
                }
                Block::Steps(steps) => {
                    for (number, step) in (1..).zip(steps) {
                        terminal.item(&format!("{number}. "), &self.plain(step))?;
                    }
                }
                Block::Table(rows) => {
                    rows.iter().try_for_each(|row| terminal.verbatim(&self.row(row)))?;
                }
            }
        }
        Ok(())
    }

    fn row(&self, cells: &[Text]) -> String {
        let cells: Vec<String> = cells.iter().map(|cell| self.plain(cell)).collect();
        cells.join(" | ")
    }

    fn item(&self, item: &Item, indent: usize, terminal: &mut Terminal) -> Result<(), Stop> {
        let lead = item.number.as_ref().map_or("- ".to_owned(), |number| format!("{number:<4}"));
        let lead = terminal.paint(Ink::Heading, &lead);
        terminal.item(&format!("{:indent$}{lead}", ""), &self.sentences(item))?;
        item.inside.iter().try_for_each(|inside| self.item(inside, indent + INDENT, terminal))
    }

    /// What an item says, with our rulings.
    fn sentences(&self, item: &Item) -> String {
        let mut sentences = self.plain(&item.text);
        for text in &item.rulings {
            sentences += &format!(" {}: {}", ruling(self.lang), self.plain(text));
        }
        sentences
    }

    fn plain(&self, text: &Text) -> String {
        plain(text, self.lang)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_and_addresses_are_not_shown_and_our_rulings_are() {
        let source = "- **R1** See [the **rules**](RULES.md), `R1`. *Our ruling:* *now*.";
        let rules = Rules { book: RuleBook::read(source, Lang::En), lang: Lang::En };
        let rule = rules.book.rule("R1").unwrap();
        assert_eq!(rules.sentences(rule), "See the rules, R1. Our ruling: now.");
    }
}

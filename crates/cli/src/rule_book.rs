//! RULES.md of a game, as it is read in a terminal.

use game::{Arg, Info, Lang, Phrase};

use crate::stop::Stop;
use crate::terminal::{Ink, Terminal};
use crate::voice::printable;

/// The rules of a game in one language.
#[derive(Debug)]
pub(crate) struct RuleBook {
    blocks: Vec<Block>,
}

/// A part of the text that is wrapped as one.
#[derive(Debug, PartialEq, Eq)]
enum Block {
    Heading(String),
    Paragraph(String),
    /// An item of a list, with the blanks before it.
    Item(usize, String),
    /// A line that is not wrapped, such as a row of a table.
    Row(String),
}

impl RuleBook {
    /// The rules of this game.
    pub(crate) fn of(info: &Info, lang: Lang) -> Self {
        Self { blocks: blocks_in(info.rules.get(lang)) }
    }

    /// The numbers of all rules, in their order.
    fn numbers(&self) -> Vec<&str> {
        self.blocks.iter().filter_map(Block::number).collect()
    }

    /// That there is no rule with this number, but others.
    pub(crate) fn no_such(&self, number: &str) -> Phrase {
        let known: Vec<Arg> = self.numbers().into_iter().map(Arg::from).collect();
        Phrase::new("bad-rule").with("found", printable(number)).with("known", known)
    }

    /// Shows all rules.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(crate) fn show(&self, terminal: &mut Terminal) -> Result<(), Stop> {
        for (number, block) in self.blocks.iter().enumerate() {
            if number > 0 && block.stands_apart(&self.blocks[number - 1]) {
                terminal.gap()?;
            }
            block.show(terminal)?;
        }
        Ok(())
    }

    /// Shows the rule with this number, and says whether there is one.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(crate) fn show_rule(&self, number: &str, terminal: &mut Terminal) -> Result<bool, Stop> {
        let is_it = |block: &Block| {
            block.number().is_some_and(|found| found.eq_ignore_ascii_case(number.trim()))
        };
        let Some(place) = self.blocks.iter().position(is_it) else { return Ok(false) };
        let depth = self.blocks[place].depth();
        self.blocks[place].show(terminal)?;
        for block in self.blocks[place + 1..].iter().take_while(|block| block.depth() > depth) {
            block.show(terminal)?;
        }
        Ok(true)
    }
}

impl Block {
    /// `R3` of an item that begins with **R3**.
    fn number(&self) -> Option<&str> {
        let Self::Item(_, text) = self else { return None };
        let (number, _) = text.strip_prefix("**")?.split_once("**")?;
        let number = number.trim_end_matches('.');
        let is_number = number.starts_with(|c: char| c.is_ascii_uppercase())
            && number.contains(|c: char| c.is_ascii_digit())
            && number.chars().all(|c| c.is_ascii_alphanumeric());
        is_number.then_some(number)
    }

    /// How deep it is inside a list; what is not in a list is not inside of anything.
    fn depth(&self) -> usize {
        match self {
            Self::Item(blanks, _) => blanks + 1,
            _ => 0,
        }
    }

    /// Whether an empty line stands between this and what came before it.
    fn stands_apart(&self, before: &Self) -> bool {
        !matches!((before, self), (Self::Item(..), Self::Item(..)) | (Self::Row(_), Self::Row(_)))
    }

    fn show(&self, terminal: &mut Terminal) -> Result<(), Stop> {
        match self {
            Self::Heading(text) => {
                let heading = terminal.paint(Ink::Heading, &plain(text));
                terminal.line(&heading)?;
            }
            Self::Paragraph(text) => terminal.line(&plain(text))?,
            Self::Row(text) => terminal.verbatim(&plain(text))?,
            Self::Item(blanks, text) => {
                let (lead, rest) = match self.number() {
                    Some(number) => (format!("{number:<4}"), behind_number(text)),
                    None => ("- ".to_owned(), text.as_str()),
                };
                let lead = terminal.paint(Ink::Heading, &lead);
                terminal.item(&format!("{:blanks$}{lead}", ""), &plain(rest))?;
            }
        }
        Ok(())
    }
}

fn behind_number(text: &str) -> &str {
    text.splitn(3, "**").nth(2).unwrap_or(text)
}

fn blocks_in(text: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut goes_on = false;
    for line in text.lines() {
        let words = line.trim_start();
        let blanks = line.len() - words.len();
        if words.is_empty() {
            goes_on = false;
            continue;
        }
        let block = if words.starts_with('#') {
            Block::Heading(words.trim_start_matches('#').trim().to_owned())
        } else if words.starts_with('|') {
            Block::Row(words.to_owned())
        } else if let Some(item) = words.strip_prefix("- ").or_else(|| words.strip_prefix("* ")) {
            Block::Item(blanks, item.to_owned())
        } else {
            Block::Paragraph(words.to_owned())
        };
        match (blocks.last_mut(), block) {
            (Some(Block::Paragraph(text) | Block::Item(_, text)), Block::Paragraph(more))
                if goes_on =>
            {
                text.push(' ');
                text.push_str(&more);
            }
            (_, block) => blocks.push(block),
        }
        goes_on = true;
    }
    blocks
}

/// The text without the marks of Markdown: of a link only its words are left.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, link)) = rest.split_once('[') {
        let Some((words, address)) = link.split_once("](") else { break };
        let Some((_, after)) = address.split_once(')') else { break };
        plain.push_str(before);
        plain.push_str(words);
        rest = after;
    }
    plain.push_str(rest);
    plain.replace("**", "").replace(['*', '`'], "")
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "# Game\n\nOne\ntwo.\n\n- **R1** A *rule*\n  goes on.\n  - **R1a** Inside.\n- **R2** Next.\n- No rule.\n";

    #[test]
    fn lines_that_belong_together_are_one_block() {
        let blocks = blocks_in(RULES);
        assert_eq!(blocks[1], Block::Paragraph("One two.".to_owned()));
        assert_eq!(blocks[2], Block::Item(0, "**R1** A *rule* goes on.".to_owned()));
    }

    #[test]
    fn rules_have_numbers_and_other_items_have_none() {
        let book = RuleBook { blocks: blocks_in(RULES) };
        assert_eq!(book.numbers(), ["R1", "R1a", "R2"]);
    }

    #[test]
    fn marks_and_addresses_are_not_shown() {
        assert_eq!(plain("See [the **rules**](RULES.md), `R1`."), "See the rules, R1.");
        assert_eq!(plain("a [b] c"), "a [b] c");
    }
}

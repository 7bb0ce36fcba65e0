//! Where the program writes: wrapped to the width of the terminal, in colour if there is one.

use std::env;
use std::io::{self, BufWriter, IsTerminal, Write};

use anstyle::{AnsiColor, Style};
use console::{Term, measure_text_width};

/// The width for output that no person reads at a terminal.
const USUAL_WIDTH: usize = 80;

/// Longer lines are hard to read.
const WIDEST: usize = 100;

/// Narrower terminals are treated as if they were this wide.
const NARROWEST: usize = 30;

/// What a part of the text is, and so how it looks.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Ink {
    Heading,
    /// What can be typed.
    Key,
    /// The reader's name.
    Own,
    /// Known to this viewer alone.
    Secret,
    Refusal,
    Faint,
}

impl Ink {
    fn style(self) -> Style {
        let coloured = |colour: AnsiColor| Style::new().fg_color(Some(colour.into()));
        match self {
            Self::Heading => Style::new().bold(),
            Self::Key => coloured(AnsiColor::Cyan).bold(),
            Self::Own => coloured(AnsiColor::Green).bold(),
            Self::Secret => coloured(AnsiColor::Magenta),
            Self::Refusal => coloured(AnsiColor::Yellow),
            Self::Faint => Style::new().dimmed(),
        }
    }
}

pub(crate) struct Terminal {
    out: BufWriter<io::Stdout>,
    colour: bool,
    width: usize,
}

impl Terminal {
    /// Standard output, as wide as the terminal; in colour if it is one and `NO_COLOR` is not set.
    pub(crate) fn stdout() -> Self {
        let is_terminal = io::stdout().is_terminal();
        let wanted = env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        let able = env::var_os("TERM").is_none_or(|kind| kind != "dumb");
        let size = Term::stdout().size_checked().filter(|_| is_terminal);
        let width = size.map_or(USUAL_WIDTH, |(_, columns)| usize::from(columns));
        Self {
            out: BufWriter::new(io::stdout()),
            colour: is_terminal && wanted && able,
            width: width.clamp(NARROWEST, WIDEST),
        }
    }

    pub(crate) fn paint(&self, ink: Ink, text: &str) -> String {
        if !self.colour || text.is_empty() {
            return text.to_owned();
        }
        let style = ink.style();
        format!("{style}{text}{style:#}")
    }

    pub(crate) fn gap(&mut self) -> io::Result<()> {
        writeln!(self.out)
    }

    /// A line as it is, however long.
    pub(crate) fn verbatim(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    pub(crate) fn line(&mut self, text: &str) -> io::Result<()> {
        self.item("", text)
    }

    /// A text after `lead`, wrapped so that its other lines begin under its first word.
    pub(crate) fn item(&mut self, lead: &str, text: &str) -> io::Result<()> {
        let indent = measure_text_width(lead);
        let room = self.width.saturating_sub(indent).max(1);
        for (number, line) in wrap(text, room).iter().enumerate() {
            match number {
                0 => writeln!(self.out, "{lead}{line}")?,
                _ => writeln!(self.out, "{:indent$}{line}", "")?,
            }
        }
        Ok(())
    }

    /// A text inside a block: every line is indented, and those after the first one further.
    pub(crate) fn hanging(&mut self, text: &str) -> io::Result<()> {
        let room = self.width.saturating_sub(4).max(1);
        for (number, line) in wrap(text, room).iter().enumerate() {
            let indent = if number == 0 { 2 } else { 4 };
            writeln!(self.out, "{:indent$}{line}", "")?;
        }
        Ok(())
    }

    /// Short texts side by side, in columns that fit.
    pub(crate) fn columns(&mut self, texts: &[String]) -> io::Result<()> {
        let widest = texts.iter().map(|text| measure_text_width(text)).max().unwrap_or(0);
        if widest + 4 > self.width {
            return texts.iter().try_for_each(|text| self.hanging(text));
        }
        let column = widest + 3;
        let per_line = ((self.width.saturating_sub(2)) / column).max(1);
        for row in texts.chunks(per_line) {
            let mut line = String::new();
            for text in row {
                line.push_str("  ");
                line.push_str(text);
                let blank = column - 2 - measure_text_width(text);
                line.extend(std::iter::repeat_n(' ', blank));
            }
            writeln!(self.out, "{}", line.trim_end())?;
        }
        Ok(())
    }

    /// The answer is typed on the same line.
    pub(crate) fn ask(&mut self, question: &str) -> io::Result<()> {
        write!(self.out, "{question}")?;
        self.flush()
    }

    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// The lines of `text`, none wider than `width` unless a single word is. No line begins with a dash.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let text = text.replace(" —", "\u{a0}—");
    let mut lines = vec![String::new()];
    let mut used = 0;
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        let length = measure_text_width(word);
        let line = lines.last_mut().expect("there is a line from the beginning");
        if used > 0 && used + 1 + length > width {
            lines.push(word.to_owned());
            used = length;
            continue;
        }
        if used > 0 {
            line.push(' ');
            used += 1;
        }
        line.push_str(word);
        used += length;
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_wrapped_between_words() {
        assert_eq!(wrap("one two  three", 7), ["one two", "three"]);
        assert_eq!(wrap("extraordinary a b", 5), ["extraordinary", "a b"]);
        assert_eq!(wrap("", 5), [""]);
        assert_eq!(wrap("a b — c", 4), ["a", "b\u{a0}—", "c"]);
    }

    #[test]
    fn colour_takes_no_room_and_russian_letters_take_one_each() {
        assert_eq!(wrap("\u{1b}[1mone\u{1b}[0m two", 7).len(), 1);
        assert_eq!(wrap("раз два", 7), ["раз два"]);
    }
}

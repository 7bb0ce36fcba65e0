use std::fmt;

/// A program and its arguments, as somebody typed them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Program {
    text: String,
    /// The program first.
    words: Vec<String>,
}

/// Why a text names no program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadProgram {
    Empty,
    /// A quotation mark is not closed.
    Open,
}

impl Program {
    /// Words are separated by spaces; what stands in single or double quotation marks is not.
    pub fn read(text: &str) -> Result<Self, BadProgram> {
        let mut words = Vec::new();
        let (mut word, mut quote): (Option<String>, Option<char>) = (None, None);
        for c in text.chars() {
            match quote {
                Some(open) if c == open => quote = None,
                Some(_) => word.get_or_insert_default().push(c),
                None if c == '\'' || c == '"' => {
                    quote = Some(c);
                    word.get_or_insert_default();
                }
                None if c.is_whitespace() => words.extend(word.take()),
                None => word.get_or_insert_default().push(c),
            }
        }
        words.extend(word);
        match (quote, words.is_empty()) {
            (Some(_), _) => Err(BadProgram::Open),
            (None, true) => Err(BadProgram::Empty),
            (None, false) => Ok(Self { text: text.trim().to_owned(), words }),
        }
    }

    pub(super) fn words(&self) -> (&str, &[String]) {
        let (program, arguments) = self.words.split_first().expect("a program has a name");
        (program, arguments)
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &[&str]) {
        assert_eq!(Program::read(text).unwrap().words, expected);
    }

    #[test]
    fn words_are_separated_by_spaces_and_kept_together_by_quotation_marks() {
        check("bot", &["bot"]);
        check("  ./bot  --deep 3 ", &["./bot", "--deep", "3"]);
        check("'my bot.py' --name \"it's me\"", &["my bot.py", "--name", "it's me"]);
        check("bot --a='b c'd ''", &["bot", "--a=b cd", ""]);
    }

    #[test]
    fn a_text_without_a_program_is_refused() {
        assert_eq!(Program::read("  "), Err(BadProgram::Empty));
        assert_eq!(Program::read("bot 'deep"), Err(BadProgram::Open));
    }
}

//! What can be typed besides actions. To add a word: its line in the list, and its text.

use game::Phrase;

use crate::play::session::{Next, Session};
use crate::rule_book::Rules;
use crate::stop::Stop;
use crate::terminal::{Ink, Terminal};
use crate::voice::Voice;

/// A word that does something other than play an action.
pub(crate) struct Keyword {
    /// Its text; the attribute `about` says what it does.
    id: &'static str,
    act: fn(&mut Session, &str, &mut Terminal) -> Result<Next, Stop>,
}

/// In the order of the help.
const KEYWORDS: &[Keyword] = &[
    Keyword { id: "word-help", act: help },
    Keyword { id: "word-rules", act: rules },
    Keyword { id: "word-table", act: table },
    Keyword { id: "word-log", act: log },
    Keyword { id: "word-record", act: record },
    Keyword { id: "word-undo", act: undo },
    Keyword { id: "word-quit", act: quit },
];

/// The keyword that was typed, in any language, and the rest of the line.
pub(crate) fn find<'a>(typed: &'a str, voice: &Voice) -> Option<(&'static Keyword, &'a str)> {
    let (first, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
    let first = if first == "?" { "help".to_owned() } else { first.to_lowercase() };
    let is_it = |word: &&Keyword| voice.in_every_language(word.id).any(|text| text == first);
    KEYWORDS.iter().find(is_it).map(|word| (word, rest.trim()))
}

impl Keyword {
    pub(crate) fn act(
        &self,
        session: &mut Session,
        behind: &str,
        terminal: &mut Terminal,
    ) -> Result<Next, Stop> {
        (self.act)(session, behind, terminal)
    }
}

fn help(session: &mut Session, _: &str, terminal: &mut Terminal) -> Result<Next, Stop> {
    let voice = &session.voice;
    terminal.line(&voice.text("play-help"))?;
    let widest = KEYWORDS.iter().map(|word| voice.text(word.id).chars().count()).max().unwrap_or(0);
    for word in KEYWORDS {
        let text = format!("  {:<widest$}  ", voice.text(word.id));
        let text = terminal.paint(Ink::Key, &text);
        terminal.item(&text, &voice.attribute(word.id, "about"))?;
    }
    Ok(Next::AskAgain)
}

fn rules(session: &mut Session, number: &str, terminal: &mut Terminal) -> Result<Next, Stop> {
    let book = Rules::of(&session.game.info(), session.voice.lang());
    if number.is_empty() {
        book.show(terminal)?;
    } else if !book.show_rule(number, terminal)? {
        session.refuse(&book.no_such(number), terminal)?;
    }
    Ok(Next::AskAgain)
}

fn table(session: &mut Session, _: &str, terminal: &mut Terminal) -> Result<Next, Stop> {
    session.narrator().show_table(&*session.game, terminal)?;
    Ok(Next::AskAgain)
}

fn log(session: &mut Session, _: &str, terminal: &mut Terminal) -> Result<Next, Stop> {
    session.narrator().tell_all(&*session.game, terminal)?;
    Ok(Next::AskAgain)
}

fn record(session: &mut Session, _: &str, terminal: &mut Terminal) -> Result<Next, Stop> {
    terminal.line(&session.voice.text("play-record"))?;
    terminal.verbatim(&session.game.compact_record())?;
    Ok(Next::AskAgain)
}

fn undo(session: &mut Session, _: &str, terminal: &mut Terminal) -> Result<Next, Stop> {
    match session.take_back() {
        Ok(()) => {
            terminal.line(&session.voice.text("play-undone"))?;
            Ok(Next::GoOn)
        }
        Err(why) => {
            session.refuse(&why, terminal)?;
            Ok(Next::AskAgain)
        }
    }
}

fn quit(session: &mut Session, _: &str, terminal: &mut Terminal) -> Result<Next, Stop> {
    if let Some(file) = &session.file {
        let question = Phrase::new("play-save-question").with("file", file.name());
        let question = format!("{} ", session.voice.say(&question));
        let answer = session.keyboard.answer(&question, terminal)?.unwrap_or_default();
        let is_no = |no: String| no.to_lowercase() == answer.to_lowercase();
        if session.voice.in_every_language("answer-no").any(is_no) {
            session.file = None;
        }
    }
    Ok(Next::Leave)
}

#[cfg(test)]
mod tests {
    use game::Lang;

    use super::*;

    #[test]
    fn a_word_is_known_in_both_languages_whatever_the_table_speaks() {
        for lang in Lang::ALL {
            let voice = Voice::new(lang);
            assert_eq!(find("QUIT", &voice).unwrap().0.id, "word-quit");
            assert_eq!(find("выход", &voice).unwrap().0.id, "word-quit");
        }
    }

    #[test]
    fn what_stands_behind_a_word_is_its_argument() {
        let voice = Voice::new(Lang::En);
        let (word, behind) = find("rules  R4 ", &voice).unwrap();
        assert_eq!((word.id, behind), ("word-rules", "R4"));
        assert!(find("dive 4", &voice).is_none());
    }
}

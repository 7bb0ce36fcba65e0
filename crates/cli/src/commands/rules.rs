//! `tortuga rules`

use clap::Args;
use game::Lang;

use crate::commands::Run;
use crate::rule_book;
use crate::stop::Stop;
use crate::table::find_game;
use crate::terminal::Terminal;
use crate::voice::Voice;

/// Show the rules of a game, or one of them
#[derive(Debug, Args)]
pub(crate) struct Rules {
    /// The game, as `tortuga games` calls it
    game: String,
    /// The number of one rule, such as R4
    number: Option<String>,
}

impl Run for Rules {
    fn run(self, lang: Lang, terminal: &mut Terminal) -> Result<(), Stop> {
        let info = find_game(&self.game, lang)?.game.info();
        let book = rule_book::Rules::of(&info, lang);
        let Some(number) = self.number else { return book.show(terminal) };
        if book.show_rule(&number, terminal)? {
            return Ok(());
        }
        Err(Voice::new(lang).stop(&book.no_such(&number)))
    }
}

//! `tortuga games`

use catalog::GAMES;
use clap::Args;
use game::{Lang, Phrase};
use serde_json::{Value, json};

use crate::commands::Run;
use crate::stop::Stop;
use crate::terminal::{Ink, Terminal};
use crate::voice::Voice;

/// List the games, how many can play and how long they take
#[derive(Debug, Args)]
pub(crate) struct Games {
    /// Print the list as JSON
    #[arg(long)]
    json: bool,
}

impl Run for Games {
    fn run(self, lang: Lang, terminal: &mut Terminal) -> Result<(), Stop> {
        if self.json {
            return Ok(terminal.verbatim(&as_json(lang))?);
        }
        for (number, entry) in GAMES.iter().enumerate() {
            if number > 0 {
                terminal.gap()?;
            }
            let info = entry.game.info();
            let voice = Voice::of(lang, &info);
            let facts = Phrase::new("games-facts")
                .with("title", Phrase::new("game-title"))
                .with("author", voice.text("game-author"))
                .with("min", info.min_seats)
                .with("max", info.max_seats)
                .with("minutes", info.minutes);
            let id = terminal.paint(Ink::Key, info.id);
            terminal.item(&format!("{id}  "), &voice.say(&facts))?;
            terminal.item("  ", &voice.text("game-blurb"))?;
            for spec in entry.game.options() {
                let about = voice.attribute(&format!("option-{}", spec.id), "about");
                let lead = terminal.paint(Ink::Faint, &format!("  --option {}=…  ", spec.id));
                terminal.item(&lead, &about)?;
            }
        }
        Ok(())
    }
}

fn as_json(lang: Lang) -> String {
    let entry = |entry: &catalog::Entry| {
        let info = entry.game.info();
        let levels: Vec<&str> = entry.bots.levels().iter().map(|level| level.id()).collect();
        json!({
            "id": info.id,
            "title": Voice::of(lang, &info).text("game-title"),
            "min_seats": info.min_seats,
            "max_seats": info.max_seats,
            "rules_version": info.rules_version,
            "bots": levels,
        })
    };
    let list: Vec<Value> = GAMES.iter().map(entry).collect();
    format!("{:#}", Value::from(list))
}

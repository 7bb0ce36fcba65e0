//! Who plays in an arena, as people name them.

use bots::arena::Entrant;
use bots::engine::{Engine, Program, TableTerms};

use crate::engines::{cannot_play, read_program};
use crate::stop::Stop;
use crate::table::{Table, read_levels};
use crate::voice::{Voice, printable};

/// A longer label of an engine is cut short: characters.
const LONGEST: usize = 36;

/// Lists of levels and engines, separated by commas.
pub(super) fn read_entrants(
    lists: &[String],
    table: &Table,
    voice: &Voice,
) -> Result<Vec<Entrant>, Stop> {
    let read = |item: String| match item.trim().strip_prefix(Entrant::ENGINE) {
        Some(program) => Ok(Entrant::Engine(read_program(program, voice)?)),
        None => Ok(Entrant::Level(read_levels(&[item], table.entry, voice)?[0])),
    };
    lists.iter().flat_map(|list| items(list)).map(read).collect()
}

/// What stands between commas; those in quotation marks belong to an argument of an engine.
fn items(list: &str) -> Vec<String> {
    let mut items = vec![String::new()];
    let mut quote = None;
    for c in list.chars() {
        match quote {
            None if c == ',' => {
                items.push(String::new());
                continue;
            }
            None if c == '\'' || c == '"' => quote = Some(c),
            Some(open) if c == open => quote = None,
            _ => {}
        }
        if let Some(item) = items.last_mut() {
            item.push(c);
        }
    }
    items
}

/// Starts every engine once, so that a mistyped name is noticed before anybody plays.
pub(super) fn check_engines(
    entrants: &[Entrant],
    table: &Table,
    voice: &Voice,
) -> Result<(), Stop> {
    let terms = TableTerms::of(&table.entry.game.info(), &table.options, table.n_seats);
    for entrant in entrants {
        if let Entrant::Engine(program) = entrant {
            Engine::start(program, &terms).map_err(|fault| cannot_play(program, &fault, voice))?;
        }
    }
    Ok(())
}

pub(super) fn name_of(entrant: &Entrant, voice: &Voice) -> String {
    match entrant {
        Entrant::Level(level) => voice.found_text(&format!("level-{}", level.id())),
        Entrant::Engine(program) => label(program),
    }
}

/// The end of what was typed: it begins with a folder, and what tells engines apart comes last.
fn label(program: &Program) -> String {
    let text = printable(&program.to_string());
    match text.chars().count().checked_sub(LONGEST) {
        None | Some(0) => text,
        Some(more) => format!("…{}", text.chars().skip(more + 1).collect::<String>()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commas_in_quotation_marks_do_not_separate() {
        assert_eq!(
            items("legend,engine:bot 'a,b' \"c,'d\",sailor"),
            ["legend", "engine:bot 'a,b' \"c,'d\"", "sailor"]
        );
        assert_eq!(items(""), [""]);
    }

    #[test]
    fn a_long_label_keeps_its_end() {
        let program = Program::read(&format!("{}/bot --deep 3", "x".repeat(80))).unwrap();
        assert_eq!(label(&program).chars().count(), LONGEST);
        assert!(label(&program).ends_with("/bot --deep 3"));
        assert_eq!(label(&Program::read("./bot 3").unwrap()), "./bot 3");
    }
}

//! Records from outside: every text in them keeps to the limits of the place where it would have been typed.

use game::AnyMatch;

use crate::players::{MAX_NAME, read_name};
use crate::problem::{Problem, Result};
use crate::table::ask::{MAX_SALT, is_salt};

/// The longest record that can be pasted, in bytes. The longest matches among bots take less than a quarter of it.
pub(crate) const MAX_RECORD: usize = 512 * 1024;
/// The longest record that a link can hold, in characters.
pub(crate) const MAX_LINK: usize = 16_000;

/// The match that a record rebuilds, in either form, and its game. Refuses what was altered, is not legal, or holds
/// what nobody could have typed here.
pub(crate) fn read(record: &str) -> Result<(&'static catalog::Entry, Box<dyn AnyMatch>)> {
    if record.len() > MAX_RECORD {
        return Err(Problem::malformed("problem-too-long"));
    }
    let id = game::game_of(record).map_err(|why| Problem::of(&why))?;
    let no_game = || Problem::malformed("replay-no-game").with("game", id.as_str());
    let entry = catalog::find(&id).map_err(|_| no_game())?;
    let by_game = |why| Problem::of(&why).about(entry.game.info().id);
    let game = entry.game.replay(record).map_err(by_game)?;
    check_names(game.seats())?;
    check_salts(&*game)?;
    if let Some(branch) = game.branch() {
        read(&branch.record)?;
    }
    Ok((entry, game))
}

/// A name may be empty, as in a match among bots; otherwise it is one that could be taken here.
fn check_names(names: &[String]) -> Result<()> {
    let is_name = |name: &str| name.is_empty() || read_name(name).is_ok_and(|read| read == name);
    match names.iter().position(|name| !is_name(name)) {
        Some(seat) => Err(Problem::malformed("problem-record-name")
            .with("seat", seat + 1)
            .with("max", MAX_NAME)),
        None => Ok(()),
    }
}

fn check_salts(game: &dyn AnyMatch) -> Result<()> {
    let salts = game.deal().map_or(&[][..], |deal| &deal.salts);
    if salts.len() > game.seats().len() {
        return Err(Problem::malformed("problem-record-salts"));
    }
    if !salts.iter().all(|salt| is_salt(salt)) {
        return Err(Problem::malformed("problem-record-salt").with("max", MAX_SALT));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use game::{Deal, Seed, Setup};

    use super::*;

    fn record(names: [&str; 2], salts: &[&str]) -> String {
        let salts = salts.iter().map(|salt| (*salt).to_owned()).collect();
        let deal = Deal { secret: Seed::from_bytes([7; 32]), salts };
        let seats = names.map(str::to_owned).to_vec();
        let (seed, deal) = (deal.seed(), Some(deal));
        let setup = Setup { options: Vec::new(), seats, seed, deal };
        let two = |entry: &&catalog::Entry| entry.game.info().min_seats <= 2;
        let entry = catalog::GAMES.iter().find(two).unwrap();
        entry.game.start(setup).unwrap().record()
    }

    fn code(record: &str) -> &'static str {
        read(record).map_or_else(|problem| problem.code(), |_| "good")
    }

    #[test]
    fn what_could_be_typed_here_is_read_and_what_could_not_is_refused() {
        assert_eq!(code(&record(["Анна", "Grace O’Malley"], &["a salt", ""])), "good");
        assert_eq!(
            code(&record(["", ""], &[])),
            "good",
            "bots have no names when they are simulated"
        );
        for wrong in ["x".repeat(25).as_str(), " Anna", "An\u{202e}na", "\n"] {
            assert_eq!(code(&record(["Boris", wrong], &[])), "record-name", "{wrong:?}");
        }
        for wrong in ["x".repeat(65).as_str(), "a\nb"] {
            assert_eq!(code(&record(["Anna", "Boris"], &["", wrong])), "record-salt", "{wrong:?}");
        }
        assert_eq!(code(&record(["Anna", "Boris"], &["", "", ""])), "record-salts");
    }

    #[test]
    fn what_is_too_long_is_not_even_read() {
        assert_eq!(code(&"{".repeat(MAX_RECORD + 1)), "too-long");
    }
}

//! `tortuga verify`

use clap::Args;
use game::{AnyMatch, Deal, Lang, Phrase};

use crate::commands::Run;
use crate::record_file;
use crate::stop::Stop;
use crate::story::Narrator;
use crate::terminal::Terminal;
use crate::voice::{Voice, printable};

/// Check a record: that it is complete, legal to the last action, and dealt as promised
#[derive(Debug, Args)]
pub(crate) struct Verify {
    /// A file, - for standard input, or the record itself as one word
    record: String,
    /// The commitment that was shown before the deal
    #[arg(long, value_name = "HEX")]
    commitment: Option<String>,
}

impl Run for Verify {
    fn run(self, lang: Lang, terminal: &mut Terminal) -> Result<(), Stop> {
        let replayed = record_file::replay(&self.record, lang)?;
        let (info, game) = (replayed.entry.game.info(), &*replayed.game);
        let voice = Voice::of(lang, &info).at_table(game.seats());
        let deal = check_deal(game.deal(), self.commitment.as_deref(), &voice)?;
        let checked = [
            Phrase::new("verify-digest"),
            Phrase::new("verify-rules")
                .with("title", Phrase::new("game-title"))
                .with("version", info.rules_version),
            Phrase::new("verify-actions").with("count", game.n_actions()),
            outcome(game),
        ];
        let branch = game.branch().map(|branch| match branch.imagined {
            Some(seat) => Phrase::new("verify-branch-imagined").with("seat", seat),
            None => Phrase::new("verify-branch-true"),
        });
        for phrase in checked.iter().chain(&branch).chain(&deal) {
            terminal.item("- ", &voice.say(phrase))?;
        }
        Ok(())
    }
}

fn outcome(game: &dyn AnyMatch) -> Phrase {
    match game.outcome() {
        Some(outcome) => Phrase::new("verify-over").with("result", Narrator::result_of(&outcome)),
        None => Phrase::new("verify-unfinished"),
    }
}

/// What can be said of the deal. Reading the record has already checked that its seed follows from the deal.
fn check_deal(
    deal: Option<&Deal>,
    promised: Option<&str>,
    voice: &Voice,
) -> Result<Vec<Phrase>, Stop> {
    let Some(deal) = deal else {
        return match promised {
            None => Ok(vec![Phrase::new("verify-no-deal")]),
            Some(_) => Err(voice.stop(&Phrase::new("bad-commitment-none"))),
        };
    };
    let commitment = deal.commitment();
    let seed = Phrase::new("verify-seed").with("salts", deal.salts.len());
    match promised.map(|promised| promised.trim().to_lowercase()) {
        None => Ok(vec![seed, Phrase::new("verify-commitment").with("commitment", commitment)]),
        Some(same) if same == commitment => Ok(vec![seed, Phrase::new("verify-promise-kept")]),
        Some(other) => {
            let phrase = Phrase::new("bad-commitment").with("found", printable(&other));
            Err(voice.stop(&phrase.with("expected", commitment)))
        }
    }
}

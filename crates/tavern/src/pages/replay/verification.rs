//! Whether a deal was honest, line by line, so that everybody can check it again.

use game::{Deal, Phrase, Seat};
use maud::{Markup, html};

use super::play_on;
use super::steps::Replay;
use crate::pages::layout::icon;
use crate::pages::page_words::PageWords;

#[derive(Debug)]
pub(crate) struct Verification {
    lines: Vec<Line>,
}

#[derive(Debug)]
struct Line {
    is_good: bool,
    text: String,
    proof: Markup,
}

impl Verification {
    /// Checks a replay. `mark` is what was shown before the deal, if somebody noted it.
    ///
    /// The record was already read and replayed; each line was checked then, or is checked now.
    pub(crate) fn of(replay: &Replay, mark: Option<&str>, words: PageWords) -> Self {
        let mut lines = Vec::new();
        match replay.game.deal() {
            Some(deal) => {
                lines.push(mark_line(deal, mark, words));
                lines.push(seed_line(replay, deal, words));
            }
            None => lines.push(Line {
                is_good: false,
                text: words.text("verify-no-deal"),
                proof: Markup::default(),
            }),
        }
        if let Some(position) = replay.game.position() {
            let text = words.say(&Phrase::new("verify-position").with("position", position));
            lines.push(Line { is_good: true, text, proof: Markup::default() });
        }
        if let Some(branch) = replay.game.branch() {
            let text = match branch.imagined {
                Some(seat) => Phrase::new("verify-branch-imagined").with("seat", seat),
                None => Phrase::new("verify-branch-true"),
            };
            let proof = html! {
                a href=(play_on::origin_path(branch)) { (words.text("table-to-origin")) }
            };
            let text = words.say_of(&text, replay.game.seats());
            lines.push(Line { is_good: true, text, proof });
        }
        let steps = Phrase::new("verify-steps")
            .with("steps", replay.game.n_actions())
            .with("version", replay.game.info().rules_version);
        lines.push(Line { is_good: true, text: words.say(&steps), proof: Markup::default() });
        if replay.game.undone() > 0 {
            let undone = Phrase::new("verify-undone").with("n", u32::from(replay.game.undone()));
            lines.push(Line { is_good: true, text: words.say(&undone), proof: Markup::default() });
        }
        let proof = html! { code.small { (replay.sealed.digest) } };
        lines.push(Line { is_good: true, text: words.text("verify-digest"), proof });
        Self { lines }
    }

    pub(crate) fn show(&self, words: PageWords) -> Markup {
        let good = self.lines.iter().all(|line| line.is_good);
        let (title, sum) =
            if good { ("verify-good", "verify-sum") } else { ("verify-bad", "verify-sum-bad") };
        html! {
            section #verify.verify.bad[!good] aria-label=(words.text("verify-title")) {
                (icon(if good { "check" } else { "help" }))
                div.grow {
                    b { (words.text(title)) } " " (words.text(sum))
                    ul.checks {
                        @for line in &self.lines {
                            li.bad[!line.is_good] {
                                (icon(if line.is_good { "tick" } else { "close" }))
                                div { (line.text) " " (line.proof) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn mark_line(deal: &Deal, mark: Option<&str>, words: PageWords) -> Line {
    let commitment = deal.commitment();
    let is_good = mark.is_none_or(|mark| mark.eq_ignore_ascii_case(&commitment));
    let id = if is_good { "verify-mark" } else { "verify-mark-other" };
    let proof = html! {
        code.small { (commitment) }
        details {
            summary { (words.text("verify-secret")) }
            code.small { (deal.secret.to_string()) }
        }
    };
    Line { is_good, text: words.text(id), proof }
}

fn seed_line(replay: &Replay, deal: &Deal, words: PageWords) -> Line {
    let seed = deal.seed().to_string();
    let salts = deal.salts.iter().enumerate().map(|(number, salt)| {
        let id = if salt.is_empty() { "verify-no-salt" } else { "verify-salt" };
        let phrase =
            Phrase::new(id).with("seat", Seat::new(number as u8)).with("salt", salt.as_str());
        words.say_of(&phrase, replay.game.seats())
    });
    let proof = html! {
        code.small { (seed) }
        ul.small.muted { @for salt in salts { li { (salt) } } }
    };
    let is_good = replay.sealed.seed == seed;
    Line { is_good, text: words.text("verify-seed"), proof }
}

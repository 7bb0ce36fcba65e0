//! Two matches of the same deal, decision by decision, side by side.

use std::sync::Arc;

use board::still;
use game::{Phrase, Seat, Viewer};
use maud::{Markup, PreEscaped, html};

use crate::challenges::Contestant;
use crate::ids::TableId;
use crate::pages::forms::Fields;
use crate::pages::layout::icon;
use crate::pages::page_words::PageWords;
use crate::pages::replay::steps::{MadeChoice, Replay};

type Played = [(Contestant, Arc<Replay>)];

/// Which two are compared, and at which decision.
pub(super) struct Comparison {
    /// Their numbers among those who played.
    pair: [usize; 2],
    choices: [Vec<MadeChoice>; 2],
    at: usize,
    seat: Seat,
}

impl Comparison {
    /// The reader's own match beside the one asked for, or the first other one.
    pub(super) fn asked(played: &Played, own: usize, seat: Seat, fields: &Fields) -> Option<Self> {
        let asked: Option<TableId> = fields.get("with").and_then(|table| table.parse().ok());
        let is_asked = |(nth, (one, _)): &(usize, &(Contestant, Arc<Replay>))| {
            *nth != own && asked.is_none_or(|asked| asked == one.table)
        };
        let (other, _) = played.iter().enumerate().find(is_asked)?;
        let choices = [own, other].map(|nth| played[nth].1.choices(seat));
        let longest = choices.iter().map(Vec::len).max().unwrap_or(0);
        let parted = parted(&choices).min(longest.saturating_sub(1));
        let at = fields.number("at").unwrap_or(parted).min(longest.saturating_sub(1));
        Some(Self { pair: [own, other], choices, at, seat })
    }

    pub(super) fn other(&self, played: &Played) -> TableId {
        played[self.pair[1]].0.table
    }

    /// Whether somebody can stand beside the reader.
    pub(super) fn may_be(&self, one: &Contestant, played: &Played) -> bool {
        played[self.pair[0]].0.table != one.table
    }

    pub(super) fn show(&self, played: &Played, words: PageWords, address: &str) -> Markup {
        let longest = self.choices.iter().map(Vec::len).max().unwrap_or(0);
        let here = format!("{address}with={}", self.other(played));
        let step = |to: usize, symbol, text: &'static str| {
            html! {
                a.btn.square href={ (here) "&at=" (to) "#compare" } aria-label=(words.text(text))
                    aria-disabled=[(to == self.at).then_some("true")] { (icon(symbol)) }
            }
        };
        let parted = parted(&self.choices);
        let said = Phrase::new("challenge-decision").with("n", self.at + 1).with("of", longest);
        html! {
            section #compare aria-labelledby="compare-title" {
                div.head2 {
                    h2 #compare-title { (words.text("challenge-side-by-side")) }
                    div.row {
                        (step(self.at.saturating_sub(1), "prev", "challenge-previous"))
                        b { (words.say(&said)) }
                        (step((self.at + 1).min(longest.saturating_sub(1)), "next", "challenge-next"))
                    }
                }
                p.hint { (words.text(if self.at < parted { "challenge-same" } else if self.at == parted { "challenge-parted" } else { "challenge-apart" })) }
                div.stills { @for side in 0..2 { (self.side(side, played, words)) } }
                details.panel.more {
                    summary { (icon("log")) b { (words.text("challenge-all")) } }
                    ol.decisions {
                        @for nth in 0..longest { li.other[nth >= parted] { (self.line(nth, &here, played, words)) } }
                    }
                }
            }
        }
    }

    /// What one of them saw before a decision, and did.
    fn side(&self, side: usize, played: &Played, words: PageWords) -> Markup {
        let (one, replay) = &played[self.pair[side]];
        let choice = self.choices[side].get(self.at);
        let actions = choice.map_or(usize::MAX, |choice| choice.actions);
        let seen =
            replay.seen_step(replay.step_after(actions), Viewer::Seat(self.seat), words.lang);
        let picture = html! { (seen.drawing.board) @if choice.is_some() { (seen.drawing.hand) } };
        let prefix = format!("side-{side}");
        html! {
            figure.panel.still {
                figcaption {
                    b { (one.name) } " "
                    @match choice {
                        Some(choice) => span { (replay.say(&choice.phrase, words.lang)) },
                        None => span.muted { (words.text("challenge-over")) },
                    }
                }
                div.still-frame inert { (PreEscaped(still(&picture.0, &prefix))) }
            }
        }
    }

    fn line(&self, nth: usize, here: &str, played: &Played, words: PageWords) -> Markup {
        let did = |side: usize| {
            let (one, replay) = &played[self.pair[side]];
            let did = self.choices[side].get(nth);
            html! {
                span { b { (one.name) } " " @if let Some(did) = did { (replay.say(&did.phrase, words.lang)) } @else { "–" } }
            }
        };
        let both = self.choices.each_ref().map(|choices| choices.get(nth).map(|one| &one.action));
        html! {
            a href={ (here) "&at=" (nth) "#compare" } aria-current=[(nth == self.at).then_some("true")] {
                @if both[0] == both[1] {
                    @if let Some(did) = self.choices[0].get(nth) { (played[self.pair[0]].1.say(&did.phrase, words.lang)) }
                } @else { (did(0)) (did(1)) }
            }
        }
    }
}

/// How many decisions were the same before the first that was not.
fn parted([one, other]: &[Vec<MadeChoice>; 2]) -> usize {
    let same =
        one.iter().zip(other).take_while(|(a, b)| (&a.saw, &a.action) == (&b.saw, &b.action));
    same.count()
}

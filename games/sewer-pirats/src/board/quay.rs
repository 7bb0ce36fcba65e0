//! The quay: the deck and the row of open cards (A1).

use board::pieces::value;
use board::{Region, Scene};
use maud::{Markup, html};

use super::{cards, names};
use crate::components::Talisman;
use crate::{Action, Phase, Source, View};

/// Deck and row; whoever may take a card takes it here.
pub(super) fn quay(view: &View, legal: &[Action], scene: &Scene<'_>) -> Region {
    let open = |source| legal.contains(&Action::Take(source));
    let takes = legal.iter().any(|action| matches!(action, Action::Take(_)));
    let second = matches!(view.phase, Phase::SecondCard);
    let inputs = (view.deck, view.discards.counts(), view.row, takes, second, open(Source::Deck));
    scene.region("quay", inputs, |id| {
        html! {
            section class="quay" id=(id) aria-label=(scene.text("board-quay")) data-group="" {
                (deck(view, open(Source::Deck), scene))
                ul class="pile" data-what="row" aria-label=(scene.text("board-row")) {
                    @for (place, card) in view.row.iter().enumerate() { li { (row(*card, place, takes, scene)) } }
                }
                p {
                    @if takes && second { (scene.text("board-take-second")) }
                    @else if takes { (scene.text("board-take-two")) }
                }
            }
        }
    })
}

/// When the deck is empty, the discard pile is shuffled into a new one.
fn deck(view: &View, open: bool, scene: &Scene<'_>) -> Markup {
    let count = usize::from(view.deck);
    html! {
        div class="pile" data-what="deck" {
            @if open {
                button class="tcard back" id="deck" data-what="deck" name="action" value=(value(&Action::Take(Source::Deck))) {
                    (cards::back(count, scene))
                    span class="sr" { " " (scene.text("board-take-blind")) }
                }
            } @else {
                span class="tcard back" id="deck" {
                    (cards::back(count, scene))
                    span class="sr" { " " (scene.text("board-in-deck")) }
                }
            }
        }
    }
}

fn row(card: Option<Talisman>, place: usize, takes: bool, scene: &Scene<'_>) -> Markup {
    let Some(card) = card else { return html! { span class="slot" {} } };
    let what = names::talisman(card);
    html! {
        @if takes {
            button class=(cards::class(card)) id={ "row-" (place) } data-flip="" data-what=(what)
                name="action" value=(value(&Action::Take(Source::Row(card)))) {
                span class="sr" { (scene.text("board-take")) " " }
                (cards::face(card, scene))
            }
        } @else {
            span class=(cards::class(card)) id={ "row-" (place) } data-flip="" data-what=(what) { (cards::face(card, scene)) }
        }
    }
}

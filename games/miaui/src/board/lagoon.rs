//! The lagoon with its three depths.

use board::pieces::{art, emblem, seat_class};
use board::{Region, Scene};
use maud::{Markup, html};

use super::cards::{CardId, depth_id, laid};
use crate::dispute::Fate;
use crate::view::SeenCard;
use crate::{Depth, View};

/// How many cards of a stack are drawn.
const DRAWN: usize = 3;

/// All of it, the shallow cell on top.
pub(super) fn lagoon(view: &View, scene: &Scene<'_>) -> Region {
    let [deep, middle, shallow] = Depth::ALL;
    let cells = [shallow, middle, deep].map(|depth| LagoonCell {
        depth,
        label: label(view, depth, scene),
        haul: haul(view, depth, scene),
    });
    let inside = cells.iter().flat_map(|cell| [&cell.label, &cell.haul]);
    scene.frame("lagoon", (), inside, |id| {
        html! {
            section class="lagoon" id=(id) data-what="lagoon" aria-label=(scene.text("board-lagoon")) {
                div class="water" {
                    (art(scene, "lagoon", ""))
                    (art(scene, "lagoon-floor", "floor"))
                    (art(scene, "lagoon-surface", "surface"))
                    ol class="cells" {
                        @for LagoonCell { depth, label, haul } in &cells {
                            li class={ "cell " (depth_id(*depth)) } { (label) (haul) }
                        }
                    }
                }
            }
        }
    })
}

struct LagoonCell {
    depth: Depth,
    label: Region,
    haul: Region,
}

/// What lies in a cell, and who takes it.
fn haul(view: &View, depth: Depth, scene: &Scene<'_>) -> Region {
    let (cards, fate) = (&view.cells[depth.index()], fate(view, depth));
    let inputs = (Stack { cards, depth, round: view.round }, fate, is_next(view, depth));
    scene.common(cell_id(depth), inputs, |id, (stack, fate, is_next), scene| {
        let (state, seat) = match fate {
            Some(Fate::Taken(seat)) => ("haul done ", seat_class(*seat)),
            _ if *is_next => ("haul next", ""),
            _ => ("haul", ""),
        };
        html! {
            div class={ (state) (seat) } id=(id) {
                (stack.draw(scene))
                @if let Some(fate) = fate { (taker(*fate, scene)) }
            }
        }
    })
}

const fn cell_id(depth: Depth) -> &'static str {
    match depth {
        Depth::Deep => "cell-deep",
        Depth::Middle => "cell-middle",
        Depth::Shallow => "cell-shallow",
    }
}

fn taker(fate: Fate, scene: &Scene<'_>) -> Markup {
    html! {
        @match fate {
            Fate::Taken(seat) => {
                div class={ "taker " (seat_class(seat)) } data-what="taker" { (emblem(scene)) span { (scene.name(seat)) } }
            }
            Fate::Left => div class="taker" data-what="taker" { span { (scene.text("board-nobody")) } },
            Fate::Pending => {}
        }
    }
}

/// What becomes of a cell, while the catch is being shared out.
fn fate(view: &View, depth: Depth) -> Option<Fate> {
    let resolution = view.resolution.as_ref().filter(|_| view.stage.is_sharing_out())?;
    Some(resolution.fates[depth.index()])
}

fn is_next(view: &View, depth: Depth) -> bool {
    let pending = |depth: &Depth| fate(view, *depth) == Some(Fate::Pending);
    Depth::ALL.iter().find(|depth| pending(depth)) == Some(&depth)
}

/// What the cell is called, who gets it, and which of Kiti's hands breaks a tie.
fn label(view: &View, depth: Depth, scene: &Scene<'_>) -> Region {
    let id = match depth {
        Depth::Deep => "depth-deep",
        Depth::Middle => "depth-middle",
        Depth::Shallow => "depth-shallow",
    };
    let cards = view.cells[depth.index()].len().max(1);
    scene.common(id, (depth, cards, view.options.no_fights), |id, inputs, scene| {
        let (depth, cards, no_fights) = *inputs;
        let [name, by, alone] = match depth {
            Depth::Deep => ["board-deep", "board-deep-by", "board-deep-alone"],
            Depth::Middle => ["board-middle", "board-middle-by", "board-middle-alone"],
            Depth::Shallow => ["board-shallow", "board-shallow-by", "board-shallow-alone"],
        };
        html! {
            div class="depth" id=(id) data-what=(depth_id(depth)) {
                b { (scene.text(name)) }
                span { (scene.text(if no_fights { alone } else { by })) }
                @if cards > 1 { span { (scene.count("board-stack", cards)) } }
                @if !no_fights { (tie_breaker(depth, scene)) }
            }
        }
    })
}

/// Which of Kiti's hands breaks a tie (R4).
fn tie_breaker(depth: Depth, scene: &Scene<'_>) -> Markup {
    let (ring, key, hand) = match depth {
        Depth::Shallow => ("ring left", "left-hand", "board-left-hand"),
        Depth::Deep | Depth::Middle => ("ring", "right-hand", "board-right-hand"),
    };
    html! {
        span class="by" data-what=(key) {
            span class=(ring) aria-hidden="true" {}
            span { (scene.text("board-ties")) " " (scene.text(hand)) }
        }
    }
}

/// The cards of a cell, the newest on top: every round laid one, so that their rounds are known.
#[derive(Clone, Copy, Hash)]
struct Stack<'a> {
    cards: &'a [SeenCard],
    depth: Depth,
    round: u8,
}

impl Stack<'_> {
    fn draw(self, scene: &Scene<'_>) -> Markup {
        let Self { cards, depth, .. } = self;
        let hidden = cards.len().saturating_sub(DRAWN);
        let round = |place: usize| self.round.saturating_sub((cards.len() - 1 - place) as u8);
        let class =
            ["pilecell n1", "pilecell n1", "pilecell n2", "pilecell n3"][cards.len() - hidden];
        html! {
            div class=(class) {
                @if cards.is_empty() {
                    div class="hole" { span class="sr" { (scene.text("board-empty")) } }
                }
                @for (place, card) in cards.iter().enumerate().skip(hidden) {
                    (laid(*card, CardId { round: round(place), depth }, scene))
                }
            }
        }
    }
}

//! What a visit would bring, before it is made: how many followers lead for sure, and what the laid cards are worth.

use board::Scene;
use board::pieces::rule;
use game::Seat;
use maud::{Markup, html};

use super::visits::{Gain, last_visit};
use crate::cards::Cards;
use crate::view::{SeenCards, SeenVisit};
use crate::{Action, Phase, View};

/// What the viewer is told about the building at `place`, if they are about to visit it or lay cards there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Odds {
    /// They may go there; this many followers would lead for sure among those who have visited.
    Visit { needed: Option<u8> },
    /// They are there, and need this many more.
    Lay { missing: Option<u8>, cards: SeenCards },
}

/// The odds for the viewer, if they have to decide about this building now.
pub(super) fn odds(view: &View, place: u8, legal: &[Action], scene: &Scene<'_>) -> Option<Odds> {
    let own = scene.own_seat().filter(|_| !legal.is_empty())?;
    let needed = needed(view, place, own);
    match view.phase {
        Phase::Visiting { .. } => Some(Odds::Visit { needed }),
        Phase::Laying { .. } => {
            let visit = last_visit(view).filter(|visit| visit.place == place)?;
            let mine = visit.cards.known().map_or(0, Cards::followers);
            let missing = needed.map(|needed| needed.saturating_sub(mine));
            Some(Odds::Lay { missing, cards: visit.cards })
        }
        _ => None,
    }
}

/// How many followers surely lead among those who have visited (R5d, R6): face-down cards may all be followers.
fn needed(view: &View, place: u8, own: Seat) -> Option<u8> {
    let between_two = view.n_seats() == 2;
    let is_rival = |visit: &&SeenVisit| visit.seat != own && (between_two || visit.place == place);
    let most = view.visits.iter().filter(is_rival).map(|visit| visit.cards.len()).max()?;
    let wins_ties = between_two && view.first_player == own;
    Some(if wins_ties { most } else { most + 1 })
}

impl Odds {
    /// In words, with the rule that decides about the premium action.
    pub(super) fn draw(self, view: &View, place: u8, scene: &Scene<'_>) -> Markup {
        let estate = view.row[usize::from(place)].building.estate();
        let number = if view.n_seats() == 2 { "R6" } else { "R5d" };
        let lead = match self {
            Self::Visit { needed: None } | Self::Lay { missing: None, .. } => {
                scene.text("board-odds-first")
            }
            Self::Visit { needed: Some(needed) } => scene.count("board-odds", needed.into()),
            Self::Lay { missing: Some(missing), .. } => {
                scene.count("board-odds-now", missing.into())
            }
        };
        html! {
            @if let Self::Lay { cards: SeenCards::Known(cards), .. } = self {
                p class="odds got" {
                    (scene.text("board-your-visit")) " " (Gain::of(&cards, estate).tokens(estate, scene))
                }
            }
            p class="odds" { (lead) " " (rule(scene, number)) }
        }
    }
}

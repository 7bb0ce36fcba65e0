//! Who is in a building, with which cards, and what came of it.

use board::Scene;
use board::pieces::{art, ask_form, icon, seat_class, value};
use game::Seat;
use maud::{Markup, html};

use super::cards::{back, estate_sign, face, what};
use super::hand::held_id;
use super::influence::disc;
use crate::cards::Cards;
use crate::components::{Card, Estate};
use crate::event::PremiumReason;
use crate::view::{SeenCards, SeenVisit};
use crate::{Action, Phase, View};

/// What cards bring when they are turned up (R5a).
#[derive(Clone, Copy, Debug)]
pub(super) struct Gain {
    pub(super) influence: u8,
    /// A rat for everyone of another estate.
    pub(super) rats: u8,
}

impl Gain {
    /// What these cards bring in a building of this estate.
    pub(super) fn of(cards: &Cards, estate: Estate) -> Self {
        let rats = cards.population() - cards.by_estate()[estate.index()];
        Self { influence: cards.followers(), rats }
    }

    pub(super) fn tokens(self, estate: Estate, scene: &Scene<'_>) -> Markup {
        html! {
            span data-what=(estate_sign(estate)) title=(scene.count("board-gained-influence", self.influence.into())) {
                (art(scene, estate_sign(estate), "")) "+" (self.influence)
                span class="sr" { " " (scene.text("board-influence")) }
            }
            @if self.rats > 0 {
                span data-what="rat" title=(scene.count("board-gained-rats", self.rats.into())) {
                    (art(scene, "rat", "rat")) "+" (self.rats)
                    span class="sr" { " " (scene.count("board-rats-word", self.rats.into())) }
                }
            }
        }
    }
}

/// The visits to the building at `place`, in their order.
pub(super) fn visitors(view: &View, place: u8) -> impl Iterator<Item = &SeenVisit> {
    view.visits.iter().filter(move |visit| visit.place == place)
}

pub(super) fn last_visit(view: &View) -> Option<&SeenVisit> {
    view.visits.last()
}

/// Why the premium action is `seat`'s (R5d, R6).
pub(super) fn premium_reason(view: &View, seat: Seat, place: u8) -> PremiumReason {
    let between_two = view.n_seats() == 2;
    let of = |visit: &&SeenVisit| between_two || visit.place == place;
    let mine =
        view.visits.iter().find(|visit| visit.seat == seat).and_then(|visit| visit.followers);
    let tied = view.visits.iter().filter(of).filter(|visit| visit.followers == mine).count() > 1;
    match (tied, between_two) {
        (true, true) => PremiumReason::FirstPlayer,
        (true, false) => PremiumReason::Earlier,
        (false, _) if view.visits.iter().filter(of).count() == 1 => PremiumReason::Alone,
        (false, _) => PremiumReason::Most,
    }
}

pub(super) fn visit(view: &View, visit: &SeenVisit, scene: &Scene<'_>) -> Markup {
    let seat = visit.seat;
    html! {
        li class={ "visit " (seat_class(seat)) } id={ "visit-" (seat.number()) } data-what="visit" {
            span class="from" id={ "disc-" (seat.number()) } data-flip="" { (disc(seat, "", scene)) }
            b class="name" { (scene.name(seat)) }
            @if laying(view, scene) == Some(seat) { (own_fan(view, visit, scene)) } @else { (fan(view, visit, scene)) }
            @if let Some(followers) = visit.followers {
                span class="got" { (got(view, visit, followers, scene)) }
            } @else {
                b class="n" { (visit.cards.len()) span class="sr" { " " (scene.count("board-face-down", visit.cards.len().into())) } }
            }
        }
    }
}

/// The cards of a visit: open, or face down with their number beside.
fn fan(view: &View, visit: &SeenVisit, scene: &Scene<'_>) -> Markup {
    html! {
        ol class="fan" {
            @match &visit.cards {
                SeenCards::Known(cards) => {
                    @let class = if visit.followers.is_some() { "" } else { "secret" };
                    @for (place, card) in cards.iter().enumerate() {
                        li id=(card_id(view, visit, place, scene)) data-flip="" data-what=(what(card)) { (face(card, class, scene)) }
                    }
                }
                SeenCards::Count(count) => {
                    @for place in 0..usize::from(*count) {
                        li id=(card_id(view, visit, place, scene)) data-flip="" data-what="face-down" { (back("card-back", scene)) }
                    }
                }
            }
        }
    }
}

/// What the viewer lays: a click takes a card back, whichever was laid last.
fn own_fan(view: &View, visit: &SeenVisit, scene: &Scene<'_>) -> Markup {
    let cards = visit.cards.known().copied().unwrap_or_default();
    let fan = html! {
        ol class="fan" {
            @for (place, card) in cards.iter().enumerate() {
                li id=(card_id(view, visit, place, scene)) data-flip="" data-what=(what(card)) {
                    button class="back" name="earlier" value=(value(&Action::Lay { card })) title=(scene.text("board-lay-back")) {
                        (face(card, "secret", scene))
                    }
                }
            }
        }
    };
    ask_form(scene, Some("laid"), "take_back", &fan)
}

/// The viewer's seat, while they lay cards.
pub(super) fn laying(view: &View, scene: &Scene<'_>) -> Option<Seat> {
    let lays = |seat: &Seat| matches!(&view.phase, Phase::Laying { queue } if queue[0] == *seat);
    scene.own_seat().filter(lays)
}

/// The id of a laid card. A card that the viewer lays keeps the one that it had in the hand.
fn card_id(view: &View, visit: &SeenVisit, place: usize, scene: &Scene<'_>) -> String {
    let mine = laying(view, scene) == Some(visit.seat);
    match (&visit.cards, &view.hands[visit.seat]) {
        (SeenCards::Known(laid), SeenCards::Known(hand)) if mine => {
            let cards: Vec<Card> = laid.iter().collect();
            let equal_before = cards[..place].iter().filter(|card| **card == cards[place]).count();
            held_id(cards[place], hand.count(cards[place]) + equal_before as u8 + 1)
        }
        _ => format!("laid-{}-{place}", visit.seat.number()),
    }
}

/// What a visit brought, once its cards are turned up.
fn got(view: &View, visit: &SeenVisit, followers: u8, scene: &Scene<'_>) -> Markup {
    let estate = view.row[usize::from(visit.place)].building.estate();
    let gain = match visit.cards {
        SeenCards::Known(cards) if !cards.is_empty() => Gain::of(&cards, estate),
        // The cards have been put away (R5e).
        _ => Gain { influence: followers, rats: 0 },
    };
    html! {
        @if has_premium(view, visit) {
            span class="star" data-what="premium" { (icon(scene, "crown")) (scene.text("board-premium")) }
        }
        (gain.tokens(estate, scene))
    }
}

/// Whether the premium action of the building that is being resolved is theirs.
fn has_premium(view: &View, visit: &SeenVisit) -> bool {
    matches!(&view.phase, Phase::Resolving(resolving)
        if resolving.place == visit.place && resolving.premium == Some(visit.seat))
}

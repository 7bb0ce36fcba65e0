//! The viewer's own: figures at home, cards fanned by talisman, the chest.

use board::pieces::{art, number, seat_class, value};
use board::{Region, Scene};
use game::{Phrase, Seat};
use maud::{Markup, html};

use super::choices::{self, FORM};
use super::goals::home_key;
use super::{cards, chest, clans, figures, names};
use crate::components::{Cards, Clan, Talisman};
use crate::crew::Figure;
use crate::scoring::points;
use crate::view::SeenCards;
use crate::{Action, Phase, Variant, View};

/// All of it; a spectator has nothing.
pub(super) fn hand(view: &View, legal: &[Action], scene: &Scene<'_>) -> Region {
    let own = scene.own_seat().map(|seat| (seat, view.hands[seat]));
    let Some((seat, SeenCards::Known(cards))) = own else {
        let watching = scene.text("board-watching");
        return scene
            .drawn("hand", html! { div class="hand" id="hand" { p class="hint" { (watching) } } });
    };
    let hand = html! {
        div class={ "hand " (seat_class(seat)) } id="hand" {
            (caption(view, legal, scene))
            div class="holds" {
                (mates(view, seat, legal, scene))
                (fans(&cards, legal, scene))
                (worth(view, seat, scene))
            }
        }
    };
    scene.drawn("hand", hand)
}

/// What may be done here, and buttons for what has no other place.
fn caption(view: &View, legal: &[Action], scene: &Scene<'_>) -> Region {
    let said: Vec<String> = legal.iter().filter(|action| !is_on_board(action)).map(value).collect();
    let seated: Vec<Clan> = view.bar.iter().map(|stool| stool.clan).collect();
    let hint = hint(view, legal);
    scene.region("hand-cap", (said, seated, hint), |id| {
        html! {
            div class="cap" id=(id) {
                h2 { (scene.text("board-hand")) }
                p class="hint" { @if let Some(hint) = hint { (scene.text(hint)) } }
                div class="choices-row" data-group="" { (choices::choices(view, legal, scene)) }
            }
        }
    })
}

const fn is_on_board(action: &Action) -> bool {
    matches!(
        action,
        Action::Place { .. } | Action::Advance { .. } | Action::Take(_) | Action::Grab(_)
    )
}

fn hint(view: &View, legal: &[Action]) -> Option<&'static str> {
    let moves = |action: &Action| matches!(action, Action::Place { .. } | Action::Advance { .. });
    match view.phase {
        _ if legal.is_empty() => None,
        Phase::Turn | Phase::Again(_) if legal.iter().any(moves) => Some("board-hint-move"),
        Phase::Turn => Some("board-hint-cards"),
        Phase::Opening => Some("board-hint-open"),
        Phase::Discarding | Phase::Paying(_) => Some("board-hint-discard"),
        Phase::Taking(_) | Phase::TakingMore(_) => Some("board-hint-take"),
        _ => None,
    }
}

/// The figures at home; those that may go aboard can be picked.
fn mates(view: &View, seat: Seat, legal: &[Action], scene: &Scene<'_>) -> Region {
    let goes = |clan: Clan| {
        let of = |action: &Action| matches!(action, Action::Place { clan: of, .. } if *of == clan);
        legal.iter().any(of)
    };
    let home: Vec<(u8, Clan, bool)> =
        view.crews[seat].at_home().map(|(number, clan)| (number, clan, goes(clan))).collect();
    let hired = view.crews[seat].is_full();
    scene.region("mates", (&home, hired), |id| {
        html! {
            div class="mates" id=(id) role="group" aria-label=(scene.text("board-home")) data-group="" {
                @for (number, clan, goes) in &home {
                    @let figure = Figure { seat, number: *number, clan: *clan };
                    @if *goes { (figures::pickable(figure, home_key(*clan), view.options.variant, scene)) }
                    @else { (figures::figure(figure, "", view.options.variant, scene)) }
                }
                @if home.is_empty() && hired { p class="none" { (scene.text("board-all-aboard")) } }
                @if view.options.variant != Variant::Base {
                    button type="button" class="btn askclans" popovertarget=(clans::WINDOW) data-what="abilities" {
                        span aria-hidden="true" { "?" }
                        span class="sr" { (scene.text("board-abilities")) }
                    }
                }
            }
        }
    })
}

/// The cards; the front one of a fan can be discarded when that is asked for.
fn fans(cards: &Cards, legal: &[Action], scene: &Scene<'_>) -> Region {
    let may: Vec<bool> = Talisman::ALL.map(|card| legal.contains(&Action::Discard(card))).to_vec();
    scene.region("fans", (cards.counts(), may), |id| {
        html! {
            div class="fans" id=(id) role="group" aria-label=(scene.text("board-your-cards")) data-group="" {
                @for card in Talisman::ALL { (fan(card, cards.count(card.index()), legal, scene)) }
                @if cards.is_empty() { p class="nocards" { (scene.text("board-no-cards")) } }
            }
        }
    })
}

fn fan(card: Talisman, count: u8, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let Some(behind) = count.checked_sub(1) else { return Markup::default() };
    let discard = Action::Discard(card);
    let name = names::talisman(card);
    html! {
        div class={ "fan " (names::talisman_class(card)) } data-what=(name) {
            @for place in 0..behind {
                span class=(cards::class(card)) id={ "card-" (name) "-" (place) } data-flip="" aria-hidden="true" {
                    (cards::face(card, scene))
                }
            }
            @if legal.contains(&discard) {
                button class=(cards::class(card)) id={ "card-" (name) "-" (behind) } data-flip=""
                    form=(FORM) name="action" value=(value(&discard)) data-what=(name) {
                    span class="sr" { (scene.text("board-discard")) " " }
                    (cards::face(card, scene))
                }
            } @else {
                span class=(cards::class(card)) id={ "card-" (name) "-" (behind) } data-flip="" aria-hidden="true" {
                    (cards::face(card, scene))
                }
            }
            span class="count" {
                span aria-hidden="true" { (count) }
                span class="sr" { (scene.count(names::talisman_cards(card), count.into())) }
            }
        }
    }
}

/// What the chest is worth now; it can be opened.
fn worth(view: &View, seat: Seat, scene: &Scene<'_>) -> Region {
    let (trophies, prizes) = view.chests[seat].counts();
    let worth = chest::seen(view, seat, scene).map_or(0, points);
    scene.region("worth", (trophies, prizes, worth), |id| {
        html! {
            button class="worth" id=(id) type="button" popovertarget={ "loot-" (seat.number()) } data-what="chest" {
                (art(scene, "chest", ""))
                span {
                    b { (number(worth)) } " " (scene.say(&Phrase::new("board-points-word").with("points", worth)))
                    span class="small" { (scene.count("board-treasures-n", usize::from(trophies + prizes))) }
                }
            }
        }
    })
}

//! The bar in which crews are hired (U1–U8).

use board::pieces::{art, seat_class};
use board::{Region, Scene};
use game::{Phrase, Seat, Seats};
use maud::{Markup, html};

use super::choices::stool_key;
use super::{figures, names};
use crate::phase::{Lot, Sale};
use crate::{Action, Clan, Phase, View};

/// The stools with their prices, and who has bid what.
pub(super) fn bar(view: &View, legal: &[Action], scene: &Scene<'_>) -> Region {
    let openings: Vec<bool> = (0..view.bar.len()).map(|stool| may_open(legal, stool)).collect();
    let stools: Vec<(Clan, u8, bool)> = view
        .bar
        .iter()
        .zip(openings)
        .map(|(stool, open)| (stool.clan, stool.under.len(), open))
        .collect();
    let lot = Offer::of(&view.phase);
    scene.region("bar", (&stools, lot), |id| {
        html! {
            section class="taproom" id=(id) data-what="bar" aria-label=(scene.text("board-bar")) {
                header {
                    h2 { (scene.text("board-bar")) }
                    p { (scene.text("board-bar-about")) }
                }
                ol class="stools" data-group="" {
                    @for (place, stool) in stools.iter().enumerate() {
                        (seat(*stool, place, &stools, lot, scene))
                    }
                }
                (bids(lot, scene))
            }
        }
    })
}

fn may_open(legal: &[Action], place: usize) -> bool {
    legal
        .iter()
        .any(|action| matches!(action, Action::Open { stool, .. } if usize::from(*stool) == place))
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Offer {
    stool: u8,
    bid: u8,
    bidder: Seat,
    bidders: Option<Seats>,
}

impl Offer {
    const fn of(phase: &Phase) -> Option<Self> {
        match *phase {
            Phase::Bidding(Lot { stool, bid, bidder, bidders, .. }) => {
                Some(Self { stool, bid, bidder, bidders: Some(bidders) })
            }
            Phase::Paying(Sale { stool, winner, price, .. }) => {
                Some(Self { stool, bid: price, bidder: winner, bidders: None })
            }
            _ => None,
        }
    }
}

fn seat(
    (clan, under, open): (Clan, u8, bool),
    place: usize,
    stools: &[(Clan, u8, bool)],
    offer: Option<Offer>,
    scene: &Scene<'_>,
) -> Markup {
    let is_lot = offer.is_some_and(|offer| usize::from(offer.stool) == place);
    // Counted from the far end, so that a figure keeps its id while those before it leave.
    let behind = stools[place + 1..].iter().filter(|(other, ..)| *other == clan).count();
    let id = format!("seated-{}-{behind}", names::clan(clan));
    html! {
        li class=(if is_lot { "stool lot" } else { "stool" }) {
            span class="price" data-what="minimum" {
                (art(scene, "card-back", "")) (place)
                span class="sr" { " " (scene.count("board-minimum", place)) }
            }
            @if open {
                button type="button" class="fig" id=(id) data-flip="" data-pick=(stool_key(place as u8)) data-what=(names::clan(clan)) {
                    (figures::unhired(clan, scene))
                }
            } @else {
                span class="fig" id=(id) data-flip="" data-what=(names::clan(clan)) { (figures::unhired(clan, scene)) }
            }
            (art(scene, "stool", "seat-art"))
            @if under > 0 {
                span class="under tcard back" data-what="under" {
                    (art(scene, "card-back", ""))
                    b class="n" { "+" (under) }
                    span class="sr" { " " (scene.count("board-under", under.into())) }
                }
            }
        }
    }
}

fn bids(offer: Option<Offer>, scene: &Scene<'_>) -> Markup {
    let Some(Offer { bid, bidder, bidders, .. }) = offer else { return Markup::default() };
    let best = Phrase::new("board-best-bid").with("seat", bidder).with("bid", bid);
    html! {
        ul class="bids" data-what="bid" {
            li class={ "best " (seat_class(bidder)) } { (scene.say(&best)) }
            @for seat in scene.around().filter(|seat| *seat != bidder) {
                @let bids = bidders.is_some_and(|bidders| bidders.contains(seat));
                li class={ (seat_class(seat)) (if bids { "" } else { " out" }) } {
                    (scene.name(seat)) ": " (scene.text(if bids { "board-bidding" } else { "board-out" }))
                }
            }
        }
    }
}

//! A seat: who sits there, what they chose, and what they caught.

use board::pieces::{art, heading, icon, number, seat_class};
use board::{Region, RegionId, Scene};
use game::{Choice, Seat};
use maud::{Markup, html};

use super::cards::{CardId, dive_front, lying, mini};
use super::{kiti, ring};
use crate::components::DiveSet;
use crate::view::{SeenHand, SeenPile, Stage};
use crate::{Catch, Depth, Dive, View};

pub(super) fn seat(view: &View, seat: Seat, place: usize, scene: &Scene<'_>) -> Region {
    let parts = parts(view, seat, scene);
    let me = if scene.viewer.is(seat) { " me" } else { "" };
    let class = ring::seat(place, scene.n_seats());
    scene.frame(("seat", seat.number()), (), &parts, |id| {
        html! {
            li class={ "seat " (class) " " (seat_class(seat)) (me) } id=(id) {
                @for part in &parts { (part) }
            }
        }
    })
}

/// Who sits there, which places they have in ties, and what lies before them.
fn parts(view: &View, seat: Seat, scene: &Scene<'_>) -> [Region; 5] {
    let (number, last) = (seat.number(), last_dive(view, seat));
    let slot = (Slot::of(view, seat, last, scene), seat);
    let pile = (Pile::of(view, seat, last), seat);
    let tally = Tally::of(view, seat, last, scene);
    let ties = view.kiti.map(|right| {
        scene.common(("ties", number), (right, seat), |id, (right, seat), scene| {
            part("ties", id, &kiti::ranks(*right, *seat, scene))
        })
    });
    [
        heading(scene, seat),
        ties.unwrap_or_default(),
        scene.common(("slot", number), slot, |id, (slot, seat), scene| {
            part("slot", id, &slot.draw(*seat, scene))
        }),
        scene.common(("pile", number), pile, |id, (pile, seat), scene| {
            part("pile", id, &pile.draw(*seat, scene))
        }),
        scene.common(("tally", number), tally, |id, tally, scene| {
            html! { div class="tally" id=(id) data-what="tally" { (tally.draw(scene)) } }
        }),
    ]
}

/// A part of a seat that changes on its own.
fn part(class: &str, id: RegionId, content: &Markup) -> Markup {
    html! { div class=(class) id=(id) { (content) } }
}

/// What a seat played last, and which depth it won with that.
type LastDive = Option<(Dive, Option<Depth>)>;

fn last_dive(view: &View, seat: Seat) -> LastDive {
    let resolution = view.resolution.as_ref()?;
    let won = |depth: &Depth| resolution.fates[depth.index()].taker() == Some(seat);
    Some((resolution.dives[seat], Depth::ALL.into_iter().find(won)))
}

/// The dive card in front of a seat.
#[derive(Clone, Copy, Hash)]
enum Slot {
    Empty,
    /// The viewer is to choose one.
    Choose,
    /// Somebody else is choosing.
    Choosing,
    Sealed,
    /// Chosen, and known to the viewer, who is a referee.
    Known(Dive),
    /// Turned up, with what it won.
    Played(Dive, Option<Depth>),
}

impl Slot {
    fn of(view: &View, seat: Seat, last: LastDive, scene: &Scene<'_>) -> Self {
        let own = scene.viewer.is(seat);
        match (view.stage, view.choices[seat]) {
            (Stage::Choosing, Choice::Pending) if own => Self::Choose,
            (Stage::Choosing, Choice::Pending) => Self::Choosing,
            // Whoever chose it sees it in the hand.
            (Stage::Choosing, Choice::Known(dive)) if !own => Self::Known(dive),
            (Stage::Choosing, Choice::Known(_) | Choice::Sealed) => Self::Sealed,
            _ => last.map_or(Self::Empty, |(dive, won)| Self::Played(dive, won)),
        }
    }

    fn draw(self, seat: Seat, scene: &Scene<'_>) -> Markup {
        let (card, caption) = match self {
            Self::Empty => return Markup::default(),
            Self::Choose => (no_card(scene), "board-choose"),
            Self::Choosing => (no_card(scene), "board-choosing"),
            Self::Sealed => (sealed_card(seat, scene), "board-sealed"),
            Self::Known(dive) => (open_card(dive, seat, "dive", scene), "board-sealed"),
            Self::Played(dive, won) => {
                let class = if won.is_some() { "dive won" } else { "dive" };
                (open_card(dive, seat, class, scene), won.map_or("board-played", depth_caption))
            }
        };
        html! { (card) span class="cap" { (scene.text(caption)) } }
    }
}

fn no_card(scene: &Scene<'_>) -> Markup {
    html! {
        div class="dive none" data-what="not-chosen" {
            span aria-hidden="true" { "…" }
            span class="sr" { (scene.text("board-not-chosen")) }
        }
    }
}

fn sealed_card(seat: Seat, scene: &Scene<'_>) -> Markup {
    html! {
        div class="dive" id={ "dive-" (seat.number()) } data-flip="" data-what="sealed" {
            (art(scene, "dive-back", ""))
            span class="sr" { (scene.text("board-sealed-choice")) }
        }
    }
}

fn open_card(dive: Dive, seat: Seat, class: &str, scene: &Scene<'_>) -> Markup {
    html! {
        div class=(class) id={ "dive-" (seat.number()) } data-flip="" data-what="dive" {
            (dive_front(dive, scene))
        }
    }
}

const fn depth_caption(depth: Depth) -> &'static str {
    match depth {
        Depth::Deep => "board-won-deep",
        Depth::Middle => "board-won-middle",
        Depth::Shallow => "board-won-shallow",
    }
}

/// The catches of a seat, as far as they can be seen (R6).
#[derive(Clone, Copy, Hash)]
struct Pile {
    len: usize,
    top: Option<Catch>,
    /// In which round and from which depth the top card was taken, if that was just now.
    from: Option<(u8, Depth)>,
    /// Whether it may be looked through.
    is_open: bool,
}

impl Pile {
    fn of(view: &View, seat: Seat, last: LastDive) -> Self {
        let pile = &view.piles[seat];
        let from = last.and_then(|(_, won)| won).and_then(|depth| taken_from(view, depth));
        let is_open = matches!(pile, SeenPile::Known(_));
        Self { len: pile.len(), top: pile.top(), from, is_open }
    }

    /// A pile that may be looked through is a button.
    fn draw(self, seat: Seat, scene: &Scene<'_>) -> Markup {
        let Some(top) = self.top else {
            return html! { div class="nothing" data-what="pile" { span aria-hidden="true" { "—" } } };
        };
        let class = if self.len > 1 { "catches many" } else { "catches" };
        let card = self.card(top, scene);
        if !self.is_open {
            return html! { div class=(class) { (card) } };
        }
        html! {
            button class=(class) type="button" popovertarget={ "basket-" (seat.number()) } {
                span class="sr" { (scene.count("board-look", self.len)) " " }
                (card)
            }
        }
    }

    /// A card that was just taken keeps the id that it had in the lagoon, so that it can be seen to move.
    fn card(self, top: Catch, scene: &Scene<'_>) -> Markup {
        match self.from {
            Some((round, depth)) => mini(top, CardId { round, depth }, scene),
            None => lying(top, scene),
        }
    }
}

/// In which round the card was laid that was taken last at `depth`. Of a stack (V2) the newest cards may still lie there.
fn taken_from(view: &View, depth: Depth) -> Option<(u8, Depth)> {
    let laid = view.resolution.as_ref()?.round;
    match view.stage {
        Stage::PuttingAway(_) => Some((laid - view.cells[depth.index()].len() as u8, depth)),
        _ => Some((laid, depth)),
    }
}

/// How many catches and dive cards a seat has, and how the last round went for it.
#[derive(Clone, Copy, Hash)]
struct Tally {
    catches: usize,
    dives: usize,
    /// V1: which dive cards somebody else has left can be seen.
    left: Option<DiveSet>,
    last: LastDive,
}

impl Tally {
    fn of(view: &View, seat: Seat, last: LastDive, scene: &Scene<'_>) -> Self {
        let (dives, left) = match view.hands[seat] {
            SeenHand::Known(dives) => (dives.len(), Some(dives)),
            SeenHand::Count(count) => (count, None),
        };
        let is_shown = view.options.open_baskets && !scene.viewer.is(seat);
        Self {
            catches: view.piles[seat].len(),
            dives: dives.into(),
            left: left.filter(|_| is_shown),
            last: last.filter(|_| view.stage == Stage::Choosing),
        }
    }

    fn draw(self, scene: &Scene<'_>) -> Markup {
        html! {
            span { (scene.count("board-catches", self.catches)) }
            @if self.left.is_none() { span { (scene.count("board-dives", self.dives)) } }
            @if let Some((dive, won)) = self.last {
                span class="last" {
                    (scene.text("board-last")) " " b { (dive.0) } ", "
                    (scene.text(won.map_or("board-won-nothing", depth_caption)))
                }
            }
            @if let Some(left) = self.left {
                span class="left" { (scene.text("board-dives-are")) " " (numbers(left)) }
            }
        }
    }
}

pub(super) fn numbers(dives: DiveSet) -> String {
    dives.iter().map(|dive| dive.0.to_string()).collect::<Vec<_>>().join(" ")
}

/// All catches of a pile that the viewer may look through, in a window of their own.
pub(super) fn basket(view: &View, seat: Seat, scene: &Scene<'_>) -> Option<Region> {
    let open = view.options.open_baskets || view.stage == Stage::Over;
    let cards = match &view.piles[seat] {
        SeenPile::Known(cards) if open || scene.viewer.sees(seat) => cards,
        _ => return None,
    };
    let basket = Basket { cards, seat, is_private: !open && scene.viewer.is(seat) };
    let id = ("basket", seat.number());
    Some(match open {
        true => scene.common(id, basket, |id, basket, scene| basket.draw(id, scene)),
        false => scene.region(id, &basket, |id| basket.draw(id, scene)),
    })
}

#[derive(Hash)]
struct Basket<'a> {
    cards: &'a [Catch],
    seat: Seat,
    /// Whether nobody else may look through it.
    is_private: bool,
}

impl Basket<'_> {
    fn draw(&self, id: RegionId, scene: &Scene<'_>) -> Markup {
        let sum: i32 = self.cards.iter().map(|card| i32::from(card.value())).sum();
        html! {
            div class="panel basket" id=(id) popover="" {
                button class="btn slim quiet close" type="button" popovertarget=(id) popovertargetaction="hide"
                    aria-label=(scene.text("board-close")) { (icon(scene, "close")) }
                h2 { (scene.name(self.seat)) ": " (scene.text("board-basket")) }
                p class="muted small" {
                    (scene.text("board-worth")) " " b { (number(sum)) } "."
                    @if self.is_private { " " (scene.text("board-private")) }
                }
                ol { @for card in self.cards { li { (lying(*card, scene)) } } }
            }
        }
    }
}

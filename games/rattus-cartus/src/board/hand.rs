//! The viewer's hand, sorted by estate with special cards apart, their rats, and what they may do besides.

use std::collections::BTreeSet;

use board::pieces::{Button, art, form, refusal, seat_class, value};
use board::{Region, RegionId, Scene};
use game::{Phrase, Seat};
use maud::{Markup, html};

use super::cards::{face, special_art, what};
use super::deeds::{deed, deed_art};
use super::influence::disc;
use super::places::{Pick, button};
use super::prompt::laid;
use super::street::picture;
use crate::buildings::{Building, Deed};
use crate::cards::Cards;
use crate::components::{Card, Estate, Special};
use crate::phase::{Resolving, Step};
use crate::view::{SeenCards, SeenRats};
use crate::{Action, Illegal, Phase, View};

/// The viewer's hand; a spectator has none.
pub(super) fn hand(view: &View, legal: &[Action], scene: &Scene<'_>) -> Region {
    let own = scene.own_seat().map(|seat| (seat, view.hands[seat]));
    let Some((seat, SeenCards::Known(cards))) = own else {
        let watching = scene.text("board-watching");
        return scene
            .drawn("hand", html! { div class="hand" id="hand" { p class="hint" { (watching) } } });
    };
    let last_gift = last_gift(view, seat);
    let holding = Holding { cards, purpose: Purpose::of(legal), legal, last_gift, scene };
    let inputs = (cards, holding.purpose, legal.len(), last_gift);
    let content = html! {
        (caption(view, seat, legal, scene))
        (scene.region("hand-cards", inputs, |id| holding.draw(id)))
        (acts(view, seat, legal, scene))
    };
    form(scene, "hand", &format!("hand {}", seat_class(seat)), &content)
}

/// What cards of the hand are for at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Purpose {
    /// R3.
    Lay,
    /// R5b, B10.
    Give,
    /// B8.
    Trade,
    Hold,
}

impl Purpose {
    fn of(legal: &[Action]) -> Self {
        let of = |action: &Action| match action {
            // Whoever may lay cards may also stop.
            Action::Lay { .. } | Action::Ready => Some(Self::Lay),
            Action::Give { .. } => Some(Self::Give),
            Action::Trade { .. } => Some(Self::Trade),
            _ => None,
        };
        legal.iter().find_map(of).unwrap_or(Self::Hold)
    }

    fn action(self, card: Card) -> Option<Action> {
        match self {
            Self::Lay => Some(Action::Lay { card }),
            Self::Give => Some(Action::Give { card }),
            Self::Trade => Some(Action::Trade { card }),
            Self::Hold => None,
        }
    }
}

/// Who gets the last card that `seat` has to give, and what they get besides.
fn last_gift(view: &View, seat: Seat) -> Option<(Seat, Cards)> {
    match (&view.phase, view.gifts[seat]) {
        (
            Phase::Resolving(Resolving { step: Step::Giving { to, owed, .. }, .. }),
            SeenCards::Known(chosen),
        ) if owed[seat] == 1 => Some((*to, chosen)),
        _ => None,
    }
}

/// The viewer's rats, and a hint what to do with the cards.
fn caption(view: &View, seat: Seat, legal: &[Action], scene: &Scene<'_>) -> Region {
    let (id, n) = hint(view, seat, legal);
    let gifts = view.gifts[seat];
    let visits = legal.iter().any(|action| matches!(action, Action::Visit { .. }));
    let sends = legal.iter().any(|action| matches!(action, Action::SendRat { .. }));
    scene.region("hand-caption", (view.rats[seat], id, n, visits, sends, gifts), |region| {
        html! {
            div class="cap" id=(region) {
                h2 class="sr" { (scene.text("board-hand")) }
                div class="row" {
                    @if let SeenRats::Known(rats) = view.rats[seat] { (own_rats(rats, sends, scene)) }
                    @if visits {
                        button class="pawn" type="button" data-pick=(Pick::Disc.key()) data-what="disc" title=(scene.text("board-pawn"))
                            aria-label=(scene.text("board-pawn")) { (disc(seat, "", scene)) }
                    }
                }
                p class="hint" { (scene.say(&Phrase::new(id).with("n", n))) }
                @if let SeenCards::Known(chosen) = gifts && id == "board-hint-give" { (given(chosen, scene)) }
            }
        }
    })
}

/// What is chosen to be given, in a line that is there from the first card on: the hand stays where it is.
fn given(chosen: Cards, scene: &Scene<'_>) -> Markup {
    let said = Phrase::new("board-gifts").with("cards", chosen.grouped());
    let said = (!chosen.is_empty()).then(|| scene.say(&said));
    html! { p class="hint given" title=[said.as_ref().map(|said| &said.0)] { @if let Some(said) = &said { (said) } } }
}

fn own_rats(rats: u16, sends: bool, scene: &Scene<'_>) -> Markup {
    let content = html! {
        (art(scene, "rat", "")) (rats) small { (scene.count("board-rats-word", rats.into())) }
    };
    html! {
        @if sends {
            button class="rats" type="button" data-pick=(Pick::Rat.key()) data-what="rat" { (content) }
        } @else {
            span class="rats" data-what="rat" { (content) }
        }
    }
}

fn hint(view: &View, seat: Seat, legal: &[Action]) -> (&'static str, usize) {
    let step = match &view.phase {
        Phase::Resolving(Resolving { step, .. }) => Some(step),
        _ => None,
    };
    match (Purpose::of(legal), step) {
        (Purpose::Lay, _) => ("board-hint-lay", 0),
        (Purpose::Give, Some(Step::Giving { owed, .. })) => ("board-hint-give", owed[seat].into()),
        (Purpose::Trade, Some(Step::Trading { left, .. })) => ("board-hint-trade", (*left).into()),
        _ => ("board-hint-idle", view.hands[seat].len().into()),
    }
}

struct Holding<'a> {
    cards: Cards,
    purpose: Purpose,
    legal: &'a [Action],
    last_gift: Option<(Seat, Cards)>,
    scene: &'a Scene<'a>,
}

impl Holding<'_> {
    /// Those of an estate together, special ones apart.
    fn draw(&self, id: RegionId) -> Markup {
        let scene = self.scene;
        let kinds: BTreeSet<Card> = self.cards.iter().collect();
        let of = |estate: Estate| {
            let is_of =
                move |card: &&Card| matches!(card, Card::Population(of) if of.estate == estate);
            kinds.iter().filter(is_of).copied().collect::<Vec<_>>()
        };
        let special: Vec<Card> =
            kinds.iter().filter(|card| matches!(card, Card::Special(_))).copied().collect();
        html! {
            div class="holding" id=(id) role="group" aria-label=(scene.text("board-hand")) data-group="" {
                @for estate in Estate::ALL { (self.suit("suit", &of(estate))) }
                (self.suit("suit special", &special))
                @if kinds.is_empty() { p class="none" { (scene.text("board-empty-hand")) } }
            }
        }
    }

    fn suit(&self, class: &str, cards: &[Card]) -> Markup {
        html! {
            @if !cards.is_empty() {
                div class=(class) { @for card in cards { (self.kind(*card)) } }
            }
        }
    }

    /// All cards of a kind: a button if the viewer may do something with one of them.
    fn kind(&self, card: Card) -> Markup {
        let count = self.cards.count(card);
        let id = held_id(card, count);
        let content = html! {
            (face(card, "", self.scene))
            @if count > 1 { span class="times" { "×" (count) } }
        };
        let what = what(card);
        let button = Button { id: Some(&id), glides: true, what: Some(what), ..Button::default() };
        match self.purpose.action(card) {
            Some(action) if self.legal.contains(&action) => {
                let (pick, sure) = (Pick::Card(card).key(), self.sure(card));
                let (pick, sure) = (Some(pick.as_str()), sure.as_ref());
                Button { class: "held", pick, sure, ..button }.draw(&action, &content)
            }
            Some(action) if self.purpose == Purpose::Lay => {
                let why = refusal(self.scene, &Illegal::NotToBeLaid { card });
                Button { class: "held idle", refusal: Some(&why), ..button }.draw(&action, &content)
            }
            _ => html! { span class="held" id=(id) data-flip="" data-what=(what) { (content) } },
        }
    }

    /// The question before the last card is given, with all that goes: until then it can be taken back.
    fn sure(&self, card: Card) -> Option<Markup> {
        let (to, mut cards) = self.last_gift.filter(|_| self.purpose == Purpose::Give)?;
        cards.insert(card);
        let sure = Phrase::new("board-sure-give").with("seat", to).with("cards", cards.grouped());
        Some(self.scene.say(&sure))
    }
}

/// The id of the uppermost of this many cards of a kind; it keeps it when it is laid.
pub(super) fn held_id(card: Card, count: u8) -> String {
    format!("held-{}-{count}", card.kind())
}

/// What the viewer may do besides playing a card.
fn acts(view: &View, seat: Seat, legal: &[Action], scene: &Scene<'_>) -> Region {
    let acts: Vec<(&Action, Markup)> = legal
        .iter()
        .filter_map(|action| Some((action, label(view, seat, action, scene)?)))
        .collect();
    let inputs: Vec<(String, String)> =
        acts.iter().map(|(action, label)| (value(*action), label.0.clone())).collect();
    scene.region("hand-acts", inputs, |id| {
        html! {
            div class="acts" id=(id) data-group="" {
                @for (action, label) in &acts {
                    @let quiet = matches!(action, Action::Decline | Action::Pass) || is_nothing(view, action);
                    (button(action, if quiet { "btn" } else { "btn gold" }, label))
                }
            }
        }
    })
}

/// Whether this ends a visit before a card was laid.
fn is_nothing(view: &View, action: &Action) -> bool {
    *action == Action::Ready && laid(view) == 0
}

/// What stands on the button of an action that has no place on the table.
fn label(view: &View, own: Seat, action: &Action, scene: &Scene<'_>) -> Option<Markup> {
    let trading =
        matches!(view.phase, Phase::Resolving(Resolving { step: Step::Trading { .. }, .. }));
    Some(match *action {
        Action::Ready => {
            html! { (scene.count("board-ready", laid(view))) }
        }
        Action::Pass => {
            let pass = special_art(Special::Pass);
            html! { (art(scene, pass, "").what(pass)) (scene.text("board-pass")) }
        }
        Action::Use => {
            let (building, mine) = own_deed(view, own)?;
            let drawn = art(scene, deed_art(mine), "").what(picture(building));
            html! { (drawn) span { (deed(mine, scene)) } }
        }
        Action::Decline if trading => html! { (scene.text("board-stop")) },
        Action::Decline => html! { (scene.text("board-decline")) },
        Action::Rob { seat } => scene.say(&Phrase::new("board-rob").with("seat", seat)),
        Action::SendRat { seat } => scene.say(&Phrase::new("board-send-rat").with("seat", seat)),
        _ => return None,
    })
}

/// The building that is being resolved, and which of its actions is the viewer's.
fn own_deed(view: &View, own: Seat) -> Option<(Building, Deed)> {
    let Phase::Resolving(resolving) = &view.phase else { return None };
    let building = view.row[usize::from(resolving.place)].building;
    let entry = building.entry();
    let is_premium = resolving.premium == Some(own);
    Some((building, if is_premium { entry.premium } else { entry.standard }))
}

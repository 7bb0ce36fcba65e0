//! What is to be said of actions, events and refusals, and by which rule something is refused.

use game::{Arg, PerSeat, Phrase, Reason, Say, Seat};

use crate::components::Card;
use crate::events::{Action, Event, Illegal};
use crate::island::Place;
use crate::laying::cards_for;

impl Say for Action {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::Lay(card) => Phrase::new("action-lay").with("card", card),
            Self::Ready => Phrase::new("action-ready"),
            Self::Tortuga(price) => Phrase::new("action-tortuga")
                .with("price", price)
                .with("cards", cards_for(price).unwrap_or(0)),
            Self::Pour(seat) => Phrase::new("action-pour").with("seat", seat),
            Self::Poured => Phrase::new("action-poured"),
            Self::Attach(aid) => Phrase::new("action-attach").with("card", aid),
            Self::Step(place) => Phrase::new("action-step").with("place", place),
            Self::Declare => Phrase::new("action-declare"),
        }
    }
}

impl Say for Event {
    fn phrase(&self) -> Phrase {
        match self {
            Self::FirstPlayerDrawn { .. }
            | Self::IslandOpened { .. }
            | Self::PlanSealed { .. }
            | Self::RowsLaid { .. }
            | Self::TortugaVisited { .. }
            | Self::RumSealed { .. }
            | Self::RumPoured { .. }
            | Self::RowTurnedUp { .. } => before_the_walk(self),
            Self::Rested { .. }
            | Self::StartedOnFlag { .. }
            | Self::FlagMissing { .. }
            | Self::BlankTurnedUp { .. }
            | Self::AidAttached { .. }
            | Self::Walked { .. }
            | Self::StoodStill { .. }
            | Self::Trapped { .. }
            | Self::TrapPassed { .. }
            | Self::Robbed { .. }
            | Self::RobberBeaten { .. }
            | Self::ChestReached { .. }
            | Self::RowUsed { .. } => on_the_walk(self),
            Self::ChestShared { seat, place, before, steps, coins, behind } => {
                let phrase = match behind {
                    None => Phrase::new("event-share"),
                    Some(other) => Phrase::new("event-share-tied").with("other", *other),
                };
                let phrase = phrase.with("seat", *seat).with("place", *place).with("steps", *steps);
                phrase.with("rank", before + 1).with("coins", *coins)
            }
            Self::CardsDrawn { seat, count } => {
                Phrase::new("event-drawn").with("seat", *seat).with("count", *count)
            }
            Self::CardsSeen { cards } => Phrase::new("event-seen").with("cards", list_of(cards)),
            Self::DeckMade => Phrase::new("event-deck"),
            Self::FirstPlayerPassed { seat } => Phrase::new("event-passed").with("seat", *seat),
            Self::MatchEnded => Phrase::new("event-ended"),
        }
    }

    fn phrase_of(&self, seat: Seat) -> Phrase {
        match self {
            Self::CardsSeen { .. } => {
                Phrase { id: "event-seen-of", ..self.phrase() }.with("seat", seat)
            }
            _ => self.phrase(),
        }
    }
}

fn before_the_walk(event: &Event) -> Phrase {
    match event {
        Event::FirstPlayerDrawn { seat } => Phrase::new("event-first").with("seat", *seat),
        Event::IslandOpened { round, rounds, island } => Phrase::new("event-island")
            .with("round", *round)
            .with("rounds", *rounds)
            .with("island", *island),
        Event::PlanSealed { seat } => Phrase::new("event-plan").with("seat", *seat),
        Event::RowsLaid { counts } => Phrase::new("event-rows").with("rows", rows(counts)),
        Event::TortugaVisited { seat, price, cards } => Phrase::new("event-tortuga")
            .with("seat", *seat)
            .with("price", *price)
            .with("cards", *cards),
        Event::RumSealed { seat } => Phrase::new("event-rum-sealed").with("seat", *seat),
        Event::RumPoured { by, to, count } => {
            Phrase::new("event-rum").with("seat", *by).with("other", *to).with("count", *count)
        }
        Event::RowTurnedUp { seat, row } => {
            Phrase::new("event-row").with("seat", *seat).with("cards", list_of(row))
        }
        _ => unreachable!("the other events are told elsewhere"),
    }
}

fn on_the_walk(event: &Event) -> Phrase {
    match *event {
        Event::Rested { seat } => Phrase::new("event-rested").with("seat", seat),
        Event::StartedOnFlag { seat, flag, place } => {
            Phrase::new("event-flag").with("seat", seat).with("card", flag).with("place", place)
        }
        Event::FlagMissing { seat, flag } => {
            Phrase::new("event-no-flag").with("seat", seat).with("card", flag)
        }
        Event::BlankTurnedUp { seat } => Phrase::new("event-blank").with("seat", seat),
        Event::AidAttached { seat, aid, card } => {
            Phrase::new("event-attached").with("seat", seat).with("aid", aid).with("card", card)
        }
        Event::StoodStill { seat, card, steps } => {
            Phrase::new("event-stuck").with("seat", seat).with("card", card).with("steps", steps)
        }
        Event::RowUsed { seat } => Phrase::new("event-row-used").with("seat", seat),
        Event::Walked { seat, card, place, steps } => {
            entered(Phrase::new("event-walked"), seat, card, (place, steps))
        }
        Event::Trapped { seat, card, place, steps } => {
            entered(Phrase::new("event-trapped"), seat, card, (place, steps))
        }
        Event::TrapPassed { seat, card, place, steps } => {
            entered(Phrase::new("event-trap-passed"), seat, card, (place, steps))
        }
        Event::Robbed { seat, card, place, steps } => {
            entered(Phrase::new("event-robbed"), seat, card, (place, steps))
        }
        Event::RobberBeaten { seat, card, place, steps } => {
            entered(Phrase::new("event-robber-beaten"), seat, card, (place, steps))
        }
        Event::ChestReached { seat, card, place, steps, value } => {
            entered(Phrase::new("event-chest"), seat, card, (place, steps)).with("value", value)
        }
        _ => unreachable!("the other events are told elsewhere"),
    }
}

fn entered(phrase: Phrase, seat: Seat, card: Card, (place, steps): (Place, u8)) -> Phrase {
    phrase.with("seat", seat).with("card", card).with("place", place).with("steps", steps)
}

/// Cards as things to be said.
pub(crate) fn list_of(cards: &[Card]) -> Vec<Arg> {
    cards.iter().copied().map(Arg::from).collect()
}

fn rows(counts: &PerSeat<Option<u8>>) -> Vec<Arg> {
    let rows = counts.iter().filter_map(|(seat, count)| {
        Some(Phrase::new("row-of").with("seat", seat).with("count", (*count)?).into())
    });
    rows.collect()
}

impl Say for Illegal {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::LayNow => Phrase::new("illegal-lay-now"),
            Self::NotInHand { card } => Phrase::new("illegal-not-in-hand").with("card", card),
            Self::SecondFlag => Phrase::new("illegal-second-flag"),
            Self::FlagNotFirst => Phrase::new("illegal-flag-not-first"),
            Self::AidNotYet { card } => Phrase::new("illegal-aid-not-yet").with("card", card),
            Self::NothingLaid => Phrase::new("illegal-nothing-laid"),
            Self::BlankLaid => Phrase::new("illegal-blank-laid"),
            Self::RumNotYet => Phrase::new("illegal-rum-not-yet"),
            Self::NoSuchPrice { price } => Phrase::new("illegal-no-price").with("price", price),
            Self::RowBegun => Phrase::new("illegal-row-begun"),
            Self::TooPoor { price, coins } => {
                Phrase::new("illegal-too-poor").with("price", price).with("coins", coins)
            }
            Self::PourNow => Phrase::new("illegal-pour-now"),
            Self::NoRum => Phrase::new("illegal-no-rum"),
            Self::OwnRum => Phrase::new("illegal-own-rum"),
            Self::NotOnIsland => Phrase::new("illegal-not-on-island"),
            Self::DeclareNow => Phrase::new("illegal-declare-now"),
            Self::NoSuchAid { aid } => Phrase::new("illegal-no-aid").with("card", aid),
            Self::HalfDone => Phrase::new("illegal-half-done"),
            Self::DoubledAlready => Phrase::new("illegal-doubled"),
            Self::AidsEnough { aid } => Phrase::new("illegal-aids-enough").with("card", aid),
            Self::NotATarget { card, place } => {
                Phrase::new("illegal-not-a-target").with("card", card).with("place", place)
            }
            Self::Water { place } => Phrase::new("illegal-water").with("place", place),
            Self::WalkOver => Phrase::new("illegal-walk-over"),
            Self::CardsLeft { count } => Phrase::new("illegal-cards-left").with("count", count),
        }
    }
}

impl Reason for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::LayNow
            | Self::NotInHand { .. }
            | Self::SecondFlag
            | Self::FlagNotFirst
            | Self::AidNotYet { .. }
            | Self::NothingLaid
            | Self::BlankLaid => "R2",
            Self::RumNotYet | Self::PourNow | Self::NoRum | Self::OwnRum | Self::NotOnIsland => {
                "R3"
            }
            Self::DeclareNow => "R5",
            Self::NotATarget { .. } | Self::Water { .. } | Self::CardsLeft { .. } => "R6",
            Self::NoSuchAid { .. }
            | Self::HalfDone
            | Self::DoubledAlready
            | Self::AidsEnough { .. } => "R7",
            Self::WalkOver => "R8",
            Self::NoSuchPrice { .. } | Self::RowBegun | Self::TooPoor { .. } => "R9",
        }
    }
}

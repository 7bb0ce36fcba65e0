//! What can happen.

use game::{Arg, PerSeat, Phrase, Say, Seat};
use serde::{Deserialize, Serialize};

use crate::components::{Aid, Card};
use crate::island::{IslandId, Place};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// S1: who begins.
    FirstPlayerDrawn { seat: Seat },
    /// R1: a new island was opened.
    IslandOpened {
        /// The number of the island in this match, counted from 1.
        round: u8,
        rounds: u8,
        island: IslandId,
    },
    /// R2: somebody has made a plan, secretly.
    PlanSealed { seat: Seat },
    /// R2: all have made their plans, and the rows lie face down.
    RowsLaid {
        /// How many cards lie in the row of each; none for whoever is on Tortuga.
        counts: PerSeat<Option<u8>>,
    },
    /// R9: somebody bought cards on Tortuga.
    TortugaVisited { seat: Seat, price: u8, cards: u8 },
    /// R3: somebody has decided about rum, secretly.
    RumSealed { seat: Seat },
    /// R3: rum was put in front of somebody's row.
    RumPoured { by: Seat, to: Seat, count: u8 },
    /// R4: a row was turned up.
    RowTurnedUp { seat: Seat, row: Vec<Card> },
    /// R3: a pirate rested.
    Rested { seat: Seat },
    /// R8: a walk began on a coloured flag.
    StartedOnFlag { seat: Seat, flag: Card, place: Place },
    /// R8: the island has no such flag, and the walk was over before it began.
    FlagMissing { seat: Seat, flag: Card },
    /// R2: a blank did nothing.
    BlankTurnedUp { seat: Seat },
    /// R7: something was attached to a card.
    AidAttached {
        seat: Seat,
        aid: Aid,
        /// To which card.
        card: Card,
    },
    /// R6: a pirate entered a cell where nothing waits.
    Walked { seat: Seat, card: Card, place: Place, steps: u8 },
    /// R6: a card led nowhere.
    StoodStill { seat: Seat, card: Card, steps: u8 },
    /// R8: a trap cost a step.
    Trapped { seat: Seat, card: Card, place: Place, steps: u8 },
    /// R7: a trap cost nothing.
    TrapPassed { seat: Seat, card: Card, place: Place, steps: u8 },
    /// R8: a robber ended a walk.
    Robbed { seat: Seat, card: Card, place: Place, steps: u8 },
    /// R7: a robber was beaten.
    RobberBeaten { seat: Seat, card: Card, place: Place, steps: u8 },
    /// R8: a pirate reached a chest.
    ChestReached {
        seat: Seat,
        card: Card,
        place: Place,
        steps: u8,
        /// How many coins the first gets.
        value: u8,
    },
    /// R8: the cards were used up before a chest was found.
    RowUsed { seat: Seat },
    /// R10: somebody got their share of a chest.
    ChestShared {
        seat: Seat,
        place: Place,
        /// How many came before.
        before: u8,
        steps: u8,
        coins: u8,
        /// Who came after as many steps and sits nearer to the first player, if anybody.
        behind: Option<Seat>,
    },
    /// R11: somebody drew cards.
    CardsDrawn { seat: Seat, count: u8 },
    /// R11: whispered to whoever drew them.
    CardsSeen { cards: Vec<Card> },
    /// R11: the deck was empty and was made from the discards.
    DeckMade,
    /// R12: the first player's card went to the left.
    FirstPlayerPassed { seat: Seat },
    /// E1.
    MatchEnded,
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
        Event::IslandOpened { round, rounds, island } => {
            let opened = match round == rounds {
                true => Phrase::new("event-last-island"),
                false => Phrase::new("event-island").with("rounds", *rounds),
            };
            opened.with("round", *round).with("island", *island)
        }
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

pub(crate) fn list_of(cards: &[Card]) -> Vec<Arg> {
    cards.iter().copied().map(Arg::from).collect()
}

fn rows(counts: &PerSeat<Option<u8>>) -> Vec<Arg> {
    let rows = counts.iter().filter_map(|(seat, count)| {
        Some(Phrase::new("row-of").with("seat", seat).with("count", (*count)?).into())
    });
    rows.collect()
}

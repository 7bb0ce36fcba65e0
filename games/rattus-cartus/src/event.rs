//! What can happen.

use game::{Arg, PerSeat, Phrase, Say, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::action::shown;
use crate::buildings::{Building, BuildingCard};
use crate::cards::Cards;
use crate::components::{Card, Estate, Population, Special};
use crate::opening::CARDS_PER_ESTATE;
use crate::phase::GiveReason;
use crate::scoring::Award;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// S3: these buildings are in play; not said if the cards were drawn one by one.
    BuildingsChosen {
        /// How many cards of which building.
        cards: Vec<(Building, u8)>,
    },
    /// S1: everyone was dealt this many cards.
    Dealt { count: u8 },
    /// S1: whispered to each seat.
    HandDealt { cards: Cards },
    /// S5, R8: who is the first player now.
    FirstPlayer { seat: Seat },
    /// R1.
    RoundBegan { round: u8, last: bool },
    /// R1: a building was opened at a place of the row, counted from 0.
    Opened { place: u8, card: BuildingCard },
    /// R1: all buildings were the same, so the last was replaced.
    Replaced { place: u8, card: BuildingCard },
    /// R2: somebody took the privilege of a building card.
    PrivilegeTaken { seat: Seat, card: BuildingCard },
    /// R2: somebody picked, secretly.
    PrivilegePicked { seat: Seat },
    /// Somebody drew population cards.
    Drew { seat: Seat, count: u8 },
    /// Whispered to whoever drew them.
    DrewCards { cards: Cards },
    /// S2: this many cards of the discard pile became the new deck.
    DeckShuffled { count: u8 },
    /// Somebody discarded this many rats.
    RatsShed { seat: Seat, count: u16 },
    /// Somebody looked at a place of the nun row, counted from 0.
    Looked { seat: Seat, place: u8 },
    /// Whispered to whoever looked.
    NunSeen { place: u8, card: Population },
    /// R3: somebody entered a building.
    Visited { seat: Seat, building: Building, place: u8 },
    /// R3: somebody laid this many cards face down.
    LaidFaceDown { seat: Seat, count: u8 },
    /// R4: somebody played a pass card.
    Passed { seat: Seat },
    /// R5: it is this building's turn.
    BuildingReached { building: Building, place: u8 },
    /// R5a: somebody's cards were turned up.
    TurnedUp { seat: Seat, cards: Cards },
    /// R5a: what they bring.
    Followed { seat: Seat, estate: Estate, influence: u16, rats: u16 },
    /// R5b, R5c: all in a building brought equally many of these, so that nothing happens.
    AllEqual { special: Special, count: u8 },
    /// R5b, R5c: several brought the most of these, and this one came first.
    EarlierOfEqual { seat: Seat, special: Special, count: u8 },
    /// R5b: whoever has the most swords robs whoever has the fewest.
    Robbed { giver: Seat, receiver: Seat, count: u8 },
    /// R5b: nobody with the fewest swords has two cards.
    NothingToRob { receiver: Seat },
    /// R5b, B10: cards were handed over.
    Gave { giver: Seat, receiver: Seat, count: u8, reason: GiveReason },
    /// R5b, B10: whispered to whoever received them.
    Received { giver: Seat, cards: Cards },
    /// R5c: a rat followed a flute.
    RatSent { giver: Seat, taker: Seat },
    /// R5c: there was no rat to follow the flute.
    NoRatToSend { giver: Seat },
    /// R5d, R6: whose the premium action is, and with how many followers.
    PremiumWon { seat: Seat, building: Building, followers: u8, reason: PremiumReason },
    /// B13.
    TokensTaken { seat: Seat, points: u8 },
    /// Somebody took cards from an open pile.
    Took { seat: Seat, count: u8, special: Special },
    /// B8: somebody discarded a card, and a rat with it.
    Traded { seat: Seat, card: Card },
    /// B10: these have to give cards.
    Levied { seat: Seat, from: Seats },
    /// R5d: somebody left their action, or what was left of it.
    Declined { seat: Seat },
    /// R5d: the action brought nothing.
    NothingGained { seat: Seat, building: Building },
    /// R7: the premium action of the last round.
    LastInfluence { seat: Seat, estate: Estate },
    /// The last round is over.
    MatchEnded,
    /// E2: a hand was laid open.
    HandShown { seat: Seat, cards: Cards },
    /// E1 to E4: points were given.
    Awarded { award: Award },
    /// E5: the rats were laid open.
    RatsShown { rats: PerSeat<u16> },
    /// E5: a card of the nun row was turned up; `total` counts the nuns so far.
    NunTurned { place: u8, card: Population, total: u16 },
    /// E5.
    Died { seat: Seat, rats: u16, nuns: u16 },
    /// E6: who won, by points or else by rats.
    Won { seats: Seats },
    /// E6: nobody survived, and the fewest rats win.
    FewestRatsWon { seats: Seats },
    /// E6: nobody survived.
    NobodyWon,
}

/// Why a premium action is somebody's (R5d, R6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PremiumReason {
    Alone,
    Most,
    /// Of those who laid the most they came first.
    Earlier,
    /// R6: of two who laid equally many they are the first player.
    FirstPlayer,
}

impl Say for Event {
    fn phrase(&self) -> Phrase {
        self.phrase_of_round().or_else(|| self.phrase_of_building()).unwrap_or_else(|| {
            self.phrase_of_end().expect("every event is of a round, of a building or of the end")
        })
    }

    fn phrase_of(&self, seat: Seat) -> Phrase {
        let id = match self {
            Self::HandDealt { .. } => "event-hand-of",
            Self::DrewCards { .. } => "event-drew-cards-of",
            Self::NunSeen { .. } => "event-nun-seen-of",
            Self::Received { .. } => "event-received-of",
            _ => return self.phrase(),
        };
        Phrase { id, ..self.phrase() }.with("seat", seat)
    }
}

impl Event {
    fn phrase_of_round(&self) -> Option<Phrase> {
        Some(match self {
            Self::BuildingsChosen { cards } => {
                let copies = |&(building, copies): &(Building, u8)| match copies {
                    CARDS_PER_ESTATE => Arg::from(building),
                    copies => Phrase::new("building-copies")
                        .with("count", copies)
                        .with("building", building)
                        .into(),
                };
                Phrase::new("event-buildings").with("buildings", list(cards.iter().map(copies)))
            }
            Self::Dealt { count } => Phrase::new("event-dealt").with("count", *count),
            Self::HandDealt { cards } => Phrase::new("event-hand").with("cards", cards.grouped()),
            Self::FirstPlayer { seat } => Phrase::new("event-first-player").with("seat", *seat),
            Self::RoundBegan { round, last: false } => {
                Phrase::new("event-round").with("round", *round)
            }
            Self::RoundBegan { round, last: true } => {
                Phrase::new("event-last-round").with("round", *round)
            }
            Self::Opened { card, .. } => Phrase::new("event-opened").with("card", *card),
            Self::Replaced { card, .. } => Phrase::new("event-replaced").with("card", *card),
            Self::PrivilegePicked { seat } => {
                Phrase::new("event-privilege-picked").with("seat", *seat)
            }
            Self::PrivilegeTaken { seat, card } => Phrase::new("event-privilege")
                .with("seat", *seat)
                .with("building", card.building)
                .with("privilege", card.privilege),
            Self::Drew { seat, count } => {
                Phrase::new("event-drew").with("seat", *seat).with("count", *count)
            }
            Self::DrewCards { cards } => {
                Phrase::new("event-drew-cards").with("cards", cards.grouped())
            }
            Self::DeckShuffled { count } => Phrase::new("event-shuffled").with("count", *count),
            Self::RatsShed { seat, count } => {
                Phrase::new("event-rats-shed").with("seat", *seat).with("count", *count)
            }
            Self::Looked { seat, place } => {
                Phrase::new("event-looked").with("seat", *seat).with("place", shown(*place))
            }
            Self::NunSeen { place, card } => {
                Phrase::new("event-nun-seen").with("place", shown(*place)).with("card", *card)
            }
            Self::Visited { seat, building, place } => Phrase::new("event-visited")
                .with("seat", *seat)
                .with("building", *building)
                .with("place", shown(*place)),
            Self::LaidFaceDown { seat, count } => {
                Phrase::new("event-laid").with("seat", *seat).with("count", *count)
            }
            Self::Passed { seat } => Phrase::new("event-passed").with("seat", *seat),
            _ => return None,
        })
    }

    fn phrase_of_building(&self) -> Option<Phrase> {
        Some(match self {
            Self::BuildingReached { building, place } => Phrase::new("event-building")
                .with("building", *building)
                .with("place", shown(*place)),
            Self::TurnedUp { seat, cards } => {
                Phrase::new("event-turned-up").with("seat", *seat).with("cards", cards.grouped())
            }
            Self::Followed { seat, estate, influence, rats } => Phrase::new("event-followed")
                .with("seat", *seat)
                .with("estate", *estate)
                .with("influence", *influence)
                .with("rats", *rats),
            Self::AllEqual { special, count } => {
                let id = of_swords(*special, "event-swords-equal", "event-flutes-equal");
                Phrase::new(id).with("count", *count)
            }
            Self::EarlierOfEqual { seat, special, count } => {
                let id = of_swords(*special, "event-swords-earlier", "event-flutes-earlier");
                Phrase::new(id).with("seat", *seat).with("count", *count)
            }
            Self::Robbed { giver, receiver, count } => Phrase::new("event-robbed")
                .with("giver", *giver)
                .with("receiver", *receiver)
                .with("count", *count),
            Self::NothingToRob { receiver } => {
                Phrase::new("event-nothing-to-rob").with("seat", *receiver)
            }
            Self::Gave { giver, receiver, count, .. } => Phrase::new("event-gave")
                .with("giver", *giver)
                .with("receiver", *receiver)
                .with("count", *count),
            Self::Received { giver, cards } => {
                Phrase::new("event-received").with("giver", *giver).with("cards", cards.grouped())
            }
            Self::RatSent { giver, taker } => {
                Phrase::new("event-rat-sent").with("giver", *giver).with("taker", *taker)
            }
            Self::NoRatToSend { giver } => Phrase::new("event-no-rat").with("seat", *giver),
            Self::PremiumWon { seat, building, followers, reason } => reason
                .phrase()
                .with("seat", *seat)
                .with("building", *building)
                .with("followers", *followers),
            Self::TokensTaken { seat, points } => {
                Phrase::new("event-tokens").with("seat", *seat).with("points", *points)
            }
            Self::Took { seat, count, special } => {
                let card = Card::Special(*special);
                let cards = Cards::from_iter(std::iter::repeat_n(card, usize::from(*count)));
                Phrase::new("event-took").with("seat", *seat).with("cards", cards.grouped())
            }
            Self::Traded { seat, card } => {
                Phrase::new("event-traded").with("seat", *seat).with("card", *card)
            }
            Self::Levied { seat, from } => {
                Phrase::new("event-levied").with("seat", *seat).with("from", *from)
            }
            Self::Declined { seat } => Phrase::new("event-declined").with("seat", *seat),
            Self::NothingGained { seat, building } => {
                Phrase::new("event-nothing").with("seat", *seat).with("building", *building)
            }
            Self::LastInfluence { seat, estate } => {
                Phrase::new("event-last-influence").with("seat", *seat).with("estate", *estate)
            }
            _ => return None,
        })
    }

    fn phrase_of_end(&self) -> Option<Phrase> {
        Some(match self {
            Self::MatchEnded => Phrase::new("event-ended"),
            Self::HandShown { seat, cards } => {
                Phrase::new("event-hand-shown").with("seat", *seat).with("cards", cards.grouped())
            }
            Self::Awarded { award } => award.phrase(),
            Self::RatsShown { rats } => {
                let one = |(seat, &rats)| {
                    Arg::Phrase(Phrase::new("rats-of").with("seat", seat).with("rats", rats))
                };
                Phrase::new("event-rats-shown")
                    .with("rats", rats.iter().map(one).collect::<Vec<_>>())
            }
            Self::NunTurned { place, card, total } => Phrase::new("event-nun-turned")
                .with("place", shown(*place))
                .with("card", *card)
                .with("total", *total),
            Self::Died { seat, rats, nuns } => Phrase::new("event-died")
                .with("seat", *seat)
                .with("rats", *rats)
                .with("nuns", *nuns),
            Self::Won { seats } => Phrase::new("event-won").with("seats", *seats),
            Self::FewestRatsWon { seats } => {
                Phrase::new("event-fewest-rats-won").with("seats", *seats)
            }
            Self::NobodyWon => Phrase::new("event-nobody-won"),
            _ => return None,
        })
    }
}

impl PremiumReason {
    fn phrase(self) -> Phrase {
        match self {
            Self::Alone => Phrase::new("event-premium-alone"),
            Self::Most => Phrase::new("event-premium-most"),
            Self::Earlier => Phrase::new("event-premium-earlier"),
            Self::FirstPlayer => Phrase::new("event-premium-first-player"),
        }
    }
}

impl Award {
    /// Who gets points for what; or that nobody does.
    fn phrase(&self) -> Phrase {
        let paid = self.points.iter().filter(|(_, points)| **points > 0);
        let one = |(seat, &points)| {
            Arg::Phrase(Phrase::new("points-of").with("seat", seat).with("points", points))
        };
        Phrase::new("event-awarded")
            .with("chapter", self.chapter)
            .with("points", paid.map(one).collect::<Vec<_>>())
    }
}

/// What is said of swords, or else of flutes.
fn of_swords(special: Special, swords: &'static str, flutes: &'static str) -> &'static str {
    if special == Special::Sword { swords } else { flutes }
}

pub(crate) fn list<T: Into<Arg>>(things: impl IntoIterator<Item = T>) -> Vec<Arg> {
    things.into_iter().map(Into::into).collect()
}

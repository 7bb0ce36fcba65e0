//! What can be asked for, what can happen, and why not. The words for it are in `phrases.rs`.

use game::{PerSeat, Seat};
use serde::{Deserialize, Serialize};

use crate::components::{Aid, Card};
use crate::island::{IslandId, Place};

/// One small decision. A row, the rum and a walk are each chosen bit by bit, and hold when their owner says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// R2: lay this card at the end of the row.
    Lay(Card),
    /// R2: the row is complete.
    Ready,
    /// R9: sail to Tortuga and pay so many coins.
    Tortuga(u8),
    /// R3: put a rum in front of this pirate's row.
    Pour(Seat),
    /// R3: no rum, or no more of it.
    Poured,
    /// R7: attach this to the card at hand.
    Attach(Aid),
    /// R6: the card at hand leads to this cell.
    Step(Place),
    /// R5: this is the walk.
    Declare,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// S1: who begins.
    FirstPlayerDrawn {
        /// Who.
        seat: Seat,
    },
    /// R1: a new island was opened.
    IslandOpened {
        /// The number of the island in this match, counted from 1.
        round: u8,
        /// How many there will be.
        rounds: u8,
        /// Which.
        island: IslandId,
    },
    /// R2: somebody has made a plan, secretly.
    PlanSealed {
        /// Who.
        seat: Seat,
    },
    /// R2: all have made their plans, and the rows lie face down.
    RowsLaid {
        /// How many cards lie in the row of each; none for who is on Tortuga.
        counts: PerSeat<Option<u8>>,
    },
    /// R9: somebody bought cards on Tortuga.
    TortugaVisited {
        /// Who.
        seat: Seat,
        /// For how many coins.
        price: u8,
        /// How many cards.
        cards: u8,
    },
    /// R3: somebody has decided about rum, secretly.
    RumSealed {
        /// Who.
        seat: Seat,
    },
    /// R3: rum was put in front of somebody's row.
    RumPoured {
        /// By whom.
        by: Seat,
        /// For whom.
        to: Seat,
        /// How many cards.
        count: u8,
    },
    /// R4: a row was turned up.
    RowTurnedUp {
        /// Whose.
        seat: Seat,
        /// Its cards, the first one first.
        row: Vec<Card>,
    },
    /// R3: a pirate rested.
    Rested {
        /// Who.
        seat: Seat,
    },
    /// R8: a walk began on a coloured flag.
    StartedOnFlag {
        /// Who.
        seat: Seat,
        /// The flag card.
        flag: Card,
        /// Where that flag is.
        place: Place,
    },
    /// R8: the island has no such flag, and the walk was over before it began.
    FlagMissing {
        /// Who.
        seat: Seat,
        /// The flag card.
        flag: Card,
    },
    /// R2: a blank did nothing.
    BlankTurnedUp {
        /// Who.
        seat: Seat,
    },
    /// R7: something was attached to a card.
    AidAttached {
        /// By whom.
        seat: Seat,
        /// What.
        aid: Aid,
        /// To which card.
        card: Card,
    },
    /// R6: a pirate entered a cell where nothing waits.
    Walked {
        /// Who.
        seat: Seat,
        /// By which card.
        card: Card,
        /// Where to.
        place: Place,
        /// After how many steps.
        steps: u8,
    },
    /// R6: a card led nowhere.
    StoodStill {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
        /// After how many steps.
        steps: u8,
    },
    /// R8: a trap cost a step.
    Trapped {
        /// Who.
        seat: Seat,
        /// By which card.
        card: Card,
        /// Where.
        place: Place,
        /// After how many steps.
        steps: u8,
    },
    /// R7: a trap cost nothing.
    TrapPassed {
        /// Who.
        seat: Seat,
        /// By which card.
        card: Card,
        /// Where.
        place: Place,
        /// After how many steps.
        steps: u8,
    },
    /// R8: a robber ended a walk.
    Robbed {
        /// Who.
        seat: Seat,
        /// By which card.
        card: Card,
        /// Where.
        place: Place,
        /// After how many steps.
        steps: u8,
    },
    /// R7: a robber was beaten.
    RobberBeaten {
        /// Who.
        seat: Seat,
        /// By which card.
        card: Card,
        /// Where.
        place: Place,
        /// After how many steps.
        steps: u8,
    },
    /// R8: a pirate reached a chest.
    ChestReached {
        /// Who.
        seat: Seat,
        /// By which card.
        card: Card,
        /// Where.
        place: Place,
        /// After how many steps.
        steps: u8,
        /// How many coins the first gets.
        value: u8,
    },
    /// R8: the cards were used up before a chest was found.
    RowUsed {
        /// Who.
        seat: Seat,
    },
    /// R10: somebody got their share of a chest.
    ChestShared {
        /// Who.
        seat: Seat,
        /// Where the chest is.
        place: Place,
        /// How many came before.
        before: u8,
        /// After how many steps.
        steps: u8,
        /// How many coins.
        coins: u8,
        /// Who came after as many steps and sits nearer to the first player, if anybody.
        behind: Option<Seat>,
    },
    /// R11: somebody drew cards.
    CardsDrawn {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// R11: whispered to who drew them.
    CardsSeen {
        /// Which.
        cards: Vec<Card>,
    },
    /// R11: the deck was empty and was made from the discards.
    DeckMade,
    /// R12: the first player's card went to the left.
    FirstPlayerPassed {
        /// To whom.
        seat: Seat,
    },
    /// E1.
    MatchEnded,
}

/// Why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    /// It is time to lay a row.
    LayNow,
    /// There is no such card in hand, or all of them are laid already.
    NotInHand {
        /// Which.
        card: Card,
    },
    /// The row has its flag already.
    SecondFlag,
    /// A flag can only be the first card.
    FlagNotFirst,
    /// Doublings, Fridays and weapons are attached later.
    AidNotYet {
        /// Which.
        card: Card,
    },
    /// A row has at least one card.
    NothingLaid,
    /// A blank lies alone.
    BlankLaid,
    /// Rum is poured later.
    RumNotYet,
    /// Tortuga sells nothing for so many coins.
    NoSuchPrice {
        /// How many.
        price: u8,
    },
    /// Who has laid cards does not sail.
    RowBegun,
    /// There are not so many coins.
    TooPoor {
        /// The price.
        price: u8,
        /// How many there are.
        coins: u8,
    },
    /// It is time for rum.
    PourNow,
    /// There is no rum left in hand.
    NoRum,
    /// Rum is for others.
    OwnRum,
    /// That pirate is not on the island.
    NotOnIsland,
    /// It is time to declare the walk.
    DeclareNow,
    /// There is no such aid left in hand.
    NoSuchAid {
        /// Which.
        aid: Aid,
    },
    /// The card at hand was carried out once already.
    HalfDone,
    /// The card at hand is doubled already.
    DoubledAlready,
    /// The card at hand can meet no more traps or robbers than it has aids for.
    AidsEnough {
        /// Which.
        aid: Aid,
    },
    /// The card at hand does not lead there.
    NotATarget {
        /// The card.
        card: Card,
        /// Where to.
        place: Place,
    },
    /// The cell is water.
    Water {
        /// Where.
        place: Place,
    },
    /// The walk is over and only has to be declared.
    WalkOver,
    /// There are cards to be carried out.
    CardsLeft {
        /// How many.
        count: u8,
    },
}

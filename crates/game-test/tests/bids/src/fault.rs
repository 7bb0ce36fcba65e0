//! What can be wrong with a game.

use std::sync::atomic::{AtomicU8, Ordering};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One thing that is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Nothing.
    None,
    /// There is an outcome while somebody is to act.
    EarlyOutcome,
    /// There is no outcome at the end.
    NoOutcome,
    /// The score sheet does not add up.
    WrongSheet,
    /// A seat that is not to act has legal actions.
    OutOfTurn,
    /// A seat to act has no legal action.
    NothingToDo,
    /// `check` lets any card pass.
    TooLax,
    /// `check` refuses the highest card.
    TooStrict,
    /// A legal action is listed twice.
    ListedTwice,
    /// `check` panics at a card that does not exist.
    Panicking,
    /// A field does not survive the wire.
    LostOnTheWire,
    /// What is imagined contradicts the view.
    WrongImagination,
    /// What is imagined has other cards.
    WrongCards,
    /// The referee does not see all.
    BlindReferee,
    /// It says that it has no secrets.
    FalseOpenness,
    /// Whoever chooses first wins.
    FirstMover,
    /// It has chance of its own.
    HiddenChance,
    /// It never ends.
    Endless,
    /// A card is lost.
    LostCard,
    /// Everybody sees all hands.
    LeakingHands,
    /// Everyone sees the hand of their left neighbour.
    PeekingNeighbours,
    /// Players see what the others chose.
    LeakingSeals,
    /// The next card of the deck can be seen.
    LeakingOrder,
    /// What is drawn is told to all.
    LoudDraw,
    /// What is drawn is whispered to the wrong ear.
    WrongEar,
    /// What is chosen in secret is told to all.
    LoudSeal,
    /// The prize can be seen but nobody is told.
    UntoldPrize,
    /// Whoever chooses first wins, if anybody hears of it.
    HeardFirstMover,
    /// A refused card is remembered.
    Grudge,
    /// It has not the texts that it needs.
    Wordless,
}

/// A number that, with a fault, is lost when it is sent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slippery<const FAULT: u8>(pub u8);

impl<const FAULT: u8> Serialize for Slippery<FAULT> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let lost = Fault::LostOnTheWire as u8 == FAULT;
        serializer.serialize_u8(if lost { 0 } else { self.0 })
    }
}

impl<'de, const FAULT: u8> Deserialize<'de> for Slippery<FAULT> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        u8::deserialize(deserializer).map(Self)
    }
}

/// A card that was refused: what no honest game could note in `check`, which is only lent the state.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Grudge(AtomicU8);

impl Grudge {
    pub fn bear(&self, card: u8) {
        self.0.store(card, Ordering::Relaxed);
    }

    fn card(&self) -> u8 {
        self.0.load(Ordering::Relaxed)
    }
}

impl Clone for Grudge {
    fn clone(&self) -> Self {
        Self(AtomicU8::new(self.card()))
    }
}

impl PartialEq for Grudge {
    fn eq(&self, other: &Self) -> bool {
        self.card() == other.card()
    }
}

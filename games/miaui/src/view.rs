//! What one viewer may know, and what they may imagine behind it.

use game::{Choice, PerSeat, Rng, Sealed, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::catching::Pile;
use crate::components::{
    CATCHES, Catch, CatchBag, Dive, DiveSet, JELLYFISH_TO_PUT_AWAY, all_catches,
};
use crate::dispute::Resolution;
use crate::lagoon::{Cell, Face, Laid};
use crate::{Miaui, Options, Phase};

/// Everything one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The variants in play.
    pub options: Options,
    /// The round, counted from 1.
    pub round: u8,
    /// What is going on.
    pub stage: Stage,
    /// Kiti stands between this seat and the next one clockwise (C3).
    pub kiti: Option<Seat>,
    /// How many cards the deck holds.
    pub deck: u8,
    /// Deep, middle and shallow; the oldest card first.
    pub cells: [Vec<SeenCard>; 3],
    /// Who will look at the next card of which cell (F3).
    pub lanterns: [Option<Seat>; 3],
    /// The dive cards not yet used.
    pub hands: PerSeat<SeenHand>,
    /// Everyone's catch.
    pub piles: PerSeat<SeenPile>,
    /// Who has chosen, and what, as far as this viewer may know.
    pub choices: PerSeat<Choice<Dive>>,
    /// How the round that is being resolved, or else the last one, went.
    pub resolution: Option<Resolution>,
    /// What lies in the box, which only a referee knows.
    pub out_of_play: Option<OutOfPlay>,
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Everyone chooses a dive card.
    Choosing,
    /// The catch is being shared out.
    Resolving,
    /// The match is over.
    Over,
}

/// A card of the lagoon as a viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeenCard {
    /// Open to all.
    Open(Catch),
    /// Face down, and this viewer may look at it (F3).
    Peeked {
        /// The card.
        catch: Catch,
        /// Who may look at it.
        by: Seat,
    },
    /// Face down.
    FaceDown {
        /// Who may look at it.
        by: Seat,
    },
}

/// A hand of dive cards as a viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeenHand {
    /// These cards.
    Known(DiveSet),
    /// So many cards.
    Count(u8),
}

/// A pile as a viewer sees it (R6).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeenPile {
    /// All of its cards, the last on top.
    Known(Vec<Catch>),
    /// Its top card, with so many under it.
    Top {
        /// The open card.
        top: Catch,
        /// How many lie under it.
        under: u8,
    },
}

impl SeenPile {
    /// Its top card.
    pub fn top(&self) -> Option<Catch> {
        match self {
            Self::Known(cards) => cards.last().copied(),
            Self::Top { top, .. } => Some(*top),
        }
    }

    /// How many cards it has.
    pub fn len(&self) -> usize {
        match self {
            Self::Known(cards) => cards.len(),
            Self::Top { under, .. } => *under as usize + 1,
        }
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// The cards that are out of play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OutOfPlay {
    /// The card that was put away unseen (S1).
    pub put_away: Catch,
    /// The cards that left the game, in their order.
    pub gone: Pile,
}

impl View {
    pub(crate) fn of(state: &Miaui, viewer: Viewer) -> Self {
        let open = state.options.open_baskets;
        let over = matches!(state.phase, Phase::Over);
        let nobody_chose = || PerSeat::from_fn(state.n_seats(), |_| Choice::Pending);
        Self {
            viewer,
            options: state.options,
            round: state.round,
            stage: match state.phase {
                Phase::Choosing(_) => Stage::Choosing,
                Phase::Resolving => Stage::Resolving,
                Phase::Over => Stage::Over,
            },
            kiti: state.kiti,
            deck: state.deck.len() as u8,
            cells: state
                .cells
                .each_ref()
                .map(|cell| cell.cards().iter().map(|laid| SeenCard::of(*laid, viewer)).collect()),
            lanterns: state.lanterns,
            // V1, R5: used dive cards are open, or out of sight.
            hands: state.hands.map(|seat, hand| match viewer.sees(seat) || open {
                true => SeenHand::Known(*hand),
                false => SeenHand::Count(hand.len()),
            }),
            // V1, R6: all catches are open, or only the top one of others'.
            piles: state
                .piles
                .map(|seat, pile| SeenPile::of(pile, viewer.sees(seat) || open || over)),
            choices: match &state.phase {
                Phase::Choosing(sealed) => sealed.seen_by(viewer),
                Phase::Resolving | Phase::Over => nobody_chose(),
            },
            resolution: state.resolution.clone(),
            out_of_play: (viewer == Viewer::Referee)
                .then(|| OutOfPlay { put_away: state.put_away, gone: state.gone.clone() }),
        }
    }

    /// A full state that looks just like this view to its viewer.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> Miaui {
        let mut unseen = self.unseen();
        // The piles first: they hold no gulls and never three jellyfish. The rest may hold anything.
        let piles = self.piles.map(|_, pile| pile.imagine(&mut unseen, rng));
        let cells = self
            .cells
            .each_ref()
            .map(|cell| Cell::of(cell.iter().map(|card| card.imagine(&mut unseen, rng))));
        let (put_away, gone, deck) = self.imagine_box(unseen, rng);
        let hands = self.hands.map(|seat, hand| self.imagine_hand(seat, *hand, rng));
        let phase = match self.stage {
            Stage::Choosing => Phase::Choosing(self.imagine_choices(&hands, rng)),
            Stage::Resolving => Phase::Resolving,
            Stage::Over => Phase::Over,
        };
        Miaui {
            options: self.options,
            round: self.round,
            kiti: self.kiti,
            deck,
            put_away,
            gone,
            cells,
            lanterns: self.lanterns,
            hands,
            piles,
            phase,
            resolution: self.resolution.clone(),
        }
    }

    /// The cards that this viewer sees nowhere.
    fn unseen(&self) -> CatchBag {
        let mut unseen = all_catches();
        let mut seen = |catch: Catch| {
            unseen.remove(catch.kind());
        };
        for pile in self.piles.values() {
            match pile {
                SeenPile::Known(cards) => cards.iter().copied().for_each(&mut seen),
                SeenPile::Top { top, .. } => seen(*top),
            }
        }
        for card in self.cells.iter().flatten() {
            match card {
                SeenCard::Open(catch) | SeenCard::Peeked { catch, .. } => seen(*catch),
                SeenCard::FaceDown { .. } => {}
            }
        }
        unseen
    }

    /// What is left is put away, gone, or still in the deck.
    fn imagine_box(&self, mut unseen: CatchBag, rng: &mut Rng) -> (Catch, Pile, CatchBag) {
        if let Some(OutOfPlay { put_away, gone }) = &self.out_of_play {
            unseen.remove(put_away.kind());
            for card in gone.cards() {
                unseen.remove(card.kind());
            }
            return (*put_away, gone.clone(), unseen);
        }
        let mut deck = CatchBag::EMPTY;
        for _ in 0..self.deck {
            deck.insert(unseen.draw(rng).expect("the deck is part of what is unseen"));
        }
        let put_away = CATCHES[unseen.draw(rng).expect("the card put away is never seen")].0;
        let gone = std::iter::from_fn(|| unseen.draw(rng)).map(|kind| CATCHES[kind].0);
        (put_away, Pile::of(gone), deck)
    }

    fn imagine_hand(&self, seat: Seat, hand: SeenHand, rng: &mut Rng) -> DiveSet {
        let count = match hand {
            SeenHand::Known(dives) => return dives,
            SeenHand::Count(count) => count,
        };
        // The card of the last round was seen by all and is used up.
        let used = self.resolution.as_ref().map(|resolution| resolution.dives[seat]);
        let mut left: Vec<Dive> = DiveSet::FULL.iter().filter(|dive| Some(*dive) != used).collect();
        rng.shuffle(&mut left);
        left.into_iter().take(count as usize).collect()
    }

    fn imagine_choices(&self, hands: &PerSeat<DiveSet>, rng: &mut Rng) -> Sealed<Dive> {
        let mut sealed = Sealed::open(hands.n_seats());
        for (seat, choice) in self.choices.iter() {
            match choice {
                Choice::Pending => {}
                Choice::Known(dive) => sealed.seal(seat, *dive),
                Choice::Sealed => {
                    let hand: Vec<Dive> = hands[seat].iter().collect();
                    sealed.seal(
                        seat,
                        *rng.pick(&hand).expect("a hand has a card until the last reveal"),
                    );
                }
            }
        }
        sealed
    }
}

impl SeenCard {
    fn of(laid: Laid, viewer: Viewer) -> Self {
        match laid.face {
            Face::Up => Self::Open(laid.catch),
            Face::DownFor(by) if viewer.sees(by) => Self::Peeked { catch: laid.catch, by },
            Face::DownFor(by) => Self::FaceDown { by },
        }
    }

    fn imagine(self, unseen: &mut CatchBag, rng: &mut Rng) -> Laid {
        match self {
            Self::Open(catch) => Laid { catch, face: Face::Up },
            Self::Peeked { catch, by } => Laid { catch, face: Face::DownFor(by) },
            Self::FaceDown { by } => {
                let kind = unseen.draw(rng).expect("a face-down card is part of what is unseen");
                Laid { catch: CATCHES[kind].0, face: Face::DownFor(by) }
            }
        }
    }
}

impl SeenPile {
    fn of(pile: &Pile, all: bool) -> Self {
        match pile.cards().split_last() {
            Some((top, under)) if !all => Self::Top { top: *top, under: under.len() as u8 },
            _ => Self::Known(pile.cards().to_vec()),
        }
    }

    fn imagine(&self, unseen: &mut CatchBag, rng: &mut Rng) -> Pile {
        let (top, under) = match self {
            Self::Known(cards) => return Pile::of(cards.iter().copied()),
            Self::Top { top, under } => (*top, *under),
        };
        let mut cards = vec![top];
        for _ in 0..under {
            cards.push(draw_for_pile(&cards, unseen, rng));
        }
        cards.reverse();
        Pile::of(cards)
    }
}

/// A card that a pile may hold beside `cards`: no gull (F1), and no third jellyfish (F2) unless nothing else is left.
fn draw_for_pile(cards: &[Catch], unseen: &mut CatchBag, rng: &mut Rng) -> Catch {
    let is_jellyfish = |catch: &Catch| matches!(catch, Catch::Jellyfish(_));
    let full = cards.iter().filter(|card| is_jellyfish(card)).count() + 1 == JELLYFISH_TO_PUT_AWAY;
    let but = |refused: &dyn Fn(&Catch) -> bool| {
        CatchBag::of(std::array::from_fn(|kind| match refused(&CATCHES[kind].0) {
            true => 0,
            false => unseen.count(kind),
        }))
    };
    let no_gull = but(&|catch| *catch == Catch::Gull);
    let fitting = but(&|catch| *catch == Catch::Gull || full && is_jellyfish(catch));
    let mut choice = if fitting.is_empty() { no_gull } else { fitting };
    let kind =
        choice.draw(rng).expect("the cards of a pile are part of what is unseen, and no gulls");
    unseen.remove(kind);
    CATCHES[kind].0
}

//! What a viewer may imagine behind what they see.

use game::{Choice, PerSeat, Rng, Sealed, Seat};

use crate::Miaui;
use crate::catching::Pile;
use crate::components::{
    CATCHES, Catch, CatchBag, Dive, DiveSet, JELLYFISH_TO_PUT_AWAY, all_catches,
};
use crate::lagoon::{Face, LagoonCell, Laid};
use crate::phase::Phase;
use crate::view::{OutOfPlay, SeenCard, SeenHand, SeenPile, Stage, View};

impl View {
    /// A full state that looks just like this view to its viewer.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> Miaui {
        let mut unseen = self.unseen();
        // The piles first: they hold no gulls (F1), and hardly ever three jellyfish (F2), unless somebody is just
        // deciding about them. The rest may hold anything.
        let sure = self.imagine_jellyfish(&mut unseen, rng);
        let gull = Catch::Gull.kind();
        let gulls = (0..unseen.count(gull)).map(|_| unseen.remove(gull)).count();
        let piles = self.piles.map(|seat, pile| match self.stage {
            Stage::PuttingAway(of) if of == seat => pile.imagine(&sure, &mut unseen, rng),
            _ => pile.imagine(&[], &mut unseen, rng),
        });
        (0..gulls).for_each(|_| unseen.insert(gull));
        let cells = self
            .cells
            .each_ref()
            .map(|cell| LagoonCell::of(cell.iter().map(|card| card.imagine(&mut unseen, rng))));
        let (put_away, gone, deck) = self.imagine_box(unseen, rng);
        let hands = self.hands.map(|seat, hand| self.imagine_hand(seat, *hand, rng));
        let phase = match self.stage {
            Stage::Choosing => Phase::Choosing(self.imagine_choices(&hands, rng)),
            Stage::Resolving => Phase::Resolving,
            Stage::PuttingAway(seat) => Phase::PuttingAway(seat),
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
    pub(crate) fn unseen(&self) -> CatchBag {
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

    /// F2: the jellyfish that must lie under the one that was just taken, if the viewer cannot look.
    fn imagine_jellyfish(&self, unseen: &mut CatchBag, rng: &mut Rng) -> Vec<Catch> {
        let Stage::PuttingAway(seat) = self.stage else { return Vec::new() };
        let SeenPile::Top { .. } = self.piles[seat] else { return Vec::new() };
        let draw =
            |_| draw_of(is_jellyfish, unseen, rng).expect("three jellyfish lie in that pile");
        (1..JELLYFISH_TO_PUT_AWAY).map(draw).collect()
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
    /// With `sure` among the cards that cannot be seen.
    fn imagine(&self, sure: &[Catch], unseen: &mut CatchBag, rng: &mut Rng) -> Pile {
        let (top, under) = match self {
            Self::Known(cards) => return Pile::of(cards.iter().copied()),
            Self::Top { top, under } => (*top, *under),
        };
        let mut cards = vec![top];
        cards.extend(sure);
        while cards.len() <= usize::from(under) {
            cards.push(draw_for_pile(&cards, unseen, rng));
        }
        rng.shuffle(&mut cards[1..]);
        cards.reverse();
        Pile::of(cards)
    }
}

fn is_jellyfish(catch: Catch) -> bool {
    matches!(catch, Catch::Jellyfish(_))
}

/// A card that a pile is likely to hold beside `cards`: no third jellyfish unless nothing else is left.
fn draw_for_pile(cards: &[Catch], unseen: &mut CatchBag, rng: &mut Rng) -> Catch {
    let jellyfish = cards.iter().filter(|card| is_jellyfish(**card)).count();
    let is_full = jellyfish + 1 >= JELLYFISH_TO_PUT_AWAY;
    let fitting = is_full.then(|| draw_of(|catch| !is_jellyfish(catch), unseen, rng)).flatten();
    fitting
        .or_else(|| unseen.draw(rng).map(|kind| CATCHES[kind].0))
        .expect("the cards of a pile are part of what is unseen, and no gulls")
}

/// A random card of those that fit.
fn draw_of(fits: impl Fn(Catch) -> bool, unseen: &mut CatchBag, rng: &mut Rng) -> Option<Catch> {
    let count = |kind: usize| unseen.count(kind) * u8::from(fits(CATCHES[kind].0));
    let kind = CatchBag::of(std::array::from_fn(count)).draw(rng)?;
    unseen.remove(kind);
    Some(CATCHES[kind].0)
}

//! What a viewer may imagine behind what they see.

use game::{Choice, PerSeat, Rng, Seat, Seats};

use crate::components::{CARDS, Card, CardBag, all_cards, cards_in};
use crate::laying::{Plan, lays_blank};
use crate::movement::Row;
use crate::rum::Pours;
use crate::view::{SeenHand, SeenPlan, Stage, View};
use crate::{Jackal, Phase};

/// One imagined rum in this many is poured.
const ODDS_OF_RUM: u32 = 2;

impl View {
    /// A full state that looks just like this view to its viewer.
    pub(crate) fn imagine(&self, rng: &mut Rng) -> Jackal {
        let mut unseen = self.unseen();
        let face_down = self.imagine_rows(&mut unseen, rng);
        let hands = self.hands.map(|_, hand| match hand {
            SeenHand::Known(cards) => *cards,
            SeenHand::Count(count) => draw(*count, &mut unseen, rng),
        });
        let plans = self.plans.map(|seat, plan| match plan {
            SeenPlan::Known(plan) => plan.clone(),
            SeenPlan::Pending => Plan::default(),
            SeenPlan::Sealed => Plan::Row(row_from(&hands[seat], rng)),
            SeenPlan::FaceDown(_) => Plan::Row(face_down[seat].clone()),
        });
        let phase = self.imagine_phase(&hands, &plans, rng);
        let mut state = Jackal {
            options: self.options,
            island: self.island,
            first: self.first,
            deck: unseen,
            discards: self.discards,
            hands,
            coins: self.coins.clone(),
            gains: self.gains.clone(),
            logbook: self.logbook.iter().cloned().collect(),
            plans,
            rum: self.rum.clone(),
            walks: self.walks.clone(),
            phase,
        };
        if let Stage::Declaring(seat) = self.stage {
            let draft = self.draft.clone().unwrap_or_else(|| state.draft_of(seat));
            state.phase = Phase::Declaring { seat, draft };
        }
        state
    }

    /// The cards that this viewer sees nowhere.
    fn unseen(&self) -> CardBag {
        let mut unseen = all_cards();
        let mut see = |card: Card, count: u8| {
            (0..count).for_each(|_| _ = unseen.remove(card.kind()));
        };
        for (card, _) in &CARDS {
            see(*card, self.discards.count(card.kind()));
            for hand in self.hands.values() {
                if let SeenHand::Known(cards) = hand {
                    see(*card, cards.count(card.kind()));
                }
            }
        }
        // A row that is being laid still counts as its owner's hand.
        if self.stage == Stage::Laying {
            return unseen;
        }
        self.plans.values().iter().flat_map(SeenPlan::row).for_each(|card| see(*card, 1));
        self.rum.values().iter().for_each(|count| see(Card::Rum, *count));
        let walks = self.walks.values().iter().flatten();
        walks.flat_map(|walk| &walk.attached).for_each(|attached| see(attached.aid.card(), 1));
        unseen
    }

    /// R2: what may lie in the face-down rows. The later cards of a row are arrows and horses, its first one may be a flag,
    /// and a card that lies alone may be a blank: in this order, so that there are enough of each.
    fn imagine_rows(&self, unseen: &mut CardBag, rng: &mut Rng) -> PerSeat<Row> {
        let mut rows = self.plans.map(|_, plan| {
            let later = match plan {
                SeenPlan::FaceDown(count) => count.saturating_sub(1),
                _ => 0,
            };
            let cards = (0..later).map(|_| draw_fitting(Card::is_mover, unseen, rng));
            cards.collect::<Row>()
        });
        let is_long: fn(&SeenPlan) -> bool = |plan| matches!(plan, SeenPlan::FaceDown(2..));
        let is_alone: fn(&SeenPlan) -> bool = |plan| matches!(plan, SeenPlan::FaceDown(1));
        for is_next in [is_long, is_alone] {
            for (_, row) in rows.iter_mut().filter(|(seat, _)| is_next(&self.plans[*seat])) {
                let fits = |card: Card| card.is_mover() || card.is_flag();
                row.insert(0, draw_fitting(fits, unseen, rng));
            }
        }
        rows
    }

    fn imagine_phase(
        &self,
        hands: &PerSeat<CardBag>,
        plans: &PerSeat<Plan>,
        rng: &mut Rng,
    ) -> Phase {
        match self.stage {
            Stage::Laying => Phase::Laying { pending: self.pending },
            Stage::Pouring => {
                let walks = |seat: &Seat| matches!(plans[*seat], Plan::Row(_));
                let walkers: Seats = Seat::all(self.n_seats()).filter(walks).collect();
                let pours = PerSeat::from_fn(self.n_seats(), |seat| {
                    match self.pours.as_ref().map(|pours| pours[seat]) {
                        Some(Choice::Known(pours)) => pours,
                        Some(Choice::Sealed) if walkers.contains(seat) => {
                            imagine_pours(&hands[seat], walkers.without(seat), rng)
                        }
                        _ => Pours::default(),
                    }
                });
                Phase::Pouring { pending: self.pending, pours }
            }
            // The draft needs a state and follows.
            Stage::Declaring(_) | Stage::Walking => Phase::Walking,
            Stage::Sharing => Phase::Sharing,
            Stage::Over => Phase::Over,
        }
    }
}

fn draw(count: u8, unseen: &mut CardBag, rng: &mut Rng) -> CardBag {
    let mut hand = CardBag::EMPTY;
    for _ in 0..count {
        hand.insert(unseen.draw(rng).expect("every hidden hand is part of what is unseen"));
    }
    hand
}

/// A card that fits, or any card if none does.
fn draw_fitting(fits: impl Fn(Card) -> bool, unseen: &mut CardBag, rng: &mut Rng) -> Card {
    let fitting =
        CardBag::of(std::array::from_fn(
            |kind| {
                if fits(CARDS[kind].0) { unseen.count(kind) } else { 0 }
            },
        ));
    let mut choice = if fitting.is_empty() { *unseen } else { fitting };
    let kind = choice.draw(rng).expect("every face-down card is part of what is unseen");
    unseen.remove(kind);
    CARDS[kind].0
}

/// R2: some row that this hand could have laid.
fn row_from(hand: &CardBag, rng: &mut Rng) -> Row {
    let is_blank = lays_blank(hand);
    let mut cards: Row = Row::new();
    let mut flags = Row::new();
    for card in cards_in(hand) {
        match card {
            _ if is_blank && !cards.is_empty() => {}
            _ if is_blank || card.is_mover() => cards.push(card),
            _ if card.is_flag() && !flags.contains(&card) => flags.push(card),
            _ => {}
        }
    }
    rng.shuffle(&mut cards);
    cards.truncate(1 + rng.below(cards.len().max(1) as u32) as usize);
    let flag = rng.pick(&flags).copied().filter(|_| cards.is_empty() || rng.below(2) == 0);
    flag.into_iter().chain(cards).collect()
}

fn imagine_pours(hand: &CardBag, others: Seats, rng: &mut Rng) -> Pours {
    let mut pours = Pours::default();
    for _ in 0..hand.count(Card::Rum.kind()) {
        if rng.below(ODDS_OF_RUM) == 0 {
            let nth = rng.below(others.len() as u32) as usize;
            pours.add(others.iter().nth(nth).expect("the number is below their count"));
        }
    }
    pours
}

//! What a sensible diver knows: what each catch is worth to them, what the others may play, and which cards to keep.

mod ending;
mod guess;
mod jellyfish;
mod knowledge;
mod outlook;
mod pull;
mod recall;
mod rough;
mod themes;

use game::{Advice, Choice, Computed, Decision, Outlook, PerSeat, Rng, Seat, mixed};

use jellyfish::gain_of_putting_away;
use pull::Pull;

use crate::catching::Pile;
use crate::components::{CATCHES, Catch, DEEPEST_DIVE, Depth, Dive, DiveSet, ROUNDS, all_catches};
use crate::dispute::{Resolution, settle_with_kiti, settle_without_fights};
use crate::view::{SeenCard, SeenHand, SeenPile};
use crate::{Action, Miaui, View};

/// A playout is cut at the beginning of a round, after this many decisions.
const HORIZON: u32 = 4;
/// How many worlds a Captain plays out for all divers together: where many dive, fewer of them are enough.
const CAPTAIN: u32 = 720;
/// How many choices of the others are imagined.
const SAMPLES: usize = 48;
/// How many points of difference make one card about three times as likely as another.
const TEMPERATURE: f32 = 0.7;
/// Chances of a card are rounded to one in this many.
const FINENESS: f32 = 65536.0;
/// What seeing one card more is worth.
const LANTERN: f32 = 2.0;
/// What the highest card is worth in hand at the start, in points; others less, the middle ones nothing.
const KEEP_HIGH: f32 = 4.0;
/// What the lowest card is worth in hand at the start.
const KEEP_LOW: f32 = 2.0;
/// How much less a first and a second jellyfish cost, because the third puts them all away (F2).
const HOPE_FOR_THREE: [f32; 2] = [0.5, 1.5];

impl Advice for Miaui {
    const HORIZON: u32 = HORIZON;
    const LEGEND: u32 = 3000;
    const LEGEND_AT_LEISURE: u32 = 30_000;

    fn captain(n_seats: u8) -> u32 {
        CAPTAIN / u32::from(n_seats)
    }

    fn advise(decision: &Decision<'_, Self>, rng: &mut Rng) -> Action {
        let view = decision.view();
        let mut legal = Vec::with_capacity(DEEPEST_DIVE as usize);
        decision.legal_actions(&mut legal);
        let gains = gains(&view, decision.seat(), &legal, rng);
        legal[mixed(gains.iter().copied(), TEMPERATURE, FINENESS, rng).unwrap_or(0)]
    }

    fn rough(&self, seat: Seat, rng: &mut Rng, _: &mut Vec<Action>) -> Action {
        rough::rough(self, seat, rng)
    }

    fn guess(view: &View, rng: &mut Rng) -> Self {
        guess::guess(view, rng)
    }

    fn recall(view: &mut View, before: Option<&View>) {
        recall::recall(view, before);
    }

    fn solve(view: &View, seat: Seat) -> Option<Vec<Computed<Action>>> {
        ending::solve(view, seat)
    }

    fn knowledge(&self, seat: Seat) -> u64 {
        knowledge::knowledge(self, seat)
    }

    fn themes(view: &View, seat: Seat, best: &Action, other: &Action) -> Vec<&'static str> {
        themes::themes(view, seat, best, other)
    }

    fn outlook(&self) -> Option<Outlook> {
        outlook::outlook(self)
    }
}

/// What each of the legal actions of `seat` gains, in points.
fn gains(view: &View, seat: Seat, legal: &[Action], rng: &mut Rng) -> Vec<f32> {
    let dive = |action: &Action| match action {
        Action::Dive(dive) => Some(*dive),
        Action::PutAway | Action::Keep => None,
    };
    match legal.iter().map(dive).collect::<Option<Vec<Dive>>>() {
        Some(dives) => gains_of_dives(view, seat, &dives, rng),
        None => gains_of_jellyfish(view, seat, legal),
    }
}

/// F2: nothing for keeping them, the difference for putting them away.
fn gains_of_jellyfish(view: &View, seat: Seat, legal: &[Action]) -> Vec<f32> {
    let last = view.resolution.as_ref().and_then(Resolution::last_fished);
    let stack = last.map_or(&[][..], |(depth, _)| &view.cells[depth.index()]);
    let seen = |card: &SeenCard| match card {
        SeenCard::Open(catch) | SeenCard::Peeked { catch, .. } => Some(*catch),
        SeenCard::FaceDown { .. } => None,
    };
    let rest: Vec<Option<Catch>> = stack.iter().map(seen).collect();
    let put_away = match &view.piles[seat] {
        SeenPile::Known(cards) => gain_of_putting_away(&Pile::of(cards.iter().copied()), &rest),
        SeenPile::Top { .. } => 0.0,
    };
    legal.iter().map(|action| if *action == Action::PutAway { put_away } else { 0.0 }).collect()
}

/// What every dive gains: what it takes, less what it would be worth later.
fn gains_of_dives(view: &View, seat: Seat, legal: &[Dive], rng: &mut Rng) -> Vec<f32> {
    let worth = Depth::ALL.map(|depth| worth_of_cell(view, seat, depth));
    let mut gains: Vec<f32> = legal.iter().map(|dive| -worth_in_hand(view, *dive)).collect();
    let mut dives = PerSeat::filled(view.hands.n_seats(), Dive(0));
    for _ in 0..SAMPLES {
        for (other, dive) in dives.iter_mut() {
            *dive = likely_dive(view, other, rng);
        }
        for (gain, dive) in gains.iter_mut().zip(legal) {
            dives[seat] = *dive;
            let takers = match view.kiti {
                Some(kiti) => settle_with_kiti(&dives, kiti),
                None => settle_without_fights(&dives),
            };
            let mine = Depth::ALL.into_iter().filter(|depth| takers[depth.index()] == Some(seat));
            *gain += mine.map(|depth| worth[depth.index()]).sum::<f32>() / SAMPLES as f32;
        }
    }
    gains
}

fn worth_of_cell(view: &View, seat: Seat, depth: Depth) -> f32 {
    let mut pile: Vec<Catch> = match &view.piles[seat] {
        SeenPile::Known(cards) => cards.clone(),
        SeenPile::Top { top, .. } => vec![*top],
    };
    let mut worth = 0.0;
    for card in &view.cells[depth.index()] {
        match card {
            SeenCard::Open(catch) | SeenCard::Peeked { catch, .. } => {
                worth += worth_of(*catch, &mut pile, view.round);
            }
            SeenCard::FaceDown { .. } => worth += average_worth(&pile, view.round),
        }
    }
    worth
}

/// What a catch is worth on top of this pile, on which it then lies.
fn worth_of(catch: Catch, pile: &mut Vec<Catch>, round: u8) -> f32 {
    let jellyfish = |pile: &[Catch]| -> Vec<f32> {
        let values = pile.iter().filter(|card| matches!(card, Catch::Jellyfish(_)));
        values.map(|card| f32::from(card.value())).collect()
    };
    let left = f32::from(ROUNDS - round) / f32::from(ROUNDS);
    match catch {
        // F1
        Catch::Gull => pile.pop().map_or(0.0, |lost| -f32::from(lost.value())),
        // F2
        Catch::Jellyfish(value) => {
            let others = jellyfish(pile);
            pile.push(catch);
            match HOPE_FOR_THREE.get(others.len()) {
                Some(hope) => f32::from(value) + hope * left,
                None => -others.iter().sum::<f32>(),
            }
        }
        // F3
        Catch::Anglerfish(value) => {
            pile.push(catch);
            f32::from(value) + if round < ROUNDS { LANTERN } else { 0.0 }
        }
        Catch::Catfish(value) | Catch::TigerFish(value) | Catch::Tuna(value) => {
            pile.push(catch);
            f32::from(value)
        }
    }
}

/// What a card that nobody may look at is worth, as if any card could lie there.
fn average_worth(pile: &[Catch], round: u8) -> f32 {
    let worths = CATCHES
        .iter()
        .map(|(catch, copies)| f32::from(*copies) * worth_of(*catch, &mut pile.to_vec(), round));
    worths.sum::<f32>() / all_catches().len() as f32
}

/// What keeping a dive card is worth: the extreme ones take what one wants, or avoid what one fears.
fn worth_in_hand(view: &View, dive: Dive) -> f32 {
    let left = f32::from(ROUNDS - view.round) / f32::from(ROUNDS);
    let middle = f32::from(DEEPEST_DIVE + 1) / 2.0;
    let height = (f32::from(dive.0) - middle) / (middle - 1.0);
    let keep = if height > 0.0 { KEEP_HIGH * height * height } else { KEEP_LOW * height * height };
    keep * left
}

/// What another seat may play: half of the time anything, half of the time what this lagoon calls for.
fn likely_dive(view: &View, seat: Seat, rng: &mut Rng) -> Dive {
    let hand = match view.hands[seat] {
        SeenHand::Known(dives) => dives,
        SeenHand::Count(_) => unseen_hand(view, seat),
    };
    if let Choice::Known(dive) = view.choices[seat] {
        return dive;
    }
    let n = u32::from(hand.len());
    let third = n.div_ceil(3);
    let nth = match (rng.below(2), pull(view)) {
        (0, _) | (_, Pull::Nowhere) => rng.below(n),
        (_, Pull::Down) => n - 1 - rng.below(third),
        (_, Pull::Up) => rng.below(third),
    };
    hand.nth(nth)
}

/// The cards that somebody may still hold, as far as all can see.
fn unseen_hand(view: &View, seat: Seat) -> DiveSet {
    let last = view.resolution.as_ref().map(|resolution| resolution.dives[seat]);
    last.map_or(DiveSet::FULL, |dive| DiveSet::FULL.without(dive))
}

fn pull(view: &View) -> Pull {
    let open = |depth: Depth| -> f32 {
        let cards = view.cells[depth.index()].iter().map(|card| match card {
            SeenCard::Open(Catch::Gull) => -4.0,
            SeenCard::Open(catch) => f32::from(catch.value()),
            // What is face down is not open to the others, even if we may look.
            SeenCard::Peeked { .. } | SeenCard::FaceDown { .. } => 3.0,
        });
        cards.sum()
    };
    Pull::of(open)
}

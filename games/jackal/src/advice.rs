//! What a sensible pirate knows: which rows lead to which chests, where the others are likely to go, what a card is worth,
//! and when rum or Tortuga pays.

mod guess;
mod knowledge;
mod outlook;
mod plans;
mod pouring;
mod prune;
mod rivals;
mod sight;
mod walks;
mod worths;

use game::{Advice, Decision, Outlook, Rng, Seat};

use crate::view::Stage;
use crate::{Action, Jackal, Phase, View};
use sight::Sight;

/// How many coins of difference make one choice about three times as likely as another.
const TEMPERATURE: f32 = 0.12;

impl Advice for Jackal {
    /// A playout ends with the island: wherever there is an outlook.
    const HORIZON: u32 = 0;
    const LEGEND: u32 = 700;

    fn captain(_n_seats: u8) -> u32 {
        20
    }

    fn advise(decision: &Decision<'_, Self>, rng: &mut Rng) -> Action {
        let (view, seat) = (decision.view(), decision.seat());
        let sight = Sight::of_view(&view, seat);
        match view.stage {
            Stage::Laying => plans::advise(&sight, rng),
            Stage::Pouring => pouring::advise(&sight),
            _ => walks::advise(&sight),
        }
    }

    fn rough(&self, seat: Seat, rng: &mut Rng, _scratch: &mut Vec<Action>) -> Action {
        let sight = Sight::of_state(self, seat);
        match self.phase {
            Phase::Laying { .. } => plans::advise(&sight, rng),
            Phase::Pouring { .. } => pouring::advise(&sight),
            _ => walks::advise(&sight),
        }
    }

    fn prune(decision: &Decision<'_, Self>, legal: &mut Vec<Action>, _rng: &mut Rng) {
        prune::prune(&decision.view(), decision.seat(), legal);
    }

    fn guess(view: &View, rng: &mut Rng) -> Self {
        guess::guess(view, rng)
    }

    fn knowledge(&self, seat: Seat) -> u64 {
        knowledge::knowledge(self, seat)
    }

    fn outlook(&self) -> Option<Outlook> {
        outlook::outlook(self)
    }
}

/// One of the choices, the better ones more often: nobody can read a mixed player.
fn mixed<T: Copy>(choices: &[(T, f32)], rng: &mut Rng) -> Option<T> {
    let best = choices.iter().map(|(_, value)| *value).fold(f32::MIN, f32::max);
    let weight = |value: f32| (((value - best) / TEMPERATURE).exp() * 4096.0) as u32;
    let total: u32 = choices.iter().map(|(_, value)| weight(*value)).sum();
    let mut left = if total == 0 { return None } else { rng.below(total) };
    for (choice, value) in choices {
        match left.checked_sub(weight(*value)) {
            Some(rest) => left = rest,
            None => return Some(*choice),
        }
    }
    None
}

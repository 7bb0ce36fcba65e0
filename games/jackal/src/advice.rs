//! What a sensible pirate knows: which rows lead to which chests, where the others are likely to go, what a card is worth,
//! and when rum or Tortuga pays.

mod guess;
mod knowledge;
mod learnt;
mod outlook;
mod plans;
mod pouring;
mod prune;
mod rivals;
mod sight;
mod themes;
mod walks;
mod worths;

use game::{Advice, Decision, Features, Outlook, Rng, Seat, StoredNet};

use crate::view::Stage;
use crate::{Action, Jackal, Phase, View};
use sight::Sight;

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

    fn themes(view: &View, seat: Seat, best: &Action, other: &Action) -> Vec<&'static str> {
        themes::themes(view, seat, best, other)
    }

    fn outlook(&self) -> Option<Outlook> {
        outlook::outlook(self)
    }

    fn features(&self) -> Option<Features> {
        learnt::features(self)
    }

    fn net() -> Option<&'static StoredNet> {
        Some(&learnt::NET)
    }
}

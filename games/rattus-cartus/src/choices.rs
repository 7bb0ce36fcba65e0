//! What a seat may choose from, and why it may not choose anything else.

use game::{Seat, Seats};

use crate::cards::{LAYABLE, bits};
use crate::components::{Card, NUN_ROW, Special};
use crate::illegal::AskedFor;
use crate::phase::{Resolving, Step};
use crate::{Action, Illegal};
use crate::{Phase, RattusCartus};

/// Everything that a seat may choose from: one of several things, or something else.
pub(crate) struct Choices {
    ask: AskedFor,
    /// The things, as a set of bits.
    things: u64,
    /// The action that chooses a thing.
    action: fn(usize) -> Action,
    also: &'static [Action],
}

impl Choices {
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.things.count_ones() + self.also.len() as u32
    }

    /// The `n`th of them; there are more than `n`.
    #[inline]
    pub(crate) fn nth(&self, n: u32) -> Action {
        let things = self.things.count_ones();
        if n >= things {
            return self.also[(n - things) as usize];
        }
        let mut left = self.things;
        (0..n).for_each(|_| left &= left - 1);
        (self.action)(left.trailing_zeros() as usize)
    }

    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = Action> {
        bits(self.things).map(self.action).chain(self.also.iter().copied())
    }
}

impl RattusCartus {
    /// What `seat` may choose from; nothing if it is not to act.
    #[inline]
    pub(crate) fn choices(&self, seat: Seat) -> Option<Choices> {
        if !self.to_act_now(seat) {
            return None;
        }
        Some(match &self.phase {
            Phase::Privilege { .. } | Phase::Privileges { .. } => {
                choices(AskedFor::Privilege, self.places(), privilege_at, &[])
            }
            Phase::PrivilegeLook { .. } => choices(AskedFor::PrivilegeLook, ALL_NUNS, look_at, &[]),
            Phase::Visiting { .. } => {
                let may_pass = self.hands[seat].special(Special::Pass) > 0;
                let also: &[Action] = if may_pass { &[Action::Pass] } else { &[] };
                choices(AskedFor::Visit, self.places(), visit_at, also)
            }
            Phase::Laying { .. } => {
                let cards = self.hands[seat].kinds() & LAYABLE;
                choices(AskedFor::Lay, cards, lay, &[Action::Ready])
            }
            Phase::Resolving(resolving) => self.choices_in(resolving, seat)?,
            Phase::Opening | Phase::Scoring { .. } | Phase::Over => return None,
        })
    }

    fn to_act_now(&self, seat: Seat) -> bool {
        self.phase.to_act().contains(seat)
    }

    fn choices_in(&self, resolving: &Resolving, seat: Seat) -> Option<Choices> {
        let hand = self.hands[seat].kinds();
        Some(match resolving.step {
            Step::ChoosingGiver { among, .. } => {
                choices(AskedFor::Giver, places_of(among), rob, &[])
            }
            Step::Giving { reason, .. } => choices(AskedFor::Give(reason), hand, give, &[]),
            Step::ChoosingRatTaker { among, .. } => {
                choices(AskedFor::RatTaker, places_of(among), send_rat, &[])
            }
            Step::Offered { .. } => {
                choices(AskedFor::Use, 0, give, &[Action::Use, Action::Decline])
            }
            Step::Looking { looked, .. } => choices(
                AskedFor::TentLook,
                ALL_NUNS & !u64::from(looked),
                look_at,
                &[Action::Decline],
            ),
            Step::Trading { .. } => {
                // B8: a card is worth a rat, so one needs a rat.
                let cards = if self.rats[seat] > 0 { hand } else { 0 };
                choices(AskedFor::Trade, cards, trade, &[Action::Decline])
            }
            Step::TurningUp | Step::Acting => return None,
        })
    }

    /// The places of the row, as a set of bits.
    fn places(&self) -> u64 {
        (1 << self.row.len()) - 1
    }
}

const ALL_NUNS: u64 = (1 << NUN_ROW) - 1;

fn choices(
    ask: AskedFor,
    things: u64,
    action: fn(usize) -> Action,
    also: &'static [Action],
) -> Choices {
    Choices { ask, things, action, also }
}

fn privilege_at(place: usize) -> Action {
    Action::TakePrivilege { place: place as u8 }
}

fn look_at(place: usize) -> Action {
    Action::Look { place: place as u8 }
}

fn visit_at(place: usize) -> Action {
    Action::Visit { place: place as u8 }
}

fn lay(kind: usize) -> Action {
    Action::Lay { card: Card::of_kind(kind) }
}

fn give(kind: usize) -> Action {
    Action::Give { card: Card::of_kind(kind) }
}

fn trade(kind: usize) -> Action {
    Action::Trade { card: Card::of_kind(kind) }
}

fn rob(seat: usize) -> Action {
    Action::Rob { seat: Seat::new(seat as u8) }
}

fn send_rat(seat: usize) -> Action {
    Action::SendRat { seat: Seat::new(seat as u8) }
}

fn places_of(seats: Seats) -> u64 {
    seats.iter().fold(0, |places, seat| places | 1 << seat.index())
}

/// Whether `seat`, which is to act, may do this.
pub(crate) fn check(state: &RattusCartus, seat: Seat, action: &Action) -> Result<(), Illegal> {
    let choices = state.choices(seat).expect("only a seat that is to act is asked");
    if choices.iter().any(|legal| legal == *action) {
        return Ok(());
    }
    Err(why_not(state, seat, *action, choices.ask))
}

/// Why `seat`, which was asked for something, may not do this; in the order of the rulebook.
fn why_not(state: &RattusCartus, seat: Seat, action: Action, ask: AskedFor) -> Illegal {
    let open = state.row.len() as u8;
    match (ask, action) {
        (AskedFor::Privilege, Action::TakePrivilege { place })
        | (AskedFor::Visit, Action::Visit { place }) => Illegal::NoSuchBuilding { place, open },
        (AskedFor::PrivilegeLook | AskedFor::TentLook, Action::Look { place }) => {
            match usize::from(place) >= NUN_ROW {
                true => Illegal::NoSuchNun { place },
                false => Illegal::LookedAlready { place },
            }
        }
        (AskedFor::Lay, Action::Lay { card }) if !card.can_be_laid() => {
            Illegal::NotToBeLaid { card }
        }
        (AskedFor::Trade, Action::Trade { .. }) if state.rats[seat] == 0 => Illegal::NoRat,
        (AskedFor::Lay, Action::Lay { card })
        | (AskedFor::Give(_), Action::Give { card })
        | (AskedFor::Trade, Action::Trade { card }) => Illegal::NotInHand { card, ask },
        (AskedFor::Visit, Action::Pass) => Illegal::NoPassCard,
        (AskedFor::Giver, Action::Rob { seat }) => Illegal::NotFewestSwords { seat },
        (AskedFor::RatTaker, Action::SendRat { seat }) => Illegal::NotFewestFlutes { seat },
        _ => Illegal::AskedOtherwise { ask },
    }
}

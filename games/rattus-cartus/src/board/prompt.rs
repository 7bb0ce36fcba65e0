//! What is to be decided, or what happens.

use board::Scene;
use game::{Choice, Phrase, Say as _};
use maud::Markup;

use super::story;
use super::visits::{Gain, premium_reason, visitors};
use crate::action::shown;
use crate::buildings::Building;
use crate::phase::{GiveReason, Resolving, Step};
use crate::{Action, Event, Phase, View};

pub(super) fn prompt(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let happening = match &view.phase {
        Phase::Opening => Some(Phrase::new("board-opening")),
        Phase::Scoring { .. } => Some(story::telling(view)),
        Phase::Over => Some(Phrase::new("board-over")),
        Phase::Resolving(resolving) => happening(view, resolving),
        _ => None,
    };
    let phrase = happening.unwrap_or_else(|| match legal {
        [] => waiting(view, scene),
        _ => asking(view, legal, scene),
    });
    scene.say(&phrase)
}

/// An action by the name of its building: two of the same may stand open, so by its number, too.
pub(super) fn named(view: &View, action: &Action) -> Phrase {
    let (id, place) = match *action {
        Action::TakePrivilege { place } => ("board-named-privilege", place),
        Action::Visit { place } => ("board-named-visit", place),
        // The button says the same.
        Action::Ready => return Phrase::new("board-ready").with("n", laid(view)),
        _ => return action.phrase(),
    };
    let Some(card) = view.row.get(usize::from(place)) else { return action.phrase() };
    Phrase::new(id).with("building", card.building).with("place", shown(place))
}

/// How many cards whoever visits has laid so far.
pub(super) fn laid(view: &View) -> usize {
    view.visits.last().map_or(0, |visit| visit.cards.len().into())
}

/// For whom everybody waits, and why if that is no matter of turns.
fn waiting(view: &View, scene: &Scene<'_>) -> Phrase {
    let seats = view.phase.to_act();
    let pick = scene.own_seat().map(|seat| view.picks[seat]);
    match &view.phase {
        Phase::Privileges { .. } => match pick {
            Some(Choice::Known(place)) => Phrase::new("board-picked-and-waits")
                .with("building", view.row[usize::from(place)].building)
                .with("seats", seats),
            _ => Phrase::new("board-waits-picks").with("seats", seats),
        },
        Phase::Resolving(Resolving { step: Step::Giving { to, reason, .. }, .. }) => {
            let id = match reason {
                GiveReason::Swords => "board-waits-swords",
                GiveReason::Watchtower => "board-waits-tower",
            };
            Phrase::new(id).with("to", *to).with("seats", seats)
        }
        _ => Phrase::new("board-waits").with("seats", seats),
    }
}

/// What happens in a building, if nobody has to decide.
fn happening(view: &View, resolving: &Resolving) -> Option<Phrase> {
    let building = view.row[usize::from(resolving.place)].building;
    let here = Phrase::new("board-reached").with("building", building);
    match (&resolving.step, resolving.premium) {
        (Step::TurningUp, _) => {
            Some(robbed(view).or_else(|| last_turned(view, resolving.place)).unwrap_or(here))
        }
        (Step::Acting, Some(seat)) if resolving.acted.is_empty() => {
            let reason = premium_reason(view, seat, resolving.place);
            let followers = visitors(view, resolving.place)
                .find(|visit| visit.seat == seat)
                .and_then(|visit| visit.followers);
            let followers = followers.unwrap_or(0);
            Some(Event::PremiumWon { seat, building, followers, reason }.phrase())
        }
        (Step::Acting, _) => Some(last_acted(view, resolving).unwrap_or(here)),
        _ => None,
    }
}

/// Who has just got cards by swords: before the actions nothing else brings any (R5b).
fn robbed(view: &View) -> Option<Phrase> {
    let (seat, cards) = view.received.iter().find(|(_, cards)| !cards.is_empty())?;
    Some(Phrase::new("board-robbed").with("seat", seat).with("n", cards.len()))
}

/// Whose cards were turned up last, and what they brought.
fn last_turned(view: &View, place: u8) -> Option<Phrase> {
    let visit = visitors(view, place).filter(|visit| visit.followers.is_some()).last()?;
    let estate = view.row[usize::from(place)].building.estate();
    let Gain { influence, rats } = Gain::of(visit.cards.known()?, estate);
    let (influence, rats) = (influence.into(), rats.into());
    Some(Event::Followed { seat: visit.seat, estate, influence, rats }.phrase())
}

/// Who has just finished their action: the premium one comes first, then the order of the visits (R5d).
fn last_acted(view: &View, resolving: &Resolving) -> Option<Phrase> {
    let building = view.row[usize::from(resolving.place)].building;
    let others = visitors(view, resolving.place).map(|visit| visit.seat);
    let others = others.filter(|seat| Some(*seat) != resolving.premium);
    let order = resolving.premium.into_iter().chain(others);
    let seat = order.filter(|seat| resolving.acted.contains(*seat)).last()?;
    Some(Phrase::new("board-acted").with("seat", seat).with("building", building))
}

fn asking(view: &View, legal: &[Action], scene: &Scene<'_>) -> Phrase {
    match &view.phase {
        Phase::Privilege { .. } => Phrase::new("board-prompt-privilege"),
        Phase::Privileges { .. } => Phrase::new("board-prompt-privilege-at-once"),
        Phase::PrivilegeLook { .. } => Phrase::new("board-prompt-privilege-look"),
        Phase::Visiting { .. } if legal.contains(&Action::Pass) => {
            Phrase::new("board-prompt-visit")
        }
        Phase::Visiting { .. } => Phrase::new("board-prompt-visit-only"),
        Phase::Laying { .. } => {
            let place = view.visits.last().map_or(0, |visit| usize::from(visit.place));
            Phrase::new("board-prompt-lay").with("building", view.row[place].building)
        }
        Phase::Resolving(resolving) => {
            let building = view.row[usize::from(resolving.place)].building;
            asking_in(resolving, building, scene)
        }
        Phase::Opening | Phase::Scoring { .. } | Phase::Over => Phrase::new("board-over"),
    }
}

fn asking_in(resolving: &Resolving, building: Building, scene: &Scene<'_>) -> Phrase {
    let own = scene.own_seat();
    match &resolving.step {
        Step::ChoosingGiver { .. } => Phrase::new("board-prompt-giver"),
        Step::ChoosingRatTaker { .. } => Phrase::new("board-prompt-rat"),
        Step::Giving { to, owed, reason } => {
            let id = match reason {
                GiveReason::Swords => "board-prompt-give-swords",
                GiveReason::Watchtower => "board-prompt-give-tower",
            };
            Phrase::new(id).with("to", *to).with("n", own.map_or(0, |seat| owed[seat]))
        }
        Step::Looking { left, .. } => Phrase::new("board-prompt-look").with("n", *left),
        Step::Trading { left, .. } => Phrase::new("board-prompt-trade").with("n", *left),
        Step::Offered { .. } | Step::TurningUp | Step::Acting => {
            let id = match resolving.premium == own {
                true => "board-prompt-use-premium",
                false => "board-prompt-use-standard",
            };
            Phrase::new(id).with("building", building)
        }
    }
}

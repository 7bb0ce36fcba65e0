//! Where the viewer's figures may go and what it costs, or why they may not: buttons on the spaces of the ships.

use board::Scene;
use board::pieces::{Button, art, refusal, seat_class, value};
use game::{Game as _, Phrase, Rng, Say as _, Seat};
use maud::{Markup, PreEscaped, html};

use super::names;
use crate::components::{Clan, Space, Talisman};
use crate::crew::Figure;
use crate::{Action, Illegal, Phase, SewerPirats, View};

/// A space that a figure of the viewer may go to, or could if there were more cards or no gap before the bow.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Goal {
    pub(super) ship: Talisman,
    to: Space,
    /// From which space of the ship; `None` from home.
    pub(super) from: Option<Space>,
    pub(super) clan: Clan,
    /// What the figure is asked about.
    what: &'static str,
    /// In cards with the ship's talisman.
    cost: u8,
    /// In such cards for the owners of raccoons.
    tolls: u8,
    /// Why it cannot be reached, ready to stand in markup.
    refusal: Option<String>,
}

/// All goals. An imagined state tells what they cost: whatever the viewer does not know has no part in it.
pub(super) fn goals(view: &View, legal: &[Action], scene: &Scene<'_>) -> Vec<Goal> {
    let moves = matches!(view.phase, Phase::Turn | Phase::Again(_)) && !legal.is_empty();
    let Some(seat) = scene.own_seat().filter(|_| moves) else { return Vec::new() };
    let state = SewerPirats::imagine(view, &mut Rng::fast(0));
    let mut goals = Vec::new();
    for ship in Talisman::ALL {
        for (from, clan) in movers(view, seat, ship) {
            let ahead = Space::ALL.into_iter().filter(|to| Some(*to) > from);
            goals.extend(ahead.filter_map(|to| goal(&state, seat, (ship, from, clan, to), scene)));
        }
    }
    goals
}

/// The figures of `seat` that could move on a ship, by space and clan; those from home by clan only.
fn movers(view: &View, seat: Seat, ship: Talisman) -> Vec<(Option<Space>, Clan)> {
    let home = view.crews[seat].clans_at_home().map(|clan| (None, clan));
    let aboard = Space::ALL.into_iter().filter_map(|space| {
        let Figure { seat: owner, clan, .. } = view.ships[ship.index()].on(space)?;
        (owner == seat).then_some((Some(space), clan))
    });
    home.chain(aboard).collect()
}

fn goal(
    state: &SewerPirats,
    seat: Seat,
    (ship, from, clan, to): (Talisman, Option<Space>, Clan, Space),
    scene: &Scene<'_>,
) -> Option<Goal> {
    let berths = state.berths(ship, seat);
    let what = names::figure(clan, state.options.variant);
    let mut goal = Goal { ship, to, from, clan, what, cost: 0, tolls: 0, refusal: None };
    let refused = state.check(seat, &goal.action()).err();
    let fare = match refused {
        None | Some(Illegal::TooFewCards { .. } | Illegal::TooFewForRaccoons { .. }) => {
            berths.fare(clan, from, to).ok()?
        }
        Some(Illegal::FreeBetween { .. } | Illegal::SecondCaptain { .. }) => {
            berths.fare_of_captain(clan, from)
        }
        Some(_) => return None,
    };
    (goal.cost, goal.tolls) = (fare.cost, fare.tolls);
    goal.refusal = refused.map(|why| refusal(scene, &why).0);
    Some(goal)
}

impl Goal {
    const fn action(&self) -> Action {
        let Self { ship, to, clan, .. } = *self;
        match self.from {
            None => Action::Place { clan, ship, to },
            Some(from) => Action::Advance { ship, from, to },
        }
    }

    fn key(&self) -> String {
        match self.from {
            None => home_key(self.clan).to_owned(),
            Some(from) => aboard_key(self.ship, from),
        }
    }

    pub(super) const fn is_open(&self) -> bool {
        self.refusal.is_none()
    }
}

/// The key under which a figure at home is picked.
pub(super) const fn home_key(clan: Clan) -> &'static str {
    names::clan(clan)
}

/// The key under which a figure aboard is picked.
pub(super) fn aboard_key(ship: Talisman, from: Space) -> String {
    format!("{}-{}", names::talisman(ship), from.index())
}

/// The buttons on a space: what fits the figure that is picked. With nothing picked, the only figure that may go there
/// goes at once; if there are several, they can be chosen from. If there is none, the least price stands there all the
/// same, and says why nobody may go.
pub(super) fn on_space(goals: &[Goal], to: Space, scene: &Scene<'_>) -> Markup {
    let here: Vec<&Goal> = goals.iter().filter(|goal| goal.to == to).collect();
    let open: Vec<&Goal> = here.iter().copied().filter(|goal| goal.is_open()).collect();
    let unpicked = match open.len() {
        0 => here.iter().copied().min_by_key(|goal| goal.cost + goal.tolls),
        1 => open.first().copied(),
        _ => None,
    };
    html! {
        @for goal in here { (button(goal, Some(goal) == unpicked, scene)) }
        @if open.len() > 1 { (choice(&open, scene)) }
    }
}

fn button(goal: &Goal, unpicked: bool, scene: &Scene<'_>) -> Markup {
    let mut key = goal.key();
    if unpicked {
        key.push_str(" *");
    }
    let refusal = goal.refusal.clone().map(PreEscaped);
    let content = html! {
        (price(goal, scene))
        span class="sr" { (scene.say(&goal.action().phrase())) }
    };
    let button = Button {
        class: "goal",
        takes: Some(&key),
        refusal: refusal.as_ref(),
        what: Some("price"),
        ..Button::default()
    };
    button.draw(&goal.action(), &content)
}

fn price(goal: &Goal, scene: &Scene<'_>) -> Markup {
    html! {
        span class="cost" {
            span aria-hidden="true" { (goal.cost) }
            (art(scene, names::talisman(goal.ship), ""))
            span class="sr" { (scene.count(names::talisman_cards(goal.ship), goal.cost.into())) }
        }
        @if goal.tolls > 0 {
            span class="toll" data-what="toll" {
                span aria-hidden="true" { "+" (goal.tolls) }
                (art(scene, "raccoon", ""))
                span class="sr" { (scene.count("board-toll", goal.tolls.into())) }
            }
        }
        @if goal.to == Space::Captain { span class="word" { (scene.text("board-captain")) } }
    }
}

/// Which of several figures shall go there.
fn choice(open: &[&Goal], scene: &Scene<'_>) -> Markup {
    let Some(Goal { ship, to, .. }) = open.first() else { return Markup::default() };
    let id = format!("to-{}-{}", names::talisman(*ship), to.index());
    let costs = || open.iter().map(|goal| goal.cost + goal.tolls);
    let (least, most) = (costs().min().unwrap_or(0), costs().max().unwrap_or(0));
    let word = if *to == Space::Captain { "board-captain" } else { "board-who" };
    html! {
        button class="goal many" type="button" popovertarget=(id) data-for="*" data-what="price" {
            span class="cost" {
                span { (least) @if most > least { "–" (most) } }
                (art(scene, names::talisman(*ship), ""))
            }
            span class="word" { (scene.text(word)) }
        }
        div class={ "panel choose " (scene.own_seat().map_or("", seat_class)) } id=(id) popover="" {
            h3 { (scene.say(&Phrase::new("board-who-goes").with("ship", *ship).with("space", *to))) }
            @for goal in open { (chosen(goal, scene)) }
        }
    }
}

fn chosen(goal: &Goal, scene: &Scene<'_>) -> Markup {
    let from = goal.from.map_or("board-from-home", names::space);
    html! {
        button class="btn" name="action" value=(value(&goal.action())) data-what=(goal.what) {
            (art(scene, names::clan(goal.clan), "face"))
            span class="grow" {
                (scene.text(names::clan_name(goal.clan)))
                span class="small muted" { " " (scene.text(from)) }
            }
            (price(goal, scene))
        }
    }
}

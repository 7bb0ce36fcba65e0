//! The three channels: a ship in each, and the flotsam before it.

use board::pieces::{art, value};
use board::{Region, Scene};
use maud::{Markup, html};

use super::goals::{self, Goal, aboard_key};
use super::{figures, names, prompt, tokens};
use crate::components::{Space, Talisman};
use crate::crew::Figure;
use crate::phase::{Berth, Phase};
use crate::scoring::points;
use crate::ships::Ship;
use crate::treasures::{Heap, Trophy};
use crate::view::SeenChest;
use crate::{Action, View};

pub(super) fn lanes(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let goals = goals::goals(view, legal, scene);
    html! {
        div class="canal" data-group="" {
            @for ship in Talisman::ALL { (Lane::new(view, ship, &goals, legal).draw(scene)) }
        }
    }
}

#[derive(Hash)]
struct Lane<'a> {
    ship: Talisman,
    spaces: &'a [Option<Figure>; 4],
    front: &'a Heap,
    next: &'a Heap,
    goals: Vec<Goal>,
    /// What may be taken, and what it would add to the viewer's chest.
    grabs: Vec<(Trophy, i32)>,
    sails: bool,
    /// Where the figure that decides stands.
    acting: Option<Space>,
}

impl<'a> Lane<'a> {
    fn new(view: &'a View, ship: Talisman, goals: &[Goal], legal: &[Action]) -> Self {
        let Ship { spaces, front, next } = &view.ships[ship.index()];
        let goals = goals.iter().filter(|goal| goal.ship == ship).cloned().collect();
        let sails = sailing(&view.phase) == Some(ship);
        let grabs = if sails { grabs(view, legal) } else { Vec::new() };
        Self { ship, spaces, front, next, goals, grabs, sails, acting: acting(&view.phase, ship) }
    }

    fn draw(&self, scene: &Scene<'_>) -> Region {
        let number = self.ship.index() as u8;
        scene.region(("lane", number), self, |id| {
            let class = if self.sails { "lane sails " } else { "lane " };
            let name = scene.text(names::ship_name(self.ship));
            html! {
                section class={ (class) (names::talisman_class(self.ship)) } id=(id) aria-label=(name) {
                    span class="sign" aria-hidden="true" {
                        (art(scene, names::talisman(self.ship), ""))
                        b { (scene.text(names::talisman_name(self.ship))) }
                    }
                    div class="ship" {
                        (art(scene, names::ship(self.ship), ""))
                        (self.aboard(scene))
                    }
                    (self.before(scene))
                    (self.behind(scene))
                    (art(scene, "waves", "waves"))
                }
            }
        })
    }

    fn aboard(&self, scene: &Scene<'_>) -> Region {
        let inputs = (self.spaces, &self.goals, self.acting);
        scene.region(("spaces", self.ship.index() as u8), inputs, |id| {
            html! {
                ol class="spaces" id=(id) { @for space in Space::ALL { (self.space(space, scene)) } }
            }
        })
    }

    fn space(&self, space: Space, scene: &Scene<'_>) -> Markup {
        let class = if space == Space::Captain { "space k" } else { "space" };
        html! {
            li class=(class) {
                span class="spot" {}
                span class="no" {
                    span class="sr" { (scene.text(names::space(space))) }
                    @if space == Space::Captain { (art(scene, "hat", "")) } @else {
                        span aria-hidden="true" { (space.number()) }
                    }
                }
                @if let Some(figure) = self.spaces[space.index()] { (self.figure(figure, space, scene)) }
                (goals::on_space(&self.goals, space, scene))
            }
        }
    }

    fn figure(&self, figure: Figure, space: Space, scene: &Scene<'_>) -> Markup {
        if self.goals.iter().any(|goal| goal.from == Some(space) && goal.is_open()) {
            return figures::pickable(figure, &aboard_key(self.ship, space), scene);
        }
        let class = if self.acting == Some(space) { " acts" } else { "" };
        figures::figure(figure, class, scene)
    }

    /// The heap at the bow, which figures take from.
    fn before(&self, scene: &Scene<'_>) -> Region {
        scene.region(("front", self.ship.index() as u8), (self.front, &self.grabs), |id| {
            html! {
                ul class="heap front" id=(id) aria-label=(scene.text("board-front")) {
                    @if self.front.is_empty() && !self.sails {
                        li class="none" { (scene.text("board-no-flotsam")) }
                    }
                    (self.things(self.front, 0, scene))
                }
            }
        })
    }

    fn behind(&self, scene: &Scene<'_>) -> Region {
        scene.region(("next", self.ship.index() as u8), (self.front, self.next), |id| {
            html! {
                ul class="heap next" id=(id) aria-label=(scene.text("board-next")) {
                    (self.things(self.next, self.front.trophies.len(), scene))
                }
            }
        })
    }

    /// What lies in a heap; `before` trophies of the ship lie nearer to it.
    fn things(&self, heap: &Heap, before: usize, scene: &Scene<'_>) -> Markup {
        let near = std::ptr::eq(heap, self.front);
        let all: Vec<Trophy> =
            self.front.trophies.iter().chain(&self.next.trophies).copied().collect();
        let talisman = names::talisman(self.ship);
        html! {
            @for (place, trophy) in heap.trophies.iter().enumerate() {
                @let same = all[..before + place].iter().filter(|other| *other == trophy).count();
                @let id = format!("afloat-{talisman}-{}-{same}", trophy.kind());
                li { (self.trophy(*trophy, &id, near, scene)) }
            }
            @if let Some(prize) = heap.prize {
                @let twin = !near && self.front.prize == Some(prize);
                li class="last" {
                    span class=(tokens::prize_class(prize)) data-flip=""
                        id={ "prize-" (talisman) "-" (names::prize(prize)) (if twin { "-2" } else { "" }) } {
                        (tokens::prize(prize, scene))
                    }
                }
            }
        }
    }

    fn trophy(&self, trophy: Trophy, id: &str, near: bool, scene: &Scene<'_>) -> Markup {
        let class = tokens::trophy_class(trophy);
        let grab = self.grabs.iter().find(|(other, _)| near && *other == trophy);
        html! {
            @if let Some((_, gain)) = grab {
                button class=(class) id=(id) data-flip="" name="action" value=(value(&Action::Grab(trophy))) {
                    (tokens::trophy(trophy, scene))
                    span class="gain" { "+" (gain) span class="sr" { " " (scene.text("board-points")) } }
                }
            } @else {
                span class=(class) id=(id) data-flip="" { (tokens::trophy(trophy, scene)) }
            }
        }
    }
}

fn grabs(view: &View, legal: &[Action]) -> Vec<(Trophy, i32)> {
    let own = prompt::deciding(view).map(|seat| &view.chests[seat]);
    let Some(SeenChest::Known(chest)) = own else { return Vec::new() };
    let gain = |trophy: Trophy| {
        let mut more = chest.clone();
        more.add(trophy);
        (trophy, points(&more) - points(chest))
    };
    let grab = |action: &Action| match action {
        Action::Grab(trophy) => Some(gain(*trophy)),
        _ => None,
    };
    legal.iter().filter_map(grab).collect()
}

const fn sailing(phase: &Phase) -> Option<Talisman> {
    match phase {
        Phase::Taking(voyage) | Phase::TakingMore(voyage) => Some(voyage.ship),
        Phase::Underway { ship } => Some(*ship),
        _ => None,
    }
}

fn acting(phase: &Phase, ship: Talisman) -> Option<Space> {
    let (at, space) = match *phase {
        Phase::Taking(voyage) | Phase::TakingMore(voyage) => (voyage.ship, voyage.space),
        Phase::Again(Berth::Aboard { ship, space }) => (ship, space),
        Phase::Looking(look) => (look.ship, look.space),
        _ => return None,
    };
    (at == ship).then_some(space)
}

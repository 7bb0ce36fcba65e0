//! The three channels: a ship in each, and the flotsam before it.

use board::pieces::{art, value};
use board::{Region, Scene};
use maud::{Markup, html};

use super::goals::{self, Goal, aboard_key};
use super::{figures, names, prompt, tokens};
use crate::components::{Space, Talisman};
use crate::crew::Figure;
use crate::options::Variant;
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
    variant: Variant,
}

impl<'a> Lane<'a> {
    fn new(view: &'a View, ship: Talisman, goals: &[Goal], legal: &[Action]) -> Self {
        let Ship { spaces, front, next } = &view.ships[ship.index()];
        let goals = goals.iter().filter(|goal| goal.ship == ship).cloned().collect();
        let sails = sailing(&view.phase) == Some(ship);
        let grabs = if sails { grabs(view, legal) } else { Vec::new() };
        let (acting, variant) = (acting(&view.phase, ship), view.options.variant);
        Self { ship, spaces, front, next, goals, grabs, sails, acting, variant }
    }

    fn draw(&self, scene: &Scene<'_>) -> Region {
        let number = self.ship.index() as u8;
        scene.region(("lane", number), self, |id| {
            let class = if self.sails { "lane sails " } else { "lane " };
            let name = scene.text(names::ship_name(self.ship));
            html! {
                section class={ (class) (names::talisman_class(self.ship)) } id=(id) data-what="ship" aria-label=(name) {
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
        let (class, what) = match space {
            Space::Captain => ("space k", "captain"),
            _ => ("space", "space"),
        };
        html! {
            li class=(class) data-what=(what) {
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
            return figures::pickable(figure, &aboard_key(self.ship, space), self.variant, scene);
        }
        let class = if self.acting == Some(space) { " acts" } else { "" };
        figures::figure(figure, class, self.variant, scene)
    }

    /// The heap at the bow, which figures take from.
    fn before(&self, scene: &Scene<'_>) -> Region {
        scene.region(
            ("front", self.ship.index() as u8),
            (self.front, self.next, &self.grabs, self.sails),
            |id| {
                html! {
                    ul class="heap front" id=(id) data-what="heap" aria-label=(scene.text("board-front")) {
                        @if self.front.is_empty() && !self.sails {
                            li class="none" { (scene.text("board-no-flotsam")) }
                        }
                        (self.things(self.front, scene))
                    }
                }
            },
        )
    }

    fn behind(&self, scene: &Scene<'_>) -> Region {
        scene.region(("next", self.ship.index() as u8), self.next, |id| {
            html! {
                ul class="heap next" id=(id) data-what="next-heap" aria-label=(scene.text("board-next")) {
                    (self.things(self.next, scene))
                }
            }
        })
    }

    /// What lies in a heap. Of things that look the same, those further away have the first names: they keep them when
    /// one before them is taken, and when they come nearer.
    fn things(&self, heap: &Heap, scene: &Scene<'_>) -> Markup {
        let near = std::ptr::eq(heap, self.front);
        let further: &[Trophy] = if near { &self.next.trophies } else { &[] };
        let talisman = names::talisman(self.ship);
        html! {
            @for (place, trophy) in heap.trophies.iter().enumerate() {
                @let same = twins_behind(&heap.trophies[place..], further);
                @let id = format!("afloat-{talisman}-{}-{same}", trophy.kind());
                li { (self.trophy(*trophy, &id, near, scene)) }
            }
            @if let Some(prize) = heap.prize {
                @let twin = near && self.next.prize == Some(prize);
                li class="last" {
                    span class=(tokens::prize_class(prize)) data-flip="" data-what=(names::prize(prize))
                        id={ "prize-" (talisman) "-" (names::prize(prize)) (if twin { "-2" } else { "" }) } {
                        (tokens::prize(prize, scene))
                    }
                }
            }
        }
    }

    fn trophy(&self, trophy: Trophy, id: &str, near: bool, scene: &Scene<'_>) -> Markup {
        let (class, what) = (tokens::trophy_class(trophy), names::picture(trophy.picture));
        let grab = self.grabs.iter().find(|(other, _)| near && *other == trophy);
        html! {
            @if let Some((_, gain)) = grab {
                button class=(class) id=(id) data-flip="" name="action" value=(value(&Action::Grab(trophy))) data-what=(what) {
                    (tokens::trophy(trophy, scene))
                    span class="gain" data-what="gain" { "+" (gain) span class="sr" { " " (scene.text("board-points")) } }
                }
            } @else {
                span class=(class) id=(id) data-flip="" data-what=(what) { (tokens::trophy(trophy, scene)) }
            }
        }
    }
}

/// How many trophies like the first one lie behind it.
fn twins_behind(from: &[Trophy], further: &[Trophy]) -> usize {
    let Some((first, others)) = from.split_first() else { return 0 };
    others.iter().chain(further).filter(|other| *other == first).count()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::treasures::Picture;

    #[test]
    fn a_trophy_keeps_its_name_when_its_twin_before_it_is_taken() {
        let [bear, doll] =
            [Picture::Bear, Picture::Doll].map(|picture| Trophy { picture, value: 7 });
        let next = [doll, bear];
        let name = |place: usize| twins_behind(&next[place..], &[]);
        assert_eq!([name(0), name(1)], [0, 0], "whatever lies in front of it");
        assert_eq!(twins_behind(&[bear, doll], &next), 1, "while the one in front has another");
        assert_eq!(twins_behind(&[bear], &next[..1]), 0);
    }
}

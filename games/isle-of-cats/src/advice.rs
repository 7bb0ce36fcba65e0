//! What a sensible captain knows: families first, then rats and rooms, no holes, one's own lessons, and what the others
//! would like to have.

mod lesson_worth;
mod worth;

use game::{Advice, Decision, Rng};

use crate::cells::Cells;
use crate::components::{Tile, Treasure};
use crate::placing::{Choice, Menu};
use crate::sets::LessonSet;
use crate::shapes::Spot;
use crate::view::Stage;
use crate::{Action, IsleOfCats, take};
use worth::Judge;

/// A cat is left behind if it does more harm than this.
const HARM: f32 = -0.5;

/// So many places of a tile in one pose are looked at, roughly; of more, some are taken by chance.
const PLACES: u32 = 12;

impl Advice for IsleOfCats {
    fn advise(decision: &Decision<'_, Self>, rng: &mut Rng) -> Action {
        let (view, seat) = (decision.view(), decision.seat());
        if let Stage::Choosing(_) = view.stage {
            return put_back(view.lessons[seat].known());
        }
        let judge = Judge::new(&view, seat);
        let (menu, instead) = match view.stage {
            Stage::Finding(_) => {
                let open = Treasure::ALL.into_iter().zip(view.treasures);
                let open =
                    open.filter(|(_, count)| *count > 0).map(|(kind, _)| Tile::Treasure(kind));
                (Menu::of(&view.boats[seat], open), Action::LeaveTreasure)
            }
            _ => (Menu::of(&view.boats[seat], view.island.iter().map(Tile::Cat)), Action::Pass),
        };
        best(&judge, &menu, rng).map_or(instead, |(tile, spot)| take(tile, spot))
    }
}

/// The lesson that promises least.
fn put_back(lessons: LessonSet) -> Action {
    let least = lessons.iter().min_by_key(|lesson| lesson_worth::expected(*lesson));
    Action::ReturnLesson(least.expect("everyone is dealt lessons"))
}

/// The tile and the spot that are worth most, unless all do harm.
fn best(judge: &Judge<'_>, menu: &Menu, rng: &mut Rng) -> Option<(Tile, Spot)> {
    let mut best = (HARM, None);
    for choice in menu.choices().iter().filter(|choice| !choice.places.is_empty()) {
        let Choice { tile, turn, places } = *choice;
        let pose = tile.shape().pose(turn).expect("a menu offers poses that there are");
        let of_tile = judge.worth_of_tile(tile);
        let near = judge.attraction(tile);
        let attracted =
            pose.steps().iter().fold(Cells::NONE, |all, step| all.or(near.lowered(*step)));
        for at in some_of(places, attracted, rng).iter() {
            let worth = of_tile + judge.worth_of_place(tile, pose.cells_at(at));
            if worth > best.0 {
                best = (worth, Some((tile, Spot { turn, at })));
            }
        }
    }
    best.1
}

/// The places that attract, or else some of all: a captain does not look at everything.
fn some_of(places: Cells, attractive: Cells, rng: &mut Rng) -> Cells {
    let mut looked_at = places.and(attractive);
    if looked_at.is_empty() {
        looked_at = places;
    }
    while looked_at.len() > 2 * PLACES {
        looked_at = looked_at.and(Cells::random(rng));
    }
    if looked_at.is_empty() { places } else { looked_at }
}

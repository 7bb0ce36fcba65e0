//! What a sensible captain knows: families first, then rats and rooms, no holes, one's own lessons, and what the others
//! would like to have.

mod candidates;
mod ending;
pub mod features;
mod guess;
mod knowledge;
mod learnt;
mod lesson_worth;
pub mod outlook;
mod rough;
mod themes;
mod weights;
mod worth;

use game::{Advice, Computed, Decision, Features, Outlook, Rng, Seat, StoredNet};

use crate::components::{Tile, Treasure};
use crate::placing::Menu;
use crate::sets::LessonSet;
use crate::view::Stage;
use crate::{Action, IsleOfCats, View, take};
use worth::Judge;

/// A cat is left behind if it does more harm than this.
const HARM: f32 = -0.5;

/// Roughly how many places of a tile in one pose are looked at; if there are more, a random few.
const PLACES: u32 = 8;

/// How a list is made of what is worth a thought.
struct Listing {
    /// How many candidates may be for the same tile.
    same_tile: usize,
    /// How many of the cats are looked at.
    tiles: usize,
    /// Roughly how many places of a tile in one pose are looked at.
    places: u32,
}

const SHORT: usize = 12;
const SHORT_LIST: Listing = Listing { same_tile: 3, tiles: 8, places: 2 };

/// For whoever can try every candidate of the long list in many worlds.
const LONG: usize = 32;
const LONG_LIST: Listing = Listing { same_tile: 5, tiles: 16, places: 6 };
const WORLDS_FOR_LONG_LIST: u32 = 2_000;

/// Taking nothing is worth a thought if nothing brings more than this.
const BARELY_WORTH_IT: f32 = 1.0;

impl Advice for IsleOfCats {
    // Beyond the tree, play goes on roughly until the next morning, which can be judged.
    const HORIZON: u32 = 0;
    const LEGEND: u32 = 400;
    const LEGEND_AT_LEISURE: u32 = 8_000;

    fn captain(_n_seats: u8) -> u32 {
        40
    }

    fn advise(decision: &Decision<'_, Self>, rng: &mut Rng) -> Action {
        let (view, seat) = (decision.view(), decision.seat());
        if let Stage::Choosing(_) = view.stage {
            return put_back(view.lessons[seat].known());
        }
        let judge = judge(&view, seat);
        let menu = menu(&view, &judge, usize::MAX, rng);
        let found = candidates::best(&judge, &menu, (HARM, PLACES), rng);
        found.map_or(refusal(&view), |found| take(found.tile, found.spot))
    }

    fn rough(&self, seat: Seat, rng: &mut Rng, _: &mut Vec<Action>) -> Action {
        rough::rough(self, seat, rng)
    }

    fn prune(decision: &Decision<'_, Self>, legal: &mut Vec<Action>, rng: &mut Rng) {
        keep_best::<SHORT>(&SHORT_LIST, decision, legal, rng);
    }

    fn prune_for(
        n_worlds: u32,
        decision: &Decision<'_, Self>,
        legal: &mut Vec<Action>,
        rng: &mut Rng,
    ) {
        match n_worlds >= WORLDS_FOR_LONG_LIST {
            true => keep_best::<LONG>(&LONG_LIST, decision, legal, rng),
            false => Self::prune(decision, legal, rng),
        }
    }

    fn guess(view: &View, rng: &mut Rng) -> Self {
        guess::guess(view, rng)
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

    fn features(&self) -> Option<Features> {
        learnt::features(self)
    }

    fn net() -> Option<&'static StoredNet> {
        Some(&learnt::NET)
    }
}

/// Keeps the `N` best candidates.
fn keep_best<const N: usize>(
    listing: &Listing,
    decision: &Decision<'_, IsleOfCats>,
    legal: &mut Vec<Action>,
    rng: &mut Rng,
) {
    let (view, seat) = (decision.view(), decision.seat());
    if let Stage::Choosing(_) = view.stage {
        return;
    }
    let judge = judge(&view, seat);
    let menu = menu(&view, &judge, listing.tiles, rng);
    let room = (listing.same_tile, listing.places);
    let list = candidates::shortlist::<N>(&judge, &menu, room, rng);
    legal.clear();
    legal.extend(list.iter().map(|found| take(found.tile, found.spot)));
    if list.first().is_none_or(|best| best.worth < BARELY_WORTH_IT) {
        legal.push(refusal(&view));
    }
}

/// Puts back the lesson that promises least.
fn put_back(lessons: LessonSet) -> Action {
    Action::ReturnLesson(lesson_worth::least(lessons))
}

fn judge(view: &View, seat: Seat) -> Judge<'_> {
    Judge::new(&view.boats, seat, view.lessons[seat].known(), view.days_left)
}

/// What may be taken now, and where; only the most promising cats if there are more than `most`.
fn menu(view: &View, judge: &Judge<'_>, most: usize, rng: &mut Rng) -> Menu {
    let boat = judge.boat();
    if let Stage::Finding(_) = view.stage {
        let open = Treasure::ALL.into_iter().zip(view.treasures);
        return Menu::of(
            boat,
            open.filter(|(_, count)| *count > 0).map(|(kind, _)| Tile::Treasure(kind)),
        );
    }
    let cats = candidates::by_promise(judge, view.island, 0.0, rng);
    Menu::of(boat, cats.iter().take(most).map(|(_, tile)| *tile))
}

/// Passing, or leaving the treasure.
fn refusal(view: &View) -> Action {
    match view.stage {
        Stage::Finding(_) => Action::LeaveTreasure,
        _ => Action::Pass,
    }
}

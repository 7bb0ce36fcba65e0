//! The Isle of Cats, family rules, by Frank West: take cats aboard and make them fit. The numbers in the comments are
//! RULES.md's.
//!
//! - [`plans`], [`shapes`], [`components`], [`lessons`]: boats, tiles and cards (C).
//! - [`cells`], [`boat`], [`sets`]: sets of cells, a boat with its tiles, sets of cats and lessons.
//! - `set_up`: before the first day (S).
//! - [`day`]: drawing and taking cats (D).
//! - [`placing`]: where a tile may lie (P1, P2).
//! - [`treasure`]: covering a map (P3).
//! - [`scoring`]: the end (E).
//! - `board`: how it is drawn.

mod action;
pub mod advice;
mod board;
pub mod boat;
pub mod cells;
pub mod components;
pub mod day;
mod event;
mod examples;
mod illegal;
mod imagine;
pub mod lessons;
mod options;
mod phase;
pub mod placing;
pub mod plans;
mod positions;
pub mod scoring;
mod set_up;
pub mod sets;
pub mod shapes;
mod sketch;
pub mod treasure;
pub mod view;

use game::{
    Effects, Example, Game, Info, OptionSpec, Outcome, PerLang, PerSeat, Phrase, Position, Rng,
    ScoreSheet,
};
use game::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

pub use action::Action;
pub use boat::{Boat, Placed};
use components::{CATS_PER_PLAYER, DAYS, MOST_SEATS, N_CATS, N_COMMON, N_TREASURES, TileBag};
pub use components::{Cat, CatShape, Colour, Tile, Treasure};
pub use day::Turns;
pub use event::Event;
pub use illegal::Illegal;
pub use lessons::Lesson;
pub use options::Options;
use phase::Phase;
use placing::{Menu, MenuItem};
pub use sets::{CatSet, LessonSet};
pub use shapes::{Spot, Turn};
pub use view::View;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct IsleOfCats {
    /// The number under the day marker (S1, D4).
    days_left: u8,
    /// Who is first in turn order; the others follow clockwise.
    first: Seat,
    phase: Phase,
    island: CatSet,
    /// How many there are of each open treasure.
    treasures: [u8; N_TREASURES],
    bag: TileBag,
    /// The cats that went out of the game (D2).
    left_behind: CatSet,
    boats: PerSeat<Boat>,
    lessons: PerSeat<LessonSet>,
    /// The lessons that went back unseen (S2).
    returned: PerSeat<LessonSet>,
}

impl Game for IsleOfCats {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn info() -> Info {
        // Everyone chooses lessons once, passes once a day at most, and covers every map once at most.
        let per_seat = 1 + DAYS * (CATS_PER_PLAYER + 1) + Colour::ALL.len() as u8;
        Info {
            id: "isle-of-cats",
            min_seats: 2,
            max_seats: MOST_SEATS,
            minutes: 45,
            has_secrets: true,
            rules_version: 1,
            max_actions: MOST_SEATS as usize * per_seat as usize,
            texts: PerLang {
                en: include_str!("../texts/en.ftl"),
                ru: include_str!("../texts/ru.ftl"),
            },
            rules: PerLang { en: include_str!("../RULES.md"), ru: include_str!("../RULES.ru.md") },
            glossary: PerLang {
                en: include_str!("../GLOSSARY.md"),
                ru: include_str!("../GLOSSARY.ru.md"),
            },
            about: PerLang { en: include_str!("../ABOUT.md"), ru: include_str!("../ABOUT.ru.md") },
        }
    }

    fn options() -> &'static [OptionSpec] {
        Options::SPECS
    }

    fn new(_: &Options, n_seats: u8, fx: &mut Effects<'_, Self>) -> Self {
        Self::set_up(n_seats, fx)
    }

    #[inline]
    fn to_act(&self) -> Seats {
        match &self.phase {
            Phase::Choosing(sealed) => sealed.pending(),
            Phase::Rescuing(turns) | Phase::Finding(turns) => Seats::only(turns.seat),
            Phase::Evening | Phase::Revealing(_) | Phase::Over => Seats::NONE,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.to_act().contains(seat) {
            return;
        }
        if let Phase::Choosing(_) = self.phase {
            return out.extend(self.lessons[seat].iter().map(Action::ReturnLesson));
        }
        let menu = self.menu(seat);
        out.reserve(menu.len() as usize + 1);
        for &MenuItem { tile, turn, places } in menu.choices() {
            places.iter().for_each(|at| out.push(take(tile, Spot { turn, at })));
        }
        out.push(self.refusal_to_take());
    }

    fn random_action(&self, seat: Seat, rng: &mut Rng, scratch: &mut Vec<Action>) -> Action {
        if let Phase::Choosing(_) = self.phase {
            scratch.clear();
            self.legal_actions(seat, scratch);
            return *rng.pick(scratch).expect("everyone is dealt lessons");
        }
        let menu = self.menu(seat);
        let chosen = menu.nth(rng.below(menu.len() + 1));
        chosen.map_or(self.refusal_to_take(), |(tile, spot)| take(tile, spot))
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match (&self.phase, *action) {
            (Phase::Choosing(_), Action::ReturnLesson(lesson)) => {
                let is_dealt = self.lessons[seat].contains(lesson);
                if is_dealt { Ok(()) } else { Err(Illegal::NotDealt { lesson }) }
            }
            (Phase::Choosing(_), _) => Err(Illegal::LessonsFirst),
            (_, Action::ReturnLesson(_)) => Err(Illegal::LessonsAreKept),
            (Phase::Finding(_), Action::TakeTreasure { treasure, spot }) => {
                if self.treasures[treasure.index()] == 0 {
                    return Err(Illegal::NoneLeft { treasure });
                }
                placing::check(&self.boats[seat], Tile::Treasure(treasure), spot)
            }
            (Phase::Finding(_), Action::LeaveTreasure) => Ok(()),
            (Phase::Finding(_), Action::TakeCat { .. } | Action::Pass) => {
                Err(Illegal::TreasureFirst)
            }
            (_, Action::TakeTreasure { .. } | Action::LeaveTreasure) => Err(Illegal::NoMapCovered),
            (_, Action::TakeCat { cat, spot }) => {
                if !self.island.contains(cat) {
                    return Err(Illegal::NotAround { cat });
                }
                placing::check(&self.boats[seat], Tile::Cat(cat), spot)
            }
            (_, Action::Pass) => Ok(()),
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, fx: &mut Effects<'_, Self>) {
        match (&self.phase, action) {
            (Phase::Choosing(_), Action::ReturnLesson(lesson)) => {
                self.return_lesson(seat, lesson, fx);
            }
            (&Phase::Rescuing(turns), Action::TakeCat { cat, spot }) => {
                self.take_cat(turns, cat, spot, fx);
            }
            (&Phase::Rescuing(turns), Action::Pass) => self.pass(turns, fx),
            (&Phase::Finding(turns), Action::TakeTreasure { treasure, spot }) => {
                self.take_treasure(turns, treasure, spot, fx);
            }
            (&Phase::Finding(turns), Action::LeaveTreasure) => self.leave_treasure(turns, fx),
            _ => unreachable!("an action is applied only after it passed `check`"),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn sketch(view: &View) -> Vec<Phrase> {
        sketch::lines(view)
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        view.imagine(rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        matches!(self.phase, Phase::Over).then(|| scoring::outcome(&self.boats, &self.lessons))
    }

    fn score_sheet(&self, seat: Seat) -> ScoreSheet {
        scoring::sheet(&self.boats, seat, self.lessons[seat])
    }

    /// Each cat, each kind of treasure, and how many lessons were dealt, none of them twice.
    fn census(&self) -> Vec<u32> {
        let mut cats: Vec<u32> = (0..N_CATS).map(|kind| self.bag.count(kind).into()).collect();
        self.island.iter().chain(self.left_behind.iter()).for_each(|cat| cats[cat.number()] += 1);
        let mut treasures = self.treasures.map(u32::from);
        let rare = treasures[N_COMMON..].iter_mut().zip(&self.bag.counts()[N_CATS..]);
        rare.for_each(|(open, hidden)| *open += u32::from(*hidden));
        for placed in self.boats.values().iter().flat_map(Boat::tiles) {
            match placed.tile {
                Tile::Cat(cat) => cats[cat.number()] += 1,
                Tile::Treasure(treasure) => treasures[treasure.index()] += 1,
            }
        }
        let hands = self.lessons.values().iter().chain(self.returned.values());
        let dealt = hands.clone().map(|hand| u32::from(hand.len())).sum();
        let different = hands.fold(LessonSet::NONE, |all, hand| all.or(*hand)).len();
        cats.into_iter().chain(treasures).chain([dealt, different.into()]).collect()
    }

    fn examples() -> Vec<Example<Self>> {
        examples::examples()
    }

    fn positions() -> Vec<Position<Self>> {
        let examples = examples::examples().into_iter().map(|example| example.position);
        examples.chain(positions::voyage()).collect()
    }
}

impl IsleOfCats {
    fn n_seats(&self) -> u8 {
        self.boats.n_seats()
    }

    /// All tiles that `seat` may take now, and where it may lay them.
    fn menu(&self, seat: Seat) -> Menu {
        let boat = &self.boats[seat];
        match self.phase {
            Phase::Finding(_) => Menu::of(boat, self.open_treasures().map(Tile::Treasure)),
            _ => Menu::of(boat, self.island.iter().map(Tile::Cat)),
        }
    }

    /// D2, P3: passing, or leaving the treasure.
    fn refusal_to_take(&self) -> Action {
        match self.phase {
            Phase::Finding(_) => Action::LeaveTreasure,
            _ => Action::Pass,
        }
    }
}

const fn take(tile: Tile, spot: Spot) -> Action {
    match tile {
        Tile::Cat(cat) => Action::TakeCat { cat, spot },
        Tile::Treasure(treasure) => Action::TakeTreasure { treasure, spot },
    }
}

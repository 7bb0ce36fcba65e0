//! Positions that a test makes up: a referee's view says everything, so a state follows from it.

use game::{Game, Rng, Seat, Seats, Viewer};
use game_test::{Script, fresh};
use isle_of_cats::cells::{Cell, Cells};
use isle_of_cats::plans::BoatNumber;
use isle_of_cats::view::{SeenLessons, Stage};
use isle_of_cats::{
    Boat, Cat, CatSet, CatShape, Colour, IsleOfCats, Lesson, LessonSet, Placed, Spot, Tile,
    Treasure, Turn, Turns, View,
};

/// The cells with these names.
pub(crate) fn cells(names: &str) -> Cells {
    let cell = |name: &str| {
        let (row, column) = (
            name.as_bytes()[0] - b'a',
            name[1..].parse::<u8>().expect("a cell is a letter and a number"),
        );
        Cell::new(row, column - 1)
    };
    names.split(' ').map(cell).collect()
}

/// Where a tile lies that covers these cells.
pub(crate) fn spot_of(tile: Tile, names: &str) -> Option<Spot> {
    let wanted = cells(names);
    let at = wanted.first().expect("a tile covers cells");
    let spots = (0..tile.shape().poses().len() as u8).map(|turn| Spot { turn: Turn(turn), at });
    spots.into_iter().find(|spot| tile.shape().cells_at(*spot) == Some(wanted))
}

/// The cat of this colour that covers these cells, and how it lies.
pub(crate) fn cat_on(colour: Colour, names: &str) -> (Cat, Spot) {
    let cats = CatShape::ALL.into_iter().map(|shape| Cat { colour, shape });
    let fitting = cats.filter_map(|cat| Some((cat, spot_of(Tile::Cat(cat), names)?)));
    fitting.into_iter().next().unwrap_or_else(|| panic!("no cat covers {names}"))
}

/// The boat with this number, counted from 1, with these cats on it.
pub(crate) fn boat(number: u8, cats: &[(Colour, &str)]) -> Boat {
    let mut boat =
        Boat::empty(BoatNumber::try_from(number - 1).expect("boats are numbered 1 to 4"));
    for (colour, names) in cats {
        let (cat, spot) = cat_on(*colour, names);
        boat.lay(Placed { tile: Tile::Cat(cat), spot });
    }
    boat
}

/// A position made up by a test: everybody has boat 1, and seat 0 is to take a cat.
pub(crate) struct Position {
    view: View,
}

impl Position {
    /// The first day at a table of this size, with nothing aboard and nothing around the island.
    pub(crate) fn new(n_seats: u8) -> Self {
        let mut view = fresh::<IsleOfCats>(n_seats, 1).view(Viewer::Referee);
        view.first = Seat::new(0);
        view.island = CatSet::NONE;
        for (seat, aboard) in view.boats.iter_mut() {
            *aboard = boat(1, &[]);
            view.lessons[seat] = SeenLessons::Known(LessonSet::NONE);
            view.returned[seat] = SeenLessons::Known(LessonSet::NONE);
        }
        view.stage = Stage::Rescuing(Turns { seat: Seat::new(0), passed: Seats::NONE });
        Self { view }
    }

    /// This many days are left, with this one.
    pub(crate) fn days_left(mut self, days: u8) -> Self {
        self.view.days_left = days;
        self
    }

    /// These cats lie around the island.
    pub(crate) fn island(mut self, cats: &[(Colour, CatShape)]) -> Self {
        self.view.island =
            cats.iter().map(|&(colour, shape)| Cat { colour, shape }).collect::<CatSet>();
        self
    }

    /// Somebody has this boat.
    pub(crate) fn boat(mut self, seat: u8, boat: Boat) -> Self {
        self.view.boats[Seat::new(seat)] = boat;
        self
    }

    /// Somebody has these lessons.
    pub(crate) fn lessons(mut self, seat: u8, lessons: &[Lesson]) -> Self {
        let lessons = lessons.iter().copied().collect();
        self.view.lessons[Seat::new(seat)] = SeenLessons::Known(lessons);
        self
    }

    /// There are this many of this treasure.
    pub(crate) fn treasures(mut self, treasure: Treasure, count: u8) -> Self {
        self.view.treasures[treasure.index()] = count;
        self
    }

    /// No treasure is open.
    pub(crate) fn no_treasures(mut self) -> Self {
        self.view.treasures = [0; 9];
        self
    }

    pub(crate) fn script(self) -> Script<IsleOfCats> {
        let n_seats = self.view.boats.n_seats();
        Script::from_state(IsleOfCats::imagine(&self.view, &mut Rng::fast(1)), n_seats)
    }
}

/// A match whose lessons are chosen: the first cats lie around the island.
pub(crate) fn begun(n_seats: u8, seed: u64) -> Script<IsleOfCats> {
    let mut script = Script::<IsleOfCats>::new(n_seats).seed(seed);
    for seat in 0..n_seats {
        let words = script.choices(seat)[0].clone();
        script.play(&words, seat);
    }
    script
}

/// What everybody can see.
pub(crate) fn open_view(script: &Script<IsleOfCats>) -> View {
    script.state().view(Viewer::Spectator)
}

/// The same boat with the treasures that cover these cells.
pub(crate) fn with_treasures(mut boat: Boat, places: &[&str]) -> Boat {
    for names in places {
        let kinds = Treasure::ALL.map(Tile::Treasure).into_iter();
        let mut fitting =
            kinds.filter_map(|tile| Some(Placed { tile, spot: spot_of(tile, names)? }));
        boat.lay(fitting.next().unwrap_or_else(|| panic!("no treasure covers {names}")));
    }
    boat
}

/// The same boat with a treasure of one cell on this many of its rats.
pub(crate) fn with_covered_rats(boat: Boat, count: usize) -> Boat {
    let names: Vec<String> =
        boat.visible_rats().iter().take(count).map(|cell| cell.to_string()).collect();
    with_treasures(boat, &names.iter().map(String::as_str).collect::<Vec<_>>())
}

/// Straight cats of five cells, row by row from the longest, with the colours taking turns.
pub(crate) fn with_rows_of_cats(mut boat: Boat, count: usize) -> Boat {
    let rows = [('e', 1, 4), ('d', 1, 4), ('f', 1, 4), ('c', 2, 3), ('g', 2, 3), ('b', 5, 2)];
    let starts =
        rows.into_iter().flat_map(|(row, first, n)| (0..n).map(move |nth| (row, first + 5 * nth)));
    for (place, (row, start)) in starts.take(count).enumerate() {
        let names: Vec<String> =
            (start..start + 5).map(|column| format!("{row}{column}")).collect();
        let (cat, spot) = cat_on(Colour::ALL[place % 5], &names.join(" "));
        boat.lay(Placed { tile: Tile::Cat(cat), spot });
    }
    boat
}

/// Boat 1 with something on every cell but the bow, where two cells are left: no cat fits there.
pub(crate) fn crowded() -> Boat {
    let boat = with_rows_of_cats(boat(1, &[]), 20);
    let boat = with_treasures(
        boat,
        &["a13 a14 a15", "b15 b16 b17", "c17 c18 c19", "d21", "f21", "g17 g18 g19", "h15 h16 h17"],
    );
    let boat = with_treasures(boat, &["i13 i14 i15"]);
    let rest = ["a8 a9 a10 a11 a12", "h5 h6 h7 h8 h9", "h10 h11 h12 h13 h14", "i8 i9 i10 i11 i12"];
    rest.into_iter().fold(boat, |mut boat, names| {
        let (cat, spot) = cat_on(Colour::Blue, names);
        boat.lay(Placed { tile: Tile::Cat(cat), spot });
        boat
    })
}

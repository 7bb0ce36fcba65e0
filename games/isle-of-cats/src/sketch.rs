//! The table as lines of text.

use game::{Arg, Phrase, Seat};

use crate::boat::Boat;
use crate::cells::{COLUMNS, Cell, ROWS};
use crate::components::{Colour, DAYS, N_CATS, Tile, Treasure};
use crate::event::cat_list;
use crate::plans::{HULL, N_ROOMS};
use crate::scoring::open_points;
use crate::view::{Stage, View};

/// What lies on the table: day, turn order, island, treasures, bag, every boat, and the lessons that the viewer knows.
pub(crate) fn lines(view: &View) -> Vec<Phrase> {
    let mut lines = vec![heading(view), order(view)];
    if !view.island.is_empty() {
        lines.push(Phrase::new("sketch-island").with("cats", cat_list(view.island)));
    }
    lines.push(Phrase::new("sketch-treasures").with("treasures", treasures(view)));
    lines.push(bag(view));
    for (seat, boat) in view.boats.iter() {
        lines.push(summary(seat, boat));
        lines.extend(picture(boat));
        lines.extend(lessons(view, seat));
    }
    lines.push(Phrase::new("sketch-legend"));
    lines
}

fn heading(view: &View) -> Phrase {
    match view.stage {
        Stage::Choosing(_) => Phrase::new("sketch-choosing"),
        Stage::Over | Stage::Revealing(_) => Phrase::new("sketch-over"),
        Stage::Rescuing(_) | Stage::Finding(_) | Stage::Evening => {
            Phrase::new("sketch-day").with("day", DAYS + 1 - view.days_left).with("days", DAYS)
        }
    }
}

fn order(view: &View) -> Phrase {
    let passed = |seat| view.turn().is_some_and(|turns| turns.passed.contains(seat));
    let seats = view.first.around(view.boats.n_seats());
    let seat = |seat: Seat| match passed(seat) {
        true => Arg::from(Phrase::new("sketch-passed").with("seat", seat)),
        false => Arg::from(seat),
    };
    Phrase::new("sketch-order").with("seats", seats.map(seat).collect::<Vec<_>>())
}

fn treasures(view: &View) -> Vec<Arg> {
    let open = Treasure::ALL.into_iter().zip(view.treasures).filter(|(_, count)| *count > 0);
    let some = |(treasure, count): (Treasure, u8)| {
        Arg::from(Phrase::new("sketch-some").with("count", count).with("treasure", treasure))
    };
    open.map(some).collect()
}

fn bag(view: &View) -> Phrase {
    let cats: u8 = view.bag.counts()[..N_CATS].iter().sum();
    let rare: u8 = view.bag.counts()[N_CATS..].iter().sum();
    Phrase::new("sketch-bag").with("cats", cats).with("rare", rare)
}

fn summary(seat: Seat, boat: &Boat) -> Phrase {
    let family = |group: &crate::boat::Group| {
        let phrase = Phrase::new("sketch-family").with("colour", group.colour);
        Arg::from(phrase.with("cats", group.cats))
    };
    Phrase::new("sketch-boat")
        .with("seat", seat)
        .with("number", boat.number().index() + 1)
        .with("points", open_points(boat))
        .with("rats", boat.visible_rats().len())
        .with("filled", boat.n_filled_rooms())
        .with("rooms", N_ROOMS)
        .with("families", boat.families().iter().map(family).collect::<Vec<_>>())
}

fn picture(boat: &Boat) -> Vec<Phrase> {
    let columns: String = (1..=COLUMNS).map(|column| char::from(b'0' + column % 10)).collect();
    let mut lines = vec![Phrase::new("sketch-columns").with("columns", columns)];
    for row in 0..ROWS {
        let cells: String =
            (0..COLUMNS).map(|column| letter(boat, Cell::new(row, column))).collect();
        let name = char::from(b'a' + row).to_string();
        lines.push(Phrase::new("sketch-row").with("row", name).with("cells", cells));
    }
    lines
}

fn letter(boat: &Boat, cell: Cell) -> char {
    if !HULL.contains(cell) {
        return '.';
    }
    if let Some(placed) = boat.tiles().iter().find(|placed| placed.cells().contains(cell)) {
        return match placed.tile {
            Tile::Cat(cat) => cat.colour.letter().to_ascii_lowercase(),
            Tile::Treasure(_) => '$',
        };
    }
    let has_map = |colour: &Colour| boat.visible_map(*colour).contains(cell);
    match Colour::ALL.into_iter().find(has_map) {
        Some(colour) => colour.letter(),
        None if boat.visible_rats().contains(cell) => '*',
        None => '-',
    }
}

/// The lessons of `seat` that the viewer knows, and how far each is.
fn lessons(view: &View, seat: Seat) -> Vec<Phrase> {
    let known = view.lessons[seat].known();
    let line = |lesson: crate::Lesson| {
        let progress = lesson.progress(&view.boats, seat);
        Phrase::new("sketch-lesson")
            .with("seat", seat)
            .with("lesson", lesson)
            .with("have", progress.have)
            .with("points", Phrase::new("points").with("n", progress.points))
    };
    known.iter().map(line).collect()
}

//! `cargo bench -p isle-of-cats`: how long it takes to find all places of one tile on one boat.

#![allow(clippy::print_stdout, reason = "a bench says what it measured")]
#![allow(clippy::disallowed_types, reason = "a bench needs a clock")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use game::{Effects, Game, Rng, Seat, Viewer};
use isle_of_cats::placing::{FreeSpace, Menu};
use isle_of_cats::{Boat, Cat, CatShape, Colour, IsleOfCats, Options, Tile};

const TIME: Duration = Duration::from_millis(300);
const CALLS: u32 = 100;

fn main() {
    let boat = half_full();
    println!(
        "all places of one tile on one boat with {} tiles, in nanoseconds",
        boat.tiles().len()
    );
    for shape in CatShape::ALL {
        let tile = Tile::Cat(Cat { colour: Colour::Blue, shape });
        let places = nanoseconds(|| {
            let space = FreeSpace::on(black_box(&boat));
            for pose in tile.shape().poses() {
                black_box(space.places(pose));
            }
        });
        let menu = Menu::of(&boat, [tile].into_iter());
        let listed = nanoseconds(|| {
            let menu = Menu::of(black_box(&boat), [tile].into_iter());
            menu.iter().for_each(|place| {
                black_box(place);
            });
        });
        let (name, count) = (format!("{shape:?}"), menu.len());
        println!(
            "{name:8}{count:>4} places: {places:>4.0} as sets of cells, {listed:>4.0} one by one"
        );
    }
}

/// A boat in the middle of a random match.
fn half_full() -> Boat {
    let mut rng = Rng::fast(7);
    let mut state = IsleOfCats::new(&Options {}, 4, &mut Effects::silent(&mut rng));
    while state.view(Viewer::Spectator).boats[Seat::new(0)].tiles().len() < 9 {
        let seat = state.to_act().first().expect("nine cats are taken before the end");
        let action = state.random_action(seat, &mut rng, &mut Vec::new());
        state.apply(seat, action, &mut Effects::silent(&mut rng));
    }
    state.view(Viewer::Spectator).boats[Seat::new(0)].clone()
}

/// How long `work` takes, in the quickest of many turns: the machine may be busy with something else.
fn nanoseconds(mut work: impl FnMut()) -> f64 {
    let begun = Instant::now();
    let mut quickest = Duration::MAX;
    while begun.elapsed() < TIME {
        let turn = Instant::now();
        (0..CALLS).for_each(|_| work());
        quickest = quickest.min(turn.elapsed());
    }
    quickest.as_secs_f64() * 1e9 / f64::from(CALLS)
}

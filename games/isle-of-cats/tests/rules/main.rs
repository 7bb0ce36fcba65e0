//! One test a rule, named by its number in RULES.md. The lessons are in `lessons.rs`, the outlook in
//! `outlook.rs`.

mod lessons;
mod outlook;
mod position;

use game::{Game, PerSeat, Refusal, Seat, Seed, Viewer};
use game_test::{Script, fresh, play_randomly};
use isle_of_cats::boat::Group;
use isle_of_cats::cells::{COLUMNS, Cell, Cells, ROWS};
use isle_of_cats::components::{N_CATS, full_bag};
use isle_of_cats::plans::{BoatNumber, EDGE, HULL, MIDDLE_ROW, ROOMS};
use isle_of_cats::scoring::{family_points, family_worth, open_points, outcome, rat_points};
use isle_of_cats::scoring::{room_points, sheet};
use isle_of_cats::shapes::{CAT_SHAPES, Pose, Shape, TREASURE_SHAPES};
use isle_of_cats::view::{SeenLessons, Stage};
use isle_of_cats::{
    Action, Boat, Cat, CatShape, Colour, IsleOfCats, LessonSet, Placed, Spot, Tile, Treasure, Turn,
};
use position::{
    Position, begun, boat, cat_on, cells, crowded, open_view, spot_of, with_covered_rats,
    with_treasures,
};

use Colour::{Blue, Green, Orange, Red};

fn seat(number: u8) -> Seat {
    Seat::new(number)
}

fn take(colour: Colour, names: &str) -> Action {
    let (cat, spot) = cat_on(colour, names);
    Action::TakeCat { cat, spot }
}

#[test]
fn c1_all_boats_have_142_cells_in_seven_rooms() {
    assert_eq!(HULL.len(), 142);
    assert_eq!(ROOMS.map(Cells::len), [18, 11, 18, 11, 60, 20, 4]);
    assert_eq!(ROOMS.into_iter().fold(Cells::NONE, Cells::or), HULL);
}

#[test]
fn c1_the_edge_has_44_cells_and_the_middle_row_22() {
    assert_eq!((EDGE.len(), MIDDLE_ROW.len()), (44, 22));
    assert_eq!(EDGE.or(MIDDLE_ROW).without(HULL), Cells::NONE);
    // Whoever walks off the boat up, down, or over the stern starts from an edge cell.
    for cell in HULL.iter() {
        let leaves = |row: Option<u8>| {
            row.is_none_or(|row| row >= ROWS || !HULL.contains(Cell::new(row, cell.column())))
        };
        let is_stern = cell == Cell::new(ROWS / 2, 0);
        let on_edge = leaves(cell.row().checked_sub(1)) || leaves(Some(cell.row() + 1)) || is_stern;
        assert_eq!(EDGE.contains(cell), on_edge, "{cell}");
    }
}

#[test]
fn c1_every_boat_has_19_rats_and_a_map_of_each_colour() {
    let mut pictures = Vec::new();
    for number in BoatNumber::ALL {
        let plan = number.plan();
        assert_eq!((plan.rats.len(), plan.maps.map(Cells::len)), (19, [1; 5]));
        let maps = plan.maps.into_iter().fold(Cells::NONE, Cells::or);
        assert!(maps.len() == 5 && !maps.meets(plan.rats));
        assert_eq!(maps.or(plan.rats).without(HULL), Cells::NONE);
        pictures.push((plan.rats, plan.maps));
    }
    let twins = pictures.iter().enumerate().filter(|(at, one)| pictures[..*at].contains(one));
    assert_eq!((pictures.len(), twins.count()), (4, 0));
}

#[test]
fn c1_tiles_may_lie_across_walls() {
    let script = Position::new(2).island(&[(Blue, CatShape::I)]).script();
    let across = take(Blue, "e3 e4 e5 e6 e7");
    assert_eq!(script.state().check(seat(0), &across), Ok(()));
}

#[test]
fn c2_there_are_85_cats_one_of_each_colour_and_shape() {
    assert_eq!(N_CATS, 85);
    assert!(full_bag().counts()[..N_CATS].iter().all(|count| *count == 1));
    assert!((0..N_CATS).all(|number| Cat::numbered(number).number() == number));
}

#[test]
fn c2_the_shapes_have_four_five_or_six_cells_and_no_two_are_alike() {
    let sizes = CAT_SHAPES.each_ref().map(Shape::len);
    let count = |cells| sizes.iter().filter(|size| **size == cells).count();
    assert_eq!([4, 5, 6].map(count), [1, 10, 6]);
    let mut outlines: Vec<_> =
        CAT_SHAPES.iter().flat_map(Shape::poses).map(Pose::outline).collect();
    outlines.sort_unstable();
    outlines.dedup();
    let poses = [4, 4, 4, 8, 8, 4, 8, 4, 1, 8, 2, 4, 8, 8, 8, 8, 4];
    assert_eq!(CAT_SHAPES.each_ref().map(|shape| shape.poses().len()), poses);
    assert_eq!(outlines.len(), poses.iter().sum::<usize>());
}

/// The names of tiles and their pictures, in any pose.
fn assert_pictures<const N: usize>(shapes: &[Shape; N], pictures: [(&str, &[&str]); N]) {
    for (shape, (name, picture)) in shapes.iter().zip(pictures) {
        let drawn = Shape::of(picture);
        assert_eq!(shape.poses().len(), drawn.poses().len(), "{name}");
        assert!(
            drawn.poses().iter().any(|pose| pose.outline() == shape.poses()[0].outline()),
            "{name}"
        );
    }
}

#[test]
fn c2_every_cat_has_the_shape_of_its_picture() {
    assert_pictures(
        &CAT_SHAPES,
        [
            ("S", &["##.", ".##"]),
            ("T", &["#..", "###", "#.."]),
            ("W", &["##.", ".##", "..#"]),
            ("Y", &["#.", "##", "#.", "#."]),
            ("P", &["###", "##."]),
            ("V", &["###", "#..", "#.."]),
            ("L", &["####", "...#"]),
            ("U", &["##", "#.", "##"]),
            ("X", &[".#.", "###", ".#."]),
            ("N", &[".#", ".#", "##", "#."]),
            ("I", &["#", "#", "#", "#", "#"]),
            ("boat", &[".#", "##", "##", "#."]),
            ("chair", &["#..", "###", "#.#"]),
            ("anchor", &[".#..", ".#..", "####"]),
            ("bridge", &["###.", "#.##"]),
            ("hat", &[".##", "###", "..#"]),
            ("mast", &[".#.", ".#.", "###", ".#."]),
        ],
    );
}

#[test]
fn c3_every_treasure_has_the_shape_of_its_picture() {
    assert_pictures(
        &TREASURE_SHAPES,
        [
            ("single", &["#"]),
            ("domino", &["#", "#"]),
            ("straight", &["#", "#", "#"]),
            ("corner", &["##", "#."]),
            ("rare I", &["#", "#", "#", "#"]),
            ("rare O", &["##", "##"]),
            ("rare T", &["#.", "##", "#."]),
            ("rare S", &["#.", "##", ".#"]),
            ("rare L", &["##", "#.", "#."]),
        ],
    );
}

#[test]
fn c3_there_are_5_8_or_11_of_each_common_treasure_and_25_rare_ones_in_the_bag() {
    for (n_seats, copies) in [(2, 5), (3, 8), (4, 11)] {
        let view = fresh::<IsleOfCats>(n_seats, 3).view(Viewer::Spectator);
        assert_eq!(view.treasures, [copies, copies, copies, copies, 0, 0, 0, 0, 0]);
        assert_eq!(view.bag.counts()[N_CATS..], [5; 5]);
    }
    assert!(Treasure::ALL[4..].iter().all(|rare| Tile::Treasure(*rare).shape().len() == 4));
}

#[test]
fn c3_a_treasure_that_is_used_up_cannot_be_taken() {
    let position = Position::new(2).island(&[(Blue, CatShape::I)]);
    let mut script =
        position.treasures(Treasure::Single, 1).treasures(Treasure::Domino, 0).script();
    script.act(take(Blue, "b11 b12 b13 b14 b15"), 0);
    let treasure = Treasure::Domino;
    let spot = spot_of(Tile::Treasure(treasure), "c11 c12").unwrap();
    assert_eq!(
        script.refusal(&Action::TakeTreasure { treasure, spot }, 0),
        "There is no open common treasure (2 cells). [C3]"
    );
    script.play("Take the common treasure (1 cell): c11", 0);
    assert_eq!(open_view(&script).treasures[Treasure::Single.index()], 0);
}

#[test]
fn s1_the_marker_begins_at_5_and_everyone_has_a_boat_of_their_own() {
    let view = fresh::<IsleOfCats>(4, 8).view(Viewer::Spectator);
    assert_eq!(view.days_left, 5);
    let mut numbers = view.boats.map(|_, boat| boat.number().index()).values().to_vec();
    numbers.sort_unstable();
    assert_eq!(numbers, [0, 1, 2, 3]);
}

#[test]
fn s1_boats_and_the_first_player_are_drawn_by_lot() {
    let (mut first, mut boats) = ([0; 4], [0; 4]);
    for seed in 0..400 {
        let view = fresh::<IsleOfCats>(4, seed).view(Viewer::Spectator);
        first[view.first.index()] += 1;
        boats[view.boats[seat(0)].number().index()] += 1;
    }
    assert!(first.iter().chain(&boats).all(|n| (60..140).contains(n)), "{first:?} {boats:?}");
}

#[test]
fn s1_turn_order_is_clockwise_from_the_first_player() {
    let mut script = begun(3, 5);
    let first = open_view(&script).first.number();
    for place in 0..6 {
        assert_eq!(script.to_act(), [(first + place) % 3]);
        let words = script.choices((first + place) % 3)[0].clone();
        script.play(&words, (first + place) % 3);
        if let Stage::Finding(_) = open_view(&script).stage {
            script.play("Leave the treasure", (first + place) % 3);
        }
    }
}

#[test]
fn s2_everyone_is_dealt_three_lessons_that_nobody_else_sees() {
    let state = fresh::<IsleOfCats>(4, 2);
    let own = state.view(Viewer::Seat(seat(1))).lessons;
    assert_eq!(own[seat(1)].known().len(), 3);
    assert_eq!(own[seat(0)], SeenLessons::Count(3));
    let all = state.view(Viewer::Referee).lessons;
    let different = all.values().iter().fold(LessonSet::NONE, |set, seen| set.or(seen.known()));
    assert_eq!(different.len(), 12);
}

#[test]
fn s2_one_lesson_goes_back_and_only_its_owner_knows_which() {
    let script = begun(2, 1);
    let view = script.view(0);
    assert_eq!((view.lessons[seat(0)].known().len(), view.returned[seat(0)].known().len()), (2, 1));
    assert_eq!(view.lessons[seat(1)], SeenLessons::Count(2));
    assert_eq!(view.returned[seat(1)], SeenLessons::Count(1));
}

#[test]
fn s2_lessons_are_chosen_before_the_first_cats_are_drawn() {
    let mut script = Script::<IsleOfCats>::new(2);
    assert!(open_view(&script).island.is_empty());
    let first = "First everyone chooses which lessons to keep; the cats come after that. [S2]";
    assert_eq!(script.refusal(&Action::Pass, 0), first);
    let words = script.choices(0)[0].clone();
    script.play(&words, 0);
    assert!(open_view(&script).island.is_empty());
    let lesson = script.view(1).lessons[seat(1)].known().iter().next().unwrap();
    script.act(Action::ReturnLesson(lesson), 1);
    assert_eq!(open_view(&script).island.len(), 8);
    let to_act = script.to_act()[0];
    assert_eq!(
        script.refusal(&Action::ReturnLesson(lesson), to_act),
        "The lessons have been chosen, and none can be put back any more. [S2]"
    );
}

#[test]
fn s2_only_a_lesson_that_was_dealt_can_go_back() {
    let script = Script::<IsleOfCats>::new(2);
    let lesson = script.view(1).lessons[seat(1)].known().iter().next().unwrap();
    let refusal = script.refusal(&Action::ReturnLesson(lesson), 0);
    assert!(refusal.starts_with("You were not dealt the lesson") && refusal.ends_with("[S2]"));
}

#[test]
fn s2_the_choice_can_be_changed_until_the_last_player_has_chosen() {
    let names = vec![String::new(); 2];
    let seed = Seed::from_bytes([7; 32]);
    let mut table = game::Match::<IsleOfCats>::new(Default::default(), names, seed).unwrap();
    let choices = [0, 1].map(|number| table.legal_actions(seat(number)));
    table.play(seat(0), choices[0][0]).unwrap();
    table.take_back(seat(0)).unwrap();
    table.play(seat(0), choices[0][1]).unwrap();
    table.play(seat(1), choices[1][0]).unwrap();
    assert_eq!(table.take_back(seat(1)), Err(Refusal::Revealed));
}

#[test]
fn d1_four_cats_a_player_are_drawn_and_rare_treasures_join_the_open_ones() {
    let mut rare_seen = false;
    for seed in 0..40 {
        let view = open_view(&begun(3, seed));
        assert_eq!(view.island.len(), 12);
        let open: u8 = view.treasures[4..].iter().sum();
        assert_eq!(open + view.bag.counts()[N_CATS..].iter().sum::<u8>(), 25);
        rare_seen |= open > 0;
    }
    assert!(rare_seen, "no rare treasure in forty first days");
}

#[test]
fn d1_a_rare_treasure_stays_open_until_it_is_taken() {
    let position = Position::new(2).island(&[(Blue, CatShape::I)]);
    let mut script = position.no_treasures().treasures(Treasure::RareO, 1).script();
    script.play("Take no more cats today", 0).play("Take no more cats today", 1);
    assert_eq!(open_view(&script).days_left, 4);
    assert!(open_view(&script).treasures[Treasure::RareO.index()] >= 1);
}

#[test]
fn d2_any_cat_around_the_island_can_be_taken_and_no_other() {
    let cats = [(Blue, CatShape::I), (Red, CatShape::X)];
    let mut script = Position::new(2).island(&cats).script();
    assert_eq!(
        script.refusal(&take(Green, "e1 e2 e3 e4 e5"), 0),
        "The green cat I is not around the island. [D2]"
    );
    script.play("Take the red cat X: d3 e2 e3 e4 f3", 0);
    assert_eq!(
        open_view(&script).island.iter().collect::<Vec<_>>(),
        [Cat { colour: Blue, shape: CatShape::I }]
    );
    assert_eq!(open_view(&script).boats[seat(0)].covered(), cells("d3 e2 e3 e4 f3"));
    assert_eq!(script.to_act(), [1]);
}

#[test]
fn d2_whoever_passed_takes_no_more_cats_while_the_others_go_on() {
    let cats = [(Blue, CatShape::I), (Red, CatShape::X), (Green, CatShape::S)];
    let mut script = Position::new(3).island(&cats).script();
    script.play("Take no more cats today", 0);
    script.act(take(Blue, "e1 e2 e3 e4 e5"), 1);
    script.play("Take no more cats today", 2);
    assert_eq!(script.to_act(), [1]);
    script.act(take(Red, "d7 e6 e7 e8 f7"), 1);
    assert_eq!(script.to_act(), [1]);
}

#[test]
fn d2_cats_that_are_left_over_go_out_of_the_game() {
    let cats = [(Blue, CatShape::I), (Red, CatShape::X)];
    let mut script = Position::new(2).island(&cats).script();
    script.play("Take no more cats today", 0).skip().play("Take no more cats today", 1);
    let left = open_view(&script).left_behind;
    assert_eq!(left.iter().map(|cat| cat.shape).collect::<Vec<_>>(), [CatShape::I, CatShape::X]);
    assert!(script.news().contains("Left behind on the island: blue I and red X."));
}

#[test]
fn d2_the_day_ends_when_no_cats_are_left() {
    let mut script = Position::new(2).island(&[(Blue, CatShape::I)]).script();
    script.act(take(Blue, "e1 e2 e3 e4 e5"), 0);
    let view = open_view(&script);
    assert_eq!((view.days_left, view.island.len(), view.left_behind.len()), (4, 8, 0));
}

#[test]
fn d3_a_tile_that_cannot_be_laid_cannot_be_taken() {
    let script = Position::new(2).boat(0, crowded()).island(&[(Blue, CatShape::I)]).script();
    let refusal = "The blue cat I fits nowhere on your boat, so you cannot take it. [D3]";
    assert_eq!(script.refusal(&take(Blue, "e1 e2 e3 e4 e5"), 0), refusal);
    assert_eq!(script.choices(0), ["Take no more cats today"]);
}

#[test]
fn d3_whoever_has_no_room_for_any_cat_passes_without_being_asked() {
    let cats = [(Blue, CatShape::I), (Red, CatShape::X)];
    let mut script = Position::new(2).boat(1, crowded()).island(&cats).script();
    script.act(take(Blue, "e1 e2 e3 e4 e5"), 0);
    let told = "None of the cats fits on Boris's boat: Boris takes no more today.";
    assert!(script.news().contains(told));
    assert_eq!(script.to_act(), [0]);
}

#[test]
fn d4_the_marker_moves_and_the_first_player_becomes_the_last() {
    let mut script = Position::new(3).island(&[(Blue, CatShape::I)]).script();
    (0..3).for_each(|seat| {
        script.play("Take no more cats today", seat);
    });
    let view = open_view(&script);
    assert_eq!((view.days_left, view.first, script.to_act()), (4, seat(1), vec![1]));
}

#[test]
fn d4_after_the_fifth_day_the_match_is_over() {
    let mut script = Position::new(2).days_left(1).island(&[(Blue, CatShape::I)]).script();
    script.act(take(Blue, "e1 e2 e3 e4 e5"), 0);
    assert!(script.to_act().is_empty() && script.state().outcome().is_some());
    let end = play_randomly(fresh::<IsleOfCats>(4, 6), 9).view(Viewer::Spectator);
    assert_eq!((end.days_left, end.stage), (0, Stage::Over));
}

#[test]
fn p1_a_tile_may_not_be_in_the_water_or_on_another_tile() {
    let aboard = boat(1, &[(Red, "e6 e7 e8 e9 e10")]);
    let script = Position::new(2).boat(0, aboard).island(&[(Blue, CatShape::I)]).script();
    let cat = Cat { colour: Blue, shape: CatShape::I };
    let ask = |turn, row, column| {
        let spot = Spot { turn: Turn(turn), at: Cell::new(row, column) };
        script.refusal(&Action::TakeCat { cat, spot }, 0)
    };
    assert_eq!(ask(0, 0, 14), "A part of the tile would be in the water. [P1]");
    // From the end of a row no tile goes on at the beginning of the next.
    assert_eq!(ask(0, 4, 20), "A part of the tile would be in the water. [P1]");
    assert_eq!(ask(0, 4, 2), "Something lies on e6 already. [P1]");
    assert_eq!(ask(2, 4, 0), "The blue cat I can lie in 2 ways, and this is none of them. [P1]");
}

#[test]
fn p1_a_tile_may_be_turned_and_flipped() {
    let script = Position::new(2).island(&[(Blue, CatShape::L)]).script();
    for names in [
        "d1 e1 e2 e3 e4",
        "d1 d2 e1 f1 g1",
        "d7 d8 d9 d10 e10",
        "d7 e7 f7 g6 g7",
        "d10 e7 e8 e9 e10",
        "d7 e7 f7 g7 g8",
        "d7 d8 d9 d10 e7",
        "d7 d8 e8 f8 g8",
    ]
    .into_iter()
    .filter(|names| cells(names).without(HULL).is_empty())
    {
        assert_eq!(script.state().check(seat(0), &take(Blue, names)), Ok(()), "{names}");
    }
    let shape = Tile::Cat(Cat { colour: Blue, shape: CatShape::L }).shape();
    let (turned, flipped) = (shape.poses()[0].turned(), shape.poses()[0].flipped());
    let spot = |turn| Spot { turn, at: Cell::new(4, 8) };
    assert_eq!(shape.cells_at(spot(Turn(0))), Some(cells("e9 f9 f10 f11 f12")));
    assert_eq!(shape.cells_at(spot(turned)), Some(cells("e9 e10 f9 g9 h9")));
    assert_eq!(shape.cells_at(spot(flipped)), Some(cells("e9 f6 f7 f8 f9")));
}

#[test]
fn p1_all_places_are_those_that_a_patient_search_finds() {
    for seed in 0..6 {
        let state = play_randomly(fresh::<IsleOfCats>(3, seed), seed);
        let aboard = state.view(Viewer::Spectator).boats[seat(0)].clone();
        let half = aboard.tiles()[..aboard.tiles().len() / 2].iter().fold(
            Boat::empty(aboard.number()),
            |mut boat, placed| {
                boat.lay(*placed);
                boat
            },
        );
        for shape in CatShape::ALL {
            assert_eq!(listed(&half, shape), searched(&half, shape), "{shape:?}");
        }
    }
}

/// All cells that a cat of this shape could cover, by the rules.
fn listed(boat: &Boat, shape: CatShape) -> Vec<String> {
    let tile = Tile::Cat(Cat { colour: Blue, shape });
    let menu = isle_of_cats::placing::Menu::of(boat, [tile].into_iter());
    let cells = menu.iter().filter_map(|(tile, spot)| tile.shape().cells_at(spot));
    let mut all: Vec<String> = cells.map(|cells| cells.to_string()).collect();
    all.sort();
    all
}

/// The same by rows and columns, without any mask.
fn searched(boat: &Boat, shape: CatShape) -> Vec<String> {
    let mut all = Vec::new();
    let has = |set: Cells, row: i16, column: i16| {
        (0..i16::from(ROWS)).contains(&row)
            && (0..i16::from(COLUMNS)).contains(&column)
            && set.contains(Cell::new(row as u8, column as u8))
    };
    for pose in CAT_SHAPES[shape.index()].poses() {
        for (row, column) in (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (row, column)))
        {
            let at = |&(down, right): &(i8, i8)| {
                (i16::from(row) + i16::from(down), i16::from(column) + i16::from(right))
            };
            let places: Vec<(i16, i16)> = pose.outline().iter().map(at).collect();
            let free = places.iter().all(|&(row, column)| has(boat.free(), row, column));
            let touches = places.iter().any(|&(row, column)| {
                let around =
                    [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)];
                around.into_iter().any(|(row, column)| has(boat.covered(), row, column))
            });
            if free && touches {
                let cell = |&(row, column): &(i16, i16)| Cell::new(row as u8, column as u8);
                all.push(places.iter().map(cell).collect::<Cells>().to_string());
            }
        }
    }
    all.sort();
    all
}

#[test]
fn p2_the_first_tile_may_lie_anywhere() {
    let script = Position::new(2).island(&[(Blue, CatShape::X)]).script();
    // The middle of an X can be on any cell whose four neighbours are on the boat, too.
    let middles = HULL.iter().filter(|cell| {
        let around = Cells::NONE.with(*cell).grown();
        around.len() == 5 && around.without(HULL).is_empty()
    });
    assert_eq!(script.choices(0).len(), middles.count() + 1);
}

#[test]
fn p2_every_later_tile_shares_a_side_with_an_earlier_one() {
    let aboard = boat(1, &[(Red, "e6 e7 e8 e9 e10")]);
    let script = Position::new(2).boat(0, aboard).island(&[(Blue, CatShape::I)]).script();
    let apart = "The tile must share a side with one that lies on your boat already; corners do not count. [P2]";
    assert_eq!(script.refusal(&take(Blue, "c6 c7 c8 c9 c10"), 0), apart);
    assert_eq!(script.refusal(&take(Blue, "f11 f12 f13 f14 f15"), 0), apart);
    assert_eq!(script.state().check(seat(0), &take(Blue, "f10 f11 f12 f13 f14")), Ok(()));
}

#[test]
fn p2_a_treasure_touches_an_earlier_tile_too() {
    let mut script = Position::new(2).island(&[(Blue, CatShape::I)]).script();
    script.act(take(Blue, "b11 b12 b13 b14 b15"), 0);
    let treasure = Treasure::Single;
    let spot = spot_of(Tile::Treasure(treasure), "e1").unwrap();
    assert!(script.refusal(&Action::TakeTreasure { treasure, spot }, 0).ends_with("[P2]"));
}

#[test]
fn p3_a_cat_on_the_map_of_its_colour_finds_a_treasure_of_any_kind() {
    let cats = [(Blue, CatShape::I), (Red, CatShape::X)];
    let position = Position::new(2).island(&cats).treasures(Treasure::RareT, 1);
    let mut script = position.script();
    script.act(take(Blue, "b11 b12 b13 b14 b15"), 0);
    assert!(script.news().ends_with("It covers Anna's blue treasure map."));
    assert_eq!(
        script.refusal(&Action::Pass, 0),
        "You covered a treasure map: first take a treasure, or leave it. [P3]"
    );
    for treasure in
        ["common treasure (2 cells)", "common treasure (3 in a corner)", "rare treasure T"]
    {
        assert!(script.choices(0).iter().any(|words| words.contains(treasure)), "{treasure}");
    }
    script.play("Take the rare treasure T: c10 c11 c12 d11", 0);
    assert_eq!(open_view(&script).boats[seat(0)].n_treasures(), 1);
    assert_eq!(open_view(&script).treasures[Treasure::RareT.index()], 0);
    assert_eq!(script.to_act(), [1]);
}

#[test]
fn p3_a_treasure_may_be_left() {
    let cats = [(Blue, CatShape::I), (Red, CatShape::X)];
    let mut script = Position::new(2).island(&cats).script();
    script.act(take(Blue, "b11 b12 b13 b14 b15"), 0).play("Leave the treasure", 0);
    assert_eq!(open_view(&script).boats[seat(0)].n_treasures(), 0);
    assert_eq!(script.to_act(), [1]);
}

#[test]
fn p3_without_a_treasure_that_fits_there_is_none_to_take() {
    let cats = [(Blue, CatShape::I), (Red, CatShape::X)];
    let mut script = Position::new(2).island(&cats).no_treasures().script();
    script.act(take(Blue, "b11 b12 b13 b14 b15"), 0);
    assert!(script.news().ends_with("No open treasure fits on Anna's boat."));
    assert_eq!(script.to_act(), [1]);
}

#[test]
fn p3_a_treasure_that_has_no_room_cannot_be_found() {
    let cats = [(Blue, CatShape::I), (Red, CatShape::X)];
    let mut nearly_full = boat(1, &[]);
    let others = |placed: &&Placed| !placed.cells().meets(cells("b10 b15"));
    crowded().tiles().iter().filter(others).for_each(|placed| nearly_full.lay(*placed));
    let position = || Position::new(2).island(&cats).boat(0, nearly_full.clone()).no_treasures();
    let mut script = position().treasures(Treasure::RareI, 1).script();
    script.act(take(Blue, "b11 b12 b13 b14 b15"), 0);
    assert!(script.news().ends_with("No open treasure fits on Anna's boat."));
    assert_eq!(script.to_act(), [1]);
    let mut script = position().treasures(Treasure::Domino, 1).script();
    script.act(take(Blue, "b11 b12 b13 b14 b15"), 0);
    script.play("Take the common treasure (2 cells): b16 b17", 0);
}

#[test]
fn p4_a_cat_of_another_colour_on_a_map_brings_nothing() {
    let cats = [(Red, CatShape::I), (Red, CatShape::X)];
    let mut script = Position::new(2).island(&cats).script();
    script.act(take(Red, "b11 b12 b13 b14 b15"), 0);
    assert_eq!(script.to_act(), [1]);
    let treasure = Treasure::Single;
    let spot = spot_of(Tile::Treasure(treasure), "a11").unwrap();
    let refusal = script.refusal(&Action::TakeTreasure { treasure, spot }, 1);
    assert!(
        refusal.starts_with("You have not covered a treasure map") && refusal.ends_with("[P3]")
    );
}

#[test]
fn p4_a_treasure_on_a_map_brings_nothing_and_rats_may_be_covered_by_anything() {
    let aboard = boat(1, &[(Red, "e9 e10 e11 e12 e13"), (Red, "e18 e19 e20 e21 e22")]);
    let cats = [(Green, CatShape::I), (Red, CatShape::X)];
    let mut script = Position::new(2).boat(0, aboard).island(&cats).script();
    script.act(take(Green, "a8 b8 c8 d8 e8"), 0).skip();
    // The cat lies on its map and on a rat; the treasure may lie on another map, and on another rat.
    assert!(!open_view(&script).boats[seat(0)].visible_rats().meets(cells("d8")));
    script.play("Take the common treasure (2 cells): f19 f20", 0);
    let news = script.news();
    assert!(!news.contains("map"), "{news}");
    assert_eq!(script.to_act(), [1]);
}

#[test]
fn e1_every_visible_rat_costs_a_point() {
    assert_eq!(rat_points(&boat(1, &[])), -19);
    assert_eq!(rat_points(&boat(1, &[(Blue, "d6 d7 d8 d9 d10")])), -17);
    assert_eq!(rat_points(&with_covered_rats(boat(3, &[]), 19)), 0);
}

#[test]
fn e2_every_room_that_is_not_completely_covered_costs_five_points() {
    assert_eq!(room_points(&boat(1, &[])), -35);
    let filled = boat(1, &[(Blue, "d21 e20 e21 e22 f21")]);
    assert_eq!((room_points(&filled), filled.n_filled_rooms()), (-30, 1));
    assert_eq!(room_points(&with_treasures(boat(1, &[]), &["d21 e21"])), -35);
    assert_eq!(room_points(&with_treasures(boat(1, &[]), &["d21 e21 e22 f21"])), -30);
}

/// The rulebook's figure: two orange families of 3, a blue one of 4, and two red pairs that meet only at a corner.
#[test]
fn e3_the_families_of_the_rulebooks_figure() {
    let boat = boat(
        1,
        &[
            (Orange, "d1 d2 d3 d4 d5"),
            (Orange, "d6 d7 d8 d9 d10"),
            (Orange, "d11 d12 d13 d14 d15"),
            (Blue, "e1 e2 e3 e4 e5"),
            (Blue, "e6 e7 e8 e9 e10"),
            (Blue, "e11 e12 e13 e14 e15"),
            (Blue, "e16 e17 e18 e19 e20"),
            (Red, "f1 f2 f3 f4 f5"),
            (Red, "f6 f7 f8 f9 f10"),
            (Red, "g11 g12 g13 g14 g15"),
            (Red, "h11 h12 h13 h14 h15"),
            (Orange, "b5 b6 b7 b8 b9"),
            (Orange, "b10 b11 b12 b13 b14"),
            (Orange, "a10 a11 a12 a13 a14"),
        ],
    );
    let families = boat.families();
    let found: Vec<(Colour, u8)> =
        families.iter().map(|&Group { colour, cats, .. }| (colour, cats)).collect();
    assert_eq!(found, [(Blue, 4), (Orange, 3), (Orange, 3)]);
    assert_eq!(family_points(&boat), 11 + 8 + 8);
}

#[test]
fn e3_families_of_3_to_6_bring_8_11_15_and_20_and_each_further_cat_5() {
    let worth: Vec<i32> = (0..=8).map(family_worth).collect();
    assert_eq!(worth, [0, 0, 0, 8, 11, 15, 20, 25, 30]);
}

#[test]
fn e3_treasures_do_not_connect_cats() {
    let cats = [(Blue, "e1 e2 e3 e4 e5"), (Blue, "f1 f2 f3 f4 f5"), (Blue, "e8 e9 e10 e11 e12")];
    let apart = with_treasures(boat(1, &cats), &["e6 e7"]);
    assert_eq!(family_points(&apart), 0);
    let mut connected = apart;
    let (cat, spot) = cat_on(Blue, "f6 f7 f8 f9 f10");
    connected.lay(isle_of_cats::Placed { tile: Tile::Cat(cat), spot });
    assert_eq!(family_points(&connected), 11);
}

#[test]
fn e4_lessons_are_secret_until_the_end_and_then_count() {
    use isle_of_cats::Lesson::{Rats, Rooms};
    let position = Position::new(2).days_left(1).island(&[(Blue, CatShape::X)]);
    let mut script = position.lessons(0, &[Rats, Rooms]).script();
    assert_eq!(script.view(1).lessons[seat(0)], SeenLessons::Count(2));
    script.act(take(Blue, "d21 e20 e21 e22 f21"), 0);
    let revealed = LessonSet::NONE.with(Rats).with(Rooms);
    assert_eq!(script.view(1).lessons[seat(0)], SeenLessons::Known(revealed));
    assert!(script.news().contains("Anna's lessons: Friend of the rats and Full house."));
    assert_eq!(script.state().outcome().unwrap().points.values(), [-19 - 30 + 38 + 2, -19 - 35]);
    script.expect_outcome(
        "
        Anna: place 1, points -9
             -19  19 visible rats
             -30  6 rooms not filled
              38  Lesson “Friend of the rats”: 2 points for every visible rat; it still costs its point
               2  Lesson “Full house”: 2 points for every filled room
        Boris: place 2, points -54
             -19  19 visible rats
             -35  7 rooms not filled
        ",
    );
}

#[test]
fn e5_of_equal_points_more_filled_rooms_are_ahead_and_then_the_place_is_shared() {
    let room = boat(1, &[(Blue, "d21 e20 e21 e22 f21")]);
    let rats = with_covered_rats(boat(1, &[]), 5);
    assert_eq!(open_points(&room), open_points(&rats));
    let boats = [rats.clone(), room, rats, boat(1, &[])];
    let boats = PerSeat::from_fn(4, |seat| boats[seat.index()].clone());
    let result = outcome(&boats, &PerSeat::filled(4, LessonSet::NONE));
    assert_eq!(result.points.values(), [-49, -49, -49, -54]);
    assert_eq!(result.places.values(), [2, 1, 2, 4]);
    assert_eq!(sheet(&boats, seat(1), LessonSet::NONE).total(), -49);
}

#[test]
fn e5_points_are_what_all_can_see_and_the_lessons() {
    let state = play_randomly(fresh::<IsleOfCats>(4, 11), 12);
    let view = state.view(Viewer::Referee);
    let outcome = state.outcome().unwrap();
    for (seat, points) in outcome.points.iter() {
        let open = open_points(&view.boats[seat]);
        let lessons =
            isle_of_cats::scoring::lesson_points(&view.boats, seat, view.lessons[seat].known());
        assert_eq!(open + lessons, *points);
    }
}

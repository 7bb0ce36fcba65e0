//! What can be done with the tile that is up: turn it, flip it, lay it; what it would cover and whom it would join. And the
//! same as a plain form, for those who would rather name the cell.

use std::collections::BTreeSet;

use board::pieces::{art, icon, rule, value};
use board::{Region, Scene};
use game::{Phrase, Seat};
use maud::{Markup, html};

use super::shore::Offer;
use super::{main_seat, tile};
use crate::boat::{Boat, Group};
use crate::cells::Cells;
use crate::components::SMALLEST_FAMILY;
use crate::plans::{HULL, ROOMS};
use crate::scoring::family_worth;
use crate::shapes::{MAX_CELLS, MAX_POSES};
use crate::{Colour, Tile, Treasure, View};

/// The actions of the form, with blanks for its fields.
const TAKE_CAT: &str = r#"{"take_cat":{"cat":$tile,"spot":{"turn":$turn,"at":$at}}}"#;
const TAKE_TREASURE: &str =
    r#"{"take_treasure":{"treasure":$tile,"spot":{"turn":$turn,"at":$at}}}"#;

pub(super) fn tools(view: &View, is_mine: bool, scene: &Scene<'_>) -> Markup {
    let offer = Offer::of(view, is_mine);
    let seat = main_seat(scene);
    html! {
        (scene.region("tools-up", offer, |id| html! {
            div class="tools" id=(id) data-lifted="" hidden { @if offer != Offer::Nothing { (buttons(offer, scene)) } }
        }))
        div class="verdict" role="status" data-lifted="" hidden {
            (says(scene))
            (notes(view, seat, scene))
        }
        (by_hand(view, offer, scene))
    }
}

const fn action(offer: Offer) -> &'static str {
    match offer {
        Offer::Treasures => TAKE_TREASURE,
        Offer::Cats | Offer::Nothing => TAKE_CAT,
    }
}

fn buttons(offer: Offer, scene: &Scene<'_>) -> Markup {
    html! {
        button class="btn" type="button" data-do="turn" {
            (art(scene, "turn", "").what("turn")) span { (scene.text("board-turn-it")) }
        }
        button class="btn" type="button" data-do="flip" {
            (art(scene, "flip", "").what("turn")) span { (scene.text("board-flip-it")) }
        }
        button class="btn gold" name="action" value=(action(offer)) data-lay="" {
            (icon(scene, "tick")) span { (scene.text("board-lay-it")) }
        }
        button class="btn quiet" type="button" data-do="back" {
            (icon(scene, "undo")) span { (scene.text("board-put-back")) }
        }
        p class="keys" { (scene.text("board-keys")) }
    }
}

/// Whether the tile fits, or why not.
fn says(scene: &Scene<'_>) -> Markup {
    let no = |verdict: &str, text: &'static str, number: &str| {
        html! {
            p class="poor" data-says=(verdict) hidden {
                (icon(scene, "close")) " " (scene.text(text)) " " (rule(scene, number))
            }
        }
    };
    html! {
        p class="good" data-says="fits" hidden {
            (icon(scene, "tick")) " " span data-where="" {} ": " (scene.text("board-fits"))
        }
        (no("off", "board-off", "P1"))
        (no("over", "board-over-tile", "P1"))
        (no("apart", "board-apart", "P2"))
    }
}

/// What the tile would cover, and whom a cat would join.
fn notes(view: &View, seat: Seat, scene: &Scene<'_>) -> Region {
    let boat = &view.boats[seat];
    scene.region("notes", boat.tiles(), |id| {
        html! {
            div id=(id) {
                p data-counts=(list(boat.visible_rats())) hidden {
                    (art(scene, "rat", "tiny").what("rat")) " " (scene.text("board-rats-covered")) " " b data-number="" {}
                }
                @for colour in Colour::ALL { (map_note(boat, colour, scene)) }
                @for colour in Colour::ALL { (family_notes(boat, colour, scene)) }
                @for room in ROOMS { (room_note(room.without(boat.covered()), scene)) }
            }
        }
    })
}

fn map_note(boat: &Boat, colour: Colour, scene: &Scene<'_>) -> Markup {
    let map = boat.visible_map(colour);
    html! {
        @if !map.is_empty() {
            p data-counts=(list(map)) data-of=(tile::colour_name(colour)) hidden {
                (icon(scene, "tick")) " " (scene.text("board-finds-treasure"))
            }
        }
    }
}

/// What a cat would make of those of its colour beside it, which may be several groups.
fn family_notes(boat: &Boat, colour: Colour, scene: &Scene<'_>) -> Markup {
    let groups: Vec<Group> =
        boat.groups().into_iter().filter(|group| group.colour == colour).collect();
    let of = tile::colour_name(colour);
    html! {
        @for group in &groups { span data-group=(list(group.cells)) data-size=(group.cats) data-of=(of) hidden {} }
        @for joined in sums(groups.iter().map(|group| group.cats)) {
            p data-joins=(joined) data-of=(of) hidden {
                (art(scene, "lesson-crown", "tiny").what("family")) " " (scene.say(&family_of(joined + 1)))
            }
        }
    }
}

/// Every sum that some of the numbers have.
fn sums(numbers: impl Iterator<Item = u8>) -> BTreeSet<u8> {
    numbers.fold(BTreeSet::new(), |sums, number| {
        let more = sums.iter().map(|sum| sum + number).chain([number]);
        sums.iter().copied().chain(more).collect()
    })
}

fn family_of(cats: u8) -> Phrase {
    let id = if cats < SMALLEST_FAMILY { "board-joins-one" } else { "board-joins" };
    Phrase::new(id).with("cats", cats).with("points", family_worth(cats))
}

/// One tile can fill a room that lacks this little.
fn room_note(empty: Cells, scene: &Scene<'_>) -> Markup {
    html! {
        @if (1..=MAX_CELLS).contains(&(empty.len() as usize)) {
            p data-fills=(list(empty)) hidden {
                (art(scene, "lesson-rooms", "tiny").what("room")) " " (scene.text("board-fills-room"))
            }
        }
    }
}

fn list(cells: Cells) -> String {
    cells.iter().map(|cell| cell.number().to_string()).collect::<Vec<_>>().join(" ")
}

/// The same choice without a script: a tile, how it is turned, and where its first cell lies.
fn by_hand(view: &View, offer: Offer, scene: &Scene<'_>) -> Region {
    scene.region("by-hand", (offer, view.island, view.treasures), |id| {
        html! {
            details class="by-hand" id=(id) hidden[offer == Offer::Nothing] {
                summary { (scene.text("board-by-hand")) }
                @if offer != Offer::Nothing {
                    label { (scene.text("board-which")) select class="input" name="tile" { (options(view, offer, scene)) } }
                    label { (scene.text("board-how")) select class="input" name="turn" {
                        @for turn in 0..MAX_POSES { option value=(turn) { (turn + 1) } }
                    } }
                    label { (scene.text("board-where")) select class="input" name="at" {
                        @for cell in HULL.iter() { option value=(cell.number()) { (cell.to_string()) } }
                    } }
                    button class="btn slim" name="action" value=(action(offer)) { (scene.text("board-lay-it")) }
                }
            }
        }
    })
}

fn options(view: &View, offer: Offer, scene: &Scene<'_>) -> Markup {
    let option = |tile: Tile, value: String| {
        let name = scene.say(&Phrase::new("board-tile").with("tile", tile));
        html! { option value=(value) { (name) } }
    };
    html! {
        @if offer == Offer::Cats {
            @for cat in view.island.iter() { (option(Tile::Cat(cat), value(&cat))) }
        } @else {
            @for treasure in Treasure::ALL {
                @if view.treasures[treasure.index()] > 0 {
                    (option(Tile::Treasure(treasure), value(&treasure)))
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cells::Cell;
    use crate::{Action, Cat, CatShape, Spot, Turn};

    fn filled(action: &str, tile: &str) -> String {
        action.replace("$tile", tile).replace("$turn", "3").replace("$at", "27")
    }

    #[test]
    fn a_cat_between_families_is_told_of_all_that_it_may_join() {
        assert_eq!(sums([2, 2].into_iter()), BTreeSet::from([2, 4]));
        assert_eq!(sums([1, 2, 4].into_iter()), (1..=7).collect());
        assert_eq!(sums(std::iter::empty()), BTreeSet::new());
    }

    #[test]
    fn the_blanks_of_the_form_make_actions() {
        let spot = Spot { turn: Turn(3), at: Cell::new(1, 5) };
        let cat = Cat { colour: Colour::Red, shape: CatShape::Wave };
        assert_eq!(filled(TAKE_CAT, &value(&cat)), value(&Action::TakeCat { cat, spot }));
        let treasure = Treasure::RareS;
        let taken = filled(TAKE_TREASURE, &value(&treasure));
        assert_eq!(taken, value(&Action::TakeTreasure { treasure, spot }));
    }
}

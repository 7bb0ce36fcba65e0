//! The island: the day's cats, and the treasures that lie open.

use board::pieces::{Button, art, refusal, value};
use board::{Region, Scene};
use game::Phrase;
use maud::{Markup, html};

use super::{main_seat, tile};
use crate::placing::FreeSpace;
use crate::shapes::Shape;
use crate::view::Stage;
use crate::{Action, Cat, Illegal, Tile, Treasure, View};

/// What the viewer may do with what lies here.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Offer {
    Nothing,
    /// They take a cat (D2).
    Cats,
    /// They take a treasure (P3).
    Treasures,
}

impl Offer {
    pub(super) const fn of(view: &View, is_mine: bool) -> Self {
        match &view.stage {
            Stage::Rescuing(_) if is_mine => Self::Cats,
            Stage::Finding(_) if is_mine => Self::Treasures,
            _ => Self::Nothing,
        }
    }
}

pub(super) fn shore(view: &View, is_mine: bool, scene: &Scene<'_>) -> Region {
    let offer = Offer::of(view, is_mine);
    let tiles = view.boats[main_seat(scene)].tiles();
    let inputs = (offer, view.island, view.treasures, is_mine.then_some(tiles));
    scene.region("shore", inputs, |id| {
        let class = if offer == Offer::Treasures { "shore finding for-" } else { "shore for-" };
        html! {
            section class={ (class) (scene.n_seats()) } id=(id) data-what="island" aria-label=(scene.text("board-island")) {
                header {
                    (art(scene, "palm", "palm"))
                    h2 { (scene.text("board-island")) }
                    span class="hint" { (scene.count("board-cats", view.island.len().into())) }
                    @if offer == Offer::Cats { (pass(view, scene)) }
                }
                (cats(view, offer, scene))
                (hoard(view, offer, scene))
            }
        }
    })
}

/// D2: whoever is done takes no more cats this day, so they are asked if they could.
fn pass(view: &View, scene: &Scene<'_>) -> Markup {
    let space = FreeSpace::on(&view.boats[main_seat(scene)]);
    let n_fitting = view.island.iter().filter(|cat| fits_somewhere(Tile::Cat(*cat), space)).count();
    let sure = scene.say(&Phrase::new("board-sure-pass").with("n", n_fitting));
    let sure = (n_fitting > 0).then_some(&sure);
    let button = Button { class: "btn slim pass", sure, what: Some("pass"), ..Button::default() };
    button.draw(&Action::Pass, &html! { (scene.text("board-pass")) })
}

fn fits_somewhere(tile: Tile, space: FreeSpace) -> bool {
    tile.shape().poses().iter().any(|pose| !space.places(pose).is_empty())
}

fn cats(view: &View, offer: Offer, scene: &Scene<'_>) -> Markup {
    let space = FreeSpace::on(&view.boats[main_seat(scene)]);
    html! {
        div class="cats" role="group" aria-label=(scene.text("board-cats-here")) data-group="" {
            @for cat in view.island.iter() {
                @if offer == Offer::Cats { (cat_button(cat, space, scene)) } @else { (lying_cat(cat, scene)) }
            }
        }
    }
}

fn lying_cat(cat: Cat, scene: &Scene<'_>) -> Markup {
    html! {
        span class="take" data-what="cat" {
            (tile::loose(Tile::Cat(cat), Some(&cat_id(cat)), scene))
            span class="sr" { (scene.say(&name(Tile::Cat(cat)))) }
        }
    }
}

fn cat_button(cat: Cat, space: FreeSpace, scene: &Scene<'_>) -> Markup {
    let kind = tile::colour_name(cat.colour);
    let id = format!("take-{}", cat.number());
    let lift = Lift { tile: Tile::Cat(cat), value: value(&cat), id, kind };
    let picture = tile::loose(Tile::Cat(cat), Some(&cat_id(cat)), scene);
    lift.button("take", space, &picture, scene)
}

fn cat_id(cat: Cat) -> String {
    format!("cat-{}", cat.number())
}

fn name(tile: Tile) -> Phrase {
    Phrase::new("board-tile").with("tile", tile)
}

/// The open treasures: how many there are of each, or those to take.
fn hoard(view: &View, offer: Offer, scene: &Scene<'_>) -> Markup {
    let open = Treasure::ALL.into_iter().filter(|treasure| view.treasures[treasure.index()] > 0);
    if offer == Offer::Treasures {
        let space = FreeSpace::on(&view.boats[main_seat(scene)]);
        return html! {
            div class="hoard offer" role="group" aria-label=(scene.text("board-map-found")) data-group="" {
                @for treasure in open { (treasure_button(view, treasure, space, scene)) }
                button class="btn slim" name="action" value=(value(&Action::LeaveTreasure)) {
                    (scene.text("board-leave"))
                }
            }
        };
    }
    html! {
        ul class="hoard" aria-label=(scene.text("board-treasures")) {
            @for treasure in open {
                li class="loot" data-what=(tile::key(Tile::Treasure(treasure))) {
                    (tile::loose(Tile::Treasure(treasure), None, scene))
                    span class="sr" { (scene.say(&name(Tile::Treasure(treasure)))) ": " }
                    (view.treasures[treasure.index()])
                }
            }
        }
    }
}

fn treasure_button(view: &View, treasure: Treasure, space: FreeSpace, scene: &Scene<'_>) -> Markup {
    let id = format!("take-{}", tile::treasure_name(treasure));
    let lift =
        Lift { tile: Tile::Treasure(treasure), value: value(&treasure), id, kind: "treasure" };
    let picture = html! {
        (tile::loose(Tile::Treasure(treasure), None, scene))
        span aria-hidden="true" { (view.treasures[treasure.index()]) }
    };
    lift.button("loot", space, &picture, scene)
}

struct Lift {
    tile: Tile,
    value: String,
    id: String,
    kind: &'static str,
}

impl Lift {
    /// A button that picks the tile up, or says why it cannot be taken (D3).
    fn button(&self, class: &str, space: FreeSpace, picture: &Markup, scene: &Scene<'_>) -> Markup {
        let shape = self.tile.shape();
        let n_places: u32 = shape.poses().iter().map(|pose| space.places(pose).len()).sum();
        if n_places == 0 {
            let why = refusal(scene, &Illegal::FitsNowhere { tile: self.tile });
            return html! {
                button class=(class) type="button" id=(self.id) data-what=(tile::key(self.tile)) aria-disabled="true"
                    title=(why.0) aria-label=(why.0) {
                    (picture)
                }
            };
        }
        let about = Phrase::new("board-take").with("tile", self.tile).with("places", n_places);
        let turns = tile::turns(shape).map(|turn| turn.0.to_string()).join(" ");
        html! {
            button class=(class) type="button" id=(self.id) data-what=(tile::key(self.tile)) value=(self.value) aria-label=(scene.say(&about).0)
                data-lift=(tile::cells(shape)) data-kind=(self.kind) data-turns=(turns)
                data-fits=(fits(shape, space)) { (picture) }
        }
    }
}

/// For every pose, where its first cell may lie: a hexadecimal digit for four cells.
fn fits(shape: &Shape, space: FreeSpace) -> String {
    let pose = |pose| {
        let mut digits = Vec::new();
        for place in space.places(pose).iter() {
            let place = usize::from(place.number());
            digits.resize(digits.len().max(place / 4 + 1), 0_u32);
            digits[place / 4] |= 1 << (place % 4);
        }
        digits.iter().filter_map(|digit| char::from_digit(*digit, 16)).collect::<String>()
    };
    shape.poses().iter().map(pose).collect::<Vec<_>>().join(" ")
}

//! Trophies and prizes.

use board::Scene;
use board::pieces::art;
use game::{Arg, Phrase};
use maud::{Markup, html};

use super::names;
use crate::scoring::{OPENER, PARROT};
use crate::treasures::{Picture, Prize, Trophy};

/// What is on a trophy. A star says that it is worth nothing by itself.
pub(super) fn trophy(trophy: Trophy, scene: &Scene<'_>) -> Markup {
    let shape = match trophy.picture {
        Picture::Fries | Picture::Noodles | Picture::Burger => "val",
        Picture::Bear | Picture::Doll | Picture::Can => "val star",
    };
    html! {
        (art(scene, names::picture(trophy.picture), ""))
        b class=(shape) aria-hidden="true" { i { (trophy.value) } }
        span class="sr" { (said(trophy.into(), scene)) }
    }
}

pub(super) fn prize(prize: Prize, scene: &Scene<'_>) -> Markup {
    html! {
        (art(scene, names::prize(prize), ""))
        @if let Some(value) = own_value(prize) { b class="val" aria-hidden="true" { i { (value) } } }
        span class="sr" { (said(prize.into(), scene)) }
    }
}

/// What a prize is worth by itself (P4–P6).
pub(super) const fn own_value(prize: Prize) -> Option<i32> {
    match prize {
        Prize::Parrot => Some(PARROT),
        Prize::Opener => Some(OPENER),
        Prize::Ketchup | Prize::Chili | Prize::Milkshake => None,
    }
}

pub(super) fn trophy_class(trophy: Trophy) -> String {
    format!("token k-{}", names::picture(trophy.picture))
}

pub(super) fn prize_class(prize: Prize) -> String {
    format!("token prize k-{}", names::prize(prize))
}

pub(super) fn kept_trophy(kept: Trophy, class: &str, scene: &Scene<'_>) -> Markup {
    html! { span class={ (trophy_class(kept)) (class) } data-what=(names::picture(kept.picture)) { (trophy(kept, scene)) } }
}

pub(super) fn kept_prize(kept: Prize, scene: &Scene<'_>) -> Markup {
    html! { span class=(prize_class(kept)) data-what=(names::prize(kept)) { (prize(kept, scene)) } }
}

/// The shadow of a trophy that a chest lacks.
pub(super) fn lacking(picture: &str, scene: &Scene<'_>) -> Markup {
    html! { span class="token lacks" aria-hidden="true" data-what=(picture) { (art(scene, picture, "")) } }
}

pub(super) fn lacking_prize(prize: Prize, scene: &Scene<'_>) -> Markup {
    let what = names::prize(prize);
    html! { span class="token prize lacks" aria-hidden="true" data-what=(what) { (art(scene, what, "")) } }
}

fn said(thing: Arg, scene: &Scene<'_>) -> Markup {
    scene.say(&Phrase::new("board-thing").with("thing", thing))
}

//! How many treasures are left, or that the end has come.

use board::pieces::art;
use board::{Region, Scene};
use maud::html;

use crate::View;

/// The stock of treasures before the prompt (E1).
pub(super) fn status(view: &View, scene: &Scene<'_>) -> [Region; 2] {
    let last = view.ending.is_some();
    let stock = scene.region("stock", (view.stock, last), |id| {
        html! {
            div class="stock" id=(id) data-what="stock" {
                (art(scene, "can", ""))
                @if last { (scene.text("board-ending")) } @else { (scene.count("board-stock", view.stock.into())) }
            }
        }
    });
    [stock, Region::default()]
}

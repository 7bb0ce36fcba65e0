//! How a match began that was not dealt.

use maud::{Markup, html};

use super::table_scene::TableScene;
use crate::pages::replay::play_on;

/// Says that the match did not begin with a deal.
pub(crate) fn told(scene: &TableScene<'_>) -> Markup {
    let table = scene.table();
    if table.setup().puzzle.is_some() {
        // The panel of the puzzle says it.
        return Markup::default();
    }
    if let Some(branch) = &table.setup().branch {
        let hidden = scene.text(play_on::hidden_text(branch));
        return html! { p class="hint from-example" { (scene.text("table-went-on")) " " (hidden) } };
    }
    let Some(position) = table.setup().position.as_deref().filter(|_| !table.setup().voyage) else {
        return Markup::default();
    };
    if table.voyage_before().is_some() {
        return html! { p class="hint from-example" { (scene.text("table-from-voyage")) } };
    }
    html! {
        p class="hint from-example" {
            (scene.text("table-from-example")) " "
            a href={ (scene.links.rules) "#example-" (position) } { (scene.text("table-to-example")) }
        }
    }
}

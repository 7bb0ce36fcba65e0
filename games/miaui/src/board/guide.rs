//! What a dive is about, for those who play for the first time.

use board::Scene;
use maud::{Markup, html};

use crate::view::SeenCard;
use crate::{Action, View};

/// The last dive, then the special catches that lie there.
pub(super) fn guide(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let lies = |species| {
        view.cells
            .iter()
            .flatten()
            .any(|card| matches!(card, SeenCard::Open(catch) if catch.species() == species))
    };
    let id = match legal {
        [] => return Markup::default(),
        [Action::PutAway | Action::Keep, ..] => "guide-put-away",
        [_] => "guide-last",
        _ if view.options.no_fights => "guide-no-fights",
        _ if lies("gull") => "guide-gull",
        _ if lies("jellyfish") => "guide-jellyfish",
        _ if lies("anglerfish") => "guide-anglerfish",
        _ => "guide-dive",
    };
    html! { (scene.text(id)) }
}

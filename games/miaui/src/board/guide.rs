//! What a dive is about, for those who play for the first time.

use board::Scene;
use maud::{Markup, html};

use crate::view::SeenCard;
use crate::{Action, View};

/// The last dive, then the special catches that lie there. The first round is about diving itself.
pub(super) fn guide(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    html! { @if let Some(id) = about(view, legal) { (scene.text(id)) } }
}

/// The text about this decision, if there is one.
fn about(view: &View, legal: &[Action]) -> Option<&'static str> {
    let lies = |species| {
        view.cells
            .iter()
            .flatten()
            .any(|card| matches!(card, SeenCard::Open(catch) if catch.species() == species))
    };
    Some(match legal {
        [] => return None,
        [Action::PutAway | Action::Keep, ..] => "guide-put-away",
        [_] => "guide-last",
        [_, _] => "guide-last-two",
        _ if view.options.no_fights => "guide-no-fights",
        _ if view.round == 1 => "guide-dive",
        _ if lies("gull") => "guide-gull",
        _ if lies("jellyfish") => "guide-jellyfish",
        _ if lies("anglerfish") => "guide-anglerfish",
        _ => "guide-dive",
    })
}

#[cfg(test)]
mod tests {
    use game::{Match, Seat, Seed, Viewer};

    use super::*;
    use crate::{Miaui, Options};

    #[test]
    fn the_first_round_is_about_diving_whatever_lies_there() {
        let names = || vec![String::new(); 4];
        for deal in 0..40 {
            let seed = Seed::from_bytes([deal; 32]);
            let game = Match::<Miaui>::new(Options::default(), names(), seed).unwrap();
            let seat = Seat::new(0);
            let view = game.view(Viewer::Seat(seat));
            assert_eq!(about(&view, &game.legal_actions(seat)), Some("guide-dive"));
        }
    }
}

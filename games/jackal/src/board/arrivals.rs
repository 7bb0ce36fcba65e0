//! Who comes to a chest when, and why the shares are as they are (R10).

use board::pieces::{art, rule, seat_class};
use board::{Region, Scene};
use game::{Phrase, Seat};
use maud::{Markup, html};

use super::map;
use crate::View;
use crate::island::{Place, Terrain};
use crate::sharing::{self, Arrival, Arrivals, share};

/// Who has come to a chest by the walks declared so far, the first one first.
pub(super) fn arrivals(view: &View, chest: Place) -> Arrivals {
    sharing::arrivals(chest, view.first, &view.walks)
}

/// What the chest would bring to `seat` after this many steps, if nobody else came there.
pub(super) fn coins_now(view: &View, seat: Seat, chest: Place, steps: u8) -> u8 {
    let Terrain::Chest(worth) = view.chart().cell(chest) else { return 0 };
    let rank = |arrival: Arrival| arrival.rank(view.first, view.n_seats());
    let own = rank(Arrival { seat, steps });
    share(worth, arrivals(view, chest).iter().filter(|other| rank(**other) < own).count() as u8)
}

/// Every chest that somebody came to: in which order, after how many steps, for how many coins.
pub(super) fn shares(view: &View, scene: &Scene<'_>) -> Region {
    let chests = view.chart().chests();
    let came = chests.into_iter().map(|(chest, worth)| (worth, arrivals(view, chest)));
    let came: Vec<(u8, Arrivals)> = came.filter(|(_, came)| !came.is_empty()).collect();
    let sight = |arrival: &Arrival| (arrival.seat, arrival.steps);
    let inputs: Vec<_> = came
        .iter()
        .map(|(worth, came)| (worth, came.iter().map(sight).collect::<Vec<_>>()))
        .collect();
    scene.region("shares", inputs, |id| {
        html! {
            div id=(id) {
                ul class="shares" { @for (worth, came) in &came { (chest(*worth, came, scene)) } }
                p class="hint" { (scene.text("board-shares-why")) " " (rule(scene, "R10")) }
            }
        }
    })
}

fn chest(worth: u8, came: &[Arrival], scene: &Scene<'_>) -> Markup {
    html! {
        li class="share" data-what="share" {
            @if let Some(symbol) = map::symbol(Terrain::Chest(worth)) { (art(scene, symbol, "")) }
            ol { @for before in 0..came.len() { (arrived(came, before, worth, scene)) } }
        }
    }
}

fn arrived(came: &[Arrival], before: usize, worth: u8, scene: &Scene<'_>) -> Markup {
    let Arrival { seat, steps } = came[before];
    let tied = before.checked_sub(1).is_some_and(|previous| came[previous].steps == steps);
    let line = Phrase::new(if tied { "board-share-tied" } else { "board-share" })
        .with("place", before as u8 + 1)
        .with("seat", seat)
        .with("steps", steps);
    html! {
        li class=(seat_class(seat)) {
            span { (scene.tell(&line)) }
            b { "+" (share(worth, before as u8)) (art(scene, "coin", "")) }
        }
    }
}

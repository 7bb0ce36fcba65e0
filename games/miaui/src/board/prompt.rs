//! What is to be decided, or what happens.

use board::Scene;
use game::{Arg, Choice, Phrase, Seat, Seats};
use maud::{Markup, html};

use crate::dispute::Fate;
use crate::view::Stage;
use crate::{Action, Depth, Event, View};

pub(super) fn prompt(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    match view.stage {
        Stage::Over => html! { (scene.text("board-over")) },
        Stage::Resolving => resolving(view, scene),
        Stage::PuttingAway(seat) => putting_away(seat, legal, scene),
        Stage::Choosing => choosing(view, legal, scene),
    }
}

fn choosing(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let id = match legal {
        [] => return waiting(view, scene),
        [_] => "board-prompt-last",
        _ => "board-prompt",
    };
    html! { (scene.text(id)) }
}

fn waiting(view: &View, scene: &Scene<'_>) -> Markup {
    let pending = view.choices.iter().filter(|(_, choice)| **choice == Choice::Pending);
    let pending: Seats = pending.map(|(seat, _)| seat).collect();
    let own = scene.own_seat().map(|seat| view.choices[seat]);
    scene.say(&match own {
        Some(Choice::Known(dive)) => {
            Phrase::new("board-chose-and-waits").with("dive", dive).with("seats", pending)
        }
        _ => Phrase::new("board-waits").with("seats", pending),
    })
}

/// F2.
fn putting_away(seat: Seat, legal: &[Action], scene: &Scene<'_>) -> Markup {
    match legal {
        [] => scene.say(&Phrase::new("board-waits-jellyfish").with("seat", seat)),
        _ => html! { (scene.text("board-prompt-jellyfish")) },
    }
}

/// The depth that was fished last, and what became of it, while the catch is being shared out.
fn last_fished(view: &View) -> Option<(Depth, Fate)> {
    view.resolution.as_ref().filter(|_| view.stage.is_sharing_out())?.last_fished()
}

fn resolving(view: &View, scene: &Scene<'_>) -> Markup {
    match last_fished(view) {
        None => html! { (scene.text("board-turned-up")) },
        Some((depth, Fate::Taken(seat))) => scene
            .say(&Phrase::new("board-taken").with("seat", seat).with("depth", Arg::from(depth))),
        Some((depth, _)) => scene.say(&Phrase::new("board-left").with("depth", Arg::from(depth))),
    }
}

/// Why the catch that was fished last went where it went, if that needs telling, and by which rule.
pub(super) fn note(view: &View) -> Option<(Event, &'static str)> {
    let (depth, fate) = last_fished(view)?;
    let resolution = view.resolution.as_ref()?;
    let among = resolution.claimants(depth);
    let Some(dive) = among.first().map(|seat| resolution.dives[seat]) else {
        return Some((Event::LeftUntouched { depth }, "V2"));
    };
    match fate.taker() {
        None => Some((Event::LeftContested { depth, dive, among }, "V2")),
        Some(to) if among.len() > 1 => Some((Event::TieBroken { depth, dive, among, to }, "R4")),
        Some(_) => None,
    }
}

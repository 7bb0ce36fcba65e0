//! The reckoning (E1–E6): points chapter by chapter, then the rats, the nuns one by one, and the plague.

use board::pieces::art;
use board::{Region, Scene};
use game::{Phrase, Say as _, Seat, Seats};
use maud::{Markup, html};

use super::cards::{estate_class, estate_sign, name};
use super::influence::disc;
use crate::components::Special;
use crate::scoring::Chapter;
use crate::view::{SeenCards, SeenRats};
use crate::{Event, Phase, View};

/// Whether the reckoning stands where the street was.
pub(super) const fn is_told(view: &View) -> bool {
    matches!(view.phase, Phase::Scoring { .. } | Phase::Over)
}

/// How long a step of it stays in sight, in milliseconds.
pub(super) fn pause(view: &View) -> u16 {
    let open = open_nuns(view);
    match (view.awards.len(), open) {
        (_, open) if open == view.nun_row.len() => 4_500,
        (_, 1..) => 1_800,
        (shown, _) if shown == Chapter::ALL.len() && rats_shown(view).is_some() => 2_600,
        _ => 1_400,
    }
}

pub(super) fn telling(view: &View) -> Phrase {
    let open = open_nuns(view);
    if open == view.nun_row.len() {
        return plague(view);
    }
    if let Some(place) = open.checked_sub(1)
        && let Some(card) = view.nun_row[place].card
    {
        return Event::NunTurned { place: place as u8, card, total: nuns(view) }.phrase();
    }
    if let Some(rats) = rats_shown(view).filter(|_| view.awards.len() == Chapter::ALL.len()) {
        return Event::RatsShown { rats }.phrase();
    }
    match view.awards.last() {
        Some(award) => Event::Awarded { award: award.clone() }.phrase(),
        None => Phrase::new("board-story-begin"),
    }
}

/// Who dies of the plague (E5).
fn plague(view: &View) -> Phrase {
    let nuns = nuns(view);
    let dead: Seats = Seat::all(view.n_seats()).filter(|seat| is_dead(view, *seat)).collect();
    let id = if dead.is_empty() { "board-story-saved" } else { "board-story-plague" };
    Phrase::new(id).with("nuns", nuns).with("seats", dead)
}

fn open_nuns(view: &View) -> usize {
    view.nun_row.iter().filter(|nun| nun.open).count()
}

fn nuns(view: &View) -> u16 {
    let open = view.nun_row.iter().filter(|nun| nun.open).filter_map(|nun| nun.card);
    open.map(|card| u16::from(card.nuns.number())).sum()
}

/// Everyone's rats, if they lie open.
fn rats_shown(view: &View) -> Option<game::PerSeat<u16>> {
    let known = |rats: &SeenRats| matches!(rats, SeenRats::Known(_));
    view.rats.values().iter().all(known).then(|| {
        view.rats.map(|_, rats| match rats {
            SeenRats::Known(rats) => *rats,
            SeenRats::Hidden => 0,
        })
    })
}

/// Whether somebody has more rats than there are nuns, once all are turned up.
pub(super) fn is_dead(view: &View, seat: Seat) -> bool {
    let all = open_nuns(view) == view.nun_row.len();
    all && matches!(view.rats[seat], SeenRats::Known(rats) if rats > nuns(view))
}

pub(super) fn story(view: &View, scene: &Scene<'_>) -> Region {
    let inputs = (&view.awards, &view.rats, open_nuns(view), &view.hands);
    scene.region("story", inputs, |id| {
        html! {
            section class="story" id=(id) data-what="story" aria-label=(scene.text("board-phase-end")) {
                h2 { (scene.text("board-phase-end")) }
                table {
                    thead { tr { td {} @for seat in scene.around() { (head(view, seat, scene)) } } }
                    tbody { @for (number, chapter) in Chapter::ALL.into_iter().enumerate() { (row(view, number, chapter, scene)) } }
                    tfoot { (sum(view, scene)) (rats(view, scene)) }
                }
            }
        }
    })
}

/// Whose column it is: whoever has the most points may have died.
fn head(view: &View, seat: Seat, scene: &Scene<'_>) -> Markup {
    html! {
        th scope="col" class=[is_dead(view, seat).then_some("dead")] {
            (disc(seat, "", scene)) span class="sr" { (scene.name(seat)) }
            @if is_dead(view, seat) { (skull(scene)) }
        }
    }
}

pub(super) fn skull(scene: &Scene<'_>) -> Markup {
    html! {
        (art(scene, "skull", "skull").what("plague")) span class="sr" { " " (scene.text("board-dead")) }
    }
}

/// A chapter, with what everyone got for it.
fn row(view: &View, number: usize, chapter: Chapter, scene: &Scene<'_>) -> Markup {
    let award = view.awards.get(number);
    let class = if number + 1 == view.awards.len() { "now" } else { "" };
    html! {
        tr class=(class) {
            th scope="row" { (heading(chapter, scene)) }
            @for seat in scene.around() {
                td {
                    @if let Some(award) = award {
                        @if award.points[seat] > 0 { b { (award.points[seat]) } } @else { "–" }
                        @if let Some(held) = counted(view, chapter, seat) { small { "(" (held) ")" } }
                    }
                }
            }
        }
    }
}

pub(super) fn heading(chapter: Chapter, scene: &Scene<'_>) -> Markup {
    let (class, symbol) = match chapter {
        Chapter::Influence(estate) => (estate_class(estate), estate_sign(estate)),
        Chapter::Followers => ("", "cards"),
        Chapter::Swords => ("", "sword"),
        Chapter::Flutes => ("", "flute"),
        Chapter::Passes => ("", "pass"),
        Chapter::Gold => ("", "gold"),
        Chapter::Tokens => ("", "vp"),
    };
    let what = if chapter == Chapter::Followers { "followers" } else { symbol };
    let sign = if class.is_empty() { "" } else { "sign-of" };
    html! {
        span class=(class) data-what=(what) {
            (art(scene, symbol, sign))
            span class="what" {
                @match chapter {
                    Chapter::Influence(estate) => (name(estate, scene)),
                    Chapter::Followers => (scene.text("board-followers")),
                    Chapter::Swords => (scene.text("board-swords")),
                    Chapter::Flutes => (scene.text("board-flutes")),
                    Chapter::Passes => (scene.text("board-passes")),
                    Chapter::Gold => (scene.text("board-gold")),
                    Chapter::Tokens => (scene.text("board-tokens-taken")),
                }
            }
        }
    }
}

/// What was counted in a chapter, if that is not the points themselves.
pub(super) fn counted(view: &View, chapter: Chapter, seat: Seat) -> Option<u16> {
    let SeenCards::Known(hand) = &view.hands[seat] else { return None };
    Some(match chapter {
        Chapter::Influence(estate) => view.tracks[estate.index()].points(seat),
        Chapter::Followers => hand.followers().into(),
        Chapter::Swords => hand.special(Special::Sword).into(),
        Chapter::Flutes => hand.special(Special::Flute).into(),
        Chapter::Passes => hand.special(Special::Pass).into(),
        Chapter::Gold => hand.special(Special::Gold).into(),
        Chapter::Tokens => return None,
    })
}

fn sum(view: &View, scene: &Scene<'_>) -> Markup {
    let points = |seat: Seat| view.awards.iter().map(|award| award.points[seat]).sum::<u16>();
    html! {
        tr {
            th scope="row" { (scene.text("board-sum")) }
            @for seat in scene.around() {
                td class=[is_dead(view, seat).then_some("dead lost")] { (points(seat)) }
            }
        }
    }
}

fn rats(view: &View, scene: &Scene<'_>) -> Markup {
    let shown = rats_shown(view);
    html! {
        tr {
            th scope="row" { span data-what="rat" { (art(scene, "rat", "rat")) (scene.text("board-rats-title")) } }
            @for seat in scene.around() {
                td class=[is_dead(view, seat).then_some("dead")] {
                    @match &shown {
                        Some(rats) => (rats[seat]),
                        None => "?",
                    }
                    @if is_dead(view, seat) { " " (skull(scene)) }
                }
            }
        }
    }
}

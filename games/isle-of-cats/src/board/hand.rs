//! The viewer's lessons: three to choose from at first, then two with how far they are.

use board::pieces::{art, icon, number, seat_class, value};
use board::{Act, Region, Scene};
use game::{Choice, Phrase, Seat};
use maud::{Markup, html};

use super::tile;
use crate::lessons::{Lesson, Progress};
use crate::view::Stage;
use crate::{Action, View};

/// The lessons that the viewer knows: their own, and at the end everybody's.
pub(super) fn hand(view: &View, scene: &Scene<'_>) -> Region {
    let class = scene.own_seat().map_or("", seat_class);
    let (caption, cards) = (caption(view, scene), cards(view, scene));
    scene.frame("hand", class, [&caption, &cards], |id| {
        html! { div class={ "hand " (class) } id=(id) { (caption) (cards) } }
    })
}

fn caption(view: &View, scene: &Scene<'_>) -> Region {
    let is_choosing = matches!(view.stage, Stage::Choosing(_));
    let (title, hint) = match scene.own_seat() {
        None => ("board-lessons", "board-watching"),
        Some(_) if is_choosing => ("board-own-lessons", "board-hint-return"),
        Some(_) => ("board-own-lessons", "board-hint-secret"),
    };
    scene.region("caption", (title, hint, is_choosing), |id| {
        html! {
            div class=(if is_choosing { "cap" } else { "cap idle" }) id=(id) {
                h2 { (scene.text(title)) }
                span class="hint" { (scene.text(hint)) }
            }
        }
    })
}

#[derive(Clone, Copy, Hash)]
struct Held {
    seat: Seat,
    lesson: Lesson,
    progress: Progress,
    choosing: Option<Choosing>,
}

/// What the choice at the beginning says of a lesson (S2).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Choosing {
    Open,
    Returned,
    Kept,
}

fn held(view: &View, scene: &Scene<'_>) -> Vec<Held> {
    let mut all = Vec::new();
    for seat in scene.around() {
        for lesson in view.lessons[seat].known().iter() {
            let progress = lesson.progress(&view.boats, seat);
            all.push(Held { seat, lesson, progress, choosing: choosing(view, seat, lesson) });
        }
    }
    all
}

fn choosing(view: &View, seat: Seat, lesson: Lesson) -> Option<Choosing> {
    let Stage::Choosing(choices) = &view.stage else { return None };
    Some(match choices[seat] {
        Choice::Known(returned) if returned == lesson => Choosing::Returned,
        Choice::Known(_) => Choosing::Kept,
        Choice::Pending | Choice::Sealed => Choosing::Open,
    })
}

fn cards(view: &View, scene: &Scene<'_>) -> Region {
    let (held, may_choose) = (held(view, scene), scene.act != Act::Look);
    scene.region("lessons", (&held, may_choose), |id| {
        html! {
            div class={ "lessons n" (held.len()) } id=(id) role="group" aria-label=(scene.text("board-lessons"))
                data-group="" {
                @for held in &held {
                    @if held.choosing.is_some() && scene.viewer.is(held.seat) && may_choose {
                        (choice(*held, scene))
                    } @else {
                        div class={ "lesson " (seat_class(held.seat)) } data-what="lesson" { (face(*held, scene)) }
                    }
                }
            }
        }
    })
}

fn choice(held: Held, scene: &Scene<'_>) -> Markup {
    let action = value(&Action::ReturnLesson(held.lesson));
    let class = match held.choosing {
        Some(Choosing::Returned) => "lesson back",
        Some(Choosing::Kept) => "lesson kept",
        _ => "lesson",
    };
    html! {
        button class=(class) data-what="lesson" form="board" name="action" value=(action) id={ "lesson-" (held.lesson.number()) }
            aria-pressed=(held.choosing == Some(Choosing::Returned)) { (face(held, scene)) }
    }
}

fn face(held: Held, scene: &Scene<'_>) -> Markup {
    let Held { seat, lesson, progress, choosing } = held;
    let say = |id| scene.say(&Phrase::new(id).with("lesson", lesson));
    html! {
        (picture(lesson, scene))
        b class="what" {
            @if !scene.viewer.is(seat) { span class="whose" { (scene.name(seat)) } ": " }
            (say("board-lesson"))
        }
        span class="state" {
            (say("board-lesson-about"))
            @if choosing.is_none() { span class="far" { " " (far(progress, scene)) } }
        }
        @match choosing {
            None => b class="worth" { (number(progress.points)) span class="sr" { " " (scene.count("board-points", progress.points.unsigned_abs() as usize)) } },
            Some(Choosing::Returned) => span class="tag" { (icon(scene, "undo")) (scene.text("board-goes-back")) },
            Some(Choosing::Kept) => span class="tag" { (icon(scene, "tick")) (scene.text("board-kept")) },
            Some(Choosing::Open) => {}
        }
    }
}

fn far(progress: Progress, scene: &Scene<'_>) -> Markup {
    scene.say(&match progress.want {
        Some(want) if want > 0 => {
            Phrase::new("board-far-of").with("have", progress.have).with("want", want)
        }
        _ => Phrase::new("board-far").with("have", progress.have),
    })
}

pub(super) fn picture(lesson: Lesson, scene: &Scene<'_>) -> Markup {
    let symbol = match lesson {
        Lesson::FiveOf(colour) => {
            let face = format!("face-{}", tile::colour_name(colour));
            return html! {
                span class="five" aria-hidden="true" { (art(scene, &face, "")) b { "5" } }
            };
        }
        Lesson::EdgeOfOneColour => "lesson-edge-colour",
        Lesson::EdgeOfAllColours => "lesson-edge-all",
        Lesson::EdgePairs => "lesson-edge-pairs",
        Lesson::NoRats => "lesson-no-rats",
        Lesson::FullMiddleRow => "lesson-middle",
        Lesson::FullEdge => "lesson-edge-full",
        Lesson::TwentyCats => "lesson-many",
        Lesson::ThreeOfEach => "lesson-threes",
        Lesson::Treasures => "rare-o",
        Lesson::LargestFamily => "lesson-crown",
        Lesson::Rats => "lesson-rats",
        Lesson::Rooms => "lesson-rooms",
        Lesson::ThirdFamily => "lesson-third",
    };
    html! { (art(scene, symbol, "")) }
}

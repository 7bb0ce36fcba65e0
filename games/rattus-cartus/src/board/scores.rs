//! The score sheet: where every point came from, and who outlived the plague.

use board::Scene;
use board::pieces::{art, rule};
use game::{ScoreSheet, Seat};
use maud::{Markup, html};

use super::story::{counted, heading, is_dead};
use crate::View;
use crate::scoring::{Award, Chapter};

/// A row for every chapter that brought `seat` points, and what the plague made of them.
pub(super) fn score_rows(view: &View, seat: Seat, sheet: &ScoreSheet, scene: &Scene<'_>) -> Markup {
    html! {
        @for award in view.awards.iter().filter(|award| award.points[seat] > 0) {
            (row(view, award, seat, scene))
        }
        @if let Some(plague) = sheet.lines.last() {
            tr class="plague" {
                @let sign = if is_dead(view, seat) { "skull" } else { "nun" };
                th scope="row" { span { (art(scene, sign, "")) (scene.text("board-plague")) } }
                td colspan="2" { (scene.tell(&plague.reason)) }
            }
        }
    }
}

fn row(view: &View, award: &Award, seat: Seat, scene: &Scene<'_>) -> Markup {
    html! {
        tr class="award" {
            th scope="row" { (heading(award.chapter, scene)) }
            td { (reason(view, award.chapter, seat, scene)) }
            td class="num" { (award.points[seat]) }
        }
    }
}

/// What was counted, and whether it was the most; between equals also by which rule.
fn reason(view: &View, chapter: Chapter, seat: Seat, scene: &Scene<'_>) -> Markup {
    let Some(held) = counted(view, chapter, seat) else { return Markup::default() };
    let ahead = |other: Seat| match chapter {
        Chapter::Influence(estate) => {
            let order = view.tracks[estate.index()].order();
            let place = |seat| order.iter().position(|other| *other == seat);
            place(other) < place(seat)
        }
        _ => counted(view, chapter, other) > Some(held),
    };
    let rank = 1 + Seat::all(view.n_seats()).filter(|other| ahead(*other)).count();
    let is_equal = |other: Seat| other != seat && counted(view, chapter, other) == Some(held);
    let is_tied = Seat::all(view.n_seats()).any(is_equal);
    let (id, number) = match chapter {
        _ if !is_tied => ("board-rank", None),
        Chapter::Influence(_) => ("board-rank-disc", Some("E1")),
        Chapter::Gold => ("board-rank-shared", Some("E3")),
        _ => ("board-rank-shared", Some("E2")),
    };
    html! {
        (held) ", " (scene.count(id, rank))
        @if let Some(number) = number { " (" (rule(scene, number)) ")" }
    }
}

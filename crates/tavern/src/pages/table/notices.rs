//! What is said over the board: proposals and answers to them, and what others did.

use board::{Region, pieces};
use game::{Phrase, Seats};
use maud::{Markup, html};

use super::table_scene::TableScene;
use crate::table::play;

/// That a bot plays for me, or that somebody wants to go back or give the match up.
pub(super) fn notice(scene: &TableScene<'_>) -> Region {
    let undo = scene.sight.undo();
    let bot = scene.sight.has_stand_in();
    let ending = scene.table().ending();
    let inputs = (undo.map(|undo| (undo.by, undo.agreed)), bot, ending);
    scene.board_scene().region("notice", inputs, |id| {
        html! {
            div id=(id) aria-live="polite" hidden[undo.is_none() && !bot && ending.is_empty()] {
                @if bot {
                    div class="verify" {
                        (pieces::icon(&scene.board_scene(), "bot"))
                        (answer(scene, scene.text("table-stands-in").0, &[("return", "", "table-return")]))
                    }
                }
                @if let Some(undo) = undo { (undo_proposal(scene, undo)) }
                @if !ending.is_empty() { (end_proposal(scene, ending)) }
            }
        }
    })
}

/// What others did with what was played or asked for. With script it is shown over the page.
pub(super) fn told(scene: &TableScene<'_>) -> Region {
    let told = scene.sight.told();
    scene.board_scene().region("told", told, |id| {
        html! {
            p class="told" id=(id) data-told=[told.map(|(_, number)| number)] {
                @if let Some((told, _)) = told { (scene.say(&told.phrase())) }
            }
        }
    })
}

/// Somebody's proposal to go back, and my answers to it.
fn undo_proposal(scene: &TableScene<'_>, undo: play::Undo) -> Markup {
    let waiting: Seats =
        scene.table().people().iter().filter(|seat| !undo.agreed.contains(*seat)).collect();
    let proposal = Phrase::new("table-undo-proposal").with("seat", undo.by).with("seats", waiting);
    let answers: &[(&str, &str, &str)] = match scene.own_seat() {
        None => &[],
        Some(seat) if waiting.contains(seat) => {
            &[("undo", "true", "table-agree"), ("undo", "false", "table-refuse")]
        }
        Some(seat) if seat == undo.by => &[("undo", "false", "table-withdraw")],
        Some(_) => &[],
    };
    html! {
        div class="verify" {
            (pieces::icon(&scene.board_scene(), "undo"))
            (answer(scene, &scene.say(&proposal).0, answers))
        }
    }
}

/// Some want to give the match up; and my answers to that.
fn end_proposal(scene: &TableScene<'_>, ending: Seats) -> Markup {
    let waiting = scene.table().would_go_on();
    let proposal = Phrase::new("table-end-proposal").with("seats", ending).with("waiting", waiting);
    let answers: &[(&str, &str, &str)] = match scene.own_seat() {
        None => &[],
        Some(seat) if ending.contains(seat) => &[("play_on", "", "table-withdraw")],
        Some(_) => &[("close", "", "table-agree-end"), ("play_on", "", "table-play-on")],
    };
    html! {
        div class="verify" {
            (pieces::icon(&scene.board_scene(), "flag"))
            (answer(scene, &scene.say(&proposal).0, answers))
        }
    }
}

/// A sentence with buttons: what each asks for, whether it agrees, and its text.
fn answer(scene: &TableScene<'_>, sentence: &str, buttons: &[(&str, &str, &str)]) -> Markup {
    html! {
        div class="row grow" {
            span class="grow" { (maud::PreEscaped(sentence)) }
            @for (ask, agree, text) in buttons {
                (scene.form(None, ask, &html! {
                    @if !agree.is_empty() { input type="hidden" name="agree" value=(agree); }
                    button class="btn slim" { (scene.text(text)) }
                }))
            }
        }
    }
}

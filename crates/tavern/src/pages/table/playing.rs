//! The table while a match is played.

use board::{Drawing, pieces, region};
use game::{Phrase, Seats};
use maud::{Markup, html};

use super::setting::Setting;
use super::talk::{self, Lines};
use crate::table::{Absence, Sitter};

/// The table with what is drawn on it.
pub fn main(setting: &Setting<'_>, drawing: &Drawing, lines: Lines) -> Markup {
    let title = setting.text("game-title");
    html! {
        main class="table" id="main" data-stage="playing" data-rules=(setting.links.rules)
            data-rule-word=(setting.text("table-rule")) {
            h1 class="sr" { (title) }
            section class="play" aria-label=(setting.text("table-board")) {
                (status(setting, drawing))
                (region("notice", notice(setting)))
                (region("board", &drawing.board))
                (region("hand", &drawing.hand))
            }
            aside class="side" aria-label=(setting.text("table-side")) {
                (talk::log(setting, lines))
                (talk::chat(setting, lines))
            }
        }
    }
}

/// Round, prompt, deck and tools.
fn status(setting: &Setting<'_>, drawing: &Drawing) -> Markup {
    let [before, after] = &drawing.status;
    html! {
        div class="status" id="status" {
            (before)
            (region("prompt", html! {
                p class="prompt" id="prompt" role="status" aria-live="polite" { (drawing.prompt) }
            }))
            (after)
            button class="btn slim" id="skip" type="button" hidden title=(setting.text("table-skip"))
                aria-label=(setting.text("table-skip")) { (pieces::icon(&setting.scene(), "last")) }
            (region("tools", tools(setting)))
        }
    }
}

fn tools(setting: &Setting<'_>) -> Markup {
    let scene = setting.scene();
    html! {
        div class="row" id="tools" {
            @if setting.own_seat().is_some() { (undo(setting)) (leave(setting)) }
            a class="btn slim quiet" href=(setting.links.rules) target="_blank"
                aria-label=(setting.text("table-rules")) title=(setting.text("table-rules")) {
                (pieces::icon(&scene, "book"))
            }
        }
    }
}

/// Takes back what may be taken back, asks the others for more, or says why there is nothing.
fn undo(setting: &Setting<'_>) -> Markup {
    let play = setting.table().play();
    let acted = play
        .zip(setting.own_seat())
        .is_some_and(|(play, seat)| play.last_action_of(seat).is_some());
    let asked = play.is_some_and(|play| play.undo().is_some());
    let (wish, path, about) = if setting.sight.may_take_back(setting.looker) {
        (Some("take_back"), "take-back", "table-take-back")
    } else if acted && !asked {
        (Some("undo"), "undo", "table-undo")
    } else {
        (None, "take-back", if asked { "table-undo-asked" } else { "table-nothing-to-undo" })
    };
    let about = setting.text(about);
    html! {
        form method="post" action=(setting.to(path)) data-wish=[wish] {
            button class="btn slim quiet" id="undo" aria-label=(about) title=(about)
                aria-disabled=[wish.is_none().then_some("true")] {
                (pieces::icon(&setting.scene(), "undo"))
            }
        }
    }
}

/// Lets a bot play, where the table allows that.
fn leave(setting: &Setting<'_>) -> Markup {
    if setting.table().setup().absence == Absence::Wait || plays_for_me(setting) {
        return Markup::default();
    }
    let about = setting.text("table-leave");
    html! {
        form method="post" action=(setting.to("leave")) data-wish="leave" {
            button class="btn slim quiet" aria-label=(about) title=(about) {
                (pieces::icon(&setting.scene(), "door"))
            }
        }
    }
}

fn plays_for_me(setting: &Setting<'_>) -> bool {
    let own = setting.own_seat().map(|seat| setting.table().sitter(seat));
    matches!(own, Some(Sitter::Person { stand_in: Some(_), .. }))
}

/// What the table has to tell: that a bot plays for me, or that somebody wants to go back.
fn notice(setting: &Setting<'_>) -> Markup {
    let asked = setting.table().play().is_some_and(|play| play.undo().is_some());
    html! {
        div id="notice" aria-live="polite" hidden[!asked && !plays_for_me(setting)] {
            @if plays_for_me(setting) {
                div class="verify" {
                    (pieces::icon(&setting.scene(), "bot"))
                    (answer(setting, setting.text("table-stands-in").0, &[("return", "", "table-return")]))
                }
            }
            (undo_wish(setting))
        }
    }
}

/// Somebody's wish to go back, and what I may say to it.
fn undo_wish(setting: &Setting<'_>) -> Markup {
    let Some(undo) = setting.table().play().and_then(|play| play.undo()) else {
        return Markup::default();
    };
    let waiting: Seats =
        setting.table().people().iter().filter(|seat| !undo.agreed.contains(*seat)).collect();
    let wish = Phrase::new("table-undo-wish").with("seat", undo.by).with("seats", waiting);
    let answers: &[(&str, &str, &str)] = match setting.own_seat() {
        None => &[],
        Some(seat) if waiting.contains(seat) => {
            &[("undo", "true", "table-agree"), ("undo", "false", "table-refuse")]
        }
        Some(seat) if seat == undo.by => &[("undo", "false", "table-withdraw")],
        Some(_) => &[],
    };
    html! {
        div class="verify" {
            (pieces::icon(&setting.scene(), "undo"))
            (answer(setting, &setting.say(&wish).0, answers))
        }
    }
}

/// A sentence with buttons: a wish, whether to agree, and a text for each.
fn answer(setting: &Setting<'_>, sentence: &str, buttons: &[(&str, &str, &str)]) -> Markup {
    html! {
        div class="row grow" {
            span class="grow" { (maud::PreEscaped(sentence)) }
            @for (wish, agree, text) in buttons {
                form method="post" action=(setting.to(wish)) data-wish=(wish) {
                    @if !agree.is_empty() { input type="hidden" name="agree" value=(agree); }
                    button class="btn slim" { (setting.text(text)) }
                }
            }
        }
    }
}

//! The hint: a captain can be asked what they would do, and answers only whoever asked.

use board::{Act, Region, pieces};
use bots::{Counsel, Prospect};
use game::{AnySeen, Phrase};
use maud::{Markup, html};

use super::table_scene::TableScene;
use crate::table::hints::{is_mixed, named, percent};

#[derive(Clone, Copy, Hash, PartialEq, Eq)]
enum Stage {
    Unasked,
    Thinking,
    Said,
}

/// The number of the decision that may be asked about, and how far its hint is.
fn question(scene: &TableScene<'_>) -> Option<(u32, Stage)> {
    let Act::Decide(decision) = scene.act() else { return None };
    let may = scene.own_seat().is_some() && scene.table().gives_hints();
    let stage = match scene.sight.hint() {
        None => Stage::Unasked,
        Some(hint) if hint.counsel.is_none() => Stage::Thinking,
        Some(_) => Stage::Said,
    };
    may.then_some((decision, stage))
}

/// Stands by the prompt while there is a choice that a captain may be asked about.
pub(crate) fn button(scene: &TableScene<'_>) -> Region {
    let question = question(scene);
    scene.board_scene().region("hint", question, |id| {
        let question = question.filter(|_| has_choice(scene));
        html! {
            span id=(id) hidden[question.is_none()] {
                @if let Some((decision, stage)) = question { (form(scene, decision, stage)) }
            }
        }
    })
}

fn has_choice(scene: &TableScene<'_>) -> bool {
    scene.sight.game().is_some_and(|game| game.n_legal_actions() > 1)
}

fn form(scene: &TableScene<'_>, decision: u32, stage: Stage) -> Markup {
    let thinking = stage == Stage::Thinking;
    let about = if thinking { "table-hint-thinking" } else { "table-hint" };
    let button = html! {
        input type="hidden" name="decision" value=(decision);
        button class="btn slim ask-captain" id="ask-captain" title=(scene.text(about))
            aria-busy=[thinking.then_some("true")] {
            (pieces::icon(&scene.board_scene(), "helm"))
            span { (scene.text("table-hint-ask")) }
        }
    };
    scene.form(None, "hint", &button)
}

pub(crate) fn answer(scene: &TableScene<'_>) -> Region {
    let question = question(scene).filter(|(_, stage)| *stage != Stage::Unasked);
    scene.board_scene().region("counsel", question, |id| {
        html! {
            section id=(id) class="counsel" aria-live="polite" aria-label=(scene.text("table-hint"))
                hidden[question.is_none()] {
                @if question.is_some() {
                    details open {
                        summary { (pieces::icon(&scene.board_scene(), "helm")) (scene.text("table-hint")) }
                        (words(scene))
                    }
                }
            }
        }
    })
}

fn words(scene: &TableScene<'_>) -> Markup {
    let counsel = scene.sight.hint().and_then(|hint| hint.counsel.as_deref());
    let (Some(counsel), Some(game)) = (counsel, scene.sight.game()) else {
        return html! { p class="muted" { (scene.text("table-hint-thinking")) } };
    };
    let about = if is_mixed(counsel) { "table-hint-about-mixed" } else { "table-hint-about" };
    html! {
        ol {
            @for choice in named(counsel) { (suggestion(scene, game, counsel, choice)) }
        }
        p class="hint" { (scene.text(about)) }
    }
}

/// An action in the words of its button, how often it wins, and how often to choose it.
fn suggestion(
    scene: &TableScene<'_>,
    game: AnySeen<'_>,
    counsel: &Counsel,
    choice: &Prospect,
) -> Markup {
    let Some(action) = game.phrase_of(&choice.action) else { return Markup::default() };
    let percent_of = |id, share| Phrase::new(id).with("percent", percent(share));
    let wins = percent_of("table-hint-wins", choice.win_chance).with("worlds", choice.worlds);
    html! {
        li {
            b { (scene.say(&action)) }
            span class="wins" { (scene.say(&wins)) }
            @if is_mixed(counsel) {
                span class="muted" { (scene.say(&percent_of("table-hint-weight", choice.weight))) }
            }
            svg class="wins-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" {
                rect width=(percent(choice.win_chance)) height="1" {}
            }
        }
    }
}

//! The hint: a captain can be asked what they would do, and answers who asked.

use board::{Act, Region, pieces};
use bots::{Counsel, Prospect};
use game::{AnyMatch, Phrase, Seat};
use maud::{Markup, html};

use super::setting::Setting;
use crate::table::hints::{is_mixed, named, percent};

/// How far it is with a hint.
#[derive(Clone, Copy, Hash, PartialEq, Eq)]
enum Stage {
    Unasked,
    Thinking,
    Said,
}

/// The number of the decision that may be asked about, and how far it is.
fn question(setting: &Setting<'_>) -> Option<(u32, Stage)> {
    let Act::Decide(decision) = setting.act() else { return None };
    let may = setting.own_seat().is_some() && setting.table().gives_hints();
    let stage = match setting.sight.hint(setting.looker) {
        None => Stage::Unasked,
        Some(hint) if hint.counsel.is_none() => Stage::Thinking,
        Some(_) => Stage::Said,
    };
    may.then_some((decision, stage))
}

/// The button by the prompt, while there is a choice about which a captain may be asked.
pub fn button(setting: &Setting<'_>) -> Region {
    let question = question(setting);
    setting.scene().region("hint", question, |id| {
        let question = question.filter(|_| has_choice(setting));
        html! {
            span id=(id) hidden[question.is_none()] {
                @if let Some((decision, stage)) = question { (form(setting, decision, stage)) }
            }
        }
    })
}

fn has_choice(setting: &Setting<'_>) -> bool {
    let n_legal = |(seat, game): (Seat, &dyn AnyMatch)| game.n_legal_actions(seat);
    setting.own_seat().zip(setting.sight.game()).map(n_legal).is_some_and(|n_legal| n_legal > 1)
}

fn form(setting: &Setting<'_>, decision: u32, stage: Stage) -> Markup {
    let thinking = stage == Stage::Thinking;
    let about = if thinking { "table-hint-thinking" } else { "table-hint" };
    html! {
        form method="post" action=(setting.to("hint")) data-wish="hint" {
            input type="hidden" name="about" value=(decision);
            button class="btn slim ask-captain" id="ask-captain" title=(setting.text(about))
                aria-busy=[thinking.then_some("true")] {
                (pieces::icon(&setting.scene(), "helm"))
                span { (setting.text("table-hint-ask")) }
            }
        }
    }
}

/// What the captain said.
pub fn answer(setting: &Setting<'_>) -> Region {
    let question = question(setting).filter(|(_, stage)| *stage != Stage::Unasked);
    setting.scene().region("counsel", question, |id| {
        html! {
            section id=(id) class="counsel" aria-live="polite" aria-label=(setting.text("table-hint"))
                hidden[question.is_none()] {
                @if question.is_some() {
                    details open {
                        summary { (pieces::icon(&setting.scene(), "helm")) (setting.text("table-hint")) }
                        (words(setting))
                    }
                }
            }
        }
    })
}

fn words(setting: &Setting<'_>) -> Markup {
    let counsel = setting.sight.hint(setting.looker).and_then(|hint| hint.counsel.as_deref());
    let (Some(counsel), Some(game)) = (counsel, setting.sight.game()) else {
        return html! { p class="muted" { (setting.text("table-hint-thinking")) } };
    };
    let about = if is_mixed(counsel) { "table-hint-about-mixed" } else { "table-hint-about" };
    html! {
        ol {
            @for choice in named(counsel) { (suggestion(setting, game, counsel, choice)) }
        }
        p class="hint" { (setting.text(about)) }
    }
}

/// An action in the words of its button, how often it wins, and how often to choose it.
fn suggestion(
    setting: &Setting<'_>,
    game: &dyn AnyMatch,
    counsel: &Counsel,
    choice: &Prospect,
) -> Markup {
    let Some(action) = game.phrase_of(&choice.action) else { return Markup::default() };
    let percent_of = |id, share| Phrase::new(id).with("percent", percent(share));
    let wins = percent_of("table-hint-wins", choice.win_chance).with("worlds", choice.worlds);
    html! {
        li {
            b { (setting.say(&action)) }
            span class="wins" { (setting.say(&wins)) }
            @if is_mixed(counsel) {
                span class="muted" { (setting.say(&percent_of("table-hint-weight", choice.weight))) }
            }
            svg class="wins-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" {
                rect width=(percent(choice.win_chance)) height="1" {}
            }
        }
    }
}

//! The hint: a captain can be asked what they would do, and answers only whoever asked.

use board::{Act, Region, pieces};
use bots::{Counsel, Prospect};
use game::{AnySeen, Phrase};
use maud::{Markup, html};

use super::puzzle::themes;
use super::table_scene::TableScene;
use crate::table::hints::{Advantage, Settled, is_mixed, lead, named, percent, settled};

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
        button class="btn slim ask-captain" id="ask-captain" title=(scene.text(about)) aria-controls="counsel"
            aria-busy=[thinking.then_some("true")] {
            (pieces::icon(&scene.board_scene(), "helm"))
            span { (scene.text("table-hint-ask")) }
        }
    };
    scene.form(None, "hint", &button)
}

/// Stands beside the board, never on it. A script lights what it names on the board, and closes it.
pub(crate) fn answer(scene: &TableScene<'_>) -> Region {
    let question = question(scene).filter(|(_, stage)| *stage != Stage::Unasked);
    scene.board_scene().region("counsel", question, |id| {
        html! {
            section id=(id) class="counsel" aria-live="polite" aria-label=(scene.text("table-hint"))
                hidden[question.is_none()] {
                @if let Some((decision, _)) = question {
                    header {
                        (pieces::icon(&scene.board_scene(), "helm"))
                        h2 { (scene.text("table-hint-would")) }
                        button class="btn slim quiet" type="button" data-close="counsel"
                            aria-label=(scene.text("table-hint-close")) title=(scene.text("table-hint-close")) {
                            (pieces::icon(&scene.board_scene(), "close"))
                        }
                    }
                    (words(scene, decision))
                }
            }
        }
    })
}

fn words(scene: &TableScene<'_>, decision: u32) -> Markup {
    let counsel = scene.sight.hint().and_then(|hint| hint.counsel.as_deref());
    let (Some(counsel), Some(game)) = (counsel, scene.sight.game()) else {
        return html! { p class="muted" { (scene.text("table-hint-thinking")) } };
    };
    let named = named(counsel);
    let Some(best) = named.first() else { return Markup::default() };
    html! {
        (take(scene, decision, best, ("btn gold best", short)))
        @if let Some(why) = why(scene, game, counsel) { p { (why) } }
        (themes(scene, what_about(scene, game, counsel)))
        @if let Some(settled) = settled(counsel) { p { (what_for(scene, settled)) } }
        @if named.len() > 1 {
            details class="figures" {
                summary { (scene.text("table-hint-figures")) }
                ol {
                    @for choice in &named {
                        li { (take(scene, decision, choice, ("btn slim", whole))) (figures(scene, counsel, choice)) }
                    }
                }
                p class="hint" { (scene.text("table-hint-about")) }
            }
        }
    }
}

/// A form with a button of a class that plays an action, named as `words` say.
fn take(
    scene: &TableScene<'_>,
    decision: u32,
    choice: &Prospect,
    (class, words): (&str, fn(&TableScene<'_>, Phrase) -> Phrase),
) -> Markup {
    let action = scene.sight.game().and_then(|game| in_words(scene, game, &choice.action));
    let Some(action) = action else { return Markup::default() };
    let button = html! {
        input type="hidden" name="decision" value=(decision);
        button class=(class) name="action" value=(choice.action) { (scene.say(&words(scene, action))) }
    };
    scene.form(None, "play", &button)
}

/// An action with everything that tells it from others.
fn whole(_scene: &TableScene<'_>, action: Phrase) -> Phrase {
    action
}

/// An action without the names of cells, if its text has such a form: the board is lit there.
fn short(scene: &TableScene<'_>, action: Phrase) -> Phrase {
    if scene.board_scene().words.has_form(action.id, "short") {
        Phrase::new("table-hint-short").with("action", action)
    } else {
        action
    }
}

/// How much better the best action is than the next, in plain words.
fn why(scene: &TableScene<'_>, game: AnySeen<'_>, counsel: &Counsel) -> Option<Markup> {
    let (lead, next) = lead(counsel)?;
    let id = match lead {
        _ if is_mixed(counsel) => "table-hint-mixed",
        Advantage::Clear => "table-hint-clear",
        Advantage::Small => "table-hint-small",
        Advantage::None => "table-hint-equal",
    };
    let named = |action: &str| Some(short(scene, in_words(scene, game, action)?));
    let best = counsel.choices.first().and_then(|best| named(&best.action));
    let other = match named(&next.action) {
        // Only the place differs.
        Some(other)
            if best.as_ref().is_some_and(|best| scene.say(best).0 == scene.say(&other).0) =>
        {
            Phrase::new("table-hint-elsewhere")
        }
        Some(other) => other,
        None => Phrase::new("table-hint-other"),
    };
    Some(scene.say(&Phrase::new(id).with("other", other)))
}

/// What the choice is about, where it matters.
fn what_about(scene: &TableScene<'_>, game: AnySeen<'_>, counsel: &Counsel) -> Vec<&'static str> {
    let ahead = lead(counsel).filter(|(lead, _)| is_mixed(counsel) || *lead != Advantage::None);
    let Some((best, (_, next))) = counsel.choices.first().zip(ahead) else { return Vec::new() };
    scene.table().kind().bots.what_about(game, &best.action, &next.action)
}

/// An action for whoever has the board before them.
fn in_words(scene: &TableScene<'_>, game: AnySeen<'_>, action: &str) -> Option<Phrase> {
    scene.table().kind().board.named(game, action)
}

/// What a captain plays for when the win is hardly open any more.
fn what_for(scene: &TableScene<'_>, settled: Settled) -> Markup {
    scene.say(&Phrase::new(match settled {
        Settled::Lost => "table-hint-lost",
        Settled::Won => "table-hint-won",
    }))
}

/// How often an action wins, and how often to choose it.
fn figures(scene: &TableScene<'_>, counsel: &Counsel, choice: &Prospect) -> Markup {
    let percent_of = |id, share| Phrase::new(id).with("percent", percent(share));
    let id = if counsel.is_computed { "table-hint-computed" } else { "table-hint-wins" };
    let wins = percent_of(id, choice.win_chance).with("worlds", choice.worlds);
    html! {
        span class="wins" { (scene.say(&wins)) }
        @if is_mixed(counsel) {
            span class="muted" { (scene.say(&percent_of("table-hint-weight", choice.weight))) }
        }
        svg class="wins-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" {
            rect width=(percent(choice.win_chance)) height="1" {}
        }
    }
}

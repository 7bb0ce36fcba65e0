//! What a captain says on a voyage. Without script it stands above the board; with script it points at what it speaks of.

use board::{Region, RegionId, pieces};
use catalog::{AfterDeed, Pointer, VoyageDeed};
use game::Phrase;
use maud::{Markup, html};

use super::table_scene::TableScene;
use crate::pages::voyage;
use crate::table::sailing::{Sailing, StepStage};

/// How many actions a page is told that would do. A piece that may lie anywhere has thousands.
const NEEDED: usize = 12;

/// Nothing at a table that is no voyage.
pub(crate) fn bubble(scene: &TableScene<'_>) -> Region {
    let Some(sailing) = scene.table().sailing() else { return Region::default() };
    let captain = Captain { scene, sailing, stage: stage(scene, sailing) };
    let inputs = (sailing.changes(), captain.stage);
    scene.board_scene().region("voyage", inputs, |id| captain.draw(id))
}

/// What stands above the board while the captain speaks and nothing is to be decided there.
pub(crate) fn prompt(scene: &TableScene<'_>) -> Option<Markup> {
    let sailing = scene.table().sailing()?;
    let is_heard = match stage(scene, sailing) {
        StepStage::Asked => !sailing.awaits_action(),
        StepStage::Followed => false,
        // A moment that is held says itself what it shows.
        StepStage::Done => sailing.step().shows == AfterDeed::End,
    };
    is_heard.then(|| html! { (scene.text("sailing-listen")) })
}

/// While a moment is shown, nobody speaks.
fn stage(scene: &TableScene<'_>, sailing: &Sailing) -> StepStage {
    if scene.is_moment() { StepStage::Followed } else { sailing.stage() }
}

struct Captain<'a, 'b> {
    scene: &'a TableScene<'b>,
    sailing: &'a Sailing,
    stage: StepStage,
}

impl Captain<'_, '_> {
    fn draw(&self, id: RegionId) -> Markup {
        let (found, action) = self.pointed_at();
        let stage = match self.stage {
            StepStage::Asked => "asked",
            StepStage::Followed => "followed",
            StepStage::Done => "done",
        };
        html! {
            section class="panel voyage" id=(id) aria-labelledby="voyage-title"
                data-step=(self.sailing.place()) data-at=(stage) data-points-at=(found) data-points-action=[action]
                data-needs=[self.needs()] {
                h2 class="sr" id="voyage-title" { (self.scene.text("sailing-title")) }
                div class="said" id="voyage-said" aria-live="polite" tabindex="-1" { (self.words()) }
                div class="row" id="voyage-acts" { (self.buttons()) }
                (self.steps())
                // With script, where there is no room.
                button class="voyage-fold" id="voyage-fold" type="button" aria-controls="voyage-said" aria-expanded="true" hidden {
                    span class="sr" { (self.scene.text("sailing-fold")) }
                }
            }
        }
    }

    fn words(&self) -> Markup {
        let step = self.sailing.step();
        match (self.stage, self.sailing.answer()) {
            (StepStage::Followed, _) => html! { p { (self.scene.text("sailing-watch")) } },
            (StepStage::Done, _) => html! { p { (self.say(step.done)) } },
            (StepStage::Asked, None) => html! {
                p {
                    @if self.is_elsewhere() { b class="elsewhere" { (self.scene.text("sailing-elsewhere")) } " " }
                    (self.say(step.says))
                }
            },
            (StepStage::Asked, Some(answer)) => html! {
                p class="answer" { (self.say(answer)) }
                details id="voyage-asked" {
                    summary { (self.scene.text("sailing-asked")) }
                    p { (self.say(step.says)) }
                }
            },
        }
    }

    /// Whether the step does not go on from the one before it.
    fn is_elsewhere(&self) -> bool {
        self.sailing.place() > 0 && self.sailing.step().position.is_some()
    }

    fn say(&self, id: &'static str) -> Markup {
        self.scene.board_scene().tell(&self.sailing.voyage().phrase(id))
    }

    fn buttons(&self) -> Markup {
        match (self.stage, &self.sailing.step().deed) {
            (StepStage::Asked, VoyageDeed::Do(_)) => Markup::default(),
            // With script the page goes on by itself.
            (StepStage::Followed, _) => html! {
                noscript {
                    a class="btn gold" href=(self.scene.links.asks) { (self.scene.text("sailing-next")) }
                }
            },
            (StepStage::Asked, VoyageDeed::Guess { answers, .. }) => self.scene.form(
                Some("row"),
                "guess",
                &html! {
                    @for (n, answer) in answers.iter().enumerate() {
                        button class="btn" name="answer" value=(n) { span { (self.say(answer)) } }
                    }
                },
            ),
            (StepStage::Asked, VoyageDeed::Play) => html! {
                form method="post" action={ (voyage::path(self.scene.table().game_id())) "/match" } {
                    button class="btn gold" { (self.icon("play")) (self.scene.text("sailing-play")) }
                }
            },
            _ => self.scene.form(
                None,
                "sail",
                &html! {
                    button class="btn gold" name="step" value=(self.sailing.place() + 1) {
                        (self.scene.text("sailing-next")) (self.icon("next"))
                    }
                },
            ),
        }
    }

    fn icon(&self, id: &'static str) -> Markup {
        html! { (pieces::icon(&self.scene.board_scene(), id)) }
    }

    /// Every step can be reached directly, and begun anew.
    fn steps(&self) -> Markup {
        let (place, steps) = (self.sailing.place(), &self.sailing.voyage().steps);
        let count = Phrase::new("sailing-step").with("n", place + 1).with("of", steps.len());
        html! {
            details class="steps" id="voyage-steps" {
                summary { (self.icon("helm")) (self.scene.say(&count)) }
                (self.scene.form(Some("row"), "sail", &html! {
                    @for n in 0..steps.len() {
                        @let name = Phrase::new("sailing-step").with("n", n + 1).with("of", steps.len());
                        button class={ "btn slim" @if !self.sailing.has_begun(n) { " quiet" } } name="step" value=(n)
                            aria-label=(self.scene.say(&name)) aria-current=[(n == place).then_some("step")] { (n + 1) }
                    }
                }))
                div class="row" {
                    (self.scene.form(None, "sail", &html! {
                        button class="btn slim" name="step" value=(place) { (self.icon("undo")) (self.scene.text("sailing-again")) }
                    }))
                    a class="btn slim" href="/" { (self.icon("door")) (self.scene.text("sailing-leave")) }
                }
            }
        }
    }

    /// What the page shows of what the captain speaks of: a selector, and an action.
    fn pointed_at(&self) -> (String, Option<String>) {
        let is_asked = self.stage == StepStage::Asked;
        let step = self.sailing.step();
        let next = self.sailing.next_action().filter(|_| is_asked);
        let has_moved = self.stage == StepStage::Done && !step.then_at.is_empty();
        let spoken_of = if has_moved { &step.then_at } else { &step.points_at };
        let selectors = spoken_of.iter().filter_map(|pointer| match pointer {
            _ if self.stage == StepStage::Followed || next.is_some() => None,
            Pointer::What(key) => Some(format!("#main [data-what=\"{key}\"]")),
            Pointer::Id(id) => Some(format!("#{id}")),
            Pointer::Css(css) => Some(css.clone()),
            Pointer::Action(_) => None,
        });
        let actions = step.points_at.iter().find_map(|pointer| match pointer {
            Pointer::Action(action) if is_asked => Some(action),
            _ => None,
        });
        let action = next.or(actions).and_then(|pattern| {
            self.legal(|action| catalog::fits(pattern, action)).into_iter().next()
        });
        (selectors.collect::<Vec<_>>().join(", "), action)
    }

    /// The actions that would do what is asked for now, as a list in JSON: what carries them must stay in reach.
    fn needs(&self) -> Option<String> {
        let is_awaited = self.stage == StepStage::Asked && self.sailing.awaits_action();
        let right = is_awaited.then(|| self.legal(|action| self.sailing.is_right(action)))?;
        serde_json::to_string(&right).ok()
    }

    /// The first of the legal actions that are as asked for.
    fn legal(&self, is_asked: impl Fn(&str) -> bool) -> Vec<String> {
        let legal = self.scene.sight.game().map(|game| game.legal_json(usize::MAX));
        let found = legal.iter().flatten().map(ToString::to_string);
        found.filter(|action| is_asked(action)).take(NEEDED).collect()
    }
}

/// At the end of the match that a voyage handed over to: what was learnt, and a whole match.
pub(crate) fn learnt(scene: &TableScene<'_>) -> Markup {
    let table = scene.table();
    let Some(sailed) = table.voyage_before() else { return Markup::default() };
    html! {
        section class="panel stack learnt" aria-labelledby="learnt-title" {
            h2 id="learnt-title" { (pieces::icon(&scene.board_scene(), "helm")) (scene.text("sailing-learnt")) }
            ol { @for line in &sailed.learnt { li { (scene.say(&sailed.phrase(line))) } } }
            form method="post" action={ "/play/" (table.game_id()) } {
                button class="btn gold big" { (pieces::icon(&scene.board_scene(), "play")) (scene.text("sailing-whole")) }
            }
            form method="post" action=(voyage::path(table.game_id())) {
                button class="btn slim quiet" { (pieces::icon(&scene.board_scene(), "helm")) (scene.text("sailing-repeat")) }
            }
        }
    }
}

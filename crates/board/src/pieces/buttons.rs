//! Forms and buttons that play an action, say why it cannot be played, or take one back.

use game::{Data, Reason};
use maud::{Markup, Render, html};

use super::icon;
use crate::{Act, Region, Scene};

/// The form of a board. Its buttons `name=action` play an action, or change the one that was played. It stays the same
/// when there is nothing to decide, so that its content need not be sent again.
pub fn form(scene: &Scene<'_>, id: &'static str, class: &str, content: &Markup) -> Region {
    scene.drawn(id, draw_form(scene, id, class, &html! { (decision(scene)) (content) }))
}

/// The same, made of these regions.
pub fn form_around(scene: &Scene<'_>, id: &'static str, class: &str, inside: &[Region]) -> Region {
    let decision = decision(scene);
    scene.frame(id, class, [&decision].into_iter().chain(inside), |_| {
        draw_form(scene, id, class, &html! { (decision) @for region in inside { (region) } })
    })
}

fn draw_form(scene: &Scene<'_>, id: &str, class: &str, content: &Markup) -> Markup {
    html! {
        form id=(id) class=(class) method="post" action=(scene.links.asks) data-ask="" { (content) }
    }
}

/// A form that asks the table for something.
pub fn ask_form(scene: &Scene<'_>, class: Option<&str>, ask: &str, content: &Markup) -> Markup {
    html! {
        form class=[class] method="post" action=(scene.links.asks) data-ask="" {
            input type="hidden" name="ask" value=(ask);
            (content)
        }
    }
}

/// The hidden fields that say which decision a form is for.
fn decision(scene: &Scene<'_>) -> Region {
    scene.region("decision", scene.act, |id| {
        html! {
            span id=(id) hidden {
                @match scene.act {
                    Act::Decide(number) => {
                        input type="hidden" name="ask" value="play";
                        input type="hidden" name="decision" value=(number);
                    }
                    Act::Change => input type="hidden" name="ask" value="change";,
                    Act::Look => {}
                }
            }
        }
    })
}

/// The value of a button `name=action` that plays this action.
pub fn value(action: &impl Data) -> String {
    serde_json::to_string(action).expect("an action is plain data, which JSON can hold")
}

/// A button that plays an action, or says why it cannot be played. It then stays in its place, so that whoever plays by
/// keyboard finds it and hears the reason.
#[derive(Clone, Debug, Default)]
pub struct Button<'a> {
    pub class: &'a str,
    pub id: Option<&'a str>,
    /// Whether people see it move when it changes place.
    pub glides: bool,
    /// The name under which it is picked up, to be laid somewhere.
    pub pick: Option<&'a str>,
    /// The names of what may be laid here.
    pub takes: Option<&'a str>,
    /// Why the action cannot be played, made by [`refusal`].
    pub refusal: Option<&'a Markup>,
    /// The key by which it explains itself.
    pub what: Option<&'a str>,
    /// The question before something dear is done that cannot be taken back.
    pub sure: Option<&'a Markup>,
}

impl Button<'_> {
    pub fn draw(&self, action: &impl Data, content: &Markup) -> Markup {
        let Self { class, id, glides, pick, takes, refusal, what, sure } = *self;
        html! {
            button class=(class) id=[id] data-flip=[glides.then_some("")] name="action" value=(value(action)) data-pick=[pick] data-for=[takes] data-what=[what]
                title=[refusal] aria-disabled=[refusal.map(|_| "true")] data-sure=[sure] { (content) }
        }
    }
}

/// Why something cannot be done, and the rule behind it.
pub fn refusal(scene: &Scene<'_>, why: &impl Reason) -> Markup {
    html! { (scene.say(&why.phrase())) " (" (why.rule()) ")" }
}

/// A button inside a form that takes the viewer's last action back instead.
pub fn take_back(scene: &Scene<'_>, words: impl Render) -> Markup {
    html! {
        button class="btn slim" name="ask" value="take_back" {
            (icon(scene, "undo")) (words)
        }
    }
}

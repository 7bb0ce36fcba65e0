//! What the viewer may do now, and why not something else.

use board::pieces::{self, value};
use board::{Act, Scene};
use game::{Game as _, Reason as _, Rng, Say as _, Seat};
use maud::{Markup, html};

use crate::{Action, Jackal, View};

/// The viewer's decision, as it is drawn.
pub(super) struct Choice<'a> {
    pub(super) view: &'a View,
    pub(super) legal: &'a [Action],
    pub(super) seat: Seat,
    pub(super) scene: &'a Scene<'a>,
}

impl Choice<'_> {
    /// Whether there is anything to decide.
    pub(super) const fn is_open(&self) -> bool {
        matches!(self.scene.act, Act::Decide(_))
    }

    /// Whether this may be done.
    pub(super) fn allows(&self, action: &Action) -> bool {
        self.legal.contains(action)
    }

    /// Why this may not be done. Any state that looks like this to the viewer refuses it for the same reason.
    pub(super) fn refusal(&self, action: &Action) -> Option<Markup> {
        if self.allows(action) || !self.is_open() {
            return None;
        }
        let state = Jackal::imagine(self.view, &mut Rng::fast(0));
        let why = state.check(self.seat, action).err()?;
        Some(html! { (self.scene.say(&why.phrase())) " (" (why.rule()) ")" })
    }

    /// A button that plays an action, or says why it cannot.
    pub(super) fn button(&self, action: &Action, class: &str, content: &Markup) -> Markup {
        let refusal = self.refusal(action);
        html! {
            button class=(class) name="action" value=(value(action)) title=[refusal.as_ref()]
                aria-disabled=[refusal.as_ref().map(|_| "true")] {
                (content)
            }
        }
    }

    /// Takes the last choice back, which others have not seen yet.
    pub(super) fn take_back(&self) -> Markup {
        let words = html! { (self.scene.text("board-take-back")) };
        pieces::take_back_button(self.scene, &words)
    }
}

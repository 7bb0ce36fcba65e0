//! What the viewer may do now, and why not something else.

use board::pieces::{Button, refusal, take_back};
use board::{Act, Scene};
use game::{Game as _, Rng, Seat};
use maud::Markup;

use crate::{Action, Jackal, View};

pub(super) struct Choice<'a> {
    pub(super) view: &'a View,
    pub(super) legal: &'a [Action],
    pub(super) seat: Seat,
    pub(super) scene: &'a Scene<'a>,
}

impl Choice<'_> {
    pub(super) const fn is_open(&self) -> bool {
        matches!(self.scene.act, Act::Decide(_))
    }

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
        Some(refusal(self.scene, &why))
    }

    /// A button that plays an action, or says why it cannot.
    pub(super) fn button(&self, action: &Action, class: &str, content: &Markup) -> Markup {
        let refusal = self.refusal(action);
        let what = matches!(action, Action::Pour(_)).then_some("rum");
        Button { class, refusal: refusal.as_ref(), what, ..Button::default() }.draw(action, content)
    }

    /// Takes back the last choice, which others have not seen yet.
    pub(super) fn take_back(&self) -> Markup {
        take_back(self.scene, self.scene.text("board-take-back"))
    }
}

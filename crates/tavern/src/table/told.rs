//! What people are told beside the match itself: it stands until they see the match go on.

use game::{Phrase, Seat, Viewers};

use super::per_viewer::PerViewer;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Told {
    /// Somebody does not want to go back.
    UndoRefused { by: Seat },
    /// Somebody does not want to give the match up.
    EndRefused { by: Seat },
    /// Somebody took back what others had noticed.
    TookBack { by: Seat },
    /// All agreed to go back to before somebody's last action.
    WentBack { by: Seat },
}

impl Told {
    /// As the API names it.
    pub(crate) const fn kind(self) -> &'static str {
        match self {
            Self::UndoRefused { .. } => "undo_refused",
            Self::EndRefused { .. } => "end_refused",
            Self::TookBack { .. } => "took_back",
            Self::WentBack { .. } => "went_back",
        }
    }

    /// Whose doing it is.
    pub(crate) const fn by(self) -> Seat {
        let (Self::UndoRefused { by }
        | Self::EndRefused { by }
        | Self::TookBack { by }
        | Self::WentBack { by }) = self;
        by
    }

    pub(crate) fn phrase(self) -> Phrase {
        let id = match self {
            Self::UndoRefused { .. } => "table-undo-refused",
            Self::EndRefused { .. } => "table-end-refused",
            Self::TookBack { .. } => "table-took-back",
            Self::WentBack { .. } => "table-went-back",
        };
        Phrase::new(id).with("seat", self.by())
    }
}

/// What each viewer was told last, and how often they were told anything. Nobody is told of what they could not notice.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Telling {
    last: PerViewer<Option<Told>>,
    count: PerViewer<u32>,
}

impl Telling {
    pub(super) fn tell(&mut self, viewers: Viewers, told: Told) {
        self.last.set(viewers, Some(told));
        self.count.count(viewers);
    }

    /// These have seen the match go on.
    pub(super) fn forget(&mut self, viewers: Viewers) {
        self.last.set(viewers, None);
    }

    /// With its number: the same may be told again.
    pub(super) fn to(&self, viewer: game::Viewer) -> Option<(Told, u32)> {
        self.last[viewer].map(|told| (told, self.count[viewer]))
    }
}

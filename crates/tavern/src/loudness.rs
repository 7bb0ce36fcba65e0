//! How loud somebody wants to hear what happens. It is theirs, like their tempo; nothing sounds until they say so.

pub(crate) const SOUND_COOKIE: &str = "tortuga_sound";

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Loudness {
    #[default]
    Off,
    Quiet,
    Normal,
    Loud,
}

impl Loudness {
    pub(crate) const ALL: [Self; 4] = [Self::Off, Self::Quiet, Self::Normal, Self::Loud];

    /// Its id, which `sound.js` knows, too; `sound-ID` is its text.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Quiet => "quiet",
            Self::Normal => "normal",
            Self::Loud => "loud",
        }
    }

    pub(crate) fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|loudness| loudness.id() == id)
    }
}

//! What every board is drawn with.
//!
//! A game that can be seen implements [`Board`]: pure functions from a view to markup. A [`Scene`] says for whom and in
//! which words. [`AnyBoard`] is the same without types. A [`Scene::region`] is drawn and sent again only when it
//! changes; an [`Update`] of what was [`Sent`] finds out what has. What boards have in common is in [`pieces`].

mod any;
mod board;
mod board_words;
mod draw_cache;
mod drawn;
mod explained;
mod minute;
pub mod pieces;
mod region;
mod scene;
mod sent;
mod sentence;
mod sound;
mod still;
pub mod trial;
mod well_formed;
mod what;

pub use any::{AnyBoard, Drawing, LogEntry, LogLine, VisitLog};
pub use board::{Art, Board, LogKind, Part};
pub use board_words::Words;
pub use draw_cache::{CachedMarkup, DrawCache};
pub use minute::{MinutePart, Standing};
pub use region::{Region, RegionId};
pub use scene::{Act, Links, Player, Presence, Scene};
pub use sent::{Sent, Update};
pub use sound::Sound;
pub use still::still;
pub use well_formed::well_formed;
pub use what::{What, answers};

//! What every board is drawn with.
//!
//! A game that can be seen implements [`Board`]: pure functions from a view to markup. A [`Scene`] says for whom and in
//! which words. [`AnyBoard`] is the same without types. [`Scene::region`] marks what is drawn and sent anew when it
//! changes, and [`Sent`] finds out what has changed. What boards have in common is in [`pieces`].

mod any;
mod drawn;
pub mod pieces;
mod region;
mod scene;
mod sent;
mod sentence;
pub mod trial;
mod well_formed;
mod words;

pub use any::{AnyBoard, Drawing, LogEntry, VisitLog};
pub use drawn::{Art, Board, LogKind};
pub use region::{Region, RegionId, region, without_marks};
pub use scene::{Act, Links, Player, Presence, Scene};
pub use sent::Sent;
pub use sentence::sentence;
pub use well_formed::well_formed;
pub use words::Words;

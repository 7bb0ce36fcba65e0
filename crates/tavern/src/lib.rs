//! The server: identity, storage, tables, bots at tables, and the JSON API with its event stream. It names no game.
//!
//! - [`Tavern`] is all of it; [`serve`] runs one until it is told to stop.
//! - [`table`] is what happens at a table; [`hall`] is all tables; [`store`] is what outlives the process.
//! - [`table::Lens`] is how anything else shows a table live: a lens turns what a viewer may see into messages.
//! - [`analysis`] is what a match hung on, thought over in the background.
//! - [`api`] is the edge: routes, identity, refusals in the language of the request.
//! - [`pages`] is what people see: made on the server, one reader at a time.

pub mod analysis;
pub mod api;
pub mod config;
mod crew;
mod doors;
mod fair;
mod foreign;
pub mod guard;
pub mod hall;
pub mod ids;
pub mod metrics;
mod minds;
pub mod pages;
pub mod people;
mod pool;
pub mod problem;
pub mod store;
pub mod table;
mod tavern;
mod unseen;
mod whereabouts;
pub mod words;
mod work;

pub use config::{Config, Limits, Pace, Rate};
pub use store::BadData;
pub use tavern::{Running, Tavern, serve};

//! The server: identity, storage, tables, bots at tables, and the JSON API with its event stream. It names no game.
//!
//! - [`Tavern`] is all of it; [`serve`] runs one until it is told to stop.
//! - `table` is what happens at a table; `tables` is all tables; `store` is what outlives the process.
//! - [`Lens`] is how anything else shows a table live: a lens turns what a viewer may see into messages.
//! - `analysis` finds the turning points of a match in the background.
//! - `api` is the edge: routes, identity, refusals in the language of the request.
//! - `pages` is what people see: made on the server, one reader at a time.

mod analysis;
mod api;
mod archive;
mod challenges;
mod clock;
mod cluster;
mod config;
mod connections;
mod daily;
mod day;
mod fair_queue;
mod foreign_record;
mod guard;
mod host;
mod ids;
mod invisible;
mod lock;
mod loudness;
mod metrics;
mod moving;
mod notices;
mod pages;
mod players;
mod problem;
mod push;
mod puzzles;
mod rebuilding;
mod serving_threads;
mod slow_work;
mod store;
mod table;
mod tables;
mod tavern;
mod tavern_texts;
mod tempo;
mod thinking;

pub use clock::Ahead;
pub use config::{Config, Limits, Pace, Rate};
pub use moving::{Moved, move_in};
pub use push::PushReach;
pub use rebuilding::{Rebuilt, rebuild};
pub use store::BadData;
pub use tavern::{Running, Tavern, serve};

// For tests and benchmarks.
pub use ids::{Key, TableId};
pub use pages::{PageLens, Replay};
pub use table::{Ask, Asker, Change, FirstSitter, Lens, Look, Looker, Sight, Table, TableSetup};
pub use tables::first_asks;

//! The laws that every game keeps, and the other tests that every game has.
//!
//! A game's `tests/laws.rs` calls [`check_laws`], [`check_texts`], [`check_rules`], [`check_glossary`] and [`check_playthroughs`]; its
//! `tests/rules` has one test per rule, most of them a [`Script`]. [`check_program_texts`] is for programs.

mod advice_check;
mod examples_check;
mod glossary_check;
mod laws;
mod narrator;
mod playthrough;
mod program_texts;
mod rules_check;
mod script;
mod snapshot;
mod source;
mod spoken;
mod states;
mod tables;
mod texts_check;

pub use advice_check::check_advice;
pub use examples_check::check_examples;
pub use glossary_check::check_glossary;
pub use laws::{Breach, Broken, Law, check_laws, check_match, find_broken};
pub use narrator::{NAMES, Narrator};
pub use playthrough::check_playthroughs;
pub use program_texts::check_program_texts;
pub use rules_check::check_rules;
pub use script::Script;
pub use states::{fresh, fresh_with, play_and_look, play_randomly};
pub use tables::{OptionSet, TrialTable, every_option_set, every_table};
pub use texts_check::check_texts;

//! One test a rule, named by its number in RULES.md.

mod abilities;
mod auction;
mod ending;
mod position;
mod sailing;
mod scoring;
mod set_up;
mod turn;

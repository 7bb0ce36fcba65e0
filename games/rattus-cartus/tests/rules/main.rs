//! One test a rule, named by its number in RULES.md.

mod buildings;
mod end;
mod position;
mod round;
mod set_up;

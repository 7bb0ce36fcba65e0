//! The tortuga program.
fn main() {}

//! Builds again when a style sheet, sprite or script is added, which the compiler would not notice.

fn main() {
    println!("cargo::rerun-if-changed=assets");
}

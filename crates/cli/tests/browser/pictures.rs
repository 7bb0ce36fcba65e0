//! The pictures of the README, taken from the running program: `cargo xtask pictures`.

use std::path::{Path, PathBuf};

use serde_json::json;

use super::Evening;
use super::chromium::Page;
use super::games::sit_down;
use super::labels::play_on;

/// A picture is shown in a column of text: it need not be larger.
const SCALE: f64 = 0.62;

/// Every board after so many decisions of somebody at a table of so many.
const BOARDS: [(&str, usize, usize); 5] = [
    ("miaui", 5, 5),
    ("sewer-pirats", 4, 14),
    ("rattus-cartus", 4, 14),
    ("jackal", 3, 12),
    ("isle-of-cats", 3, 12),
];

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures").join(format!("{name}.webp"))
}

/// Opens the page anew: everything has come to rest, and nothing is scrolled.
fn come_again(page: &mut Page) {
    let here = page.text("location.href");
    page.open(&here);
    page.wait_for("#hand [name=decision], #board [name=decision]");
    page.eval("new Promise(done => setTimeout(done, 500)).then(() => scrollTo(0, 0))");
}

/// Only if the chore asks for them: they would differ from run to run.
#[test]
fn the_pictures_of_the_readme_are_taken() {
    if std::env::var_os("TORTUGA_PICTURES").is_none() {
        return;
    }
    std::fs::create_dir_all(file("x").parent().unwrap()).unwrap();
    let mut evening = Evening::begin();
    let mut guest = evening.guest();
    guest.picture(&file("lobby"), SCALE);
    for (game, n_seats, decisions) in BOARDS {
        let mut page = sit_down(&mut evening, game, n_seats, &json!({}), 1280);
        play_on(&mut page, decisions);
        come_again(&mut page);
        page.picture(&file(game), SCALE);
    }
    let mut phone = sit_down(&mut evening, "miaui", 4, &json!({}), 390);
    phone.size(390, 844);
    play_on(&mut phone, 4);
    come_again(&mut phone);
    phone.picture(&file("phone"), SCALE);
    phone.size(1280, 800);
    play_on(&mut phone, usize::MAX);
    let replay = phone.text("location.href.replace('/table/', '/replay/')");
    phone.open(&format!("{replay}?step=24"));
    phone.wait_for("#player");
    phone.picture(&file("replay"), SCALE);
}

//! The pictures of the README, taken from the running program, and the icons of the application, drawn from the one
//! drawing of the turtle: `cargo xtask pictures`.

use std::path::{Path, PathBuf};

use base64::Engine as _;
use serde_json::json;

use super::Evening;
use super::chromium::{Browser, Page};
use super::games::sit_down;
use super::labels::play_on;

/// A picture is shown in a column of text: it need not be larger.
const SCALE: f64 = 0.62;

/// Every board after some decisions of somebody, at tables of some sizes.
const BOARDS: [(&str, usize, usize); 5] = [
    ("miaui", 5, 5),
    ("sewer-pirats", 4, 14),
    ("rattus-cartus", 4, 14),
    ("jackal", 3, 12),
    ("isle-of-cats", 3, 12),
];

/// The icons: how many pixels a side, how much of it the turtle takes, and what is behind it. Of the last one a system
/// may cut off everything outside a circle of four fifths.
const ICONS: [(&str, u32, f64, &str); 3] = [
    ("icon-192.png", 192, 0.96, "transparent"),
    ("icon-512.png", 512, 0.96, "transparent"),
    ("icon-mask.png", 512, 0.726, "#3a2413"),
];

fn assets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tavern/assets")
}

/// Draws all icons into a folder.
fn draw_icons(folder: &Path) {
    let turtle = std::fs::read_to_string(assets().join("favicon.svg")).unwrap();
    let mut browser = Browser::start();
    for (name, side, of_it, on) in ICONS {
        browser.person().draw(&turtle, (side, of_it), on, &folder.join(name));
    }
}

/// Whoever changes the turtle draws the icons anew; another Chromium may round a little differently.
#[test]
fn the_icons_of_the_application_show_the_turtle_as_it_is() {
    if std::env::var_os("TORTUGA_PICTURES").is_some() {
        draw_icons(&assets());
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    draw_icons(folder.path());
    let mut browser = Browser::start();
    let mut page = browser.person();
    for (name, side, ..) in ICONS {
        let image = |folder: &Path| {
            let bytes = base64::engine::general_purpose::STANDARD
                .encode(std::fs::read(folder.join(name)).unwrap());
            json!(format!("data:image/png;base64,{bytes}"))
        };
        let difference = page.eval(&format!(
            "(async () => {{
                const pixels = async (src) => {{
                    const image = Object.assign(new Image(), {{ src }});
                    await image.decode();
                    const {{ width, height }} = image;
                    const canvas = Object.assign(document.createElement('canvas'), {{ width, height }});
                    const context = canvas.getContext('2d');
                    context.drawImage(image, 0, 0);
                    return context.getImageData(0, 0, width, height).data;
                }};
                const [one, other] = [await pixels({}), await pixels({})];
                if (one.length != other.length) return 255;
                return one.reduce((sum, byte, at) => sum + Math.abs(byte - other[at]), 0) / one.length;
            }})()",
            image(&assets()),
            image(folder.path())
        ));
        let difference = difference.as_f64().unwrap();
        assert!(difference < 1.0, "{name}, {side} px: {difference}; `cargo xtask pictures icons`");
    }
}

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

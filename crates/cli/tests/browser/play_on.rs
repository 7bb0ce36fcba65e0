//! Playing on from a step of a replay.

use serde_json::json;

use super::daily::check_both;
use super::{Evening, play_to_the_end};

const FORM_IS_SEEN: &str = "document.querySelector('#play-on button').checkVisibility()";

#[test]
fn from_any_step_of_a_replay_one_plays_on_by_keyboard_and_finds_the_way_back() {
    let mut evening = Evening::begin();
    let mut page = evening.play_now();
    play_to_the_end(&mut page);
    page.click("#again a[href^='/replay/']");
    page.wait_for("#player");
    assert_eq!(page.eval(FORM_IS_SEEN), json!(false), "the form is folded away at first");
    check_both(&mut page, "replay");
    page.wait_for("#player");
    page.press("Home");
    page.press("ArrowRight");
    page.wait("the second step", "document.querySelector('#step').value == 1");
    page.size(360, 780);
    page.eval("document.querySelector('#play-on summary').focus()");
    page.press("Enter");
    page.wait("the form", FORM_IS_SEEN);
    let sticks_out = "document.documentElement.scrollWidth > innerWidth";
    assert_eq!(page.eval(sticks_out), json!(false), "{}", page.shoot("play-on").display());
    assert_eq!(page.eval("document.querySelector('#play-on [name=step]').value"), json!("1"));
    page.eval("document.querySelector('#play-on-with').value = 'sailor'");
    page.eval("document.querySelector('#play-on .btn').focus()");
    page.press("Enter");
    page.wait_for("#main[data-stage=playing]");
    assert!(page.text("document.querySelector('.from-example').innerText").contains("goes on"));
    page.size(1280, 800);
    play_to_the_end(&mut page);
    page.click("#ending a[href^='/replay?record=']");
    page.wait_for("#player");
    assert_eq!(page.eval("document.querySelector('#step').value"), json!("1"));
    assert_eq!(page.complaints(), Vec::<String>::new());
}

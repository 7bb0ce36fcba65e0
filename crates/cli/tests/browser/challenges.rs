//! A challenge: a finished match becomes a link, a friend plays it, and both are seen side by side.

use serde_json::json;

use super::daily::check_both;
use super::{Evening, play_to_the_end};

#[test]
fn a_friend_plays_the_same_deal_and_both_are_compared_decision_by_decision() {
    let mut evening = Evening::begin();
    let mut anna = evening.guest();
    anna.eval("document.querySelector('#level-miaui').value = 'sailor'");
    anna.click("form[action='/play/miaui'] button.gold");
    anna.wait_for("#main[data-stage=playing]");
    play_to_the_end(&mut anna);
    anna.click("#again a[href^='/challenge/']");
    anna.wait_for("#share");
    check_both(&mut anna, "challenge-share");
    let link = anna.text("document.querySelector('#share').value");
    let mut boris = evening.guest();
    boris.open(&link);
    check_both(&mut boris, "challenge-accept");
    boris.size(360, 780);
    assert_eq!(boris.eval("!!document.querySelector('#compare')"), json!(false));
    boris.eval("document.querySelector('#main form button').focus()");
    boris.press("Enter");
    boris.wait_for("#main[data-stage=playing]");
    assert_eq!(
        boris.eval("!!document.querySelector('#hint:not([hidden])')"),
        json!(false),
        "no hints"
    );
    boris.size(1280, 800);
    play_to_the_end(&mut boris);
    boris.click("#again a[href^='/challenge/']");
    boris.wait_for("#compare");
    assert_eq!(boris.eval("document.querySelectorAll('#compare figure').length"), json!(2));
    boris.click("#compare a[aria-label='The next decision']");
    boris.wait_for("#compare");
    check_both(&mut boris, "challenge-compared");
    assert_eq!(boris.complaints(), Vec::<String>::new());
}

//! Reactions and quick phrases: one click says them, everybody reads them in their own language.

use serde_json::json;

use super::chromium::Page;
use super::{Evening, axe, two_people, wait_for_my_turn};

fn exclaim(page: &mut Page, saying: &str) {
    page.click("form.say [popovertarget=sayings]");
    page.click(&format!("#sayings [value={saying}]"));
}

/// The last line of the chat says this.
fn wait_for_line(page: &mut Page, text: &str) {
    let last = "document.querySelector('#chat-list li:last-child .said')?.textContent";
    page.wait(text, &format!("{last} == {}", json!(text)));
}

#[test]
fn a_saying_is_seen_on_the_seat_in_everybodys_own_language_and_can_be_muted() {
    let mut evening = Evening::begin();
    let (mut host, mut friend) = two_people(&mut evening);
    friend.click("form[action='/settings'] button[value=ru]");
    friend.wait(
        "Russian",
        "document.documentElement.lang == 'ru' && !!document.querySelector('#main')",
    );
    wait_for_my_turn(&mut friend);
    wait_for_my_turn(&mut host);
    host.size(390, 844);
    host.click(".says");
    assert_eq!(axe::violations(&mut host), Vec::<String>::new());
    let fits = "[...document.querySelectorAll('#sayings button')].every((way) => way.scrollWidth <= way.clientWidth)";
    assert_eq!(host.eval(fits), json!(true), "every phrase can be read on a phone");
    host.shoot("sayings");
    host.click("#sayings [value=well-played]");
    friend.wait(
        "the phrase where the host sits",
        "document.querySelector('.bubble[data-by=\"0\"]')?.textContent == 'Отлично сыграно!'",
    );
    friend.shoot("bubble");
    wait_for_line(&mut host, "Well played!");
    assert!(!host.has(".toast"), "whoever said it knows");
    wait_for_line(&mut friend, "Отлично сыграно!");
    host.size(1280, 800);
    exclaim(&mut host, "laugh");
    friend.wait("a face", "!!document.querySelector('.bubble[data-by=\"0\"] .reaction')");
    friend.shoot("bubble-face");
    wait_for_line(&mut friend, "смеётся");
    friend.wait("the face to go", "!document.querySelector('.bubble')");
    friend.click("#chat-list li:last-child .mute");
    exclaim(&mut host, "oops");
    wait_for_line(&mut friend, "Ой…");
    assert!(!friend.has(".bubble") && !friend.has(".toast"), "who is muted is not seen");
    // Whoever goes on and on is asked to wait.
    host.eval(
        "for (const button of document.querySelectorAll('#sayings [name=saying]')) button.form.requestSubmit(button)",
    );
    host.wait("talk to have its limits", "!!document.querySelector('.toast')");
    assert_eq!(host.complaints(), Vec::<String>::new());
}

/// What was aimed at when a box was open is meant to close the box.
#[test]
fn a_click_beside_an_open_box_closes_it_and_plays_nothing() {
    let mut evening = Evening::begin();
    let mut page = evening.play_now();
    wait_for_my_turn(&mut page);
    let is_closed = "!document.querySelector('[popover]:not(#what):popover-open')";
    let is_free = "!document.querySelector('#hand [aria-pressed=true]') && !!document.querySelector('#hand [name=decision]')";
    for (opener, width, height) in [
        ("[popovertarget=tempo]", 1280, 800),
        (".says", 390, 844),
        ("[popovertarget=minute]", 390, 844),
    ] {
        page.size(width, height);
        page.eval("scrollTo(0, 0)");
        // Somewhere of the hand that the box leaves free.
        let card = "[...document.querySelectorAll('#hand button.dive-btn')].map((card) => card.getBoundingClientRect())
            .map(({x, y, width, height}) => [x + width / 2, y + height / 2])
            .find(([x, y]) => !document.elementFromPoint(x, y)?.closest('[popover]') && y < innerHeight && y > 0)";
        for tapped in [false, true] {
            page.eval(&format!("document.querySelector('{opener}').click()"));
            page.wait("the box to open", &format!("!({is_closed})"));
            let place = page.eval(&format!("({card}) ?? null"));
            if place.is_null() {
                page.press("Escape");
                continue;
            }
            if tapped {
                page.tap_at(&place);
            } else {
                page.click_at(&place);
            }
            page.wait("the box to close", is_closed);
            std::thread::sleep(std::time::Duration::from_millis(300));
            assert_eq!(
                page.eval(is_free),
                json!(true),
                "{opener} at {width} px: nothing was played"
            );
        }
    }
    // With no box open the same click plays.
    page.click(crate::FREE_CARD);
    page.wait("the card to be played", &format!("!({is_free})"));
}

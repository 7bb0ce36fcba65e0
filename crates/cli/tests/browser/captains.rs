//! What captains say: a hint to whoever asks for one, and the turning points of a match to anyone who sees its replay.

use serde_json::json;

use super::games::sit_down;
use super::{Evening, axe, play_to_the_end, two_people_at, wait_for_my_turn};

const BEST: &str = "document.querySelector('#counsel .best').value";
const LIT: &str = "document.querySelector('#hand [data-my-lit]').value";
const IS_SHOWN: &str = "document.querySelector('#counsel').checkVisibility()";
const SAID: &str = "document.querySelector('#counsel').innerText";

#[test]
fn a_captain_answers_whoever_asks_and_the_others_hear_nothing_of_it() {
    let mut evening = Evening::begin();
    let always = "document.querySelector('[name=hints][value=always]').click()";
    let (mut host, mut friend) = two_people_at(&mut evening, always);
    wait_for_my_turn(&mut host);
    wait_for_my_turn(&mut friend);
    friend.wait_for("#ask-captain");
    friend.wait(
        "the bot's card to lie face down",
        "!!document.querySelector('#dive-2 use[href*=dive-back]')",
    );
    // That the bot's card was shown is said when it lies still.
    friend.eval(
        "(async () => {
            await new Promise((done) => setTimeout(done, 1500));
            globalThis.heard = 0;
            globalThis.before = document.querySelector('#main').innerHTML;
            document.addEventListener('shown', () => heard++);
        })()",
    );
    host.size(1280, 800);
    host.click("#ask-captain");
    host.wait_for("#counsel .best");
    assert_eq!(host.eval("scrollY"), json!(0), "a card that is in sight is not scrolled to");
    let said = host.text(SAID);
    assert!(said.contains("Dive to") && !said.contains('%'), "figures are on demand: {said}");
    assert_eq!(host.text(LIT), host.text(BEST), "the card that a captain would play is lit");
    assert_eq!(axe::violations(&mut host), Vec::<String>::new());
    for close in ["#ask-captain", "#counsel [data-close]"] {
        host.click(close);
        assert_eq!(host.eval(IS_SHOWN), json!(false), "{close} closes the hint");
        assert!(!host.has("[data-my-lit]"), "and puts its light out");
        host.click("#ask-captain");
        assert_eq!(host.text(SAID), said, "who asks twice hears the same");
    }
    host.press("Escape");
    assert_eq!(host.eval(IS_SHOWN), json!(false));
    host.click("#ask-captain");
    assert_eq!(friend.eval("heard"), json!(0));
    assert_eq!(
        friend.eval("before == document.querySelector('#main').innerHTML"),
        json!(true),
        "the other page is as it was"
    );
    let best = host.text(BEST);
    host.click("#counsel .best");
    host.wait("the answer to go with its decision", "document.querySelector('#counsel').hidden");
    host.wait(
        "the captain's card to be chosen",
        &format!("document.querySelector('#hand [aria-pressed=true]')?.value == {}", json!(best)),
    );
    assert_eq!(host.complaints(), Vec::<String>::new());
}

#[test]
fn where_a_cat_would_lie_is_shown_on_the_boat_and_not_said_in_cells() {
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, "isle-of-cats", 2, &json!({}), 1280);
    page.click("#hand .lesson");
    page.wait_for(".take[data-fits]");
    page.click("#ask-captain");
    page.wait_for("#counsel .best");
    page.wait_for("[data-hint-ghost]");
    let said = page.text("[...document.querySelectorAll('#counsel > form, #counsel > p')].map((part) => part.innerText).join()");
    let has_cells = page.eval(&format!("/\\b[a-i]\\d/.test({})", json!(said)));
    assert_eq!(has_cells, json!(false), "{said}");
    // On a phone the hint stays open, and the boat comes into sight.
    page.size(390, 844);
    let address = page.text("location.href");
    page.open(&address);
    page.wait("the place on the boat to be in sight", IS_GHOST_SEEN);
}

/// Whether nothing lies over the ghost of a piece, neither the hint nor the hand.
const IS_GHOST_SEEN: &str = "(() => {
    const box = document.querySelector('[data-hint-ghost]')?.getBoundingClientRect();
    return !!box && !!document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('[data-place]');
})()";

/// The hint makes way for a card in the hand: the page stays, and with it the island that the hint is judged by.
#[test]
fn a_hint_about_a_card_in_the_hand_does_not_scroll_the_island_away() {
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, "jackal", 4, &json!({}), 390);
    page.size(390, 844);
    let address = page.text("location.href");
    page.open(&address);
    page.wait_for("#hand .card-btn:not([aria-disabled=true])");
    page.wait("the island to lie between the prompt and the hand", IS_ISLAND_SEEN);
    let before = page.eval("scrollY");
    // A test's click scrolls by itself.
    page.eval("document.getElementById('ask-captain').click()");
    page.wait_for("#counsel .best");
    let is_lit_seen = "(() => {
        const card = [...document.querySelectorAll('#hand [data-my-lit]')].find((card) => card.checkVisibility());
        const box = card?.getBoundingClientRect();
        return !!box && !!document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('[data-my-lit]');
    })()";
    page.wait("the card to be lit and seen", is_lit_seen);
    assert_eq!(page.eval("scrollY"), before, "{}", page.shoot("hint").display());
}

const IS_ISLAND_SEEN: &str = "(() => {
    const [status, map, lap] = ['status', 'map', 'lap'].map((id) => document.getElementById(id).getBoundingClientRect());
    return map.top >= status.bottom - 1 && map.bottom <= lap.top + 1;
})()";

#[test]
fn hints_are_not_offered_where_a_friend_may_sit_down() {
    let mut evening = Evening::begin();
    let (mut host, _friend) = two_people_at(&mut evening, "");
    wait_for_my_turn(&mut host);
    assert!(!host.has("#ask-captain"));
}

#[test]
fn a_replay_shows_the_turning_points() {
    let mut evening = Evening::begin();
    let mut page = evening.play_now();
    play_to_the_end(&mut page);
    page.click("a[href^='/replay/']");
    page.wait_for("#analysis");
    page.wait_for_analysis("!!document.querySelector('#chart')");
    assert_eq!(page.eval("document.querySelectorAll('#chart .line').length"), json!(4));
    assert_eq!(page.eval("document.querySelectorAll('.costly a').length"), json!(3));
    assert_eq!(axe::violations(&mut page), Vec::<String>::new());
    page.click("#chart");
    let middle = "Math.abs(document.querySelector('#step').value - document.querySelector('#step').max / 2) < 2";
    page.wait("the step in the middle", middle);
    let marked = "document.querySelector('#chart-now').getAttribute('x1') == document.querySelector('#step').value";
    page.wait("the mark to follow", marked);
    let there =
        "document.querySelector('#step').value == document.querySelector('.costly a').dataset.step";
    page.click(".costly a");
    page.wait("the step of the decision", there);
    page.wait("the mark to follow", marked);
    assert_eq!(page.complaints(), Vec::<String>::new());
}

#[test]
fn a_bot_says_afterwards_why_it_played_so() {
    let mut evening = Evening::begin();
    let mut page = evening.play_now();
    play_to_the_end(&mut page);
    page.click("a[href^='/replay/']");
    page.wait_for(".skill");
    let rows = "document.querySelectorAll('.skill tbody').length";
    assert_eq!(page.eval(rows), json!(4), "luck and skill of every seat");
    for (width, height) in [(1280, 800), (390, 844)] {
        page.size(width, height);
        page.press("Home");
        page.wait("the first step", "document.querySelector('#step').value == 0");
        page.wait("no answer yet", "!document.querySelector('#why .reasons')");
        page.click("#ask-why");
        page.wait_for("#why .reasons li");
        let said = page.text("document.querySelector('#why').innerText");
        assert!(said.contains(" wins ") && !said.contains('%'), "figures are on demand: {said}");
        let fits = "document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(page.eval(fits), json!(true), "at {width} pixels");
        assert_eq!(axe::violations(&mut page), Vec::<String>::new());
        page.press("ArrowRight");
        page.wait("the answer to go with its step", "!document.querySelector('#why .reasons')");
    }
    assert_eq!(page.complaints(), Vec::<String>::new());
}

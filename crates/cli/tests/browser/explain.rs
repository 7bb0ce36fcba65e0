//! What is this? Whatever is on a board says so: to the mouse, to a finger, to the keyboard.

use std::time::Duration;

use serde_json::json;

use super::Evening;
use super::chromium::Page;
use super::games::{sit_down, take_steps};

/// Every game, how many sit at its table here, and how many steps lie between two looks at it.
const GAMES: [(&str, usize, u32); 5] = [
    ("miaui", 4, 2),
    ("jackal", 3, 5),
    ("isle-of-cats", 3, 3),
    ("rattus-cartus", 4, 4),
    ("sewer-pirats", 3, 4),
];

/// What is seen on the board and does not explain itself: every picture that is no icon of the tavern, and every small
/// thing with a look of its own (a badge, a chip, a card back) that is no control with words; every key without an
/// answer; and every key that the mouse cannot reach, though other pieces may lie on it.
const SILENT: &str = "(async () => {
    const answers = await (await fetch(document.getElementById('what').dataset.from)).json();
    const seen = (e) => e.checkVisibility({visibilityProperty: true, opacityProperty: true}) && e.getBoundingClientRect().width > 2;
    const inside = (selector) => ['board', 'hand', 'status'].flatMap((id) => [...document.querySelectorAll(`#${id} ${selector}`)]).filter(seen);
    const isIcon = (svg) => [...svg.querySelectorAll('use')].every((use) => use.href.baseVal.includes('/tavern.svg#')) && svg.querySelector('use');
    const pictures = inside('svg').filter((svg) => !isIcon(svg));
    const isPainted = (e) => {
        const {backgroundColor, backgroundImage, borderTopWidth, borderTopStyle} = getComputedStyle(e);
        return backgroundImage != 'none' || !/, 0\\)|transparent/.test(backgroundColor) || (borderTopWidth != '0px' && borderTopStyle != 'none');
    };
    const isControl = (e) => e.closest('button, a, input, select, label, summary, .sr, #hint, #clock, #guide-fold');
    const small = inside('*:not(svg, svg *)').filter((e) => !e.children.length && isPainted(e) && !isControl(e));
    const mute = [...pictures, ...small].filter((e) => !e.closest('[data-what]')).map((e) => e.outerHTML.slice(0, 140));
    const carriers = inside('[data-what]');
    const keys = [...new Set(carriers.map((e) => e.dataset.what))];
    const unknown = keys.filter((key) => !(answers[key]?.[0] && answers[key]?.[1]));
    const isAt = (part) => {
        part.scrollIntoView({block: 'center', behavior: 'instant'});
        const {x, y, width, height} = part.getBoundingClientRect();
        const within = [0.5, 0.04, 0.96];
        return within.some((right) => within.some((down) =>
            document.elementsFromPoint(x + width * right, y + height * down).some((hit) => part.contains(hit))));
    };
    const isReached = (e) => isAt(e) || [...e.children].some(isAt);
    const hidden = keys.filter((key) => !carriers.some((e) => e.dataset.what == key && isReached(e)));
    scrollTo(0, 0);
    return [...mute, ...unknown.map((key) => `no answer: ${key}`), ...hidden.map((key) => `not reached: ${key}`)];
})()";

#[test]
fn everything_on_every_board_explains_itself() {
    let mut evening = Evening::begin();
    for (game, n_seats, steps) in GAMES {
        let mut page = sit_down(&mut evening, game, n_seats, &json!({}), 1280);
        for _ in 0..4 {
            let silent = page.eval(SILENT);
            assert_eq!(silent, json!([]), "{game}: {}", page.shoot(game).display());
            take_steps(&mut page, steps);
        }
    }
}

const IS_OPEN: &str = "document.getElementById('what').matches(':popover-open')";

/// What the balloon says.
fn said(page: &mut Page) -> String {
    page.wait("an explanation", IS_OPEN);
    page.text("document.getElementById('what-words').innerText")
}

/// The balloon is in the window and leaves free what it explains.
fn check_place(page: &mut Page) {
    let fits = page.text(
        "(() => {
            const balloon = document.getElementById('what').getBoundingClientRect();
            const owner = document.querySelector('[data-my-asked]').getBoundingClientRect();
            const isIn = balloon.left >= 0 && balloon.top >= 0 && balloon.right <= innerWidth && balloon.bottom <= innerHeight;
            const isFree = balloon.right <= owner.left || balloon.left >= owner.right || balloon.bottom <= owner.top || balloon.top >= owner.bottom;
            return isIn && isFree ? 'fits' : JSON.stringify([balloon, owner]);
        })()",
    );
    assert_eq!(fits, "fits", "{}", page.shoot("balloon").display());
}

fn closes(page: &mut Page) {
    page.press("Escape");
    page.wait("the explanation to go", &format!("!{IS_OPEN}"));
}

#[test]
fn a_mouse_a_finger_and_the_keyboard_ask_what_something_is() {
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, "miaui", 4, &json!({}), 1280);
    page.wait_for(super::FREE_CARD);
    // The mouse rests.
    page.point_at("#depth-deep");
    assert!(said(&mut page).starts_with("The deep catch"));
    check_place(&mut page);
    closes(&mut page);
    // A click does nothing else there.
    page.click("#kiti");
    assert!(said(&mut page).starts_with("Kiti"));
    closes(&mut page);
    // The focus rests on a card, which is described by what is said.
    super::tab_to(&mut page, "#hand button.dive-btn");
    assert!(said(&mut page).starts_with("Dive card"));
    let describes = "document.activeElement.getAttribute('aria-describedby') == 'what-words'";
    assert_eq!(page.eval(describes), json!(true));
    // Keys lead to what is no button, and back.
    page.press("?");
    for key in ["ArrowUp", "ArrowUp", "ArrowLeft", "Tab"] {
        page.press(key);
        check_place(&mut page);
    }
    let walked = "document.activeElement.dataset.what ?? 'nothing'";
    assert_ne!(page.text(walked), "dive", "the keys lead away from the hand");
    closes(&mut page);
    assert!(page.has("#hand button.dive-btn:focus"), "the focus is back where it was");
    check_fingers(&mut page);
}

/// On a phone: a tap where it does nothing else, a long press on a card, and the button.
fn check_fingers(page: &mut Page) {
    page.size(360, 640);
    for selector in ["#cell-deep .catch", "#depth-shallow", "#who-1", "#round"] {
        page.tap(selector);
        said(page);
        check_place(page);
        closes(page);
    }
    let decision = page.text("document.querySelector('[name=decision]').value");
    page.hold(super::FREE_CARD);
    assert!(said(page).starts_with("Dive card"));
    check_place(page);
    page.tap("#prompt");
    page.wait("the explanation to go", &format!("!{IS_OPEN}"));
    page.tap("#ask-what");
    page.wait_for("[data-asking]");
    page.tap(super::FREE_CARD);
    // Where the page had to scroll, the balloon may come under the finger: it goes, and the next tap asks.
    if !page.comes_true(IS_OPEN, Duration::from_secs(2)) {
        page.tap(super::FREE_CARD);
    }
    assert!(said(page).starts_with("Dive card"));
    closes(page);
    let again = page.text("document.querySelector('[name=decision]').value");
    assert_eq!(again, decision, "whoever asks plays nothing");
    assert!(!page.has("#hand [aria-pressed=true]"), "whoever asks chooses nothing");
}

#[test]
fn whoever_lays_a_cat_is_told_nothing_meanwhile() {
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, "isle-of-cats", 2, &json!({}), 1280);
    page.click("#hand .lesson");
    page.wait("a cat to take", "!!document.querySelector('[data-lift][data-fits]')");
    page.click("[data-lift][data-fits]");
    page.wait_for("[data-my-lifted]");
    page.point_at("#days");
    assert!(
        !page.comes_true(IS_OPEN, Duration::from_secs(2)),
        "{}",
        page.shoot("laying").display()
    );
    page.press("Escape");
    page.wait("the cat to be back", "!document.querySelector('[data-my-lifted]')");
    page.point_at("#bag");
    said(&mut page);
}

#[test]
fn how_to_win_is_told_in_a_minute_with_my_points_in_it() {
    let mut evening = Evening::begin();
    for (game, n_seats, _) in GAMES {
        let mut page = sit_down(&mut evening, game, n_seats, &json!({}), 1280);
        page.wait_for("#goal #standing b");
        page.click("[popovertarget=minute]");
        page.wait_for("#minute:popover-open");
        let told =
            page.text("document.querySelectorAll('#minute .minute li:has(svg):has(p)').length");
        assert_eq!(told, "4", "{game}: the goal, a turn, the end, what counts");
        assert!(page.has("#scores-now li.c0 b"), "{game}: my points");
        page.size(360, 740);
        super::games::check_page(&mut page, game);
        let rules = page.text("document.querySelector('#minute a').href");
        page.open(&rules);
        assert!(page.has("main .minute svg"), "{game}: the rules begin with the same minute");
    }
}

/// What cannot be done now says why, beside what it is.
#[test]
fn what_cannot_be_chosen_says_why_when_it_is_asked_about() {
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, "sewer-pirats", 3, &json!({}), 1280);
    page.click("#hand button[name=action]");
    let refused = "#board .goal[aria-disabled=true]:not([hidden])";
    page.wait_for(refused);
    let why = page.text(&format!("document.querySelector('{refused}').title"));
    assert!(!why.is_empty());
    page.point_at(refused);
    let said = said(&mut page);
    assert!(said.contains(&why), "{said}: {why}");
}

/// Marks some of what lies highest on the board.
const MARK_HIGH: &str = "(() => {
    const seen = [...document.querySelectorAll('#board [data-what]')].filter((e) => {
        const { x, y, width, height } = e.getBoundingClientRect();
        return e.checkVisibility() && height < 90 && e.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    seen.sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top);
    seen.slice(0, 6).forEach((e, nth) => (e.dataset.myNth = nth));
})()";

/// Whether the balloon and the button for a hint have nothing in common.
const IS_APART: &str = "(() => {
    const [a, b] = ['what', 'ask-captain'].map((id) => document.getElementById(id).getBoundingClientRect());
    return a.right < b.left || a.left > b.right || a.bottom < b.top || a.top > b.bottom;
})()";

#[test]
fn an_explanation_leaves_the_button_for_a_hint_free() {
    let mut evening = Evening::begin();
    for (game, n_seats, _) in GAMES {
        let mut page = sit_down(&mut evening, game, n_seats, &json!({}), 1280);
        page.wait_for("#ask-captain");
        for nth in 0..6 {
            // What a bot changes meanwhile has lost its mark.
            page.eval(MARK_HIGH);
            page.point_at(&format!("[data-my-nth='{nth}']"));
            said(&mut page);
            assert_eq!(page.eval(IS_APART), json!(true), "{game}: {}", page.shoot(game).display());
            closes(&mut page);
        }
    }
}

/// Where clans have no abilities (S4), a figure does not tell of one that counts at other tables.
#[test]
fn where_all_clans_are_alike_figures_say_so() {
    const KEYS: &str = "[...new Set([...document.querySelectorAll('#hand .btn.clan, #board .fig, #hand .fig')].filter((e) => e.dataset.what).map((e) => e.dataset.what))]";
    let mut evening = Evening::begin();
    for (variant, is_alike) in [("base", true), ("abilities", false)] {
        let mut page =
            sit_down(&mut evening, "sewer-pirats", 3, &json!({"variant": variant}), 1280);
        page.wait("a decision", "!!document.querySelector('#main [name=decision]')");
        let keys = page.eval(KEYS);
        let keys: Vec<&str> =
            keys.as_array().unwrap().iter().filter_map(|key| key.as_str()).collect();
        assert!(!keys.is_empty(), "{variant}: there are figures");
        assert_eq!(keys == ["figure"], is_alike, "{variant}: {keys:?}");
        assert_eq!(keys.contains(&"figure"), is_alike, "{variant}: {keys:?}");
    }
}

/// What was asked about has the focus, though it is no button; when it is played, the page goes on.
#[test]
fn whoever_asked_about_a_card_can_play_it() {
    const DECISION: &str = "document.querySelector('#main [name=decision]')?.value";
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, "jackal", 2, &json!({}), 390);
    let ask = "(() => { const card = document.querySelector('#hand .card-btn .card'); card.tabIndex = -1; card.focus(); return document.activeElement == card; })()";
    assert_eq!(page.eval(ask), json!(true));
    for choice in ["#hand .card-btn:not([aria-disabled=true])", "#hand [value='\"ready\"']"] {
        let before = page.text(DECISION);
        page.click(choice);
        page.wait("what comes of it", &format!("({DECISION}) != '{before}'"));
    }
    assert_eq!(page.complaints(), Vec::<String>::new());
}

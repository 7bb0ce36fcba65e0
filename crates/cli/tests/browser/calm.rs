//! A page that keeps calm: nothing jumps, nothing dear happens by accident, and a phone has all within reach.

use std::time::Duration;

use serde_json::{Value, json};

use super::Evening;
use super::chromium::Page;
use super::games::{MARK, sit_down, take_steps};

/// Going back is seen within this time.
const SHOWN_SOON: Duration = Duration::from_secs(3);

const GAMES: [&str; 5] = ["miaui", "sewer-pirats", "rattus-cartus", "jackal", "isle-of-cats"];

/// Notes from now on whatever jumps: a part of a board that stays where it is among the others, and yet lies elsewhere on the
/// page after an update. Pieces that people move (`data-flip`) may, and so may what stands in `$free`. What grows keeps one
/// of its edges.
const WATCH: &str = "(() => {
    const seen = (e) => e instanceof HTMLElement && e.checkVisibility({visibilityProperty: true}) && !e.closest('[popover], dialog, [data-flip]');
    const rank = (e) => [...e.parentElement.children].indexOf(e) + ' of ' + e.parentElement.childElementCount;
    const look = () => new Map([...document.querySelectorAll('#board, #board [id]')].filter(seen).map((e) => {
        const { left, right, top, bottom } = e.getBoundingClientRect();
        const edges = [left + scrollX, right + scrollX, top + scrollY, bottom + scrollY];
        return [e.id, { edges, parent: e.parentElement, rank: rank(e), free: e.matches('$free') }];
    }));
    globalThis.jumps = [];
    globalThis.updates = 0;
    let before = look();
    document.addEventListener('shown', () => {
        if (document.getElementById('main').dataset.stage != 'playing') return;
        const now = look();
        globalThis.updates++;
        for (const [id, { edges, parent, rank, free }] of now) {
            const was = before.get(id);
            if (!was || free || was.parent != parent || was.rank != rank) continue;
            const [left, right, top, bottom] = edges.map((edge, side) => Math.abs(edge - was.edges[side]) > 2);
            if ((left && right) || (top && bottom)) jumps.push(id + ': ' + was.edges.map(Math.round) + ' → ' + edges.map(Math.round));
        }
        before = now;
    });
})()";

/// Plays some decisions at random, and looks on until it is one's turn again.
fn play_on(page: &mut Page, n_decisions: u32) {
    for _ in 0..n_decisions {
        page.wait(
            "my turn",
            "(document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'})), !!document.querySelector('#main [name=decision]') || document.querySelector('#main').dataset.stage != 'playing')",
        );
        let decision = page.text(MARK);
        if decision == "over" {
            return;
        }
        page.eval("document.querySelector('[data-my-trial]')?.click()");
        let moved_on = format!(
            "document.querySelector('#main [name=decision]')?.value != {}",
            json!(decision)
        );
        page.comes_true(&moved_on, Duration::from_secs(2));
    }
}

/// What is as large as what lies in it: a building with its guests, on a phone with all below it, and a heap of flotsam.
fn free(game: &str) -> &'static str {
    match game {
        "rattus-cartus" => ".house, .house *, .influence *",
        "sewer-pirats" => ".heap",
        _ => "#none",
    }
}

fn nothing_jumps(width: u32) {
    let mut evening = Evening::begin();
    for game in GAMES {
        let mut page = sit_down(&mut evening, game, 4, &json!({}), width);
        page.wait_for("#board");
        page.eval(&WATCH.replace("$free", free(game)));
        play_on(&mut page, 9);
        assert!(page.eval("updates").as_i64() > Some(5), "{game}: something happens");
        assert_eq!(page.eval("jumps"), json!([]), "{game}: {}", page.shoot(game).display());
    }
}

#[test]
fn nothing_jumps_on_a_desk() {
    nothing_jumps(1280);
}

#[test]
fn nothing_jumps_on_a_phone() {
    nothing_jumps(390);
}

/// Where the prompt and the button that undoes are, how much of the board is seen, how much wider the page is than the
/// window, and whether everything beside the prompt stays in its row.
const REACH: &str = "(() => {
    const inside = (id) => {
        const box = document.getElementById(id).getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return box.top >= 0 && box.bottom <= innerHeight && !!hit?.closest('#' + id);
    };
    const rows = [...Array(innerHeight).keys()].filter((y) => document.elementFromPoint(innerWidth / 2, y)?.closest('#board'));
    const frame = document.getElementById('status').getBoundingClientRect();
    const isWhole = [...document.getElementById('status').children].every((part) => part.getBoundingClientRect().bottom <= frame.bottom + 1);
    return [inside('prompt'), inside('undo'), rows.length > innerHeight / (scrollY ? 6 : 20), document.documentElement.scrollWidth <= innerWidth, isWhole];
})()";

#[test]
fn on_a_phone_prompt_undo_and_board_are_in_sight_wherever_one_scrolls() {
    let mut evening = Evening::begin();
    for game in GAMES {
        let mut page = sit_down(&mut evening, game, 4, &json!({}), 390);
        page.wait("a decision", "!!document.querySelector('#main [name=decision]')");
        let table = page.text("location.href");
        for lang in ["en", "ru"] {
            page.open(&format!("{table}?lang={lang}"));
            page.wait_for("#board");
            for (width, height) in PHONES {
                page.size(width, height);
                check_reach(&mut page, &format!("{game} in {lang}, {width} × {height}"));
            }
        }
    }
}

const PHONES: [(u32, u32); 3] = [(360, 640), (390, 844), (844, 390)];

fn check_reach(page: &mut Page, place: &str) {
    for scrolled in [0, 150] {
        page.eval(&format!("scrollTo(0, {scrolled})"));
        let seen = page.eval(REACH);
        let all = json!([true, true, true, true, true]);
        assert_eq!(seen, all, "{place}, {scrolled}: {}", page.shoot("reach").display());
    }
}

#[test]
fn that_a_match_is_practice_leaves_the_prompt_its_room() {
    let mut evening = Evening::begin();
    for (game, steps) in [("miaui", 3), ("jackal", 12), ("isle-of-cats", 3)] {
        let mut page = sit_down(&mut evening, game, 4, &json!({}), 1280);
        take_steps(&mut page, steps);
        // What nobody has seen yet goes back freely; what lies behind it makes the match practice.
        for _ in 0..12 {
            page.click("#undo");
            if page.comes_true("!!document.querySelector('#practice:not([hidden])')", SHOWN_SOON) {
                break;
            }
        }
        page.wait_for("#practice:not([hidden])");
        let width = page.eval("document.getElementById('prompt').offsetWidth");
        assert!(width.as_i64() > Some(150), "{game}: {width} px, {}", page.shoot(game).display());
        page.size(390, 844);
        check_reach(&mut page, &format!("{game}, practice"));
    }
}

/// Whether the button that lays and the cat on the boat are on top of everything, and all of the boat is in the window.
const IS_UP: &str = "(() => {
    const middle = (part) => { const { x, y, width, height } = part.getBoundingClientRect(); return document.elementFromPoint(x + width / 2, y + height / 2); };
    const [lay, boat] = ['[data-lay]', '[data-place]'].map((part) => document.querySelector(part));
    const { top, bottom } = boat.getBoundingClientRect();
    return lay.contains(middle(lay)) && boat.contains(middle(boat.querySelector('[data-ghost]'))) && top >= 0 && bottom <= innerHeight;
})()";

#[test]
fn on_a_phone_a_cat_that_is_taken_up_is_seen_on_the_boat_beside_its_buttons() {
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, "isle-of-cats", 4, &json!({}), 390);
    page.click("#hand .lesson");
    page.wait_for(".take[data-fits]");
    let table = page.text("location.href");
    for (width, height) in PHONES {
        page.size(width, height);
        page.open(&format!("{table}?lang=ru"));
        page.wait_for(".take[data-fits]");
        page.tap(".take[data-fits]");
        page.wait_for("[data-place][data-my-says=fits]");
        page.wait("the cat on the boat", IS_UP);
    }
}

#[test]
fn on_a_phone_the_boat_of_another_opens_under_its_owners_name() {
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, "isle-of-cats", 4, &json!({}), 390);
    page.wait_for(".fleet .see");
    page.eval("document.querySelector('.fleet .see').click()");
    page.wait_for(".spread:popover-open .close");
    let is_named = "(() => {
        const name = document.querySelector('.spread:popover-open h2');
        const { x, y, width, height } = name.getBoundingClientRect();
        return name.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    })()";
    assert_eq!(page.eval(is_named), json!(true), "{}", page.shoot("boat").display());
}

#[test]
fn the_button_that_tells_how_to_win_says_so() {
    let mut evening = Evening::begin();
    let words = "document.querySelector('[popovertarget=minute] span')";
    for width in [390, 1280] {
        let mut page = sit_down(&mut evening, "miaui", 4, &json!({}), width);
        page.wait_for("[popovertarget=minute]");
        assert_eq!(
            page.eval(&format!("{words}.checkVisibility() && {words}.offsetWidth > 50")),
            json!(true),
            "{width}"
        );
        let has_room = "innerWidth < 1240 || document.querySelector('.say').getBoundingClientRect().bottom <= innerHeight";
        assert_eq!(page.eval(has_room), json!(true), "the chat below it is in sight");
        page.click("[popovertarget=minute]");
        page.wait_for("#minute:popover-open .minute");
    }
}

#[test]
fn on_a_phone_the_hand_folds_and_stays_folded() {
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, "jackal", 4, &json!({}), 390);
    page.wait("a decision", "!!document.querySelector('#main [name=decision]')");
    page.wait_for("#hand-fold:not([hidden])");
    assert!(page.eval("document.querySelector('#lap').offsetHeight").as_i64() > Some(100));
    page.click("#hand-fold");
    page.wait("the hand to fold", "document.querySelector('#lap').offsetHeight < 60");
    let address = page.text("location.href");
    page.open(&address);
    page.wait_for("#hand-fold[aria-expanded=false]");
    page.click("#hand-fold");
    page.wait_for("#hand-fold[aria-expanded=true]");
}

/// Taps twice where something is, so many milliseconds apart.
fn tap_twice(page: &mut Page, selector: &str, apart: u64) {
    let place = page.eval(&format!(
        "(() => {{ const box = document.querySelector({}).getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; }})()",
        json!(selector)
    ));
    page.tap_at(&place);
    std::thread::sleep(Duration::from_millis(apart));
    page.tap_at(&place);
}

/// A seat at a table of Jackal where somebody has coins to spend.
const TORTUGA: &str = "#hand button[value*=tortuga]";

#[test]
fn a_second_tap_on_undo_does_not_sail_to_tortuga() {
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, "jackal", 2, &json!({}), 390);
    page.wait_for("#hand button.card-btn[name=action]:not([aria-disabled])");
    let laid = "!!document.querySelector('#hand [value=take_back]')";
    while !page.comes_true(laid, Duration::from_secs(8)) {
        page.try_tap("#hand button.card-btn[name=action]:not([aria-disabled])");
    }
    tap_twice(&mut page, "#hand [value=take_back]", 350);
    page.wait_for(TORTUGA);
    let port = "document.querySelector('#hand .port')";
    assert_eq!(
        page.eval(&format!("{port}.checkVisibility() && {port}.innerText.includes('Tortuga')")),
        json!(true),
        "the buttons with coins say what they are"
    );
    std::thread::sleep(Duration::from_millis(300));
    assert!(!page.has("#sure[open]") && !page.has(".toast"), "the second tap was deaf");
    assert_eq!(
        page.eval(&format!("!!document.querySelector({TORTUGA:?}).dataset.sure")),
        json!(true),
        "and who means it is asked first"
    );
}

#[test]
fn who_is_done_with_cats_left_to_take_is_asked_first() {
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, "isle-of-cats", 2, &json!({}), 1280);
    page.click("#hand .lesson");
    page.wait_for(".shore .pass");
    page.click(".shore .pass");
    page.wait_for("#sure[open]");
    page.click("#sure [value=no]");
    page.wait("the question to go", "!document.querySelector('#sure[open]')");
    assert!(page.has(".shore .pass"), "nothing has happened");
    page.click(".shore .pass");
    page.click("#sure [value=yes]");
    page.wait("the day to go on", "!document.querySelector('.tags .turn') || !document.querySelector('.shore .pass') || document.querySelector('.tags .tag:not(.turn)')");
}

#[test]
fn a_cat_under_the_mouse_is_laid_by_enter_and_by_its_button() {
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, "isle-of-cats", 2, &json!({}), 1280);
    page.click("#hand .lesson");
    page.wait_for(".take[data-fits]");
    let tiles = "document.querySelectorAll('.mine .deck > .tile:not(.ghost)').length";
    let before = page.eval(tiles).as_i64();
    page.click(".take[data-fits]");
    page.wait_for("[data-place][data-my-says=fits]");
    page.press("Enter");
    page.wait("the cat to lie", &format!("{tiles} > {}", json!(before)));
    page.wait_for(".take[data-fits]");
    let before = page.eval(tiles).as_i64();
    page.click(".take[data-fits]");
    page.wait_for("[data-place][data-my-says=fits]");
    page.click("[data-lay]");
    page.wait("the cat to lie", &format!("{tiles} > {}", json!(before)));
}

#[test]
fn on_a_phone_the_nun_row_stays_when_a_card_of_it_was_looked_at() {
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, "rattus-cartus", 4, &json!({}), 390);
    page.wait_for(".nuns");
    let order = "['.nuns', '.street', '.influence'].map((part) => document.querySelector(part).getBoundingClientRect().top + scrollY)";
    let Value::Array(tops) = page.eval(order) else { panic!("three places") };
    assert!(tops[0].as_f64() < tops[1].as_f64(), "the nuns lie above the street, looked at or not");
    let looks = "[...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).some((rule) => rule.cssText.includes(':has(.look)'))";
    assert_eq!(page.eval(looks), json!(false), "no rule moves them");
}

#[test]
fn every_space_says_what_it_costs_and_why_one_cannot_pay() {
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, "sewer-pirats", 2, &json!({}), 1280);
    page.click("#hand button[name=action]");
    page.wait_for(".quay button[name=action]");
    let prices = "[...document.querySelectorAll('.space:not(:has(.fig))')].filter((space) =>
        [...space.querySelectorAll('.goal')].filter((goal) => goal.checkVisibility()).length != 1).length";
    page.wait("a price on every free space", &format!("{prices} == 0"));
    let decision = page.text("document.querySelector('#main [name=decision]').value");
    page.click(".space.k .goal[aria-disabled=true]:not([hidden])");
    page.wait("why not", "/captain/.test(document.querySelector('.toast')?.innerText)");
    assert_eq!(page.text("document.querySelector('#main [name=decision]').value"), decision);
}

#[test]
fn an_open_chest_lies_beside_the_figures_of_its_crew() {
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, "sewer-pirats", 4, &json!({"open_chests": true}), 1280);
    page.click("#hand button[name=action]");
    page.wait("all crews", "document.querySelectorAll('.crew .men .fig').length >= 8");
    let crowded = "[...document.querySelectorAll('.crew:has(.has button)')].filter((crew) => {
        const chest = crew.querySelector('.has button').getBoundingClientRect();
        return [...crew.querySelectorAll('.fig')].some((figure) => {
            const {left, right, top, bottom} = figure.getBoundingClientRect();
            return left < chest.right && right > chest.left && top < chest.bottom && bottom > chest.top;
        });
    }).length";
    for width in [1280, 390] {
        page.size(width, 800);
        assert_eq!(page.eval(crowded), json!(0), "{width}: {}", page.shoot("crews").display());
    }
    assert!(page.has(".crew .has button"), "chests can be looked into");
}

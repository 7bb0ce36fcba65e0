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

/// Eight cats lie in two rows, and six in one.
#[test]
fn on_a_phone_the_boat_stays_where_it_is_while_the_island_empties() {
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, "isle-of-cats", 2, &json!({}), 390);
    page.wait_for("#board");
    page.eval(&WATCH.replace("$free", free("isle-of-cats")));
    let cats = "document.querySelectorAll('#shore .cats > *').length";
    page.eval(&format!("document.addEventListener('shown', () => (globalThis.fewest = Math.min(globalThis.fewest ?? 9, {cats})))"));
    play_on(&mut page, 9);
    assert!(page.eval("fewest").as_i64().is_some_and(|fewest| fewest < 7), "cats were taken");
    assert_eq!(page.eval("jumps"), json!([]), "{}", page.shoot("boat").display());
}

/// Says it is the last round, and that there is nothing to hint at; whether all beside the prompt still stand in one row.
const LAST_ROUND: &str = "(() => {
    const round = document.getElementById('round');
    round.className = 'rounds final';
    round.textContent = document.documentElement.lang == 'ru' ? 'Последний раунд' : 'Last round';
    document.getElementById('hint').hidden = true;
    const [first, tools] = ['round', 'tools'].map((id) => document.getElementById(id).getBoundingClientRect());
    return tools.top < first.bottom && first.top < tools.bottom;
})()";

/// There is room for two lines of the prompt in the last round, too.
#[test]
fn on_a_phone_the_last_round_leaves_the_prompt_its_lines() {
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, "miaui", 4, &json!({}), 390);
    page.wait("a decision", "!!document.querySelector('#main [name=decision]')");
    let table = page.text("location.href");
    page.open(&format!("{table}?lang=ru"));
    page.wait_for("#board");
    assert_eq!(page.eval(LAST_ROUND), json!(true), "{}", page.shoot("last").display());
}

/// How far the boat moves when a treasure is to be chosen instead of a cat.
const FINDING: &str = "(() => {
    const top = () => document.querySelector('[data-place]').getBoundingClientRect().top;
    const [before, shore] = [top(), document.getElementById('shore')];
    shore.classList.add('finding');
    shore.querySelector('.hoard').classList.add('offer');
    return Math.abs(Math.round(top() - before));
})()";

#[test]
fn on_a_phone_the_boat_stays_where_it_is_while_a_treasure_is_chosen() {
    let mut evening = Evening::begin();
    for n_seats in [2, 3, 4] {
        let mut page = sit_down(&mut evening, "isle-of-cats", n_seats, &json!({}), 390);
        page.wait_for("#hand .lesson");
        page.click("#hand .lesson");
        page.wait_for(".take[data-fits]");
        assert_eq!(page.eval(FINDING), json!(0), "{n_seats}: {}", page.shoot("found").display());
    }
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
        // What nobody has seen yet goes back freely; what lies behind it makes the match practice, and asks first.
        for _ in 0..12 {
            page.click("#undo");
            if page.comes_true("!!document.querySelector('#sure[open]')", SHOWN_SOON) {
                break;
            }
        }
        assert!(!page.has("#practice:not([hidden])"), "{game}: practice by a slip");
        page.click("#sure [value=yes]");
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

/// Taps twice where something is, this many milliseconds apart.
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
fn whoever_is_done_with_cats_left_to_take_is_asked_first() {
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
    let Value::Array(heights) = page.eval(EVERYBODY_LOOKED) else { panic!("two heights") };
    assert_eq!(heights[0], heights[1], "a card that all have looked at, and one may look at again");
}

/// How high the nun row is before and after everybody has looked at its first card, which may be looked at.
const EVERYBODY_LOOKED: &str = "(() => {
    const high = () => document.querySelector('.nuns').getBoundingClientRect().height;
    const [before, nun, button] = [high(), document.getElementById('nun-0'), document.createElement('button')];
    nun.querySelector('.lookers').innerHTML = document.querySelector('.seat .disc').outerHTML.repeat(4);
    button.className = 'look';
    button.append(nun.querySelector('.pc'));
    nun.prepend(button);
    return [before, high()];
})()";

/// How far the first card of the hand moves on the page while card after card is chosen to be given.
const GIVING: &str = "(() => {
    const cap = document.querySelector('#hand .cap');
    cap.querySelector('.hint').textContent = 'Give away 5 more cards.';
    cap.insertAdjacentHTML('beforeend', '<p class=\"hint given\"></p>');
    const top = () => document.querySelector('#hand .held').getBoundingClientRect().top;
    const before = top();
    cap.querySelector('.given').textContent = 'Chosen so far: monk (0), monk (1), monk (3), monk (4) and joker.';
    return Math.abs(Math.round(top() - before));
})()";

#[test]
fn the_hand_stays_where_it_is_while_cards_are_given_away() {
    let mut evening = Evening::begin();
    for width in [390, 1280] {
        let mut page = sit_down(&mut evening, "rattus-cartus", 4, &json!({}), width);
        page.wait_for("#hand .held");
        assert_eq!(page.eval(GIVING), json!(0), "{}", page.shoot("given").display());
    }
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

/// How high Kiti glides when she moves.
const LEVELS: &str = "(async () => {
    const { name } = performance.getEntriesByType('resource').find(({ name }) => name.includes('glide'));
    const { glide } = await import(name);
    const kiti = document.getElementById('kiti');
    const levels = [];
    kiti.animate = ({ zIndex }) => levels.push(...zIndex);
    // A margin would not move her where she stands at the right.
    glide(() => (kiti.style.left = '90px'));
    return levels;
})()";

#[test]
fn what_moves_on_the_board_passes_under_the_hand() {
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, "miaui", 4, &json!({}), 1280);
    page.prefer("no-preference", "light");
    page.wait_for("#kiti");
    let levels = page.eval(LEVELS);
    let hand = page.eval("+getComputedStyle(document.getElementById('hand')).zIndex").as_i64();
    let all = levels.as_array().expect("a list");
    assert!(!all.is_empty() && all.iter().all(|level| level.as_i64() < hand), "{levels}, {hand:?}");
}

#[test]
fn the_offer_to_learn_a_game_takes_no_room_from_its_board() {
    let mut evening = Evening::begin();
    for width in [1280, 390] {
        let mut page = evening.guest();
        page.size(width, 844);
        page.eval("document.querySelector('form[action=\"/play/miaui\"]').submit()");
        page.wait_for(".ledge .first-offer [formaction], .ledge .first-offer button");
        let high = page.eval("document.querySelector('.first-offer button').offsetHeight");
        assert!(high.as_u64() < Some(44), "it is one line: {high}");
        let top = "Math.round(document.getElementById('board').getBoundingClientRect().top)";
        let offered = page.eval(top);
        let table = page.text("location.origin + location.pathname");
        page.open(&table);
        page.wait_for("#board");
        assert_eq!(page.eval(top), offered, "{width} px");
        assert!(!page.has(".first-offer"));
    }
}

/// Whoever chooses a hint has decided, too.
#[test]
fn the_offer_to_learn_a_game_goes_with_the_first_choice_of_a_hint() {
    let mut evening = Evening::begin();
    let mut page = evening.guest();
    page.eval("document.querySelector('form[action=\"/play/miaui\"]').submit()");
    page.wait_for(".ledge .first-offer");
    page.click("#hint button");
    page.wait_for("#counsel button[name=action]");
    page.click("#counsel button[name=action]");
    page.wait("the offer to go", "!document.querySelector('.first-offer')");
}

/// On a phone whoever lays cards sees all of the island, between what stands above it and the hand.
#[test]
fn a_new_island_is_seen_whole_on_a_phone() {
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, "jackal", 4, &json!({}), 390);
    page.size(390, 844);
    let url = page.text("location.href");
    page.open(&url);
    page.wait_for("#main [name=decision]");
    let is_whole = page.comes_true(
        "(() => {
            const [status, map, lap] = ['status', 'map', 'lap'].map((id) => document.getElementById(id).getBoundingClientRect());
            return map.top >= status.bottom - 1 && map.bottom <= lap.top + 1;
        })()",
        Duration::from_secs(4),
    );
    assert!(is_whole, "{}", page.shoot("island").display());
}

/// How much lower the page ever was than before, in pixels, since this was begun.
const SHRINKS: &str = "(() => {
    const high = () => document.documentElement.scrollHeight;
    let before = high();
    globalThis.shrinks = 0;
    document.addEventListener('shown', () => {
        shrinks = Math.max(shrinks, before - high());
        before = high();
    });
})()";

/// Whoever has scrolled down to read the log stays there when the hand gets lower.
#[test]
fn on_a_phone_the_page_does_not_scroll_at_a_new_island() {
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, "jackal", 4, &json!({}), 390);
    page.wait_for("#board");
    page.eval(SHRINKS);
    play_on(&mut page, 12);
    assert!(page.eval("shrinks").as_f64() < Some(5.0), "{}", page.text("shrinks"));
}

/// Takes up every cat in every way: how often the boat moved, and how often cats that would lie alike looked different.
const TURNED: &str = "(() => {
    const seen = new Map();
    const top = () => Math.round(document.querySelector('[data-place]').getBoundingClientRect().top + scrollY);
    const [before, moved] = [top(), []];
    for (const button of document.querySelectorAll('[data-lift][data-fits]')) {
        button.click();
        for (let way = 0; way < 8; way++) {
            const key = `${button.id} ${document.querySelector('[name=turn]').value}`;
            seen.set(key, (seen.get(key) ?? new Set()).add(document.querySelector('[data-ghost]').innerHTML));
            if (top() != before) moved.push(top() - before);
            document.querySelector(way == 3 ? '[data-do=flip]' : '[data-do=turn]').click();
        }
        document.querySelector('[data-do=back]').click();
    }
    const differ = [...seen.values()].filter((looks) => looks.size > 1).length;
    return [seen.size > 20, differ, moved];
})()";

#[test]
fn a_cat_is_shown_as_it_will_lie_and_the_boat_keeps_still_meanwhile() {
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, "isle-of-cats", 2, &json!({}), 1280);
    page.click("#hand .lesson");
    page.wait_for("[data-lift][data-fits]");
    assert_eq!(page.eval(TURNED), json!([true, 0, []]), "{}", page.shoot("turned").display());
}

/// A card with all its badges: how much of its picture they cover, in percent.
const COVERED: &str = "(() => {
    const card = document.createElement('span');
    card.className = 'card k-arrow';
    card.innerHTML = '<svg></svg><span class=stuck><span><svg></svg></span></span><b class=at>2</b>';
    document.querySelector('.seat').append(card);
    const box = (part) => card.querySelector(part).getBoundingClientRect();
    const [picture, ...badges] = [':scope > svg', '.stuck', '.at'].map(box);
    const shared = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    return Math.round(badges.reduce((sum, badge) => sum + shared(picture, badge), 0) / (picture.width * picture.height) * 100);
})()";

#[test]
fn badges_leave_the_arrow_of_their_card_to_be_read() {
    let mut evening = Evening::begin();
    for width in [390, 1280] {
        let mut page = sit_down(&mut evening, "jackal", 4, &json!({}), width);
        page.wait_for(".seat");
        let covered = page.eval(COVERED).as_i64();
        assert!(covered < Some(20), "{width} px: {covered:?} %");
    }
}

/// Whether all clans stand in one row in the window, each large enough for a thumb.
const IN_A_ROW: &str = "(() => {
    const boxes = [...document.querySelectorAll('.btn.clan')].map((clan) => clan.getBoundingClientRect());
    const tops = new Set(boxes.map((box) => Math.round(box.top)));
    return boxes.length > 1 && tops.size == 1 && boxes.every((box) => box.width >= 60 && box.height >= 60 && box.bottom <= innerHeight);
})()";

#[test]
fn on_a_tablet_all_clans_stand_side_by_side() {
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, "sewer-pirats", 2, &json!({}), 1280);
    page.wait_for(".btn.clan");
    let table = page.text("location.href");
    for (lang, width, height) in [("en", 768, 1024), ("ru", 820, 1180)] {
        page.size(width, height);
        page.open(&format!("{table}?lang={lang}"));
        page.wait_for(".btn.clan");
        assert_eq!(page.eval(IN_A_ROW), json!(true), "{}", page.shoot("clans").display());
    }
}

/// When Kiti stands below the lagoon, the hand does not cover her, nor she the name of the fish there.
#[test]
fn kitis_feet_stay_above_the_hand_and_beside_the_fish() {
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, "miaui", 4, &json!({}), 1280);
    page.size(1280, 800);
    page.wait_for("#kiti");
    page.eval("document.getElementById('kiti').className = 'kiti at-bottom'");
    let edges = "['kiti', 'hand'].map((id) => document.getElementById(id).getBoundingClientRect()).map(({ top, bottom }) => [top, bottom])";
    let edges = page.eval(edges);
    assert!(edges[0][1].as_f64() <= edges[1][0].as_f64(), "{edges}");
    let lies_over_name = "(() => {
        const [kiti, name] = ['#kiti', '#catch-1-deep .kind'].map((one) => document.querySelector(one).getBoundingClientRect());
        return kiti.left < name.right && name.left < kiti.right && kiti.top < name.bottom;
    })()";
    assert_eq!(page.eval(lies_over_name), json!(false), "{}", page.shoot("kiti").display());
}

/// On a common laptop the hand lies below the board, and the page need not be scrolled.
#[test]
fn on_a_laptop_all_of_the_lagoon_is_above_the_hand() {
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, "miaui", 4, &json!({}), 1280);
    page.wait_for("#hand-12");
    for (width, height) in [(1280, 720), (1366, 768), (1280, 800)] {
        page.size(width, height);
        let is_whole = "(() => {
            const [board, hand] = ['board', 'hand'].map((id) => document.getElementById(id).getBoundingClientRect());
            return board.bottom <= hand.top && document.documentElement.scrollHeight <= innerHeight;
        })()";
        page.wait(&format!("all of the lagoon at {width} by {height}"), is_whole);
    }
}

/// All land there: a newcomer is told of the white flag and looks for it.
#[test]
fn two_pirates_leave_the_cloth_of_their_flag_in_sight() {
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, "jackal", 2, &json!({}), 390);
    page.wait_for("#pawn-1");
    let is_seen = "(() => {
        const cloth = document.querySelector('[data-what=white-flag] svg').getBoundingClientRect();
        const pirates = [...document.querySelectorAll('.pawn > svg')].map((svg) => svg.getBoundingClientRect());
        return pirates.length == 2 && pirates.every(({ top }) => top > cloth.top + cloth.height * 0.3);
    })()";
    assert_eq!(page.eval(is_seen), json!(true), "{}", page.shoot("flag").display());
}

#[test]
fn to_ask_what_something_is_does_not_move_the_page() {
    let mut evening = Evening::begin();
    for (game, width) in [("miaui", 390), ("isle-of-cats", 1280)] {
        let mut page = sit_down(&mut evening, game, 3, &json!({}), width);
        page.wait_for("#ask-what:not([hidden])");
        page.click("#ask-what");
        page.wait_for("#what:popover-open");
        assert_eq!(page.eval("scrollY"), json!(0), "{game}");
    }
}

#[test]
fn a_tap_on_the_button_that_skips_does_nothing_else_when_it_has_just_gone() {
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, "miaui", 3, &json!({}), 390);
    page.wait_for("#hand button[name=action]:not([aria-disabled])");
    let found = "(async () => {
        const until = async (is) => { while (!is()) await new Promise(requestAnimationFrame); };
        const skip = () => document.getElementById('skip');
        document.querySelector('#hand button[name=action]:not([aria-disabled])').click();
        document.querySelector('#hand [data-send], #hand button[type=submit]')?.click();
        await until(() => !skip().hidden);
        const { x, y, width, height } = skip().getBoundingClientRect();
        const there = () => document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button')?.id;
        await until(() => skip().hidden);
        const first = there();
        await new Promise((later) => setTimeout(later, 700));
        return first + ' ' + (there() == 'skip');
    })()";
    assert_eq!(page.text(found), "skip false");
}

#[test]
fn a_cat_that_does_not_fit_promises_nothing() {
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, "isle-of-cats", 2, &json!({}), 1280);
    page.click("#hand .lesson");
    page.wait_for(".take[data-fits]");
    page.click(".take[data-fits]");
    page.wait_for("[data-my-says]");
    let promised = "(() => {
        const grid = document.querySelector('[data-place]');
        const shown = () => [...document.querySelectorAll('[data-counts], [data-fills], [data-joins]')].some((line) => !line.hidden);
        const ways = ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowRight'];
        let [refused, promised] = [0, 0];
        for (const code of ways.flatMap((way) => Array(24).fill(way))) {
            grid.dispatchEvent(new KeyboardEvent('keydown', { key: code, code, bubbles: true }));
            if (grid.dataset.mySays == 'fits') continue;
            refused++;
            promised += shown();
        }
        return [refused > 0, promised];
    })()";
    assert_eq!(page.eval(promised), json!([true, 0]));
}

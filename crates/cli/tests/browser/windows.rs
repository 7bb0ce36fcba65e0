//! Windows of every shape: what must be seen is seen, and what must be clicked can be.

use serde_json::{Value, json};

use super::Evening;
use super::chromium::{Browser, Page};
use super::labels::play_on;

/// Every game, and how many sit at its table here.
const GAMES: [(&str, usize); 5] =
    [("miaui", 4), ("jackal", 4), ("isle-of-cats", 4), ("rattus-cartus", 4), ("sewer-pirats", 4)];

/// Asks the server for something, in the name of the page's viewer.
fn ask(page: &mut Page, path: &str, request: &Value) -> Value {
    page.eval(&format!(
        "fetch('/api/{path}', {{method: 'POST', body: JSON.stringify({request}), headers: {{'content-type': 'application/json'}}}}).then((answer) => answer.text()).then((text) => text ? JSON.parse(text) : null)"
    ))
}

/// Opens a table that is asked for, and looks at it.
fn open(evening: &mut Evening, request: &Value) -> (Page, String) {
    let mut page = evening.guest();
    ask(&mut page, "me", &json!({"name": "Captain Crumb"}));
    let made = ask(&mut page, "tables", request);
    let table = made["table"].as_str().unwrap().to_owned();
    page.open(&evening.url(&format!("/table/{table}")));
    (page, table)
}

fn seats(n_seats: usize) -> Vec<&'static str> {
    [vec!["me"], vec!["sailor"; n_seats - 1]].concat()
}

/// Whether there is no hole below the final board.
const BELOW_THE_BOARD: &str = "(() => {
    const frame = document.querySelector('.final-board').getBoundingClientRect();
    return frame.bottom - document.getElementById('board').getBoundingClientRect().bottom < 40;
})()";

/// The tables of a reckoning that stick out of their cards.
const STICK_OUT: &str = "[...document.querySelectorAll('.score')].filter((card) =>
    card.querySelector('table').getBoundingClientRect().right > card.getBoundingClientRect().right).map((card) => card.innerText)";

/// Whether there is a choice in the window, all of it and on top.
const ARE_SEEN: &str =
    "[...document.querySelectorAll('#main button[name=action]')].some((choice) => {
    const box = choice.getBoundingClientRect();
    const corners = [[box.left + 9, box.top + 9], [box.right - 9, box.bottom - 9]];
    return corners.every(([x, y]) => choice.contains(document.elementFromPoint(x, y)));
})";

/// The choices that cannot be clicked, though the page was scrolled to them.
const COVERED: &str = "[...document.querySelectorAll('#main button[name=action], #main [data-lift], #main [data-pick]')]
    .filter((choice) => choice.checkVisibility({visibilityProperty: true}) && !choice.disabled)
    .filter((choice) => {
        choice.scrollIntoView({block: 'nearest'});
        const box = choice.getBoundingClientRect();
        return !choice.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
    })
    .map((choice) => choice.outerHTML.slice(0, 90))";

#[test]
fn a_reckoning_stays_in_its_cards_and_the_board_below_is_as_high_as_it_is_drawn() {
    let mut evening = Evening::begin();
    for game in ["rattus-cartus", "jackal"] {
        let request = json!({"game": game, "seats": seats(4), "start": true});
        let (mut page, table) = open(&mut evening, &request);
        assert!(play_on(&mut page, usize::MAX), "{game} comes to its end");
        page.open(&evening.url(&format!("/table/{table}?lang=ru")));
        page.wait_for(".scores");
        for (width, height) in [(1280, 800), (1440, 900), (390, 844)] {
            page.size(width, height);
            assert_eq!(page.eval(STICK_OUT), json!([]), "{game} at {width}");
            assert_eq!(page.eval(BELOW_THE_BOARD), json!(true), "{game} at {width}");
        }
    }
}

#[test]
fn in_a_low_window_nothing_lies_over_a_choice() {
    let mut evening = Evening::begin();
    for (game, n_seats) in GAMES {
        let request = json!({"game": game, "seats": seats(n_seats), "start": true});
        let (mut page, _) = open(&mut evening, &request);
        page.wait("a decision", "!!document.querySelector('#main [name=decision]')");
        for (width, height) in [(1366, 657), (1280, 720), (844, 390), (640, 400)] {
            page.size(width, height);
            page.eval("scrollTo(0, 0)");
            let some_are_seen = width < 960 || page.eval(ARE_SEEN) == json!(true);
            assert!(some_are_seen, "{game}, {width} × {height}: {}", page.shoot(game).display());
            assert_eq!(page.eval(COVERED), json!([]), "{game}, {width} × {height}");
        }
    }
}

/// Cards of the hand that are not in the window whole.
const CUT: &str = "[...document.querySelectorAll('#hand .held')].filter((card) => {
    const box = card.getBoundingClientRect();
    return box.top < 0 || box.bottom > innerHeight || !card.contains(document.elementFromPoint(box.x + 6, box.bottom - 6));
}).length";

/// Nobody can tell which building to go to without seeing what they hold.
#[test]
fn in_rattus_cartus_a_hand_of_many_cards_is_seen_in_one_row_while_a_building_is_chosen() {
    let mut evening = Evening::begin();
    let request = json!({"game": "rattus-cartus", "seats": seats(4), "start": true});
    let (mut page, _) = open(&mut evening, &request);
    page.size(1280, 800);
    page.wait("a decision", "!!document.querySelector('#board [name=action]')");
    page.eval("scrollTo(0, 0)");
    assert_eq!(page.eval(CUT), json!(0), "{}", page.shoot("hand").display());
    let height = "document.querySelector('#hand').offsetHeight";
    let low = page.eval(height);
    page.eval(
        "(() => {
            const suits = [...document.querySelectorAll('#hand .suit')];
            for (let place = 0; document.querySelectorAll('#hand .held').length < 16; place += 1) {
                const suit = suits[place % suits.length];
                suit.append(suit.lastElementChild.cloneNode(true));
            }
        })()",
    );
    assert_eq!(page.eval(height), low, "{}", page.shoot("hand").display());
    assert_eq!(page.eval(CUT), json!(0), "{}", page.shoot("hand").display());
}

/// Whether something is in the window, and on top.
fn is_seen(page: &mut Page, selector: &str) -> bool {
    page.eval(&format!(
        "(() => {{
            const item = document.querySelector({});
            const box = item?.getBoundingClientRect();
            return !!box && item.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
        }})()",
        json!(selector)
    )) == json!(true)
}

#[test]
fn on_a_phone_the_time_left_is_seen() {
    let mut evening = Evening::begin();
    for (game, n_seats) in GAMES {
        let request = json!({"game": game, "seats": seats(n_seats), "seconds": 60, "start": true});
        let (mut page, _) = open(&mut evening, &request);
        page.size(390, 844);
        page.wait("the clock", "document.querySelector('#clock [data-until]')?.textContent > ''");
        assert!(is_seen(&mut page, "#clock .tag"), "{game}: {}", page.shoot(game).display());
    }
}

#[test]
fn lessons_keep_their_size_while_others_choose_and_keys_go_on_from_there() {
    let mut evening = Evening::begin();
    let request = json!({"game": "isle-of-cats", "seats": ["me", "open"]});
    let (mut host, table) = open(&mut evening, &request);
    let mut guest = evening.guest();
    ask(&mut guest, "me", &json!({"name": "Old Compass"}));
    ask(&mut guest, &format!("tables/{table}/sit"), &json!({"seat": 1, "salt": "salt"}));
    ask(&mut host, &format!("tables/{table}/start"), &json!({}));
    host.wait_for("#hand .lesson");
    let height = "document.querySelector('#hand').offsetHeight";
    let before = host.eval(height).as_i64().unwrap();
    host.eval("document.querySelector('#hand .lesson').focus()");
    host.press("Enter");
    host.wait_for("#hand .lesson.back");
    let after = host.eval(height).as_i64().unwrap();
    assert!(after < before + 60, "{before} px, then {after} px");
    guest.open(&evening.url(&format!("/table/{table}")));
    guest.click("#hand .lesson");
    host.wait("the focus to go on", "document.activeElement?.matches('#prompt, .take')");
}

#[test]
#[should_panic(expected = "<button id=\"go\">Go</button> is covered by <div id=\"veil\"")]
fn a_test_that_clicks_on_what_is_covered_fails_and_says_by_what() {
    let veil = "<button id=go>Go</button><div id=veil style='position: fixed; inset: 0'></div>";
    let mut browser = Browser::start();
    let mut page = browser.person();
    page.open(&format!("data:text/html,{veil}"));
    page.click("#go");
}

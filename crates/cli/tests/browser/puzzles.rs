//! A puzzle: think, choose on the board, see what it was worth, and go on to the next.

use serde_json::json;

use super::Evening;
use super::chromium::Page;
use super::daily::check_both;

const CHOICE: &str = "#main button[name=action]:not([disabled]):not([aria-disabled=true])";
const STRENGTH: &str = "document.querySelector('.strength b').innerText";

/// Whether the verdict begins below what sticks to the upper edge.
const IS_SEEN: &str = "(() => {
    const [puzzle, status] = ['puzzle', 'status'].map((id) => document.getElementById(id).getBoundingClientRect());
    return puzzle.top >= status.bottom - 1 && puzzle.top < innerHeight / 2;
})()";

/// Chooses whatever comes first, by keyboard.
fn choose(page: &mut Page) {
    page.wait_for(CHOICE);
    page.eval(&format!("document.querySelector({}).focus()", json!(CHOICE)));
    page.press("Enter");
    page.wait(
        "the verdict",
        "['right', 'wrong'].includes(document.querySelector('#puzzle')?.dataset.verdict)",
    );
}

#[test]
fn a_puzzle_is_solved_on_the_board_and_only_the_first_try_moves_ones_strength() {
    let mut evening = Evening::begin();
    let mut page = evening.guest();
    page.click("a[href='/puzzles']");
    page.wait_for(".shelves");
    page.size(360, 780);
    let sticks_out = "document.documentElement.scrollWidth > innerWidth";
    assert_eq!(page.eval(sticks_out), json!(false), "{}", page.shoot("puzzles").display());
    page.click("form[action='/puzzles/rattus-cartus'] button");
    page.wait_for("#puzzle[data-verdict=open]");
    let table = page.text("location.pathname");
    assert_eq!(
        page.eval("!!document.querySelector('#puzzle dl')"),
        json!(false),
        "nothing is told"
    );
    assert_eq!(page.eval(sticks_out), json!(false), "{}", page.shoot("puzzle").display());
    choose(&mut page);
    page.wait("the verdict to be seen", IS_SEEN);
    assert_eq!(page.eval("document.querySelectorAll('#puzzle dl dd').length"), json!(2));
    assert_eq!(page.eval(sticks_out), json!(false), "{}", page.shoot("puzzle-solved").display());
    page.click("#puzzle form button");
    page.wait("another puzzle", &format!("location.pathname != {}", json!(table)));
    page.wait_for("#puzzle[data-verdict=open]");
    page.click("#puzzle a[href='/puzzles/rattus-cartus']");
    page.wait_for(".puzzle-list");
    let strength = page.text(STRENGTH);
    assert_ne!(strength, "1500", "the first try moved it");
    let tried = ".puzzle-list button.solved, .puzzle-list button.bad";
    assert_eq!(page.eval(&format!("document.querySelectorAll('{tried}').length")), json!(1));
    page.click(tried);
    page.wait_for("#puzzle:not([data-verdict=open])");
    assert_eq!(page.text("location.pathname"), table, "a puzzle has one table");
    page.open(&evening.url("/puzzles"));
    evening.cut_power();
    page.open(&evening.url("/puzzles/rattus-cartus"));
    page.wait_for(".puzzle-list");
    assert_eq!(page.text(STRENGTH), strength);
    assert_eq!(page.complaints(), Vec::<String>::new());
}

#[test]
fn the_pages_of_puzzles_can_be_used_by_everybody_in_both_languages() {
    let mut evening = Evening::begin();
    let mut page = evening.guest();
    page.open(&evening.url("/puzzles"));
    check_both(&mut page, "all");
    page.open(&evening.url("/puzzles/miaui"));
    check_both(&mut page, "before");
    page.click("#main form[action='/puzzles/miaui'] button.gold");
    page.wait_for("#puzzle[data-verdict=open]");
    check_both(&mut page, "question");
    choose(&mut page);
    page.press("Escape");
    page.wait("what followed", "!!document.querySelector('#puzzle .replies li')");
    page.eval("document.querySelector('#puzzle-proof').open = true");
    check_both(&mut page, "verdict");
    page.open(&evening.url("/puzzles/miaui"));
    check_both(&mut page, "after");
    assert_eq!(page.complaints(), Vec::<String>::new());
}

#[test]
fn without_script_a_puzzle_is_opened_answered_and_judged() {
    let mut evening = Evening::begin();
    let mut page = evening.guest();
    page.without_script();
    page.open(&evening.url("/puzzles"));
    page.click_at_once("form[action='/puzzles/sewer-pirats'] button");
    page.wait_for("#puzzle[data-verdict=open]");
    let table = page.text("location.pathname");
    // Which puzzle comes first is chance, and some begin with a choice that is folded away.
    page.eval(&format!(
        "[...document.querySelectorAll('{CHOICE}')].find(e => e.checkVisibility()).id = 'seen'"
    ));
    page.click_at_once("#seen");
    page.wait_for("#puzzle:not([data-verdict=open])");
    assert_eq!(page.text("location.pathname"), table);
    assert_eq!(page.eval("document.querySelectorAll('#puzzle dl dd').length"), json!(2));
    page.click_at_once("#puzzle form button");
    page.wait_for("#puzzle[data-verdict=open]");
    assert_ne!(page.text("location.pathname"), table, "the next one");
    page.click_at_once("#puzzle a[href='/puzzles/sewer-pirats']");
    page.wait_for(".puzzle-list .solved, .puzzle-list .bad");
}

//! Every game can be played to its end on its own board: by mouse, with keys, and by touch on a phone.

use std::time::Duration;

use serde_json::{Value, json};

use super::Evening;
use super::chromium::Page;

/// How somebody plays.
#[derive(Clone, Copy, PartialEq)]
enum Hand {
    Mouse,
    Keys,
    Touch,
}

impl Hand {
    /// Uses something that is on the page; says whether it still was.
    fn use_on(self, page: &mut Page, selector: &str) -> bool {
        match self {
            Self::Mouse => page.try_click(selector),
            Self::Touch => page.try_tap(selector),
            Self::Keys => {
                let focused = format!(
                    "(() => {{ const e = document.querySelector({}); e?.focus(); return !e || document.activeElement == e; }})()",
                    json!(selector)
                );
                assert_eq!(page.eval(&focused), json!(true), "the keyboard reaches every choice");
                let is_there = page.has(selector);
                if is_there {
                    page.press("Enter");
                }
                is_there
            }
        }
    }
}

/// What was clicked is played within this time, or the click went wide: a board may move under the hand.
const SOON: Duration = Duration::from_secs(8);
/// How many clicks in a row may not go wide.
const MISSES: u32 = 4;

/// Marks what is done next, at random but always the same, and says what it is: a piece is picked or a question answered,
/// or an action is played that answers this decision.
pub(super) const MARK: &str = "(() => {
    document.querySelector('[data-my-trial]')?.removeAttribute('data-my-trial');
    const main = document.getElementById('main');
    const sure = document.querySelector('#sure[open] [value=yes]');
    if (sure) {
        sure.dataset.myTrial = '';
        return 'pick';
    }
    if (main?.dataset.stage != 'playing') return 'over';
    const decision = main.querySelector('[name=decision]')?.value;
    if (decision === undefined) return 'wait';
    const chance = () => (globalThis.trial = ((globalThis.trial ?? 7) * 48271) % 2147483647);
    const seen = (e) => e.checkVisibility({visibilityProperty: true}) && !e.disabled && e.ariaDisabled != 'true';
    const all = (selector) => [...main.querySelectorAll(selector)].filter(seen);
    const actions = all('button[name=action]');
    const picks = all('[data-pick]:not([name=action], [data-my-picked]), [data-lift][data-fits]:not([data-my-lifted])');
    const lay = main.querySelector('[data-my-lifted]') && all('[data-lay]')[0];
    const few = !lay && picks.length && (!actions.length || chance() % 2);
    const list = lay ? [lay] : few ? picks : actions;
    if (!list.length) return 'stuck';
    const item = list[chance() % list.length];
    item.dataset.myTrial = '';
    return few ? 'pick' : decision;
})()";

/// What was marked, unless the match has gone on since.
const MARKED: &str = "[data-my-trial]:not([aria-disabled=true])";

/// Opens a table of this game with bots at the other seats, whose match has begun.
pub(super) fn sit_down(
    evening: &mut Evening,
    game: &str,
    n_seats: usize,
    options: &Value,
    width: u32,
) -> Page {
    let mut page = evening.guest();
    page.size(width, 800);
    let mut seats = vec!["sailor"; n_seats];
    seats[0] = "me";
    let request = json!({"game": game, "seats": seats, "options": options, "start": true});
    let table = page.text(&format!(
        "(async () => {{
            const post = (url, body) => fetch(url, {{method: 'POST', body: JSON.stringify(body), headers: {{'content-type': 'application/json'}}}});
            await post('/api/me', {{name: 'Anna'}});
            return (await (await post('/api/tables', {request})).json()).table;
        }})()"
    ));
    page.open(&evening.url(&format!("/table/{table}")));
    page
}

/// Does this many things that may be done, unless the match ends before.
pub(crate) fn take_steps(page: &mut Page, steps: u32) {
    let mut taken = 0;
    while taken < steps {
        match page.text(MARK).as_str() {
            "over" => return,
            "wait" | "stuck" => page.press("Escape"),
            "pick" => drop(page.eval("document.querySelector('[data-my-trial]')?.click()")),
            decision => {
                page.eval("document.querySelector('[data-my-trial]')?.click()");
                let moved_on = format!(
                    "document.querySelector('#main [name=decision]')?.value != {}",
                    json!(decision)
                );
                taken += u32::from(page.comes_true(&moved_on, SOON));
            }
        }
    }
    page.wait(
        "my turn",
        "!!document.querySelector('#main [name=decision], #main[data-stage=over]')",
    );
}

/// Plays a whole match and looks at the page meanwhile.
fn play(hand: Hand, game: &str, n_seats: usize, options: &Value) {
    let width = if hand == Hand::Touch { 390 } else { 1280 };
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, game, n_seats, options, width);
    let (mut steps, mut misses) = (0, 0);
    loop {
        match page.text(MARK).as_str() {
            "over" => break,
            "stuck" => panic!(
                "there is a decision, but no choice on the board: {}",
                page.shoot(game).display()
            ),
            "wait" => page.press("Escape"),
            "pick" => drop(hand.use_on(&mut page, MARKED)),
            // The page may have been drawn anew since: then another choice is marked.
            decision if hand.use_on(&mut page, MARKED) => {
                let moved_on = format!(
                    "!!document.querySelector('#sure[open]') || document.querySelector('#main [name=decision]')?.value != {}",
                    json!(decision)
                );
                let played = page.comes_true(&moved_on, SOON);
                misses = if played { 0 } else { misses + 1 };
                assert!(misses < MISSES, "a choice is not played: {}", page.shoot(game).display());
            }
            _ => {}
        }
        steps += 1;
        if steps % 25 == 0 {
            check_page(&mut page, game);
        }
    }
    assert!(steps > 5, "somebody has to decide something");
    check_page(&mut page, game);
    assert!(page.has(".scores .score"), "the scores are told");
    assert_eq!(page.complaints(), Vec::<String>::new());
}

/// Nothing is wider than the screen, and nothing lacks its text.
pub(crate) fn check_page(page: &mut Page, game: &str) {
    let wider = page.eval("document.documentElement.scrollWidth - innerWidth");
    assert!(
        wider.as_i64() <= Some(0),
        "{game} is {wider} px too wide: {}",
        page.shoot(game).display()
    );
    let text = page.text("document.body.innerText");
    assert!(!text.contains('⟨'), "a text is missing: {text}");
}

#[test]
fn miaui_is_played_by_touch() {
    play(Hand::Touch, "miaui", 5, &json!({}));
}

#[test]
fn sewer_pirats_is_played_in_every_mode_at_every_table_size() {
    play(Hand::Mouse, "sewer-pirats", 2, &json!({}));
    play(Hand::Keys, "sewer-pirats", 3, &json!({"variant": "same_crew"}));
    play(Hand::Touch, "sewer-pirats", 4, &json!({"variant": "abilities"}));
    play(Hand::Mouse, "sewer-pirats", 5, &json!({"variant": "auction", "open_chests": "true"}));
}

#[test]
fn rattus_cartus_is_played_by_two_three_and_five() {
    play(Hand::Touch, "rattus-cartus", 2, &json!({}));
    play(Hand::Mouse, "rattus-cartus", 3, &json!({}));
    play(Hand::Keys, "rattus-cartus", 5, &json!({}));
}

#[test]
fn jackal_is_played_by_two_and_four() {
    play(Hand::Mouse, "jackal", 2, &json!({}));
    play(Hand::Touch, "jackal", 4, &json!({}));
}

#[test]
fn the_isle_of_cats_is_played_by_mouse_by_touch_and_with_keys() {
    play(Hand::Mouse, "isle-of-cats", 4, &json!({}));
    play(Hand::Touch, "isle-of-cats", 2, &json!({}));
    play(Hand::Keys, "isle-of-cats", 2, &json!({}));
}

//! Log and chat: their last lines can be read, whatever else happens to the page.

use serde_json::json;

use super::Evening;
use super::chromium::Page;
use super::games::{sit_down, take_steps};

/// How far a list is from its end, in pixels.
fn behind(page: &mut Page, list: &str) -> i64 {
    let script = "((list) => Math.round(list.scrollHeight - list.clientHeight - list.scrollTop))";
    page.eval(&format!("{script}(document.getElementById({}))", json!(list))).as_i64().unwrap()
}

/// Scrolls the log, and waits until the browser has told the page so: it does with its next picture.
fn scroll_to(page: &mut Page, top: &str) {
    page.eval(&format!(
        "(async () => {{
            const list = document.getElementById('log');
            list.scrollTop = {top};
            for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
        }})()"
    ));
}

#[test]
fn the_log_shows_its_last_line_until_somebody_scrolls_back() {
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, "rattus-cartus", 3, &json!({}), 1280);
    take_steps(&mut page, 6);
    // A smaller window, and a larger one again.
    page.size(1280, 620);
    page.size(1280, 800);
    take_steps(&mut page, 2);
    assert!(behind(&mut page, "log") < 8, "the log stopped following");
    scroll_to(&mut page, "0");
    take_steps(&mut page, 2);
    assert_eq!(page.eval("document.getElementById('log').scrollTop"), json!(0), "somebody reads");
    // On a phone the log is folded up until somebody opens it.
    scroll_to(&mut page, "list.scrollHeight");
    page.eval("document.getElementById('log-fold').open = false");
    take_steps(&mut page, 2);
    page.eval("document.getElementById('log-fold').open = true");
    page.wait(
        "the end of the log",
        "((list) => list.scrollTop > 0 && list.scrollHeight - list.clientHeight - list.scrollTop < 8)(document.getElementById('log'))",
    );
}

#[test]
fn a_host_can_read_the_chat_while_others_look_on_from_a_laptop() {
    let mut evening = Evening::begin();
    let mut host = sit_down(&mut evening, "sewer-pirats", 2, &json!({}), 1280);
    let address = host.text(
        "(async () => {
            const table = await (await fetch(location.pathname.replace('/table/', '/api/tables/'))).json();
            return location.pathname + (table.invite ? '?invite=' + table.invite : '');
        })()",
    );
    let mut other = evening.guest();
    other.open(&evening.url(&address));
    host.wait_for(".watchers:not([hidden])");
    host.wait_for(".hush button");
    let seen = "document.getElementById('chat').clientHeight";
    let height = host.eval(seen).as_i64().unwrap();
    assert!(height > 60, "two lines of the chat need more than {height} px");
    let form = "document.querySelector('form.say').getBoundingClientRect().bottom <= document.querySelector('.side').getBoundingClientRect().bottom + 1";
    assert_eq!(host.eval(form), json!(true), "what is written is to be seen");
}

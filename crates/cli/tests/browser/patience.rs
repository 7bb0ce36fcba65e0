//! Whoever asks too much waits a moment, and then it is done: nobody has to click again.

use serde_json::json;

use super::Evening;

/// Sends more than a stream may hold at once, all of it in vain, and then says five lines; answers with what was shown
/// over the page within a moment.
const TALK_IN_A_FLOOD: &str = "(async () => {
    const shown = [];
    const notes = (changes) => changes.forEach(({addedNodes}) => addedNodes.forEach(({textContent}) => shown.push(textContent)));
    new MutationObserver(notes).observe(document.getElementById('toasts'), {childList: true});
    const { send } = await import(document.querySelector('script[src$=\"/table.js\"]').src.replace('table.js', 'live.js'));
    for (let i = 0; i < 100; i++) {
        send('hint', {decision: 0});
        // Not more at once than fits into the way back.
        if (i % 10 === 9) await new Promise((resolve) => setTimeout(resolve, 30));
    }
    const form = document.querySelector('form.say');
    for (const line of ['one', 'two', 'three', 'four', 'five']) {
        form.elements.text.value = line;
        form.requestSubmit();
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
    return shown.join(' ');
})()";

#[test]
fn what_a_limit_refuses_is_done_a_moment_later_without_another_click() {
    let mut evening = Evening::begin();
    let mut page = evening.guest();
    page.click("form[action='/play/miaui'] button");
    page.wait("a decision", "!!document.querySelector('#main [name=decision]')");
    page.wait("the stream", "document.getElementById('lost').hidden");
    let shown = page.eval(TALK_IN_A_FLOOD);
    assert!(shown.as_str().is_some_and(|shown| shown.contains("too much at once")), "{shown}");
    page.wait("all lines", "document.querySelectorAll('#chat-list > *').length === 5");
    let last = page.eval("document.getElementById('chat-list').textContent");
    assert!(
        ["one", "five"].iter().all(|line| last.as_str().unwrap_or_default().contains(line)),
        "{last}"
    );
    assert_eq!(page.eval("document.getElementById('lost').hidden"), json!(true));
}

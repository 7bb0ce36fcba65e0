//! An evening of friends: a host, a guest and somebody who looks on.

use serde_json::json;

use super::{Evening, FREE_CARD, axe, two_people, wait_for_my_turn};

#[test]
fn a_table_is_made_on_one_screen_changed_until_it_begins_and_not_closed_by_accident() {
    let mut evening = Evening::begin();
    let mut host = evening.guest();
    for (width, height) in [(1280, 800), (390, 844)] {
        host.size(width, height);
        host.open(&evening.url("/new?game=miaui"));
        let end = "document.querySelector('form[action=\"/new\"] button.gold').getBoundingClientRect().bottom <= innerHeight";
        assert_eq!(host.eval(end), json!(true), "at {width} px the button is out of sight");
    }
    host.size(1280, 800);
    host.eval("document.querySelector('#n').value = '6'");
    host.click("form[action='/new'] button.gold");
    host.wait_for("#main[data-stage=gathering]");
    let start = "document.querySelector('#begin button.gold').getBoundingClientRect().bottom <= innerHeight";
    assert_eq!(host.eval(start), json!(true));
    assert!(!host.has("[name=ask][value=sit]"), "the host sits already");
    let mut guest = evening.guest();
    guest.open(&host.text("document.querySelector('#link').value"));
    guest.wait_for("#main[data-stage=gathering]");
    // What a stranger says first is said when they have told their name.
    guest.wait("the connection", "document.querySelector('#lost').hidden");
    guest.click("#say");
    guest.type_text("Ahoy!");
    guest.press("Enter");
    guest.wait_for("form[action='/me'] #name");
    guest.eval("document.querySelector('#name').focus()");
    guest.type_text("Zoe");
    guest.press("Enter");
    host.wait("the line", "document.querySelector('#chat').innerText.includes('Ahoy!')");
    host.wait("who watches", "document.querySelector('#watchers').innerText.includes('Zoe')");
    host.click("#settings summary");
    host.click("#settings [name=seconds][value='30']");
    host.click("#settings button.gold");
    guest.wait("what changed", "document.querySelector('#changed')?.innerText.includes('30')");
    assert_eq!(axe::violations(&mut host), Vec::<String>::new());
    host.click("[popovertarget=closing]");
    host.press("Escape");
    host.eval("scrollTo(0, 0)");
    assert!(host.has("#main[data-stage=gathering]"));
    host.click("[popovertarget=closing]");
    host.click("#closing form button");
    guest.wait_for("#main[data-stage=closed]");
}

#[test]
fn who_asked_to_go_back_reads_that_the_other_refused() {
    let mut evening = Evening::begin();
    let (mut host, mut friend) = two_people(&mut evening);
    wait_for_my_turn(&mut host);
    wait_for_my_turn(&mut friend);
    host.click(FREE_CARD);
    friend.click(FREE_CARD);
    for page in [&mut host, &mut friend] {
        page.press("Escape");
        page.wait("the second round", "/\\b2\\b/.test(document.querySelector('#round').innerText)");
    }
    host.wait("a way to ask", "!document.querySelector('#undo').ariaDisabled");
    assert!(host.text("document.querySelector('#undo').title").contains("practice"));
    host.click("#undo");
    friend.click("#notice form:has([name=agree][value=false]) button");
    host.wait("the refusal", "document.querySelector('.toast')?.innerText.includes('Чайка')");
    host.click("#undo");
    friend.click("#notice form:has([name=agree][value=true]) button");
    host.wait("the first round", "/\\b1\\b/.test(document.querySelector('#round').innerText)");
    friend.wait("the mark of practice", "!document.querySelector('#practice').hidden");
}

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

/// Whether nothing lies over the words of a question, neither what stands at the top nor the hand.
const IS_QUESTION_SEEN: &str = "(() => {
    const words = document.querySelector('#notice .row > .grow');
    const { x, width, top, bottom } = words.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) => words.contains(document.elementFromPoint(x + width / 2, y)));
})()";

#[test]
fn whoever_asked_to_go_back_reads_that_the_other_refused() {
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
    friend.size(390, 844);
    friend.eval("scrollTo(0, 300)");
    host.click("#undo");
    friend.wait_for("#notice form");
    assert_eq!(
        friend.eval(IS_QUESTION_SEEN),
        json!(true),
        "{}",
        friend.shoot("question").display()
    );
    friend.eval("scrollTo(0, 0)");
    // On a phone the question is read in words, above its answers.
    let wide = friend.eval("document.querySelector('#notice .row > .grow').offsetWidth");
    assert!(wide.as_f64().unwrap() > 250.0, "{wide}: {}", friend.shoot("question").display());
    friend.click("#notice form:has([name=agree][value=false]) button");
    host.wait("the refusal", "document.querySelector('.toast')?.innerText.includes('Чайка')");
    host.click("#undo");
    friend.click("#notice form:has([name=agree][value=true]) button");
    host.wait("the first round", "/\\b1\\b/.test(document.querySelector('#round').innerText)");
    friend.wait("the mark of practice", "!document.querySelector('#practice').hidden");
}

/// A line of chat stands above the hand on a phone: no card is hidden by it, or deaf.
#[test]
fn on_a_phone_a_card_can_be_played_while_a_message_is_shown() {
    let mut evening = Evening::begin();
    let (mut host, mut friend) = two_people(&mut evening);
    friend.size(360, 740);
    wait_for_my_turn(&mut friend);
    host.click("#say");
    host.type_text("Ahoy!");
    host.press("Enter");
    friend.wait_for(".toast");
    let clear = "document.querySelector('.toast').getBoundingClientRect().bottom <= document.getElementById('lap').getBoundingClientRect().top";
    assert_eq!(friend.eval(clear), json!(true), "{}", friend.shoot("message").display());
    friend.tap("#hand-12");
    friend
        .wait("the card to be chosen", "document.querySelector('#hand-12').ariaPressed == 'true'");
}

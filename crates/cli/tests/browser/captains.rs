//! What captains say: a hint to whoever asks for one, and the turning points of a match to anyone who sees its replay.

use serde_json::json;

use super::{Evening, FREE_CARD, axe, play_to_the_end, two_people_at, wait_for_my_turn};

const SAID: &str = "document.querySelector('#counsel').innerText";

#[test]
fn a_captain_answers_who_asks_and_the_others_hear_nothing_of_it() {
    let mut evening = Evening::begin();
    let always = "document.querySelector('[name=hints][value=always]').click()";
    let (mut host, mut friend) = two_people_at(&mut evening, always);
    wait_for_my_turn(&mut host);
    wait_for_my_turn(&mut friend);
    friend.wait_for("#ask-captain");
    friend.wait(
        "the bot's card to lie face down",
        "!!document.querySelector('#dive-2 use[href*=dive-back]')",
    );
    friend.eval(
        "globalThis.heard = 0;
         globalThis.before = document.querySelector('#main').innerHTML;
         document.addEventListener('shown', () => heard++)",
    );
    host.click("#ask-captain");
    host.wait("the answer", "document.querySelectorAll('#counsel li').length > 0");
    let said = host.text(SAID);
    assert!(said.contains("Dive to") && said.contains("wins") && said.contains('%'), "{said}");
    assert_eq!(axe::violations(&mut host), Vec::<String>::new());
    host.click("#ask-captain");
    assert_eq!(host.text(SAID), said, "who asks twice hears the same");
    assert_eq!(friend.eval("heard"), json!(0));
    assert_eq!(
        friend.eval("before == document.querySelector('#main').innerHTML"),
        json!(true),
        "the other page is as it was"
    );
    host.click(FREE_CARD);
    host.wait("the answer to go with its decision", "document.querySelector('#counsel').hidden");
    assert_eq!(host.complaints(), Vec::<String>::new());
}

#[test]
fn hints_are_not_offered_where_a_friend_may_sit_down() {
    let mut evening = Evening::begin();
    let (mut host, _friend) = two_people_at(&mut evening, "");
    wait_for_my_turn(&mut host);
    assert!(!host.has("#ask-captain"));
}

#[test]
fn a_replay_shows_the_turning_points() {
    let mut evening = Evening::begin();
    let mut page = evening.play_now();
    play_to_the_end(&mut page);
    page.click("a[href^='/replay/']");
    page.wait_for("#analysis");
    page.wait_for("#chart");
    assert_eq!(page.eval("document.querySelectorAll('#chart .line').length"), json!(4));
    assert_eq!(page.eval("document.querySelectorAll('.costly a').length"), json!(3));
    assert_eq!(axe::violations(&mut page), Vec::<String>::new());
    page.click("#chart");
    let middle = "Math.abs(document.querySelector('#step').value - document.querySelector('#step').max / 2) < 2";
    page.wait("the step in the middle", middle);
    let marked = "document.querySelector('#chart-now').getAttribute('x1') == document.querySelector('#step').value";
    page.wait("the mark to follow", marked);
    let there =
        "document.querySelector('#step').value == document.querySelector('.costly a').dataset.step";
    page.click(".costly a");
    page.wait("the step of the decision", there);
    page.wait("the mark to follow", marked);
    assert_eq!(page.complaints(), Vec::<String>::new());
}

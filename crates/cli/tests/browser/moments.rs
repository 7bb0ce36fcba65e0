//! What people are shown now and then: a new round, the pace of things, and the end of a match.

use serde_json::json;

use super::{Evening, FREE_CARD, axe, play_to_the_end, wait_for_my_turn};

const TEMPO: &str = "document.documentElement.dataset.tempo";

#[test]
fn everybody_chooses_their_pace_and_a_new_round_announces_itself() {
    let mut evening = Evening::begin();
    let mut page = evening.play_now();
    wait_for_my_turn(&mut page);
    page.eval(
        "globalThis.announced = [];
         document.addEventListener('shown', () => setTimeout(() => {
             const banner = document.querySelector('.announce .chapter');
             if (banner) announced.push(banner.innerText);
         }))",
    );
    assert_eq!(page.text(TEMPO), "normal");
    page.click("[popovertarget=tempo]");
    page.click("#tempo [value=at-once]");
    page.wait("the new pace", &format!("{TEMPO} == 'at-once'"));
    page.press("Escape");
    page.wait("the connection to be back", "document.querySelector('#lost').hidden");
    // The first card may be played while the stream begins anew at the new pace.
    for round in ["Round 1", "Round 2"] {
        page.wait(
            "the round",
            &format!("document.querySelector('#round').innerText.startsWith('{round}')"),
        );
        wait_for_my_turn(&mut page);
        page.click(FREE_CARD);
    }
    page.wait("the next round to be announced", "announced.some((words) => /Round 3/.test(words))");
    assert_eq!(axe::violations(&mut page), Vec::<String>::new());
    let address = page.text("location.href");
    page.open(&address);
    assert_eq!(page.text(TEMPO), "at-once", "it is kept");
    assert_eq!(page.complaints(), Vec::<String>::new());
}

/// Whether nothing lies over the headline, and no part of the page is cut or has to be scrolled by itself.
const IS_WHOLE: &str = "(() => {
    const headline = document.querySelector('#ending h1');
    const { x, y, width, height } = headline.getBoundingClientRect();
    const isSeen = [0.1, 0.9].every((part) => headline.contains(document.elementFromPoint(x + width / 2, y + height * part)));
    return isSeen && [...document.querySelectorAll('#main > :not([popover])')].every((part) => getComputedStyle(part).overflowY == 'visible');
})()";

#[test]
fn the_end_says_who_won_what_decided_it_and_keeps_the_board() {
    let mut evening = Evening::begin();
    let mut page = evening.play_now();
    page.eval(
        "globalThis.lastBoard = '';
         document.addEventListener('shown', () => {
             const main = document.getElementById('main');
             if (main.dataset.stage == 'playing') lastBoard = document.getElementById('board').innerText;
         })",
    );
    play_to_the_end(&mut page);
    let has_won = page.has("#ending[data-won]");
    let headline = page.text("document.querySelector('#ending h1').innerText");
    assert_eq!(headline == "You win!", has_won, "{headline}");
    let says_with_whom =
        page.text("document.querySelector('#ending').innerText").contains("win together");
    let winners = page.eval("document.querySelectorAll('.score.win').length").as_u64();
    assert_eq!(says_with_whom, winners > Some(1));
    assert_eq!(page.has(".score.own.win"), has_won);
    assert!(page.has(".score.own .tag") && page.has("#again [name=harder]"));
    assert_eq!(
        page.text("document.querySelector('.final-board #board').innerText"),
        page.text("lastBoard"),
        "the last thing seen before the end was the board that stays"
    );
    assert_eq!(page.eval("document.querySelector('details.deal').open"), json!(false));
    page.eval("scrollTo(0, 0)");
    assert_eq!(page.eval(IS_WHOLE), json!(true), "{}", page.shoot("end").display());
    page.wait_for_analysis(
        "/decided it:|No decision/.test(document.querySelector('#decided').innerText)",
    );
    assert_eq!(axe::violations(&mut page), Vec::<String>::new());
    page.click("#again form:has([name=harder]) button");
    page.wait_for("#main[data-stage=playing]");
    assert!(page.text("document.body.innerText").contains("Legend"), "its bots are harder");
    assert_eq!(page.complaints(), Vec::<String>::new());
}

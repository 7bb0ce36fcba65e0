//! The rules and the page of every game: light, accessible, fit for a phone, and searchable.

use serde_json::json;

use super::chromium::Page;
use super::{Evening, axe};

const GAMES: [&str; 5] = ["miaui", "sewer-pirats", "rattus-cartus", "jackal", "isle-of-cats"];

/// How many bytes came over the wire for this page.
const BYTES: &str = "(async () => {
    await new Promise(done => document.readyState == 'complete' ? done() : addEventListener('load', done));
    const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    return all.reduce((sum, entry) => sum + entry.transferSize, 0);
})()";

fn check(page: &mut Page, url: &str, (scheme, width): (&str, u32), wrong: &mut Vec<String>) {
    page.prefer("reduce", scheme);
    page.size(width, 844);
    let violations = axe::violations(page).into_iter();
    wrong.extend(violations.map(|found| format!("{url}, {scheme}, {width} wide: {found}")));
    page.size(360, 740);
    let wider = page.eval("document.documentElement.scrollWidth - innerWidth");
    if wider != json!(0) {
        wrong.push(format!("{url} is {wider} px wider than a phone"));
    }
}

#[test]
fn the_rules_and_the_page_of_every_game_are_light_accessible_and_fit_a_phone() {
    let mut evening = Evening::begin();
    let mut wrong = Vec::new();
    for game in GAMES {
        for (lang, window) in [("en", ("light", 1280)), ("ru", ("dark", 390))] {
            // Somebody new has nothing in their cache.
            let mut page = evening.browser.person();
            for path in [format!("/rules/{game}?lang={lang}"), format!("/games/{game}?lang={lang}")]
            {
                let url = evening.url(&path);
                page.open(&url);
                let bytes = page.eval(BYTES).as_f64().unwrap();
                if bytes > 150_000.0 {
                    wrong.push(format!("{url} weighs {bytes} bytes"));
                }
                check(&mut page, &url, window, &mut wrong);
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn rules_can_be_searched_and_an_address_shows_its_rule_whatever_was_searched_for() {
    let mut evening = Evening::begin();
    let mut page = evening.guest();
    page.open(&evening.url("/rules/sewer-pirats?lang=ru"));
    page.click("#find-words");
    page.type_text("КОШАЧИЙ телёнок");
    page.wait("nothing to be left", "!document.querySelector('.rule:not([hidden])')");
    page.eval("document.querySelector('#find-words').value = ''");
    page.type_text("енот переша");
    page.wait(
        "the raccoon's rule alone",
        "[...document.querySelectorAll('.rule:not([hidden])')].map(r => r.id).join() == 'B4'",
    );
    // The rule, the raccoon in the glossary, and the worked examples that speak of it.
    let left = page.eval("document.querySelectorAll('.rules [data-find]:not([hidden])').length");
    let said =
        page.eval("Number(document.querySelector('#found').textContent.replace(/\\D/g, ''))");
    assert_eq!(said, left);
    assert!(left.as_u64().is_some_and(|left| (2..10).contains(&left)), "{left}");
    page.eval("location.hash = 'A2'");
    page.wait("the other rule", "document.querySelector('#A2').checkVisibility()");
    assert_eq!(page.text("document.querySelector('#find-words').value"), "");
}

/// What lies over something else in a picture that reaches below the window.
const OVERLAPS: &str = "[...document.querySelectorAll('.still-frame:has(.hand)')].filter(frame => {
    const hand = frame.querySelector('.hand'), board = frame.firstElementChild;
    scrollTo(0, scrollY + frame.getBoundingClientRect().top - innerHeight + 60);
    return hand.getBoundingClientRect().top < board.getBoundingClientRect().bottom - 1;
}).length";

/// What of the page's furniture is seen on paper.
const FURNITURE: &str = "[...document.querySelectorAll('.bar, .toc, .example > form')]
    .filter(e => e.checkVisibility()).map(e => e.className).join()";

#[test]
fn pictures_of_examples_stay_whole_while_one_scrolls_and_on_paper_there_is_no_furniture() {
    let mut evening = Evening::begin();
    let mut page = evening.guest();
    for game in GAMES {
        page.open(&evening.url(&format!("/rules/{game}?lang=ru")));
        for width in [390, 1280] {
            page.size(width, 844);
            assert_eq!(page.eval(OVERLAPS), json!(0), "hands over boards of {game}, {width} wide");
        }
        page.print(true);
        assert_eq!(page.text(FURNITURE), "", "{game} on paper");
        let cut = "[...document.querySelectorAll('.still')]
            .filter(e => getComputedStyle(e).breakInside != 'avoid').length";
        assert_eq!(page.eval(cut), json!(0), "pictures of {game} that paper may cut");
        page.print(false);
    }
}

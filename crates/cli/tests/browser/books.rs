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

/// Phones, a tablet, and a desk.
const WIDTHS: [u32; 4] = [360, 390, 768, 1280];

/// Words that are broken or reach out of the place where they stand. Pictures of boards are looked at as boards.
const ASTRAY: &str = "(async () => {
    // The page hears of its new size with the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const wrong = new Set(), near = 1.6, main = document.getElementById('main');
    const range = document.createRange();
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode, e = node.parentElement;
        if (!node.data.trim() || e.closest('.sr, svg, select, .still, [hidden]') || !e.checkVisibility()) continue;
        for (const word of node.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            if (new Set([...range.getClientRects()].map(r => Math.round(r.top))).size > 1) wrong.add(`“${word[0]}” is broken`);
        }
        range.selectNodeContents(node);
        const rects = [...range.getClientRects()].filter(r => r.width > 1);
        for (let box = e; box != main; box = box.parentElement) {
            const { display, overflowX } = getComputedStyle(box), { left, right } = box.getBoundingClientRect();
            if (overflowX != 'visible') break;
            if (display != 'inline' && rects.some(r => r.left < left - near || r.right > right + near)) {
                wrong.add(`“${node.data.trim().slice(0, 40)}” reaches out of ${box.localName}.${box.className}`);
                break;
            }
        }
    }
    const pen = document.createElement('canvas').getContext('2d'), cross = 20;
    for (const input of document.querySelectorAll('input[placeholder]')) {
        const style = getComputedStyle(input);
        pen.font = style.font;
        const room = input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - cross;
        if (input.checkVisibility() && pen.measureText(input.placeholder).width > room) {
            wrong.add(`“${input.placeholder}” is cut`);
        }
    }
    return JSON.stringify([...wrong]);
})()";

/// A public match of every game, between bots whose names take more than a line together.
const MATCHES: &str = "(async () => {
    const post = (url, body) => fetch(url, {method: 'POST', body: JSON.stringify(body)});
    await post('/api/me', {name: 'Anna'});
    for (const game of ['miaui', 'sewer-pirats', 'rattus-cartus', 'jackal', 'isle-of-cats']) {
        const wish = {game, seats: ['captain', 'sailor', 'captain', 'sailor'], start: true};
        if (!(await post('/api/tables', wish)).ok) throw new Error(game);
    }
})()";

fn astray(page: &mut Page, at: &str, wrong: &mut Vec<String>) {
    let found: Vec<String> = serde_json::from_str(&page.text(ASTRAY)).unwrap();
    wrong.extend(found.iter().map(|what| format!("{at}: {what}")));
}

fn check(page: &mut Page, url: &str, (scheme, width): (&str, u32), wrong: &mut Vec<String>) {
    page.prefer("reduce", scheme);
    page.size(width, 844);
    let violations = axe::violations(page).into_iter();
    wrong.extend(violations.map(|found| format!("{url}, {scheme}, {width} wide: {found}")));
}

#[test]
fn the_rules_and_the_page_of_every_game_are_light_and_accessible() {
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

/// Opens the rules and the page of every game at every width.
fn check_words(lang: &str) {
    let mut evening = Evening::begin();
    let mut page = evening.guest();
    page.prefer("reduce", "light");
    page.eval(MATCHES);
    let mut wrong = Vec::new();
    for path in GAMES.iter().flat_map(|game| [format!("/rules/{game}"), format!("/games/{game}")]) {
        page.open(&evening.url(&format!("{path}?lang={lang}")));
        for width in WIDTHS {
            page.size(width, 844);
            let at = format!("{path} in {lang}, {width} wide");
            let wider = page.eval("document.documentElement.scrollWidth - innerWidth");
            if wider != json!(0) {
                wrong.push(format!("{at}: the page is {wider} px wider than the window"));
            }
            astray(&mut page, &at, &mut wrong);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_word_of_the_rules_is_broken_or_leaves_its_place_in_english() {
    check_words("en");
}

#[test]
fn no_word_of_the_rules_is_broken_or_leaves_its_place_in_russian() {
    check_words("ru");
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

#[test]
fn the_field_that_searches_rules_moves_nothing_when_the_script_shows_it() {
    let mut evening = Evening::begin();
    let mut page = evening.guest();
    page.open(&evening.url("/rules/miaui"));
    page.wait("the field", "!document.querySelector('.find').hidden");
    let height = page.eval("document.querySelector('.find').offsetHeight");
    page.eval("document.querySelector('.find').hidden = true");
    assert_eq!(page.eval("document.querySelector('.find').offsetHeight"), height);
    assert_eq!(
        page.eval("document.querySelector('.find').checkVisibility({ visibilityProperty: true })"),
        json!(false)
    );
}

#[test]
fn what_is_found_in_the_rules_keeps_its_pictures_whole() {
    let mut evening = Evening::begin();
    let mut page = evening.guest();
    for (game, word) in GAMES.into_iter().zip(["gull", "raccoon", "sword", "rum", "family"]) {
        page.open(&evening.url(&format!("/rules/{game}?lang=en")));
        page.click("#find-words");
        page.type_text(word);
        page.wait("something to be left out", "!!document.querySelector('.rule[hidden]')");
        assert!(page.has(".example:not([hidden]) .still"), "{game}");
        assert!(!page.has(".still [hidden]:is(section, [data-find])"), "{game}");
    }
}

/// What lies over something else in a picture that reaches below the window.
const OVERLAPS: &str = "[...document.querySelectorAll('.still-frame:has(.hand)')].filter(frame => {
    const hand = frame.querySelector('.hand'), board = frame.firstElementChild;
    scrollTo(0, scrollY + frame.getBoundingClientRect().top - innerHeight + 60);
    return hand.getBoundingClientRect().top < board.getBoundingClientRect().bottom - 1;
}).length";

/// How wide a page of A4 is between its margins.
const PAPER: u32 = 688;

/// What of the page's furniture is seen on paper.
const FURNITURE: &str =
    "[...document.querySelectorAll('.bar, .toc, .example > form, .voyage-offer')]
    .filter(e => e.checkVisibility()).map(e => e.className).join()";

#[test]
fn pictures_of_examples_stay_whole_while_one_scrolls_and_on_paper_there_is_no_furniture() {
    let mut evening = Evening::begin();
    let mut page = evening.guest();
    let mut wrong = Vec::new();
    for game in GAMES {
        page.open(&evening.url(&format!("/rules/{game}?lang=ru")));
        for width in [390, 1280] {
            page.size(width, 844);
            assert_eq!(page.eval(OVERLAPS), json!(0), "hands over boards of {game}, {width} wide");
        }
        page.print(true);
        page.size(PAPER, 1123);
        astray(&mut page, &format!("{game} on paper"), &mut wrong);
        assert_eq!(page.text(FURNITURE), "", "{game} on paper");
        let ground = "[document.documentElement, document.body]
            .map(e => getComputedStyle(e)).every(s => s.backgroundImage == 'none' && s.backgroundColor == 'rgba(0, 0, 0, 0)')";
        assert_eq!(page.eval(ground), json!(true), "{game} on white paper");
        let scheme = page.text("getComputedStyle(document.documentElement).colorScheme");
        assert_eq!(scheme, "light", "{game} on white paper, also for those who read in the dark");
        let cut = "[...document.querySelectorAll('.still')]
            .filter(e => getComputedStyle(e).breakInside != 'avoid').length";
        assert_eq!(page.eval(cut), json!(0), "pictures of {game} that paper may cut");
        // Chromium draws such a thing dot by dot for a printer: with the coasts of all islands that never ended.
        let slow = "[...document.querySelectorAll('.still *')]
            .filter(e => getComputedStyle(e).filter.includes('url(')).length";
        assert_eq!(page.eval(slow), json!(0), "filters of {game} on paper");
        page.print(false);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

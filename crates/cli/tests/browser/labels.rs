//! No label of a board is cut, broken inside a word, or sticks out of its card: on phones, tablets and desks, in both
//! languages, in several positions of a match.

use serde_json::{Value, json};

use super::chromium::Page;
use super::games::sit_down;
use super::{Evening, axe};

/// Phones, a tablet, and the window of a laptop.
const SIZES: [(u32, u32); 4] = [(360, 640), (390, 844), (768, 1024), (1280, 800)];

/// After how many of a player's decisions the page is looked at.
const LOOKS: [usize; 5] = [0, 1, 2, 5, 11];

/// Plays until this many decisions were made at random, but always the same, or the match is over; leaves the next one
/// open.
const PLAY_ON: &str = "(async () => {
    const table = location.pathname.replace('/table/', '/api/tables/');
    const chance = () => (globalThis.trial = ((globalThis.trial ?? 11) * 48271) % 2147483647);
    for (let played = 0; ; ) {
        const state = await (await fetch(table)).json();
        if (state.status == 'over') return 'over';
        const { decision, legal } = state;
        if (!legal) { await new Promise(done => setTimeout(done, 30)); continue; }
        if (played++ >= $n) return 'open';
        const { action } = legal[chance() % legal.length];
        await fetch(table + '/play', {method: 'POST', headers: {'content-type': 'application/json'},
            body: JSON.stringify({decision, action})});
    }
})()";

/// Every text around and on the board that cannot be read as it was written. A name that people gave themselves may be
/// cut, and so may the guide, which opens at a touch.
const UNREADABLE: &str = "(async () => {
    // The page hears of its new size with the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const wrong = new Set();
    const near = 1.6;
    const inside = (r, box) => r.left >= box.left - near && r.right <= box.right + near
        && r.top >= box.top - near && r.bottom <= box.bottom + near;
    const isPainted = (style) => style.backgroundColor != 'rgba(0, 0, 0, 0)' || style.backgroundImage != 'none'
        || parseFloat(style.borderTopWidth) > 0;
    const isOpaque = (style) => style.backgroundColor.startsWith('rgb(');
    // What only groups others has no width of its own.
    const isSmall = (e) => e.offsetWidth <= 1 && getComputedStyle(e).display != 'contents';
    const isForEars = (e) => e.id != 'main' && (isSmall(e) || isForEars(e.parentElement));
    const prompt = document.getElementById('prompt');
    if (prompt.scrollHeight > prompt.clientHeight + 1) wrong.add(`cut: “${prompt.textContent.trim()}”`);
    const board = document.getElementById('board');
    // Whether something else of the board lies over a text. What is out of sight, or under the hand, can be scrolled to.
    const isCovered = (e, r) => [r.left + 3, (r.left + r.right) / 2, r.right - 3].some((x) => {
        for (const found of document.elementsFromPoint(x, (r.top + r.bottom) / 2)) {
            if (found.contains(e) || e.contains(found) || !board.contains(found)) return false;
            if (found.ownerSVGElement || isOpaque(getComputedStyle(found))) return true;
        }
        return false;
    });
    const walker = document.createTreeWalker(document.getElementById('main'), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode, e = node.parentElement;
        if (!node.data.trim() || e.closest('.sr, svg, .who, select, [hidden], #log, #chat, #guide')) continue;
        // A name on a card is the game's own.
        if (e.closest('.name') && !e.closest('.card')) continue;
        if (!e.checkVisibility({visibilityProperty: true, opacityProperty: true}) || isForEars(e)) continue;
        const say = (what) => wrong.add(`${what}: “${node.data.trim().slice(0, 60)}” in ${e.closest('[id]')?.id}`
            + ` .${e.className}`);
        const range = document.createRange();
        for (const word of node.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].filter(r => r.width > 0).map(r => Math.round(r.top)));
            if (lines.size > 1) say(`“${word[0]}” is broken`);
        }
        range.selectNodeContents(node);
        const rects = [...range.getClientRects()].filter(r => r.width > 1 && r.height > 1);
        if (!rects.length || rects.every(r => r.width < 2)) continue;
        if (board.contains(e) && rects.some((r) => isCovered(e, r))) say('covered');
        for (let box = e, isOnCard = false; box && box.id != 'main'; box = box.parentElement) {
            const style = getComputedStyle(box);
            if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
            const cuts = /hidden|clip/.test(style.overflowX + style.overflowY);
            const isCard = !isOnCard && isPainted(style);
            isOnCard ||= isCard;
            if ((cuts || isCard) && !rects.every(r => inside(r, box.getBoundingClientRect()))) {
                say(cuts ? 'cut' : 'sticks out');
                break;
            }
        }
    }
    return JSON.stringify([...wrong]);
})()";

/// Says whether the match is over.
pub(crate) fn play_on(page: &mut Page, decisions: usize) -> bool {
    page.text(&PLAY_ON.replace("$n", &decisions.to_string())) == "over"
}

fn check_labels(game: &str, n_seats: usize, options: &Value) {
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, game, n_seats, options, 1280);
    let table = page.text("location.href");
    let mut wrong = Vec::new();
    let mut played = 0;
    for look in LOOKS {
        let is_over = play_on(&mut page, look - played);
        played = look;
        if is_over {
            break;
        }
        for lang in ["en", "ru"] {
            page.open(&format!("{table}?lang={lang}"));
            page.wait_for("#board");
            look_at(&mut page, &format!("{game} in {lang} after {look}"), &mut wrong);
            if page.has("[data-lift][data-fits]") {
                page.eval("document.querySelector('[data-lift][data-fits]').click()");
                look_at(&mut page, &format!("{game} in {lang} after {look}, lifted"), &mut wrong);
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Whether the title of the game is read whole above the board, and nobody's name stands out among the others.
const IS_EVEN: &str = "(() => {
    const title = document.querySelector('.bar .where');
    const range = document.createRange();
    const isBroken = [...title.firstChild.data.matchAll(/[\\p{L}\\p{N}]+/gu)].some((word) => {
        range.setStart(title.firstChild, word.index);
        range.setEnd(title.firstChild, word.index + word[0].length);
        return range.getClientRects().length > 1;
    });
    const isCut = title.scrollWidth > title.clientWidth + 1;
    const names = new Set([...document.querySelectorAll('#board .who .name')].map((name) => name.className));
    return !isBroken && !isCut && names.size <= 1;
})()";

fn look_at(page: &mut Page, when: &str, wrong: &mut Vec<String>) {
    for (width, height) in SIZES {
        page.size(width, height);
        if page.eval(IS_EVEN) != json!(true) {
            wrong.push(format!("{when}, {width} wide: the title or a name"));
        }
        let found: Vec<String> = serde_json::from_str(&page.text(UNREADABLE)).unwrap();
        wrong.extend(found.iter().map(|what| format!("{when}, {width} wide: {what}")));
    }
}

#[test]
fn every_label_of_miaui_can_be_read() {
    check_labels("miaui", 5, &json!({}));
}

#[test]
fn every_label_of_sewer_pirats_can_be_read() {
    check_labels("sewer-pirats", 4, &json!({"variant": "auction"}));
}

#[test]
fn every_label_of_rattus_cartus_can_be_read() {
    check_labels("rattus-cartus", 4, &json!({}));
}

#[test]
fn every_label_of_jackal_can_be_read() {
    check_labels("jackal", 3, &json!({}));
}

#[test]
fn every_label_of_the_isle_of_cats_can_be_read() {
    check_labels("isle-of-cats", 3, &json!({}));
}

#[test]
fn a_picture_fills_its_frame_in_the_lobby() {
    let mut evening = Evening::begin();
    let mut page = evening.guest();
    let gaps = "[...document.querySelectorAll('img.cover')].filter((cover) => {
        const fills = cover.clientWidth * cover.naturalHeight / (cover.clientHeight * cover.naturalWidth);
        return getComputedStyle(cover).objectFit != 'cover' && Math.abs(fills - 1) > 0.002;
    }).length";
    page.wait("the pictures", "[...document.querySelectorAll('img.cover')].slice(0, 3).every((cover) => cover.naturalWidth)");
    for (width, height) in SIZES {
        page.size(width, height);
        assert_eq!(page.eval(gaps), json!(0), "{width}");
    }
}

/// Anna has more rats than there are nuns, and does nothing about it.
const GET_LOST: &str = "(async () => {
    const post = (url, body) => fetch(url, {method: 'POST', body: JSON.stringify(body), headers: {'content-type': 'application/json'}});
    await post('/api/me', {name: 'Anna'});
    const request = {game: 'rattus-cartus', seats: ['me', 'sailor', 'sailor'], position: 'plague', start: true};
    const table = `/api/tables/${(await (await post('/api/tables', request)).json()).table}`;
    for (;;) {
        const { status, decision, legal } = await (await fetch(table)).json();
        if (status == 'over') return table.replace('/api/tables', '/table');
        if (!legal) { await new Promise(done => setTimeout(done, 30)); continue; }
        const palace = legal.find(({ action }) => action.visit?.place == 1);
        const { action } = palace ?? legal.find(({ action }) => action == 'ready') ?? legal[0];
        await post(`${table}/play`, {decision, action});
    }
})()";

#[test]
fn what_the_plague_takes_can_be_read() {
    let mut evening = Evening::begin();
    let mut page = evening.guest();
    let table = page.text(GET_LOST);
    for theme in ["light", "dark"] {
        page.prefer("reduce", theme);
        page.open(&evening.url(&table));
        page.wait_for(".final-board .story .dead");
        assert_eq!(axe::violations(&mut page), Vec::<String>::new(), "{theme}");
    }
}

/// What is cut in a list of choices when it is chosen: an arrow and the edges take their room, too.
const CUT_CHOICES: &str = "(() => {
    const pen = document.createElement('canvas').getContext('2d'), cut = [];
    for (const select of document.querySelectorAll('#main select')) {
        if (!select.checkVisibility()) continue;
        const before = select.selectedIndex;
        for (const option of select.options) {
            option.selected = true;
            const style = getComputedStyle(select);
            pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
            const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
            if (pen.measureText(option.text).width > room + 1) cut.push(option.text);
        }
        select.selectedIndex = before;
    }
    return cut.join(', ');
})()";

#[test]
fn what_is_chosen_from_a_list_is_not_cut() {
    let mut evening = Evening::begin();
    let mut page = evening.guest();
    let mut wrong = Vec::new();
    for path in ["/new?game=miaui", "/archive"] {
        for lang in ["en", "ru"] {
            page.open(&evening.url(path));
            page.click(&format!("form[action='/settings'] button[value={lang}]"));
            page.wait("the language", &format!("document.documentElement.lang == '{lang}'"));
            for (width, height) in SIZES {
                page.size(width, height);
                let cut = page.text(CUT_CHOICES);
                if !cut.is_empty() {
                    wrong.push(format!("{path} in {lang}, {width} wide: {cut}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// On the dark water, that nothing floats there is said in white.
#[test]
fn that_no_flotsam_is_left_can_be_read_on_the_water() {
    let mut evening = Evening::begin();
    let mut page = sit_down(&mut evening, "sewer-pirats", 3, &json!({}), 1280);
    page.wait_for("#front-0");
    let color = "(() => {
        const line = Object.assign(document.createElement('li'), { className: 'none', textContent: 'no flotsam left' });
        document.getElementById('front-0').replaceChildren(line);
        return getComputedStyle(line).color;
    })()";
    assert_eq!(page.text(color), "rgb(255, 255, 255)");
}

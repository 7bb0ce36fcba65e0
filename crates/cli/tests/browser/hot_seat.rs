//! One tablet goes around: people who share it see what is theirs behind a curtain, and nothing of each other.

use std::time::Duration;

use serde_json::json;

use super::chromium::Page;
use super::games::{MARK, check_page};
use super::{Evening, IS_OVER, axe};

const LIFT: &str = "#curtain .big[data-lift-curtain]";
/// The seat of whoever is to have the device.
const NEXT: &str = "document.querySelector('#curtain .big[data-lift-curtain]')?.id.slice(5)";
const WHOSE: &str = "document.querySelector('#main').dataset.whose ?? 'nobody'";

/// Whether enough of the link is seen to know it for one, and nothing lies over its code.
const LINK_IS_CLEAR: &str = "(() => {
    const box = (what) => document.querySelector(what).getBoundingClientRect();
    const [copy, code] = [box('[data-copy=link]'), box('.qr')];
    return box('#link').width > 100 && (copy.right <= code.left || copy.bottom <= code.top);
})()";

/// Whether all of the prompt is seen, and none of it lies over the board.
const PROMPT_IS_WHOLE: &str = "(() => {
    const [prompt, status] = ['prompt', 'status'].map((id) => document.getElementById(id));
    const below = prompt.getBoundingClientRect().bottom - status.getBoundingClientRect().bottom;
    return prompt.scrollHeight <= prompt.clientHeight + 1 && below < 1;
})()";

/// From now on everything that the server sends is kept.
const KEEP_FRAMES: &str = "(() => {
    const Plain = WebSocket;
    globalThis.frames_sent = [];
    globalThis.WebSocket = class extends Plain {
        constructor(url) {
            super(url);
            this.addEventListener('message', ({ data }) => frames_sent.push(data));
        }
    };
    globalThis.WebSocket.OPEN = Plain.OPEN;
    globalThis.WebSocket.CLOSED = Plain.CLOSED;
    document.dispatchEvent(new Event('tempo'));
})()";

/// What is private in the document, in what fields hold, and in what was sent since the curtain fell.
const LEFT: &str = "(() => {
    const sent = globalThis.frames_sent ?? [];
    const since = sent.slice(sent.findLastIndex((frame) => frame.includes('<main') && frame.includes('data-whose=\"\"')));
    const texts = [document.documentElement.outerHTML, ...since];
    const found = ['name=\"action\"', 'name=\"decision\"', 'data-my-picked', 'data-my-shown', 'data-my-lit'];
    const marks = found.filter((mark) => texts.some((text) => text.includes(mark)));
    const known = (globalThis.secrets ?? []).filter((secret) => texts.some((text) => text.includes(secret)));
    const said = ['#toasts', '#what', '#sure-what'].filter((box) => document.querySelector(`${box} :is(b, p, span)`)?.textContent);
    return JSON.stringify([...marks, ...known, ...said]);
})()";

/// A table where Anna and Boris share a device with these at the other seats, set up as a person would.
fn share_a_device(evening: &mut Evening, game: &str, others: &[&str]) -> Page {
    let mut page = evening.guest();
    page.eval(&format!("location.href = '/new?game={game}'"));
    page.wait_for("form[action='/new'] button.gold");
    let others: Vec<String> = others
        .iter()
        .enumerate()
        .map(|(nth, kind)| {
            format!("document.querySelector('[name=seat{}]').value = '{kind}';", nth + 2)
        })
        .collect();
    page.eval(&format!(
        "document.querySelector('#n').value = '{}';
         document.querySelector('[name=name]').value = 'Anna';
         document.querySelector('[name=seat1]').value = 'here';
         document.querySelector('[name=name1]').value = 'Boris';
         {}
         document.querySelector('#n').dispatchEvent(new Event('change', {{bubbles: true}}))",
        others.len() + 2,
        others.concat()
    ));
    page.click("form[action='/new'] button.gold");
    page.wait_for("#main[data-stage=gathering]");
    page
}

fn begin(page: &mut Page) {
    page.wait("everybody", "!document.querySelector('#begin button.gold[aria-disabled]')");
    page.click("#begin button.gold");
    page.wait_for("#main[data-stage=playing]");
}

/// Waits until somebody is to have the device, or the match is over; says who.
fn who_is_next(page: &mut Page) -> Option<String> {
    let found = format!("({IS_OVER}) || !!({NEXT})");
    for _ in 0..60 {
        if !page.comes_true(&found, Duration::from_secs(1)) {
            page.press("Escape");
            continue;
        }
        return (page.eval(IS_OVER) != json!(true)).then(|| page.text(NEXT));
    }
    panic!("nobody is awaited: {}", page.shoot("curtain").display());
}

/// Whoever has lifted the curtain decides something, until it falls.
fn decide(page: &mut Page, seat: &str) {
    let mine = format!("({WHOSE}) == '{seat}'");
    for _ in 0..60 {
        page.eval(
            "globalThis.secrets = [...document.querySelectorAll('#hand [name=action]')].map((b) => b.value)",
        );
        match page.text(MARK).as_str() {
            "over" => return,
            "wait" | "stuck" => page.press("Escape"),
            "pick" => drop(page.eval("document.querySelector('[data-my-trial]')?.click()")),
            decision => {
                page.eval("document.querySelector('[data-my-trial]')?.click()");
                let moved_on = format!(
                    "!({mine}) || document.querySelector('#main [name=decision]')?.value != {}",
                    json!(decision)
                );
                page.comes_true(&moved_on, Duration::from_secs(8));
            }
        }
        if page.eval(&mine) != json!(true) {
            return;
        }
    }
    panic!("the curtain does not fall: {}", page.shoot("curtain").display());
}

/// Nothing private is in the document, or was sent, while the curtain is down.
fn check_curtain(page: &mut Page) {
    assert_eq!(page.text(LEFT), "[]", "{}", page.shoot("curtain").display());
}

/// Plays until the match is over or the device was handed on this often; says how often it was.
fn play_around(page: &mut Page, game: &str, most: u32) -> u32 {
    let (mut handed, mut last) = (0, String::new());
    while let Some(seat) = who_is_next(page).filter(|_| handed < most) {
        check_curtain(page);
        page.hold(LIFT);
        page.wait("the curtain to be lifted", &format!("({WHOSE}) == '{seat}'"));
        assert_eq!(page.eval(PROMPT_IS_WHOLE), json!(true), "{}", page.shoot(game).display());
        decide(page, &seat);
        handed += u32::from(seat != last);
        last = seat;
        if handed % 6 == 1 {
            check_page(page, game);
        }
    }
    handed
}

#[test]
fn two_people_and_a_bot_play_a_whole_match_of_miaui_on_one_tablet() {
    let mut evening = Evening::begin();
    let mut page = share_a_device(&mut evening, "miaui", &["bot"]);
    page.size(1024, 768);
    assert!(page.text("document.querySelector('.people').innerText").contains("Boris"));
    begin(&mut page);
    page.eval(KEEP_FRAMES);
    page.wait("the connection", "frames_sent.length > 0");
    let first = who_is_next(&mut page).unwrap();
    assert_eq!(first, "0");
    assert!(page.text("document.querySelector('#curtain').innerText").contains("Anna"));
    assert_eq!(axe::violations(&mut page), Vec::<String>::new());
    for (width, height) in [(1024, 768), (360, 740), (1280, 800)] {
        page.size(width, height);
        let seen = "(() => { const { top, bottom } = document.querySelector('#curtain').getBoundingClientRect(); return top < innerHeight && bottom <= innerHeight + 1; })()";
        assert_eq!(page.eval(seen), json!(true), "the curtain is out of sight at {width} px");
        check_page(&mut page, "miaui");
    }
    page.size(1024, 768);
    // A tap is no gesture; a pull is, and so is a key.
    page.tap(LIFT);
    assert!(!page.comes_true(&format!("({WHOSE}) == '0'"), Duration::from_millis(600)));
    page.eval(&format!("document.querySelector({}).focus()", json!(LIFT)));
    page.press("Enter");
    page.wait("the curtain to be lifted", &format!("({WHOSE}) == '0'"));
    assert_eq!(axe::violations(&mut page), Vec::<String>::new());
    // Whoever reloads still has it; whoever covers it goes on later.
    let here = page.text("location.href");
    page.open(&here);
    page.wait("the same page", &format!("({WHOSE}) == '0'"));
    page.eval(KEEP_FRAMES);
    page.wait("the connection", "frames_sent.length > 0");
    page.click("#cover button");
    page.wait_for(LIFT);
    check_curtain(&mut page);
    page.hold(LIFT);
    page.wait("the curtain to be lifted", &format!("({WHOSE}) == '0'"));
    decide(&mut page, "0");
    // Anna thinks better of it, though Boris is next.
    assert_eq!(who_is_next(&mut page).unwrap(), "1");
    check_curtain(&mut page);
    page.hold("#lift-0");
    page.wait("her own page", &format!("({WHOSE}) == '0'"));
    page.click("#undo");
    page.wait("her choice again", "!!document.querySelector('#main [name=decision]')");
    decide(&mut page, "0");
    let handed = 1 + play_around(&mut page, "miaui", 100);
    assert!((20..100).contains(&handed), "twelve rounds for two, but handed on {handed} times");
    assert!(page.has(".scores .score") && page.has("#again [value=rematch]"));
    assert_eq!(axe::violations(&mut page), Vec::<String>::new());
    assert_eq!(page.complaints(), Vec::<String>::new());
}

#[test]
fn two_on_one_device_play_with_a_friend_far_away_and_a_bot() {
    let mut evening = Evening::begin();
    let mut page = share_a_device(&mut evening, "miaui", &["open", "bot"]);
    let mut friend = evening.guest();
    friend.open(&page.text("document.querySelector('#link').value"));
    friend.click("form:has([name=ask][value=sit]) button");
    friend.wait_for("form[action='/me'] #name");
    friend.eval("document.querySelector('#name').focus()");
    friend.type_text("Clara");
    friend.press("Enter");
    friend.wait_for("#main[data-stage=gathering]");
    page.wait("the friend", "document.querySelector('.people').innerText.includes('Clara')");
    begin(&mut page);
    page.eval(KEEP_FRAMES);
    page.wait("the connection", "frames_sent.length > 0");
    let (mut handed, mut dived) = (0, 0);
    for _ in 0..400 {
        if super::is_over(&mut friend) && super::is_over(&mut page) {
            break;
        }
        friend.press("Escape");
        dived += u32::from(has_dived(&mut friend));
        if page.comes_true(&format!("!!({NEXT})"), Duration::from_millis(200)) {
            let seat = page.text(NEXT);
            check_curtain(&mut page);
            page.hold(LIFT);
            page.wait("the curtain to be lifted", &format!("({WHOSE}) == '{seat}'"));
            decide(&mut page, &seat);
            handed += 1;
        } else {
            page.press("Escape");
        }
    }
    assert_eq!(dived, 11, "a match has twelve rounds, and the last card plays itself");
    assert!((22..48).contains(&handed), "{handed}");
    assert!(!friend.has("#curtain") && !friend.has("#cover"));
    assert_eq!(who_is_next(&mut page), None);
    for page in [&mut page, &mut friend] {
        assert!(page.has(".scores .score") && page.has("#again [value=rematch]"));
    }
    assert_eq!(page.complaints(), Vec::<String>::new());
}

/// The friend answers what they are asked; says whether that was a card for this round.
fn has_dived(friend: &mut Page) -> bool {
    if friend.eval(super::ASKED) == json!(true) {
        super::put_jellyfish_away(friend);
        return false;
    }
    let is_open =
        format!("({}) && !document.querySelector('#hand [aria-pressed=true]')", super::IS_MINE);
    let is_asked = friend.eval(&is_open) == json!(true);
    if is_asked {
        friend.click(super::FREE_CARD);
        friend.wait("the choice to be taken", &format!("!({is_open})"));
    }
    is_asked
}

#[test]
fn every_game_goes_around() {
    for game in ["sewer-pirats", "rattus-cartus", "jackal", "isle-of-cats"] {
        let mut evening = Evening::begin();
        let mut page = share_a_device(&mut evening, game, &[]);
        page.size(1024, 768);
        // In the language whose words are longest.
        page.click("form[action='/settings'] button[value=ru]");
        page.wait("the language", "document.documentElement.lang == 'ru'");
        assert_eq!(page.eval(LINK_IS_CLEAR), json!(true), "{}", page.shoot(game).display());
        begin(&mut page);
        page.prefer("reduce", "dark");
        let seat = who_is_next(&mut page).unwrap();
        assert_eq!(axe::violations(&mut page), Vec::<String>::new(), "{game}");
        page.hold(LIFT);
        page.wait("the curtain to be lifted", &format!("({WHOSE}) == '{seat}'"));
        assert_eq!(axe::violations(&mut page), Vec::<String>::new(), "{game}");
        page.size(390, 844);
        assert_eq!(page.eval(PROMPT_IS_WHOLE), json!(true), "{}", page.shoot(game).display());
        page.size(1024, 768);
        page.click("#cover button");
        page.eval(KEEP_FRAMES);
        page.wait("the connection", "frames_sent.length > 0");
        assert_eq!(play_around(&mut page, game, 8), 8, "{game}");
        assert_eq!(page.complaints(), Vec::<String>::new());
    }
}

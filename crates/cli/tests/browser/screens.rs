//! A screen for everybody, a phone for each hand.

use std::time::Duration;

use serde_json::{Value, json};

use super::chromium::Page;
use super::games::{MARK, check_page};
use super::{Evening, IS_OVER, axe};

/// What nobody in the room may see, and nobody can use.
const CONTROLS: &str = "[...document.querySelectorAll('button, input, select, textarea, a[href], [tabindex]')]
    .filter((e) => !e.closest('[inert]') && e.type != 'hidden').length + document.querySelectorAll('[name=action], [name=decision]').length";
const NODES: &str = "document.querySelectorAll('*').length";
/// Whether everything on the board can be seen at once.
const IS_WHOLE: &str = "(() => {
    const stand = document.getElementById('stand');
    const box = stand?.getBoundingClientRect();
    const inside = (e) => e.getBoundingClientRect().bottom <= box.bottom + 1 && e.scrollWidth <= e.clientWidth + 1 && e.scrollHeight <= e.clientHeight * 1.06;
    const { scrollWidth, scrollHeight } = document.documentElement;
    const head = document.querySelector('#ending h1')?.getBoundingClientRect().bottom;
    const clear = [...document.querySelectorAll('.score')].map((e) => e.getBoundingClientRect());
    const sheets = clear.every(({ top, bottom }) => top >= head && bottom <= innerHeight);
    return (!stand || [...stand.children].every(inside)) && sheets && scrollWidth <= innerWidth && scrollHeight <= innerHeight;
})()";

/// People at one table of this game, each with a phone, before the match.
fn people(evening: &mut Evening, game: &str, n: usize) -> Vec<Page> {
    let mut phones: Vec<Page> = Vec::new();
    let mut link = String::new();
    for seat in 0..n {
        let mut phone = evening.guest();
        phone.size(390, 844);
        let post = format!(
            "const post = (url, body) => fetch(url, {{method: 'POST', body: JSON.stringify(body), headers: {{'content-type': 'application/json'}}}});
             await post('/api/me', {{name: 'Player {seat}'}});"
        );
        if seat == 0 {
            let mut seats = vec!["open"; n];
            seats[0] = "me";
            let request = json!({"game": game, "seats": seats, "private": true});
            let made = phone.text(&format!(
                "(async () => {{ {post} const made = await (await post('/api/tables', {request})).json(); return `/table/${{made.table}}?invite=${{made.invite}}`; }})()"
            ));
            link = evening.url(&made);
        } else {
            phone.eval(&format!(
                "(async () => {{ {post} const at = new URL({}); await post(`/api${{at.pathname.replace('table', 'tables')}}/sit${{at.search}}`, {{}}); }})()",
                json!(link)
            ));
        }
        phone.open(&link);
        phone.wait_for("#main[data-stage=gathering]");
        phones.push(phone);
    }
    phones
}

/// The screen in the room: somebody types the code that stands on a phone.
fn screen(evening: &mut Evening, phone: &mut Page, (width, height): (u32, u32)) -> Page {
    let code = phone.text("document.querySelector('#screen-code a').search.split('=')[1]");
    let mut screen = evening.browser.person();
    screen.prefer("reduce", "dark");
    screen.size(width, height);
    screen.open(&evening.url("/screen"));
    assert_eq!(axe::violations(&mut screen), Vec::<String>::new());
    screen.type_text(&code.to_lowercase());
    screen.press("Enter");
    screen.wait_for("#main.screen[data-stage=gathering] .qr");
    screen
}

fn check_screen(screen: &mut Page, game: &str) {
    assert_eq!(screen.eval(CONTROLS), json!(0), "{}", screen.shoot(game).display());
    assert_eq!(screen.eval(IS_WHOLE), json!(true), "{}", screen.shoot(game).display());
    check_page(screen, game);
}

/// Only one's own things from now on.
fn show_hand_only(phone: &mut Page) {
    phone.wait_for("#hand-only:not([hidden])");
    phone.tap("#hand-only");
    phone.wait_for("#main[data-my-hand]");
}

/// Does one thing that may be done on this phone; says whether there was anything.
fn take_step(phone: &mut Page, game: &str) -> bool {
    match phone.text(MARK).as_str() {
        "over" => false,
        "wait" => {
            phone.press("Escape");
            false
        }
        "stuck" => panic!("no choice beside the screen: {}", phone.shoot(game).display()),
        "pick" => {
            phone.eval("document.querySelector('[data-my-trial]')?.click()");
            true
        }
        decision => {
            phone.eval("document.querySelector('[data-my-trial]')?.click()");
            let moved_on = format!(
                "!!document.querySelector('#sure[open]') || document.querySelector('#main [name=decision]')?.value != {}",
                json!(decision)
            );
            phone.comes_true(&moved_on, Duration::from_secs(8));
            true
        }
    }
}

fn play_beside_a_screen(game: &str, n: usize, size: (u32, u32)) {
    let mut evening = Evening::begin();
    let mut phones = people(&mut evening, game, n);
    let mut screen = screen(&mut evening, &mut phones[0], size);
    screen.wait(
        "all names",
        &format!("document.querySelector('#main').innerText.includes('Player {}')", n - 1),
    );
    assert!(screen.has(".gathering [role=status]"), "everybody is here");
    assert_eq!(axe::violations(&mut screen), Vec::<String>::new());
    check_screen(&mut screen, game);
    phones[0].click("#begin button.gold");
    for phone in &mut phones {
        phone.wait_for("#main[data-stage=playing]");
        show_hand_only(phone);
    }
    screen.wait_for("#main[data-stage=playing]");
    assert_eq!(axe::violations(&mut screen), Vec::<String>::new());
    let mut steps = 0;
    while phones[0].eval(IS_OVER) != json!(true) {
        let mut any = false;
        for phone in &mut phones {
            any |= take_step(phone, game);
        }
        steps += u32::from(any);
        screen.press("Escape");
        if steps % 20 == 5 {
            check_screen(&mut screen, game);
            check_page(&mut phones[1], game);
        }
        if steps == 12 {
            assert_eq!(axe::violations(&mut phones[1]), Vec::<String>::new());
            evening.cut_power();
        }
    }
    screen.press("Escape");
    screen.wait("the reckoning", "document.querySelector('#main').dataset.stage == 'over'");
    assert!(steps > 5);
    check_screen(&mut screen, game);
    assert_eq!(axe::violations(&mut screen), Vec::<String>::new());
}

#[test]
fn three_people_play_sewer_pirats_with_a_screen_and_phones() {
    play_beside_a_screen("sewer-pirats", 3, (1920, 1080));
}

#[test]
fn every_other_game_is_played_with_a_screen_and_phones() {
    play_beside_a_screen("miaui", 3, (1280, 720));
    play_beside_a_screen("isle-of-cats", 2, (1920, 1080));
    play_beside_a_screen("rattus-cartus", 2, (1280, 720));
    play_beside_a_screen("jackal", 2, (3840, 2160));
}

#[test]
fn what_was_given_up_stays_on_the_screen_as_it_was_left() {
    let mut evening = Evening::begin();
    let mut phones = people(&mut evening, "isle-of-cats", 2);
    let mut screen = screen(&mut evening, &mut phones[0], (1280, 720));
    phones[0].click("#begin button.gold");
    screen.wait_for("#main[data-stage=playing]");
    let [first, second] = &mut phones[..] else { panic!("two people") };
    first.wait_for("#main[data-stage=playing]");
    first.click("#leave > button");
    first.click("#leaving form:has([name=ask][value=close]) button");
    second.wait_for("#notice form");
    second.click("#notice form:has([name=ask][value=close]) button");
    screen.wait_for("#main[data-stage=over] #board");
    check_screen(&mut screen, "isle-of-cats");
}

#[test]
fn on_a_larger_screen_all_of_it_is_larger() {
    const SIZE: &str = "document.getElementById('stand').style.getPropertyValue('--size')";
    let mut evening = Evening::begin();
    for game in ["miaui", "sewer-pirats", "rattus-cartus", "jackal", "isle-of-cats"] {
        let mut phones = people(&mut evening, game, 3);
        let mut screen = screen(&mut evening, &mut phones[0], (1280, 720));
        phones[0].click("#begin button.gold");
        screen.wait_for("#main[data-stage=playing]");
        let small = screen.text(SIZE);
        screen.size(3840, 2160);
        let scale = "document.documentElement.style.getPropertyValue('--scale')";
        screen.wait("it to be measured", &format!("{scale} == 3"));
        assert_eq!(screen.text(SIZE), small, "{game}");
    }
}

#[test]
fn the_whole_table_is_one_swipe_away_and_the_choice_is_remembered() {
    let mut evening = Evening::begin();
    let mut phones = people(&mut evening, "isle-of-cats", 2);
    let _screen = screen(&mut evening, &mut phones[0], (1280, 720));
    phones[0].click("#begin button.gold");
    let phone = &mut phones[0];
    phone.wait_for("#main[data-stage=playing]");
    show_hand_only(phone);
    let boat = "!!document.querySelector('#board .mine .deck')?.checkVisibility()";
    assert_eq!(phone.eval(boat), json!(true), "the boat is one's own, too");
    assert_eq!(
        phone.eval("document.querySelector('#board .fleet').checkVisibility()"),
        json!(false)
    );
    let here = phone.text("location.href");
    phone.open(&here);
    phone.wait_for("#main[data-my-hand]");
    phone.swipe("#prompt", 160);
    phone.wait("the whole table", "!document.querySelector('#main[data-my-hand]')");
    phone.swipe("#prompt", 160);
    phone.wait_for("#main[data-my-hand]");
    // With a mouse: browsers ignore a tap that follows a swipe too closely.
    phone.click("#hand-tabs [value=board]");
    phone.wait("the whole table", "!document.querySelector('#main[data-my-hand]')");
}

#[test]
fn without_a_screen_nobody_is_offered_to_see_only_what_is_theirs() {
    let mut evening = Evening::begin();
    let mut phones = people(&mut evening, "miaui", 3);
    phones[0].click("#begin button.gold");
    phones[0].wait_for("#main[data-stage=playing]");
    phones[0].wait_for("#hand-fold:not([hidden])");
    assert!(phones[0].has("#hand-only[hidden]"));
}

#[test]
fn a_screen_wakes_up_by_itself_and_does_not_grow() {
    let mut evening = Evening::begin();
    let mut phones = people(&mut evening, "miaui", 3);
    let mut screen = screen(&mut evening, &mut phones[0], (1280, 720));
    phones[0].click("#begin button.gold");
    screen.wait_for("#main[data-stage=playing]");
    screen.eval(
        "globalThis.opened = 0;
         globalThis.WebSocket = class extends WebSocket { constructor(url) { super(url); opened++; } };
         globalThis.heap = () => (globalThis.gc?.(), performance.memory.usedJSHeapSize);
         globalThis.slept = 0;
         const now = Date.now;
         Date.now = () => now() + slept; 1",
    );
    // It slept for an hour, again and again.
    let sleep = |screen: &mut Page, nth: u32| {
        screen.eval("slept += 3_600_000; 1");
        screen.wait("a new connection", &format!("opened >= {nth}"));
    };
    sleep(&mut screen, 1);
    screen.wait("the table", "!document.querySelector('#lost:not([hidden])')");
    let before = screen.eval(NODES);
    for nth in 2..6 {
        sleep(&mut screen, nth);
    }
    assert_eq!(screen.eval(NODES), before);
    // Many a round later there is no more on it than before.
    let mut most = Vec::new();
    for _ in 0..4 {
        for phone in &mut phones {
            while phone.text(MARK) != "wait" && phone.eval(IS_OVER) != json!(true) {
                take_step(phone, "miaui");
            }
            phone.press("Escape");
        }
        std::thread::sleep(Duration::from_millis(400));
        most.push(screen.eval(NODES).as_u64().unwrap());
    }
    let least = *most.iter().min().unwrap();
    assert!(most.iter().all(|nodes| *nodes < least + least / 3), "{most:?}");
    let deeds = screen.eval("document.querySelectorAll('#deeds li').length");
    assert!(deeds.as_u64() <= Some(3), "{deeds}");
    assert_ne!(screen.eval("heap()"), Value::Null);
}

/// How many nodes the page shows.
const SHOWN: &str = "(() => {
    const walk = document.createTreeWalker(document);
    let nodes = 1;
    while (walk.nextNode()) nodes += 1;
    return nodes;
})()";

/// The host does the first thing that they may, this many times; says whether the match is over.
const PLAY_ON: &str = "(async () => {
    const at = `/api${location.pathname.replace('table', 'tables')}`;
    for (let decided = 0; decided < $times;) {
        const now = await (await fetch(at)).json();
        if (now.status == 'over') return true;
        if (now.decision === undefined) {
            await fetch(`${at}?after=${now.number}&wait=5`);
            continue;
        }
        const body = JSON.stringify({decision: now.decision, action: now.legal[0].action});
        decided += (await fetch(`${at}/play`, {method: 'POST', body})).ok;
    }
    return false;
})()";

#[test]
fn a_screen_that_shows_hundreds_of_actions_holds_no_more_than_after_the_first() {
    let mut evening = Evening::begin();
    let mut host = evening.guest();
    let made = host.text(
        "(async () => {
            const post = (url, body) => fetch(url, {method: 'POST', body: JSON.stringify(body)});
            await post('/api/me', {name: 'Host'});
            const wish = {game: 'rattus-cartus', seats: ['me', ...Array(4).fill('cabin-boy')], start: true};
            return (await (await post('/api/tables', wish)).json()).table;
        })()",
    );
    let mut screen = evening.browser.person();
    screen.prefer("reduce", "dark");
    screen.size(1920, 1080);
    screen.open(&evening.url(&format!("/table/{made}/screen")));
    screen.wait_for("#main.screen[data-stage=playing]");
    // Only the screen looks on.
    host.eval(&format!("history.replaceState(null, '', '/table/{made}')"));
    let mut held = Vec::new();
    while host.eval(&PLAY_ON.replace("$times", "8")) != json!(true) {
        std::thread::sleep(Duration::from_millis(500));
        let shown = screen.eval(SHOWN).as_u64().unwrap();
        let [bytes, nodes] = screen.memory();
        held.push([bytes, nodes, shown]);
    }
    let record = format!(
        "fetch('/api/tables/{made}/record').then((answer) => answer.json()).then(({{actions}}) => actions.length)"
    );
    let actions = host.eval(&record).as_u64().unwrap();
    eprintln!("{actions} actions; bytes of scripts and nodes, nodes shown: {held:?}");
    assert!(actions > 200 && held.len() > 3, "{actions} actions, {held:?}");
    let (first, last) = (held[0], held[held.len() - 1]);
    assert!(last[0] < first[0] + first[0] / 4, "bytes: {held:?}");
    // A board that fills up has more nodes; those that are held and not shown must not become more.
    let held_for_each_shown = |[_, nodes, shown]: [u64; 3]| nodes as f64 / shown as f64;
    assert!(held_for_each_shown(last) < 1.25 * held_for_each_shown(first), "nodes: {held:?}");
}

//! Being called: in another tab by title, icon and notice, in the lobby by a number, and what an installed tavern says
//! when it cannot be reached.

use serde_json::json;

use super::chromium::Page;
use super::{Evening, FREE_CARD, axe, two_people_at, wait_for_my_turn};

const ICON: &str = "document.getElementById('icon').href.split('/').at(-1)";

/// Whoever is asked allows notices; those that are shown are written down, as if nobody looked at the page.
const ALLOW_NOTICES: &str = "(() => {
    globalThis.shownNotices = [];
    globalThis.Notification = class {
        static permission = 'default';
        static async requestPermission() { return this.permission = 'granted'; }
    };
    ServiceWorkerRegistration.prototype.showNotification = async (...notice) => { shownNotices.push(notice); };
    Object.defineProperty(document, 'hidden', { get: () => globalThis.isAway ?? false });
})()";

/// A push service that hands out subscriptions; what the tavern is asked for about them is written down.
const PUSH_SERVICE: &str = "(() => {
    globalThis.pushed = [];
    globalThis.subscription = null;
    PushManager.prototype.getSubscription = async () => subscription;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => subscription = {
        endpoint: 'https://push.example.net/x',
        options: { applicationServerKey },
        toJSON: () => ({ endpoint: 'https://push.example.net/x', keys: {
            p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
            auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        } }),
        unsubscribe: async () => { subscription = null; },
    };
    const plain = fetch;
    globalThis.fetch = async (address, how) => {
        const answer = await plain(address, how);
        if (`${address}`.startsWith('/api/push')) pushed.push(`${how?.method ?? 'GET'} ${address} ${answer.status}`);
        return answer;
    };
})()";

/// A slow game waits: the worker shows these notices.
const PUSHED: &str = "(async () => {
    const [shown, waits] = [[], []];
    ServiceWorkerRegistration.prototype.showNotification = async (...notice) => { shown.push(notice); };
    const event = new PushEvent('push', { data: JSON.stringify({ table: '/table/x', game: 'miaui' }) });
    event.waitUntil = (work) => waits.push(work);
    self.dispatchEvent(event);
    await Promise.all(waits);
    return JSON.stringify(shown);
})()";

fn check_mark(page: &mut Page, is_called: bool) {
    let icon = if is_called { "favicon-called.svg" } else { "favicon.svg" };
    page.wait("the mark", &format!("{ICON} == '{icon}'"));
    assert_eq!(page.text("document.title").starts_with('●'), is_called);
}

#[test]
fn whoever_is_awaited_is_called_wherever_they_look() {
    let mut evening = Evening::begin();
    let fill_in = "document.querySelector('[name=seconds][value=\"86400\"]').checked = true";
    let (mut host, mut friend) = two_people_at(&mut evening, fill_in);
    host.wait("the worker", "!!navigator.serviceWorker.controller");
    host.eval(ALLOW_NOTICES);
    wait_for_my_turn(&mut host);
    check_mark(&mut host, true);
    let table = host.text("location.href");
    // The lobby says so, too, and for how long still.
    host.open(&evening.url("/"));
    host.wait("the number", "document.title.startsWith('(1) ')");
    let clock = "document.querySelector('#my-list .turn + .tag [data-until]').textContent";
    assert!(host.text(clock).starts_with("23:59:"), "{}", host.text(clock));
    assert_eq!(axe::violations(&mut host), Vec::<String>::new());
    host.open(&table);
    host.eval(ALLOW_NOTICES);
    host.eval(PUSH_SERVICE);
    host.click("[popovertarget=tempo]");
    host.click("#notices");
    host.wait("the switch", "document.getElementById('notices').ariaPressed == 'true'");
    host.wait("the tavern to know", "pushed.join() == 'GET /api/push 200,POST /api/push 200'");
    assert_eq!(axe::violations(&mut host), Vec::<String>::new());
    host.press("Escape");
    host.eval("document.getElementById('tempo').hidePopover()");
    wait_for_my_turn(&mut host);
    host.click(FREE_CARD);
    check_mark(&mut host, false);
    // Elsewhere meanwhile, the host hears of the next round.
    host.eval("globalThis.isAway = true");
    wait_for_my_turn(&mut friend);
    friend.click(FREE_CARD);
    host.wait("a notice", "shownNotices.length == 1");
    check_mark(&mut host, true);
    let notice = host.text("JSON.stringify(shownNotices[0])");
    assert!(notice.contains("It is your turn.") && notice.contains("Miaui"), "{notice}");
    // One click takes it back.
    host.eval("globalThis.isAway = false");
    host.click("[popovertarget=tempo]");
    host.click("#notices");
    host.wait("the switch", "document.getElementById('notices').ariaPressed == 'false'");
    host.wait("the tavern to know", "pushed.at(-1) == 'POST /api/push/forget 200'");
    assert_eq!(host.eval("[shownNotices.length, subscription]"), json!([1, null]));
    assert_eq!(host.complaints(), Vec::<String>::new());
}

#[test]
fn a_push_message_says_which_game_waits() {
    let mut evening = Evening::begin();
    let mut page = evening.guest();
    page.wait("the worker", "!!navigator.serviceWorker.controller");
    let shown = evening.browser.worker().text(PUSHED);
    for part in ["Miaui", "It is your turn.", "/table/x", "icon-192.png"] {
        assert!(shown.contains(part), "{shown}");
    }
}

#[test]
fn an_installed_tavern_says_what_is_wrong_when_it_cannot_be_reached() {
    let mut evening = Evening::begin();
    let mut page = evening.guest();
    let icons = "fetch(document.querySelector('[rel=manifest]').href).then((answer) => answer.json()).then(async ({ icons }) => {
        const sizes = await Promise.all(icons.map(async ({ src }) => {
            const image = new Image();
            image.src = src;
            await image.decode();
            return `${image.naturalWidth}x${image.naturalHeight}`;
        }));
        return sizes.length > 2 && icons.every(({ sizes: said }, nth) => said === sizes[nth]);
    })";
    assert_eq!(page.eval(icons), json!(true), "every icon is as large as it says");
    page.wait("the worker", "!!navigator.serviceWorker.controller");
    page.click("form[action='/settings'] button[value=ru]");
    page.wait("Russian", "document.documentElement.lang == 'ru'");
    page.eval(
        "navigator.serviceWorker.ready.then(() => new Promise((done) => setTimeout(done, 500)))",
    );
    evening.server.kill();
    page.open(&evening.url("/rules/miaui"));
    page.wait("the page", "document.querySelector('h1')?.textContent == 'Полный штиль'");
    for (scheme, width) in [("light", 1280), ("dark", 360)] {
        page.prefer("reduce", scheme);
        page.size(width, 740);
        assert_eq!(axe::violations(&mut page), Vec::<String>::new());
        page.shoot(&format!("offline-{width}"));
    }
    let is_styled = "getComputedStyle(document.querySelector('.btn.gold')).minHeight == '44px'";
    assert_eq!(page.eval(is_styled), json!(true), "the style sheet is kept, too");
    let address = evening.server.address.trim_start_matches("http://").to_owned();
    evening.server = super::server::Server::start(evening.data.path(), &address);
    page.click(".oops .btn.gold");
    page.wait("the rules", "!!document.querySelector('.rules, #rules, article')");
}

//! The deal of the day from one midnight to the next, and the archive.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::json;
use tavern::{Ahead, Config, Pace, Tavern};
use tempfile::TempDir;

use super::chromium::{Browser, Page};
use super::{Evening, axe, play_to_the_end};

const DAY: u64 = 24 * 3_600;

/// A tavern as it is by default, in this process: its clock can be moved.
struct Clockwork {
    ahead: Ahead,
    address: String,
    browser: Browser,
    _runtime: tokio::runtime::Runtime,
    _folder: TempDir,
}

impl Clockwork {
    fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config::new(folder.path());
        config.listen = "127.0.0.1:0".parse().unwrap();
        config.pace = Pace::INSTANT;
        let ahead = config.ahead.clone();
        let runtime = tokio::runtime::Runtime::new().unwrap();
        let running = runtime.block_on(Tavern::start(config)).unwrap();
        let address = format!("http://{}", running.address);
        runtime.spawn(async move {
            let _running = running;
            std::future::pending::<()>().await;
        });
        Self { ahead, address, browser: Browser::start(), _runtime: runtime, _folder: folder }
    }

    /// Moves the clock on to this hour of tomorrow.
    fn tomorrow(&self, now: u64, hour: u64) -> u64 {
        let then = (now / DAY + 1) * DAY + hour * 3_600;
        self.ahead.forward(Duration::from_secs(then - now));
        then
    }

    fn person(&mut self) -> Page {
        let mut page = self.browser.person();
        page.prefer("reduce", "light");
        page.open(&self.address);
        page
    }
}

/// Fits every screen, in both languages, light and dark, and can be used by everybody.
fn check(page: &mut Page, name: &str) {
    for (width, scheme) in [(1280, "light"), (390, "dark"), (360, "light")] {
        page.prefer("reduce", scheme);
        page.size(width, 844);
        let picture = page.shoot(&format!("{name}-{width}-{scheme}"));
        page.eval("scrollTo(0, document.body.scrollHeight)");
        page.shoot(&format!("{name}-{width}-{scheme}-below"));
        let wider = page.eval("document.documentElement.scrollWidth - innerWidth");
        assert_eq!(wider, json!(0), "{}", picture.display());
        assert_eq!(axe::violations(page), Vec::<String>::new(), "{}", picture.display());
        assert!(!page.text("document.body.innerText").contains('⟨'), "{}", picture.display());
    }
    page.size(1280, 800);
}

fn speak(page: &mut Page, lang: &str) {
    page.click(&format!("form[action='/settings'] button[value={lang}]"));
    page.wait("the language", &format!("document.documentElement.lang == '{lang}'"));
}

/// In both languages.
pub(super) fn check_both(page: &mut Page, name: &str) {
    check(page, &format!("{name}-en"));
    speak(page, "ru");
    check(page, &format!("{name}-ru"));
    speak(page, "en");
}

#[test]
fn a_day_is_played_from_the_lobby_to_the_board_and_shown_after_midnight() {
    let mut clockwork = Clockwork::start();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
    let mut anna = clockwork.person();
    anna.click("form[action='/play/miaui'] button.gold");
    anna.wait_for("#main[data-stage=playing]");
    play_to_the_end(&mut anna);
    let noon = clockwork.tomorrow(now, 12);
    anna.open(&clockwork.address);
    anna.click(".day-offer a");
    anna.wait_for("#main.daily");
    check_both(&mut anna, "daily-all");
    anna.click("#main a[href='/daily/miaui']");
    anna.wait_for("#own-title");
    let day = anna.text("document.querySelector('#main form').action");
    check_both(&mut anna, "daily-before");
    anna.eval("document.querySelector('#main form .btn').focus()");
    anna.press("Enter");
    anna.wait_for("#main[data-stage=playing]");
    play_to_the_end(&mut anna);
    anna.wait_for("#of-day");
    assert!(!anna.has("a[href^='/replay/']"), "others still play this deal");
    check_both(&mut anna, "daily-over");
    let table = anna.text("location.pathname");
    anna.click("#of-day form button");
    anna.wait(
        "my name on the board",
        "document.querySelector('#of-day [name=named]').value == 'false'",
    );
    anna.click("#of-day a");
    anna.wait_for("tr.own");
    let name = anna.text("document.querySelector('.me-chip span').innerText");
    assert!(anna.text("document.querySelector('tr.own').innerText").contains(&name));
    let line = anna.text("document.querySelector('#line').value");
    assert!(
        line.contains("place 1 of 1") && line.contains('◆') && line.contains("/daily/miaui/"),
        "{line}"
    );
    check_both(&mut anna, "daily-board");
    let mut boris = clockwork.person();
    boris.open(&day);
    assert!(boris.text("document.querySelector('.sheet').innerText").contains(&name));
    for closed in [
        table.clone(),
        table.replace("/table/", "/replay/"),
        format!("{}/best", day.replace(&clockwork.address, "")),
    ] {
        boris.open(&format!("{}{closed}", clockwork.address));
        assert!(boris.has(".oops"), "{closed} is closed");
    }
    clockwork.tomorrow(noon, 2);
    anna.open(&format!("{}/daily/miaui", clockwork.address));
    assert!(!anna.has("tr.own"), "another day");
    anna.click(".days a");
    anna.wait_for("#lessons");
    let own = anna.text("document.querySelector('[aria-labelledby=own-title]').innerText");
    assert!(own.contains("do not count") && !own.contains("first try counts"), "{own}");
    let is_told = "document.querySelector('#lessons').parentElement.innerText.includes('like a captain') || !!document.querySelector('.costly')";
    for _ in 0..100 {
        if anna.comes_true(is_told, Duration::from_millis(500)) {
            break;
        }
        anna.open(&day);
    }
    assert_eq!(anna.eval(is_told), json!(true), "{}", anna.shoot("losses").display());
    anna.eval("document.querySelector('details.more').open = true");
    check_both(&mut anna, "daily-opened");
    anna.click("a[href$='/best']");
    anna.wait_for("#player");
    assert_eq!(anna.complaints(), Vec::<String>::new());
}

#[test]
fn a_match_is_watched_from_the_lobby_and_found_in_the_archive() {
    let mut evening = Evening::begin();
    let mut anna = evening.guest();
    let made = anna.text(
        "(async () => {
            const post = (url, body) => fetch(url, {method: 'POST', body: JSON.stringify(body)});
            await post('/api/me', {name: 'Anna'});
            const wish = {game: 'miaui', seats: ['me', 'sailor', 'sailor'], start: true};
            return (await (await post('/api/tables', wish)).json()).table;
        })()",
    );
    anna.open(&evening.url(&format!("/table/{made}")));
    anna.wait_for("#main[data-stage=playing]");
    let mut boris = evening.guest();
    boris.click(&format!("#open-{made} a"));
    boris.wait_for("#main[data-stage=playing]");
    boris.open(&evening.url("/archive"));
    check_both(&mut boris, "archive-live");
    play_to_the_end(&mut anna);
    boris.open(&evening.url("/archive"));
    boris.wait_for(&format!("#main a[href='/replay/{made}']"));
    boris.eval("document.querySelector('#name').focus()");
    boris.type_text("Anna");
    boris.press("Enter");
    boris.wait("what was looked for", "location.search.includes('name=Anna')");
    assert!(boris.has(&format!("#main a[href='/replay/{made}']")));
    check_both(&mut boris, "archive");
    boris.click("a[href^='/archive/great']");
    boris.wait_for("#player");
    assert_eq!(boris.complaints(), Vec::<String>::new());
}

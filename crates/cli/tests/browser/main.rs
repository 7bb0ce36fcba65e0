//! The tavern as people meet it: in a real browser, with the real program behind it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod axe;
mod books;
mod called;
mod calm;
mod captains;
mod challenges;
mod chromium;
mod daily;
mod explain;
mod friends;
mod games;
mod hot_seat;
mod labels;
mod lists;
mod moments;
mod nodes;
mod patience;
mod pictures;
mod play_on;
mod puzzles;
mod sayings;
mod screens;
mod server;
mod sounds;
mod voyages;
mod windows;

use chromium::{Browser, Page};
use serde_json::json;
use server::Server;
use tempfile::TempDir;

/// A tavern and a browser.
struct Evening {
    browser: Browser,
    server: Server,
    data: TempDir,
}

impl Evening {
    fn begin() -> Self {
        let data = tempfile::tempdir().unwrap();
        let server = Server::start(data.path(), "127.0.0.1:0");
        Self { browser: Browser::start(), server, data }
    }

    fn url(&self, path: &str) -> String {
        format!("{}{path}", self.server.address)
    }

    /// A new guest in the lobby.
    fn guest(&mut self) -> Page {
        let mut page = self.browser.person();
        page.prefer("reduce", "light");
        page.open(&self.url("/"));
        page
    }

    /// A new guest who plays Miaui against bots.
    fn play_now(&mut self) -> Page {
        let mut page = self.guest();
        page.click("form[action='/play/miaui'] button");
        page.wait_for("#main[data-stage=playing]");
        page
    }

    /// The power goes, and comes back.
    fn cut_power(&mut self) {
        self.server.kill();
        let address = self.server.address.trim_start_matches("http://").to_owned();
        self.server = Server::start(self.data.path(), &address);
    }
}

const IS_MINE: &str = "!!document.querySelector('#hand [name=decision]')";
const IS_OVER: &str = "document.querySelector('#main')?.dataset.stage == 'over'";
const FREE_CARD: &str = "#hand button.dive-btn[aria-pressed=false]";

/// The question about jellyfish.
const ASKED: &str = "!!document.querySelector('#answers:not([hidden]) button')";

/// Waits until a round is over, and puts jellyfish away if asked.
fn wait_for_the_next_round(page: &mut Page, round: &str) {
    let moved_on =
        format!("({IS_OVER}) || document.querySelector('#round')?.innerText != {}", json!(round));
    loop {
        page.wait("the round to end", &format!("({moved_on}) || ({ASKED})"));
        if page.eval(&moved_on) == json!(true) {
            return;
        }
        put_jellyfish_away(page);
    }
}

fn put_jellyfish_away(page: &mut Page) {
    page.click("#answers button");
    page.press("Escape");
    page.wait("the answer to be taken", &format!("!({ASKED})"));
}

/// The question about jellyfish may come when the next round has already been announced.
fn wait_for_my_turn(page: &mut Page) {
    page.wait("my turn or the end", &format!("({IS_MINE}) || ({IS_OVER})"));
    while page.eval(ASKED) == json!(true) {
        put_jellyfish_away(page);
        page.wait("my turn or the end", &format!("({IS_MINE}) || ({IS_OVER})"));
    }
}

fn is_over(page: &mut Page) -> bool {
    page.eval(IS_OVER) == json!(true)
}

/// Plays the first free dive card, round after round, until the match is over.
fn play_to_the_end(page: &mut Page) {
    for _ in 0..40 {
        wait_for_my_turn(page);
        if is_over(page) {
            return;
        }
        let round = page.text("document.querySelector('#round').innerText");
        page.click(FREE_CARD);
        page.press("Escape");
        wait_for_the_next_round(page, &round);
    }
    panic!("a match has twelve rounds");
}

#[test]
fn one_click_starts_a_match_that_can_be_played_to_its_end_by_mouse() {
    let mut evening = Evening::begin();
    let mut page = evening.play_now();
    play_to_the_end(&mut page);
    assert_eq!(page.eval("document.querySelectorAll('.sheet tbody tr, .score tbody tr, table tbody tr').length > 4"), json!(true));
    assert!(page.has("#again button"), "a rematch is offered");
    assert_eq!(page.complaints(), Vec::<String>::new());
}

#[test]
fn a_double_click_answers_a_decision_once() {
    let mut evening = Evening::begin();
    let mut page = evening.play_now();
    wait_for_my_turn(&mut page);
    let round = page.text("document.querySelector('#round').innerText");
    page.eval(&format!(
        "(() => {{ const card = document.querySelector({}); card.click(); card.click(); }})()",
        json!(FREE_CARD)
    ));
    let moved_on = format!("document.querySelector('#round')?.innerText != {}", json!(round));
    page.wait("the round to end", &moved_on);
    assert!(!page.has(".toast.bad"), "the second click was not taken for an answer");
}

#[test]
fn a_match_against_bots_can_be_given_up() {
    let mut evening = Evening::begin();
    let mut page = evening.play_now();
    wait_for_my_turn(&mut page);
    page.size(390, 844);
    page.click("#leave > button");
    let fits = "[...document.querySelectorAll('#leaving .btn')].every((way) => way.scrollWidth <= way.clientWidth)";
    assert_eq!(page.eval(fits), json!(true), "what leads out can be read on a phone");
    page.click("#leaving form:has([name=ask][value=close]) button");
    page.click("#sure [value=yes]");
    page.wait("the lobby", "location.pathname == '/'");
    assert!(page.has("#my-list .none"), "it is among my games no more");
}

/// Presses Tab until the focus is on something.
fn tab_to(page: &mut Page, selector: &str) {
    for _ in 0..80 {
        if page.eval(&format!("!!document.activeElement?.matches({})", json!(selector)))
            == json!(true)
        {
            return;
        }
        page.press("Tab");
    }
    panic!("the keyboard does not reach {selector}");
}

#[test]
fn a_whole_match_can_be_played_by_keyboard_alone() {
    let mut evening = Evening::begin();
    let mut page = evening.guest();
    tab_to(&mut page, "form[action='/play/miaui'] button");
    page.press("Enter");
    page.wait_for("#main[data-stage=playing]");
    for round in 0..40 {
        wait_for_my_turn(&mut page);
        if is_over(&mut page) {
            break;
        }
        assert!(round < 12, "a match has twelve rounds");
        tab_to(&mut page, "#hand button.dive-btn");
        page.press("ArrowRight");
        let before = page.text("document.querySelector('#round').innerText");
        page.press("Enter");
        page.press("Escape");
        wait_for_the_next_round(&mut page, &before);
    }
    assert!(is_over(&mut page));
}

/// A table of three for two people and a bot: the host's page and the guest's.
fn two_people(evening: &mut Evening) -> (Page, Page) {
    two_people_at(evening, "")
}

/// The same, where a script has filled in the rest of the form.
fn two_people_at(evening: &mut Evening, fill_in: &str) -> (Page, Page) {
    let (host, friend) = (evening.guest(), evening.guest());
    meet(host, friend, fill_in, str::to_owned)
}

/// The host makes a table, and the friend comes by the link, which they may alter.
fn meet(
    mut host: Page,
    mut friend: Page,
    fill_in: &str,
    link_of_friend: impl FnOnce(&str) -> String,
) -> (Page, Page) {
    host.eval("location.href = '/new?game=miaui'");
    host.wait_for("form[action='/new'] button.gold");
    host.eval(
        "document.querySelector('#n').value = '3';
         document.querySelector('[name=seat1]').value = 'open';
         document.querySelector('[name=seat2]').value = 'bot';
         document.querySelector('#n').dispatchEvent(new Event('change', {bubbles: true}))",
    );
    host.eval(fill_in);
    host.click("form[action='/new'] button.gold");
    host.wait_for("#main[data-stage=gathering]");
    let link = host.text("document.querySelector('#link').value");
    friend.open(&link_of_friend(&link));
    friend.click("form:has([name=ask][value=sit]) button");
    friend.wait_for("form[action='/me'] #name");
    friend.eval("document.querySelector('#name').focus()");
    friend.type_text("Чайка");
    friend.press("Enter");
    friend.wait("the table with my name", "document.querySelector('#main[data-stage=gathering] .people')?.innerText.includes('Чайка')");
    host.wait("the friend to sit", "!document.querySelector('#begin button.gold[aria-disabled]') && !document.querySelector('form [name=ask][value=sit]')");
    host.click("#begin button.gold");
    host.wait_for("#main[data-stage=playing]");
    friend.wait_for("#main[data-stage=playing]");
    (host, friend)
}

#[test]
fn two_people_meet_by_an_invite_link_and_their_choices_stay_sealed() {
    let mut evening = Evening::begin();
    let (mut host, mut friend) = two_people(&mut evening);
    wait_for_my_turn(&mut host);
    host.click("#hand button.dive-btn[value*='9']");
    host.wait(
        "the choice to be marked",
        "document.querySelector('#hand button.dive-btn[value*=\"9\"]').ariaPressed == 'true'",
    );
    friend.wait(
        "the host's card to lie face down",
        "!!document.querySelector('#dive-0 use[href*=dive-back]')",
    );
    // The host changes their mind; the friend sees no difference.
    let before = friend.text("document.querySelector('#board').innerHTML");
    host.click("#hand button.dive-btn[value*='4']");
    host.wait(
        "the other choice to be marked",
        "document.querySelector('#hand button.dive-btn[value*=\"4\"]').ariaPressed == 'true'",
    );
    assert_eq!(before, friend.text("document.querySelector('#board').innerHTML"));
    friend.click("#hand button.dive-btn[value*='7']");
    friend.press("Escape");
    for page in [&mut host, &mut friend] {
        page.wait("the second round", "/\\b2\\b/.test(document.querySelector('#round').innerText)");
        assert!(page.text("document.querySelector('#log').innerText").contains(" 4"));
    }
}

#[test]
fn a_half_typed_message_survives_what_others_do() {
    let mut evening = Evening::begin();
    let (mut host, mut friend) = two_people(&mut evening);
    wait_for_my_turn(&mut host);
    friend.click("#say");
    friend.type_text("That gull is <b>");
    host.click("#hand button.dive-btn[value*='9']");
    friend.wait(
        "the host's card to lie face down",
        "!!document.querySelector('#dive-0 use[href*=dive-back]')",
    );
    assert_eq!(friend.text("document.activeElement.value"), "That gull is <b>");
    friend.type_text("yours</b>");
    host.eval("document.querySelector('#chat-fold').open = false");
    friend.press("Enter");
    host.wait(
        "the message over the page, since the chat is folded",
        "document.querySelector('.toast')?.innerText == 'Чайка: That gull is <b>yours</b>'",
    );
    host.eval("document.querySelector('#chat-fold').open = true");
    host.wait(
        "the message",
        "document.querySelector('#chat').innerText.includes('That gull is <b>yours</b>')",
    );
    friend.wait("the line to be free again", "document.activeElement.value === ''");
}

#[test]
fn when_the_power_goes_both_pages_come_back_by_themselves_with_everything() {
    let mut evening = Evening::begin();
    let (mut host, mut friend) = two_people(&mut evening);
    wait_for_my_turn(&mut host);
    host.click("#hand button.dive-btn[value*='9']");
    host.wait(
        "the choice to be saved",
        "document.querySelector('#hand button.dive-btn[value*=\"9\"]').ariaPressed == 'true'",
    );
    evening.cut_power();
    for page in [&mut host, &mut friend] {
        page.wait("the connection to be back", "document.querySelector('#lost').hidden");
    }
    let kept =
        "document.querySelector('#hand button.dive-btn[value*=\"9\"]').ariaPressed == 'true'";
    assert_eq!(host.eval(kept), json!(true));
    friend.click("#hand button.dive-btn[value*='7']");
    for page in [&mut host, &mut friend] {
        page.press("Escape");
        page.wait("the second round", "/\\b2\\b/.test(document.querySelector('#round').innerText)");
    }
}

/// Every kind of page, each at a moment at which there is much on it.
fn every_page(evening: &mut Evening) -> Vec<String> {
    let mut host = evening.guest();
    host.open(&evening.url("/new?game=miaui"));
    host.click("form[action='/new'] button.gold");
    host.wait_for("#main[data-stage=gathering]");
    let gathering = host.text("document.querySelector('#link').value");
    let mut player = evening.guest();
    player.click("form[action='/play/miaui'] button");
    player.wait_for("#main[data-stage=playing]");
    let playing = player.text("location.href");
    let mut finisher = evening.guest();
    finisher.click("form[action='/play/miaui'] button");
    finisher.wait_for("#main[data-stage=playing]");
    play_to_the_end(&mut finisher);
    let over = finisher.text("location.href");
    let replay = finisher.text("document.querySelector('a[href^=\"/replay/\"]').href");
    let fixed = [
        "/",
        "/me",
        "/new?game=miaui",
        "/rules/miaui",
        "/replay",
        "/offline",
        "/daily",
        "/archive",
        "/nowhere",
    ];
    let mut pages: Vec<String> = fixed.iter().map(|path| evening.url(path)).collect();
    pages.extend([gathering, playing, over, replay]);
    pages
}

#[test]
fn every_page_is_accessible_fits_a_phone_and_speaks_both_languages() {
    let mut evening = Evening::begin();
    let pages = every_page(&mut evening);
    let mut visitor = evening.guest();
    let mut wrong = Vec::new();
    for lang in ["en", "ru"] {
        visitor.open(&evening.url("/"));
        visitor.click(&format!("form[action='/settings'] button[value={lang}]"));
        visitor.wait("the language", &format!("document.documentElement.lang == '{lang}'"));
        for url in &pages {
            visitor.size(1280, 800);
            visitor.open(url);
            check_language(&mut visitor, lang, url, &mut wrong);
            for (scheme, width) in [("light", 1280), ("dark", 390)] {
                visitor.prefer("reduce", scheme);
                visitor.size(width, 844);
                for violation in axe::violations(&mut visitor) {
                    wrong.push(format!("{url} in {lang}, {scheme}, {width} wide: {violation}"));
                }
            }
            check_width(&mut visitor, url, &mut wrong);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn check_language(page: &mut Page, lang: &str, url: &str, wrong: &mut Vec<String>) {
    let text = page.text("document.body.innerText");
    if text.contains('⟨') {
        wrong.push(format!("{url} lacks a text in {lang}: {text}"));
    }
    let is_cyrillic =
        |letter: char| ('а'..='я').contains(&letter.to_lowercase().next().unwrap_or(letter));
    let letters = text.chars().filter(|letter| letter.is_alphabetic()).count();
    let cyrillic = text.chars().filter(|letter| is_cyrillic(*letter)).count();
    if (lang == "ru") != (cyrillic * 2 > letters) {
        wrong.push(format!("{url} does not speak {lang}: {text}"));
    }
}

fn check_width(page: &mut Page, url: &str, wrong: &mut Vec<String>) {
    for width in [360, 390, 768] {
        page.size(width, 740);
        let wider = page.eval("document.documentElement.scrollWidth - innerWidth");
        if wider != json!(0) {
            wrong.push(format!("{url} is {wider} px wider than a screen of {width}"));
        }
    }
}

#[test]
fn a_finished_match_can_be_replayed_step_by_step_shared_and_verified() {
    let mut evening = Evening::begin();
    let mut page = evening.play_now();
    play_to_the_end(&mut page);
    page.click("a[href^='/replay/']");
    page.wait_for("#player");
    page.wait(
        "all checks to pass",
        "document.querySelectorAll('.verify').length > 0 && !document.querySelector('.verify.bad')",
    );
    let step = "document.querySelector('#step').value";
    page.eval("document.activeElement.blur()");
    page.press("Home");
    page.wait("the first step", &format!("{step} == '0'"));
    page.press("ArrowRight");
    page.wait("the next step", &format!("{step} == '1'"));
    page.click("#play-button");
    page.wait("the match to play by itself", &format!("{step} > 2"));
    page.click("#play-button[aria-pressed=true]");
    // What was put together step by step is the page that the server would send.
    let shown = "['board', 'log', 'status', 'player'].map((id) => document.getElementById(id).innerText).join()";
    let put_together = page.text(shown);
    let address = page.text("location.href");
    page.open(&address);
    assert_eq!(page.text(shown), put_together);
    page.press("End");
    page.wait("the last step", &format!("{step} == document.querySelector('#step').max"));
    let link =
        page.text("document.querySelector('input[readonly][value*=\"/replay?record=\"]').value");
    let mut other = evening.guest();
    other.open(&link);
    other.wait_for("#player");
    other.open(&format!("{}x", &link[..link.len() - 9]));
    assert!(!other.has("#player"), "a damaged record is refused");
    assert!(other.text("document.body.innerText").contains("damaged"));
}

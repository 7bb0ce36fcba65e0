//! Voyages: what the captain points at is there, is lit and is not covered, on a phone and on a desk.

use std::time::Duration;

use catalog::{GAMES, VoyageDeed};
use serde_json::json;

use super::chromium::Page;
use super::{Evening, axe};

/// Pieces glide and the page scrolls for so long before the light comes to rest.
const SETTLED: Duration = Duration::from_secs(4);

const SIZES: [(u32, u32); 3] = [(390, 844), (1280, 800), (360, 640)];

/// What is wrong with the step that is shown: what it points at is not there or not seen, the light is elsewhere, or the
/// bubble leaves the window, or covers what it points at, what does the deed, or a card of the hand that one is chosen from.
const WRONG: &str = "(() => {
    const bubble = document.getElementById('voyage');
    const box = bubble.getBoundingClientRect();
    const lights = [...document.querySelectorAll('.voyage-light:not([hidden])')].map((light) => light.getBoundingClientRect());
    const wrong = [];
    const { pointsAt, pointsAction, at } = bubble.dataset;
    const found = pointsAt ? [...document.querySelectorAll(pointsAt)] : [];
    const isSeen = (e) => e.checkVisibility({visibilityProperty: true, opacityProperty: true}) && e.getClientRects().length;
    const seen = found.filter((e) => [e, ...e.querySelectorAll('*')].some(isSeen));
    if (pointsAt && !seen.length) wrong.push(`nothing is seen of ${pointsAt}`);
    const isOnTop = (e) => {
        const { x, y, width, height } = e.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        const veil = hit?.closest('#voyage, #status, #lap, header');
        return hit && (!veil || veil.contains(e));
    };
    const parts = seen.flatMap((e) => [e, ...e.querySelectorAll('*')]).filter(isSeen);
    if (pointsAt && seen.length && !parts.some(isOnTop)) wrong.push('something lies over what is pointed at');
    if (!pointsAt && !pointsAction) wrong.push('it points at nothing');
    if (!lights.length) return [...wrong, 'nothing is lit'];
    const isOutside = (lit) => lit.bottom < 0 || lit.top > innerHeight || lit.right < 0 || lit.left > innerWidth;
    if (lights.every(isOutside)) wrong.push('what is lit is outside the window');
    if (lights.some((lit) => lit.width < 12 || lit.height < 12)) wrong.push('what is lit has no size');
    const isIn = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    if (!isIn) wrong.push(`the bubble leaves the window: ${JSON.stringify(box)}`);
    const isFree = (lit) => box.right <= lit.left + 7 || box.left >= lit.right - 7 || box.bottom <= lit.top + 7 || box.top >= lit.bottom - 7;
    if (!lights.every(isFree)) wrong.push(`the bubble covers what it speaks of: ${JSON.stringify([box, lights])}`);
    const needs = JSON.parse(bubble.dataset.needs ?? '[]');
    const own = [...document.querySelectorAll('#board [name=action], #hand [name=action]')].filter((e) => needs.includes(e.value));
    const keys = own.filter((e) => e.hidden).flatMap((e) => e.dataset.for?.split(' ') ?? []);
    const picks = [...document.querySelectorAll('[data-pick]')].filter((e) => keys.includes(e.dataset.pick));
    const deeds = [...own, ...picks].filter(isSeen);
    const isLaid = document.querySelector('[data-lift]');
    if (needs.length && !isLaid && !deeds.some(isOnTop)) wrong.push('what does the deed is out of reach');
    const cards = needs.length ? [...document.querySelectorAll('#hand :is(button[name=action], [data-pick])')].filter(isSeen) : [];
    const isClear = (e) => { const r = e.getBoundingClientRect(); return box.right <= r.left + 1 || box.left >= r.right - 1 || box.bottom <= r.top + 1 || box.top >= r.bottom - 1; };
    const covered = [...deeds, ...cards].filter((e) => !isClear(e));
    if (covered.length) wrong.push(`the bubble covers what may be chosen: ${covered.map((e) => e.value ?? e.dataset.pick)}`);
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page is wider than the window');
    return wrong;
})()";

/// Goes to a step by the list of steps.
fn go_to(page: &mut Page, step: usize) {
    let go = format!(
        "(() => {{ document.getElementById('voyage-steps').open = true; document.querySelector('#voyage-steps [name=step][value=\"{step}\"]').click(); }})()"
    );
    page.eval(&go);
    page.wait("the step", &format!("document.getElementById('voyage').dataset.step == '{step}' && document.getElementById('voyage').dataset.at == 'asked'"));
    page.eval("document.getElementById('voyage-steps').open = false");
    page.wait(
        "the light to come to rest",
        "new Promise((done) => setTimeout(() => done(true), 150))",
    );
}

fn set_sail(evening: &mut Evening, game: &str) -> Page {
    let mut page = evening.guest();
    page.eval(&format!("document.querySelector('form[action=\"/voyage/{game}\"]').submit()"));
    page.wait_for("#voyage[data-my-placed]");
    page
}

/// Does one thing that the step asks for, and waits until the page shows it.
fn act(page: &mut Page, action: &serde_json::Value) {
    let shown = "document.querySelector('#main [name=decision]')?.value ?? ''";
    let before = page.text(shown);
    page.eval(&format!(
        "(async () => {{
            const table = location.pathname.replace('/table/', '/api/tables/');
            const {{ decision }} = await (await fetch(table)).json();
            const headers = {{'content-type': 'application/json'}};
            await fetch(table + '/play', {{method: 'POST', headers, body: JSON.stringify({{decision, action: {action}}})}});
        }})()"
    ));
    page.wait("the deed to be shown", &format!("({shown}) != {}", json!(before)));
}

fn check_step(page: &mut Page, what: &str) {
    page.comes_true(&format!("{WRONG}.length == 0"), SETTLED);
    let wrong = page.eval(WRONG);
    assert_eq!(wrong, json!([]), "{what}: {}", page.shoot("voyage").display());
}

#[test]
fn what_voyages_point_at_is_seen_on_a_phone_and_on_a_desk() {
    let mut evening = Evening::begin();
    for entry in GAMES {
        let Some(voyage) = entry.voyage() else { continue };
        let game = entry.game.info().id;
        let mut page = set_sail(&mut evening, game);
        for (width, height) in SIZES {
            page.size(width, height);
            for (place, step) in voyage.steps.iter().enumerate() {
                go_to(&mut page, place);
                check_step(&mut page, &format!("{game}, {}, {width} px", step.id));
            }
        }
        assert_eq!(axe::violations(&mut page), Vec::<String>::new(), "{game}");
        assert_eq!(page.complaints(), Vec::<String>::new(), "{game}");
    }
}

/// A step may ask for several things, one after another: each can be reached where the bubble is then.
#[test]
fn every_part_of_a_deed_can_be_reached_on_a_phone() {
    let mut evening = Evening::begin();
    for entry in GAMES {
        let Some(voyage) = entry.voyage() else { continue };
        let game = entry.game.info().id;
        let mut page = set_sail(&mut evening, game);
        page.size(390, 844);
        for (place, step) in voyage.steps.iter().enumerate() {
            let VoyageDeed::Do(rights) = &step.deed else { continue };
            let Some((_, parts)) = rights.split_last().filter(|(_, parts)| !parts.is_empty())
            else {
                continue;
            };
            go_to(&mut page, place);
            for (nth, right) in parts.iter().enumerate() {
                act(&mut page, &right[0]);
                check_step(&mut page, &format!("{game}, {} after {}", step.id, nth + 1));
            }
        }
    }
}

/// Where there is no room for the bubble, it is one line; a tap opens it, and another folds it.
#[test]
fn a_bubble_folds_where_there_is_no_room_and_opens_at_a_tap() {
    let mut evening = Evening::begin();
    let mut page = set_sail(&mut evening, GAMES[0].game.info().id);
    page.size(390, 300);
    go_to(&mut page, 0);
    page.wait("the bubble to fold", "!!document.querySelector('#voyage[data-my-folded]')");
    let high = "document.getElementById('voyage').offsetHeight";
    assert!(page.eval(high).as_f64().unwrap() < 60.0, "it is one line");
    page.click("#voyage-said");
    page.wait("the bubble to open", "!!document.querySelector('#voyage:not([data-my-folded])')");
    assert_eq!(page.text("document.getElementById('voyage-fold').ariaExpanded"), "true");
    page.click("#voyage-fold");
    page.wait("the bubble to fold", "!!document.querySelector('#voyage[data-my-folded]')");
}

/// Who took which catch stands on the lagoon, whatever their name.
#[test]
fn the_name_of_who_takes_a_catch_is_read_whole() {
    let mut evening = Evening::begin();
    let mut page = set_sail(&mut evening, "miaui");
    let voyage = catalog::find("miaui").unwrap().voyage().unwrap();
    let place = voyage.place("order").unwrap();
    let VoyageDeed::Guess { right, .. } = &voyage.steps[place].deed else { unreachable!() };
    for (width, height) in SIZES {
        page.size(width, height);
        go_to(&mut page, place);
        page.eval(&format!(
            "document.querySelector('#voyage-acts [name=answer][value=\"{right}\"]').click()"
        ));
        page.wait("the step to be done", "document.getElementById('voyage').dataset.at == 'done'");
        page.wait("who takes what", "document.querySelectorAll('.taker span').length == 3");
        let spills = "(() => [...document.querySelectorAll('.taker span')].filter((span) => {
            span.textContent = 'Bartholomew Whiskers';
            const [text, tag] = [span.getBoundingClientRect(), span.parentElement.getBoundingClientRect()];
            return span.scrollWidth > span.clientWidth + 1 || text.left < tag.left || text.right > tag.right;
        }).length)()";
        assert_eq!(page.eval(spills), json!(0), "{width} px: {}", page.shoot("taker").display());
    }
}

/// By keys alone: a question is answered, and the focus is where one reads on.
#[test]
fn voyages_can_be_sailed_by_keys_alone() {
    let mut evening = Evening::begin();
    for entry in GAMES {
        let Some(voyage) = entry.voyage() else { continue };
        let asks =
            voyage.steps.iter().position(|step| matches!(step.deed, VoyageDeed::Guess { .. }));
        let Some(place) = asks else { continue };
        let VoyageDeed::Guess { right, .. } = &voyage.steps[place].deed else { continue };
        let mut page = set_sail(&mut evening, entry.game.info().id);
        go_to(&mut page, place);
        assert!(page.has("#voyage-said:focus"), "one reads on where the captain speaks");
        super::tab_to(&mut page, &format!("#voyage-acts [name=answer][value='{right}']"));
        page.press("Enter");
        page.wait("the step to be done", "document.getElementById('voyage').dataset.at == 'done'");
        page.wait("the focus", "document.activeElement?.matches('#voyage-acts [name=step]')");
        page.press("Enter");
        let next = format!("document.getElementById('voyage').dataset.step == '{}'", place + 1);
        page.wait("the next step", &next);
        page.wait("the focus", "document.activeElement?.id == 'voyage-said'");
    }
}

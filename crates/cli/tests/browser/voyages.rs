//! Voyages: what the captain points at is there, is lit and is not covered, on a phone and on a desk.

use std::time::Duration;

use catalog::{GAMES, VoyageDeed};
use serde_json::json;

use super::chromium::Page;
use super::{Evening, axe};

/// How long pieces glide and the page scrolls before the light comes to rest.
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
    const lap = document.getElementById('lap');
    const hand = getComputedStyle(lap).position == 'sticky' && lap.getBoundingClientRect();
    const isOfHand = pointsAction || seen.some((e) => lap.contains(e));
    const isUnder = (lit) => lit.top < hand.top - 7 && lit.bottom > hand.top + 7;
    if (hand && !isOfHand && lights.some(isUnder)) wrong.push('the light of what lies behind the hand falls on its cards');
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
    // While a moment is shown, there is none.
    page.wait("a decision", &format!("({shown}) != ''"));
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

/// Takes the blue cat up and moves it over to where it joins two pairs; what it is said to make there.
const BRIDGE: &str = "(() => {
    [...document.querySelectorAll('[data-lift]')].find(({ value }) => /blue/.test(value) && /\"p\"/.test(value)).click();
    const [columns] = document.querySelector('[data-place]').dataset.place.split(' ').map(Number);
    const { turn, at } = document.querySelector('[data-lay]').form.elements;
    const move = (code) => document.querySelector('[data-place]').dispatchEvent(new KeyboardEvent('keydown', { code, key: code, bubbles: true }));
    for (let tries = 0; turn.value != '0' && tries < 8; tries += 1) move(tries == 4 ? 'KeyF' : 'KeyR');
    const to = [71 % columns, Math.floor(71 / columns)];
    for (let tries = 0; at.value != '71' && tries < 60; tries += 1) {
        const [x, y] = [at.value % columns, Math.floor(at.value / columns)];
        move(x < to[0] ? 'ArrowRight' : x > to[0] ? 'ArrowLeft' : y < to[1] ? 'ArrowDown' : 'ArrowUp');
    }
    const said = [...document.querySelectorAll('[data-joins]:not([hidden])')].map((line) => line.textContent.trim());
    return JSON.stringify([turn.value, at.value, ...said]);
})()";

#[test]
fn a_cat_between_two_groups_is_said_to_make_one_family() {
    let mut evening = Evening::begin();
    let mut page = set_sail(&mut evening, "isle-of-cats");
    page.size(1280, 800);
    go_to(&mut page, 5);
    assert_eq!(page.text(BRIDGE), r#"["0","71","Makes a family of 5: 15 points."]"#);
}

/// What of the boat, of the buttons that lay a cat, and of the sentence about its place lies in the dark or below the bubble
/// while the cat is held.
const IN_THE_WAY: &str = "(() => {
    const bubble = document.getElementById('voyage').getBoundingClientRect();
    const shown = (selector) => [...document.querySelectorAll(selector)].filter((item) => item.checkVisibility());
    const [boat] = shown('[data-place]');
    const lights = [...document.querySelectorAll('.voyage-light:not([hidden])')].map((light) => light.getBoundingClientRect());
    const isLit = ({ left, top, right, bottom }) => lights.some((lit) => lit.left < right && lit.right > left && lit.top < bottom && lit.bottom > top);
    const covers = ({ left, top, right, bottom }) => bubble.left < right - 1 && bubble.right > left + 1 && bubble.top < bottom - 1 && bubble.bottom > top + 1;
    const wrong = isLit(boat.getBoundingClientRect()) ? [] : ['the boat is dark'];
    const needed = [boat, ...shown('[data-lifted] button'), ...shown('[data-lifted][role=status]')];
    return [...wrong, ...needed.filter((item) => covers(item.getBoundingClientRect())).map((item) => item.className)];
})()";

#[test]
fn whoever_holds_a_cat_sees_the_boat_and_what_is_said_of_its_place() {
    let mut evening = Evening::begin();
    let mut page = set_sail(&mut evening, "isle-of-cats");
    let voyage = catalog::find("isle-of-cats").unwrap().voyage().unwrap();
    for (width, height) in [(390, 844), (1280, 800)] {
        page.size(width, height);
        for step in ["first", "rats", "room", "family"] {
            go_to(&mut page, voyage.place(step).unwrap());
            page.eval("document.querySelector('#shore [data-lift]').click()");
            page.comes_true(&format!("{IN_THE_WAY}.length == 0"), SETTLED);
            let wrong = page.eval(IN_THE_WAY);
            assert_eq!(wrong, json!([]), "{step}, {width} px: {}", page.shoot("held").display());
        }
    }
}

/// How much of the boat lies below the bubble, in percent.
const HIDDEN: &str = "(() => {
    const [bubble, boat] = ['#voyage', '[data-place]'].map((part) => document.querySelector(part).getBoundingClientRect());
    const wide = Math.min(bubble.right, boat.right) - Math.max(bubble.left, boat.left);
    const high = Math.min(bubble.bottom, boat.bottom) - Math.max(bubble.top, boat.top);
    return Math.round(Math.max(0, wide) * Math.max(0, high) / boat.width / boat.height * 100);
})()";

/// Whoever looks for the cat that fits sees the boat before taking one up.
#[test]
fn whoever_chooses_a_cat_sees_the_boat() {
    let mut evening = Evening::begin();
    let mut page = set_sail(&mut evening, "isle-of-cats");
    let voyage = catalog::find("isle-of-cats").unwrap().voyage().unwrap();
    for (width, height) in [(390, 844), (1280, 800)] {
        page.size(width, height);
        for step in ["rats", "room", "family", "bridge", "map", "lesson"] {
            go_to(&mut page, voyage.place(step).unwrap());
            page.comes_true(&format!("{HIDDEN} < 5"), SETTLED);
            let hidden = page.eval(HIDDEN).as_i64().unwrap();
            assert!(hidden < 5, "{step}, {width} px: {hidden} %, {}", page.shoot("boat").display());
            check_step(&mut page, step);
        }
    }
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

/// What came of a deed may lie elsewhere than what was spoken of before it: there the light falls then.
#[test]
fn what_came_of_a_deed_is_pointed_at_where_it_is_seen() {
    let mut evening = Evening::begin();
    for entry in GAMES {
        let Some(voyage) = entry.voyage() else { continue };
        let game = entry.game.info().id;
        let mut page = set_sail(&mut evening, game);
        for (width, height) in [(390, 844), (1280, 800)] {
            page.size(width, height);
            for (place, step) in voyage.steps.iter().enumerate() {
                let VoyageDeed::Do(rights) = &step.deed else { continue };
                if step.then_at.is_empty() {
                    continue;
                }
                go_to(&mut page, place);
                for right in rights {
                    act(&mut page, &right[0]);
                }
                page.wait("the deed", "document.getElementById('voyage').dataset.at == 'done'");
                check_step(&mut page, &format!("{game}, {} done, {width} px", step.id));
            }
        }
    }
}

/// What the tip of the bubble points at is lit, and nothing lies between.
const MISLEADS: &str = "(() => {
    const bubble = document.getElementById('voyage');
    const side = bubble.dataset.mySide;
    if (side == 'over') return 'aside';
    const box = bubble.getBoundingClientRect();
    const x = box.left + parseFloat(bubble.style.getPropertyValue('--tip'));
    const lights = [...document.querySelectorAll('.voyage-light:not([hidden])')].map((light) => light.getBoundingClientRect());
    const isAt = (lit) => lit.left <= x && x <= lit.right && Math.abs(side == 'below' ? box.top - lit.bottom : lit.top - box.bottom) < 30;
    return lights.some(isAt) ? 'at it' : 'elsewhere';
})()";

/// Where the captain speaks of something that lies further away, the light alone says what it is.
#[test]
fn the_tip_of_the_bubble_points_at_nothing_but_what_is_lit() {
    let mut evening = Evening::begin();
    let mut found = Vec::new();
    for game in ["sewer-pirats", "jackal"] {
        let voyage = catalog::find(game).unwrap().voyage().unwrap();
        let mut page = set_sail(&mut evening, game);
        for (width, height) in [(390, 844), (1280, 800)] {
            page.size(width, height);
            for (place, step) in voyage.steps.iter().enumerate() {
                go_to(&mut page, place);
                page.comes_true(&format!("{MISLEADS} != 'elsewhere'"), SETTLED);
                let at = page.text(MISLEADS);
                let shot = page.shoot("tip");
                assert_ne!(at, "elsewhere", "{game}, {}, {width} px: {}", step.id, shot.display());
                found.push(at);
            }
        }
    }
    assert!(["at it", "aside"].iter().all(|at| found.iter().any(|it| it == at)), "{found:?}");
}

/// The two fish cards are lit, and nothing else of the row; afterwards, those that were taken.
#[test]
fn only_the_cards_to_be_taken_are_lit() {
    const LIT: &str = "(() => {
        const lights = [...document.querySelectorAll('.voyage-light:not([hidden])')].map((light) => light.getBoundingClientRect());
        const isLit = ({ left, top, width, height }) => lights.some((lit) =>
            lit.left < left + width / 2 && lit.right > left + width / 2 && lit.top < top + height / 2 && lit.bottom > top + height / 2);
        return [...document.querySelectorAll('[id^=row-], #deck, #hand .fan')].filter((card) => isLit(card.getBoundingClientRect()))
            .map((card) => (card.closest('#hand') ? 'own ' : '') + card.dataset.what).join(', ');
    })()";
    let mut evening = Evening::begin();
    let mut page = set_sail(&mut evening, "sewer-pirats");
    let voyage = catalog::find("sewer-pirats").unwrap().voyage().unwrap();
    let place = voyage.place("cards").unwrap();
    let VoyageDeed::Do(rights) = &voyage.steps[place].deed else { unreachable!() };
    for (width, height) in [(390, 844), (1280, 800)] {
        page.size(width, height);
        go_to(&mut page, place);
        page.comes_true(&format!("{LIT} == 'fish, fish'"), SETTLED);
        assert_eq!(page.text(LIT), "fish, fish", "{width} px: {}", page.shoot("lit").display());
        for right in rights {
            act(&mut page, &right[0]);
        }
        page.wait("the deed", "document.getElementById('voyage').dataset.at == 'done'");
        page.comes_true(&format!("{LIT} == 'own fish'"), SETTLED);
        assert_eq!(page.text(LIT), "own fish", "{width} px: {}", page.shoot("lit").display());
    }
}

/// A card that is kept is seen when the captain praises it.
#[test]
fn the_card_that_was_saved_is_in_the_light() {
    let mut evening = Evening::begin();
    let mut page = set_sail(&mut evening, "miaui");
    let voyage = catalog::find("miaui").unwrap().voyage().unwrap();
    let place = voyage.place("save").unwrap();
    let VoyageDeed::Do(rights) = &voyage.steps[place].deed else { unreachable!() };
    page.size(390, 844);
    go_to(&mut page, place);
    act(&mut page, &rights[0][0]);
    page.wait("the deed", "document.getElementById('voyage').dataset.at == 'done'");
    check_step(&mut page, "save done");
    assert!(page.has("#hand #hand-12"), "{}", page.shoot("saved").display());
}

/// Whose tie it is, Kiti's hands say: the bubble lies over neither of them.
#[test]
fn the_hands_of_kiti_are_seen_when_she_is_asked_about() {
    const HIDDEN: &str = "(() => {
        const box = document.getElementById('voyage').getBoundingClientRect();
        const hands = [...document.querySelectorAll('.kiti .point')].map((hand) => hand.getBoundingClientRect());
        const isClear = (hand) => box.right <= hand.left + 3 || box.left >= hand.right - 3 || box.bottom <= hand.top + 3 || box.top >= hand.bottom - 3;
        return hands.length == 2 ? hands.filter((hand) => !isClear(hand)).length : -1;
    })()";
    let mut evening = Evening::begin();
    let mut page = set_sail(&mut evening, "miaui");
    let voyage = catalog::find("miaui").unwrap().voyage().unwrap();
    for (width, height) in [(390, 844), (1280, 800)] {
        page.size(width, height);
        for step in ["tie", "kiti"] {
            go_to(&mut page, voyage.place(step).unwrap());
            page.comes_true(&format!("{HIDDEN} == 0"), SETTLED);
            assert_eq!(
                page.eval(HIDDEN),
                json!(0),
                "{step}, {width} px: {}",
                page.shoot("kiti").display()
            );
        }
    }
}

/// On a phone the captain's words are read whole, and the button that leads on is there, whatever was done.
#[test]
fn whoever_did_a_deed_reads_on_and_sees_the_way_on_a_phone() {
    let mut evening = Evening::begin();
    let mut page = set_sail(&mut evening, "miaui");
    page.size(390, 844);
    let voyage = catalog::find("miaui").unwrap().voyage().unwrap();
    for id in ["tie", "gull", "gift"] {
        let place = voyage.place(id).unwrap();
        go_to(&mut page, place);
        let is_open = "!document.querySelector('#voyage[data-my-folded]')";
        page.comes_true(is_open, SETTLED);
        assert!(
            page.has("#voyage:not([data-my-folded])"),
            "{id}: {}",
            page.shoot("asked").display()
        );
        match &voyage.steps[place].deed {
            VoyageDeed::Do(rights) => act(&mut page, &rights[0][0]),
            VoyageDeed::Guess { right, .. } => {
                page.click(&format!("#voyage-acts [name=answer][value='{right}']"));
            }
            _ => unreachable!("it asks for a deed"),
        }
        page.wait("the deed", "document.getElementById('voyage').dataset.at == 'done'");
        page.comes_true(
            &format!(
                "{is_open} && document.querySelector('#voyage-acts button').checkVisibility()"
            ),
            SETTLED,
        );
        assert!(
            page.has("#voyage:not([data-my-folded])"),
            "{id}: {}",
            page.shoot("done").display()
        );
    }
}

/// Whoever has walked sees where everybody stands: the captain speaks beside the map.
#[test]
fn after_a_walk_the_bubble_lies_beside_the_island() {
    let mut evening = Evening::begin();
    let mut page = set_sail(&mut evening, "jackal");
    let voyage = catalog::find("jackal").unwrap().voyage().unwrap();
    let place = voyage.place("walk").unwrap();
    let VoyageDeed::Do(rights) = &voyage.steps[place].deed else { unreachable!() };
    for (width, height) in [(390, 844), (1280, 800)] {
        page.size(width, height);
        go_to(&mut page, place);
        for right in rights {
            act(&mut page, &right[0]);
        }
        page.wait("the walk", "document.getElementById('voyage').dataset.at == 'done'");
        let is_beside = page.comes_true(
            "(() => {
                const [bubble, map] = ['voyage', 'map'].map((id) => document.getElementById(id).getBoundingClientRect());
                return bubble.bottom <= map.top || bubble.top >= map.bottom || bubble.left >= map.right || bubble.right <= map.left;
            })()",
            SETTLED,
        );
        assert!(is_beside, "{width} px: {}", page.shoot("walk").display());
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
    let leads_on = "document.querySelector('#voyage-acts button').checkVisibility()";
    assert_eq!(page.eval(leads_on), json!(true), "and the way on is in it");
    page.click("#voyage-said");
    page.wait("the bubble to open", "!!document.querySelector('#voyage:not([data-my-folded])')");
    assert_eq!(page.text("document.getElementById('voyage-fold').ariaExpanded"), "true");
    page.click("#voyage-fold");
    page.wait("the bubble to fold", "!!document.querySelector('#voyage[data-my-folded]')");
}

/// Of several cards the one that is clicked goes back, whichever was laid last.
#[test]
fn a_laid_card_goes_back_by_a_click() {
    let mut evening = Evening::begin();
    let mut page = set_sail(&mut evening, "rattus-cartus");
    let voyage = catalog::find("rattus-cartus").unwrap().voyage().unwrap();
    let place = voyage.place("visit").unwrap();
    let VoyageDeed::Do(rights) = &voyage.steps[place].deed else { unreachable!() };
    go_to(&mut page, place);
    for right in &rights[..3] {
        act(&mut page, &right[0]);
    }
    page.wait("two cards", "document.querySelectorAll('#visit-0 .back').length == 2");
    let first = "document.querySelector('#visit-0 .back').value";
    let clicked = page.text(first);
    page.click("#visit-0 .back");
    page.wait("one card", "document.querySelectorAll('#visit-0 .back').length == 1");
    assert_ne!(page.text(first), clicked);
}

/// Who took which catch stands on the lagoon, whatever their name.
#[test]
fn the_name_of_whoever_takes_a_catch_is_read_whole() {
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

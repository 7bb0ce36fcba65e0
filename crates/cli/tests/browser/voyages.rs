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
/// bubble covers it or leaves the window.
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
    const high = Math.max(...lights.map((lit) => lit.bottom)) - Math.min(...lights.map((lit) => lit.top));
    const hasRoom = high + box.height < innerHeight - 120;
    if (!lights.every(isFree) && hasRoom) wrong.push(`the bubble covers what it speaks of: ${JSON.stringify([box, lights])}`);
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
                page.comes_true(&format!("{WRONG}.length == 0"), SETTLED);
                let wrong = page.eval(WRONG);
                assert_eq!(
                    wrong,
                    json!([]),
                    "{game}, {}, {width} px: {}",
                    step.id,
                    page.shoot(game).display()
                );
            }
        }
        assert_eq!(axe::violations(&mut page), Vec::<String>::new(), "{game}");
        assert_eq!(page.complaints(), Vec::<String>::new(), "{game}");
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

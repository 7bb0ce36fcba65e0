//! Sounds: none before somebody wants them, never one over the other, and a bell for whoever is called.

use serde_json::json;

use super::chromium::Page;
use super::{Evening, FREE_CARD, IS_OVER, wait_for_my_turn, wait_for_the_next_round};

/// From now on every voice is written down, [kind, begin, end], and so is every tap.
const LISTEN: &str = "(() => {
    globalThis.contexts = 0;
    globalThis.voices = [];
    globalThis.taps = [];
    const Plain = AudioContext;
    globalThis.AudioContext = class extends Plain { constructor() { super(); contexts++; globalThis.audio = this; } };
    for (const kind of ['OscillatorNode', 'AudioBufferSourceNode']) {
        const Node = globalThis[kind];
        globalThis[kind] = class extends Node {
            start(at) { this.at = at; super.start(at); }
            stop(at) { voices.push([this.type ?? 'noise', this.at, at]); super.stop(at); }
        };
    }
    navigator.vibrate = (tap) => taps.push(tap);
})()";

const LOADED: &str =
    "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/sound.js'))";

/// The log tells at once what sounds like this.
fn tell(page: &mut Page, sounds: &[&str]) {
    page.eval(&format!(
        "document.dispatchEvent(new CustomEvent('told', {{ detail: {}.map((sound) => {{
             const line = document.createElement('li');
             line.dataset.sound = sound;
             return line;
         }}) }}))",
        json!(sounds)
    ));
}

/// Forgets what was heard, once it has been heard out.
fn fall_silent(page: &mut Page) {
    page.wait("silence", "voices.every(([, , end]) => end + 0.1 < audio.currentTime)");
    page.eval("voices.length = taps.length = 0");
}

fn play_a_round(page: &mut Page) {
    wait_for_my_turn(page);
    let round = page.text("document.querySelector('#round').innerText");
    page.click(FREE_CARD);
    wait_for_the_next_round(page, &round);
}

#[test]
fn nothing_sounds_until_somebody_wants_it_and_then_one_after_another() {
    let mut evening = Evening::begin();
    let mut page = evening.play_now();
    page.eval(LISTEN);
    play_a_round(&mut page);
    assert_eq!(page.eval("contexts"), json!(0), "nobody has switched it on");
    assert_eq!(page.eval(LOADED), json!(false));
    page.click("[popovertarget=tempo]");
    page.click("#tempo [name=sound][value=quiet]");
    page.wait("a coin to try it", "contexts == 1 && voices.length == 3");
    page.press("Escape");
    fall_silent(&mut page);
    // A heap of events: the same is said once, and what would come too late is not said at all.
    tell(&mut page, &["card", "card", "card", "coin", "coin", "dice", "splash", "cat", "nonsense"]);
    let heard = page.text("JSON.stringify(voices)");
    let heard: Vec<(String, f64, f64)> = serde_json::from_str(&heard).unwrap();
    assert_eq!(heard.len(), 2 + 3 + 10, "card, coin and dice: {heard:?}");
    let (card, coin, dice) = (&heard[..2], &heard[2..5], &heard[5..]);
    let end =
        |voices: &[(String, f64, f64)]| voices.iter().map(|voice| voice.2).fold(0.0, f64::max);
    assert!(coin.iter().all(|voice| voice.1 >= end(card)), "{heard:?}");
    assert!(dice.iter().all(|voice| voice.1 >= end(coin)), "{heard:?}");
    fall_silent(&mut page);
    page.eval("document.dispatchEvent(new Event('called'))");
    assert_eq!(page.eval("[voices.length, taps.length]"), json!([4, 1]), "a bell and a tap");
    fall_silent(&mut page);
    // A round is heard, and the bell at its end.
    play_a_round(&mut page);
    wait_for_my_turn(&mut page);
    let over = page.eval(IS_OVER) == json!(true);
    page.wait("water", "voices.some(([kind, begin, end]) => kind == 'noise' && end - begin > 0.3)");
    assert!(over || page.eval("taps.length > 0") == json!(true));
    // It is remembered, and can be switched off again.
    let here = page.text("location.href");
    page.open(&here);
    assert_eq!(page.text("document.documentElement.dataset.sound"), "quiet");
    page.wait("the sounds", LOADED);
    page.eval(LISTEN);
    page.click("[popovertarget=tempo]");
    page.click("#tempo [name=sound][value=off]");
    tell(&mut page, &["coin"]);
    assert_eq!(page.eval("voices.length"), json!(0));
    assert_eq!(page.complaints(), Vec::<String>::new());
}

// The curtain of a device that several people share. A finger has to mean it: it holds the button or pulls it up, and lets
// go; a key is pressed on purpose anyway. When the page becomes somebody else's, nothing stays of what the last one was told.

import { skip } from "./frames.js";

/** So long, in milliseconds, a finger holds the button. */
const HOLD = 600;
/** So far, in pixels, it pulls the button up. */
const PULL = 56;

const liftAt = (target) => target?.closest?.("[data-lift-curtain]");

/** Lifts the curtain when a finger that meant it lets go: whatever is under it by then is not touched. */
document.addEventListener("pointerdown", (down) => {
  const button = liftAt(down.target);
  if (!button || down.button) return;
  button.setPointerCapture(down.pointerId);
  button.dataset.myHeld = "";
  let up = 0;
  function move({ clientY }) {
    up = down.clientY - clientY;
    button.style.translate = `0 ${-Math.min(Math.max(up, 0), PULL)}px`;
  }
  function end({ type, timeStamp }) {
    delete button.dataset.myHeld;
    button.style.translate = "";
    for (const [name, listener] of listeners) button.removeEventListener(name, listener);
    if (type !== "pointerup" || (timeStamp - down.timeStamp < HOLD && up < PULL)) return;
    button.dataset.myMeant = "";
    button.click();
    delete button.dataset.myMeant;
  }
  const listeners = [["pointermove", move], ["pointerup", end], ["pointercancel", end]];
  for (const [name, listener] of listeners) button.addEventListener(name, listener);
});

/** A mere tap, or a key that is still held down from before, does not lift it. */
document.addEventListener(
  "click",
  (event) => {
    const button = liftAt(event.target);
    if (!button) return;
    if (event.isTrusted && event.detail > 0 && button.dataset.myMeant === undefined) {
      event.preventDefault();
      return event.stopImmediatePropagation();
    }
    skip();
  },
  { capture: true },
);
document.addEventListener("keydown", (event) => event.repeat && liftAt(event.target) && event.preventDefault(), { capture: true });
// Whoever holds a finger there wants no menu of the browser.
document.addEventListener("contextmenu", (event) => liftAt(event.target) && event.preventDefault());

const whose = () => document.getElementById("main").dataset.whose;
let last = whose();

/** Whatever was said over the page was said to whoever had the device before. */
function forget() {
  document.getElementById("toasts").replaceChildren();
  document.getElementById("sure-what")?.replaceChildren();
  document.getElementById("sure")?.close();
  document.querySelector(".announce")?.remove();
  document.dispatchEvent(new Event("handed"));
  document.getElementById(whose() === "" ? "curtain" : "prompt")?.focus({ preventScroll: true });
}

document.addEventListener("shown", () => {
  const now = whose();
  if (now !== last && (now ?? last) !== undefined) forget();
  last = now;
});
